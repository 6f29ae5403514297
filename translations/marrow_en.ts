<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Actions</name>
    <message>
        <source>Import a &amp;Model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a voxel rig from a MagicaVoxel or JSON model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file in a new tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the file; the version before is kept as a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write to another file and go on working in that one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a copy in another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the view shows as a PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh &amp;Thumbnail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a picture of the view into the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close every document and leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the step again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find an Action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action, joint, clip and recent file by a few letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See and change every shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring what is selected into the middle of the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look from the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look from the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the skeleton over the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the name beside each joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-&amp;ray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See through the voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner&amp;ship Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour each voxel by the joint it follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hatch every second joint, for eyes that confuse colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Isolate Joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only the selected joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the &amp;Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel back where it began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joint Tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select, move, turn and scale joints in the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Painting Tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint which voxel follows which joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rig from &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the rig by one described in JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rig &amp;to JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the rig and the model as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check the Rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for empty joints, islands and double names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first ten minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where every step of this session is written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Marrow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AutoBinding</name>
    <message>
        <source>The skeleton has no joints to bind to. Add some or fit a template first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binding was cancelled; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following the bones through the model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing for “%1” to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option --%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lang takes en or zh_CN, but “%1” was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marrow-cli --list-jobs lists what can be done, marrow-cli JOB --help explains one job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job was named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no job “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit with 3 when there were warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language of messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marrow-cli JOB … does one job without a window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marrow-cli JOB --help explains one job.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClipOps</name>
    <message>
        <source>A clip lasts at most %1 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frames a second would make too many keys. Choose fewer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>runs must ascend and lie inside the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Paint %n voxels to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A rig holds at most 65,536 clips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the clip %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate the clip %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the clip %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one clip is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two clips would have the id %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Renumber %n clips</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the clip %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n clips</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over %n clips</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a number of at least 0 is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 last %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stretch %1 to %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 a loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Clean up %n keys of %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Resample %1 at %2 frames a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are needed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a number is missing or too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The argument &quot;%1&quot; cannot be used: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rig has no clip %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no rig yet. Start one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one joint is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it must be one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quaternion of length zero turns nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1, leaving its voxels to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 under %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 a root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1 mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1 is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Renumber %n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1 the id %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reorder %n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1 has no key at %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least one key is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms lies behind the end of the clip</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Set %n keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1 at %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Paste %n keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale the times of %n keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all keys of %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Start a rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take over a rig with %n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 the default joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Start a rig from a template with %n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bind voxels to the nearest joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a PNG picture of at most %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the thumbnail</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CopyRows</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing without saving throws away every step since the last save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw changes away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing over it loses that program&apos;s changes; they stay in the backup beside the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command called &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>%1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a kind of file this program knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to look into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be inspected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the files to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also compare the CRC-32 of every chunk of a puppet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens without its rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to save it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be saved again; convert it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two files are of different kinds; %1 cannot be compared with the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to convert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to write; its extension says what it becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version of the puppet format to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how a puppet&apos;s chunks are compressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out names a player does not need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the axis that points up in what is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be converted to anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot become .%2; possible are %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the asset to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PNG to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of the picture in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pose by this clip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time in the clip in milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a puppet&apos;s parameter and its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bits of a puppet&apos;s advanced mode to switch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera of a voxel asset: turn and tilt in degrees, distance in voxels (0: fit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the background transparent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a puppet with OpenGL instead of the reference renderer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size takes a width and height of 1 to 16384 such as 800x600, but “%1” was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what is in a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks files strictly and says what is wrong, and where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says in what two files differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a file and saves it without an edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a file in another format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws an asset to a PNG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not JSON: %2 at byte %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 takes %2, but “%3” was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the voxel asset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to save the painted asset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the joint that what is chosen behind it will follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 takes whole numbers, but %2 was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the voxels between two corners, both included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the voxels whose middle is within r of a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the voxels of the same palette index that hang together with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose all voxels of this one&apos;s palette index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the voxels that follow this joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also give the mirror image across the middle of the grid to the paired joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the voxels of this joint alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no voxel at %1, %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 has no joint on the other side; the mirror image was left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen voxels have no voxel on the other side, the first at %2, %3, %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was chosen: give --box, --sphere, --fill, --same-color or --select-joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no rig to paint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  joint %1: %2 voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives voxels to joints with the painting tools.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the first file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the second file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the multiply colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the screen colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position of vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texture position of vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a keyform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blend shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bone or exact link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P2LRT version %1, canvas %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes (%2, %3 unpacked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--to-version is 1 or 2, but %1 was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the puppet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the puppet to write; not needed to export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the panel to put in, in JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the panel instead of replacing it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either --export alone, or the puppet to write and the panel with --json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints or replaces the parameter panel of a puppet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puppet has no parameter “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--set takes a parameter and its value such as 3=0.5, but “%1” was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puppet has no clip %1; it has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puppets are drawn by the reference renderer here; leave out --gpu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drew %1 in %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 × %3 cells, %4 voxels, %5 colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The section %1 has no place in JSON and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The materials are in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid is %1 in the first and %2 in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels added, %2 removed, %3 of another color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunk size is %1 in the first and %2 in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another color or material</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another anchor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another pivot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the first, %2 in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another hash of the voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another asset id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another generator id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is only in the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is only in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is named “%1” in the first and “%2” in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the parent %1 in the first and %2 in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands elsewhere at rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default joint is %1 in the first and %2 in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels follow joint %2 in the first and joint %3 in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes %1 ms in the first and %2 ms in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the track of joint %1 is only in the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the track of joint %1 is only in the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys of joint %1 differ (%2 and %3 keys)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the first has a rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the second has a rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rig: %1 joints, %2 clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  joint %1 “%2”: %3 voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  clip %1 “%2”: %3 ms, %4 tracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pose by this clip; without it the bind pose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the ray begins and its direction, in voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to save it with the new rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rig as JSON: joints, default_joint, bindings, animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1: %2 quads, %3 unit faces, %4 vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 quads, %2 unit faces, %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no rig, so there is nothing to pose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--ray needs a direction; dx, dy and dz are all 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ray hits nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voxel %1, %2, %3 of joint %4 at distance %5, face %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joints, %2 clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The asset has no clip %1; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meshes a voxel asset along the borders of its joints and counts the faces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says where every joint stands at a time of a clip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds the voxel that a ray hits, in any pose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces the rig of a voxel asset by one in JSON.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Undo %n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The journal %1 could not be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal %1 is larger than a journal gets (%2 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal %1 was written by a later version of Marrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of the journal is damaged. The steps behind it were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a journal of Marrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal %1 belongs to another file, or the file was changed by another program since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal %1 holds no usable state to begin from. Give the file it began from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 (%2) could not be done again, so the replay ends before it: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal %1 is of another kind of asset (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command called &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program after these edits began. They were recovered as they were, without that change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal of %1 could not be written (%2). You can go on working; steps since the last save would be lost in a crash. Save now, and free some space or choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three sizes [x, y, z] belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a color as #RRGGBB or #RRGGBBAA belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of colors belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with index and color belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index %1 was there before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of voxels [x, y, z, index] belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a voxel [x, y, z, index] belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the palette has no index %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell %1, %2, %3 was filled before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three numbers [x, y, z] belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32 hexadecimal digits belong here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295 belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” means nothing here and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte %1: this is not JSON: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with grid, palette and voxels belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with joints and bindings belongs here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>P2lrt</name>
    <message>
        <source>the first string does not start at 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the strings do not end where the chunk ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string ends before it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data ends in the middle of a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is infinite or not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is not valid UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the padding before an array is not zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array holds a number that is infinite or not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of fractions is stored in a way that does not suit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of numbers is stored in a way that does not suit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run of bytes is stored in a way that does not suit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parameter panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>information about the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bones and exact links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colliders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>events and extra curves of clips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>the puppet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the steps to run, as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ran %n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them observations; --json prints what was seen.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The script is not valid JSON: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script has no list of steps. It needs {&quot;steps&quot;: […]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run scripted steps on a puppet and report what is seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RigChecks</name>
    <message>
        <source>joint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) are called &quot;%1&quot;: %2. Tools that find joints by name take only one of them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No voxel follows %1; it only carries the joints below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No voxel follows %1 and no joint hangs from it. Paint voxels for it or delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) follow joint %1, which the skeleton does not have. Assign them to another joint.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n more separate piece(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) of %1 at %2 do not touch its main piece.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 follow %2, %3 voxels away; %4 is only %5 away.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The default joint %1 is not in the skeleton. Choose another default joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every voxel follows the default joint %1: nothing has been painted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) were left to the default joint %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 were left to the default joint %2, away from its other voxels. Were they missed?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RigJson</name>
    <message>
        <source>&quot;%1&quot; is not a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry is not an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from 0 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is not a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name takes %1 bytes; a VFP holds %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs %2 numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a number a VFP can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quaternion of length zero turns nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rig needs at least one joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rig holds at most %1 joints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parents of some joints form a circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is outside the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no voxel at this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This voxel is bound twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The times of the keys do not ascend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 has two tracks in this clip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rig holds at most %1 clips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clip %1 is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RigTemplates</name>
    <message>
        <source>The model has no voxels a skeleton could be fitted to.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a folder of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written. %2 The file that was there is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is write-protected. %2 Save under another name, or allow writing to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No backup of %1 could be kept, so it was not saved. %2 The file that was there is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionFields</name>
    <message>
        <source>(the section ends before this field)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a picture that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rebuildable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>presentation only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkeletonOps</name>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 cannot have children: the file stores a parent&apos;s id in 16 bits with a sign, so only ids up to %2 can be parents. Give it a smaller id first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 cannot be moved under joint %2, which is itself below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of joint %1 takes more than the %2 bytes a file has room for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the clip %1 the new parent has a scale of zero, so joint %2 cannot keep its place there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skeleton has all the %1 joints a file can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rig needs at least one joint. To be rid of the rig, remove the rig itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 cannot inherit from itself. Choose another joint for its voxels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transform of joint %1 has a value that is no number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 cannot have children: only ids up to %2 can be parents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two joints would have the id %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joint with children cannot have the id %1: only ids up to %2 can be parents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new order names joint %1 twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new order must name every joint once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joint with a scale of zero cannot keep a place in the world. Give the joints above it a scale first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vfp</name>
    <message>
        <source>a track of clip %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip %1 moves joint %2, which the skeleton does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip %1: the track of joint %2 stands after that of joint %3; joints must ascend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip %1, joint %2: %3 keys are counted, but the section ends before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip %1, joint %2, key %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time %1 ms is after the clip&apos;s end at %2 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time %1 ms is not after the key before; times must ascend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a clip&apos;s header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip %1 stands after clip %2; ids must ascend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of clip %1 is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip %1: %2 tracks are counted, but the section ends before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 is not known; only 1 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 clips are counted, but the section ends before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow the last clip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file does not begin with VFPK, so it is not a VFP file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends before its header and footer are complete. It may have been cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is of major version %1; only version 1 is known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header says it is %1 bytes long instead of 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow the footer, where the file should end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no footer stands at the end of the file. It may have been cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the footer is of version %1.%2, the header of 1.%3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the footer says it is %1 bytes long instead of 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the footer says the file has %1 bytes, but it has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory (offset %1, %2 bytes) does not lie between header and footer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry&apos;s tag is not four printable characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section (offset %1, %2 bytes) does not lie between header and directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section overlaps %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory is shorter than its header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory does not match its CRC-32; the file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no directory begins here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory is of version %1 with a header of %2 and entries of %3 bytes; version 1 with 32 and 48 is known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory counts %1 entries, but %2 bytes of entries follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of chunk %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reserved field %1 is not zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section ends inside %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is 0 on an axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section has %1 bytes instead of 128.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 with %2 bytes is not known; version 1 with 128 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunkCount is %1, but the grid has %2 chunks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 16 and 8 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header counts %1 entries, but %2 bytes of entries follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 is for index 0, which means an empty cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 repeats the index %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 32 and 32 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index has %1 entries, META counts %2 chunks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 is for chunk %2, which does not exist or was there before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position, size or counts of entry %1 are not those of chunk %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section is marked as required, but this program does not know it. A newer version may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the section does not match its CRC-32. It is not needed for the model and is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the directory gives two different lengths. The section is kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>META: anchor or pivot is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints %1 and %2 are both named “%3”. Tools that go by names may mix them up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The rig was left out; the model is shown in bind pose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 MB; files over 2,048 MB are not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read to its end: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rig section has chunk id -1 and flags 0; this one has %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section is stored with codec %1, which is not known; only 0 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory gives the section %1 stored and %2 plain bytes; with codec 0 they are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section does not match its CRC-32; it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1 has the parent %2, which does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1 is its own ancestor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint record %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1 stands after joint %2; ids must ascend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1 has the parent %2; only -1 means none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of joint %1 is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section needs SKEL, which the file does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section needs VSKN, which the file does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joints are counted, but the section ends before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow the last joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoding %1 is not known; only 1 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default joint %1 is not in the skeleton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records are counted, but %2 bytes of records follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1 is for voxel %2, the one before for %3; offsets must ascend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1 is for voxel %2, but the grid has %3 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1 binds the cell %2, which is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1 names joint %2, which the skeleton does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records of VSKN name the default joint, which needs none. They are left out when the binding changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skeletonHash is not the hash of SKEL: the section belongs to another skeleton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseSourceHash is not META&apos;s sourceHash: the section belongs to another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translation is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotation is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale is not a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotation has the length %1 instead of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “%1…” takes %2 bytes; the file format has room for 255.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skeleton has %1 joints; the file format has room for 65,535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint %1 has the parent %2; the file format has room for parents up to 32,767. Give the parent a smaller id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default joint %1 is not in the skeleton.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxels are bound to joint %1, which the skeleton does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clip %1 moves joint %2, which the skeleton does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory gives the section chunk id %1, which is not its kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run has length zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runs hold more than the chunk&apos;s %1 voxels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runs end before the chunk&apos;s %1 voxels are filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last run is cut in half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 with a header of %2 bytes is not known; version 1 with 32 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section is of chunk %1, the directory says %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunk is %1 × %2 × %3 here, but the grid makes it %4 × %5 × %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunk has %1 cells, the header says %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voxels coded as %1 are not known; 0 and 1 are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header counts %1 bytes of voxels, the section has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes of plain voxels do not fill the chunk&apos;s %2 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header counts %1 voxels, but there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entry counts %1 voxels, but VOX0 has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voxels use the palette index %1, which PAL0 does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section is missing; without it the model cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid has no chunk %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the section is missing, but CHIX counts %1 voxels in the chunk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voxelCount is %1, but there are %2 voxels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>META counts %1 palette entries, PAL0 has %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Vox</name>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene is %1 × %2 × %3 voxels (x, y up, z), but a VFP grid has at most 255 on an axis. Move its models closer together or split it into several files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s models are stored in the chunk %1, which is not MagicaVoxel&apos;s and cannot be read here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no voxels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scene places more voxels than any grid could hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels lie where another model has one already; the later model won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 models are stored in a way that is not MagicaVoxel&apos;s and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunk MAIN is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside a chunk. It may have been cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunk %1 ends inside a record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model is %1 voxels long on an axis; 256 is the most a file may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a voxel lies outside its model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rotation or translation of node %1 means nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1 moves over %2 frames; the first is imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1 shows %2 models one after the other; the first is imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene contains itself or is nested more than %1 deep (node %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene places more than %1 nodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node %1 shows the model %2, which the file does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a Slab6 voxel file by Ken Silverman&apos;s format, not a MagicaVoxel file; it has the same extension but cannot be imported. Open it in Slab6 or another editor and save it as a MagicaVoxel .vox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file does not begin with VOX, so it is not a MagicaVoxel file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds %1 models without a scene, which are frames of an animation; the first is imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 models stand nowhere in the scene and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 models are hidden in MagicaVoxel; they are imported all the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow</name>
    <message>
        <source>Voxel pictures need a graphical application, and this process was started without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display, so the voxel model cannot be drawn. Start the program in a desktop session, or run it under a virtual display: xvfb-run -a -s &quot;-screen 0 1600x1000x24&quot; followed by the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display offers no OpenGL, so the voxel model cannot be drawn. Install the graphics driver, or Mesa&apos;s software renderer (package libgl1-mesa-dri), and start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to draw the voxel model, and the display offers only %1.%2. A newer graphics driver, or Mesa&apos;s software renderer (LIBGL_ALWAYS_SOFTWARE=1), helps.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::CommandPalette</name>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is called that. Try fewer letters.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::DeleteJointsDialog</name>
    <message numerus="yes">
        <source>%n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels follow %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n child joints hang on it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is the default joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give them to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint that gets the voxels and children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::DocumentSession</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than any model that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::FileInspector</name>
    <message>
        <source>Grid %1 × %2 × %3, chunks %4 × %5 × %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels, %2 colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source hash %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no thumbnail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sections of the open file are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh from the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the view as it is now and keeps the picture in the file when you save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header fields</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step you take in a document is listed here, and a click goes back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::IssuesModel</name>
    <message>
        <source>Error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>voxel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::IssuesPanel</name>
    <message>
        <source>Check the rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last check found no fault in the file or its rig.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check looks for joints without voxels, islands, far voxels and double names, and each finding jumps to its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::JointInspector</name>
    <message numerus="yes">
        <source>%n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No joint is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one in the skeleton, or click it in the view, to see and set its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joint&apos;s number in the file. A number that is taken is exchanged with its owner&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None (root)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxels nobody assigned follow this joint. Make another one the default to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers relative to the parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in the model&apos;s space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all numbers as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Degrees about the fixed X, then Y, then Z axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play about the new place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep their numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to the joint&apos;s keys, which hold whole transforms, when its rest pose changes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::JointTool</name>
    <message>
        <source>Drag an arrow or a square to move · Ctrl turns snapping over · W move, E turn, R scale · Alt+arrows move by a voxel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a ring to turn · Ctrl turns snapping to 15° over · W move, E turn, R scale · Alt+arrows turn by 15°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a handle to scale · Ctrl turns snapping over · W move, E turn, R scale</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::JointToolOptions</name>
    <message>
        <source>Move (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joint&apos;s own axes instead of the model&apos;s (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joint&apos;s own axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No snapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to centres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a moved joint comes to rest among the voxels. Holding Ctrl turns it over; turns snap to 15°.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints below keep their place in the model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::MainWindow</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rig in this file is faulty and was left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer on the disk. It is still open here; saving writes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not loaded again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a file on the window, or press Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1 as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavefront model (*.obj)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model and rig as JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture: the view cannot draw here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rig from JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rig as JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rig was not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recent file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no journal yet: it begins with the first edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step is being written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Marrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rigging and preview studio for voxel rigs and puppets. MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::NumberField</name>
    <message>
        <source>Copy the number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number or a sum such as 12*1.5 or +3, or drag sideways (Shift fine, Ctrl coarse).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click sets it back to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::OffscreenRenderer</name>
    <message>
        <source>A picture of %1 × %2 pixels cannot be drawn. Each side must be between 1 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::OffscreenRenderer::Private</name>
    <message>
        <source>The graphics driver gave no picture back. Try a smaller size, or start with LIBGL_ALWAYS_SOFTWARE=1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::OpenDocuments</name>
    <message>
        <source>%1 was not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work was not recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxel rig (*.vfp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close that tab first, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything Marrow opens (*.vfp *.vox *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxel rigs (*.vfp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models to make a rig from (*.vox *.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::PaintSession</name>
    <message>
        <source>Nothing changed: these voxels follow %1 already, or a mode or lock kept them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lasso is drawn with the pointer. With the keyboard, take the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the cursor on a voxel first, with the arrow keys or by its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the other end with the arrow keys, then press Return again. Escape takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No voxels are selected. Turn on &quot;Select first&quot; and choose some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the other joint of the gradient first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every voxel of %1 has one on the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels have none on the other side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::PaintTool</name>
    <message>
        <source>Select a joint to paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the joint to paint first: Alt+click picks the one under the pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to paint. [ ] size · Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices · Esc takes the stroke back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a flat face; drag over more. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from one corner to the other. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw around the voxels; the loop closes by itself. Esc takes it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to fill what is connected. Alt picks the joint · Ctrl+wheel slices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a colour to take all its voxels. Shift only the connected piece · Alt picks the joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from the lowest to the highest layer. Shift only the connected piece · Alt picks the joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from the active joint&apos;s end to the other joint&apos;s end. Each voxel goes to the nearer one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to pick the joint under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::PaintingPanel</name>
    <message>
        <source>No joint selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign %1 voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No voxels selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected voxels to %1 (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no joint of the other side: its mirror image is left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 voxels found none on the other side. Click one to see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxel brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flood fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paints the voxels under it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the whole flat face under the pointer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes what lies between two corners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes what you draw around.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes what is connected, as far as:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes every voxel of the colour you click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the layers between two heights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splits the selection, or both joints&apos; voxels: each goes to the nearer end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the joint under the pointer the one to paint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All voxels within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surface only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between the corners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along Y (height)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the longest way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flat layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other joint:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays on the piece the gesture began on. Holding Shift does the same once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diameter in voxels: [ smaller, ] larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deep the brush goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deep the box goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How deep the lasso goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis of the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis between the joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to paint yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painting says which joint each voxel follows. Open a rig, or start a skeleton for the open model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the joint before (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock: painting neither takes voxels from this joint nor gives it any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any voxel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only unassigned voxels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only voxels of one joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only voxels of this joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint both sides (M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mirror image goes to the paired joint: arm_L and arm_R, 左 and 右.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the mirror plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the joint&apos;s voxels that have none on the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voxels without a partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select first (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools choose voxels instead of painting them; assign them when the choice is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the selection (Ctrl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a new choice does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cursor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the tool here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this panel in focus, the arrow keys and Page Up, Page Down move the cursor, and Return uses the tool.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::PanelSet</name>
    <message>
        <source>Skeleton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Painting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::RecoveryDialog</name>
    <message>
        <source>Recover unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a document that was never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Marrow ended before %1 was saved. Its journal holds %n step(s), the last one from %2. Choose the step to go on from; the file on the disk is not touched until you save.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the journal away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::RigContext</name>
    <message>
        <source>Joint %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::ScriptPlayer</name>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries in the pose group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command %1 asks for number %2, but the puppet has %3 %4, numbered from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step needs a &quot;do&quot; list that begins with the name of a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The command %1 takes %n argument(s), but this step gives %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Argument %1 of %2 must be a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument %1 of %2 must be a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::SectionsModel</name>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at byte %2: %3 bytes stored, %4 unpacked, flags: %5, CRC-32 %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRC</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::ShortcutsDialog</name>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Blender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Blockbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Photoshop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces every shortcut by those of a program you know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has this shortcut now and would lose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an action, then press the keys it shall have.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::SkeletonModel</name>
    <message numerus="yes">
        <source>%1, joint %2: %n voxels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The default joint: voxels nobody assigned follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to hide the joint&apos;s voxels. Alt+click shows only this joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden. Click to show the joint&apos;s voxels again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked: painting does not touch its voxels. Click to unlock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to lock: painting then leaves its voxels alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not locked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::SkeletonPanel</name>
    <message>
        <source>joint</source>
        <comment>the name a new joint gets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joint cannot hang on itself or on something below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hang on %1, keeping its place in the model. Alt: keep its local numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hang on %1, keeping its local numbers. Alt: keep its place in the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a root. Alt: keep the other numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1 voxels</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joints of a voxel rig are listed here. Open a .vfp file, or drop one on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rig in this file could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The issues say why. It stays in the file until you start a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no skeleton yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints let its parts move. A template is fitted to the model&apos;s size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From scratch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Humanoid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bind voxels to the nearest joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives every voxel a joint by the way through the model, to paint over afterwards. Without it all voxels follow the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model faces −Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right change places. Without it the front is +Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No joint is called &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape in the search field shows all joints again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a child joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a joint on the surface at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a joint in the middle of the piece at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the default joint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it a root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide or show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select everything below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number joints in tree order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open all branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all branches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the rig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a child joint (Insert)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for the whole skeleton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joint dragged onto another one keeps its place in the model. Off: it keeps its local numbers and jumps.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::StartPage</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a voxel rig, a puppet or a model here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: the chef</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: the cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a .vfp to look at it, build its skeleton and paint which voxel follows which joint. A .vox or .json model becomes a new rig. Every step is written to a journal, so nothing is lost when the power goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files you open will be listed here with their pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::ViewBar</name>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by the palette, by the joint each voxel follows, or between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the joints apart to see between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slice: cut layers away on each axis to reach inside (Ctrl+wheel in the view)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>marrow::ViewportWidget</name>
    <message>
        <source>The 3D view is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to turn the view, Shift+right drag to move it, wheel to zoom, F to frame</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
