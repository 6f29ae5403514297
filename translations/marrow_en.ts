<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Acceptance</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>the contract is whole</source>
        <translation>the contract is whole</translation>
    </message>
    <message>
        <source>every member is the rigged model</source>
        <translation>every member is the rigged model</translation>
    </message>
    <message>
        <source>every member has a skin</source>
        <translation>every member has a skin</translation>
    </message>
    <message>
        <source>every member has a player</source>
        <translation>every member has a player</translation>
    </message>
    <message>
        <source>every player holds every clip of the contract</source>
        <translation>every player holds every clip of the contract</translation>
    </message>
    <message>
        <source>whoever walks plays the walk, also at work</source>
        <translation>whoever walks plays the walk, also at work</translation>
    </message>
    <message>
        <source>whoever works plays what the kind of work maps to</source>
        <translation>whoever works plays what the kind of work maps to</translation>
    </message>
    <message>
        <source>time goes on</source>
        <translation>time goes on</translation>
    </message>
    <message>
        <source>two pictures differ</source>
        <translation>two pictures differ</translation>
    </message>
    <message>
        <source>Cancelled before it was reached.</source>
        <translation>Cancelled before it was reached.</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>There is no %1.</translation>
    </message>
    <message>
        <source>It names no member.</source>
        <translation>It names no member.</translation>
    </message>
    <message>
        <source>It has %1 clips; %2 are expected.</source>
        <translation>It has %1 clips; %2 are expected.</translation>
    </message>
    <message>
        <source>It maps %1 kinds; %2 are expected.</source>
        <translation>It maps %1 kinds; %2 are expected.</translation>
    </message>
    <message>
        <source>“%1” is default, moving or chasing and no clip of it.</source>
        <translation>“%1” is default, moving or chasing and no clip of it.</translation>
    </message>
    <message>
        <source>The kind “%1” maps to “%2”, which is no clip of it.</source>
        <translation>The kind “%1” maps to “%2”, which is no clip of it.</translation>
    </message>
    <message>
        <source>%1 of %1.</source>
        <translation>%1 of %1.</translation>
    </message>
    <message>
        <source>Nobody is on the stage.</source>
        <translation>Nobody is on the stage.</translation>
    </message>
    <message>
        <source>%1 has no model at all.</source>
        <translation>%1 has no model at all.</translation>
    </message>
    <message>
        <source>%1: %2 has no skin.</source>
        <translation>%1: %2 has no skin.</translation>
    </message>
    <message>
        <source>No member is the rigged model.</source>
        <translation>No member is the rigged model.</translation>
    </message>
    <message>
        <source>%1 lacks %2.</source>
        <translation>%1 lacks %2.</translation>
    </message>
    <message>
        <source>%1 players hold all %2 clips.</source>
        <translation>%1 players hold all %2 clips.</translation>
    </message>
    <message>
        <source>No member has a player.</source>
        <translation>No member has a player.</translation>
    </message>
    <message>
        <source>%1 walks and plays “%2” in place of “%3”.</source>
        <translation>%1 walks and plays “%2” in place of “%3”.</translation>
    </message>
    <message>
        <source>%1 members were made to walk while at work; all play the walk.</source>
        <translation>%1 members were made to walk while at work; all play the walk.</translation>
    </message>
    <message>
        <source>%1 kinds and one unknown, %2 samples.</source>
        <translation>%1 kinds and one unknown, %2 samples.</translation>
    </message>
    <message>
        <source>The contract maps no kind.</source>
        <translation>The contract maps no kind.</translation>
    </message>
    <message>
        <source>%1 is at “%2” and plays “%3” in place of “%4”.</source>
        <translation>%1 is at “%2” and plays “%3” in place of “%4”.</translation>
    </message>
    <message>
        <source>The time of %1 stands still.</source>
        <translation>The time of %1 stands still.</translation>
    </message>
    <message>
        <source>%1 players went on by %2 s.</source>
        <translation>%1 players went on by %2 s.</translation>
    </message>
    <message>
        <source>Pictures of %1 differ in %2 % of the pixels.</source>
        <translation>Pictures of %1 differ in %2 % of the pixels.</translation>
    </message>
    <message>
        <source>%1 members look different after %2 s.</source>
        <translation>%1 members look different after %2 s.</translation>
    </message>
    <message>
        <source>Nothing can be drawn here.</source>
        <translation>Nothing can be drawn here.</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionFile</name>
    <message>
        <source>%1 numbers are needed here.</source>
        <translation>%1 numbers are needed here.</translation>
    </message>
    <message>
        <source>The hips have %1 places for %2 frames.</source>
        <translation>The hips have %1 places for %2 frames.</translation>
    </message>
    <message>
        <source>“%1” is no joint of the skeleton that may move.</source>
        <translation>“%1” is no joint of the skeleton that may move.</translation>
    </message>
    <message>
        <source>The track of %1 has %2 rotations for %3 frames.</source>
        <translation>The track of %1 has %2 rotations for %3 frames.</translation>
    </message>
    <message>
        <source>A rotation must have the length 1, this one has %1.</source>
        <translation>A rotation must have the length 1, this one has %1.</translation>
    </message>
    <message>
        <source>This is not an action: its format is not “marrow-action”.</source>
        <translation>This is not an action: its format is not “marrow-action”.</translation>
    </message>
    <message>
        <source>Version %1 of action files is not known here; %2 is the newest.</source>
        <translation>Version %1 of action files is not known here; %2 is the newest.</translation>
    </message>
    <message>
        <source>The action has no id.</source>
        <translation>The action has no id.</translation>
    </message>
    <message>
        <source>“%1” is no source of an action.</source>
        <translation>“%1” is no source of an action.</translation>
    </message>
    <message>
        <source>The rate must lie above 0 and up to 1000 frames a second.</source>
        <translation>The rate must lie above 0 and up to 1000 frames a second.</translation>
    </message>
    <message>
        <source>The count of frames must be a whole number from 1 to %1.</source>
        <translation>The count of frames must be a whole number from 1 to %1.</translation>
    </message>
    <message>
        <source>The action is not JSON: %1 (byte %2).</source>
        <translation>The action is not JSON: %1 (byte %2).</translation>
    </message>
    <message>
        <source>The folder %1 could not be written to, so no action was saved.</source>
        <translation>The folder %1 could not be written to, so no action was saved.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than an action can be (256 MiB).</source>
        <translation>%1 is larger than an action can be (256 MiB).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>There is no folder %1.</translation>
    </message>
    <message>
        <source>Saving was cancelled; the folder is as it was.</source>
        <translation>Saving was cancelled; the folder is as it was.</translation>
    </message>
</context>
<context>
    <name>ActionPack</name>
    <message>
        <source>Packing was cancelled; nothing was written.</source>
        <translation>Packing was cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>There is no action to pack.</source>
        <translation>There is no action to pack.</translation>
    </message>
    <message>
        <source>“%1” lasts %2 s instead of %3 s.</source>
        <translation>“%1” lasts %2 s instead of %3 s.</translation>
    </message>
    <message>
        <source>“%1” has a channel of %2 frames instead of %3.</source>
        <translation>“%1” has a channel of %2 frames instead of %3.</translation>
    </message>
    <message>
        <source>The pack holds %1, which belong into the rigged model.</source>
        <translation>The pack holds %1, which belong into the rigged model.</translation>
    </message>
    <message>
        <source>The node “%1” is no joint of the skeleton, or is there twice.</source>
        <translation>The node “%1” is no joint of the skeleton, or is there twice.</translation>
    </message>
    <message>
        <source>The joint %1 is missing.</source>
        <translation>The joint %1 is missing.</translation>
    </message>
    <message>
        <source>The joint %1 hangs from the wrong joint.</source>
        <translation>The joint %1 hangs from the wrong joint.</translation>
    </message>
    <message>
        <source>The joint %1 does not rest where the character's does.</source>
        <translation>The joint %1 does not rest where the character's does.</translation>
    </message>
    <message>
        <source>Clip %1 is “%2” instead of “%3”.</source>
        <translation>Clip %1 is “%2” instead of “%3”.</translation>
    </message>
    <message>
        <source>A channel of “%1” is not interpolated linearly.</source>
        <translation>A channel of “%1” is not interpolated linearly.</translation>
    </message>
    <message>
        <source>A rotation of “%1” is not stored as int16.</source>
        <translation>A rotation of “%1” is not stored as int16.</translation>
    </message>
    <message>
        <source>A rotation of “%1” has lost its “normalized” flag: the figure would burst.</source>
        <translation>A rotation of “%1” has lost its “normalized” flag: the figure would burst.</translation>
    </message>
    <message>
        <source>There are %1 time axes where %2 are enough.</source>
        <translation>There are %1 time axes where %2 are enough.</translation>
    </message>
    <message>
        <source>“%1” moves “%2”, which it should not, or moves it twice.</source>
        <translation>“%1” moves “%2”, which it should not, or moves it twice.</translation>
    </message>
    <message>
        <source>“%1” does not move “%2”.</source>
        <translation>“%1” does not move “%2”.</translation>
    </message>
    <message>
        <source>“%1” does not end where it begins.</source>
        <translation>“%1” does not end where it begins.</translation>
    </message>
    <message>
        <source>A rotation of “%1” has not the length 1.</source>
        <translation>A rotation of “%1” has not the length 1.</translation>
    </message>
    <message>
        <source>“%1” turns %2 otherwise than it should.</source>
        <translation>“%1” turns %2 otherwise than it should.</translation>
    </message>
    <message>
        <source>“%1” moves the hips elsewhere than it should.</source>
        <translation>“%1” moves the hips elsewhere than it should.</translation>
    </message>
    <message>
        <source>“%1” lasts more than an hour.</source>
        <translation>“%1” lasts more than an hour.</translation>
    </message>
    <message>
        <source>The clips are longer together than a pack can be.</source>
        <translation>The clips are longer together than a pack can be.</translation>
    </message>
    <message>
        <source>“%1” moves a joint twice.</source>
        <translation>“%1” moves a joint twice.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Import a &amp;Model…</source>
        <translation>Import a &amp;Model…</translation>
    </message>
    <message>
        <source>Make a voxel rig from a MagicaVoxel or JSON model</source>
        <translation>Make a voxel rig from a MagicaVoxel or JSON model</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Open a file in a new tab</source>
        <translation>Open a file in a new tab</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Write the file; the version before is kept as a backup</source>
        <translation>Write the file; the version before is kept as a backup</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Save &amp;As…</translation>
    </message>
    <message>
        <source>Write to another file and go on working in that one</source>
        <translation>Write to another file and go on working in that one</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>Write a copy in another format</source>
        <translation>Write a copy in another format</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <translation>Save &amp;Picture…</translation>
    </message>
    <message>
        <source>Write what the view shows as a PNG</source>
        <translation>Write what the view shows as a PNG</translation>
    </message>
    <message>
        <source>Refresh &amp;Thumbnail</source>
        <translation>Refresh &amp;Thumbnail</translation>
    </message>
    <message>
        <source>Put a picture of the view into the file</source>
        <translation>Put a picture of the view into the file</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>Close this document</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Close every document and leave</source>
        <translation>Close every document and leave</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Take back the last step</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Do the step again that was taken back</source>
        <translation>Do the step again that was taken back</translation>
    </message>
    <message>
        <source>&amp;Find an Action…</source>
        <translation>&amp;Find an Action…</translation>
    </message>
    <message>
        <source>Every action, joint, clip and recent file by a few letters</source>
        <translation>Every action, joint, clip and recent file by a few letters</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Keyboard Shortcuts…</translation>
    </message>
    <message>
        <source>See and change every shortcut</source>
        <translation>See and change every shortcut</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation>&amp;Frame Selection</translation>
    </message>
    <message>
        <source>Bring what is selected into the middle of the view</source>
        <translation>Bring what is selected into the middle of the view</translation>
    </message>
    <message>
        <source>F&amp;ront</source>
        <translation>F&amp;ront</translation>
    </message>
    <message>
        <source>Look from the front</source>
        <translation>Look from the front</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Side</translation>
    </message>
    <message>
        <source>Look from the side</source>
        <translation>Look from the side</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Top</translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation>Look from above</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>&amp;Orthographic</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <translation>Draw without perspective</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grid</translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation>Show the ground grid</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>A&amp;xes</translation>
    </message>
    <message>
        <source>Show the axes</source>
        <translation>Show the axes</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>&amp;Joints</translation>
    </message>
    <message>
        <source>Show the skeleton over the model</source>
        <translation>Show the skeleton over the model</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>Joint &amp;Names</translation>
    </message>
    <message>
        <source>Write the name beside each joint</source>
        <translation>Write the name beside each joint</translation>
    </message>
    <message>
        <source>X-&amp;ray</source>
        <translation>X-&amp;ray</translation>
    </message>
    <message>
        <source>Owner&amp;ship Colours</source>
        <translation>Owner&amp;ship Colours</translation>
    </message>
    <message>
        <source>Colour each voxel by the joint it follows</source>
        <translation>Colour each voxel by the joint it follows</translation>
    </message>
    <message>
        <source>&amp;Patterns</source>
        <translation>&amp;Patterns</translation>
    </message>
    <message>
        <source>Hatch every second joint, for eyes that confuse colours</source>
        <translation>Hatch every second joint, for eyes that confuse colours</translation>
    </message>
    <message>
        <source>&amp;Isolate Joint</source>
        <translation>&amp;Isolate Joint</translation>
    </message>
    <message>
        <source>Show only the selected joints</source>
        <translation>Show only the selected joints</translation>
    </message>
    <message>
        <source>Reset the &amp;Layout</source>
        <translation>Reset the &amp;Layout</translation>
    </message>
    <message>
        <source>Put every panel back where it began</source>
        <translation>Put every panel back where it began</translation>
    </message>
    <message>
        <source>&amp;Joint Tool</source>
        <translation>&amp;Joint Tool</translation>
    </message>
    <message>
        <source>Select, move, turn and scale joints in the view</source>
        <translation>Select, move, turn and scale joints in the view</translation>
    </message>
    <message>
        <source>&amp;Painting Tool</source>
        <translation>&amp;Painting Tool</translation>
    </message>
    <message>
        <source>Paint which voxel follows which joint</source>
        <translation>Paint which voxel follows which joint</translation>
    </message>
    <message>
        <source>Rig from &amp;JSON…</source>
        <translation>Rig from &amp;JSON…</translation>
    </message>
    <message>
        <source>Replace the rig by one described in JSON</source>
        <translation>Replace the rig by one described in JSON</translation>
    </message>
    <message>
        <source>Rig &amp;to JSON…</source>
        <translation>Rig &amp;to JSON…</translation>
    </message>
    <message>
        <source>Write the rig and the model as JSON</source>
        <translation>Write the rig and the model as JSON</translation>
    </message>
    <message>
        <source>&amp;Check the Rig</source>
        <translation>&amp;Check the Rig</translation>
    </message>
    <message>
        <source>Look for empty joints, islands and double names</source>
        <translation>Look for empty joints, islands and double names</translation>
    </message>
    <message>
        <source>&amp;User Guide</source>
        <translation>&amp;User Guide</translation>
    </message>
    <message>
        <source>The first ten minutes</source>
        <translation>The first ten minutes</translation>
    </message>
    <message>
        <source>Show the &amp;Journal</source>
        <translation>Show the &amp;Journal</translation>
    </message>
    <message>
        <source>Where every step of this session is written down</source>
        <translation>Where every step of this session is written down</translation>
    </message>
    <message>
        <source>&amp;About Marrow</source>
        <translation>&amp;About Marrow</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation>&amp;Play or Pause</translation>
    </message>
    <message>
        <source>Play the clip in the view</source>
        <translation>Play the clip in the view</translation>
    </message>
    <message>
        <source>Pre&amp;vious Key</source>
        <translation>Pre&amp;vious Key</translation>
    </message>
    <message>
        <source>Move the playhead to the key before</source>
        <translation>Move the playhead to the key before</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>&amp;Next Key</translation>
    </message>
    <message>
        <source>Move the playhead to the next key</source>
        <translation>Move the playhead to the next key</translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <translation>Ne&amp;xt Document</translation>
    </message>
    <message>
        <source>Bring the next tab to the front</source>
        <translation>Bring the next tab to the front</translation>
    </message>
    <message>
        <source>Pre&amp;vious Document</source>
        <translation>Pre&amp;vious Document</translation>
    </message>
    <message>
        <source>Bring the tab before to the front</source>
        <translation>Bring the tab before to the front</translation>
    </message>
    <message>
        <source>Previous F&amp;rame</source>
        <translation>Previous F&amp;rame</translation>
    </message>
    <message>
        <source>Move the playhead one frame back</source>
        <translation>Move the playhead one frame back</translation>
    </message>
    <message>
        <source>Next &amp;Frame</source>
        <translation>Next &amp;Frame</translation>
    </message>
    <message>
        <source>Move the playhead one frame on</source>
        <translation>Move the playhead one frame on</translation>
    </message>
    <message>
        <source>New A&amp;ction…</source>
        <translation>New A&amp;ction…</translation>
    </message>
    <message>
        <source>Key an action of a character by hand</source>
        <translation>Key an action of a character by hand</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Library…</translation>
    </message>
    <message>
        <source>Models and motions that are kept, judged and searched in one place</source>
        <translation>Models and motions that are kept, judged and searched in one place</translation>
    </message>
    <message>
        <source>&amp;Retarget Motions…</source>
        <translation>&amp;Retarget Motions…</translation>
    </message>
    <message>
        <source>Bake motions of any skeleton onto a character or a voxel rig</source>
        <translation>Bake motions of any skeleton onto a character or a voxel rig</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>Pu&amp;blish…</translation>
    </message>
    <message>
        <source>Publish characters, rigs and puppets beside a game's own models; what would be written is shown first</source>
        <translation>Publish characters, rigs and puppets beside a game's own models; what would be written is shown first</translation>
    </message>
    <message>
        <source>Open P&amp;ublication…</source>
        <translation>Open P&amp;ublication…</translation>
    </message>
    <message>
        <source>Look at a published folder and play it as a game does</source>
        <translation>Look at a published folder and play it as a game does</translation>
    </message>
    <message>
        <source>&amp;Auto-Key</source>
        <translation>&amp;Auto-Key</translation>
    </message>
    <message>
        <source>Make a key of every change of a pose at once</source>
        <translation>Make a key of every change of a pose at once</translation>
    </message>
    <message>
        <source>The speed of “%1” is %2; speeds from %3 to %4 are possible.</source>
        <translation>The speed of “%1” is %2; speeds from %3 to %4 are possible.</translation>
    </message>
    <message>
        <source>“%1” is asked for twice; a pack holds every action once.</source>
        <translation>“%1” is asked for twice; a pack holds every action once.</translation>
    </message>
    <message>
        <source>There is no action “%1”: nobody keyed it for %2, no retargeted clip bears its name, and it is not one of the %3 built-in ones.</source>
        <translation>There is no action “%1”: nobody keyed it for %2, no retargeted clip bears its name, and it is not one of the %3 built-in ones.</translation>
    </message>
    <message>
        <source>this character</source>
        <translation>this character</translation>
    </message>
    <message>
        <source>The model is not bound to the shared skeleton: %1 Bind it first.</source>
        <translation>The model is not bound to the shared skeleton: %1 Bind it first.</translation>
    </message>
    <message>
        <source>it has no joint named %1.</source>
        <translation>it has no joint named %1.</translation>
    </message>
    <message>
        <source>its joint %1 does not hang from %2.</source>
        <translation>its joint %1 does not hang from %2.</translation>
    </message>
    <message>
        <source>its joint %1 is turned or scaled at rest.</source>
        <translation>its joint %1 is turned or scaled at rest.</translation>
    </message>
    <message>
        <source>its joint %1 stands nowhere.</source>
        <translation>its joint %1 stands nowhere.</translation>
    </message>
    <message>
        <source>its hips are not above its root.</source>
        <translation>its hips are not above its root.</translation>
    </message>
    <message>
        <source>See through the model to what lies inside</source>
        <translation>See through the model to what lies inside</translation>
    </message>
    <message>
        <source>Joint Ax&amp;es</source>
        <translation>Joint Ax&amp;es</translation>
    </message>
    <message>
        <source>Show which way the axes of each joint point</source>
        <translation>Show which way the axes of each joint point</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>The archive is empty.</translation>
    </message>
    <message>
        <source>The archive cannot be read: %1.</source>
        <translation>The archive cannot be read: %1.</translation>
    </message>
    <message>
        <source>The archive lists more than %1 files.</source>
        <translation>The archive lists more than %1 files.</translation>
    </message>
    <message>
        <source>“%1” in the archive is left out: %2.</source>
        <translation>“%1” in the archive is left out: %2.</translation>
    </message>
    <message>
        <source>its path leads out of the archive's folder</source>
        <translation>its path leads out of the archive's folder</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>it is encrypted</translation>
    </message>
    <message>
        <source>it is packed by method %1; only STORE and DEFLATE are read</source>
        <translation>it is packed by method %1; only STORE and DEFLATE are read</translation>
    </message>
    <message>
        <source>it has more than 512 MiB</source>
        <translation>it has more than 512 MiB</translation>
    </message>
    <message>
        <source>it would grow to more than %1 times its packed size</source>
        <translation>it would grow to more than %1 times its packed size</translation>
    </message>
    <message>
        <source>“%1” in the archive cannot be unpacked: %2.</source>
        <translation>“%1” in the archive cannot be unpacked: %2.</translation>
    </message>
    <message>
        <source>The archive unpacks to more than 1 GiB.</source>
        <translation>The archive unpacks to more than 1 GiB.</translation>
    </message>
    <message>
        <source>it has not the size the archive says</source>
        <translation>it has not the size the archive says</translation>
    </message>
</context>
<context>
    <name>AutoBinding</name>
    <message>
        <source>The skeleton has no joints to bind to. Add some or fit a template first.</source>
        <translation>The skeleton has no joints to bind to. Add some or fit a template first.</translation>
    </message>
    <message>
        <source>Binding was cancelled; nothing was changed.</source>
        <translation>Binding was cancelled; nothing was changed.</translation>
    </message>
    <message>
        <source>Following the bones through the model</source>
        <translation>Following the bones through the model</translation>
    </message>
    <message>
        <source>Giving each voxel its joint</source>
        <translation>Giving each voxel its joint</translation>
    </message>
</context>
<context>
    <name>BackgroundReading</name>
    <message>
        <source>Opening %1 was cancelled.</source>
        <translation>Opening %1 was cancelled.</translation>
    </message>
</context>
<context>
    <name>BlendNames</name>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Additive</translation>
    </message>
    <message>
        <source>Multiplicative</source>
        <translation>Multiplicative</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Add glow</source>
        <translation>Add glow</translation>
    </message>
    <message>
        <source>Darken</source>
        <translation>Darken</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Multiply</translation>
    </message>
    <message>
        <source>Colour burn</source>
        <translation>Colour burn</translation>
    </message>
    <message>
        <source>Linear burn</source>
        <translation>Linear burn</translation>
    </message>
    <message>
        <source>Lighten</source>
        <translation>Lighten</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>Colour dodge</source>
        <translation>Colour dodge</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Soft light</source>
        <translation>Soft light</translation>
    </message>
    <message>
        <source>Hard light</source>
        <translation>Hard light</translation>
    </message>
    <message>
        <source>Linear light</source>
        <translation>Linear light</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>Hue</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>atop</source>
        <translation>atop</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>conjoint</source>
        <translation>conjoint</translation>
    </message>
    <message>
        <source>disjoint</source>
        <translation>disjoint</translation>
    </message>
    <message>
        <source>Normal (%1)</source>
        <translation>Normal (%1)</translation>
    </message>
</context>
<context>
    <name>Bvh</name>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Line %1: %2</translation>
    </message>
    <message>
        <source>A number is missing or is not one.</source>
        <translation>A number is missing or is not one.</translation>
    </message>
    <message>
        <source>A number is larger than any motion has.</source>
        <translation>A number is larger than any motion has.</translation>
    </message>
    <message>
        <source>A joint cannot have %1 channels.</source>
        <translation>A joint cannot have %1 channels.</translation>
    </message>
    <message>
        <source>“%1” is not a channel: X, Y or Z with “position” or “rotation” behind it.</source>
        <translation>“%1” is not a channel: X, Y or Z with “position” or “rotation” behind it.</translation>
    </message>
    <message>
        <source>A “{” is missing behind the name of a joint.</source>
        <translation>A “{” is missing behind the name of a joint.</translation>
    </message>
    <message>
        <source>The skeleton has more than %1 joints or is deeper than %2.</source>
        <translation>The skeleton has more than %1 joints or is deeper than %2.</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>joint %1</translation>
    </message>
    <message>
        <source>An end site holds an OFFSET and nothing else.</source>
        <translation>An end site holds an OFFSET and nothing else.</translation>
    </message>
    <message>
        <source>“%1” stands outside of the skeleton.</source>
        <translation>“%1” stands outside of the skeleton.</translation>
    </message>
    <message>
        <source>“%1” was not expected in a joint.</source>
        <translation>“%1” was not expected in a joint.</translation>
    </message>
    <message>
        <source>The file does not begin with HIERARCHY.</source>
        <translation>The file does not begin with HIERARCHY.</translation>
    </message>
    <message>
        <source>The file ends before its MOTION begins.</source>
        <translation>The file ends before its MOTION begins.</translation>
    </message>
    <message>
        <source>The skeleton has no joint.</source>
        <translation>The skeleton has no joint.</translation>
    </message>
    <message>
        <source>“Frames:” is missing behind MOTION.</source>
        <translation>“Frames:” is missing behind MOTION.</translation>
    </message>
    <message>
        <source>“Frame Time:” is missing behind the number of frames.</source>
        <translation>“Frame Time:” is missing behind the number of frames.</translation>
    </message>
    <message>
        <source>A motion cannot have %1 frames.</source>
        <translation>A motion cannot have %1 frames.</translation>
    </message>
    <message>
        <source>%1 frames of %2 joints are more than this program reads at once.</source>
        <translation>%1 frames of %2 joints are more than this program reads at once.</translation>
    </message>
    <message>
        <source>No joint has a channel: nothing moves.</source>
        <translation>No joint has a channel: nothing moves.</translation>
    </message>
    <message>
        <source>Frame %1 holds something that is no number of a motion.</source>
        <translation>Frame %1 holds something that is no number of a motion.</translation>
    </message>
    <message>
        <source>The file holds no whole frame.</source>
        <translation>The file holds no whole frame.</translation>
    </message>
    <message>
        <source>The file announces %1 frames and holds %2; the motion ends there.</source>
        <translation>The file announces %1 frames and holds %2; the motion ends there.</translation>
    </message>
    <message>
        <source>More stands behind the %1 frames the file announces; it is left out.</source>
        <translation>More stands behind the %1 frames the file announces; it is left out.</translation>
    </message>
    <message>
        <source>A frame time of %1 s cannot be; 30 frames a second are taken.</source>
        <translation>A frame time of %1 s cannot be; 30 frames a second are taken.</translation>
    </message>
    <message>
        <source>Reading the motion was cancelled.</source>
        <translation>Reading the motion was cancelled.</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1: new, %2 s</source>
        <translation>%1: new, %2 s</translation>
    </message>
    <message>
        <source>%1: no longer there</source>
        <translation>%1: no longer there</translation>
    </message>
    <message>
        <source>%1 s instead of %2 s</source>
        <translation>%1 s instead of %2 s</translation>
    </message>
    <message>
        <source>%1 keys a joint instead of %2</source>
        <translation>%1 keys a joint instead of %2</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of %1</source>
        <translation>
            <numerusform>%n key of %1</numerusform>
            <numerusform>%n keys of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of %1 joints, most of all %2</source>
        <translation>
            <numerusform>%n key of %1 joints, most of all %2</numerusform>
            <numerusform>%n keys of %1 joints, most of all %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 vertices instead of %2</source>
        <translation>%1 vertices instead of %2</translation>
    </message>
    <message>
        <source>joint %1 is new</source>
        <translation>joint %1 is new</translation>
    </message>
    <message>
        <source>joint %1 moved by %2</source>
        <translation>joint %1 moved by %2</translation>
    </message>
    <message>
        <source>%1 joints moved, most of all %2 by %3</source>
        <translation>%1 joints moved, most of all %2 by %3</translation>
    </message>
    <message numerus="yes">
        <source>other weights at %n vertices</source>
        <translation>
            <numerusform>other weights at %n vertex</numerusform>
            <numerusform>other weights at %n vertices</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: was called %2</source>
        <translation>%1: was called %2</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>It has no mesh: it is a movement, which can be carried over to a character.</source>
        <translation>It has no mesh: it is a movement, which can be carried over to a character.</translation>
    </message>
    <message>
        <source>It has no mesh: it is a skeleton alone.</source>
        <translation>It has no mesh: it is a skeleton alone.</translation>
    </message>
    <message>
        <source>It has no mesh that can be shown.</source>
        <translation>It has no mesh that can be shown.</translation>
    </message>
    <message>
        <source>It has no skin: it has to be bound before it can move.</source>
        <translation>It has no skin: it has to be bound before it can move.</translation>
    </message>
    <message>
        <source>It can be driven: all %1 joints that are needed are there.</source>
        <translation>It can be driven: all %1 joints that are needed are there.</translation>
    </message>
    <message>
        <source>It cannot be driven as a person: its joints are none of a human figure.</source>
        <translation>It cannot be driven as a person: its joints are none of a human figure.</translation>
    </message>
    <message>
        <source>It cannot be driven as a person: %1 could not be found.</source>
        <translation>It cannot be driven as a person: %1 could not be found.</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>%1 would be written over %2, which it is made from. Publish to another folder, or under another name.</source>
        <translation>%1 would be written over %2, which it is made from. Publish to another folder, or under another name.</translation>
    </message>
    <message>
        <source>%1 is not fit to be published: %2</source>
        <translation>%1 is not fit to be published: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a published file: letters, digits, “_”, “-” and “.” are allowed.</source>
        <translation>“%1” cannot be the name of a published file: letters, digits, “_”, “-” and “.” are allowed.</translation>
    </message>
    <message>
        <source>Two files would be called %1. Capitals do not count, as many disks do not tell them apart.</source>
        <translation>Two files would be called %1. Capitals do not count, as many disks do not tell them apart.</translation>
    </message>
    <message>
        <source>a pack must hold no mesh.</source>
        <translation>a pack must hold no mesh.</translation>
    </message>
    <message>
        <source>the clip “%1” is missing.</source>
        <translation>the clip “%1” is missing.</translation>
    </message>
    <message>
        <source>%1 is in the folder already, and no publication put it there. Move it away, or publish to another folder; nothing is overwritten.</source>
        <translation>%1 is in the folder already, and no publication put it there. Move it away, or publish to another folder; nothing is overwritten.</translation>
    </message>
    <message>
        <source>default</source>
        <translation>default</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>moving</translation>
    </message>
    <message>
        <source>chasing</source>
        <translation>chasing</translation>
    </message>
    <message>
        <source>The %1 action “%2” is not among the actions that are published.</source>
        <translation>The %1 action “%2” is not among the actions that are published.</translation>
    </message>
    <message>
        <source>The kind “%1” maps to “%2”, which is not among the actions that are published.</source>
        <translation>The kind “%1” maps to “%2”, which is not among the actions that are published.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 could not be read: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than a published file may be.</source>
        <translation>%1 is larger than a published file may be.</translation>
    </message>
    <message>
        <source>it has no skin; bind it first.</source>
        <translation>it has no skin; bind it first.</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Did you mean %1?</source>
        <translation>Did you mean %1?</translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation>%1 was given twice.</translation>
    </message>
    <message>
        <source>There is nothing for “%1” to be.</source>
        <translation>There is nothing for “%1” to be.</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 needs a value.</translation>
    </message>
    <message>
        <source>There is no option --%1.</source>
        <translation>There is no option --%1.</translation>
    </message>
    <message>
        <source>--lang takes en or zh_CN, but “%1” was given.</source>
        <translation>--lang takes en or zh_CN, but “%1” was given.</translation>
    </message>
    <message>
        <source>%1 is missing: %2.</source>
        <translation>%1 is missing: %2.</translation>
    </message>
    <message>
        <source>marrow-cli --list-jobs lists what can be done, marrow-cli JOB --help explains one job.</source>
        <translation>marrow-cli --list-jobs lists what can be done, marrow-cli JOB --help explains one job.</translation>
    </message>
    <message>
        <source>No job was named.</source>
        <translation>No job was named.</translation>
    </message>
    <message>
        <source>There is no job “%1”.</source>
        <translation>There is no job “%1”.</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>print one JSON document</translation>
    </message>
    <message>
        <source>exit with 3 when there were warnings</source>
        <translation>exit with 3 when there were warnings</translation>
    </message>
    <message>
        <source>the language of messages</source>
        <translation>the language of messages</translation>
    </message>
    <message>
        <source>marrow-cli JOB … does one job without a window.</source>
        <translation>marrow-cli JOB … does one job without a window.</translation>
    </message>
    <message>
        <source>marrow-cli JOB --help explains one job.</source>
        <translation>marrow-cli JOB --help explains one job.</translation>
    </message>
</context>
<context>
    <name>ClipChecks</name>
    <message>
        <source>There are %1 clips; a file holds at most %2. Delete some.</source>
        <translation>There are %1 clips; a file holds at most %2. Delete some.</translation>
    </message>
    <message>
        <source>Clip ids must ascend, and %1 stands behind %2. Renumber the clip.</source>
        <translation>Clip ids must ascend, and %1 stands behind %2. Renumber the clip.</translation>
    </message>
    <message>
        <source>The name of clip %1 is longer than 255 bytes of UTF-8. Shorten it.</source>
        <translation>The name of clip %1 is longer than 255 bytes of UTF-8. Shorten it.</translation>
    </message>
    <message>
        <source>Several clips are called "%1". Programs that find clips by name take only one of them.</source>
        <translation>Several clips are called "%1". Programs that find clips by name take only one of them.</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip %1</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>joint %1</translation>
    </message>
    <message>
        <source>%1 has no keys: it shows the bind pose.</source>
        <translation>%1 has no keys: it shows the bind pose.</translation>
    </message>
    <message>
        <source>The tracks of %1 must ascend by joint, and %2 is there twice or out of order.</source>
        <translation>The tracks of %1 must ascend by joint, and %2 is there twice or out of order.</translation>
    </message>
    <message>
        <source>%1 has keys of joint %2, which the skeleton does not have.</source>
        <translation>%1 has keys of joint %2, which the skeleton does not have.</translation>
    </message>
    <message>
        <source>In %1 the keys of %2 do not ascend in time at %3 ms.</source>
        <translation>In %1 the keys of %2 do not ascend in time at %3 ms.</translation>
    </message>
    <message>
        <source>In %1 a key of %2 stands at %3 ms, behind the end of the clip.</source>
        <translation>In %1 a key of %2 stands at %3 ms, behind the end of the clip.</translation>
    </message>
    <message>
        <source>In %1 the key of %2 at %3 ms has a scale of zero: its voxels vanish there.</source>
        <translation>In %1 the key of %2 at %3 ms has a scale of zero: its voxels vanish there.</translation>
    </message>
    <message>
        <source>In %1 the key of %2 at %3 ms holds a value that cannot be stored: a number is missing or the rotation is no unit quaternion.</source>
        <translation>In %1 the key of %2 at %3 ms holds a value that cannot be stored: a number is missing or the rotation is no unit quaternion.</translation>
    </message>
</context>
<context>
    <name>ClipOps</name>
    <message>
        <source>A clip lasts at most %1 ms.</source>
        <translation>A clip lasts at most %1 ms.</translation>
    </message>
    <message>
        <source>%1 frames a second would make too many keys. Choose fewer.</source>
        <translation>%1 frames a second would make too many keys. Choose fewer.</translation>
    </message>
</context>
<context>
    <name>ClipQuestions</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Rename %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A name may have 255 bytes of UTF-8; this one has %1.</source>
        <translation>A name may have 255 bytes of UTF-8; this one has %1.</translation>
    </message>
    <message>
        <source>Clip %1 has this name too. That is allowed, but programs that find clips by name take only one.</source>
        <translation>Clip %1 has this name too. That is allowed, but programs that find clips by name take only one.</translation>
    </message>
    <message>
        <source>Renumber %1</source>
        <translation>Renumber %1</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>Renumber</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>The clip %1 has the id %2; the two exchange their ids.</source>
        <translation>The clip %1 has the id %2; the two exchange their ids.</translation>
    </message>
    <message>
        <source>Games name clips by their id: tell whoever uses it. Clips are stored in the order of their ids.</source>
        <translation>Games name clips by their id: tell whoever uses it. Clips are stored in the order of their ids.</translation>
    </message>
    <message>
        <source>Retime %1</source>
        <translation>Retime %1</translation>
    </message>
    <message>
        <source>Retime</source>
        <translation>Retime</translation>
    </message>
    <message>
        <source>New length</source>
        <translation>New length</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Stretch with the clip</source>
        <translation>Stretch with the clip</translation>
    </message>
    <message>
        <source>Stay at their times</source>
        <translation>Stay at their times</translation>
    </message>
    <message>
        <source>Every key moves to %1 % of its time.</source>
        <translation>Every key moves to %1 % of its time.</translation>
    </message>
    <message>
        <source>What lies behind the new end goes; the pose there becomes keys.</source>
        <translation>What lies behind the new end goes; the pose there becomes keys.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) go.</source>
        <translation>
            <numerusform>%n key goes.</numerusform>
            <numerusform>%n keys go.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Mirror %1</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Across</translation>
    </message>
    <message>
        <source>Begin half a length later (the other foot of a walk)</source>
        <translation>Begin half a length later (the other foot of a walk)</translation>
    </message>
    <message>
        <source>Left and right exchange their motions by their names, such as arm_L and arm_R.</source>
        <translation>Left and right exchange their motions by their names, such as arm_L and arm_R.</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) have a side in the name but no partner and keep their keys.</source>
        <translation>
            <numerusform>%n joint has a side in the name but no partner and keeps its keys.</numerusform>
            <numerusform>%n joints have a side in the name but no partner and keep their keys.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge another clip into %1</source>
        <translation>Merge another clip into %1</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Merge</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Begins at</translation>
    </message>
    <message>
        <source>%1 are laid over; the clip then lasts %2 ms.</source>
        <translation>%1 are laid over; the clip then lasts %2 ms.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at the same times are replaced.</source>
        <translation>
            <numerusform>%n key at the same time is replaced.</numerusform>
            <numerusform>%n keys at the same times are replaced.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean up %1</source>
        <translation>Clean up %1</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Clean up</translation>
    </message>
    <message>
        <source>May turn by</source>
        <translation>May turn by</translation>
    </message>
    <message>
        <source>May move by</source>
        <translation>May move by</translation>
    </message>
    <message>
        <source>No key is superfluous within this tolerance.</source>
        <translation>No key is superfluous within this tolerance.</translation>
    </message>
    <message>
        <source>%1 of %2 go; linear playback shows the same within the tolerance.</source>
        <translation>%1 of %2 go; linear playback shows the same within the tolerance.</translation>
    </message>
    <message>
        <source>Bake %1</source>
        <translation>Bake %1</translation>
    </message>
    <message>
        <source>Resample %1</source>
        <translation>Resample %1</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>Bake</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>Resample</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Frames a second</translation>
    </message>
    <message>
        <source>As shown by</source>
        <translation>As shown by</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Smooth</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>%1 become %2. Files hold no interpolation: the motion that is shown becomes keys.</source>
        <translation>%1 become %2. Files hold no interpolation: the motion that is shown becomes keys.</translation>
    </message>
    <message>
        <source>This is its id now. Games name clips by their id; clips are stored in that order.</source>
        <translation>This is its id now. Games name clips by their id; clips are stored in that order.</translation>
    </message>
    <message>
        <source>The clip lasts this long now. Give it another length.</source>
        <translation>The clip lasts this long now. Give it another length.</translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation>Left and right (X)</translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation>Up and down (Y)</translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation>Front and back (Z)</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>runs must ascend and lie inside the grid</source>
        <translation>runs must ascend and lie inside the grid</translation>
    </message>
    <message>
        <source>there is nothing to paint</source>
        <translation>there is nothing to paint</translation>
    </message>
    <message numerus="yes">
        <source>Paint %n voxels to %1</source>
        <translation>
            <numerusform>Paint %n voxel to %1</numerusform>
            <numerusform>Paint %n voxels to %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Add the clip %1</source>
        <translation>Add the clip %1</translation>
    </message>
    <message>
        <source>Duplicate the clip %1</source>
        <translation>Duplicate the clip %1</translation>
    </message>
    <message>
        <source>Rename the clip %1 to %2</source>
        <translation>Rename the clip %1 to %2</translation>
    </message>
    <message>
        <source>at least one clip is needed</source>
        <translation>at least one clip is needed</translation>
    </message>
    <message>
        <source>two clips would have the id %1</source>
        <translation>two clips would have the id %1</translation>
    </message>
    <message numerus="yes">
        <source>Renumber %n clips</source>
        <translation>
            <numerusform>Renumber %n clip</numerusform>
            <numerusform>Renumber %n clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the clip %1</source>
        <translation>Delete the clip %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n clips</source>
        <translation>
            <numerusform>Delete %n clip</numerusform>
            <numerusform>Delete %n clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over %n clips</source>
        <translation>
            <numerusform>Take over %n clip</numerusform>
            <numerusform>Take over %n clips</numerusform>
        </translation>
    </message>
    <message>
        <source>a number of at least 0 is needed</source>
        <translation>a number of at least 0 is needed</translation>
    </message>
    <message>
        <source>Make %1 last %2 ms</source>
        <translation>Make %1 last %2 ms</translation>
    </message>
    <message>
        <source>Stretch %1 to %2 ms</source>
        <translation>Stretch %1 to %2 ms</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>Reverse %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Mirror %1</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>Merge %1 into %2</translation>
    </message>
    <message>
        <source>Make %1 a loop</source>
        <translation>Make %1 a loop</translation>
    </message>
    <message numerus="yes">
        <source>Clean up %n keys of %1</source>
        <translation>
            <numerusform>Clean up %n key of %1</numerusform>
            <numerusform>Clean up %n keys of %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Resample %1 at %2 frames a second</source>
        <translation>Resample %1 at %2 frames a second</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are needed</source>
        <translation>
            <numerusform>%n number is needed</numerusform>
            <numerusform>%n numbers are needed</numerusform>
        </translation>
    </message>
    <message>
        <source>a number is missing or too large</source>
        <translation>a number is missing or too large</translation>
    </message>
    <message>
        <source>The argument "%1" cannot be used: %2.</source>
        <translation>The argument "%1" cannot be used: %2.</translation>
    </message>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation>The skeleton has no joint %1.</translation>
    </message>
    <message>
        <source>The rig has no clip %1.</source>
        <translation>The rig has no clip %1.</translation>
    </message>
    <message>
        <source>The model has no rig yet. Start one first.</source>
        <translation>The model has no rig yet. Start one first.</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>a whole number is needed</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3</source>
        <translation>%1 is outside %2 to %3</translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation>a text is needed</translation>
    </message>
    <message>
        <source>the name is longer than %1 bytes</source>
        <translation>the name is longer than %1 bytes</translation>
    </message>
    <message>
        <source>at least one joint is needed</source>
        <translation>at least one joint is needed</translation>
    </message>
    <message>
        <source>it must be one of %1</source>
        <translation>it must be one of %1</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>true or false is needed</translation>
    </message>
    <message>
        <source>a quaternion of length zero turns nothing</source>
        <translation>a quaternion of length zero turns nothing</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>joint %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Add %1 to %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Add %1</translation>
    </message>
    <message>
        <source>Delete %1, leaving its voxels to %2</source>
        <translation>Delete %1, leaving its voxels to %2</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Rename %1 to %2</translation>
    </message>
    <message>
        <source>Move %1 under %2</source>
        <translation>Move %1 under %2</translation>
    </message>
    <message>
        <source>Make %1 a root</source>
        <translation>Make %1 a root</translation>
    </message>
    <message>
        <source>Duplicate %1 mirrored</source>
        <translation>Duplicate %1 mirrored</translation>
    </message>
    <message>
        <source>joint %1 is named twice</source>
        <translation>joint %1 is named twice</translation>
    </message>
    <message numerus="yes">
        <source>Renumber %n joints</source>
        <translation>
            <numerusform>Renumber %n joint</numerusform>
            <numerusform>Renumber %n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1 the id %2</source>
        <translation>Give %1 the id %2</translation>
    </message>
    <message numerus="yes">
        <source>Reorder %n joints</source>
        <translation>
            <numerusform>Reorder %n joint</numerusform>
            <numerusform>Reorder %n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>joint %1 has no key at %2 ms</source>
        <translation>joint %1 has no key at %2 ms</translation>
    </message>
    <message>
        <source>at least one key is needed</source>
        <translation>at least one key is needed</translation>
    </message>
    <message>
        <source>%1 ms lies behind the end of the clip</source>
        <translation>%1 ms lies behind the end of the clip</translation>
    </message>
    <message numerus="yes">
        <source>Set %n keys</source>
        <translation>
            <numerusform>Set %n key</numerusform>
            <numerusform>Set %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1 at %2 ms</source>
        <translation>Key %1 at %2 ms</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n keys</source>
        <translation>
            <numerusform>Paste %n key</numerusform>
            <numerusform>Paste %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n keys</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale the times of %n keys</source>
        <translation>
            <numerusform>Scale the times of %n key</numerusform>
            <numerusform>Scale the times of %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all keys of %1 from %2</source>
        <translation>Remove all keys of %1 from %2</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n keys</source>
        <translation>
            <numerusform>Delete %n key</numerusform>
            <numerusform>Delete %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a rig</source>
        <translation>Start a rig</translation>
    </message>
    <message numerus="yes">
        <source>Take over a rig with %n joints</source>
        <translation>
            <numerusform>Take over a rig with %n joint</numerusform>
            <numerusform>Take over a rig with %n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the rig</source>
        <translation>Remove the rig</translation>
    </message>
    <message>
        <source>Make %1 the default joint</source>
        <translation>Make %1 the default joint</translation>
    </message>
    <message numerus="yes">
        <source>Start a rig from a template with %n joints</source>
        <translation>
            <numerusform>Start a rig from a template with %n joint</numerusform>
            <numerusform>Start a rig from a template with %n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Bind voxels to the nearest joints</source>
        <translation>Bind voxels to the nearest joints</translation>
    </message>
    <message>
        <source>it is not a PNG picture of at most %1 bytes</source>
        <translation>it is not a PNG picture of at most %1 bytes</translation>
    </message>
    <message>
        <source>Refresh the thumbnail</source>
        <translation>Refresh the thumbnail</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Move %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Scale %1</translation>
    </message>
    <message>
        <source>A rig holds at most 65,535 clips.</source>
        <translation>A rig holds at most 65,535 clips.</translation>
    </message>
    <message>
        <source>joint %1 has no key from %2 to %3 ms</source>
        <translation>joint %1 has no key from %2 to %3 ms</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n keys</source>
        <translation>
            <numerusform>Copy %n key</numerusform>
            <numerusform>Copy %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>the panel lists nothing yet</source>
        <translation>the panel lists nothing yet</translation>
    </message>
    <message>
        <source>entry %1 of the panel is a parameter, and a group is needed</source>
        <translation>entry %1 of the panel is a parameter, and a group is needed</translation>
    </message>
    <message>
        <source>at least one group is needed</source>
        <translation>at least one group is needed</translation>
    </message>
    <message>
        <source>the puppet has no parameters</source>
        <translation>the puppet has no parameters</translation>
    </message>
    <message>
        <source>the panel lists %1 already</source>
        <translation>the panel lists %1 already</translation>
    </message>
    <message>
        <source>Groups cannot be more than %1 deep in one another.</source>
        <translation>Groups cannot be more than %1 deep in one another.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>The names in this puppet were left out when it was exported, so a group cannot have one. Change its id instead.</source>
        <translation>The names in this puppet were left out when it was exported, so a group cannot have one. Change its id instead.</translation>
    </message>
    <message>
        <source>%1 cannot be moved into itself.</source>
        <translation>%1 cannot be moved into itself.</translation>
    </message>
    <message>
        <source>at least one entry is needed</source>
        <translation>at least one entry is needed</translation>
    </message>
    <message>
        <source>Move %1 to the top level</source>
        <translation>Move %1 to the top level</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Move %1 to %2</translation>
    </message>
    <message>
        <source>Add group %1</source>
        <translation>Add group %1</translation>
    </message>
    <message>
        <source>Group %1 as %2</source>
        <translation>Group %1 as %2</translation>
    </message>
    <message>
        <source>Ungroup %1</source>
        <translation>Ungroup %1</translation>
    </message>
    <message>
        <source>Take %1 out of the panel</source>
        <translation>Take %1 out of the panel</translation>
    </message>
    <message>
        <source>a panel as JSON is needed</source>
        <translation>a panel as JSON is needed</translation>
    </message>
    <message>
        <source>Replace the panel</source>
        <translation>Replace the panel</translation>
    </message>
    <message>
        <source>a colour is written as #aarrggbb</source>
        <translation>a colour is written as #aarrggbb</translation>
    </message>
    <message>
        <source>Take the colour from %1</source>
        <translation>Take the colour from %1</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Colour %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Unfold %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Fold %1</translation>
    </message>
    <message>
        <source>a list of numbers is needed</source>
        <translation>a list of numbers is needed</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation>there are more than %1 values</translation>
    </message>
    <message>
        <source>at least one parameter is needed</source>
        <translation>at least one parameter is needed</translation>
    </message>
    <message numerus="yes">
        <source>Set the snap values of %n parameters</source>
        <translation>
            <numerusform>Set the snap values of %n parameter</numerusform>
            <numerusform>Set the snap values of %n parameters</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the snap values of %1</source>
        <translation>Set the snap values of %1</translation>
    </message>
    <message>
        <source>a pad needs two different parameters</source>
        <translation>a pad needs two different parameters</translation>
    </message>
    <message>
        <source>%1 is on a pad already. Split that one first.</source>
        <translation>%1 is on a pad already. Split that one first.</translation>
    </message>
    <message>
        <source>Make a pad of %1 and %2</source>
        <translation>Make a pad of %1 and %2</translation>
    </message>
    <message>
        <source>the panel has no pads</source>
        <translation>the panel has no pads</translation>
    </message>
    <message>
        <source>the pad %1 × %2</source>
        <translation>the pad %1 × %2</translation>
    </message>
    <message>
        <source>at least one pad is needed</source>
        <translation>at least one pad is needed</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Split %1</translation>
    </message>
    <message numerus="yes">
        <source>Split %n pads</source>
        <translation>
            <numerusform>Split %n pad</numerusform>
            <numerusform>Split %n pads</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the axes of %1</source>
        <translation>Exchange the axes of %1</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>it is no joint an action moves</source>
        <translation>it is no joint an action moves</translation>
    </message>
    <message>
        <source>it is no rotation</source>
        <translation>it is no rotation</translation>
    </message>
    <message>
        <source>two keys are on frame %1</source>
        <translation>two keys are on frame %1</translation>
    </message>
    <message>
        <source>there is no key on frame %1</source>
        <translation>there is no key on frame %1</translation>
    </message>
    <message>
        <source>Key the pose on frame %1</source>
        <translation>Key the pose on frame %1</translation>
    </message>
    <message>
        <source>Pose %1 on frame %2</source>
        <translation>Pose %1 on frame %2</translation>
    </message>
    <message>
        <source>Pose on frame %1</source>
        <translation>Pose on frame %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n key(s)</source>
        <translation>
            <numerusform>Remove %n key</numerusform>
            <numerusform>Remove %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n key(s)</source>
        <translation>
            <numerusform>Paste %n key</numerusform>
            <numerusform>Paste %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>Play over and over</source>
        <translation>Play over and over</translation>
    </message>
    <message>
        <source>Play once</source>
        <translation>Play once</translation>
    </message>
    <message>
        <source>a name is needed</source>
        <translation>a name is needed</translation>
    </message>
    <message>
        <source>Rename the action to %1 of %2</source>
        <translation>Rename the action to %1 of %2</translation>
    </message>
    <message numerus="yes">
        <source>Begin anew with %n key(s)</source>
        <translation>
            <numerusform>Begin anew with %n key</numerusform>
            <numerusform>Begin anew with %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is not bound yet, so there are no weights to work on. Bind it first.</source>
        <translation>The model is not bound yet, so there are no weights to work on. Bind it first.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Root</translation>
    </message>
    <message>
        <source>Hips</source>
        <translation>Hips</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Spine</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Chest</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Neck</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Shoulder</translation>
    </message>
    <message>
        <source>Upper arm</source>
        <translation>Upper arm</translation>
    </message>
    <message>
        <source>Forearm</source>
        <translation>Forearm</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Thigh</source>
        <translation>Thigh</translation>
    </message>
    <message>
        <source>Shin</source>
        <translation>Shin</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Foot</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>Toes</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, left</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, right</translation>
    </message>
    <message>
        <source>Move joint %1</source>
        <translation>Move joint %1</translation>
    </message>
    <message>
        <source>%1 is not inside the model: no surface lies around it to be in the middle of. Move it closer first.</source>
        <translation>%1 is not inside the model: no surface lies around it to be in the middle of. Move it closer first.</translation>
    </message>
    <message>
        <source>Centre joint %1 in the volume</source>
        <translation>Centre joint %1 in the volume</translation>
    </message>
    <message numerus="yes">
        <source>Place %n joint(s)</source>
        <translation>
            <numerusform>Place %n joint</numerusform>
            <numerusform>Place %n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Analyse again</translation>
    </message>
    <message>
        <source>Turn the model round</source>
        <translation>Turn the model round</translation>
    </message>
    <message>
        <source>Make the A-pose the rest</source>
        <translation>Make the A-pose the rest</translation>
    </message>
    <message>
        <source>Change the constants of the weights</source>
        <translation>Change the constants of the weights</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Bind</translation>
    </message>
    <message>
        <source>Bind anew</source>
        <translation>Bind anew</translation>
    </message>
    <message>
        <source>at least one point is needed</source>
        <translation>at least one point is needed</translation>
    </message>
    <message>
        <source>Add weight to %1</source>
        <translation>Add weight to %1</translation>
    </message>
    <message>
        <source>Take weight from %1</source>
        <translation>Take weight from %1</translation>
    </message>
    <message>
        <source>Set the weight of %1</source>
        <translation>Set the weight of %1</translation>
    </message>
    <message>
        <source>Smooth the weight of %1</source>
        <translation>Smooth the weight of %1</translation>
    </message>
    <message>
        <source>Flood with %1</source>
        <translation>Flood with %1</translation>
    </message>
    <message>
        <source>Mirror weights from left to right</source>
        <translation>Mirror weights from left to right</translation>
    </message>
    <message>
        <source>Mirror weights from right to left</source>
        <translation>Mirror weights from right to left</translation>
    </message>
    <message>
        <source>Normalise weights</source>
        <translation>Normalise weights</translation>
    </message>
    <message numerus="yes">
        <source>Limit to %n joint(s) a vertex</source>
        <translation>
            <numerusform>Limit to %n joint a vertex</numerusform>
            <numerusform>Limit to %n joints a vertex</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove weights below %1</source>
        <translation>Remove weights below %1</translation>
    </message>
    <message>
        <source>Smooth all weights</source>
        <translation>Smooth all weights</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Lock %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Unlock %1</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n joint(s)</source>
        <translation>
            <numerusform>Lock %n joint</numerusform>
            <numerusform>Lock %n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n joint(s)</source>
        <translation>
            <numerusform>Unlock %n joint</numerusform>
            <numerusform>Unlock %n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>translation</source>
        <translation>translation</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>scale</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 and %2</translation>
    </message>
    <message numerus="yes">
        <source>Delete the %1 of %n keys</source>
        <translation>
            <numerusform>Delete the %1 of %n key</numerusform>
            <numerusform>Delete the %1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy the %1 of %n keys</source>
        <translation>
            <numerusform>Copy the %1 of %n key</numerusform>
            <numerusform>Copy the %1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the %1 of %n keys</source>
        <translation>
            <numerusform>Move the %1 of %n key</numerusform>
            <numerusform>Move the %1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale the times of the %1 of %n keys</source>
        <translation>
            <numerusform>Scale the times of the %1 of %n key</numerusform>
            <numerusform>Scale the times of the %1 of %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint here has a name that the clip “%1” moves, so nothing of it could be taken over</source>
        <translation>no joint here has a name that the clip “%1” moves, so nothing of it could be taken over</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1” is not a text.</translation>
    </message>
    <message>
        <source>“%1” is not a list.</source>
        <translation>“%1” is not a list.</translation>
    </message>
    <message>
        <source>An entry of “%1” is not a text.</source>
        <translation>An entry of “%1” is not a text.</translation>
    </message>
    <message>
        <source>“%1” is not an object.</source>
        <translation>“%1” is not an object.</translation>
    </message>
    <message>
        <source>“%1” of “%2” is not a text.</source>
        <translation>“%1” of “%2” is not a text.</translation>
    </message>
    <message>
        <source>The contract is not a JSON object.</source>
        <translation>The contract is not a JSON object.</translation>
    </message>
    <message>
        <source>The contract is no JSON (byte %1).</source>
        <translation>The contract is no JSON (byte %1).</translation>
    </message>
    <message>
        <source>The contract has no “%1”.</source>
        <translation>The contract has no “%1”.</translation>
    </message>
    <message>
        <source>The contract has “%1”, which games do not know.</source>
        <translation>The contract has “%1”, which games do not know.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a pack.</source>
        <translation>“%1” is not the name of a pack.</translation>
    </message>
</context>
<context>
    <name>CopyRows</name>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Close %1</source>
        <translation>Close %1</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 has changes that are not saved.</translation>
    </message>
    <message>
        <source>Closing without saving throws away every step since the last save.</source>
        <translation>Closing without saving throws away every step since the last save.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Throw changes away</source>
        <translation>Throw changes away</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>Keep it open</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Save %1</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation>Another program has changed %1 since it was opened here.</translation>
    </message>
    <message>
        <source>Writing over it loses that program's changes; they stay in the backup beside the file.</source>
        <translation>Writing over it loses that program's changes; they stay in the backup beside the file.</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Save under another name</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>Write over it</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Do not save</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) of %1 are posed and not keyed.</source>
        <translation>
            <numerusform>%n joint of %1 is posed and not keyed.</numerusform>
            <numerusform>%n joints of %1 are posed and not keyed.</numerusform>
        </translation>
    </message>
    <message>
        <source>A file holds keys only: closing without keying loses these poses.</source>
        <translation>A file holds keys only: closing without keying loses these poses.</translation>
    </message>
    <message>
        <source>There is no clip to key them in: closing loses these poses.</source>
        <translation>There is no clip to key them in: closing loses these poses.</translation>
    </message>
    <message>
        <source>Key Them</source>
        <translation>Key Them</translation>
    </message>
    <message>
        <source>Drop Them</source>
        <translation>Drop Them</translation>
    </message>
    <message>
        <source>Load %1 again</source>
        <translation>Load %1 again</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Load it again without them?</source>
        <translation>%1 has changes that are not saved. Load it again without them?</translation>
    </message>
    <message>
        <source>They cannot be brought back. To keep both, save yours under another name first.</source>
        <translation>They cannot be brought back. To keep both, save yours under another name first.</translation>
    </message>
    <message>
        <source>Load without them</source>
        <translation>Load without them</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Keep mine</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>Untitled</translation>
    </message>
    <message>
        <source>There is no command called "%1".</source>
        <translation>There is no command called "%1".</translation>
    </message>
</context>
<context>
    <name>GlTexts</name>
    <message>
        <source>Puppets are drawn with OpenGL 3.3, and the graphics driver does not offer it.</source>
        <translation>Puppets are drawn with OpenGL 3.3, and the graphics driver does not offer it.</translation>
    </message>
    <message>
        <source>The graphics driver refuses a shading program of the puppet view.</source>
        <translation>The graphics driver refuses a shading program of the puppet view.</translation>
    </message>
</context>
<context>
    <name>Gltf</name>
    <message>
        <source>The model would be %1 GiB; a GLB holds 4 GiB at most. Export it in parts.</source>
        <translation>The model would be %1 GiB; a GLB holds 4 GiB at most. Export it in parts.</translation>
    </message>
    <message>
        <source>Joint %1 is called “%2” there, because another one is named “%3” too.</source>
        <translation>Joint %1 is called “%2” there, because another one is named “%3” too.</translation>
    </message>
    <message>
        <source>Some keys of the clip “%1” lie too close together for seconds in single precision; the later one of each was written.</source>
        <translation>Some keys of the clip “%1” lie too close together for seconds in single precision; the later one of each was written.</translation>
    </message>
    <message>
        <source>The mesh has %1 rectangles and would be %2 GiB; a GLB holds 4 GiB at most.</source>
        <translation>The mesh has %1 rectangles and would be %2 GiB; a GLB holds 4 GiB at most.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>The export was cancelled.</translation>
    </message>
    <message>
        <source>There is no accessor %1.</source>
        <translation>There is no accessor %1.</translation>
    </message>
    <message>
        <source>Accessor %1 is of type “%2” where %3 is needed.</source>
        <translation>Accessor %1 is of type “%2” where %3 is needed.</translation>
    </message>
    <message>
        <source>Accessor %1 has the unknown component type %2.</source>
        <translation>Accessor %1 has the unknown component type %2.</translation>
    </message>
    <message>
        <source>Accessor %1 has no elements.</source>
        <translation>Accessor %1 has no elements.</translation>
    </message>
    <message>
        <source>The model holds more numbers than the 64 million that are read at most.</source>
        <translation>The model holds more numbers than the 64 million that are read at most.</translation>
    </message>
    <message>
        <source>There is no buffer view %1.</source>
        <translation>There is no buffer view %1.</translation>
    </message>
    <message>
        <source>Buffer view %1 names a buffer that is not there.</source>
        <translation>Buffer view %1 names a buffer that is not there.</translation>
    </message>
    <message>
        <source>Buffer view %1 reaches past the end of its buffer.</source>
        <translation>Buffer view %1 reaches past the end of its buffer.</translation>
    </message>
    <message>
        <source>Buffer view %1 has a stride of %2 bytes, which does not hold its elements.</source>
        <translation>Buffer view %1 has a stride of %2 bytes, which does not hold its elements.</translation>
    </message>
    <message>
        <source>An accessor reaches past the end of buffer view %1.</source>
        <translation>An accessor reaches past the end of buffer view %1.</translation>
    </message>
    <message>
        <source>A sparse accessor replaces more elements than there are, or none.</source>
        <translation>A sparse accessor replaces more elements than there are, or none.</translation>
    </message>
    <message>
        <source>The indices of a sparse accessor must be unsigned whole numbers.</source>
        <translation>The indices of a sparse accessor must be unsigned whole numbers.</translation>
    </message>
    <message>
        <source>The indices of a sparse accessor must ascend and lie within it.</source>
        <translation>The indices of a sparse accessor must ascend and lie within it.</translation>
    </message>
    <message>
        <source>Accessor %1 holds numbers that are not finite.</source>
        <translation>Accessor %1 holds numbers that are not finite.</translation>
    </message>
    <message>
        <source>Accessor %1 must hold unsigned whole numbers.</source>
        <translation>Accessor %1 must hold unsigned whole numbers.</translation>
    </message>
    <message>
        <source>The file ends within the header of a GLB.</source>
        <translation>The file ends within the header of a GLB.</translation>
    </message>
    <message>
        <source>The GLB has version %1; only version 2 is known.</source>
        <translation>The GLB has version %1; only version 2 is known.</translation>
    </message>
    <message>
        <source>The GLB says it has %1 bytes; the file has %2.</source>
        <translation>The GLB says it has %1 bytes; the file has %2.</translation>
    </message>
    <message>
        <source>A chunk of the GLB is cut off.</source>
        <translation>A chunk of the GLB is cut off.</translation>
    </message>
    <message>
        <source>A chunk of %1 bytes reaches past the end of the GLB.</source>
        <translation>A chunk of %1 bytes reaches past the end of the GLB.</translation>
    </message>
    <message>
        <source>The first chunk of a GLB must be its JSON.</source>
        <translation>The first chunk of a GLB must be its JSON.</translation>
    </message>
    <message>
        <source>A buffer must have a length between 1 byte and 512 MiB.</source>
        <translation>A buffer must have a length between 1 byte and 512 MiB.</translation>
    </message>
    <message>
        <source>A buffer's data URI is not base64.</source>
        <translation>A buffer's data URI is not base64.</translation>
    </message>
    <message>
        <source>The model needs the file %1, which did not come with it.</source>
        <translation>The model needs the file %1, which did not come with it.</translation>
    </message>
    <message>
        <source>A buffer has neither a uri nor a binary chunk to take its bytes from.</source>
        <translation>A buffer has neither a uri nor a binary chunk to take its bytes from.</translation>
    </message>
    <message>
        <source>A buffer should have %1 bytes and has %2.</source>
        <translation>A buffer should have %1 bytes and has %2.</translation>
    </message>
    <message>
        <source>The model does not say which version of glTF it is.</source>
        <translation>The model does not say which version of glTF it is.</translation>
    </message>
    <message>
        <source>The model is of glTF version %1; version 2.0 is known here.</source>
        <translation>The model is of glTF version %1; version 2.0 is known here.</translation>
    </message>
    <message>
        <source>The model can only be read with the extension %1, which is not known here. Export it again without.</source>
        <translation>The model can only be read with the extension %1, which is not known here. Export it again without.</translation>
    </message>
    <message>
        <source>The file has more than 512 MiB.</source>
        <translation>The file has more than 512 MiB.</translation>
    </message>
    <message>
        <source>The JSON of the model is too large to be read.</source>
        <translation>The JSON of the model is too large to be read.</translation>
    </message>
    <message>
        <source>The file is neither a GLB nor glTF JSON.</source>
        <translation>The file is neither a GLB nor glTF JSON.</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>no object</translation>
    </message>
    <message>
        <source>The JSON of the model cannot be read: %1.</source>
        <translation>The JSON of the model cannot be read: %1.</translation>
    </message>
    <message>
        <source>The buffers of the model have more than 1 GiB together.</source>
        <translation>The buffers of the model have more than 1 GiB together.</translation>
    </message>
    <message>
        <source>The model names %1, which does not lie beside it.</source>
        <translation>The model names %1, which does not lie beside it.</translation>
    </message>
    <message>
        <source>The model needs the file %1, which is not beside it.</source>
        <translation>The model needs the file %1, which is not beside it.</translation>
    </message>
    <message>
        <source>“%1” names number %2 of %3.</source>
        <translation>“%1” names number %2 of %3.</translation>
    </message>
    <message>
        <source>Nodes of the model are their own ancestors.</source>
        <translation>Nodes of the model are their own ancestors.</translation>
    </message>
    <message>
        <source>Node %1 names a child that is not there.</source>
        <translation>Node %1 names a child that is not there.</translation>
    </message>
    <message>
        <source>Node %1 has two parents.</source>
        <translation>Node %1 has two parents.</translation>
    </message>
    <message>
        <source>The scene names a node that is not there.</source>
        <translation>The scene names a node that is not there.</translation>
    </message>
    <message>
        <source>Skin %1 names a joint that is not there.</source>
        <translation>Skin %1 names a joint that is not there.</translation>
    </message>
    <message>
        <source>Skin %1 has no joints.</source>
        <translation>Skin %1 has no joints.</translation>
    </message>
    <message>
        <source>Skin %1 has %2 joints and %3 inverse bind matrices.</source>
        <translation>Skin %1 has %2 joints and %3 inverse bind matrices.</translation>
    </message>
    <message>
        <source>A vertex follows joint %1 of a skin with %2.</source>
        <translation>A vertex follows joint %1 of a skin with %2.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 could not be read: %2.</translation>
    </message>
    <message>
        <source>A sampler has an unknown interpolation.</source>
        <translation>A sampler has an unknown interpolation.</translation>
    </message>
    <message>
        <source>The times of a sampler must ascend from 0 on.</source>
        <translation>The times of a sampler must ascend from 0 on.</translation>
    </message>
    <message>
        <source>A sampler has %1 values for %2 keys of %3.</source>
        <translation>A sampler has %1 values for %2 keys of %3.</translation>
    </message>
    <message>
        <source>A channel has no sampler.</source>
        <translation>A channel has no sampler.</translation>
    </message>
    <message>
        <source>A channel moves morph targets that node %1 has not.</source>
        <translation>A channel moves morph targets that node %1 has not.</translation>
    </message>
    <message>
        <source>A channel has no keys and moves nothing.</source>
        <translation>A channel has no keys and moves nothing.</translation>
    </message>
    <message>
        <source>The human bone “%1” names a node that is not there.</source>
        <translation>The human bone “%1” names a node that is not there.</translation>
    </message>
    <message>
        <source>%1 has %2 entries for %3 vertices.</source>
        <translation>%1 has %2 entries for %3 vertices.</translation>
    </message>
    <message>
        <source>A vertex follows joint %1.</source>
        <translation>A vertex follows joint %1.</translation>
    </message>
    <message>
        <source>Vertices follow more than four joints; the first four are shown, all are kept.</source>
        <translation>Vertices follow more than four joints; the first four are shown, all are kept.</translation>
    </message>
    <message>
        <source>A primitive has the unknown mode %1.</source>
        <translation>A primitive has the unknown mode %1.</translation>
    </message>
    <message>
        <source>A triangle names vertex %1 of %2.</source>
        <translation>A triangle names vertex %1 of %2.</translation>
    </message>
    <message>
        <source>A primitive has no positions and is not shown.</source>
        <translation>A primitive has no positions and is not shown.</translation>
    </message>
    <message>
        <source>Mesh %1 has no primitives.</source>
        <translation>Mesh %1 has no primitives.</translation>
    </message>
    <message>
        <source>A picture's data URI is not base64.</source>
        <translation>A picture's data URI is not base64.</translation>
    </message>
    <message>
        <source>The picture %1 did not come with the model.</source>
        <translation>The picture %1 did not come with the model.</translation>
    </message>
    <message>
        <source>Picture %1 is missing, its surfaces are shown in plain colours. %2</source>
        <translation>Picture %1 is missing, its surfaces are shown in plain colours. %2</translation>
    </message>
    <message>
        <source>A texture is placed by set %1; the first two are known, it is shown by the first.</source>
        <translation>A texture is placed by set %1; the first two are known, it is shown by the first.</translation>
    </message>
    <message>
        <source>Reading the model was cancelled.</source>
        <translation>Reading the model was cancelled.</translation>
    </message>
    <message>
        <source>The expression “%1” changes something that is not in the model; that part of it is left out.</source>
        <translation>The expression “%1” changes something that is not in the model; that part of it is left out.</translation>
    </message>
</context>
<context>
    <name>HandKeyedFile</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 numbers belong here.</source>
        <translation>%1 numbers belong here.</translation>
    </message>
    <message>
        <source>“%1” is no joint of the skeleton.</source>
        <translation>“%1” is no joint of the skeleton.</translation>
    </message>
    <message>
        <source>the root is never moved by an action.</source>
        <translation>the root is never moved by an action.</translation>
    </message>
    <message>
        <source>a rotation has the length 1, this one has %1.</source>
        <translation>a rotation has the length 1, this one has %1.</translation>
    </message>
    <message>
        <source>a key belongs here.</source>
        <translation>a key belongs here.</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1 belongs here.</source>
        <translation>a whole number from 0 to %1 belongs here.</translation>
    </message>
    <message>
        <source>frame %1 comes behind frame %2; keys must ascend.</source>
        <translation>frame %1 comes behind frame %2; keys must ascend.</translation>
    </message>
    <message>
        <source>the rotations of the joints, by name, belong here.</source>
        <translation>the rotations of the joints, by name, belong here.</translation>
    </message>
    <message>
        <source>the hips cannot be that far from their rest.</source>
        <translation>the hips cannot be that far from their rest.</translation>
    </message>
    <message>
        <source>This is not JSON: %1 (byte %2).</source>
        <translation>This is not JSON: %1 (byte %2).</translation>
    </message>
    <message>
        <source>This is no hand-keyed action: it has no “slug”, “action” and “keys”.</source>
        <translation>This is no hand-keyed action: it has no “slug”, “action” and “keys”.</translation>
    </message>
    <message>
        <source>the name of the character belongs here.</source>
        <translation>the name of the character belongs here.</translation>
    </message>
    <message>
        <source>the id of the action belongs here.</source>
        <translation>the id of the action belongs here.</translation>
    </message>
    <message>
        <source>frames a second, from 1 to %1, belong here.</source>
        <translation>frames a second, from 1 to %1, belong here.</translation>
    </message>
    <message>
        <source>true or false belongs here.</source>
        <translation>true or false belongs here.</translation>
    </message>
    <message>
        <source>a list of keys belongs here.</source>
        <translation>a list of keys belongs here.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than a hand-keyed action can be (64 MiB).</source>
        <translation>%1 is larger than a hand-keyed action can be (64 MiB).</translation>
    </message>
    <message>
        <source>%1 was left out. %2</source>
        <translation>%1 was left out. %2</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%1: read as it is; %n picture(s) put into it.</source>
        <translation>
            <numerusform>%1: read as it is; %n picture put into it.</numerusform>
            <numerusform>%1: read as it is; %n pictures put into it.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: read as it is.</source>
        <translation>%1: read as it is.</translation>
    </message>
    <message>
        <source>It is called a VRM but has none of its extensions; it is taken for a plain model.</source>
        <translation>It is called a VRM but has none of its extensions; it is taken for a plain model.</translation>
    </message>
    <message>
        <source>%1 is an FBX of version %2.%3, from before 2011; versions from 7.1 on are read. Export it again as FBX 2013 or newer, or as .glb.</source>
        <translation>%1 is an FBX of version %2.%3, from before 2011; versions from 7.1 on are read. Export it again as FBX 2013 or newer, or as .glb.</translation>
    </message>
    <message>
        <source>%1 → GLB</source>
        <translation>%1 → GLB</translation>
    </message>
    <message>
        <source>%1 → glTF → GLB</source>
        <translation>%1 → glTF → GLB</translation>
    </message>
    <message>
        <source>%1 faces were read of %2.</source>
        <translation>%1 faces were read of %2.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>There is nothing in it.</translation>
    </message>
    <message numerus="yes">
        <source>%1: read back and checked; %n picture(s) put into it.</source>
        <translation>
            <numerusform>%1: read back and checked; %n picture put into it.</numerusform>
            <numerusform>%1: read back and checked; %n pictures put into it.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: read back and checked.</source>
        <translation>%1: read back and checked.</translation>
    </message>
    <message>
        <source>It is a PMD, the older format of MMD; it was read as the PMX it would be.</source>
        <translation>It is a PMD, the older format of MMD; it was read as the PMX it would be.</translation>
    </message>
    <message>
        <source>%1 is no model this program reads (.glb, .vrm, .gltf, .fbx, .pmx, .pmd or a .zip of them).</source>
        <translation>%1 is no model this program reads (.glb, .vrm, .gltf, .fbx, .pmx, .pmd or a .zip of them).</translation>
    </message>
    <message>
        <source>Pictures that were not found or could not be read: %1. They are white now.</source>
        <translation>Pictures that were not found or could not be read: %1. They are white now.</translation>
    </message>
    <message>
        <source>The model needs the file %1, which did not come with it.</source>
        <translation>The model needs the file %1, which did not come with it.</translation>
    </message>
    <message>
        <source>%1 holds no model (.vrm, .glb, .gltf, .pmx, .pmd or .fbx).</source>
        <translation>%1 holds no model (.vrm, .glb, .gltf, .pmx, .pmd or .fbx).</translation>
    </message>
    <message>
        <source>No model in %1 could be read. %2</source>
        <translation>No model in %1 could be read. %2</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 has more than 512 MiB.</source>
        <translation>%1 has more than 512 MiB.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 could not be read: %2.</translation>
    </message>
    <message>
        <source>One unit is taken for %1 m; MMD's left-handed space was mirrored along z, so the figure looks along +Z.</source>
        <translation>One unit is taken for %1 m; MMD's left-handed space was mirrored along z, so the figure looks along +Z.</translation>
    </message>
    <message>
        <source>Shapes (morphs), physics and IK of an MMD model are not carried over.</source>
        <translation>Shapes (morphs), physics and IK of an MMD model are not carried over.</translation>
    </message>
    <message>
        <source>One unit is %1 m, %2 is up: converted to metres with +Y up.</source>
        <translation>One unit is %1 m, %2 is up: converted to metres with +Y up.</translation>
    </message>
    <message numerus="yes">
        <source>%n pivot(s) were folded into the nodes they belong to.</source>
        <translation>
            <numerusform>%n pivot was folded into the node it belongs to.</numerusform>
            <numerusform>%n pivots were folded into the nodes they belong to.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file names left-handed axes; x was turned over.</source>
        <translation>The file names left-handed axes; x was turned over.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) followed more than four joints and keep the strongest four.</source>
        <translation>
            <numerusform>%n vertex followed more than four joints and keeps the strongest four.</numerusform>
            <numerusform>%n vertices followed more than four joints and keep the strongest four.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) of skinned meshes follow no joint and stay with their mesh.</source>
        <translation>
            <numerusform>%n vertex of skinned meshes follows no joint and stays with its mesh.</numerusform>
            <numerusform>%n vertices of skinned meshes follow no joint and stay with their mesh.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved node(s) are slanted by uneven scales above them, which no glTF animation can hold.</source>
        <translation>
            <numerusform>%n moved node is slanted by uneven scales above it, which no glTF animation can hold.</numerusform>
            <numerusform>%n moved nodes are slanted by uneven scales above them, which no glTF animation can hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) and point(s) were left out.</source>
        <translation>
            <numerusform>%n line and point was left out.</numerusform>
            <numerusform>%n lines and points were left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones without a node were left out: %1.</source>
        <translation>Bones without a node were left out: %1.</translation>
    </message>
    <message>
        <source>Clips that move nothing were left out: %1.</source>
        <translation>Clips that move nothing were left out: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s) of shapes were left out.</source>
        <translation>
            <numerusform>%n animation of shapes was left out.</numerusform>
            <numerusform>%n animations of shapes were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 does not exist.</translation>
    </message>
    <message>
        <source>%1 is not a kind of file this program knows.</source>
        <translation>%1 is not a kind of file this program knows.</translation>
    </message>
    <message>
        <source>the file to look into</source>
        <translation>the file to look into</translation>
    </message>
    <message>
        <source>%1 cannot be inspected.</source>
        <translation>%1 cannot be inspected.</translation>
    </message>
    <message>
        <source>the files to check</source>
        <translation>the files to check</translation>
    </message>
    <message>
        <source>also compare the CRC-32 of every chunk of a puppet</source>
        <translation>also compare the CRC-32 of every chunk of a puppet</translation>
    </message>
    <message>
        <source>%1 cannot be checked.</source>
        <translation>%1 cannot be checked.</translation>
    </message>
    <message>
        <source>does not open</source>
        <translation>does not open</translation>
    </message>
    <message>
        <source>is fine</source>
        <translation>is fine</translation>
    </message>
    <message>
        <source>opens without its rig</source>
        <translation>opens without its rig</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the file to open</source>
        <translation>the file to open</translation>
    </message>
    <message>
        <source>where to save it</source>
        <translation>where to save it</translation>
    </message>
    <message>
        <source>%1 cannot be saved again; convert it instead.</source>
        <translation>%1 cannot be saved again; convert it instead.</translation>
    </message>
    <message>
        <source>the first file</source>
        <translation>the first file</translation>
    </message>
    <message>
        <source>the second file</source>
        <translation>the second file</translation>
    </message>
    <message>
        <source>The two files are of different kinds; %1 cannot be compared with the other.</source>
        <translation>The two files are of different kinds; %1 cannot be compared with the other.</translation>
    </message>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>%1 cannot be compared.</translation>
    </message>
    <message>
        <source>the file to convert</source>
        <translation>the file to convert</translation>
    </message>
    <message>
        <source>the file to write; its extension says what it becomes</source>
        <translation>the file to write; its extension says what it becomes</translation>
    </message>
    <message>
        <source>the version of the puppet format to write</source>
        <translation>the version of the puppet format to write</translation>
    </message>
    <message>
        <source>how a puppet's chunks are compressed</source>
        <translation>how a puppet's chunks are compressed</translation>
    </message>
    <message>
        <source>leave out names a player does not need</source>
        <translation>leave out names a player does not need</translation>
    </message>
    <message>
        <source>%1 cannot be converted to anything.</source>
        <translation>%1 cannot be converted to anything.</translation>
    </message>
    <message>
        <source>%1 cannot become .%2; possible are %3.</source>
        <translation>%1 cannot become .%2; possible are %3.</translation>
    </message>
    <message>
        <source>the asset to draw</source>
        <translation>the asset to draw</translation>
    </message>
    <message>
        <source>the PNG to write</source>
        <translation>the PNG to write</translation>
    </message>
    <message>
        <source>the size of the picture in pixels</source>
        <translation>the size of the picture in pixels</translation>
    </message>
    <message>
        <source>pose by this clip</source>
        <translation>pose by this clip</translation>
    </message>
    <message>
        <source>the time in the clip in milliseconds</source>
        <translation>the time in the clip in milliseconds</translation>
    </message>
    <message>
        <source>bits of a puppet's advanced mode to switch on</source>
        <translation>bits of a puppet's advanced mode to switch on</translation>
    </message>
    <message>
        <source>leave the background transparent</source>
        <translation>leave the background transparent</translation>
    </message>
    <message>
        <source>draw a puppet with OpenGL instead of the reference renderer</source>
        <translation>draw a puppet with OpenGL instead of the reference renderer</translation>
    </message>
    <message>
        <source>%1 cannot be drawn.</source>
        <translation>%1 cannot be drawn.</translation>
    </message>
    <message>
        <source>--size takes a width and height of 1 to 16384 such as 800x600, but “%1” was given.</source>
        <translation>--size takes a width and height of 1 to 16384 such as 800x600, but “%1” was given.</translation>
    </message>
    <message>
        <source>Shows what is in a file.</source>
        <translation>Shows what is in a file.</translation>
    </message>
    <message>
        <source>Checks files strictly and says what is wrong, and where.</source>
        <translation>Checks files strictly and says what is wrong, and where.</translation>
    </message>
    <message>
        <source>Says in what two files differ.</source>
        <translation>Says in what two files differ.</translation>
    </message>
    <message>
        <source>Opens a file and saves it without an edit.</source>
        <translation>Opens a file and saves it without an edit.</translation>
    </message>
    <message>
        <source>Writes a file in another format.</source>
        <translation>Writes a file in another format.</translation>
    </message>
    <message>
        <source>Draws an asset to a PNG.</source>
        <translation>Draws an asset to a PNG.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 could not be read: %2.</translation>
    </message>
    <message>
        <source>%1 is not JSON: %2 at byte %3.</source>
        <translation>%1 is not JSON: %2 at byte %3.</translation>
    </message>
    <message>
        <source>%1 holds no JSON object.</source>
        <translation>%1 holds no JSON object.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>--%1 takes %2, but “%3” was given.</source>
        <translation>--%1 takes %2, but “%3” was given.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>a whole number</translation>
    </message>
    <message>
        <source>numbers with commas between them</source>
        <translation>numbers with commas between them</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>%1 numbers with commas between them</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>one of %1</translation>
    </message>
    <message>
        <source>the voxel asset</source>
        <translation>the voxel asset</translation>
    </message>
    <message>
        <source>where to save the painted asset</source>
        <translation>where to save the painted asset</translation>
    </message>
    <message>
        <source>the joint that what is chosen behind it will follow</source>
        <translation>the joint that what is chosen behind it will follow</translation>
    </message>
    <message>
        <source>--%1 takes whole numbers, but %2 was given.</source>
        <translation>--%1 takes whole numbers, but %2 was given.</translation>
    </message>
    <message>
        <source>choose the voxels between two corners, both included</source>
        <translation>choose the voxels between two corners, both included</translation>
    </message>
    <message>
        <source>choose the voxels whose middle is within r of a point</source>
        <translation>choose the voxels whose middle is within r of a point</translation>
    </message>
    <message>
        <source>choose the voxels of the same palette index that hang together with this one</source>
        <translation>choose the voxels of the same palette index that hang together with this one</translation>
    </message>
    <message>
        <source>choose all voxels of this one's palette index</source>
        <translation>choose all voxels of this one's palette index</translation>
    </message>
    <message>
        <source>choose the voxels that follow this joint</source>
        <translation>choose the voxels that follow this joint</translation>
    </message>
    <message>
        <source>also give the mirror image across the middle of the grid to the paired joint</source>
        <translation>also give the mirror image across the middle of the grid to the paired joint</translation>
    </message>
    <message>
        <source>leave the voxels of this joint alone</source>
        <translation>leave the voxels of this joint alone</translation>
    </message>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation>The skeleton has no joint %1.</translation>
    </message>
    <message>
        <source>There is no voxel at %1, %2, %3.</source>
        <translation>There is no voxel at %1, %2, %3.</translation>
    </message>
    <message>
        <source>Joint %1 has no joint on the other side; the mirror image was left alone.</source>
        <translation>Joint %1 has no joint on the other side; the mirror image was left alone.</translation>
    </message>
    <message>
        <source>%1 chosen voxels have no voxel on the other side, the first at %2, %3, %4.</source>
        <translation>%1 chosen voxels have no voxel on the other side, the first at %2, %3, %4.</translation>
    </message>
    <message>
        <source>Nothing was chosen: give --box, --sphere, --fill, --same-color or --select-joint.</source>
        <translation>Nothing was chosen: give --box, --sphere, --fill, --same-color or --select-joint.</translation>
    </message>
    <message>
        <source>%1 has no rig to paint.</source>
        <translation>%1 has no rig to paint.</translation>
    </message>
    <message>
        <source>  joint %1: %2 voxels</source>
        <translation>  joint %1: %2 voxels</translation>
    </message>
    <message>
        <source>Gives voxels to joints with the painting tools.</source>
        <translation>Gives voxels to joints with the painting tools.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 differs</source>
        <translation>%1 differs</translation>
    </message>
    <message>
        <source>only in the first file</source>
        <translation>only in the first file</translation>
    </message>
    <message>
        <source>only in the second file</source>
        <translation>only in the second file</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>differs</translation>
    </message>
    <message>
        <source>the multiply colour</source>
        <translation>the multiply colour</translation>
    </message>
    <message>
        <source>the screen colour</source>
        <translation>the screen colour</translation>
    </message>
    <message>
        <source>a channel</source>
        <translation>a channel</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>the shape</translation>
    </message>
    <message>
        <source>the list of masks</source>
        <translation>the list of masks</translation>
    </message>
    <message>
        <source>the position of vertices</source>
        <translation>the position of vertices</translation>
    </message>
    <message>
        <source>the texture position of vertices</source>
        <translation>the texture position of vertices</translation>
    </message>
    <message>
        <source>the list of triangles</source>
        <translation>the list of triangles</translation>
    </message>
    <message>
        <source>a keyform</source>
        <translation>a keyform</translation>
    </message>
    <message>
        <source>a blend shape</source>
        <translation>a blend shape</translation>
    </message>
    <message>
        <source>the canvas</source>
        <translation>the canvas</translation>
    </message>
    <message>
        <source>a bone or exact link</source>
        <translation>a bone or exact link</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>the header</translation>
    </message>
    <message>
        <source>the content</source>
        <translation>the content</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>No difference</translation>
    </message>
    <message>
        <source>P2LRT version %1, canvas %2 × %3</source>
        <translation>P2LRT version %1, canvas %2 × %3</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Saved %1</translation>
    </message>
    <message>
        <source>--to-version is 1 or 2, but %1 was given.</source>
        <translation>--to-version is 1 or 2, but %1 was given.</translation>
    </message>
    <message>
        <source>the puppet</source>
        <translation>the puppet</translation>
    </message>
    <message>
        <source>the puppet to write; not needed to export</source>
        <translation>the puppet to write; not needed to export</translation>
    </message>
    <message>
        <source>the panel to put in, in JSON</source>
        <translation>the panel to put in, in JSON</translation>
    </message>
    <message>
        <source>print the panel instead of replacing it</source>
        <translation>print the panel instead of replacing it</translation>
    </message>
    <message>
        <source>Give either --export alone, or the puppet to write and the panel with --json.</source>
        <translation>Give either --export alone, or the puppet to write and the panel with --json.</translation>
    </message>
    <message>
        <source>Prints or replaces the parameter panel of a puppet.</source>
        <translation>Prints or replaces the parameter panel of a puppet.</translation>
    </message>
    <message>
        <source>The puppet has no parameter “%1”.</source>
        <translation>The puppet has no parameter “%1”.</translation>
    </message>
    <message>
        <source>--set takes a parameter and its value such as 3=0.5, but “%1” was given.</source>
        <translation>--set takes a parameter and its value such as 3=0.5, but “%1” was given.</translation>
    </message>
    <message>
        <source>The puppet has no clip %1; it has %2.</source>
        <translation>The puppet has no clip %1; it has %2.</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>Page %1: %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>The picture could not be made.</translation>
    </message>
    <message>
        <source>Drew %1 in %2 ms</source>
        <translation>Drew %1 in %2 ms</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Wrote %1</translation>
    </message>
    <message>
        <source>The section %1 has no place in JSON and was left out.</source>
        <translation>The section %1 has no place in JSON and was left out.</translation>
    </message>
    <message>
        <source>The materials are in %1.</source>
        <translation>The materials are in %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>the grid is %1 in the first and %2 in the second</source>
        <translation>the grid is %1 in the first and %2 in the second</translation>
    </message>
    <message>
        <source>%1 voxels added, %2 removed, %3 of another color</source>
        <translation>%1 voxels added, %2 removed, %3 of another color</translation>
    </message>
    <message>
        <source>the chunk size is %1 in the first and %2 in the second</source>
        <translation>the chunk size is %1 in the first and %2 in the second</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>only in the first</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>only in the second</translation>
    </message>
    <message>
        <source>another color or material</source>
        <translation>another color or material</translation>
    </message>
    <message>
        <source>another anchor</source>
        <translation>another anchor</translation>
    </message>
    <message>
        <source>another pivot</source>
        <translation>another pivot</translation>
    </message>
    <message>
        <source>%1 in the first, %2 in the second</source>
        <translation>%1 in the first, %2 in the second</translation>
    </message>
    <message>
        <source>another hash of the voxels</source>
        <translation>another hash of the voxels</translation>
    </message>
    <message>
        <source>another asset id</source>
        <translation>another asset id</translation>
    </message>
    <message>
        <source>another generator id</source>
        <translation>another generator id</translation>
    </message>
    <message>
        <source>“%1” is only in the first</source>
        <translation>“%1” is only in the first</translation>
    </message>
    <message>
        <source>“%1” is only in the second</source>
        <translation>“%1” is only in the second</translation>
    </message>
    <message>
        <source>is named “%1” in the first and “%2” in the second</source>
        <translation>is named “%1” in the first and “%2” in the second</translation>
    </message>
    <message>
        <source>has the parent %1 in the first and %2 in the second</source>
        <translation>has the parent %1 in the first and %2 in the second</translation>
    </message>
    <message>
        <source>“%1” stands elsewhere at rest</source>
        <translation>“%1” stands elsewhere at rest</translation>
    </message>
    <message>
        <source>the default joint is %1 in the first and %2 in the second</source>
        <translation>the default joint is %1 in the first and %2 in the second</translation>
    </message>
    <message>
        <source>%1 voxels follow joint %2 in the first and joint %3 in the second</source>
        <translation>%1 voxels follow joint %2 in the first and joint %3 in the second</translation>
    </message>
    <message>
        <source>takes %1 ms in the first and %2 ms in the second</source>
        <translation>takes %1 ms in the first and %2 ms in the second</translation>
    </message>
    <message>
        <source>the track of joint %1 is only in the first</source>
        <translation>the track of joint %1 is only in the first</translation>
    </message>
    <message>
        <source>the track of joint %1 is only in the second</source>
        <translation>the track of joint %1 is only in the second</translation>
    </message>
    <message>
        <source>the keys of joint %1 differ (%2 and %3 keys)</source>
        <translation>the keys of joint %1 differ (%2 and %3 keys)</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>other bytes</translation>
    </message>
    <message>
        <source>only the first has a rig</source>
        <translation>only the first has a rig</translation>
    </message>
    <message>
        <source>only the second has a rig</source>
        <translation>only the second has a rig</translation>
    </message>
    <message>
        <source>No rig</source>
        <translation>No rig</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>Sections:</translation>
    </message>
    <message>
        <source>%1 bytes at %2</source>
        <translation>%1 bytes at %2</translation>
    </message>
    <message>
        <source>pose by this clip; without it the bind pose</source>
        <translation>pose by this clip; without it the bind pose</translation>
    </message>
    <message>
        <source>where the ray begins and its direction, in voxels</source>
        <translation>where the ray begins and its direction, in voxels</translation>
    </message>
    <message>
        <source>where to save it with the new rig</source>
        <translation>where to save it with the new rig</translation>
    </message>
    <message>
        <source>the rig as JSON: joints, default_joint, bindings, animations</source>
        <translation>the rig as JSON: joints, default_joint, bindings, animations</translation>
    </message>
    <message>
        <source>joint %1: %2 quads, %3 unit faces, %4 vertices</source>
        <translation>joint %1: %2 quads, %3 unit faces, %4 vertices</translation>
    </message>
    <message>
        <source>%1 quads, %2 unit faces, %3 ms</source>
        <translation>%1 quads, %2 unit faces, %3 ms</translation>
    </message>
    <message>
        <source>%1 has no rig, so there is nothing to pose.</source>
        <translation>%1 has no rig, so there is nothing to pose.</translation>
    </message>
    <message>
        <source>--ray needs a direction; dx, dy and dz are all 0.</source>
        <translation>--ray needs a direction; dx, dy and dz are all 0.</translation>
    </message>
    <message>
        <source>The ray hits nothing.</source>
        <translation>The ray hits nothing.</translation>
    </message>
    <message>
        <source>voxel %1, %2, %3 of joint %4 at distance %5, face %6</source>
        <translation>voxel %1, %2, %3 of joint %4 at distance %5, face %6</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>it has none</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>it has %1</translation>
    </message>
    <message>
        <source>The asset has no clip %1; %2.</source>
        <translation>The asset has no clip %1; %2.</translation>
    </message>
    <message>
        <source>Meshes a voxel asset along the borders of its joints and counts the faces.</source>
        <translation>Meshes a voxel asset along the borders of its joints and counts the faces.</translation>
    </message>
    <message>
        <source>Says where every joint stands at a time of a clip.</source>
        <translation>Says where every joint stands at a time of a clip.</translation>
    </message>
    <message>
        <source>Finds the voxel that a ray hits, in any pose.</source>
        <translation>Finds the voxel that a ray hits, in any pose.</translation>
    </message>
    <message>
        <source>Replaces the rig of a voxel asset by one in JSON.</source>
        <translation>Replaces the rig of a voxel asset by one in JSON.</translation>
    </message>
    <message>
        <source>The picture could not be packed as PNG.</source>
        <translation>The picture could not be packed as PNG.</translation>
    </message>
    <message>
        <source>Wrote %1 (%2 × %3 pixels).</source>
        <translation>Wrote %1 (%2 × %3 pixels).</translation>
    </message>
    <message>
        <source>the file the journal began from</source>
        <translation>the file the journal began from</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>the journal</translation>
    </message>
    <message>
        <source>where to save what it leads to</source>
        <translation>where to save what it leads to</translation>
    </message>
    <message>
        <source>stop after this many steps; without it all are done</source>
        <translation>stop after this many steps; without it all are done</translation>
    </message>
    <message>
        <source>--steps takes a number from 0 on.</source>
        <translation>--steps takes a number from 0 on.</translation>
    </message>
    <message>
        <source>%1 steps done; saved %2</source>
        <translation>%1 steps done; saved %2</translation>
    </message>
    <message>
        <source>Does the steps of a journal again on the file it began from.</source>
        <translation>Does the steps of a journal again on the file it began from.</translation>
    </message>
    <message>
        <source>the time in that clip in milliseconds, for an .obj</source>
        <translation>the time in that clip in milliseconds, for an .obj</translation>
    </message>
    <message>
        <source>units a voxel in an .obj or .glb (glTF counts in metres)</source>
        <translation>units a voxel in an .obj or .glb (glTF counts in metres)</translation>
    </message>
    <message>
        <source>how the clips of a .glb run between keys; linear if not given</source>
        <translation>how the clips of a .glb run between keys; linear if not given</translation>
    </message>
    <message>
        <source>The names in this puppet were left out when it was exported, so those of the groups were left out too.</source>
        <translation>The names in this puppet were left out when it was exported, so those of the groups were left out too.</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>The export was cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>--up z does not go with .glb: glTF is always y up, and programs with z up turn it when they read it.</source>
        <translation>--up z does not go with .glb: glTF is always y up, and programs with z up turn it when they read it.</translation>
    </message>
    <message>
        <source>--time does not go with .glb, which holds whole clips; a posed frame can be written as .obj.</source>
        <translation>--time does not go with .glb, which holds whole clips; a posed frame can be written as .obj.</translation>
    </message>
    <message>
        <source>--scale takes a number between %1 and %2.</source>
        <translation>--scale takes a number between %1 and %2.</translation>
    </message>
    <message>
        <source>A voxel asset cannot become .%1; possible are .glb, .obj and .json.</source>
        <translation>A voxel asset cannot become .%1; possible are .glb, .obj and .json.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compression</translation>
    </message>
    <message>
        <source>Leave out names</source>
        <translation>Leave out names</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Units a voxel</source>
        <translation>Units a voxel</translation>
    </message>
    <message>
        <source>Between keys</source>
        <translation>Between keys</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 (%n pictures).</source>
        <translation>
            <numerusform>Wrote %1 (%n picture).</numerusform>
            <numerusform>Wrote %1 (%n pictures).</numerusform>
        </translation>
    </message>
    <message>
        <source>a .webp, or a folder for PNG files, which must be new or empty</source>
        <translation>a .webp, or a folder for PNG files, which must be new or empty</translation>
    </message>
    <message>
        <source>the clip to show</source>
        <translation>the clip to show</translation>
    </message>
    <message>
        <source>where in the clip to begin, in milliseconds</source>
        <translation>where in the clip to begin, in milliseconds</translation>
    </message>
    <message>
        <source>From</source>
        <translation>From</translation>
    </message>
    <message>
        <source>where in the clip to end; its end if not given</source>
        <translation>where in the clip to end; its end if not given</translation>
    </message>
    <message>
        <source>To</source>
        <translation>To</translation>
    </message>
    <message>
        <source>play the clip while turning</source>
        <translation>play the clip while turning</translation>
    </message>
    <message>
        <source>Play the clip while turning</source>
        <translation>Play the clip while turning</translation>
    </message>
    <message>
        <source>how long one turn takes</source>
        <translation>how long one turn takes</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>Seconds a turn</translation>
    </message>
    <message>
        <source>how many pictures, evenly over the clip</source>
        <translation>how many pictures, evenly over the clip</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Pictures</translation>
    </message>
    <message>
        <source>how many pictures stand in a row</source>
        <translation>how many pictures stand in a row</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columns</translation>
    </message>
    <message>
        <source>leave out the times below the pictures</source>
        <translation>leave out the times below the pictures</translation>
    </message>
    <message>
        <source>Without times</source>
        <translation>Without times</translation>
    </message>
    <message>
        <source>pictures a second</source>
        <translation>pictures a second</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>Pictures a second</translation>
    </message>
    <message>
        <source>the size of a picture in pixels</source>
        <translation>the size of a picture in pixels</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Turn, tilt, distance</source>
        <translation>Turn, tilt, distance</translation>
    </message>
    <message>
        <source>how the clip runs between keys; linear if not given</source>
        <translation>how the clip runs between keys; linear if not given</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Transparent background</translation>
    </message>
    <message>
        <source>Advanced mode</source>
        <translation>Advanced mode</translation>
    </message>
    <message>
        <source>of a .webp, 0 to 100; 100 is lossless</source>
        <translation>of a .webp, 0 to 100; 100 is lossless</translation>
    </message>
    <message>
        <source>WebP quality</source>
        <translation>WebP quality</translation>
    </message>
    <message>
        <source>Draws a clip as PNG files or an animated WebP.</source>
        <translation>Draws a clip as PNG files or an animated WebP.</translation>
    </message>
    <message>
        <source>Draws an asset from all around, as PNG files or an animated WebP.</source>
        <translation>Draws an asset from all around, as PNG files or an animated WebP.</translation>
    </message>
    <message>
        <source>Draws a clip as a contact sheet.</source>
        <translation>Draws a clip as a contact sheet.</translation>
    </message>
    <message>
        <source>A puppet is flat: it has no turntable. “sequence” and “sheet” show its clips.</source>
        <translation>A puppet is flat: it has no turntable. “sequence” and “sheet” show its clips.</translation>
    </message>
    <message>
        <source>--clip is needed: it says which clip is shown. “inspect” lists the clips of the asset.</source>
        <translation>--clip is needed: it says which clip is shown. “inspect” lists the clips of the asset.</translation>
    </message>
    <message>
        <source>That would be %1 pictures; %2 are the most. Take a shorter stretch or fewer pictures a second.</source>
        <translation>That would be %1 pictures; %2 are the most. Take a shorter stretch or fewer pictures a second.</translation>
    </message>
    <message>
        <source>--%1 takes a number between %2 and %3.</source>
        <translation>--%1 takes a number between %2 and %3.</translation>
    </message>
    <message>
        <source>A contact sheet is a .png; “%1” is none.</source>
        <translation>A contact sheet is a .png; “%1” is none.</translation>
    </message>
    <message>
        <source>A film becomes a .webp or a folder of PNG files; “%1” is neither.</source>
        <translation>A film becomes a .webp or a folder of PNG files; “%1” is neither.</translation>
    </message>
    <message>
        <source>--from and --to must lie in the clip, which is %1 ms long, one before the other.</source>
        <translation>--from and --to must lie in the clip, which is %1 ms long, one before the other.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 is not an empty folder. Name a new one, so that pictures of two films do not get mixed.</source>
        <translation>%1 is not an empty folder. Name a new one, so that pictures of two films do not get mixed.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>%1 could not be written: %2.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made. Choose a place you may write to.</source>
        <translation>The folder %1 could not be made. Choose a place you may write to.</translation>
    </message>
    <message>
        <source>The sheet would be %1 × %2 pixels. Take fewer or smaller pictures.</source>
        <translation>The sheet would be %1 × %2 pixels. Take fewer or smaller pictures.</translation>
    </message>
    <message>
        <source>look at this clip only; without it at all of them</source>
        <translation>look at this clip only; without it at all of them</translation>
    </message>
    <message>
        <source>look at this moment only, in milliseconds; needs --clip</source>
        <translation>look at this moment only, in milliseconds; needs --clip</translation>
    </message>
    <message>
        <source>how many moments a second are looked at, besides the keys</source>
        <translation>how many moments a second are looked at, besides the keys</translation>
    </message>
    <message>
        <source>how a pose between two keys is made</source>
        <translation>how a pose between two keys is made</translation>
    </message>
    <message>
        <source>also between joints that touch and hang on different branches, such as two legs</source>
        <translation>also between joints that touch and hang on different branches, such as two legs</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>joint %1</translation>
    </message>
    <message>
        <source>%1: nothing opens</source>
        <translation>%1: nothing opens</translation>
    </message>
    <message>
        <source>%1: %2 voxels at %3 ms between %4 and %5</source>
        <translation>%1: %2 voxels at %3 ms between %4 and %5</translation>
    </message>
    <message>
        <source>--time needs --clip: say which clip stands at that time.</source>
        <translation>--time needs --clip: say which clip stands at that time.</translation>
    </message>
    <message>
        <source>--fps takes a number from 1 to 1000.</source>
        <translation>--fps takes a number from 1 to 1000.</translation>
    </message>
    <message>
        <source>%1 has no rig, so nothing can open between its joints.</source>
        <translation>%1 has no rig, so nothing can open between its joints.</translation>
    </message>
    <message>
        <source>%1 faces between joints</source>
        <translation>%1 faces between joints</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip %1</translation>
    </message>
    <message>
        <source>Measures where the faces between joints open while clips play.</source>
        <translation>Measures where the faces between joints open while clips play.</translation>
    </message>
    <message>
        <source>%1 faces, %2 vertices, %3 textures, %4 joints</source>
        <translation>%1 faces, %2 vertices, %3 textures, %4 joints</translation>
    </message>
    <message>
        <source>VRM %1</source>
        <translation>VRM %1</translation>
    </message>
    <message>
        <source>%1 of %2 humanoid joints</source>
        <translation>%1 of %2 humanoid joints</translation>
    </message>
    <message>
        <source>  missing: %1</source>
        <translation>  missing: %1</translation>
    </message>
    <message>
        <source>  clip “%1”: %2 s, %3 keys</source>
        <translation>  clip “%1”: %2 s, %3 keys</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) changed</source>
        <translation>
            <numerusform>%n voxel changed</numerusform>
            <numerusform>%n voxels changed</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder to look through, with those below it</source>
        <translation>the folder to look through, with those below it</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 is not a folder.</translation>
    </message>
    <message>
        <source>%1 opened, %2 refused</source>
        <translation>%1 opened, %2 refused</translation>
    </message>
    <message>
        <source>%1 could not be written: the folder %2 does not exist.</source>
        <translation>%1 could not be written: the folder %2 does not exist.</translation>
    </message>
    <message>
        <source>Rig: %1</source>
        <translation>Rig: %1</translation>
    </message>
    <message numerus="yes">
        <source>  joint %1 “%2”: %n voxel(s)</source>
        <translation>
            <numerusform>  joint %1 “%2”: %n voxel</numerusform>
            <numerusform>  joint %1 “%2”: %n voxels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  clip %1 “%2”: %3 ms, %n track(s)</source>
        <translation>
            <numerusform>  clip %1 “%2”: %3 ms, %n track</numerusform>
            <numerusform>  clip %1 “%2”: %3 ms, %n tracks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 × %3 cells, %4, %5</source>
        <translation>%1 × %2 × %3 cells, %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s)</source>
        <translation>
            <numerusform>%n voxel</numerusform>
            <numerusform>%n voxels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n color(s)</source>
        <translation>
            <numerusform>%n color</numerusform>
            <numerusform>%n colors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the summary that inspect prints: it counts the voxels of each joint and does not say which they are. Write the rig with “convert FILE.vfp OUT.json” and use that.</source>
        <translation>%1 is the summary that inspect prints: it counts the voxels of each joint and does not say which they are. Write the rig with “convert FILE.vfp OUT.json” and use that.</translation>
    </message>
    <message>
        <source>The JSON has no “bindings”, so every voxel follows joint %1 “%2”.</source>
        <translation>The JSON has no “bindings”, so every voxel follows joint %1 “%2”.</translation>
    </message>
    <message>
        <source>the bound character</source>
        <translation>the bound character</translation>
    </message>
    <message>
        <source>a folder of actions, or a pack; only built-in actions if not given</source>
        <translation>a folder of actions, or a pack; only built-in actions if not given</translation>
    </message>
    <message>
        <source>the character's name in hand-keyed actions; that of the file if not given</source>
        <translation>the character's name in hand-keyed actions; that of the file if not given</translation>
    </message>
    <message>
        <source>how many pictures of an action, evenly over it</source>
        <translation>how many pictures of an action, evenly over it</translation>
    </message>
    <message>
        <source>how many actions stand in a row</source>
        <translation>how many actions stand in a row</translation>
    </message>
    <message>
        <source>turn and tilt in degrees</source>
        <translation>turn and tilt in degrees</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 could not be opened.</translation>
    </message>
    <message>
        <source>The pack has no action “%1”.</source>
        <translation>The pack has no action “%1”.</translation>
    </message>
    <message>
        <source>None of the actions is there; nothing was drawn.</source>
        <translation>None of the actions is there; nothing was drawn.</translation>
    </message>
    <message>
        <source>The sheet was cancelled; nothing was written.</source>
        <translation>The sheet was cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>--count and --columns are whole numbers from 1 on.</source>
        <translation>--count and --columns are whole numbers from 1 on.</translation>
    </message>
    <message>
        <source>A sheet holds %1 pictures at most.</source>
        <translation>A sheet holds %1 pictures at most.</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 (%n actions).</source>
        <translation>
            <numerusform>Wrote %1 (%n action).</numerusform>
            <numerusform>Wrote %1 (%n actions).</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws several actions of a bound character as one contact sheet.</source>
        <translation>Draws several actions of a bound character as one contact sheet.</translation>
    </message>
    <message>
        <source>the character: .glb, .vrm, .gltf, .fbx, .pmx or a .zip of them</source>
        <translation>the character: .glb, .vrm, .gltf, .fbx, .pmx or a .zip of them</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>the bound character, a .glb</source>
        <translation>the bound character, a .glb</translation>
    </message>
    <message>
        <source>Bound file</source>
        <translation>Bound file</translation>
    </message>
    <message>
        <source>joints placed by hand; without it MODEL.joints.json beside the model, if it is there</source>
        <translation>joints placed by hand; without it MODEL.joints.json beside the model, if it is there</translation>
    </message>
    <message>
        <source>Placed joints</source>
        <translation>Placed joints</translation>
    </message>
    <message>
        <source>do not look at joints placed by hand</source>
        <translation>do not look at joints placed by hand</translation>
    </message>
    <message>
        <source>Ignore placed joints</source>
        <translation>Ignore placed joints</translation>
    </message>
    <message>
        <source>exponent of the distance; without it 3 under 1500 faces, else 4</source>
        <translation>exponent of the distance; without it 3 under 1500 faces, else 4</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>factor on the weight of arms outside their own region</source>
        <translation>factor on the weight of arms outside their own region</translation>
    </message>
    <message>
        <source>Thin limbs</source>
        <translation>Thin limbs</translation>
    </message>
    <message>
        <source>half the width of the middle band, as a share of the height</source>
        <translation>half the width of the middle band, as a share of the height</translation>
    </message>
    <message>
        <source>Midline band</source>
        <translation>Midline band</translation>
    </message>
    <message>
        <source>added to every distance, as a share of the height</source>
        <translation>added to every distance, as a share of the height</translation>
    </message>
    <message>
        <source>Smallest distance</source>
        <translation>Smallest distance</translation>
    </message>
    <message>
        <source>how many times farther limbs count within the trunk</source>
        <translation>how many times farther limbs count within the trunk</translation>
    </message>
    <message>
        <source>Limbs in the trunk</source>
        <translation>Limbs in the trunk</translation>
    </message>
    <message>
        <source>how many times farther other parts count for a piece that is all one part</source>
        <translation>how many times farther other parts count for a piece that is all one part</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Other parts</translation>
    </message>
    <message>
        <source>distances as they are: neither the trunk nor connected pieces are minded</source>
        <translation>distances as they are: neither the trunk nor connected pieces are minded</translation>
    </message>
    <message>
        <source>Plain distances</source>
        <translation>Plain distances</translation>
    </message>
    <message>
        <source>pieces that hang from one joint, such as a sword, get weights like the body</source>
        <translation>pieces that hang from one joint, such as a sword, get weights like the body</translation>
    </message>
    <message>
        <source>Bend pieces</source>
        <translation>Bend pieces</translation>
    </message>
    <message>
        <source>the rest of the bound character: as the model stands, or the standard A-pose</source>
        <translation>the rest of the bound character: as the model stands, or the standard A-pose</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>Rest pose</translation>
    </message>
    <message>
        <source>whether to turn the model so that it looks towards +Z</source>
        <translation>whether to turn the model so that it looks towards +Z</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Facing</translation>
    </message>
    <message>
        <source>count self-intersections in every test pose</source>
        <translation>count self-intersections in every test pose</translation>
    </message>
    <message>
        <source>Test poses</source>
        <translation>Test poses</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3.</source>
        <translation>--%1 takes a number from %2 to %3.</translation>
    </message>
    <message>
        <source>%1 has no surface that could be bound.</source>
        <translation>%1 has no surface that could be bound.</translation>
    </message>
    <message>
        <source>The joints placed by hand were placed while the model faced the other way, and are not used.</source>
        <translation>The joints placed by hand were placed while the model faced the other way, and are not used.</translation>
    </message>
    <message>
        <source>%1: %2 pairs of faces cross, %3 of them do not at rest</source>
        <translation>%1: %2 pairs of faces cross, %3 of them do not at rest</translation>
    </message>
    <message>
        <source>read %1 s, joints %2 s, weights %3 s</source>
        <translation>read %1 s, joints %2 s, weights %3 s</translation>
    </message>
    <message>
        <source>The bound file must not be the model itself, which is never written to.</source>
        <translation>The bound file must not be the model itself, which is never written to.</translation>
    </message>
    <message>
        <source>Binding was cancelled; nothing was written.</source>
        <translation>Binding was cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints; saved %3</source>
        <translation>Bound %1 vertices to %2 joints; saved %3</translation>
    </message>
    <message>
        <source>Places the shared joints in a character, computes its weights and writes it as a rigged GLB.</source>
        <translation>Places the shared joints in a character, computes its weights and writes it as a rigged GLB.</translation>
    </message>
    <message>
        <source>The model has no joint “%1”. “inspect” lists those it has.</source>
        <translation>The model has no joint “%1”. “inspect” lists those it has.</translation>
    </message>
    <message>
        <source>%1 has no surface that could be shown.</source>
        <translation>%1 has no surface that could be shown.</translation>
    </message>
    <message>
        <source>The model has no clip %1; it has %2. “inspect” lists them.</source>
        <translation>The model has no clip %1; it has %2. “inspect” lists them.</translation>
    </message>
    <message>
        <source>the camera of a voxel asset or character: turn and tilt in degrees, distance in voxels or metres (0: fit)</source>
        <translation>the camera of a voxel asset or character: turn and tilt in degrees, distance in voxels or metres (0: fit)</translation>
    </message>
    <message>
        <source>what a character's surface shows: its materials, one grey, the weights of --joint, or each vertex's strongest joint</source>
        <translation>what a character's surface shows: its materials, one grey, the weights of --joint, or each vertex's strongest joint</translation>
    </message>
    <message>
        <source>the joint of a character whose weights “heat” shows</source>
        <translation>the joint of a character whose weights “heat” shows</translation>
    </message>
    <message>
        <source>draw a character's edges</source>
        <translation>draw a character's edges</translation>
    </message>
    <message>
        <source>draw a character's joints</source>
        <translation>draw a character's joints</translation>
    </message>
    <message>
        <source>the axis that points up: in the .obj to be written, or in the motion that is read; glTF is always y up</source>
        <translation>the axis that points up: in the .obj to be written, or in the motion that is read; glTF is always y up</translation>
    </message>
    <message>
        <source>what a unit of the motion, FBX or PMX that is read stands for, instead of the guess or of what the file says</source>
        <translation>what a unit of the motion, FBX or PMX that is read stands for, instead of the guess or of what the file says</translation>
    </message>
    <message>
        <source>%1 is neither a voxel asset nor a puppet nor a character; films are made of those.</source>
        <translation>%1 is neither a voxel asset nor a puppet nor a character; films are made of those.</translation>
    </message>
    <message>
        <source>the voxel asset or character</source>
        <translation>the voxel asset or character</translation>
    </message>
    <message>
        <source>the voxel asset, puppet or character</source>
        <translation>the voxel asset, puppet or character</translation>
    </message>
    <message>
        <source>turn and tilt in degrees, distance in voxels or metres (0: fit)</source>
        <translation>turn and tilt in degrees, distance in voxels or metres (0: fit)</translation>
    </message>
    <message>
        <source>add FILE… --to DIR, list DIR, search DIR WORDS…, verify DIR; approve, reject, pending, default, note or remove DIR HASH…</source>
        <translation>add FILE… --to DIR, list DIR, search DIR WORDS…, verify DIR; approve, reject, pending, default, note or remove DIR HASH…</translation>
    </message>
    <message>
        <source>files, or the library's folder followed by words or beginnings of hashes</source>
        <translation>files, or the library's folder followed by words or beginnings of hashes</translation>
    </message>
    <message>
        <source>the library that files are added to</source>
        <translation>the library that files are added to</translation>
    </message>
    <message>
        <source>what to write about the entries</source>
        <translation>what to write about the entries</translation>
    </message>
    <message>
        <source>in archives, the file of this name goes before others of its kind</source>
        <translation>in archives, the file of this name goes before others of its kind</translation>
    </message>
    <message>
        <source>with approve: also make it the default</source>
        <translation>with approve: also make it the default</translation>
    </message>
    <message>
        <source>default</source>
        <translation>default</translation>
    </message>
    <message>
        <source>%1 faces, %2 joints, %3 of %4 humanoid</source>
        <translation>%1 faces, %2 joints, %3 of %4 humanoid</translation>
    </message>
    <message>
        <source>library add needs --to with the library's folder.</source>
        <translation>library add needs --to with the library's folder.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them was (were) there already.</source>
        <translation>
            <numerusform>%n of them was there already.</numerusform>
            <numerusform>%n of them were there already.</numerusform>
        </translation>
    </message>
    <message>
        <source>library does not know “%1”; it knows %2.</source>
        <translation>library does not know “%1”; it knows %2.</translation>
    </message>
    <message>
        <source>library %1 needs the beginning of an entry's hash behind the folder.</source>
        <translation>library %1 needs the beginning of an entry's hash behind the folder.</translation>
    </message>
    <message>
        <source>Keeps models and motions in a folder by their content, with what people think of them.</source>
        <translation>Keeps models and motions in a folder by their content, with what people think of them.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>title</translation>
    </message>
    <message>
        <source>author</source>
        <translation>author</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>copyright</source>
        <translation>copyright</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licence</translation>
    </message>
    <message>
        <source>further terms</source>
        <translation>further terms</translation>
    </message>
    <message>
        <source>allowed uses</source>
        <translation>allowed uses</translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s)</source>
        <translation>
            <numerusform>%n expression</numerusform>
            <numerusform>%n expressions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swinging chains with %2 bones, %3 colliders</source>
        <translation>%1 swinging chains with %2 bones, %3 colliders</translation>
    </message>
    <message>
        <source>  texture “%1”: %2 × %3</source>
        <translation>  texture “%1”: %2 × %3</translation>
    </message>
    <message>
        <source>The picture %1 was not found or cannot be read.</source>
        <translation>The picture %1 was not found or cannot be read.</translation>
    </message>
    <message>
        <source>%1 joints, %2 of %3 humanoid joints</source>
        <translation>%1 joints, %2 of %3 humanoid joints</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Left out: %1</translation>
    </message>
    <message>
        <source>Where a leg is bent, its knee points forward in %1 % of frames.</source>
        <translation>Where a leg is bent, its knee points forward in %1 % of frames.</translation>
    </message>
    <message>
        <source>--clip %1: the file has %2 clips, counted from 0.</source>
        <translation>--clip %1: the file has %2 clips, counted from 0.</translation>
    </message>
    <message>
        <source>Of %1 clips the first, “%2”, was written; --clip chooses another.</source>
        <translation>Of %1 clips the first, “%2”, was written; --clip chooses another.</translation>
    </message>
    <message>
        <source>Wrote %1: “%2”, %3 frames at %4 a second</source>
        <translation>Wrote %1: “%2”, %3 frames at %4 a second</translation>
    </message>
    <message>
        <source>the .glb to write</source>
        <translation>the .glb to write</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pack</translation>
    </message>
    <message>
        <source>a folder of retargeted and hand-keyed actions</source>
        <translation>a folder of retargeted and hand-keyed actions</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>the bound character the pack is for, or “standard” for a figure of 1.75 m</source>
        <translation>the bound character the pack is for, or “standard” for a figure of 1.75 m</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Character</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>pack this action, and how fast (walk:1.5); everything in the folder if not given</source>
        <translation>pack this action, and how fast (walk:1.5); everything in the folder if not given</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>Only these</translation>
    </message>
    <message>
        <source>also pack the built-in actions the folder does not have</source>
        <translation>also pack the built-in actions the folder does not have</translation>
    </message>
    <message>
        <source>With built-in actions</source>
        <translation>With built-in actions</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1: %n action(s), %2 KiB (%3 KiB with float32 rotations, %4 KiB with a time axis for each clip).</source>
        <translation>
            <numerusform>Wrote %1: %n action, %2 KiB (%3 KiB with float32 rotations, %4 KiB with a time axis for each clip).</numerusform>
            <numerusform>Wrote %1: %n actions, %2 KiB (%3 KiB with float32 rotations, %4 KiB with a time axis for each clip).</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack did not pass its audit and was not written.</source>
        <translation>The pack did not pass its audit and was not written.</translation>
    </message>
    <message>
        <source>“%1” is not an action: write its id, or its id and a speed as in walk:1.5.</source>
        <translation>“%1” is not an action: write its id, or its id and a speed as in walk:1.5.</translation>
    </message>
    <message>
        <source>Packs the actions of a bound character into one GLB and audits it.</source>
        <translation>Packs the actions of a bound character into one GLB and audits it.</translation>
    </message>
    <message>
        <source>%1 is not fit to be published: %2</source>
        <translation>%1 is not fit to be published: %2</translation>
    </message>
    <message>
        <source>%1.glb: %2</source>
        <translation>%1.glb: %2</translation>
    </message>
    <message>
        <source>%1.p2lrt: %2</source>
        <translation>%1.p2lrt: %2</translation>
    </message>
    <message>
        <source>%1.p2lrt keeps a picture in a file of its own, which is not published.</source>
        <translation>%1.p2lrt keeps a picture in a file of its own, which is not published.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>the project: a folder with characters, actions, voxels or puppets, or a single file of them</source>
        <translation>the project: a folder with characters, actions, voxels or puppets, or a single file of them</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Project</translation>
    </message>
    <message>
        <source>the folder to publish to, beside the game's own models</source>
        <translation>the folder to publish to, beside the game's own models</translation>
    </message>
    <message>
        <source>Publish to</source>
        <translation>Publish to</translation>
    </message>
    <message>
        <source>publish this character, rig or puppet alone; what was published of others stays</source>
        <translation>publish this character, rig or puppet alone; what was published of others stays</translation>
    </message>
    <message>
        <source>take everything else out of the publication</source>
        <translation>take everything else out of the publication</translation>
    </message>
    <message>
        <source>Nothing else</source>
        <translation>Nothing else</translation>
    </message>
    <message>
        <source>say what would be written, and write nothing</source>
        <translation>say what would be written, and write nothing</translation>
    </message>
    <message>
        <source>publish this action; all there are if not given</source>
        <translation>publish this action; all there are if not given</translation>
    </message>
    <message>
        <source>a member of the game and its character</source>
        <translation>a member of the game and its character</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Members</translation>
    </message>
    <message>
        <source>a kind of activity and its action; the others stay as proposed</source>
        <translation>a kind of activity and its action; the others stay as proposed</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Kinds</translation>
    </message>
    <message>
        <source>the action of whoever does nothing else (idle)</source>
        <translation>the action of whoever does nothing else (idle)</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Default</translation>
    </message>
    <message>
        <source>the action of whoever walks (walk)</source>
        <translation>the action of whoever walks (walk)</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Moving</translation>
    </message>
    <message>
        <source>the action of whoever runs after somebody (run)</source>
        <translation>the action of whoever runs after somebody (run)</translation>
    </message>
    <message>
        <source>Chasing</source>
        <translation>Chasing</translation>
    </message>
    <message>
        <source>the version puppets are published in, 1 or 2; as they are if not given</source>
        <translation>the version puppets are published in, 1 or 2; as they are if not given</translation>
    </message>
    <message>
        <source>Puppet version</source>
        <translation>Puppet version</translation>
    </message>
    <message>
        <source>how puppets are compressed; as they are if not given</source>
        <translation>how puppets are compressed; as they are if not given</translation>
    </message>
    <message>
        <source>Puppet compression</source>
        <translation>Puppet compression</translation>
    </message>
    <message>
        <source>--%1 takes two names with “=” between them, but “%2” was given.</source>
        <translation>--%1 takes two names with “=” between them, but “%2” was given.</translation>
    </message>
    <message>
        <source>--to-version takes 1 or 2.</source>
        <translation>--to-version takes 1 or 2.</translation>
    </message>
    <message>
        <source>Nothing was written: this is what publishing would do (%1 to write).</source>
        <translation>Nothing was written: this is what publishing would do (%1 to write).</translation>
    </message>
    <message>
        <source>the published folder</source>
        <translation>the published folder</translation>
    </message>
    <message>
        <source>Removed %1; a copy is kept as %2. Games show the original models; publish again to undo this.</source>
        <translation>Removed %1; a copy is kept as %2. Games show the original models; publish again to undo this.</translation>
    </message>
    <message>
        <source>how many clips the contract must have (A1)</source>
        <translation>how many clips the contract must have (A1)</translation>
    </message>
    <message>
        <source>how many kinds it must map (A1)</source>
        <translation>how many kinds it must map (A1)</translation>
    </message>
    <message>
        <source>draw nothing; A9 then has no sample</source>
        <translation>draw nothing; A9 then has no sample</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>There is no folder %1.</translation>
    </message>
    <message>
        <source>%1 has no sample: %2</source>
        <translation>%1 has no sample: %2</translation>
    </message>
    <message>
        <source>Publish characters, rigs and puppets beside a game's own models.</source>
        <translation>Publish characters, rigs and puppets beside a game's own models.</translation>
    </message>
    <message>
        <source>Compare a published folder with what was published.</source>
        <translation>Compare a published folder with what was published.</translation>
    </message>
    <message>
        <source>Take a publication back: games show the original models again.</source>
        <translation>Take a publication back: games show the original models again.</translation>
    </message>
    <message>
        <source>Play a published folder as a game does and check it by nine assertions.</source>
        <translation>Play a published folder as a game does and check it by nine assertions.</translation>
    </message>
    <message>
        <source>Reference: %1, %2</source>
        <translation>Reference: %1, %2</translation>
    </message>
    <message>
        <source>--out is missing: say into which folder the actions go, or ask for a --dry-run.</source>
        <translation>--out is missing: say into which folder the actions go, or ask for a --dry-run.</translation>
    </message>
    <message numerus="yes">
        <source>%n files written to %1</source>
        <translation>
            <numerusform>%n file written to %1</numerusform>
            <numerusform>%n files written to %1</numerusform>
        </translation>
    </message>
    <message>
        <source>files with clips: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json; several may follow</source>
        <translation>files with clips: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json; several may follow</translation>
    </message>
    <message>
        <source>a bound character (.glb), a voxel rig (.vfp), or “standard” for a figure of 1.75 m</source>
        <translation>a bound character (.glb), a voxel rig (.vfp), or “standard” for a figure of 1.75 m</translation>
    </message>
    <message>
        <source>where the actions go; of a voxel rig, where the copy with its clips goes</source>
        <translation>where the actions go; of a voxel rig, where the copy with its clips goes</translation>
    </message>
    <message>
        <source>which joint map to read the sources by: an id or a file; several may be active</source>
        <translation>which joint map to read the sources by: an id or a file; several may be active</translation>
    </message>
    <message>
        <source>the clip whose first frame shows how the figure stands; without it one named …Idle_A</source>
        <translation>the clip whose first frame shows how the figure stands; without it one named …Idle_A</translation>
    </message>
    <message>
        <source>frames a second of what is baked</source>
        <translation>frames a second of what is baked</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Frames a second</translation>
    </message>
    <message>
        <source>how much faster than the source: 2 takes half the time</source>
        <translation>how much faster than the source: 2 takes half the time</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>which movement of the hips is taken: up and down, or also along the floor</source>
        <translation>which movement of the hips is taken: up and down, or also along the floor</translation>
    </message>
    <message>
        <source>Hips</source>
        <translation>Hips</translation>
    </message>
    <message>
        <source>which clips go round: those that end as they begin, all or none</source>
        <translation>which clips go round: those that end as they begin, all or none</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Loops</translation>
    </message>
    <message>
        <source>feet that stand stay where they are; legs bend for it</source>
        <translation>feet that stand stay where they are; legs bend for it</translation>
    </message>
    <message>
        <source>Lock standing feet</source>
        <translation>Lock standing feet</translation>
    </message>
    <message>
        <source>how the target stands in the reference: at rest, posed like the source, or posed when its rest is more than 15° off</source>
        <translation>how the target stands in the reference: at rest, posed like the source, or posed when its rest is more than 15° off</translation>
    </message>
    <message>
        <source>Target stands</source>
        <translation>Target stands</translation>
    </message>
    <message>
        <source>how the target stands in the reference, as an action file of which the first frame counts</source>
        <translation>how the target stands in the reference, as an action file of which the first frame counts</translation>
    </message>
    <message>
        <source>turns the source about the vertical, instead of what its hips and shoulders say</source>
        <translation>turns the source about the vertical, instead of what its hips and shoulders say</translation>
    </message>
    <message>
        <source>a joint that is not to be moved</source>
        <translation>a joint that is not to be moved</translation>
    </message>
    <message>
        <source>only these clips</source>
        <translation>only these clips</translation>
    </message>
    <message>
        <source>only says what would come out</source>
        <translation>only says what would come out</translation>
    </message>
    <message>
        <source>Bakes clips of any skeleton onto a bound character or a voxel rig and reports how well they fit.</source>
        <translation>Bakes clips of any skeleton onto a bound character or a voxel rig and reports how well they fit.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>None of the sources has a clip that can be read. %1</source>
        <translation>None of the sources has a clip that can be read. %1</translation>
    </message>
    <message>
        <source>--fps takes a number from 1 to 240.</source>
        <translation>--fps takes a number from 1 to 240.</translation>
    </message>
    <message>
        <source>--speed takes a number from 0.1 to 10.</source>
        <translation>--speed takes a number from 0.1 to 10.</translation>
    </message>
    <message>
        <source>--without: “%1” is no joint of the skeleton.</source>
        <translation>--without: “%1” is no joint of the skeleton.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>The folder %1 cannot be made.</translation>
    </message>
    <message>
        <source>%1 is the target itself: choose another folder, so that it stays as it is.</source>
        <translation>%1 is the target itself: choose another folder, so that it stays as it is.</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refused</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>opened</translation>
    </message>
    <message>
        <source>result</source>
        <translation>result</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>seconds</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>faces</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>joints</translation>
    </message>
    <message>
        <source>humanoid</source>
        <translation>humanoid</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>clips</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>Opens every model and motion below a folder and says what became of each.</source>
        <translation>Opens every model and motion below a folder and says what became of each.</translation>
    </message>
    <message>
        <source>--up x does not go with .obj, which is written with y or z up.</source>
        <translation>--up x does not go with .obj, which is written with y or z up.</translation>
    </message>
    <message>
        <source>joints of a skirt; refused when they make self-intersections rise</source>
        <translation>joints of a skirt; refused when they make self-intersections rise</translation>
    </message>
    <message>
        <source>Nothing hangs around the legs that joints of a skirt could hold.</source>
        <translation>Nothing hangs around the legs that joints of a skirt could hold.</translation>
    </message>
    <message>
        <source>With joints of a skirt the self-intersections in poses of the legs rise from %1 to %2, so they are refused. Bind without --cloth.</source>
        <translation>With joints of a skirt the self-intersections in poses of the legs rise from %1 to %2, so they are refused. Bind without --cloth.</translation>
    </message>
    <message>
        <source>show this action, and how fast (walk:1.5); if not given, twelve usual ones, or all built-in ones where there are no others</source>
        <translation>show this action, and how fast (walk:1.5); if not given, twelve usual ones, or all built-in ones where there are no others</translation>
    </message>
    <message>
        <source>skirt: %1 vertices follow it in part; self-intersections in poses of the legs %2 without it, %3 with it</source>
        <translation>skirt: %1 vertices follow it in part; self-intersections in poses of the legs %2 without it, %3 with it</translation>
    </message>
    <message>
        <source>--set takes an expression or a morph target and its weight such as happy=0.5, but “%1” was given.</source>
        <translation>--set takes an expression or a morph target and its weight such as happy=0.5, but “%1” was given.</translation>
    </message>
    <message>
        <source>The model has no expression and no morph target “%1”. “inspect” lists those it has.</source>
        <translation>The model has no expression and no morph target “%1”. “inspect” lists those it has.</translation>
    </message>
    <message>
        <source>opens, with warnings</source>
        <translation>opens, with warnings</translation>
    </message>
    <message>
        <source>a puppet's parameter, or a character's expression or morph target by name, and its value</source>
        <translation>a puppet's parameter, or a character's expression or morph target by name, and its value</translation>
    </message>
    <message>
        <source>made from a VRM</source>
        <translation>made from a VRM</translation>
    </message>
    <message>
        <source>%1 %2 is there already and was not written over.</source>
        <translation>%1 %2 is there already and was not written over.</translation>
    </message>
    <message>
        <source>%1 stays as it is</source>
        <translation>%1 stays as it is</translation>
    </message>
    <message>
        <source>the list of children</source>
        <translation>the list of children</translation>
    </message>
    <message>
        <source>how the group is put together</source>
        <translation>how the group is put together</translation>
    </message>
    <message>
        <source>a curve</source>
        <translation>a curve</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parameters</translation>
    </message>
    <message>
        <source>deformers</source>
        <translation>deformers</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>parts</translation>
    </message>
    <message>
        <source>meshes</source>
        <translation>meshes</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>vertices</translation>
    </message>
    <message>
        <source>glues</source>
        <translation>glues</translation>
    </message>
    <message>
        <source>texture pages</source>
        <translation>texture pages</translation>
    </message>
    <message>
        <source>physics groups</source>
        <translation>physics groups</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>expressions</translation>
    </message>
    <message>
        <source>hit areas</source>
        <translation>hit areas</translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation>pose groups</translation>
    </message>
    <message>
        <source>  %1: %2</source>
        <translation>  %1: %2</translation>
    </message>
    <message>
        <source>  panel: %1 nodes, %2 joysticks, %3 parameters that snap</source>
        <translation>  panel: %1 nodes, %2 joysticks, %3 parameters that snap</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>skin</translation>
    </message>
    <message>
        <source>exact links</source>
        <translation>exact links</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>collision</translation>
    </message>
    <message>
        <source>  advanced mode: %1</source>
        <translation>  advanced mode: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>no CRC</source>
        <translation>no CRC</translation>
    </message>
    <message>
        <source>CRC right</source>
        <translation>CRC right</translation>
    </message>
    <message>
        <source>CRC wrong</source>
        <translation>CRC wrong</translation>
    </message>
    <message>
        <source>%1 bytes (%2, %3 unpacked), %4</source>
        <translation>%1 bytes (%2, %3 unpacked), %4</translation>
    </message>
    <message>
        <source>  names were stripped</source>
        <translation>  names were stripped</translation>
    </message>
    <message>
        <source>Chunks:</source>
        <translation>Chunks:</translation>
    </message>
    <message numerus="yes">
        <source>The puppet has no clip “%1” among its %n clip(s), which are counted from 0.</source>
        <translation>
            <numerusform>The puppet has no clip “%1” among its %n clip, which are counted from 0.</numerusform>
            <numerusform>The puppet has no clip “%1” among its %n clips, which are counted from 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>how much of that movement, beside how high the hips of both are: 0 keeps them still</source>
        <translation>how much of that movement, beside how high the hips of both are: 0 keeps them still</translation>
    </message>
    <message>
        <source>Hips scale</source>
        <translation>Hips scale</translation>
    </message>
    <message>
        <source>which axis of the sources is up, instead of what the file says or the figure shows</source>
        <translation>which axis of the sources is up, instead of what the file says or the figure shows</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Up axis</translation>
    </message>
    <message>
        <source>--hips-scale takes a number from 0 to 4.</source>
        <translation>--hips-scale takes a number from 0 to 4.</translation>
    </message>
    <message>
        <source>These usual kinds of work are not mapped and play the default “%1”: %2.</source>
        <translation>These usual kinds of work are not mapped and play the default “%1”: %2.</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>missing</translation>
    </message>
    <message>
        <source>not in manifest</source>
        <translation>not in manifest</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unchanged</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>kept</translation>
    </message>
    <message>
        <source>kept aside</source>
        <translation>kept aside</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removed</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>failed</translation>
    </message>
    <message>
        <source>no sample</source>
        <translation>no sample</translation>
    </message>
    <message>
        <source>how fast time goes on the stage; 0 holds it, to see that A8 and A9 find it</source>
        <translation>how fast time goes on the stage; 0 holds it, to see that A8 and A9 find it</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message>
        <source>Published %1 with %2 to %3.</source>
        <translation>Published %1 with %2 to %3.</translation>
    </message>
    <message>
        <source>Action “%1”: %2 frames at %3 a second, %4 s</source>
        <translation>Action “%1”: %2 frames at %3 a second, %4 s</translation>
    </message>
    <message>
        <source>  from %1</source>
        <translation>  from %1</translation>
    </message>
    <message>
        <source>it loops</source>
        <translation>it loops</translation>
    </message>
    <message>
        <source>it is played once</source>
        <translation>it is played once</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) move</source>
        <translation>
            <numerusform>%n joint moves</numerusform>
            <numerusform>%n joints move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action “%1” of %2, keyed by hand: %n key(s) at %3 frames a second, %4 s</source>
        <translation>
            <numerusform>Action “%1” of %2, keyed by hand: %n key at %3 frames a second, %4 s</numerusform>
            <numerusform>Action “%1” of %2, keyed by hand: %n keys at %3 frames a second, %4 s</numerusform>
        </translation>
    </message>
    <message>
        <source>The target was posed for it; arms and legs are up to %1° off.</source>
        <translation>The target was posed for it; arms and legs are up to %1° off.</translation>
    </message>
    <message>
        <source>The target's rest serves; arms and legs are up to %1° off.</source>
        <translation>The target's rest serves; arms and legs are up to %1° off.</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3 channels, largest angle %4° (%5)</source>
        <translation>%1: %2 frames, %3 channels, largest angle %4° (%5)</translation>
    </message>
    <message>
        <source>, feet slide %1 m, lowest foot %2 m below the floor</source>
        <translation>, feet slide %1 m, lowest foot %2 m below the floor</translation>
    </message>
    <message>
        <source>None of the sources has a clip “%1”.</source>
        <translation>None of the sources has a clip “%1”.</translation>
    </message>
    <message>
        <source>the clip that poses an .obj, the only one written to a .glb, or the one of a motion, counted from 0</source>
        <translation>the clip that poses an .obj, the only one written to a .glb, or the one of a motion, counted from 0</translation>
    </message>
    <message>
        <source>  motion %1 “%2”: %3 frames at %4 a second, %5 s</source>
        <translation>  motion %1 “%2”: %3 frames at %4 a second, %5 s</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Undo: %1</source>
        <translation>Undo: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Redo: %1</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n steps</source>
        <translation>
            <numerusform>Undo %n step</numerusform>
            <numerusform>Undo %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n steps</source>
        <translation>
            <numerusform>Redo %n step</numerusform>
            <numerusform>Redo %n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal %1 could not be read: %2.</source>
        <translation>The journal %1 could not be read: %2.</translation>
    </message>
    <message>
        <source>The journal %1 is larger than a journal gets (%2 bytes).</source>
        <translation>The journal %1 is larger than a journal gets (%2 bytes).</translation>
    </message>
    <message>
        <source>The journal %1 was written by a later version of Marrow.</source>
        <translation>The journal %1 was written by a later version of Marrow.</translation>
    </message>
    <message>
        <source>Line %1 of the journal is damaged. The steps behind it were left out.</source>
        <translation>Line %1 of the journal is damaged. The steps behind it were left out.</translation>
    </message>
    <message>
        <source>%1 is not a journal of Marrow.</source>
        <translation>%1 is not a journal of Marrow.</translation>
    </message>
    <message>
        <source>The journal %1 belongs to another file, or the file was changed by another program since.</source>
        <translation>The journal %1 belongs to another file, or the file was changed by another program since.</translation>
    </message>
    <message>
        <source>The journal %1 holds no usable state to begin from. Give the file it began from.</source>
        <translation>The journal %1 holds no usable state to begin from. Give the file it began from.</translation>
    </message>
    <message>
        <source>Step %1 (%2) could not be done again, so the replay ends before it: %3</source>
        <translation>Step %1 (%2) could not be done again, so the replay ends before it: %3</translation>
    </message>
    <message>
        <source>The journal %1 is of another kind of asset (%2).</source>
        <translation>The journal %1 is of another kind of asset (%2).</translation>
    </message>
    <message>
        <source>There is no command called "%1".</source>
        <translation>There is no command called "%1".</translation>
    </message>
    <message>
        <source>%1 was changed by another program after these edits began. They were recovered as they were, without that change.</source>
        <translation>%1 was changed by another program after these edits began. They were recovered as they were, without that change.</translation>
    </message>
    <message>
        <source>The journal of %1 could not be written (%2). You can go on working; steps since the last save would be lost in a crash. Save now, and free some space or choose another folder.</source>
        <translation>The journal of %1 could not be written (%2). You can go on working; steps since the last save would be lost in a crash. Save now, and free some space or choose another folder.</translation>
    </message>
    <message>
        <source>The state of the character that the journal holds is damaged.</source>
        <translation>The state of the character that the journal holds is damaged.</translation>
    </message>
    <message>
        <source>Recovering the work was cancelled.</source>
        <translation>Recovering the work was cancelled.</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 belongs here.</source>
        <translation>a whole number from %1 to %2 belongs here.</translation>
    </message>
    <message>
        <source>three sizes [x, y, z] belong here.</source>
        <translation>three sizes [x, y, z] belong here.</translation>
    </message>
    <message>
        <source>a color as #RRGGBB or #RRGGBBAA belongs here.</source>
        <translation>a color as #RRGGBB or #RRGGBBAA belongs here.</translation>
    </message>
    <message>
        <source>a list of colors belongs here.</source>
        <translation>a list of colors belongs here.</translation>
    </message>
    <message>
        <source>an object with index and color belongs here.</source>
        <translation>an object with index and color belongs here.</translation>
    </message>
    <message>
        <source>the index %1 was there before.</source>
        <translation>the index %1 was there before.</translation>
    </message>
    <message>
        <source>a list of voxels [x, y, z, index] belongs here.</source>
        <translation>a list of voxels [x, y, z, index] belongs here.</translation>
    </message>
    <message>
        <source>a voxel [x, y, z, index] belongs here.</source>
        <translation>a voxel [x, y, z, index] belongs here.</translation>
    </message>
    <message>
        <source>the palette has no index %1.</source>
        <translation>the palette has no index %1.</translation>
    </message>
    <message>
        <source>the cell %1, %2, %3 was filled before.</source>
        <translation>the cell %1, %2, %3 was filled before.</translation>
    </message>
    <message>
        <source>three numbers [x, y, z] belong here.</source>
        <translation>three numbers [x, y, z] belong here.</translation>
    </message>
    <message>
        <source>32 hexadecimal digits belong here.</source>
        <translation>32 hexadecimal digits belong here.</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295 belongs here.</source>
        <translation>a whole number from 0 to 4294967295 belongs here.</translation>
    </message>
    <message>
        <source>“%1” means nothing here and is left out.</source>
        <translation>“%1” means nothing here and is left out.</translation>
    </message>
    <message>
        <source>Byte %1: this is not JSON: %2.</source>
        <translation>Byte %1: this is not JSON: %2.</translation>
    </message>
    <message>
        <source>an object with grid, palette and voxels belongs here.</source>
        <translation>an object with grid, palette and voxels belongs here.</translation>
    </message>
    <message>
        <source>an object with joints and bindings belongs here.</source>
        <translation>an object with joints and bindings belongs here.</translation>
    </message>
</context>
<context>
    <name>KeyClipboard</name>
    <message>
        <source>There is no clip in this JSON: it has no "animations".</source>
        <translation>There is no clip in this JSON: it has no "animations".</translation>
    </message>
</context>
<context>
    <name>LabelColors</name>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Purple</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grey</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>%1 is no record of joints: %2</source>
        <translation>%1 is no record of joints: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>%1 cannot be opened: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 cannot be read: %2.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>it is too large.</translation>
    </message>
    <message>
        <source>it does not say "marrowLedger": 1 and its joints.</source>
        <translation>it does not say "marrowLedger": 1 and its joints.</translation>
    </message>
    <message>
        <source>the joint "%1" is unknown or has no place.</source>
        <translation>the joint "%1" is unknown or has no place.</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) placed by hand.</source>
        <translation>
            <numerusform>%n joint placed by hand.</numerusform>
            <numerusform>%n joints placed by hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>The joints placed by hand in %1 belong to another version of the model and are not used. Place them anew, or choose Analyse again.</source>
        <translation>The joints placed by hand in %1 belong to another version of the model and are not used. Place them anew, or choose Analyse again.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 could not be read: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 cannot be read.</translation>
    </message>
    <message>
        <source>%1 is damaged; add the model again.</source>
        <translation>%1 is damaged; add the model again.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>The folder %1 cannot be made.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 has more than 512 MiB.</source>
        <translation>%1 has more than 512 MiB.</translation>
    </message>
    <message>
        <source>There is no library in %1.</source>
        <translation>There is no library in %1.</translation>
    </message>
    <message>
        <source>The file of “%1” is gone from the library; add it again.</source>
        <translation>The file of “%1” is gone from the library; add it again.</translation>
    </message>
    <message>
        <source>The library has no entry whose hash begins with %1.</source>
        <translation>The library has no entry whose hash begins with %1.</translation>
    </message>
    <message>
        <source>%1 entries of the library begin with %2; give more of the hash.</source>
        <translation>%1 entries of the library begin with %2; give more of the hash.</translation>
    </message>
    <message>
        <source>Another program is changing the library in %1. Try again in a moment.</source>
        <translation>Another program is changing the library in %1. Try again in a moment.</translation>
    </message>
    <message>
        <source>“%1” has to be approved before it can be the default.</source>
        <translation>“%1” has to be approved before it can be the default.</translation>
    </message>
    <message>
        <source>The picture of an entry could not be made.</source>
        <translation>The picture of an entry could not be made.</translation>
    </message>
    <message>
        <source>“%1” could not be removed from the library.</source>
        <translation>“%1” could not be removed from the library.</translation>
    </message>
    <message>
        <source>The file of “%1” is no longer what was stored.</source>
        <translation>The file of “%1” is no longer what was stored.</translation>
    </message>
    <message>
        <source>An entry of the library names no content, or a file outside of it.</source>
        <translation>An entry of the library names no content, or a file outside of it.</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>approved</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejected</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>pending</translation>
    </message>
</context>
<context>
    <name>Manifest</name>
    <message>
        <source>“%1” is not the name of a file in the folder.</source>
        <translation>“%1” is not the name of a file in the folder.</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that is published.</source>
        <translation>“%1” is no kind of file that is published.</translation>
    </message>
    <message>
        <source>The size or hash of %1 is missing.</source>
        <translation>The size or hash of %1 is missing.</translation>
    </message>
    <message>
        <source>The manifest is no JSON (byte %1).</source>
        <translation>The manifest is no JSON (byte %1).</translation>
    </message>
    <message>
        <source>This is not the manifest of a publication.</source>
        <translation>This is not the manifest of a publication.</translation>
    </message>
    <message>
        <source>The manifest was written by a newer version of the program (%1).</source>
        <translation>The manifest was written by a newer version of the program (%1).</translation>
    </message>
    <message>
        <source>The list of files is missing or too long.</source>
        <translation>The list of files is missing or too long.</translation>
    </message>
</context>
<context>
    <name>Mediapipe</name>
    <message>
        <source>Frame %1: %2</source>
        <translation>Frame %1: %2</translation>
    </message>
    <message>
        <source>it has %1 points where %2 are needed.</source>
        <translation>it has %1 points where %2 are needed.</translation>
    </message>
    <message>
        <source>point %1 is not [x, y, z, confidence] in numbers.</source>
        <translation>point %1 is not [x, y, z, confidence] in numbers.</translation>
    </message>
    <message>
        <source>angle %1 is no cosine.</source>
        <translation>angle %1 is no cosine.</translation>
    </message>
    <message>
        <source>Line %1 is not a frame in JSON: %2.</source>
        <translation>Line %1 is not a frame in JSON: %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>The file has more than %1 frames.</source>
        <translation>The file has more than %1 frames.</translation>
    </message>
    <message>
        <source>The file has more than %1 MiB of JSON.</source>
        <translation>The file has more than %1 MiB of JSON.</translation>
    </message>
    <message>
        <source>The file holds no frames of points.</source>
        <translation>The file holds no frames of points.</translation>
    </message>
    <message>
        <source>%1 confidences lay outside 0 to 1 and were held there.</source>
        <translation>%1 confidences lay outside 0 to 1 and were held there.</translation>
    </message>
    <message>
        <source>%1 frames have no nine angles; they were computed from the points.</source>
        <translation>%1 frames have no nine angles; they were computed from the points.</translation>
    </message>
    <message>
        <source>The times go backwards; frames are taken to follow each other evenly.</source>
        <translation>The times go backwards; frames are taken to follow each other evenly.</translation>
    </message>
</context>
<context>
    <name>Motions</name>
    <message>
        <source>The file holds a model without any animation.</source>
        <translation>The file holds a model without any animation.</translation>
    </message>
    <message>
        <source>The file's animations move no joint and no node.</source>
        <translation>The file's animations move no joint and no node.</translation>
    </message>
    <message>
        <source>The clips are longer than this program reads at once.</source>
        <translation>The clips are longer than this program reads at once.</translation>
    </message>
    <message>
        <source>In the rest pose the head lies %1 units from the hips along X, %2 along Y and %3 along Z.</source>
        <translation>In the rest pose the head lies %1 units from the hips along X, %2 along Y and %3 along Z.</translation>
    </message>
    <message>
        <source>No head and hips were found to judge by; Y is taken.</source>
        <translation>No head and hips were found to judge by; Y is taken.</translation>
    </message>
    <message>
        <source>The figure is %1 units tall, more than %2: the unit is taken for a centimetre.</source>
        <translation>The figure is %1 units tall, more than %2: the unit is taken for a centimetre.</translation>
    </message>
    <message>
        <source>The figure is %1 units tall, not more than %2: the unit is taken for a metre.</source>
        <translation>The figure is %1 units tall, not more than %2: the unit is taken for a metre.</translation>
    </message>
    <message>
        <source>By its left and right side the rest pose looks %1° away from +Z.</source>
        <translation>By its left and right side the rest pose looks %1° away from +Z.</translation>
    </message>
    <message>
        <source>No left and right side was found to judge by; +Z is taken.</source>
        <translation>No left and right side was found to judge by; +Z is taken.</translation>
    </message>
    <message>
        <source>The lowest foot was %1 m below the ground; the figure was raised by that.</source>
        <translation>The lowest foot was %1 m below the ground; the figure was raised by that.</translation>
    </message>
    <message>
        <source>The lowest foot was %1 m above the ground; the figure was lowered by that.</source>
        <translation>The lowest foot was %1 m above the ground; the figure was lowered by that.</translation>
    </message>
    <message>
        <source>The rest pose stands along %1, but in the first frame the figure lies. If it should stand, choose another up axis.</source>
        <translation>The rest pose stands along %1, but in the first frame the figure lies. If it should stand, choose another up axis.</translation>
    </message>
    <message>
        <source>So read, the figure is %1 m tall. If that is not what was meant, choose another unit.</source>
        <translation>So read, the figure is %1 m tall. If that is not what was meant, choose another unit.</translation>
    </message>
    <message>
        <source>%1 says that Y is up.</source>
        <translation>%1 says that Y is up.</translation>
    </message>
    <message>
        <source>%1 counts in metres.</source>
        <translation>%1 counts in metres.</translation>
    </message>
    <message>
        <source>%1 says that figures look along +Z.</source>
        <translation>%1 says that figures look along +Z.</translation>
    </message>
    <message>
        <source>Figures of VRM 0.x look along −Z.</source>
        <translation>Figures of VRM 0.x look along −Z.</translation>
    </message>
    <message>
        <source>%1: by the foot's IK, whose track moves.</source>
        <translation>%1: by the foot's IK, whose track moves.</translation>
    </message>
    <message>
        <source>%1: by its own rotations, as the foot's IK does not move.</source>
        <translation>%1: by its own rotations, as the foot's IK does not move.</translation>
    </message>
    <message>
        <source>%1 bone keys, %2 of morphs, %3 of cameras, %4 of lights</source>
        <translation>%1 bone keys, %2 of morphs, %3 of cameras, %4 of lights</translation>
    </message>
    <message>
        <source>The file moves no bone of the standard skeleton. It holds: %1.</source>
        <translation>The file moves no bone of the standard skeleton. It holds: %1.</translation>
    </message>
    <message>
        <source>The motion has %1 frames, more than this program reads at once.</source>
        <translation>The motion has %1 frames, more than this program reads at once.</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>Left leg</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>Right leg</translation>
    </message>
    <message>
        <source>In %1 of %2 solved leg poses the foot's target is out of reach; there the leg is straight.</source>
        <translation>In %1 of %2 solved leg poses the foot's target is out of reach; there the leg is straight.</translation>
    </message>
    <message>
        <source>%1 bones that the standard skeleton does not have were left out.</source>
        <translation>%1 bones that the standard skeleton does not have were left out.</translation>
    </message>
    <message>
        <source>Made for the model “%1”; played on the standard skeleton.</source>
        <translation>Made for the model “%1”; played on the standard skeleton.</translation>
    </message>
    <message>
        <source>A unit of MikuMikuDance is about %1 m.</source>
        <translation>A unit of MikuMikuDance is about %1 m.</translation>
    </message>
    <message>
        <source>Figures of MikuMikuDance look along −Z of a left-handed space; mirrored, that is +Z.</source>
        <translation>Figures of MikuMikuDance look along −Z of a left-handed space; mirrored, that is +Z.</translation>
    </message>
    <message>
        <source>Points carry no size; the legs are taken to be %1 m long.</source>
        <translation>Points carry no size; the legs are taken to be %1 m long.</translation>
    </message>
    <message>
        <source>Points are seen from the front, which is +Z.</source>
        <translation>Points are seen from the front, which is +Z.</translation>
    </message>
    <message>
        <source>The up axis was chosen by hand.</source>
        <translation>The up axis was chosen by hand.</translation>
    </message>
    <message>
        <source>%1 says which axis is up; it was turned to Y.</source>
        <translation>%1 says which axis is up; it was turned to Y.</translation>
    </message>
    <message>
        <source>The unit was chosen by hand.</source>
        <translation>The unit was chosen by hand.</translation>
    </message>
    <message>
        <source>%1 says that a unit is %2 m.</source>
        <translation>%1 says that a unit is %2 m.</translation>
    </message>
    <message>
        <source>%1 does not say which way figures look.</source>
        <translation>%1 does not say which way figures look.</translation>
    </message>
    <message>
        <source>%1 holds no motion this program knows.</source>
        <translation>%1 holds no motion this program knows.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 has more than 512 MiB.</source>
        <translation>%1 has more than 512 MiB.</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 could not be read: %2.</translation>
    </message>
    <message>
        <source>Reading the motion was cancelled.</source>
        <translation>Reading the motion was cancelled.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Reading %1</translation>
    </message>
    <message>
        <source>The turn was chosen by hand.</source>
        <translation>The turn was chosen by hand.</translation>
    </message>
</context>
<context>
    <name>NameMap</name>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 is larger than a joint map can be (1 MiB).</source>
        <translation>%1 is larger than a joint map can be (1 MiB).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no joint map “%1” and no file of that name. Maps: %2.</source>
        <translation>There is no joint map “%1” and no file of that name. Maps: %2.</translation>
    </message>
    <message>
        <source>“%1” is no joint of the skeleton.</source>
        <translation>“%1” is no joint of the skeleton.</translation>
    </message>
    <message>
        <source>A name of the joint %1 is empty or no text.</source>
        <translation>A name of the joint %1 is empty or no text.</translation>
    </message>
    <message>
        <source>The joint map is not JSON: %1 (byte %2).</source>
        <translation>The joint map is not JSON: %1 (byte %2).</translation>
    </message>
    <message>
        <source>This is not a joint map: its format is not “marrow-name-map”, version 1.</source>
        <translation>This is not a joint map: its format is not “marrow-name-map”, version 1.</translation>
    </message>
</context>
<context>
    <name>NewActionDialog</name>
    <message>
        <source>%1 (built-in)</source>
        <translation>%1 (built-in)</translation>
    </message>
    <message>
        <source>%1 (retargeted)</source>
        <translation>%1 (retargeted)</translation>
    </message>
</context>
<context>
    <name>OffscreenRenderer</name>
    <message>
        <source>The graphics driver gave no picture back. Try a smaller size, or start with LIBGL_ALWAYS_SOFTWARE=1.</source>
        <translation>The graphics driver gave no picture back. Try a smaller size, or start with LIBGL_ALWAYS_SOFTWARE=1.</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels cannot be drawn. Each side must be between 1 and %3.</source>
        <translation>A picture of %1 × %2 pixels cannot be drawn. Each side must be between 1 and %3.</translation>
    </message>
</context>
<context>
    <name>P2lrt</name>
    <message>
        <source>the first string does not start at 0</source>
        <translation>the first string does not start at 0</translation>
    </message>
    <message>
        <source>the strings do not end where the chunk ends</source>
        <translation>the strings do not end where the chunk ends</translation>
    </message>
    <message>
        <source>a string ends before it starts</source>
        <translation>a string ends before it starts</translation>
    </message>
    <message>
        <source>string</source>
        <translation>string</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>the text is not valid UTF-8</translation>
    </message>
    <message>
        <source>the data ends in the middle of a record</source>
        <translation>the data ends in the middle of a record</translation>
    </message>
    <message>
        <source>a number is infinite or not a number</source>
        <translation>a number is infinite or not a number</translation>
    </message>
    <message>
        <source>a text is not valid UTF-8</source>
        <translation>a text is not valid UTF-8</translation>
    </message>
    <message>
        <source>the padding before an array is not zero</source>
        <translation>the padding before an array is not zero</translation>
    </message>
    <message>
        <source>an array holds a number that is infinite or not a number</source>
        <translation>an array holds a number that is infinite or not a number</translation>
    </message>
    <message>
        <source>an array of fractions is stored in a way that does not suit it</source>
        <translation>an array of fractions is stored in a way that does not suit it</translation>
    </message>
    <message>
        <source>an array of numbers is stored in a way that does not suit it</source>
        <translation>an array of numbers is stored in a way that does not suit it</translation>
    </message>
    <message>
        <source>a run of bytes is stored in a way that does not suit it</source>
        <translation>a run of bytes is stored in a way that does not suit it</translation>
    </message>
    <message>
        <source>the parameter panel</source>
        <translation>the parameter panel</translation>
    </message>
    <message>
        <source>information about the file</source>
        <translation>information about the file</translation>
    </message>
    <message>
        <source>bones and exact links</source>
        <translation>bones and exact links</translation>
    </message>
    <message>
        <source>skinning</source>
        <translation>skinning</translation>
    </message>
    <message>
        <source>colliders</source>
        <translation>colliders</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulations</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>expressions</translation>
    </message>
    <message>
        <source>hit areas</source>
        <translation>hit areas</translation>
    </message>
    <message>
        <source>user data</source>
        <translation>user data</translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation>pose groups</translation>
    </message>
    <message>
        <source>events and extra curves of clips</source>
        <translation>events and extra curves of clips</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the compressed data is broken or cut short</source>
        <translation>the compressed data is broken or cut short</translation>
    </message>
    <message>
        <source>the chunk does not decompress to the length the table gives</source>
        <translation>the chunk does not decompress to the length the table gives</translation>
    </message>
    <message>
        <source>there is not enough memory to decompress the chunk</source>
        <translation>there is not enough memory to decompress the chunk</translation>
    </message>
    <message>
        <source>the chunk is not a zstd frame</source>
        <translation>the chunk is not a zstd frame</translation>
    </message>
    <message>
        <source>something follows the zstd frame</source>
        <translation>something follows the zstd frame</translation>
    </message>
    <message>
        <source>the chunk claims to decompress to more than a gigabyte</source>
        <translation>the chunk claims to decompress to more than a gigabyte</translation>
    </message>
    <message>
        <source>the chunk is not compressed, but the table gives two different lengths</source>
        <translation>the chunk is not compressed, but the table gives two different lengths</translation>
    </message>
    <message>
        <source>the chunk is compressed in a way that does not exist</source>
        <translation>the chunk is compressed in a way that does not exist</translation>
    </message>
    <message>
        <source>the chunk's tag is not four letters or digits</source>
        <translation>the chunk's tag is not four letters or digits</translation>
    </message>
    <message>
        <source>the chunk does not start at a multiple of 16 bytes</source>
        <translation>the chunk does not start at a multiple of 16 bytes</translation>
    </message>
    <message>
        <source>the chunk overlaps the table of chunks</source>
        <translation>the chunk overlaps the table of chunks</translation>
    </message>
    <message>
        <source>the chunk reaches beyond the end of the file</source>
        <translation>the chunk reaches beyond the end of the file</translation>
    </message>
    <message>
        <source>the chunk overlaps the one before it</source>
        <translation>the chunk overlaps the one before it</translation>
    </message>
    <message>
        <source>what precedes the chunk is not padding</source>
        <translation>what precedes the chunk is not padding</translation>
    </message>
    <message>
        <source>After the last chunk there are bytes that are not padding.</source>
        <translation>After the last chunk there are bytes that are not padding.</translation>
    </message>
    <message>
        <source>The file is too short to be a P2LRT puppet.</source>
        <translation>The file is too short to be a P2LRT puppet.</translation>
    </message>
    <message>
        <source>The file is not a P2LRT puppet: it does not begin with its mark.</source>
        <translation>The file is not a P2LRT puppet: it does not begin with its mark.</translation>
    </message>
    <message>
        <source>The file has version %1; versions 1 and 2 can be read.</source>
        <translation>The file has version %1; versions 1 and 2 can be read.</translation>
    </message>
    <message>
        <source>The header of the file is cut short.</source>
        <translation>The header of the file is cut short.</translation>
    </message>
    <message>
        <source>The table of chunks does not follow the header.</source>
        <translation>The table of chunks does not follow the header.</translation>
    </message>
    <message>
        <source>The table names %1 chunks and is longer than the file.</source>
        <translation>The table names %1 chunks and is longer than the file.</translation>
    </message>
    <message>
        <source>the file needs version %1 of this chunk; version %2 is understood</source>
        <translation>the file needs version %1 of this chunk; version %2 is understood</translation>
    </message>
    <message>
        <source>the file needs feature %1 (version %2), which is not known</source>
        <translation>the file needs feature %1 (version %2), which is not known</translation>
    </message>
    <message>
        <source>the chunk has version %1, which is not understood; it is kept as it is</source>
        <translation>the chunk has version %1, which is not understood; it is kept as it is</translation>
    </message>
    <message>
        <source>the chunk is not known; it is kept as it is</source>
        <translation>the chunk is not known; it is kept as it is</translation>
    </message>
    <message>
        <source>the checksum does not match; the chunk is damaged</source>
        <translation>the checksum does not match; the chunk is damaged</translation>
    </message>
    <message>
        <source>the chunk occurs twice</source>
        <translation>the chunk occurs twice</translation>
    </message>
    <message>
        <source>%1: the file lacks this chunk, which every puppet has</source>
        <translation>%1: the file lacks this chunk, which every puppet has</translation>
    </message>
    <message>
        <source>TEXR: texture page %1 is a KTX2 picture, which cannot be shown</source>
        <translation>TEXR: texture page %1 is a KTX2 picture, which cannot be shown</translation>
    </message>
    <message>
        <source>TEXR: texture page %1 is kept in the file "%2", which was not found beside the puppet</source>
        <translation>TEXR: texture page %1 is kept in the file "%2", which was not found beside the puppet</translation>
    </message>
    <message>
        <source>"%1" cannot be opened: %2</source>
        <translation>"%1" cannot be opened: %2</translation>
    </message>
    <message>
        <source>%1: version 1 cannot hold %2; left out</source>
        <translation>%1: version 1 cannot hold %2; left out</translation>
    </message>
    <message>
        <source>%1 vertical inputs and outputs of physics</source>
        <translation>%1 vertical inputs and outputs of physics</translation>
    </message>
    <message>
        <source>texture page %1, which is not a PNG</source>
        <translation>texture page %1, which is not a PNG</translation>
    </message>
    <message>
        <source>a chunk that is not understood</source>
        <translation>a chunk that is not understood</translation>
    </message>
    <message>
        <source>%1: a list is longer than the format can hold</source>
        <translation>%1: a list is longer than the format can hold</translation>
    </message>
    <message>
        <source>%1: a newer form of this chunk was replaced by the edited one</source>
        <translation>%1: a newer form of this chunk was replaced by the edited one</translation>
    </message>
    <message>
        <source>The puppet was not written, because the file could not be opened again: %1</source>
        <translation>The puppet was not written, because the file could not be opened again: %1</translation>
    </message>
    <message>
        <source>%1, %2 %3: %4</source>
        <translation>%1, %2 %3: %4</translation>
    </message>
    <message>
        <source>refers to %1 %2, but there are %3</source>
        <translation>refers to %1 %2, but there are %3</translation>
    </message>
    <message>
        <source>%1 bytes are left over after the last record</source>
        <translation>%1 bytes are left over after the last record</translation>
    </message>
    <message>
        <source>a list of %1 entries does not fit into the data</source>
        <translation>a list of %1 entries does not fit into the data</translation>
    </message>
    <message>
        <source>the deformer belongs to a part that is not there</source>
        <translation>the deformer belongs to a part that is not there</translation>
    </message>
    <message>
        <source>a child is not there</source>
        <translation>a child is not there</translation>
    </message>
    <message>
        <source>a masking mesh is not there</source>
        <translation>a masking mesh is not there</translation>
    </message>
    <message>
        <source>a masking part is not there</source>
        <translation>a masking part is not there</translation>
    </message>
    <message>
        <source>the file decompresses to more than a file of its size may</source>
        <translation>the file decompresses to more than a file of its size may</translation>
    </message>
    <message>
        <source>the records need more memory than a puppet of this size may take</source>
        <translation>the records need more memory than a puppet of this size may take</translation>
    </message>
    <message>
        <source>an arc bends a deformer that does not rotate</source>
        <translation>an arc bends a deformer that does not rotate</translation>
    </message>
    <message>
        <source>an arc's deformer is not keyed on the arc's parameter alone</source>
        <translation>an arc's deformer is not keyed on the arc's parameter alone</translation>
    </message>
    <message>
        <source>virtual bone</source>
        <translation>virtual bone</translation>
    </message>
    <message>
        <source>the bone is not a rotation</source>
        <translation>the bone is not a rotation</translation>
    </message>
    <message>
        <source>attachable bone</source>
        <translation>attachable bone</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>arc</translation>
    </message>
    <message>
        <source>a bone is not a rotation</source>
        <translation>a bone is not a rotation</translation>
    </message>
    <message>
        <source>the mesh does not hang from one of the bones</source>
        <translation>the mesh does not hang from one of the bones</translation>
    </message>
    <message>
        <source>the lists of weights differ in length</source>
        <translation>the lists of weights differ in length</translation>
    </message>
    <message>
        <source>there is not one weight a vertex</source>
        <translation>there is not one weight a vertex</translation>
    </message>
    <message>
        <source>a weight names a bone that the skin does not have</source>
        <translation>a weight names a bone that the skin does not have</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>skin</translation>
    </message>
    <message>
        <source>collider</source>
        <translation>collider</translation>
    </message>
    <message>
        <source>a radius is not above zero</source>
        <translation>a radius is not above zero</translation>
    </message>
    <message>
        <source>the friction is not between 0 and 1</source>
        <translation>the friction is not between 0 and 1</translation>
    </message>
    <message>
        <source>the collider follows a vertex that is not there</source>
        <translation>the collider follows a vertex that is not there</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>physics group</source>
        <translation>physics group</translation>
    </message>
    <message>
        <source>the lattice does not have 1 to 4096 columns and rows</source>
        <translation>the lattice does not have 1 to 4096 columns and rows</translation>
    </message>
    <message>
        <source>a form of the lattice has the wrong number of points</source>
        <translation>a form of the lattice has the wrong number of points</translation>
    </message>
    <message>
        <source>a blend shape of the lattice has the wrong number of points</source>
        <translation>a blend shape of the lattice has the wrong number of points</translation>
    </message>
    <message>
        <source>the deformer is of an unknown kind</source>
        <translation>the deformer is of an unknown kind</translation>
    </message>
    <message>
        <source>earlier deformer</source>
        <translation>earlier deformer</translation>
    </message>
    <message>
        <source>a child is neither a part nor a mesh</source>
        <translation>a child is neither a part nor a mesh</translation>
    </message>
    <message>
        <source>the positions are not pairs</source>
        <translation>the positions are not pairs</translation>
    </message>
    <message>
        <source>there is not one texture point a vertex</source>
        <translation>there is not one texture point a vertex</translation>
    </message>
    <message>
        <source>the indices do not make triangles</source>
        <translation>the indices do not make triangles</translation>
    </message>
    <message>
        <source>a triangle names a vertex that is not there</source>
        <translation>a triangle names a vertex that is not there</translation>
    </message>
    <message>
        <source>the offsets of a keyform do not match the vertices</source>
        <translation>the offsets of a keyform do not match the vertices</translation>
    </message>
    <message>
        <source>the offsets of a blend shape do not match the vertices</source>
        <translation>the offsets of a blend shape do not match the vertices</translation>
    </message>
    <message>
        <source>glue</source>
        <translation>glue</translation>
    </message>
    <message>
        <source>a pair names a vertex that is not there</source>
        <translation>a pair names a vertex that is not there</translation>
    </message>
    <message>
        <source>the render tree is nested too deeply</source>
        <translation>the render tree is nested too deeply</translation>
    </message>
    <message>
        <source>group</source>
        <translation>group</translation>
    </message>
    <message>
        <source>a node is neither a group nor a mesh</source>
        <translation>a node is neither a group nor a mesh</translation>
    </message>
    <message>
        <source>page</source>
        <translation>page</translation>
    </message>
    <message>
        <source>the texture page is of an unknown kind</source>
        <translation>the texture page is of an unknown kind</translation>
    </message>
    <message>
        <source>panel node</source>
        <translation>panel node</translation>
    </message>
    <message>
        <source>the panel is nested too deeply</source>
        <translation>the panel is nested too deeply</translation>
    </message>
    <message>
        <source>a panel group claims more children than follow it</source>
        <translation>a panel group claims more children than follow it</translation>
    </message>
    <message>
        <source>the node is neither a parameter nor a group</source>
        <translation>the node is neither a parameter nor a group</translation>
    </message>
    <message>
        <source>the node has a label of an unknown kind</source>
        <translation>the node has a label of an unknown kind</translation>
    </message>
    <message>
        <source>a group names a parameter</source>
        <translation>a group names a parameter</translation>
    </message>
    <message>
        <source>the node names no parameter</source>
        <translation>the node names no parameter</translation>
    </message>
    <message>
        <source>a parameter has children</source>
        <translation>a parameter has children</translation>
    </message>
    <message>
        <source>snap list</source>
        <translation>snap list</translation>
    </message>
    <message>
        <source>joystick</source>
        <translation>joystick</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>expression</translation>
    </message>
    <message>
        <source>a value is blended in an unknown way</source>
        <translation>a value is blended in an unknown way</translation>
    </message>
    <message>
        <source>hit area</source>
        <translation>hit area</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>entry</translation>
    </message>
    <message>
        <source>the data belongs to something other than a mesh</source>
        <translation>the data belongs to something other than a mesh</translation>
    </message>
    <message>
        <source>pose group</source>
        <translation>pose group</translation>
    </message>
    <message>
        <source>the group has no entries</source>
        <translation>the group has no entries</translation>
    </message>
    <message>
        <source>a curve drives something unknown</source>
        <translation>a curve drives something unknown</translation>
    </message>
    <message>
        <source>a curve drives the opacity of a part that is not there</source>
        <translation>a curve drives the opacity of a part that is not there</translation>
    </message>
    <message>
        <source>the events are not in the order of time</source>
        <translation>the events are not in the order of time</translation>
    </message>
    <message>
        <source>the clip has been extended before</source>
        <translation>the clip has been extended before</translation>
    </message>
    <message>
        <source>clip extension</source>
        <translation>clip extension</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>clip</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>curve</translation>
    </message>
    <message>
        <source>an input or output has an unknown source</source>
        <translation>an input or output has an unknown source</translation>
    </message>
    <message>
        <source>an output reads a vertex that its strand does not have</source>
        <translation>an output reads a vertex that its strand does not have</translation>
    </message>
    <message>
        <source>role</source>
        <translation>role</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>deformer</source>
        <translation>deformer</translation>
    </message>
    <message>
        <source>part</source>
        <translation>part</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>mesh</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>bone</translation>
    </message>
    <message>
        <source>there are no keys</source>
        <translation>there are no keys</translation>
    </message>
    <message>
        <source>keys descend</source>
        <translation>keys descend</translation>
    </message>
    <message>
        <source>a grid of keys is too large</source>
        <translation>a grid of keys is too large</translation>
    </message>
    <message>
        <source>a grid has no cells</source>
        <translation>a grid has no cells</translation>
    </message>
    <message>
        <source>a cell lies outside its axes</source>
        <translation>a cell lies outside its axes</translation>
    </message>
    <message>
        <source>a channel drives an unknown property</source>
        <translation>a channel drives an unknown property</translation>
    </message>
    <message>
        <source>a channel has values of an unknown kind</source>
        <translation>a channel has values of an unknown kind</translation>
    </message>
    <message>
        <source>a channel has no grid</source>
        <translation>a channel has no grid</translation>
    </message>
    <message>
        <source>the neutral key of a blend shape is not one of its keys</source>
        <translation>the neutral key of a blend shape is not one of its keys</translation>
    </message>
    <message>
        <source>a piece of a curve is of an unknown kind</source>
        <translation>a piece of a curve is of an unknown kind</translation>
    </message>
    <message>
        <source>a list does not have one entry a particle</source>
        <translation>a list does not have one entry a particle</translation>
    </message>
    <message>
        <source>the lists of one kind of constraint differ in length</source>
        <translation>the lists of one kind of constraint differ in length</translation>
    </message>
    <message>
        <source>the rate is not above zero</source>
        <translation>the rate is not above zero</translation>
    </message>
    <message>
        <source>there are not 1 to 128 substeps</source>
        <translation>there are not 1 to 128 substeps</translation>
    </message>
    <message>
        <source>a target has another number of vertices than its mesh</source>
        <translation>a target has another number of vertices than its mesh</translation>
    </message>
    <message>
        <source>an anchor is a vertex that is not there</source>
        <translation>an anchor is a vertex that is not there</translation>
    </message>
    <message>
        <source>a constraint names a particle that is not there</source>
        <translation>a constraint names a particle that is not there</translation>
    </message>
    <message>
        <source>a bend names a triangle that is not there</source>
        <translation>a bend names a triangle that is not there</translation>
    </message>
    <message>
        <source>a static correction does not match the mesh</source>
        <translation>a static correction does not match the mesh</translation>
    </message>
</context>
<context>
    <name>PanelJson</name>
    <message>
        <source>“%1” must be a list.</source>
        <translation>“%1” must be a list.</translation>
    </message>
    <message>
        <source>Entry %1 of “%2” must be an object.</source>
        <translation>Entry %1 of “%2” must be an object.</translation>
    </message>
    <message>
        <source>A snap value is not a number.</source>
        <translation>A snap value is not a number.</translation>
    </message>
    <message>
        <source>The snap values must not descend.</source>
        <translation>The snap values must not descend.</translation>
    </message>
    <message>
        <source>A label is “none”, “preset” or “custom”.</source>
        <translation>A label is “none”, “preset” or “custom”.</translation>
    </message>
    <message>
        <source>The panel is nested too deeply.</source>
        <translation>The panel is nested too deeply.</translation>
    </message>
    <message>
        <source>A node is a “group” or a “parameter”.</source>
        <translation>A node is a “group” or a “parameter”.</translation>
    </message>
    <message>
        <source>The puppet has no parameter “%1”.</source>
        <translation>The puppet has no parameter “%1”.</translation>
    </message>
    <message>
        <source>A parameter must be named by its id or by a number from 0 to %1.</source>
        <translation>A parameter must be named by its id or by a number from 0 to %1.</translation>
    </message>
    <message>
        <source>A colour is written as #aarrggbb.</source>
        <translation>A colour is written as #aarrggbb.</translation>
    </message>
</context>
<context>
    <name>ParameterList</name>
    <message>
        <source>Not in the panel</source>
        <translation>Not in the panel</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>The manifest of the last publication cannot be read and is made anew. %1</source>
        <translation>The manifest of the last publication cannot be read and is made anew. %1</translation>
    </message>
    <message>
        <source>The manifest of the last publication was changed by somebody else (%1) and is made anew.</source>
        <translation>The manifest of the last publication was changed by somebody else (%1) and is made anew.</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 is a file, not a folder.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>was published and is missing from the folder</source>
        <translation>was published and is missing from the folder</translation>
    </message>
    <message>
        <source>stays as it was published</source>
        <translation>stays as it was published</translation>
    </message>
    <message>
        <source>is no longer published; what it replaced is shown again</source>
        <translation>is no longer published; what it replaced is shown again</translation>
    </message>
    <message>
        <source>%1 stays as it is and lacks %2. Publish %3 as well.</source>
        <translation>%1 stays as it is and lacks %2. Publish %3 as well.</translation>
    </message>
    <message>
        <source>comes back: the last publication was rolled back</source>
        <translation>comes back: the last publication was rolled back</translation>
    </message>
    <message>
        <source>the register of what is published, from what, and when</source>
        <translation>the register of what is published, from what, and when</translation>
    </message>
    <message>
        <source>There is nothing to publish: nothing was chosen, or what was chosen could not be read.</source>
        <translation>There is nothing to publish: nothing was chosen, or what was chosen could not be read.</translation>
    </message>
    <message>
        <source>stays as it is: it was changed by hand since it was published</source>
        <translation>stays as it is: it was changed by hand since it was published</translation>
    </message>
    <message>
        <source>is missing from the folder, and so no longer published</source>
        <translation>is missing from the folder, and so no longer published</translation>
    </message>
    <message>
        <source>%1 is to stay published, and %2, which alone says which members that is, cannot be read: %3 Publish it as well, or put %2 back.</source>
        <translation>%1 is to stay published, and %2, which alone says which members that is, cannot be read: %3 Publish it as well, or put %2 back.</translation>
    </message>
    <message>
        <source>it is not in the folder.</source>
        <translation>it is not in the folder.</translation>
    </message>
    <message>
        <source>what %1 holds now: it was changed by hand since it was published</source>
        <translation>what %1 holds now: it was changed by hand since it was published</translation>
    </message>
    <message>
        <source>%1 was changed by hand since it was published. What it holds now is kept as %2.</source>
        <translation>%1 was changed by hand since it was published. What it holds now is kept as %2.</translation>
    </message>
    <message>
        <source>is made anew: it cannot be read. %1</source>
        <translation>is made anew: it cannot be read. %1</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>the puppet</source>
        <translation>the puppet</translation>
    </message>
    <message>
        <source>the steps to run, as JSON</source>
        <translation>the steps to run, as JSON</translation>
    </message>
    <message>
        <source>The script is not valid JSON: %1.</source>
        <translation>The script is not valid JSON: %1.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>The script has no list of steps. It needs {"steps": […]}.</source>
        <translation>The script has no list of steps. It needs {"steps": […]}.</translation>
    </message>
    <message>
        <source>Run scripted steps on a puppet and report what is seen</source>
        <translation>Run scripted steps on a puppet and report what is seen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n observation(s)</source>
        <translation>
            <numerusform>%n observation</numerusform>
            <numerusform>%n observations</numerusform>
        </translation>
    </message>
    <message>
        <source>Ran %1 with %2; --json prints what was seen.</source>
        <translation>Ran %1 with %2; --json prints what was seen.</translation>
    </message>
</context>
<context>
    <name>Pmx</name>
    <message>
        <source>The file is no PMD.</source>
        <translation>The file is no PMD.</translation>
    </message>
    <message>
        <source>header</source>
        <translation>header</translation>
    </message>
    <message>
        <source>The PMD is damaged: its %1 cannot be right (byte %2).</source>
        <translation>The PMD is damaged: its %1 cannot be right (byte %2).</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>vertices</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>faces</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>materials</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>bones</translation>
    </message>
    <message>
        <source>The PMX is damaged: its %1 cannot be right (byte %2).</source>
        <translation>The PMX is damaged: its %1 cannot be right (byte %2).</translation>
    </message>
    <message>
        <source>The file is no PMX.</source>
        <translation>The file is no PMX.</translation>
    </message>
    <message>
        <source>The PMX is of version %1; 2.0 and 2.1 are known.</source>
        <translation>The PMX is of version %1; 2.0 and 2.1 are known.</translation>
    </message>
    <message>
        <source>textures</source>
        <translation>textures</translation>
    </message>
</context>
<context>
    <name>PoseJson</name>
    <message>
        <source>This text is not a pose. A pose is JSON that gives a number for each parameter.</source>
        <translation>This text is not a pose. A pose is JSON that gives a number for each parameter.</translation>
    </message>
    <message>
        <source>This pose names no parameter that the puppet has.</source>
        <translation>This pose names no parameter that the puppet has.</translation>
    </message>
</context>
<context>
    <name>Projects</name>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>There is no file or folder %1.</translation>
    </message>
    <message>
        <source>There is nothing to publish in %1: no NAME_rigged.glb in characters, no .vfp in voxels and no .p2lrt in puppets. Bind a character first.</source>
        <translation>There is nothing to publish in %1: no NAME_rigged.glb in characters, no .vfp in voxels and no .p2lrt in puppets. Bind a character first.</translation>
    </message>
    <message>
        <source>%1 was left out: %2</source>
        <translation>%1 was left out: %2</translation>
    </message>
    <message>
        <source>%1 is called %2 as well.</source>
        <translation>%1 is called %2 as well.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>see %1</translation>
    </message>
</context>
<context>
    <name>Publication</name>
    <message>
        <source>Cancelled. What was published before is unchanged.</source>
        <translation>Cancelled. What was published before is unchanged.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>The folder %1 could not be made.</translation>
    </message>
    <message>
        <source>Moving the files in</source>
        <translation>Moving the files in</translation>
    </message>
    <message>
        <source>The folder was published to since the plan was made. Look at the plan again.</source>
        <translation>The folder was published to since the plan was made. Look at the plan again.</translation>
    </message>
    <message>
        <source>%1 has changed since the plan was made. Look at the plan again.</source>
        <translation>%1 has changed since the plan was made. Look at the plan again.</translation>
    </message>
    <message>
        <source>%1 reads otherwise than it was written; the disk may be damaged. Nothing was published.</source>
        <translation>%1 reads otherwise than it was written; the disk may be damaged. Nothing was published.</translation>
    </message>
    <message>
        <source>The contract cannot be read back. Nothing was published.</source>
        <translation>The contract cannot be read back. Nothing was published.</translation>
    </message>
    <message>
        <source>The manifest cannot be read back. Nothing was published.</source>
        <translation>The manifest cannot be read back. Nothing was published.</translation>
    </message>
    <message>
        <source>%1 was changed in the folder since the plan was made. Look at the plan again.</source>
        <translation>%1 was changed in the folder since the plan was made. Look at the plan again.</translation>
    </message>
</context>
<context>
    <name>Publishing</name>
    <message>
        <source>%1 could not be written: %2. What was published before is unchanged.</source>
        <translation>%1 could not be written: %2. What was published before is unchanged.</translation>
    </message>
    <message>
        <source>Nothing may be written to %1.</source>
        <translation>Nothing may be written to %1.</translation>
    </message>
    <message>
        <source>Another program is publishing to %1 now. Try again when it has finished.</source>
        <translation>Another program is publishing to %1 now. Try again when it has finished.</translation>
    </message>
</context>
<context>
    <name>QJsonParseError</name>
    <message>
        <source>unterminated object</source>
        <translation>unterminated object</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>missing name separator</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>unterminated array</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>missing value separator</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>illegal value</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>invalid termination by number</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>illegal number</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>invalid escape sequence</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>invalid UTF8 string</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>unterminated string</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>object is missing after a comma</translation>
    </message>
    <message>
        <source>too deeply nested document</source>
        <translation>too deeply nested document</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>too large document</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>garbage at the end of the document</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Show Details...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Hide Details...</translation>
    </message>
</context>
<context>
    <name>RenderBackend</name>
    <message>
        <source>Pictures in 3D need a graphical application, and this process was started without one.</source>
        <translation>Pictures in 3D need a graphical application, and this process was started without one.</translation>
    </message>
    <message>
        <source>There is no display, so nothing can be drawn in 3D. Start the program in a desktop session, or run it under a virtual display: xvfb-run -a -s "-screen 0 1600x1000x24" followed by the command.</source>
        <translation>There is no display, so nothing can be drawn in 3D. Start the program in a desktop session, or run it under a virtual display: xvfb-run -a -s "-screen 0 1600x1000x24" followed by the command.</translation>
    </message>
    <message>
        <source>The display offers no OpenGL, so nothing can be drawn in 3D. Install the graphics driver, or Mesa's software renderer (package libgl1-mesa-dri), and start again.</source>
        <translation>The display offers no OpenGL, so nothing can be drawn in 3D. Install the graphics driver, or Mesa's software renderer (package libgl1-mesa-dri), and start again.</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to draw in 3D, and the display offers only %1.%2. A newer graphics driver, or Mesa's software renderer (LIBGL_ALWAYS_SOFTWARE=1), helps.</source>
        <translation>OpenGL 3.3 is needed to draw in 3D, and the display offers only %1.%2. A newer graphics driver, or Mesa's software renderer (LIBGL_ALWAYS_SOFTWARE=1), helps.</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelled; nothing was written.</translation>
    </message>
    <message>
        <source>There is no “%1” in the project; there are %2.</source>
        <translation>There is no “%1” in the project; there are %2.</translation>
    </message>
    <message>
        <source>“%1” was left out: not every character has it, and every pack must hold every clip.</source>
        <translation>“%1” was left out: not every character has it, and every pack must hold every clip.</translation>
    </message>
    <message>
        <source>%1 cannot be published: %2</source>
        <translation>%1 cannot be published: %2</translation>
    </message>
    <message>
        <source>The pack of %1 failed its audit (%2). %3</source>
        <translation>The pack of %1 failed its audit (%2). %3</translation>
    </message>
    <message>
        <source>A member has no name.</source>
        <translation>A member has no name.</translation>
    </message>
    <message>
        <source>The member “%1” is to be %2, which is not in the project.</source>
        <translation>The member “%1” is to be %2, which is not in the project.</translation>
    </message>
    <message>
        <source>“%1” does not end in the pose in which it begins, so it is played once: whoever stands, walks or chases by it stops in its last pose.</source>
        <translation>“%1” does not end in the pose in which it begins, so it is played once: whoever stands, walks or chases by it stops in its last pose.</translation>
    </message>
</context>
<context>
    <name>Retarget</name>
    <message>
        <source>“%1” in %2 has no joint that plays the hips.</source>
        <translation>“%1” in %2 has no joint that plays the hips.</translation>
    </message>
    <message>
        <source>“%1” in %2 would have more than %3 frames.</source>
        <translation>“%1” in %2 would have more than %3 frames.</translation>
    </message>
    <message>
        <source>“%1” in %2 cannot be the reference: no joint plays %3. Choose another joint map or assign them.</source>
        <translation>“%1” in %2 cannot be the reference: no joint plays %3. Choose another joint map or assign them.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>No clip of the sources is named …Idle_A, and nothing else says how the figure stands. The rest pose is never taken instead, as arms would end up behind the back. Choose the clip whose first frame stands still. Clips: %1.</source>
        <translation>No clip of the sources is named …Idle_A, and nothing else says how the figure stands. The rest pose is never taken instead, as arms would end up behind the back. Choose the clip whose first frame stands still. Clips: %1.</translation>
    </message>
    <message>
        <source>No clip of the sources is named “%1”. Clips: %2.</source>
        <translation>No clip of the sources is named “%1”. Clips: %2.</translation>
    </message>
    <message>
        <source>The voxel asset has no rig, so nothing can move. Create a skeleton first.</source>
        <translation>The voxel asset has no rig, so nothing can move. Create a skeleton first.</translation>
    </message>
    <message>
        <source>The rig does not look like a person: no joint plays %1. Name or assign them.</source>
        <translation>The rig does not look like a person: no joint plays %1. Name or assign them.</translation>
    </message>
</context>
<context>
    <name>RetargetMapPage</name>
    <message>
        <source>Common words</source>
        <translation>Common words</translation>
    </message>
    <message>
        <source>Motion capture (CMU, BVH)</source>
        <translation>Motion capture (CMU, BVH)</translation>
    </message>
    <message>
        <source>BVH by joints (Collar, Shoulder, Elbow, Wrist)</source>
        <translation>BVH by joints (Collar, Shoulder, Elbow, Wrist)</translation>
    </message>
    <message>
        <source>Unreal mannequin</source>
        <translation>Unreal mannequin</translation>
    </message>
</context>
<context>
    <name>RigChecks</name>
    <message>
        <source>joint %1</source>
        <translation>joint %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) are called "%1": %2. Tools that find joints by name take only one of them.</source>
        <translation>
            <numerusform>%n joint is called "%1": %2. Tools that find joints by name take only one of them.</numerusform>
            <numerusform>%n joints are called "%1": %2. Tools that find joints by name take only one of them.</numerusform>
        </translation>
    </message>
    <message>
        <source>No voxel follows %1; it only carries the joints below it.</source>
        <translation>No voxel follows %1; it only carries the joints below it.</translation>
    </message>
    <message>
        <source>No voxel follows %1 and no joint hangs from it. Paint voxels for it or delete it.</source>
        <translation>No voxel follows %1 and no joint hangs from it. Paint voxels for it or delete it.</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) follow joint %1, which the skeleton does not have. Assign them to another joint.</source>
        <translation>
            <numerusform>%n voxel follows joint %1, which the skeleton does not have. Assign it to another joint.</numerusform>
            <numerusform>%n voxels follow joint %1, which the skeleton does not have. Assign them to another joint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n more separate piece(s).</source>
        <translation>
            <numerusform>%1 has %n more separate piece.</numerusform>
            <numerusform>%1 has %n more separate pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) of %1 at %2 do not touch its main piece.</source>
        <translation>
            <numerusform>%n voxel of %1 at %2 does not touch its main piece.</numerusform>
            <numerusform>%n voxels of %1 at %2 do not touch its main piece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 follow %2, %3 voxels away; %4 is only %5 away.</source>
        <translation>
            <numerusform>%n voxel at %1 follows %2, %3 voxels away; %4 is only %5 away.</numerusform>
            <numerusform>%n voxels at %1 follow %2, %3 voxels away; %4 is only %5 away.</numerusform>
        </translation>
    </message>
    <message>
        <source>The default joint %1 is not in the skeleton. Choose another default joint.</source>
        <translation>The default joint %1 is not in the skeleton. Choose another default joint.</translation>
    </message>
    <message>
        <source>Every voxel follows the default joint %1: nothing has been painted yet.</source>
        <translation>Every voxel follows the default joint %1: nothing has been painted yet.</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) were left to the default joint %1.</source>
        <translation>
            <numerusform>%n more piece was left to the default joint %1.</numerusform>
            <numerusform>%n more pieces were left to the default joint %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 were left to the default joint %2, away from its other voxels. Were they missed?</source>
        <translation>
            <numerusform>%n voxel at %1 was left to the default joint %2, away from its other voxels. Was it missed?</numerusform>
            <numerusform>%n voxels at %1 were left to the default joint %2, away from its other voxels. Were they missed?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is scaled to 0, so every voxel that follows it or a joint below it is flat.</source>
        <translation>%1 is scaled to 0, so every voxel that follows it or a joint below it is flat.</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 were left to the default joint %2, %3 voxels away; %4 is only %5 away. Were they missed?</source>
        <translation>
            <numerusform>%n voxel at %1 was left to the default joint %2, %3 voxels away; %4 is only %5 away. Was it missed?</numerusform>
            <numerusform>%n voxels at %1 were left to the default joint %2, %3 voxels away; %4 is only %5 away. Were they missed?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RigJson</name>
    <message>
        <source>"%1" is not a list.</source>
        <translation>"%1" is not a list.</translation>
    </message>
    <message>
        <source>This entry is not an object.</source>
        <translation>This entry is not an object.</translation>
    </message>
    <message>
        <source>"%1" must be a whole number from 0 to %2.</source>
        <translation>"%1" must be a whole number from 0 to %2.</translation>
    </message>
    <message>
        <source>The name is not a text.</source>
        <translation>The name is not a text.</translation>
    </message>
    <message>
        <source>The name takes %1 bytes; a VFP holds %2.</source>
        <translation>The name takes %1 bytes; a VFP holds %2.</translation>
    </message>
    <message>
        <source>"%1" needs %2 numbers.</source>
        <translation>"%1" needs %2 numbers.</translation>
    </message>
    <message>
        <source>This is not a number a VFP can hold.</source>
        <translation>This is not a number a VFP can hold.</translation>
    </message>
    <message>
        <source>A quaternion of length zero turns nothing.</source>
        <translation>A quaternion of length zero turns nothing.</translation>
    </message>
    <message>
        <source>A rig needs at least one joint.</source>
        <translation>A rig needs at least one joint.</translation>
    </message>
    <message>
        <source>A rig holds at most %1 joints.</source>
        <translation>A rig holds at most %1 joints.</translation>
    </message>
    <message>
        <source>Joint %1 is there twice.</source>
        <translation>Joint %1 is there twice.</translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation>There is no joint %1.</translation>
    </message>
    <message>
        <source>The position is outside the grid.</source>
        <translation>The position is outside the grid.</translation>
    </message>
    <message>
        <source>There is no voxel at this position.</source>
        <translation>There is no voxel at this position.</translation>
    </message>
    <message>
        <source>This voxel is bound twice.</source>
        <translation>This voxel is bound twice.</translation>
    </message>
    <message>
        <source>The times of the keys do not ascend.</source>
        <translation>The times of the keys do not ascend.</translation>
    </message>
    <message>
        <source>Joint %1 has two tracks in this clip.</source>
        <translation>Joint %1 has two tracks in this clip.</translation>
    </message>
    <message>
        <source>A rig holds at most %1 clips.</source>
        <translation>A rig holds at most %1 clips.</translation>
    </message>
    <message>
        <source>Clip %1 is there twice.</source>
        <translation>Clip %1 is there twice.</translation>
    </message>
    <message>
        <source>The parents of some joints form a circle: %1.</source>
        <translation>The parents of some joints form a circle: %1.</translation>
    </message>
</context>
<context>
    <name>RigTemplates</name>
    <message>
        <source>The model has no voxels a skeleton could be fitted to.</source>
        <translation>The model has no voxels a skeleton could be fitted to.</translation>
    </message>
</context>
<context>
    <name>Rigged</name>
    <message>
        <source>Lines, points and empty parts of %1 were left out.</source>
        <translation>Lines, points and empty parts of %1 were left out.</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) of the model's own skeleton were left out.</source>
        <translation>
            <numerusform>%n clip of the model's own skeleton was left out.</numerusform>
            <numerusform>%n clips of the model's own skeleton were left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 belonged to the model's own skeleton and was left out.</source>
        <translation>%1 belonged to the model's own skeleton and was left out.</translation>
    </message>
    <message>
        <source>The model is not bound yet, so there is nothing to write. Bind it first.</source>
        <translation>The model is not bound yet, so there is nothing to write. Bind it first.</translation>
    </message>
    <message>
        <source>The bound file was read back and is not what was written, so it does not count: %1</source>
        <translation>The bound file was read back and is not what was written, so it does not count: %1</translation>
    </message>
    <message>
        <source>joints or weights differ.</source>
        <translation>joints or weights differ.</translation>
    </message>
    <message>
        <source>The model's joints of a skirt were left out; what followed them follows the hips.</source>
        <translation>The model's joints of a skirt were left out; what followed them follows the hips.</translation>
    </message>
    <message>
        <source>Who made it, its terms and its expressions are kept in the file; its swinging bones are not.</source>
        <translation>Who made it, its terms and its expressions are kept in the file; its swinging bones are not.</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>The disk is full.</source>
        <translation>The disk is full.</translation>
    </message>
    <message>
        <source>You may not write there.</source>
        <translation>You may not write there.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>The disk is read-only.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>The folder does not exist.</translation>
    </message>
    <message>
        <source>There is a folder of that name.</source>
        <translation>There is a folder of that name.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>The name is too long.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>The system says: %1.</translation>
    </message>
    <message>
        <source>%1 could not be written. %2 The file that was there is unchanged.</source>
        <translation>%1 could not be written. %2 The file that was there is unchanged.</translation>
    </message>
    <message>
        <source>%1 is write-protected. %2 Save under another name, or allow writing to it.</source>
        <translation>%1 is write-protected. %2 Save under another name, or allow writing to it.</translation>
    </message>
    <message>
        <source>No backup of %1 could be kept, so it was not saved. %2 The file that was there is unchanged.</source>
        <translation>No backup of %1 could be kept, so it was not saved. %2 The file that was there is unchanged.</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>The converted model holds numbers that are none (infinite, or no number at all).</source>
        <translation>The converted model holds numbers that are none (infinite, or no number at all).</translation>
    </message>
    <message>
        <source>The converted model was read back and is not what the file holds: %1.</source>
        <translation>The converted model was read back and is not what the file holds: %1.</translation>
    </message>
    <message>
        <source>%1 faces instead of %2</source>
        <translation>%1 faces instead of %2</translation>
    </message>
    <message>
        <source>%1 vertices instead of %2</source>
        <translation>%1 vertices instead of %2</translation>
    </message>
    <message>
        <source>%1 joints instead of %2</source>
        <translation>%1 joints instead of %2</translation>
    </message>
    <message>
        <source>%1 clips instead of %2</source>
        <translation>%1 clips instead of %2</translation>
    </message>
    <message>
        <source>another surface</source>
        <translation>another surface</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>another size</translation>
    </message>
    <message>
        <source>Reading the model was cancelled.</source>
        <translation>Reading the model was cancelled.</translation>
    </message>
    <message>
        <source>Reading the model took more than %1 seconds and was stopped.</source>
        <translation>Reading the model took more than %1 seconds and was stopped.</translation>
    </message>
    <message>
        <source>Reading the model needed more than %1 MiB of memory and was stopped.</source>
        <translation>Reading the model needed more than %1 MiB of memory and was stopped.</translation>
    </message>
    <message>
        <source>Assimp, which reads such files, broke down over this one. The file is damaged, or uses something Assimp does not bear; export it again, best as .glb.</source>
        <translation>Assimp, which reads such files, broke down over this one. The file is damaged, or uses something Assimp does not bear; export it again, best as .glb.</translation>
    </message>
    <message>
        <source>The file has more than 512 MiB.</source>
        <translation>The file has more than 512 MiB.</translation>
    </message>
    <message>
        <source>FBX and PMX are read by marrow-scene-reader, which is not beside this program. Install Marrow again.</source>
        <translation>FBX and PMX are read by marrow-scene-reader, which is not beside this program. Install Marrow again.</translation>
    </message>
    <message>
        <source>The folder for temporary files cannot be written to: %1.</source>
        <translation>The folder for temporary files cannot be written to: %1.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>%1 could not be started: %2.</translation>
    </message>
    <message>
        <source>The file is damaged, or uses something that is not known here. Export it again, best as .glb. (Assimp, which reads such files, says: %1)</source>
        <translation>The file is damaged, or uses something that is not known here. Export it again, best as .glb. (Assimp, which reads such files, says: %1)</translation>
    </message>
    <message>
        <source>The model has more than a million nodes.</source>
        <translation>The model has more than a million nodes.</translation>
    </message>
</context>
<context>
    <name>SectionFields</name>
    <message>
        <source>(the section ends before this field)</source>
        <translation>(the section ends before this field)</translation>
    </message>
    <message>
        <source>not a picture that can be read</source>
        <translation>not a picture that can be read</translation>
    </message>
    <message>
        <source>required</source>
        <translation>required</translation>
    </message>
    <message>
        <source>rebuildable</source>
        <translation>rebuildable</translation>
    </message>
    <message>
        <source>presentation only</source>
        <translation>presentation only</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1” is not a text.</translation>
    </message>
    <message>
        <source>“%1” is not an object.</source>
        <translation>“%1” is not an object.</translation>
    </message>
    <message>
        <source>“%1” of “%2” is not a text.</source>
        <translation>“%1” of “%2” is not a text.</translation>
    </message>
    <message>
        <source>Puppets have version 1 or 2.</source>
        <translation>Puppets have version 1 or 2.</translation>
    </message>
    <message>
        <source>“%1” is no way to compress a puppet: none, deflate and zstd are.</source>
        <translation>“%1” is no way to compress a puppet: none, deflate and zstd are.</translation>
    </message>
    <message>
        <source>%1 is no JSON object (byte %2).</source>
        <translation>%1 is no JSON object (byte %2).</translation>
    </message>
    <message>
        <source>“%1” is not a list.</source>
        <translation>“%1” is not a list.</translation>
    </message>
    <message>
        <source>An action is not a text.</source>
        <translation>An action is not a text.</translation>
    </message>
    <message>
        <source>The speed of “%1” is not a number.</source>
        <translation>The speed of “%1” is not a number.</translation>
    </message>
</context>
<context>
    <name>SkeletonOps</name>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation>The skeleton has no joint %1.</translation>
    </message>
    <message>
        <source>Joint %1 cannot have children: the file stores a parent's id in 16 bits with a sign, so only ids up to %2 can be parents. Give it a smaller id first.</source>
        <translation>Joint %1 cannot have children: the file stores a parent's id in 16 bits with a sign, so only ids up to %2 can be parents. Give it a smaller id first.</translation>
    </message>
    <message>
        <source>The name of joint %1 takes more than the %2 bytes a file has room for.</source>
        <translation>The name of joint %1 takes more than the %2 bytes a file has room for.</translation>
    </message>
    <message>
        <source>In the clip %1 the new parent has a scale of zero, so joint %2 cannot keep its place there.</source>
        <translation>In the clip %1 the new parent has a scale of zero, so joint %2 cannot keep its place there.</translation>
    </message>
    <message>
        <source>The skeleton has all the %1 joints a file can hold.</source>
        <translation>The skeleton has all the %1 joints a file can hold.</translation>
    </message>
    <message>
        <source>A rig needs at least one joint. To be rid of the rig, remove the rig itself.</source>
        <translation>A rig needs at least one joint. To be rid of the rig, remove the rig itself.</translation>
    </message>
    <message>
        <source>Joint %1 cannot inherit from itself. Choose another joint for its voxels.</source>
        <translation>Joint %1 cannot inherit from itself. Choose another joint for its voxels.</translation>
    </message>
    <message>
        <source>The transform of joint %1 has a value that is no number.</source>
        <translation>The transform of joint %1 has a value that is no number.</translation>
    </message>
    <message>
        <source>Joint %1 cannot have children: only ids up to %2 can be parents.</source>
        <translation>Joint %1 cannot have children: only ids up to %2 can be parents.</translation>
    </message>
    <message>
        <source>Two joints would have the id %1.</source>
        <translation>Two joints would have the id %1.</translation>
    </message>
    <message>
        <source>A joint with children cannot have the id %1: only ids up to %2 can be parents.</source>
        <translation>A joint with children cannot have the id %1: only ids up to %2 can be parents.</translation>
    </message>
    <message>
        <source>The new order names joint %1 twice.</source>
        <translation>The new order names joint %1 twice.</translation>
    </message>
    <message>
        <source>The new order must name every joint once.</source>
        <translation>The new order must name every joint once.</translation>
    </message>
    <message>
        <source>A joint with a scale of zero cannot keep a place in the world. Give the joints above it a scale first.</source>
        <translation>A joint with a scale of zero cannot keep a place in the world. Give the joints above it a scale first.</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Joint %1</translation>
    </message>
    <message>
        <source>%1 cannot be moved under %2, which is itself below it.</source>
        <translation>%1 cannot be moved under %2, which is itself below it.</translation>
    </message>
</context>
<context>
    <name>SkinChecks</name>
    <message>
        <source>No joint of an arm stands in the midline band.</source>
        <translation>No joint of an arm stands in the midline band.</translation>
    </message>
    <message>
        <source>%1 joints of arms stand in the midline band: move them out to their side.</source>
        <translation>%1 joints of arms stand in the midline band: move them out to their side.</translation>
    </message>
    <message>
        <source>Left joints are left and right joints right.</source>
        <translation>Left joints are left and right joints right.</translation>
    </message>
    <message>
        <source>%1 joints stand on the wrong side: </source>
        <translation>%1 joints stand on the wrong side: </translation>
    </message>
    <message>
        <source>Inverse bind matrices read back from the file are off by %1.</source>
        <translation>Inverse bind matrices read back from the file are off by %1.</translation>
    </message>
    <message>
        <source>It looks towards −Z: turn the model round.</source>
        <translation>It looks towards −Z: turn the model round.</translation>
    </message>
    <message>
        <source>Which way it looks cannot be told from its feet.</source>
        <translation>Which way it looks cannot be told from its feet.</translation>
    </message>
    <message>
        <source>It looks towards +Z.</source>
        <translation>It looks towards +Z.</translation>
    </message>
    <message>
        <source>%1 pairs of faces cross each other at rest.</source>
        <translation>%1 pairs of faces cross each other at rest.</translation>
    </message>
    <message>
        <source>%1 % of the vertices go mainly to the same joint as in the model's own skin.</source>
        <translation>%1 % of the vertices go mainly to the same joint as in the model's own skin.</translation>
    </message>
    <message>
        <source>No vertex of the midline band follows an arm.</source>
        <translation>No vertex of the midline band follows an arm.</translation>
    </message>
    <message>
        <source>%1 vertices of the midline band follow an arm: its joints are misplaced, or the weights were painted so.</source>
        <translation>%1 vertices of the midline band follow an arm: its joints are misplaced, or the weights were painted so.</translation>
    </message>
    <message>
        <source>Forearms and hands are nowhere nearest to the midline band.</source>
        <translation>Forearms and hands are nowhere nearest to the midline band.</translation>
    </message>
    <message>
        <source>A forearm or hand is nearest to %1 vertices of the midline band: look at the joints of the arms.</source>
        <translation>A forearm or hand is nearest to %1 vertices of the midline band: look at the joints of the arms.</translation>
    </message>
    <message>
        <source>No vertex follows a joint of the other side.</source>
        <translation>No vertex follows a joint of the other side.</translation>
    </message>
    <message>
        <source>%1 vertices follow a joint of the other side.</source>
        <translation>%1 vertices follow a joint of the other side.</translation>
    </message>
    <message>
        <source>Every vertex follows a joint.</source>
        <translation>Every vertex follows a joint.</translation>
    </message>
    <message>
        <source>%1 vertices follow no joint.</source>
        <translation>%1 vertices follow no joint.</translation>
    </message>
    <message>
        <source>Weights sum to 1 within %1.</source>
        <translation>Weights sum to 1 within %1.</translation>
    </message>
    <message>
        <source>At most %1 joints move a vertex.</source>
        <translation>At most %1 joints move a vertex.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>%1 cannot be read, so nothing moves the member. %2</source>
        <translation>%1 cannot be read, so nothing moves the member. %2</translation>
    </message>
    <message>
        <source>%1 holds no clips, so nothing moves the member.</source>
        <translation>%1 holds no clips, so nothing moves the member.</translation>
    </message>
    <message>
        <source>The contract cannot be read. %1</source>
        <translation>The contract cannot be read. %1</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>There is no %1.</translation>
    </message>
    <message>
        <source>The contract does not name this member.</source>
        <translation>The contract does not name this member.</translation>
    </message>
    <message>
        <source>%1 or %2 is not in the folder.</source>
        <translation>%1 or %2 is not in the folder.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 cannot be read.</translation>
    </message>
    <message>
        <source>There is no original model %1 either.</source>
        <translation>There is no original model %1 either.</translation>
    </message>
    <message>
        <source>The original model cannot be read: %1</source>
        <translation>The original model cannot be read: %1</translation>
    </message>
    <message>
        <source>The original model stands in its place.</source>
        <translation>The original model stands in its place.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>There is no folder %1.</translation>
    </message>
    <message>
        <source>as it was published</source>
        <translation>as it was published</translation>
    </message>
    <message>
        <source>was rolled back: games show the original models; publishing again brings it back</source>
        <translation>was rolled back: games show the original models; publishing again brings it back</translation>
    </message>
    <message>
        <source>was published at %1 and is no longer in the folder; publish again</source>
        <translation>was published at %1 and is no longer in the folder; publish again</translation>
    </message>
    <message>
        <source>has other bytes than were published</source>
        <translation>has other bytes than were published</translation>
    </message>
    <message>
        <source>has %1 bytes and was published with %2</source>
        <translation>has %1 bytes and was published with %2</translation>
    </message>
    <message>
        <source> (in %1)</source>
        <translation> (in %1)</translation>
    </message>
    <message>
        <source>; publish again, or find out who changed it</source>
        <translation>; publish again, or find out who changed it</translation>
    </message>
    <message>
        <source>was changed since it was written (in %1); publish again</source>
        <translation>was changed since it was written (in %1); publish again</translation>
    </message>
    <message>
        <source>is in the folder, and no publication put it there</source>
        <translation>is in the folder, and no publication put it there</translation>
    </message>
    <message>
        <source>is the copy of the contract that was rolled back</source>
        <translation>is the copy of the contract that was rolled back</translation>
    </message>
    <message>
        <source>is an original model of the game; publishing never touches it</source>
        <translation>is an original model of the game; publishing never touches it</translation>
    </message>
    <message>
        <source>looks like a published file, and the manifest does not know it; games may take it for one</source>
        <translation>looks like a published file, and the manifest does not know it; games may take it for one</translation>
    </message>
    <message>
        <source>Nothing was published here.</source>
        <translation>Nothing was published here.</translation>
    </message>
    <message>
        <source>The publication of %1 was rolled back: games show the original models. Publish again to undo that.</source>
        <translation>The publication of %1 was rolled back: games show the original models. Publish again to undo that.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n file changed</numerusform>
            <numerusform>%n files changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) missing</source>
        <translation>
            <numerusform>%n file missing</numerusform>
            <numerusform>%n files missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not in the manifest</source>
        <translation>
            <numerusform>%n file not in the manifest</numerusform>
            <numerusform>%n files not in the manifest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n file(s) are as they were published at %1.</source>
        <translation>
            <numerusform>All %n file are as they were published at %1.</numerusform>
            <numerusform>All %n files are as they were published at %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Published at %1; since then %2.</source>
        <translation>Published at %1; since then %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The publication in %1 is rolled back already.</source>
        <translation>The publication in %1 is rolled back already.</translation>
    </message>
    <message>
        <source>There is no %1 in %2: nothing is published there.</source>
        <translation>There is no %1 in %2: nothing is published there.</translation>
    </message>
    <message>
        <source>%1 could not be removed: %2.</source>
        <translation>%1 could not be removed: %2.</translation>
    </message>
    <message>
        <source>is a copy that was kept aside; games do not look at it</source>
        <translation>is a copy that was kept aside; games do not look at it</translation>
    </message>
    <message>
        <source>The manifest cannot be read, so it is not known what was published here. Bring %1 back, or publish to another folder.</source>
        <translation>The manifest cannot be read, so it is not known what was published here. Bring %1 back, or publish to another folder.</translation>
    </message>
</context>
<context>
    <name>SystemError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>there is no such file or folder</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>you do not have permission</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>the system does not allow it</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>it is a folder</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>a part of the path is not a folder</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>there is a file of that name</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>your share of the disk is used up</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>the disk is read-only</translation>
    </message>
    <message>
        <source>the disk could not be read or written</source>
        <translation>the disk could not be read or written</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>the name is too long</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>its links lead in a circle</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>too many files are open</translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation>it is in use</translation>
    </message>
    <message>
        <source>it is a program that is running</source>
        <translation>it is a program that is running</translation>
    </message>
    <message>
        <source>the file is too large for the disk</source>
        <translation>the file is too large for the disk</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>there is not enough memory</translation>
    </message>
    <message>
        <source>the disk is no longer there</source>
        <translation>the disk is no longer there</translation>
    </message>
    <message>
        <source>the network folder is no longer there</source>
        <translation>the network folder is no longer there</translation>
    </message>
</context>
<context>
    <name>TestPoses</name>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Arms up</source>
        <translation>Arms up</translation>
    </message>
    <message>
        <source>Arms forward</source>
        <translation>Arms forward</translation>
    </message>
    <message>
        <source>Arms down</source>
        <translation>Arms down</translation>
    </message>
    <message>
        <source>Squat</source>
        <translation>Squat</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Twist</translation>
    </message>
    <message>
        <source>Head turn</source>
        <translation>Head turn</translation>
    </message>
    <message>
        <source>Knee up</source>
        <translation>Knee up</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>Sit</translation>
    </message>
    <message>
        <source>Range of motion</source>
        <translation>Range of motion</translation>
    </message>
</context>
<context>
    <name>TextureImage</name>
    <message>
        <source>The texture page is not a PNG picture.</source>
        <translation>The texture page is not a PNG picture.</translation>
    </message>
    <message>
        <source>The texture page has more pixels than can be shown.</source>
        <translation>The texture page has more pixels than can be shown.</translation>
    </message>
    <message>
        <source>The texture page is an interlaced PNG, which puppets cannot use.</source>
        <translation>The texture page is an interlaced PNG, which puppets cannot use.</translation>
    </message>
    <message>
        <source>The texture page cannot be decoded: %1</source>
        <translation>The texture page cannot be decoded: %1</translation>
    </message>
    <message>
        <source>There is not enough memory for the texture page.</source>
        <translation>There is not enough memory for the texture page.</translation>
    </message>
    <message>
        <source>The texture page "%1" was not found beside the puppet.</source>
        <translation>The texture page "%1" was not found beside the puppet.</translation>
    </message>
    <message>
        <source>The texture page is a KTX2 picture, which cannot be shown.</source>
        <translation>The texture page is a KTX2 picture, which cannot be shown.</translation>
    </message>
    <message>
        <source>The texture pages before this one are as large as can be shown together.</source>
        <translation>The texture pages before this one are as large as can be shown together.</translation>
    </message>
</context>
<context>
    <name>Vfp</name>
    <message>
        <source>a track of clip %1</source>
        <translation>a track of clip %1</translation>
    </message>
    <message>
        <source>clip %1 moves joint %2, which the skeleton does not have.</source>
        <translation>clip %1 moves joint %2, which the skeleton does not have.</translation>
    </message>
    <message>
        <source>clip %1: the track of joint %2 stands after that of joint %3; joints must ascend.</source>
        <translation>clip %1: the track of joint %2 stands after that of joint %3; joints must ascend.</translation>
    </message>
    <message>
        <source>clip %1, joint %2: %3 keys are counted, but the section ends before them.</source>
        <translation>clip %1, joint %2: %3 keys are counted, but the section ends before them.</translation>
    </message>
    <message>
        <source>clip %1, joint %2, key %3: %4</source>
        <translation>clip %1, joint %2, key %3: %4</translation>
    </message>
    <message>
        <source>the time %1 ms is after the clip's end at %2 ms.</source>
        <translation>the time %1 ms is after the clip's end at %2 ms.</translation>
    </message>
    <message>
        <source>the time %1 ms is not after the key before; times must ascend.</source>
        <translation>the time %1 ms is not after the key before; times must ascend.</translation>
    </message>
    <message>
        <source>a clip's header</source>
        <translation>a clip's header</translation>
    </message>
    <message>
        <source>clip %1 stands after clip %2; ids must ascend.</source>
        <translation>clip %1 stands after clip %2; ids must ascend.</translation>
    </message>
    <message>
        <source>the name of clip %1 is not UTF-8.</source>
        <translation>the name of clip %1 is not UTF-8.</translation>
    </message>
    <message>
        <source>clip %1: %2 tracks are counted, but the section ends before them.</source>
        <translation>clip %1: %2 tracks are counted, but the section ends before them.</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>its header</translation>
    </message>
    <message>
        <source>version %1 is not known; only 1 is.</source>
        <translation>version %1 is not known; only 1 is.</translation>
    </message>
    <message>
        <source>%1 clips are counted, but the section ends before them.</source>
        <translation>%1 clips are counted, but the section ends before them.</translation>
    </message>
    <message>
        <source>%1 bytes follow the last clip.</source>
        <translation>%1 bytes follow the last clip.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>The file is empty.</translation>
    </message>
    <message>
        <source>the file does not begin with VFPK, so it is not a VFP file.</source>
        <translation>the file does not begin with VFPK, so it is not a VFP file.</translation>
    </message>
    <message>
        <source>the file ends before its header and footer are complete. It may have been cut off.</source>
        <translation>the file ends before its header and footer are complete. It may have been cut off.</translation>
    </message>
    <message>
        <source>the file is of major version %1; only version 1 is known here.</source>
        <translation>the file is of major version %1; only version 1 is known here.</translation>
    </message>
    <message>
        <source>the header says it is %1 bytes long instead of 64.</source>
        <translation>the header says it is %1 bytes long instead of 64.</translation>
    </message>
    <message>
        <source>%1 bytes follow the footer, where the file should end.</source>
        <translation>%1 bytes follow the footer, where the file should end.</translation>
    </message>
    <message>
        <source>no footer stands at the end of the file. It may have been cut off.</source>
        <translation>no footer stands at the end of the file. It may have been cut off.</translation>
    </message>
    <message>
        <source>the footer is of version %1.%2, the header of 1.%3.</source>
        <translation>the footer is of version %1.%2, the header of 1.%3.</translation>
    </message>
    <message>
        <source>the footer says it is %1 bytes long instead of 64.</source>
        <translation>the footer says it is %1 bytes long instead of 64.</translation>
    </message>
    <message>
        <source>the footer says the file has %1 bytes, but it has %2.</source>
        <translation>the footer says the file has %1 bytes, but it has %2.</translation>
    </message>
    <message>
        <source>the directory (offset %1, %2 bytes) does not lie between header and footer.</source>
        <translation>the directory (offset %1, %2 bytes) does not lie between header and footer.</translation>
    </message>
    <message>
        <source>an entry's tag is not four printable characters.</source>
        <translation>an entry's tag is not four printable characters.</translation>
    </message>
    <message>
        <source>the section (offset %1, %2 bytes) does not lie between header and directory.</source>
        <translation>the section (offset %1, %2 bytes) does not lie between header and directory.</translation>
    </message>
    <message>
        <source>the section overlaps %1.</source>
        <translation>the section overlaps %1.</translation>
    </message>
    <message>
        <source>the directory is shorter than its header.</source>
        <translation>the directory is shorter than its header.</translation>
    </message>
    <message>
        <source>the directory does not match its CRC-32; the file is damaged.</source>
        <translation>the directory does not match its CRC-32; the file is damaged.</translation>
    </message>
    <message>
        <source>no directory begins here.</source>
        <translation>no directory begins here.</translation>
    </message>
    <message>
        <source>the directory is of version %1 with a header of %2 and entries of %3 bytes; version 1 with 32 and 48 is known here.</source>
        <translation>the directory is of version %1 with a header of %2 and entries of %3 bytes; version 1 with 32 and 48 is known here.</translation>
    </message>
    <message>
        <source>the directory counts %1 entries, but %2 bytes of entries follow.</source>
        <translation>the directory counts %1 entries, but %2 bytes of entries follow.</translation>
    </message>
    <message>
        <source>%1 of chunk %2</source>
        <translation>%1 of chunk %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1, byte %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the reserved field %1 is not zero.</source>
        <translation>the reserved field %1 is not zero.</translation>
    </message>
    <message>
        <source>the section ends inside %1.</source>
        <translation>the section ends inside %1.</translation>
    </message>
    <message>
        <source>%1 is 0 on an axis.</source>
        <translation>%1 is 0 on an axis.</translation>
    </message>
    <message>
        <source>the section has %1 bytes instead of 128.</source>
        <translation>the section has %1 bytes instead of 128.</translation>
    </message>
    <message>
        <source>version %1 with %2 bytes is not known; version 1 with 128 is.</source>
        <translation>version %1 with %2 bytes is not known; version 1 with 128 is.</translation>
    </message>
    <message>
        <source>chunkCount is %1, but the grid has %2 chunks.</source>
        <translation>chunkCount is %1, but the grid has %2 chunks.</translation>
    </message>
    <message>
        <source>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 16 and 8 is.</source>
        <translation>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 16 and 8 is.</translation>
    </message>
    <message>
        <source>the header counts %1 entries, but %2 bytes of entries follow.</source>
        <translation>the header counts %1 entries, but %2 bytes of entries follow.</translation>
    </message>
    <message>
        <source>entry %1 is for index 0, which means an empty cell.</source>
        <translation>entry %1 is for index 0, which means an empty cell.</translation>
    </message>
    <message>
        <source>entry %1 repeats the index %2.</source>
        <translation>entry %1 repeats the index %2.</translation>
    </message>
    <message>
        <source>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 32 and 32 is.</source>
        <translation>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 32 and 32 is.</translation>
    </message>
    <message>
        <source>the index has %1 entries, META counts %2 chunks.</source>
        <translation>the index has %1 entries, META counts %2 chunks.</translation>
    </message>
    <message>
        <source>entry %1 is for chunk %2, which does not exist or was there before.</source>
        <translation>entry %1 is for chunk %2, which does not exist or was there before.</translation>
    </message>
    <message>
        <source>the position, size or counts of entry %1 are not those of chunk %2.</source>
        <translation>the position, size or counts of entry %1 are not those of chunk %2.</translation>
    </message>
    <message>
        <source>the section is marked as required, but this program does not know it. A newer version may.</source>
        <translation>the section is marked as required, but this program does not know it. A newer version may.</translation>
    </message>
    <message>
        <source>%1: the section does not match its CRC-32. It is not needed for the model and is kept as it is.</source>
        <translation>%1: the section does not match its CRC-32. It is not needed for the model and is kept as it is.</translation>
    </message>
    <message>
        <source>%1: the directory gives two different lengths. The section is kept as it is.</source>
        <translation>%1: the directory gives two different lengths. The section is kept as it is.</translation>
    </message>
    <message>
        <source>META: anchor or pivot is not a finite number.</source>
        <translation>META: anchor or pivot is not a finite number.</translation>
    </message>
    <message>
        <source>Joints %1 and %2 are both named “%3”. Tools that go by names may mix them up.</source>
        <translation>Joints %1 and %2 are both named “%3”. Tools that go by names may mix them up.</translation>
    </message>
    <message>
        <source>%1 The rig was left out; the model is shown in bind pose.</source>
        <translation>%1 The rig was left out; the model is shown in bind pose.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 could not be opened: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 MB; files over 2,048 MB are not opened.</source>
        <translation>%1 has %2 MB; files over 2,048 MB are not opened.</translation>
    </message>
    <message>
        <source>%1 could not be read to its end: %2.</source>
        <translation>%1 could not be read to its end: %2.</translation>
    </message>
    <message>
        <source>a rig section has chunk id -1 and flags 0; this one has %1 and %2.</source>
        <translation>a rig section has chunk id -1 and flags 0; this one has %1 and %2.</translation>
    </message>
    <message>
        <source>the section is stored with codec %1, which is not known; only 0 is.</source>
        <translation>the section is stored with codec %1, which is not known; only 0 is.</translation>
    </message>
    <message>
        <source>the directory gives the section %1 stored and %2 plain bytes; with codec 0 they are equal.</source>
        <translation>the directory gives the section %1 stored and %2 plain bytes; with codec 0 they are equal.</translation>
    </message>
    <message>
        <source>the section does not match its CRC-32; it is damaged.</source>
        <translation>the section does not match its CRC-32; it is damaged.</translation>
    </message>
    <message>
        <source>joint %1 has the parent %2, which does not exist.</source>
        <translation>joint %1 has the parent %2, which does not exist.</translation>
    </message>
    <message>
        <source>joint %1 is its own ancestor.</source>
        <translation>joint %1 is its own ancestor.</translation>
    </message>
    <message>
        <source>joint record %1</source>
        <translation>joint record %1</translation>
    </message>
    <message>
        <source>joint %1 stands after joint %2; ids must ascend.</source>
        <translation>joint %1 stands after joint %2; ids must ascend.</translation>
    </message>
    <message>
        <source>joint %1 has the parent %2; only -1 means none.</source>
        <translation>joint %1 has the parent %2; only -1 means none.</translation>
    </message>
    <message>
        <source>joint %1: %2</source>
        <translation>joint %1: %2</translation>
    </message>
    <message>
        <source>the name of joint %1 is not UTF-8.</source>
        <translation>the name of joint %1 is not UTF-8.</translation>
    </message>
    <message>
        <source>the section is there twice.</source>
        <translation>the section is there twice.</translation>
    </message>
    <message>
        <source>the section needs SKEL, which the file does not have.</source>
        <translation>the section needs SKEL, which the file does not have.</translation>
    </message>
    <message>
        <source>the section needs VSKN, which the file does not have.</source>
        <translation>the section needs VSKN, which the file does not have.</translation>
    </message>
    <message>
        <source>%1 joints are counted, but the section ends before them.</source>
        <translation>%1 joints are counted, but the section ends before them.</translation>
    </message>
    <message>
        <source>%1 bytes follow the last joint.</source>
        <translation>%1 bytes follow the last joint.</translation>
    </message>
    <message>
        <source>encoding %1 is not known; only 1 is.</source>
        <translation>encoding %1 is not known; only 1 is.</translation>
    </message>
    <message>
        <source>the default joint %1 is not in the skeleton.</source>
        <translation>the default joint %1 is not in the skeleton.</translation>
    </message>
    <message>
        <source>%1 records are counted, but %2 bytes of records follow.</source>
        <translation>%1 records are counted, but %2 bytes of records follow.</translation>
    </message>
    <message>
        <source>record %1 is for voxel %2, the one before for %3; offsets must ascend.</source>
        <translation>record %1 is for voxel %2, the one before for %3; offsets must ascend.</translation>
    </message>
    <message>
        <source>record %1 is for voxel %2, but the grid has %3 cells.</source>
        <translation>record %1 is for voxel %2, but the grid has %3 cells.</translation>
    </message>
    <message>
        <source>record %1 binds the cell %2, which is empty.</source>
        <translation>record %1 binds the cell %2, which is empty.</translation>
    </message>
    <message>
        <source>record %1 names joint %2, which the skeleton does not have.</source>
        <translation>record %1 names joint %2, which the skeleton does not have.</translation>
    </message>
    <message>
        <source>%1 records of VSKN name the default joint, which needs none. They are left out when the binding changes.</source>
        <translation>%1 records of VSKN name the default joint, which needs none. They are left out when the binding changes.</translation>
    </message>
    <message>
        <source>skeletonHash is not the hash of SKEL: the section belongs to another skeleton.</source>
        <translation>skeletonHash is not the hash of SKEL: the section belongs to another skeleton.</translation>
    </message>
    <message>
        <source>baseSourceHash is not META's sourceHash: the section belongs to another model.</source>
        <translation>baseSourceHash is not META's sourceHash: the section belongs to another model.</translation>
    </message>
    <message>
        <source>translation is not a finite number.</source>
        <translation>translation is not a finite number.</translation>
    </message>
    <message>
        <source>rotation is not a finite number.</source>
        <translation>rotation is not a finite number.</translation>
    </message>
    <message>
        <source>scale is not a finite number.</source>
        <translation>scale is not a finite number.</translation>
    </message>
    <message>
        <source>rotation has the length %1 instead of 1.</source>
        <translation>rotation has the length %1 instead of 1.</translation>
    </message>
    <message>
        <source>The name “%1…” takes %2 bytes; the file format has room for 255.</source>
        <translation>The name “%1…” takes %2 bytes; the file format has room for 255.</translation>
    </message>
    <message>
        <source>The skeleton has %1 joints; the file format has room for 65,535.</source>
        <translation>The skeleton has %1 joints; the file format has room for 65,535.</translation>
    </message>
    <message>
        <source>Joint %1 has the parent %2; the file format has room for parents up to 32,767. Give the parent a smaller id.</source>
        <translation>Joint %1 has the parent %2; the file format has room for parents up to 32,767. Give the parent a smaller id.</translation>
    </message>
    <message>
        <source>The default joint %1 is not in the skeleton.</source>
        <translation>The default joint %1 is not in the skeleton.</translation>
    </message>
    <message>
        <source>Voxels are bound to joint %1, which the skeleton does not have.</source>
        <translation>Voxels are bound to joint %1, which the skeleton does not have.</translation>
    </message>
    <message>
        <source>Clip %1 moves joint %2, which the skeleton does not have.</source>
        <translation>Clip %1 moves joint %2, which the skeleton does not have.</translation>
    </message>
    <message>
        <source>the directory gives the section chunk id %1, which is not its kind.</source>
        <translation>the directory gives the section chunk id %1, which is not its kind.</translation>
    </message>
    <message>
        <source>a run has length zero.</source>
        <translation>a run has length zero.</translation>
    </message>
    <message>
        <source>the runs hold more than the chunk's %1 voxels.</source>
        <translation>the runs hold more than the chunk's %1 voxels.</translation>
    </message>
    <message>
        <source>the runs end before the chunk's %1 voxels are filled.</source>
        <translation>the runs end before the chunk's %1 voxels are filled.</translation>
    </message>
    <message>
        <source>the last run is cut in half.</source>
        <translation>the last run is cut in half.</translation>
    </message>
    <message>
        <source>version %1 with a header of %2 bytes is not known; version 1 with 32 is.</source>
        <translation>version %1 with a header of %2 bytes is not known; version 1 with 32 is.</translation>
    </message>
    <message>
        <source>the section is of chunk %1, the directory says %2.</source>
        <translation>the section is of chunk %1, the directory says %2.</translation>
    </message>
    <message>
        <source>the chunk is %1 × %2 × %3 here, but the grid makes it %4 × %5 × %6.</source>
        <translation>the chunk is %1 × %2 × %3 here, but the grid makes it %4 × %5 × %6.</translation>
    </message>
    <message>
        <source>the chunk has %1 cells, the header says %2.</source>
        <translation>the chunk has %1 cells, the header says %2.</translation>
    </message>
    <message>
        <source>voxels coded as %1 are not known; 0 and 1 are.</source>
        <translation>voxels coded as %1 are not known; 0 and 1 are.</translation>
    </message>
    <message>
        <source>the header counts %1 bytes of voxels, the section has %2.</source>
        <translation>the header counts %1 bytes of voxels, the section has %2.</translation>
    </message>
    <message>
        <source>%1 bytes of plain voxels do not fill the chunk's %2 cells.</source>
        <translation>%1 bytes of plain voxels do not fill the chunk's %2 cells.</translation>
    </message>
    <message>
        <source>the header counts %1 voxels, but there are %2.</source>
        <translation>the header counts %1 voxels, but there are %2.</translation>
    </message>
    <message>
        <source>the entry counts %1 voxels, but VOX0 has %2.</source>
        <translation>the entry counts %1 voxels, but VOX0 has %2.</translation>
    </message>
    <message>
        <source>voxels use the palette index %1, which PAL0 does not have.</source>
        <translation>voxels use the palette index %1, which PAL0 does not have.</translation>
    </message>
    <message>
        <source>the section is missing; without it the model cannot be read.</source>
        <translation>the section is missing; without it the model cannot be read.</translation>
    </message>
    <message>
        <source>the grid has no chunk %1.</source>
        <translation>the grid has no chunk %1.</translation>
    </message>
    <message>
        <source>the section is missing, but CHIX counts %1 voxels in the chunk.</source>
        <translation>the section is missing, but CHIX counts %1 voxels in the chunk.</translation>
    </message>
    <message>
        <source>voxelCount is %1, but there are %2 voxels.</source>
        <translation>voxelCount is %1, but there are %2 voxels.</translation>
    </message>
    <message>
        <source>META counts %1 palette entries, PAL0 has %2.</source>
        <translation>META counts %1 palette entries, PAL0 has %2.</translation>
    </message>
</context>
<context>
    <name>Vmd</name>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <translation>Byte %1: %2</translation>
    </message>
    <message>
        <source>The section of %1 at byte %2 is cut off; it and what follows are left out.</source>
        <translation>The section of %1 at byte %2 is cut off; it and what follows are left out.</translation>
    </message>
    <message>
        <source>visibility and IK</source>
        <translation>visibility and IK</translation>
    </message>
    <message>
        <source>An IK key names more chains than the file holds; it and what follows are left out.</source>
        <translation>An IK key names more chains than the file holds; it and what follows are left out.</translation>
    </message>
    <message>
        <source>This copy of Qt cannot read Shift-JIS, in which the names of a VMD are written.</source>
        <translation>This copy of Qt cannot read Shift-JIS, in which the names of a VMD are written.</translation>
    </message>
    <message>
        <source>The file does not begin as a VMD.</source>
        <translation>The file does not begin as a VMD.</translation>
    </message>
    <message>
        <source>The file announces %1 bone keys and ends before them.</source>
        <translation>The file announces %1 bone keys and ends before them.</translation>
    </message>
    <message>
        <source>%1 keys hold numbers that are no place or rotation; they were left out.</source>
        <translation>%1 keys hold numbers that are no place or rotation; they were left out.</translation>
    </message>
    <message>
        <source>morphs</source>
        <translation>morphs</translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>cameras</translation>
    </message>
    <message>
        <source>lights</source>
        <translation>lights</translation>
    </message>
    <message>
        <source>shadows</source>
        <translation>shadows</translation>
    </message>
</context>
<context>
    <name>Vox</name>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <translation>Byte %1: %2</translation>
    </message>
    <message>
        <source>The scene is %1 × %2 × %3 voxels (x, y up, z), but a VFP grid has at most 255 on an axis. Move its models closer together or split it into several files.</source>
        <translation>The scene is %1 × %2 × %3 voxels (x, y up, z), but a VFP grid has at most 255 on an axis. Move its models closer together or split it into several files.</translation>
    </message>
    <message>
        <source>The file's models are stored in the chunk %1, which is not MagicaVoxel's and cannot be read here.</source>
        <translation>The file's models are stored in the chunk %1, which is not MagicaVoxel's and cannot be read here.</translation>
    </message>
    <message>
        <source>The file has no voxels.</source>
        <translation>The file has no voxels.</translation>
    </message>
    <message>
        <source>The scene places more voxels than any grid could hold.</source>
        <translation>The scene places more voxels than any grid could hold.</translation>
    </message>
    <message>
        <source>%1 voxels lie where another model has one already; the later model won.</source>
        <translation>%1 voxels lie where another model has one already; the later model won.</translation>
    </message>
    <message>
        <source>%1 models are stored in a way that is not MagicaVoxel's and are left out.</source>
        <translation>%1 models are stored in a way that is not MagicaVoxel's and are left out.</translation>
    </message>
    <message>
        <source>the chunk MAIN is missing.</source>
        <translation>the chunk MAIN is missing.</translation>
    </message>
    <message>
        <source>the file ends inside a chunk. It may have been cut off.</source>
        <translation>the file ends inside a chunk. It may have been cut off.</translation>
    </message>
    <message>
        <source>the chunk %1 ends inside a record.</source>
        <translation>the chunk %1 ends inside a record.</translation>
    </message>
    <message>
        <source>a model is %1 voxels long on an axis; 256 is the most a file may have.</source>
        <translation>a model is %1 voxels long on an axis; 256 is the most a file may have.</translation>
    </message>
    <message>
        <source>a voxel lies outside its model.</source>
        <translation>a voxel lies outside its model.</translation>
    </message>
    <message>
        <source>the rotation or translation of node %1 means nothing.</source>
        <translation>the rotation or translation of node %1 means nothing.</translation>
    </message>
    <message>
        <source>Node %1 moves over %2 frames; the first is imported.</source>
        <translation>Node %1 moves over %2 frames; the first is imported.</translation>
    </message>
    <message>
        <source>Node %1 shows %2 models one after the other; the first is imported.</source>
        <translation>Node %1 shows %2 models one after the other; the first is imported.</translation>
    </message>
    <message>
        <source>the scene contains itself or is nested more than %1 deep (node %2).</source>
        <translation>the scene contains itself or is nested more than %1 deep (node %2).</translation>
    </message>
    <message>
        <source>the scene places more than %1 nodes.</source>
        <translation>the scene places more than %1 nodes.</translation>
    </message>
    <message>
        <source>node %1 shows the model %2, which the file does not have.</source>
        <translation>node %1 shows the model %2, which the file does not have.</translation>
    </message>
    <message>
        <source>this is a Slab6 voxel file by Ken Silverman's format, not a MagicaVoxel file; it has the same extension but cannot be imported. Open it in Slab6 or another editor and save it as a MagicaVoxel .vox.</source>
        <translation>this is a Slab6 voxel file by Ken Silverman's format, not a MagicaVoxel file; it has the same extension but cannot be imported. Open it in Slab6 or another editor and save it as a MagicaVoxel .vox.</translation>
    </message>
    <message>
        <source>the file does not begin with VOX, so it is not a MagicaVoxel file.</source>
        <translation>the file does not begin with VOX, so it is not a MagicaVoxel file.</translation>
    </message>
    <message>
        <source>The file holds %1 models without a scene, which are frames of an animation; the first is imported.</source>
        <translation>The file holds %1 models without a scene, which are frames of an animation; the first is imported.</translation>
    </message>
    <message>
        <source>%1 models stand nowhere in the scene and are left out.</source>
        <translation>%1 models stand nowhere in the scene and are left out.</translation>
    </message>
    <message>
        <source>%1 models are hidden in MagicaVoxel; they are imported all the same.</source>
        <translation>%1 models are hidden in MagicaVoxel; they are imported all the same.</translation>
    </message>
</context>
<context>
    <name>Vrm</name>
    <message>
        <source>A VRM needs the human bones %1, which were not found in the model. It can stay a .glb.</source>
        <translation>A VRM needs the human bones %1, which were not found in the model. It can stay a .glb.</translation>
    </message>
    <message>
        <source>Only the author may act as this character.</source>
        <translation>Only the author may act as this character.</translation>
    </message>
    <message>
        <source>Only people the author names may act as this character.</source>
        <translation>Only people the author names may act as this character.</translation>
    </message>
    <message>
        <source>Everyone may act as this character.</source>
        <translation>Everyone may act as this character.</translation>
    </message>
    <message>
        <source>Violent scenes are allowed.</source>
        <translation>Violent scenes are allowed.</translation>
    </message>
    <message>
        <source>Violent scenes are not allowed.</source>
        <translation>Violent scenes are not allowed.</translation>
    </message>
    <message>
        <source>Sexual scenes are allowed.</source>
        <translation>Sexual scenes are allowed.</translation>
    </message>
    <message>
        <source>Sexual scenes are not allowed.</source>
        <translation>Sexual scenes are not allowed.</translation>
    </message>
    <message>
        <source>Commercial use is not allowed.</source>
        <translation>Commercial use is not allowed.</translation>
    </message>
    <message>
        <source>Commercial use is allowed to persons.</source>
        <translation>Commercial use is allowed to persons.</translation>
    </message>
    <message>
        <source>Commercial use is allowed.</source>
        <translation>Commercial use is allowed.</translation>
    </message>
    <message>
        <source>Political and religious use is allowed.</source>
        <translation>Political and religious use is allowed.</translation>
    </message>
    <message>
        <source>Political and religious use is not allowed.</source>
        <translation>Political and religious use is not allowed.</translation>
    </message>
    <message>
        <source>Antisocial use is allowed.</source>
        <translation>Antisocial use is allowed.</translation>
    </message>
    <message>
        <source>Antisocial use is not allowed.</source>
        <translation>Antisocial use is not allowed.</translation>
    </message>
    <message>
        <source>It may be passed on.</source>
        <translation>It may be passed on.</translation>
    </message>
    <message>
        <source>It may not be passed on.</source>
        <translation>It may not be passed on.</translation>
    </message>
    <message>
        <source>It may not be changed.</source>
        <translation>It may not be changed.</translation>
    </message>
    <message>
        <source>It may be changed, but not passed on changed.</source>
        <translation>It may be changed, but not passed on changed.</translation>
    </message>
    <message>
        <source>It may be changed and passed on.</source>
        <translation>It may be changed and passed on.</translation>
    </message>
    <message>
        <source>The author must be named.</source>
        <translation>The author must be named.</translation>
    </message>
    <message>
        <source>The author need not be named.</source>
        <translation>The author need not be named.</translation>
    </message>
</context>
<context>
    <name>WavText</name>
    <message>
        <source>This is not a WAV file: it does not begin with RIFF … WAVE.</source>
        <translation>This is not a WAV file: it does not begin with RIFF … WAVE.</translation>
    </message>
    <message>
        <source>The sound comes before its format, so it cannot be read.</source>
        <translation>The sound comes before its format, so it cannot be read.</translation>
    </message>
    <message>
        <source>Its samples (format %1, %2 bits) are not read. Save it as PCM, 16 bits.</source>
        <translation>Its samples (format %1, %2 bits) are not read. Save it as PCM, 16 bits.</translation>
    </message>
    <message>
        <source>There is no sound in this file.</source>
        <translation>There is no sound in this file.</translation>
    </message>
</context>
<context>
    <name>WebpAnimation</name>
    <message>
        <source>The pictures could not be packed as WebP: %1.</source>
        <translation>The pictures could not be packed as WebP: %1.</translation>
    </message>
    <message>
        <source>A WebP of %1 × %2 pixels cannot be made. Each side must be between 1 and %3, the same for all pictures.</source>
        <translation>A WebP of %1 × %2 pixels cannot be made. Each side must be between 1 and %3, the same for all pictures.</translation>
    </message>
</context>
<context>
    <name>WeightTool</name>
    <message>
        <source>Bind the model first; then its weights can be painted here</source>
        <translation>Bind the model first; then its weights can be painted here</translation>
    </message>
    <message>
        <source>Click a piece to give it to %1</source>
        <translation>Click a piece to give it to %1</translation>
    </message>
    <message>
        <source>Paint the weight of %1 · Ctrl takes away · Shift smooths · [ ] size</source>
        <translation>Paint the weight of %1 · Ctrl takes away · Shift smooths · [ ] size</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>other bytes</translation>
    </message>
    <message>
        <source>other bytes in %1</source>
        <translation>other bytes in %1</translation>
    </message>
    <message>
        <source>new %1: %2</source>
        <translation>new %1: %2</translation>
    </message>
    <message>
        <source>%1 no longer there: %2</source>
        <translation>%1 no longer there: %2</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 instead of %3</translation>
    </message>
    <message numerus="yes">
        <source>new, %n clip(s)</source>
        <translation>
            <numerusform>new, %n clip</numerusform>
            <numerusform>new, %n clips</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>members</source>
        <translation>members</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>kinds</translation>
    </message>
    <message>
        <source>new clips: %1</source>
        <translation>new clips: %1</translation>
    </message>
    <message>
        <source>clips no longer there: %1</source>
        <translation>clips no longer there: %1</translation>
    </message>
    <message>
        <source>default: %1 instead of %2</source>
        <translation>default: %1 instead of %2</translation>
    </message>
    <message>
        <source>moving: %1 instead of %2</source>
        <translation>moving: %1 instead of %2</translation>
    </message>
    <message>
        <source>chasing: %1 instead of %2</source>
        <translation>chasing: %1 instead of %2</translation>
    </message>
</context>
<context>
    <name>marrow::AcceptancePanel</name>
    <message>
        <source>Members are made to walk and to do every kind of work, and nine things are asserted. The stage goes on meanwhile.</source>
        <translation>Members are made to walk and to do every kind of work, and nine things are asserted. The stage goes on meanwhile.</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 without a sample.</source>
        <translation>%1 passed, %2 failed, %3 without a sample.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Run Acceptance</source>
        <translation>Run Acceptance</translation>
    </message>
    <message>
        <source>Stop; what was not reached has no sample</source>
        <translation>Stop; what was not reached has no sample</translation>
    </message>
    <message>
        <source>Play the folder as a game does and check it by the assertions A1 to A9</source>
        <translation>Play the folder as a game does and check it by the assertions A1 to A9</translation>
    </message>
    <message>
        <source>Assertion</source>
        <translation>Assertion</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>What was seen</translation>
    </message>
    <message>
        <source>Assertions</source>
        <translation>Assertions</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
</context>
<context>
    <name>marrow::ActionGridModel</name>
    <message>
        <source>%1 does “%2”</source>
        <translation>%1 does “%2”</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
</context>
<context>
    <name>marrow::ActionJointList</name>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>Click picks a joint; with Ctrl or Shift several are picked</source>
        <translation>Click picks a joint; with Ctrl or Shift several are picked</translation>
    </message>
</context>
<context>
    <name>marrow::ActionKeysPanel</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s at %2 frames a second</source>
        <translation>%1 s at %2 frames a second</translation>
    </message>
    <message>
        <source>To the first frame (Home)</source>
        <translation>To the first frame (Home)</translation>
    </message>
    <message>
        <source>To the key before (,)</source>
        <translation>To the key before (,)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Play or pause (Space)</translation>
    </message>
    <message>
        <source>To the next key (.)</source>
        <translation>To the next key (.)</translation>
    </message>
    <message>
        <source>Key the whole pose on this frame (I)</source>
        <translation>Key the whole pose on this frame (I)</translation>
    </message>
    <message>
        <source>Remove the selected keys, or the one on this frame (Delete)</source>
        <translation>Remove the selected keys, or the one on this frame (Delete)</translation>
    </message>
    <message>
        <source>End in the first pose: the last key becomes the pose of the first one</source>
        <translation>End in the first pose: the last key becomes the pose of the first one</translation>
    </message>
    <message>
        <source>Play over and over; the last moment is the first one again</source>
        <translation>Play over and over; the last moment is the first one again</translation>
    </message>
    <message>
        <source>Show the poses of the keys before and behind as lines</source>
        <translation>Show the poses of the keys before and behind as lines</translation>
    </message>
    <message>
        <source>The frame in hand</source>
        <translation>The frame in hand</translation>
    </message>
    <message>
        <source>How fast it plays here; the action itself stays as it is</source>
        <translation>How fast it plays here; the action itself stays as it is</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
</context>
<context>
    <name>marrow::ActionPanel</name>
    <message>
        <source>A doll of usual proportions. Choose the character to see the action on its own body.</source>
        <translation>A doll of usual proportions. Choose the character to see the action on its own body.</translation>
    </message>
    <message>
        <source>Saved as %1_%2.json</source>
        <translation>Saved as %1_%2.json</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the list to turn it.</source>
        <translation>Click a joint in the view or in the list to turn it.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Shown on</source>
        <translation>Shown on</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Character</translation>
    </message>
    <message>
        <source>The character's name, as its files bear it: chr_knight</source>
        <translation>The character's name, as its files bear it: chr_knight</translation>
    </message>
    <message>
        <source>The action's id, as games ask for it: walk</source>
        <translation>The action's id, as games ask for it: walk</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>An action to begin from: a built-in one, or one that lies beside this file</source>
        <translation>An action to begin from: a built-in one, or one that lies beside this file</translation>
    </message>
    <message>
        <source>Begin Anew</source>
        <translation>Begin Anew</translation>
    </message>
    <message>
        <source>Replace all keys by this action, reduced to few keys; undo brings them back</source>
        <translation>Replace all keys by this action, reduced to few keys; undo brings them back</translation>
    </message>
    <message>
        <source>Choose a Character…</source>
        <translation>Choose a Character…</translation>
    </message>
    <message>
        <source>Show the action on a bound character</source>
        <translation>Show the action on a bound character</translation>
    </message>
    <message>
        <source>Show the Doll</source>
        <translation>Show the Doll</translation>
    </message>
    <message>
        <source>Show the action on the doll of usual proportions</source>
        <translation>Show the action on the doll of usual proportions</translation>
    </message>
    <message>
        <source>Turned by, against the joint above</source>
        <translation>Turned by, against the joint above</translation>
    </message>
    <message>
        <source>Moved from rest, in shares of the hips' height</source>
        <translation>Moved from rest, in shares of the hips' height</translation>
    </message>
    <message>
        <source>Turned about %1, in degrees</source>
        <translation>Turned about %1, in degrees</translation>
    </message>
    <message>
        <source>Moved along %1</source>
        <translation>Moved along %1</translation>
    </message>
    <message>
        <source>Copy the pose of the picked joints, or of all (Ctrl+C in the view)</source>
        <translation>Copy the pose of the picked joints, or of all (Ctrl+C in the view)</translation>
    </message>
    <message>
        <source>Paste the pose (Ctrl+V in the view)</source>
        <translation>Paste the pose (Ctrl+V in the view)</translation>
    </message>
    <message>
        <source>Paste the pose mirrored (Ctrl+Shift+V in the view)</source>
        <translation>Paste the pose mirrored (Ctrl+Shift+V in the view)</translation>
    </message>
    <message>
        <source>Exchange left and right of the whole pose</source>
        <translation>Exchange left and right of the whole pose</translation>
    </message>
    <message>
        <source>Picked joints back to rest (Backspace in the view)</source>
        <translation>Picked joints back to rest (Backspace in the view)</translation>
    </message>
    <message>
        <source>The whole pose back to rest (Shift+Backspace in the view)</source>
        <translation>The whole pose back to rest (Shift+Backspace in the view)</translation>
    </message>
</context>
<context>
    <name>marrow::ActionSession</name>
    <message>
        <source>Hand-keyed actions (*.json)</source>
        <translation>Hand-keyed actions (*.json)</translation>
    </message>
</context>
<context>
    <name>marrow::ActionTool</name>
    <message>
        <source>Ctrl snaps to 15° · Esc takes it back</source>
        <translation>Ctrl snaps to 15° · Esc takes it back</translation>
    </message>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc takes it back</translation>
    </message>
    <message>
        <source>Click a joint, drag a ring to turn it: the pose becomes a key here · L changes the axes · Alt+arrows turn by 5° · Q reach, W hips</source>
        <translation>Click a joint, drag a ring to turn it: the pose becomes a key here · L changes the axes · Alt+arrows turn by 5° · Q reach, W hips</translation>
    </message>
    <message>
        <source>Drag an arrow to move the hips: the pose becomes a key here · Alt+arrows move · E turn, Q reach</source>
        <translation>Drag an arrow to move the hips: the pose becomes a key here · Alt+arrows move · E turn, Q reach</translation>
    </message>
    <message>
        <source>Drag a hand, a foot or any joint and the two above it follow: the pose becomes a key here · E turn, W hips</source>
        <translation>Drag a hand, a foot or any joint and the two above it follow: the pose becomes a key here · E turn, W hips</translation>
    </message>
</context>
<context>
    <name>marrow::ActionToolOptions</name>
    <message>
        <source>Turn joints (E)</source>
        <translation>Turn joints (E)</translation>
    </message>
    <message>
        <source>Move the hips (W)</source>
        <translation>Move the hips (W)</translation>
    </message>
    <message>
        <source>Reach: drag a hand or a foot and the limb follows (Q)</source>
        <translation>Reach: drag a hand or a foot and the limb follows (Q)</translation>
    </message>
    <message>
        <source>Own axes</source>
        <translation>Own axes</translation>
    </message>
    <message>
        <source>Parent's axes</source>
        <translation>Parent's axes</translation>
    </message>
    <message>
        <source>World axes</source>
        <translation>World axes</translation>
    </message>
    <message>
        <source>The axes of the rings (L)</source>
        <translation>The axes of the rings (L)</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Axes</translation>
    </message>
    <message>
        <source>Feet stay where they stand while the hips move</source>
        <translation>Feet stay where they stand while the hips move</translation>
    </message>
</context>
<context>
    <name>marrow::ActionWorkbench</name>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Key actions of a character by hand, twelve frames a second</source>
        <translation>Key actions of a character by hand, twelve frames a second</translation>
    </message>
    <message>
        <source>%1 cannot show the action</source>
        <translation>%1 cannot show the action</translation>
    </message>
    <message>
        <source>Choose a bound character</source>
        <translation>Choose a bound character</translation>
    </message>
    <message>
        <source>Bound characters (*.glb)</source>
        <translation>Bound characters (*.glb)</translation>
    </message>
    <message>
        <source>The action was not begun anew</source>
        <translation>The action was not begun anew</translation>
    </message>
    <message>
        <source>The action was not begun</source>
        <translation>The action was not begun</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>Frame %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>joint</source>
        <translation>joint</translation>
    </message>
    <message>
        <source>End in the First Pose</source>
        <translation>End in the First Pose</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>Exchange Left and Right</translation>
    </message>
</context>
<context>
    <name>marrow::AdvancedPanel</name>
    <message>
        <source>No puppet is open</source>
        <translation>No puppet is open</translation>
    </message>
    <message>
        <source>Advanced mode of a puppet is switched, measured and compared with its core here.</source>
        <translation>Advanced mode of a puppet is switched, measured and compared with its core here.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Features</translation>
    </message>
    <message>
        <source>Core and advanced</source>
        <translation>Core and advanced</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Response test</source>
        <translation>Response test</translation>
    </message>
    <message>
        <source>Cost of a frame</source>
        <translation>Cost of a frame</translation>
    </message>
</context>
<context>
    <name>marrow::AnimationPanel</name>
    <message>
        <source>This model has no clips</source>
        <translation>This model has no clips</translation>
    </message>
    <message>
        <source>No character is open</source>
        <translation>No character is open</translation>
    </message>
    <message>
        <source>Bind it to the 22-joint skeleton and retarget motions to it, or open a model that brings its own.</source>
        <translation>Bind it to the 22-joint skeleton and retarget motions to it, or open a model that brings its own.</translation>
    </message>
    <message>
        <source>The clips of a model are listed here; choosing one plays it.</source>
        <translation>The clips of a model are listed here; choosing one plays it.</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>Bind pose</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1, %2 keys</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Click a clip to play it; Return plays and pauses</source>
        <translation>Click a clip to play it; Return plays and pauses</translation>
    </message>
    <message>
        <source>Find a clip</source>
        <translation>Find a clip</translation>
    </message>
</context>
<context>
    <name>marrow::BehavioursBox</name>
    <message>
        <source>No parameter of this puppet has that role.</source>
        <translation>No parameter of this puppet has that role.</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>Speak</translation>
    </message>
    <message>
        <source>Be silent</source>
        <translation>Be silent</translation>
    </message>
    <message>
        <source>%1, %2 of %3 s</source>
        <translation>%1, %2 of %3 s</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>Blink</translation>
    </message>
    <message>
        <source>The eyes close now and then</source>
        <translation>The eyes close now and then</translation>
    </message>
    <message>
        <source>Breathe</source>
        <translation>Breathe</translation>
    </message>
    <message>
        <source>Head and body sway with the breath</source>
        <translation>Head and body sway with the breath</translation>
    </message>
    <message>
        <source>Follow the pointer</source>
        <translation>Follow the pointer</translation>
    </message>
    <message>
        <source>Head and eyes turn to the pointer over the canvas</source>
        <translation>Head and eyes turn to the pointer over the canvas</translation>
    </message>
    <message>
        <source>Lips</source>
        <translation>Lips</translation>
    </message>
    <message>
        <source>The mouth opens by the level below or by a sound</source>
        <translation>The mouth opens by the level below or by a sound</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>How wide the lips open</source>
        <translation>How wide the lips open</translation>
    </message>
    <message>
        <source>Lip level</source>
        <translation>Lip level</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>Sound…</translation>
    </message>
    <message>
        <source>Let the lips follow a WAV file</source>
        <translation>Let the lips follow a WAV file</translation>
    </message>
</context>
<context>
    <name>marrow::BindPanel</name>
    <message>
        <source>Bind anew</source>
        <translation>Bind anew</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Bind</translation>
    </message>
    <message>
        <source>Not bound: place the joints, then bind.</source>
        <translation>Not bound: place the joints, then bind.</translation>
    </message>
    <message>
        <source>Joints or constants changed since: bind anew to see them.</source>
        <translation>Joints or constants changed since: bind anew to see them.</translation>
    </message>
    <message>
        <source>Bound, and painted since. Binding anew replaces what was painted; undo brings it back.</source>
        <translation>Bound, and painted since. Binding anew replaces what was painted; undo brings it back.</translation>
    </message>
    <message>
        <source>%1 vertices are bound to %2 joints.</source>
        <translation>%1 vertices are bound to %2 joints.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Checks</translation>
    </message>
    <message numerus="yes">
        <source>Checks (%n to look at)</source>
        <translation>
            <numerusform>Checks (%n to look at)</numerusform>
            <numerusform>Checks (%n to look at)</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute all weights from the joints, in the background</source>
        <translation>Compute all weights from the joints, in the background</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Stop; everything stays as it was</source>
        <translation>Stop; everything stays as it was</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constants</translation>
    </message>
    <message>
        <source>Test poses</source>
        <translation>Test poses</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Crossing</translation>
    </message>
    <message>
        <source>Choose a pose to see the binding in it. New: pairs of faces that cross in the pose and not at rest; the worst pose stands first</source>
        <translation>Choose a pose to see the binding in it. New: pairs of faces that cross in the pose and not at rest; the worst pose stands first</translation>
    </message>
    <message>
        <source>Count self-intersections</source>
        <translation>Count self-intersections</translation>
    </message>
    <message>
        <source>Count in every pose which faces cross each other, worst first</source>
        <translation>Count in every pose which faces cross each other, worst first</translation>
    </message>
    <message>
        <source>Make the A-pose the rest</source>
        <translation>Make the A-pose the rest</translation>
    </message>
    <message>
        <source>Bake the model with its arms lowered: shared movements then stand as they were made, without a correction</source>
        <translation>Bake the model with its arms lowered: shared movements then stand as they were made, without a correction</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>A joint twice as far away has its weight divided by two to this power. 3 under 1500 faces, else 4</source>
        <translation>A joint twice as far away has its weight divided by two to this power. 3 under 1500 faces, else 4</translation>
    </message>
    <message>
        <source>Keep hanging pieces whole</source>
        <translation>Keep hanging pieces whole</translation>
    </message>
    <message>
        <source>A sword or a helmet that hangs from one joint follows that joint alone</source>
        <translation>A sword or a helmet that hangs from one joint follows that joint alone</translation>
    </message>
    <message>
        <source>Thin limbs</source>
        <translation>Thin limbs</translation>
    </message>
    <message>
        <source>Factor on the weight of arms where they are not clearly nearest, so that a hanging forearm does not take the hips</source>
        <translation>Factor on the weight of arms where they are not clearly nearest, so that a hanging forearm does not take the hips</translation>
    </message>
    <message>
        <source>Midline band</source>
        <translation>Midline band</translation>
    </message>
    <message>
        <source>Half its width, as a share of the height: within it both sides may hold a vertex and arms hold none</source>
        <translation>Half its width, as a share of the height: within it both sides may hold a vertex and arms hold none</translation>
    </message>
    <message>
        <source>Smallest distance</source>
        <translation>Smallest distance</translation>
    </message>
    <message>
        <source>Added to every distance, as a share of the height</source>
        <translation>Added to every distance, as a share of the height</translation>
    </message>
    <message>
        <source>Limbs in the trunk</source>
        <translation>Limbs in the trunk</translation>
    </message>
    <message>
        <source>Within the trunk arms and legs count as this many times farther away; 1 takes distances as they are</source>
        <translation>Within the trunk arms and legs count as this many times farther away; 1 takes distances as they are</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>Other parts</translation>
    </message>
    <message>
        <source>On a connected piece that is all one part of the body, joints of other parts count as this many times farther away</source>
        <translation>On a connected piece that is all one part of the body, joints of other parts count as this many times farther away</translation>
    </message>
    <message>
        <source>One part from</source>
        <translation>One part from</translation>
    </message>
    <message>
        <source>A connected piece is one part when at least this share of it is; more than 1 switches this off</source>
        <translation>A connected piece is one part when at least this share of it is; more than 1 switches this off</translation>
    </message>
    <message>
        <source>good</source>
        <translation>good</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>look at it</translation>
    </message>
</context>
<context>
    <name>marrow::BindingDocks</name>
    <message>
        <source>Joint placement</source>
        <translation>Joint placement</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Binding</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Weights</translation>
    </message>
    <message>
        <source>Place the joints of a character, bind it and paint its weights</source>
        <translation>Place the joints of a character, bind it and paint its weights</translation>
    </message>
</context>
<context>
    <name>marrow::CanvasBar</name>
    <message>
        <source>Background of the canvas</source>
        <translation>Background of the canvas</translation>
    </message>
    <message numerus="yes">
        <source>%n things selected</source>
        <translation>
            <numerusform>%n thing selected</numerusform>
            <numerusform>%n things selected</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 px · %3 meshes · %4 vertices</source>
        <translation>%1 × %2 px · %3 meshes · %4 vertices</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Wireframe</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Warp lattices</source>
        <translation>Warp lattices</translation>
    </message>
    <message>
        <source>Rotation handles</source>
        <translation>Rotation handles</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Hit areas</source>
        <translation>Hit areas</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Bones</translation>
    </message>
    <message>
        <source>Physics strands</source>
        <translation>Physics strands</translation>
    </message>
    <message>
        <source>Colliders with their radii</source>
        <translation>Colliders with their radii</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>Particles</translation>
    </message>
    <message>
        <source>Constraints: edges, limits, welds, goals, pins</source>
        <translation>Constraints: edges, limits, welds, goals, pins</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Names</translation>
    </message>
    <message>
        <source>Only for what is selected</source>
        <translation>Only for what is selected</translation>
    </message>
    <message>
        <source>Show the drawing alone</source>
        <translation>Show the drawing alone</translation>
    </message>
    <message>
        <source>What is shown over the drawing (single keys work in the canvas)</source>
        <translation>What is shown over the drawing (single keys work in the canvas)</translation>
    </message>
    <message>
        <source>What lies behind the puppet</source>
        <translation>What lies behind the puppet</translation>
    </message>
    <message>
        <source>Show the whole canvas (Home)</source>
        <translation>Show the whole canvas (Home)</translation>
    </message>
    <message>
        <source>Actual size: one canvas pixel on one pixel of the screen</source>
        <translation>Actual size: one canvas pixel on one pixel of the screen</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>Checkerboard</translation>
    </message>
    <message>
        <source>The window's grey</source>
        <translation>The window's grey</translation>
    </message>
    <message>
        <source>A colour</source>
        <translation>A colour</translation>
    </message>
    <message>
        <source>Choose the colour…</source>
        <translation>Choose the colour…</translation>
    </message>
    <message>
        <source>Core at the left, advanced at the right, with a border to drag</source>
        <translation>Core at the left, advanced at the right, with a border to drag</translation>
    </message>
    <message>
        <source>Advanced as a ghost over the core</source>
        <translation>Advanced as a ghost over the core</translation>
    </message>
    <message>
        <source>Core and advanced in turn, twice a second</source>
        <translation>Core and advanced in turn, twice a second</translation>
    </message>
    <message>
        <source>How much of advanced mode covers the core</source>
        <translation>How much of advanced mode covers the core</translation>
    </message>
    <message>
        <source>Zoom; drag sideways or type</source>
        <translation>Zoom; drag sideways or type</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
</context>
<context>
    <name>marrow::ChangeStrip</name>
    <message>
        <source>Before and after</source>
        <translation>Before and after</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Choose a pack that changes, or one of its clips: it is shown before and after.</source>
        <translation>Choose a pack that changes, or one of its clips: it is shown before and after.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Drawing…</translation>
    </message>
    <message>
        <source>It was not there.</source>
        <translation>It was not there.</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>It is no longer there.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterBar</name>
    <message>
        <source>As imported</source>
        <translation>As imported</translation>
    </message>
    <message>
        <source>As bound here</source>
        <translation>As bound here</translation>
    </message>
    <message>
        <source>Shows the model as it came, or with the 22 joints and weights it has here</source>
        <translation>Shows the model as it came, or with the 22 joints and weights it has here</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skeleton</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Textures</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Plain</translation>
    </message>
    <message>
        <source>Weights of the joint</source>
        <translation>Weights of the joint</translation>
    </message>
    <message>
        <source>Strongest joint</source>
        <translation>Strongest joint</translation>
    </message>
    <message>
        <source>What the surface shows: its textures, one grey, how strongly it follows the selected joint, or which joint each vertex follows most</source>
        <translation>What the surface shows: its textures, one grey, how strongly it follows the selected joint, or which joint each vertex follows most</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Wireframe: draw the edges over the surface</source>
        <translation>Wireframe: draw the edges over the surface</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>Wireframe</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterFactsPanel</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materials</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Humanoid joints: %1 of %2</source>
        <translation>Humanoid joints: %1 of %2</translation>
    </message>
    <message>
        <source>missing, and needed</source>
        <translation>missing, and needed</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>missing</translation>
    </message>
    <message>
        <source>Textures: %1</source>
        <translation>Textures: %1</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>picture %1</translation>
    </message>
    <message>
        <source>%1 cannot be shown</source>
        <translation>%1 cannot be shown</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels, %4. Double click to enlarge.</source>
        <translation>%1, %2 × %3 pixels, %4. Double click to enlarge.</translation>
    </message>
    <message>
        <source>No character is open</source>
        <translation>No character is open</translation>
    </message>
    <message>
        <source>Open a .glb, .vrm, .gltf, .fbx, .pmx or a .zip of one to see what it holds.</source>
        <translation>Open a .glb, .vrm, .gltf, .fbx, .pmx or a .zip of one to see what it holds.</translation>
    </message>
    <message>
        <source>Who made it, and what it lets people do</source>
        <translation>Who made it, and what it lets people do</translation>
    </message>
    <message>
        <source>How it was imported</source>
        <translation>How it was imported</translation>
    </message>
    <message>
        <source>Humanoid joints</source>
        <translation>Humanoid joints</translation>
    </message>
    <message>
        <source>Click a joint to select it in the view</source>
        <translation>Click a joint to select it in the view</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Textures</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>not named</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>not named: ask the author before using it</source>
        <translation>not named: ask the author before using it</translation>
    </message>
    <message>
        <source>More terms</source>
        <translation>More terms</translation>
    </message>
    <message>
        <source>Swinging</source>
        <translation>Swinging</translation>
    </message>
    <message>
        <source>%1 chains of %2 bones, %3 colliders</source>
        <translation>%1 chains of %2 bones, %3 colliders</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Takes all expressions and morph targets back to how the model has them</source>
        <translation>Takes all expressions and morph targets back to how the model has them</translation>
    </message>
    <message>
        <source>Expressions: %1</source>
        <translation>Expressions: %1</translation>
    </message>
    <message>
        <source>How strongly “%1” shapes the surface; only for looking, nothing is saved</source>
        <translation>How strongly “%1” shapes the surface; only for looking, nothing is saved</translation>
    </message>
    <message>
        <source>Morph targets: %1</source>
        <translation>Morph targets: %1</translation>
    </message>
    <message>
        <source>How strongly “%1” shows; only for looking, nothing is saved</source>
        <translation>How strongly “%1” shows; only for looking, nothing is saved</translation>
    </message>
    <message>
        <source>It changes only shades or outlines, which are not drawn here.</source>
        <translation>It changes only shades or outlines, which are not drawn here.</translation>
    </message>
    <message>
        <source>It changes nothing in this model.</source>
        <translation>It changes nothing in this model.</translation>
    </message>
    <message>
        <source>Its changes of shades or outlines are not drawn here.</source>
        <translation>Its changes of shades or outlines are not drawn here.</translation>
    </message>
    <message>
        <source>It is all or nothing.</source>
        <translation>It is all or nothing.</translation>
    </message>
    <message>
        <source>blinking</source>
        <translation>blinking</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>looking</translation>
    </message>
    <message>
        <source>the mouth</source>
        <translation>the mouth</translation>
    </message>
    <message>
        <source>It stops %1.</source>
        <translation>It stops %1.</translation>
    </message>
    <message>
        <source>The stronger it is, the weaker is %1.</source>
        <translation>The stronger it is, the weaker is %1.</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterJointPanel</name>
    <message>
        <source>node %1</source>
        <translation>node %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 plays %2</translation>
    </message>
    <message>
        <source>This model has no joints</source>
        <translation>This model has no joints</translation>
    </message>
    <message>
        <source>No character is open</source>
        <translation>No character is open</translation>
    </message>
    <message>
        <source>It is a mesh alone. Placing joints and binding gives it the 22 of the one skeleton.</source>
        <translation>It is a mesh alone. Placing joints and binding gives it the 22 of the one skeleton.</translation>
    </message>
    <message>
        <source>The joints of a model are listed here.</source>
        <translation>The joints of a model are listed here.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>Click a joint to select it in the view; double click to look at it</source>
        <translation>Click a joint to select it in the view; double click to look at it</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Find a joint</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterSession</name>
    <message>
        <source>Bound character (*.glb)</source>
        <translation>Bound character (*.glb)</translation>
    </message>
    <message>
        <source>%1 is the model this character came from; it is kept as it is. Save under another name.</source>
        <translation>%1 is the model this character came from; it is kept as it is. Save under another name.</translation>
    </message>
    <message>
        <source>Reading the model was cancelled.</source>
        <translation>Reading the model was cancelled.</translation>
    </message>
    <message>
        <source>%1 has no surface that could be shown; it is a skeleton alone.</source>
        <translation>%1 has no surface that could be shown; it is a skeleton alone.</translation>
    </message>
    <message>
        <source>%1 is empty: it has no surface, no joints and no animation.</source>
        <translation>%1 is empty: it has no surface, no joints and no animation.</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterWorkbench</name>
    <message>
        <source>Inspect</source>
        <translation>Inspect</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Character</translation>
    </message>
    <message>
        <source>Look at a character, place its joints, bind it, play its clips</source>
        <translation>Look at a character, place its joints, bind it, play its clips</translation>
    </message>
    <message>
        <source>%1 faces · %2 joints</source>
        <translation>%1 faces · %2 joints</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Selected: %1</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>clip</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>joint</translation>
    </message>
</context>
<context>
    <name>marrow::ClipBar</name>
    <message>
        <source>&amp;Add a Clip</source>
        <translation>&amp;Add a Clip</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicate</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Re&amp;name…</translation>
    </message>
    <message>
        <source>Ren&amp;umber…</source>
        <translation>Ren&amp;umber…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>De&amp;lete</translation>
    </message>
    <message>
        <source>Re&amp;time…</source>
        <translation>Re&amp;time…</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>&amp;Reverse</translation>
    </message>
    <message>
        <source>&amp;Mirror…</source>
        <translation>&amp;Mirror…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>Mer&amp;ge…</translation>
    </message>
    <message>
        <source>Make a L&amp;oop</source>
        <translation>Make a L&amp;oop</translation>
    </message>
    <message>
        <source>&amp;Clean up…</source>
        <translation>&amp;Clean up…</translation>
    </message>
    <message>
        <source>Re&amp;sample…</source>
        <translation>Re&amp;sample…</translation>
    </message>
    <message>
        <source>&amp;Bake Smooth…</source>
        <translation>&amp;Bake Smooth…</translation>
    </message>
    <message>
        <source>Cop&amp;y the Clip</source>
        <translation>Cop&amp;y the Clip</translation>
    </message>
    <message>
        <source>&amp;Paste a Clip</source>
        <translation>&amp;Paste a Clip</translation>
    </message>
    <message>
        <source>&amp;Import Clips…</source>
        <translation>&amp;Import Clips…</translation>
    </message>
    <message>
        <source>&amp;Export the Clip…</source>
        <translation>&amp;Export the Clip…</translation>
    </message>
    <message>
        <source>An empty clip of one second</source>
        <translation>An empty clip of one second</translation>
    </message>
    <message>
        <source>Another id for this clip</source>
        <translation>Another id for this clip</translation>
    </message>
    <message>
        <source>Another length, with its keys stretched or cut</source>
        <translation>Another length, with its keys stretched or cut</translation>
    </message>
    <message>
        <source>Play it from the end</source>
        <translation>Play it from the end</translation>
    </message>
    <message>
        <source>Exchange left and right by the joints' names</source>
        <translation>Exchange left and right by the joints' names</translation>
    </message>
    <message>
        <source>Lay another clip over this one</source>
        <translation>Lay another clip over this one</translation>
    </message>
    <message>
        <source>The end becomes like the beginning</source>
        <translation>The end becomes like the beginning</translation>
    </message>
    <message>
        <source>Take out keys that change nothing within a tolerance</source>
        <translation>Take out keys that change nothing within a tolerance</translation>
    </message>
    <message>
        <source>A key at every frame</source>
        <translation>A key at every frame</translation>
    </message>
    <message>
        <source>Make the smooth interpolation of the preview into keys</source>
        <translation>Make the smooth interpolation of the preview into keys</translation>
    </message>
    <message>
        <source>As text, for this or another document</source>
        <translation>As text, for this or another document</translation>
    </message>
    <message>
        <source>Joints are found by their names</source>
        <translation>Joints are found by their names</translation>
    </message>
    <message>
        <source>From JSON</source>
        <translation>From JSON</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>As JSON</translation>
    </message>
    <message>
        <source>The clip that is shown</source>
        <translation>The clip that is shown</translation>
    </message>
    <message>
        <source>Add a clip</source>
        <translation>Add a clip</translation>
    </message>
    <message>
        <source>What can be done with the clip</source>
        <translation>What can be done with the clip</translation>
    </message>
    <message>
        <source>How long the clip lasts. Keys stay at their times; what lies behind a shorter end is cut. Retime in the menu stretches them.</source>
        <translation>How long the clip lasts. Keys stay at their times; what lies behind a shorter end is cut. Retime in the menu stretches them.</translation>
    </message>
    <message>
        <source>Length of the clip</source>
        <translation>Length of the clip</translation>
    </message>
    <message>
        <source>Clip %1</source>
        <translation>Clip %1</translation>
    </message>
    <message>
        <source>Id %1</source>
        <translation>Id %1</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>No clip yet</translation>
    </message>
    <message>
        <source>Choose a clip</source>
        <translation>Choose a clip</translation>
    </message>
    <message>
        <source>%1 is on the clipboard. Paste it here or in another document.</source>
        <translation>%1 is on the clipboard. Paste it here or in another document.</translation>
    </message>
    <message>
        <source>Keys of these joints were left out, as this skeleton has none of their names: %1</source>
        <translation>Keys of these joints were left out, as this skeleton has none of their names: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) behind the new end were cut. Undo brings them back.</source>
        <translation>
            <numerusform>%n key behind the new end was cut. Undo brings it back.</numerusform>
            <numerusform>%n keys behind the new end were cut. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::ClipDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>marrow::ClipInspector</name>
    <message>
        <source>Clip %1</source>
        <translation>Clip %1</translation>
    </message>
    <message>
        <source>The clip whose curves are shown</source>
        <translation>The clip whose curves are shown</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Drives</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Choose curves in the list to see them here.</source>
        <translation>Choose curves in the list to see them here.</translation>
    </message>
    <message>
        <source>Curves of the clip over time</source>
        <translation>Curves of the clip over time</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Opacity of %1</translation>
    </message>
    <message>
        <source>Opacity of the whole</source>
        <translation>Opacity of the whole</translation>
    </message>
    <message>
        <source>Openness of the eyes</source>
        <translation>Openness of the eyes</translation>
    </message>
    <message>
        <source>Openness of the mouth</source>
        <translation>Openness of the mouth</translation>
    </message>
    <message>
        <source>%1 s at %2 fps, %3</source>
        <translation>%1 s at %2 fps, %3</translation>
    </message>
    <message>
        <source>loops</source>
        <translation>loops</translation>
    </message>
    <message>
        <source>plays once</source>
        <translation>plays once</translation>
    </message>
    <message>
        <source>%1 s: %2</source>
        <translation>%1 s: %2</translation>
    </message>
    <message>
        <source>Events: %1</source>
        <translation>Events: %1</translation>
    </message>
    <message>
        <source>Curves of the clip</source>
        <translation>Curves of the clip</translation>
    </message>
</context>
<context>
    <name>marrow::ClipLayersBox</name>
    <message>
        <source>No clip</source>
        <translation>No clip</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation>%1 · %2 s</translation>
    </message>
    <message>
        <source>The clip on layer %1; a later layer covers the earlier ones</source>
        <translation>The clip on layer %1; a later layer covers the earlier ones</translation>
    </message>
    <message>
        <source>Clip on layer %1</source>
        <translation>Clip on layer %1</translation>
    </message>
    <message>
        <source>How much this layer counts</source>
        <translation>How much this layer counts</translation>
    </message>
    <message>
        <source>Weight of layer %1</source>
        <translation>Weight of layer %1</translation>
    </message>
    <message>
        <source>Where in the clip this layer stands; drag to seek</source>
        <translation>Where in the clip this layer stands; drag to seek</translation>
    </message>
    <message>
        <source>Time on layer %1</source>
        <translation>Time on layer %1</translation>
    </message>
    <message>
        <source>Stop this layer; the clip fades out</source>
        <translation>Stop this layer; the clip fades out</translation>
    </message>
    <message>
        <source>Play from the beginning</source>
        <translation>Play from the beginning</translation>
    </message>
    <message>
        <source>%1 s  %2: %3</source>
        <translation>%1 s  %2: %3</translation>
    </message>
    <message>
        <source>This puppet has no clips.</source>
        <translation>This puppet has no clips.</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>Add layer</translation>
    </message>
    <message>
        <source>Remove layer</source>
        <translation>Remove layer</translation>
    </message>
    <message>
        <source>Another clip over the others</source>
        <translation>Another clip over the others</translation>
    </message>
    <message>
        <source>Stop the last layer and take it away</source>
        <translation>Stop the last layer and take it away</translation>
    </message>
    <message>
        <source>Events that clips passed</source>
        <translation>Events that clips passed</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nothing yet.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Empty the list of events</source>
        <translation>Empty the list of events</translation>
    </message>
</context>
<context>
    <name>marrow::ClipTransport</name>
    <message>
        <source>Bind pose</source>
        <translation>Bind pose</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip %1</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>What the character does: one of its clips, or the bind pose</source>
        <translation>What the character does: one of its clips, or the bind pose</translation>
    </message>
    <message>
        <source>Previous key</source>
        <translation>Previous key</translation>
    </message>
    <message>
        <source>To the key before (,)</source>
        <translation>To the key before (,)</translation>
    </message>
    <message>
        <source>Next key</source>
        <translation>Next key</translation>
    </message>
    <message>
        <source>To the next key (.)</source>
        <translation>To the next key (.)</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Loop</translation>
    </message>
    <message>
        <source>From the start again at the end</source>
        <translation>From the start again at the end</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Drag to move through the clip</source>
        <translation>Drag to move through the clip</translation>
    </message>
    <message>
        <source>Time in milliseconds</source>
        <translation>Time in milliseconds</translation>
    </message>
    <message>
        <source>Where the clip stands</source>
        <translation>Where the clip stands</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>How fast it plays</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Space)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Play (Space)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
</context>
<context>
    <name>marrow::CommandPalette</name>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>Type a few letters of what you want to do</translation>
    </message>
    <message>
        <source>Nothing is called that. Try fewer letters.</source>
        <translation>Nothing is called that. Try fewer letters.</translation>
    </message>
</context>
<context>
    <name>marrow::CostView</name>
    <message>
        <source>Clips and expressions</source>
        <translation>Clips and expressions</translation>
    </message>
    <message>
        <source>Behaviours and pose groups</source>
        <translation>Behaviours and pose groups</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physics</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluation</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>motion and targets</source>
        <translation>motion and targets</translation>
    </message>
    <message>
        <source>pins and goals</source>
        <translation>pins and goals</translation>
    </message>
    <message>
        <source>lengths</source>
        <translation>lengths</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>areas</translation>
    </message>
    <message>
        <source>bends</source>
        <translation>bends</translation>
    </message>
    <message>
        <source>welds and limits</source>
        <translation>welds and limits</translation>
    </message>
    <message>
        <source>collisions</source>
        <translation>collisions</translation>
    </message>
    <message>
        <source>Core, for comparison</source>
        <translation>Core, for comparison</translation>
    </message>
    <message>
        <source>Drawing the puppet</source>
        <translation>Drawing the puppet</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>upload</translation>
    </message>
    <message numerus="yes">
        <source>%n draw calls</source>
        <translation>
            <numerusform>%n draw call</numerusform>
            <numerusform>%n draw calls</numerusform>
        </translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Overlays</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>A frame</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>waiting for the driver</source>
        <translation>waiting for the driver</translation>
    </message>
</context>
<context>
    <name>marrow::CurveView</name>
    <message>
        <source>Twist</source>
        <translation>Twist</translation>
    </message>
    <message>
        <source>Lean 1</source>
        <translation>Lean 1</translation>
    </message>
    <message>
        <source>Lean 2</source>
        <translation>Lean 2</translation>
    </message>
    <message>
        <source>No active joint</source>
        <translation>No active joint</translation>
    </message>
    <message>
        <source>Curves of the translation, in voxels</source>
        <translation>Curves of the translation, in voxels</translation>
    </message>
    <message>
        <source>Curves of the rotation, in degrees</source>
        <translation>Curves of the rotation, in degrees</translation>
    </message>
    <message>
        <source>Curves of the scale</source>
        <translation>Curves of the scale</translation>
    </message>
    <message>
        <source>Show this curve</source>
        <translation>Show this curve</translation>
    </message>
    <message>
        <source>Euler</source>
        <translation>Euler</translation>
    </message>
    <message>
        <source>Swing/twist</source>
        <translation>Swing/twist</translation>
    </message>
    <message>
        <source>How rotations are read. Files keep quaternions whatever is chosen. Euler angles can be dragged; swing and twist only show.</source>
        <translation>How rotations are read. Files keep quaternions whatever is chosen. Euler angles can be dragged; swing and twist only show.</translation>
    </message>
    <message>
        <source>Reading of rotations</source>
        <translation>Reading of rotations</translation>
    </message>
    <message>
        <source>Value of the selected key; several change by the same amount</source>
        <translation>Value of the selected key; several change by the same amount</translation>
    </message>
    <message>
        <source>Value of the key</source>
        <translation>Value of the key</translation>
    </message>
    <message>
        <source>%1 %2 at %3. Drag sideways for the time, up and down for the value, with Shift both</source>
        <translation>%1 %2 at %3. Drag sideways for the time, up and down for the value, with Shift both</translation>
    </message>
    <message>
        <source>Swing and twist can only be read. Choose Euler to drag values</source>
        <translation>Swing and twist can only be read. Choose Euler to drag values</translation>
    </message>
    <message>
        <source>%1: %2 at %3 · Esc takes it back</source>
        <translation>%1: %2 at %3 · Esc takes it back</translation>
    </message>
    <message numerus="yes">
        <source>Change %n key(s)</source>
        <translation>
            <numerusform>Change %n key</numerusform>
            <numerusform>Change %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a joint in the skeleton, in the view or among the keys to see its curves</source>
        <translation>Select a joint in the skeleton, in the view or among the keys to see its curves</translation>
    </message>
    <message>
        <source>%1 has no keys in this clip. I makes one at the playhead</source>
        <translation>%1 has no keys in this clip. I makes one at the playhead</translation>
    </message>
    <message>
        <source>%1 %2 at %3. Drag sideways for the time; swing and twist can only be read</source>
        <translation>%1 %2 at %3. Drag sideways for the time; swing and twist can only be read</translation>
    </message>
</context>
<context>
    <name>marrow::DeleteJointsDialog</name>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Delete %1</translation>
    </message>
    <message numerus="yes">
        <source>%n child joints hang on it.</source>
        <translation>
            <numerusform>%n child joint hangs on it.</numerusform>
            <numerusform>%n child joints hang on it.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the default joint.</source>
        <translation>It is the default joint.</translation>
    </message>
    <message>
        <source>Give them to:</source>
        <translation>Give them to:</translation>
    </message>
    <message>
        <source>Joint that gets the voxels and children</source>
        <translation>Joint that gets the voxels and children</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) follow %1.</source>
        <translation>
            <numerusform>%Ln voxel follows %1.</numerusform>
            <numerusform>%Ln voxels follow %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n child joints hang on them.</source>
        <translation>
            <numerusform>%n child joint hangs on them.</numerusform>
            <numerusform>%n child joints hang on them.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of them is the default joint.</source>
        <translation>One of them is the default joint.</translation>
    </message>
</context>
<context>
    <name>marrow::DifferenceModel</name>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>Max px</source>
        <translation>Max px</translation>
    </message>
    <message>
        <source>Mean px</source>
        <translation>Mean px</translation>
    </message>
</context>
<context>
    <name>marrow::DifferenceTable</name>
    <message>
        <source>This puppet offers nothing beyond the core, so there is nothing to compare.</source>
        <translation>This puppet offers nothing beyond the core, so there is nothing to compare.</translation>
    </message>
    <message>
        <source>Turn a feature on to see how far it moves the vertices.</source>
        <translation>Turn a feature on to see how far it moves the vertices.</translation>
    </message>
    <message>
        <source>In this pose the two do not differ. Move a parameter, or play.</source>
        <translation>In this pose the two do not differ. Move a parameter, or play.</translation>
    </message>
    <message>
        <source>Largest %1 px, mean %2 px over all vertices</source>
        <translation>Largest %1 px, mean %2 px over all vertices</translation>
    </message>
</context>
<context>
    <name>marrow::Docks</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Float</translation>
    </message>
</context>
<context>
    <name>marrow::DocumentSession</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 could not be opened: %2</translation>
    </message>
    <message>
        <source>%1 is larger than any model that fits.</source>
        <translation>%1 is larger than any model that fits.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Untitled</translation>
    </message>
    <message>
        <source>%1 is a folder without anything published in it. Open the files it holds instead.</source>
        <translation>%1 is a folder without anything published in it. Open the files it holds instead.</translation>
    </message>
    <message>
        <source>%1 is not a kind of file this program opens.</source>
        <translation>%1 is not a kind of file this program opens.</translation>
    </message>
</context>
<context>
    <name>marrow::DocumentState</name>
    <message>
        <source>not saved</source>
        <translation>not saved</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>saved</translation>
    </message>
    <message>
        <source>Every step is kept the moment it is made, in %1</source>
        <translation>Every step is kept the moment it is made, in %1</translation>
    </message>
    <message>
        <source>no journal</source>
        <translation>no journal</translation>
    </message>
    <message>
        <source>journal %1 s ago</source>
        <translation>journal %1 s ago</translation>
    </message>
    <message>
        <source>journal %1 min ago</source>
        <translation>journal %1 min ago</translation>
    </message>
    <message>
        <source>journal %1 h ago</source>
        <translation>journal %1 h ago</translation>
    </message>
</context>
<context>
    <name>marrow::DopeSheet</name>
    <message numerus="yes">
        <source>V pastes %n key(s) at %1</source>
        <translation>
            <numerusform>V pastes %n key at %1</numerusform>
            <numerusform>V pastes %n keys at %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift adds to the selection, Ctrl toggles</source>
        <translation>Shift adds to the selection, Ctrl toggles</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2. Drag moves, Alt+drag copies, Ctrl+drag scales around the playhead, Shift without snapping</source>
        <translation>%1 at %2. Drag moves, Alt+drag copies, Ctrl+drag scales around the playhead, Shift without snapping</translation>
    </message>
    <message>
        <source>Drag to select keys; double click makes one; Ctrl+wheel zooms</source>
        <translation>Drag to select keys; double click makes one; Ctrl+wheel zooms</translation>
    </message>
    <message>
        <source>This key stands at the playhead: drag another one, or move the playhead</source>
        <translation>This key stands at the playhead: drag another one, or move the playhead</translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) to %1 % around the playhead</source>
        <translation>
            <numerusform>Scale %n key to %1 % around the playhead</numerusform>
            <numerusform>Scale %n keys to %1 % around the playhead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n key(s) to %1 (%2 ms)</source>
        <translation>
            <numerusform>Copy %n key to %1 (%2 ms)</numerusform>
            <numerusform>Copy %n keys to %1 (%2 ms)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) to %1 (%2 ms)</source>
        <translation>
            <numerusform>Move %n key to %1 (%2 ms)</numerusform>
            <numerusform>Move %n keys to %1 (%2 ms)</numerusform>
        </translation>
    </message>
    <message>
        <source>later keys go along</source>
        <translation>later keys go along</translation>
    </message>
    <message>
        <source>the clip grows</source>
        <translation>the clip grows</translation>
    </message>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc takes it back</translation>
    </message>
    <message>
        <source>Key this joint at the playhead, or take its key away</source>
        <translation>Key this joint at the playhead, or take its key away</translation>
    </message>
    <message>
        <source>Show translation, rotation and scale by themselves</source>
        <translation>Show translation, rotation and scale by themselves</translation>
    </message>
    <message>
        <source>Double click selects all its keys</source>
        <translation>Double click selects all its keys</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>All joints</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Translation</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 alone</translation>
    </message>
    <message>
        <source>What you choose in this row is moved, copied and deleted without the other two components, which play on as they did. Dots mark keys at which this one does not change.</source>
        <translation>What you choose in this row is moved, copied and deleted without the other two components, which play on as they did. Dots mark keys at which this one does not change.</translation>
    </message>
</context>
<context>
    <name>marrow::ExportDialog</name>
    <message>
        <source>All clips</source>
        <translation>All clips</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>Bind pose</translation>
    </message>
    <message>
        <source>Puppet (.p2lrt)</source>
        <translation>Puppet (.p2lrt)</translation>
    </message>
    <message>
        <source>glTF model (.glb)</source>
        <translation>glTF model (.glb)</translation>
    </message>
    <message>
        <source>Wavefront model (.obj)</source>
        <translation>Wavefront model (.obj)</translation>
    </message>
    <message>
        <source>Model and rig (.json)</source>
        <translation>Model and rig (.json)</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>Animated WebP</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>PNG sequence</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>Turntable</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Contact sheet</translation>
    </message>
    <message>
        <source>The puppet with another version, compression or without names. The document that is open stays as it is.</source>
        <translation>The puppet with another version, compression or without names. The document that is open stays as it is.</translation>
    </message>
    <message>
        <source>For game engines, Blender and the web: the mesh with its joints, the palette as a texture, and every clip as an animation that plays as it does here. glTF counts in metres: at 1 unit a voxel, a figure of 18 voxels is 18 m tall.</source>
        <translation>For game engines, Blender and the web: the mesh with its joints, the palette as a texture, and every clip as an animation that plays as it does here. glTF counts in metres: at 1 unit a voxel, a figure of 18 voxels is 18 m tall.</translation>
    </message>
    <message>
        <source>The mesh alone, in the bind pose or at a moment of a clip, with its colors in an .mtl file beside it.</source>
        <translation>The mesh alone, in the bind pose or at a moment of a clip, with its colors in an .mtl file beside it.</translation>
    </message>
    <message>
        <source>Everything that is in the model and the rig, as text that other programs can read and write.</source>
        <translation>Everything that is in the model and the rig, as text that other programs can read and write.</translation>
    </message>
    <message>
        <source>A clip as one moving picture that repeats, for pages and messages.</source>
        <translation>A clip as one moving picture that repeats, for pages and messages.</translation>
    </message>
    <message>
        <source>A clip as numbered pictures in a new folder, for editing programs and sprite sheets.</source>
        <translation>A clip as numbered pictures in a new folder, for editing programs and sprite sheets.</translation>
    </message>
    <message>
        <source>The model seen from all around. Named .webp it becomes one moving picture; named without an ending, a folder of PNG files.</source>
        <translation>The model seen from all around. Named .webp it becomes one moving picture; named without an ending, a folder of PNG files.</translation>
    </message>
    <message>
        <source>Moments of a clip side by side in one picture, with their times.</source>
        <translation>Moments of a clip side by side in one picture, with their times.</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Animated WebP (*.webp)</translation>
    </message>
    <message>
        <source>Folder of PNG files (*)</source>
        <translation>Folder of PNG files (*)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Export %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What is written. Up and Down choose.</source>
        <translation>What is written. Up and Down choose.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Choose where to write it (Return)</source>
        <translation>Choose where to write it (Return)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Stop; nothing is written (Escape)</source>
        <translation>Stop; nothing is written (Escape)</translation>
    </message>
    <message>
        <source>Close without writing (Escape)</source>
        <translation>Close without writing (Escape)</translation>
    </message>
    <message>
        <source>How far the export is</source>
        <translation>How far the export is</translation>
    </message>
    <message>
        <source>Picture (.png)</source>
        <translation>Picture (.png)</translation>
    </message>
    <message>
        <source>What the canvas shows now, in any size: the pose with everything that plays in it, drawn by the reference renderer.</source>
        <translation>What the canvas shows now, in any size: the pose with everything that plays in it, drawn by the reference renderer.</translation>
    </message>
    <message>
        <source>There is no memory for a picture of this size.</source>
        <translation>There is no memory for a picture of this size.</translation>
    </message>
    <message>
        <source>“%1” is no size of a picture. Write width and height in pixels, as in 1280x720.</source>
        <translation>“%1” is no size of a picture. Write width and height in pixels, as in 1280x720.</translation>
    </message>
</context>
<context>
    <name>marrow::ExpressionsBox</name>
    <message>
        <source>Fades in over %1 s and out over %2 s</source>
        <translation>Fades in over %1 s and out over %2 s</translation>
    </message>
    <message>
        <source>Shown part %1</source>
        <translation>Shown part %1</translation>
    </message>
    <message>
        <source>One of these parts is shown at a time; the other fades out</source>
        <translation>One of these parts is shown at a time; the other fades out</translation>
    </message>
    <message>
        <source>This puppet has no expressions.</source>
        <translation>This puppet has no expressions.</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>Several at once</translation>
    </message>
    <message>
        <source>Off: an expression takes the place of the one before. On: they add up.</source>
        <translation>Off: an expression takes the place of the one before. On: they add up.</translation>
    </message>
</context>
<context>
    <name>marrow::FeatureList</name>
    <message>
        <source>Skinning</source>
        <translation>Skinning</translation>
    </message>
    <message>
        <source>Exact links</source>
        <translation>Exact links</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Collision</translation>
    </message>
    <message numerus="yes">
        <source>%n skins</source>
        <translation>
            <numerusform>%n skin</numerusform>
            <numerusform>%n skins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arcs</source>
        <translation>
            <numerusform>%n arc</numerusform>
            <numerusform>%n arcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n particles</source>
        <translation>
            <numerusform>%n particle</numerusform>
            <numerusform>%n particles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colliders</source>
        <translation>
            <numerusform>%n collider</numerusform>
            <numerusform>%n colliders</numerusform>
        </translation>
    </message>
    <message>
        <source>Meshes follow the bones exactly between the keys instead of along straight lines</source>
        <translation>Meshes follow the bones exactly between the keys instead of along straight lines</translation>
    </message>
    <message>
        <source>Joints travel on circles between the keys instead of along straight lines</source>
        <translation>Joints travel on circles between the keys instead of along straight lines</translation>
    </message>
    <message>
        <source>Cloth is simulated; the parameters it takes over rest at their defaults</source>
        <translation>Cloth is simulated; the parameters it takes over rest at their defaults</translation>
    </message>
    <message>
        <source>Cloth is kept out of the colliders; needs the simulation</source>
        <translation>Cloth is kept out of the colliders; needs the simulation</translation>
    </message>
    <message>
        <source>The puppet has no skins</source>
        <translation>The puppet has no skins</translation>
    </message>
    <message>
        <source>The puppet has no exact links</source>
        <translation>The puppet has no exact links</translation>
    </message>
    <message>
        <source>The puppet has no simulation</source>
        <translation>The puppet has no simulation</translation>
    </message>
    <message>
        <source>No simulation of the puppet has colliders</source>
        <translation>No simulation of the puppet has colliders</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>marrow::FileDrop</name>
    <message>
        <source>Drop to open %1</source>
        <translation>Drop to open %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %n file(s)</source>
        <translation>
            <numerusform>Drop to open %n file</numerusform>
            <numerusform>Drop to open %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::FileInspector</name>
    <message>
        <source>Grid %1 × %2 × %3, chunks %4 × %5 × %6</source>
        <translation>Grid %1 × %2 × %3, chunks %4 × %5 × %6</translation>
    </message>
    <message>
        <source>%1 voxels, %2 colours</source>
        <translation>%1 voxels, %2 colours</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Revision %1</translation>
    </message>
    <message>
        <source>Source hash %1…</source>
        <translation>Source hash %1…</translation>
    </message>
    <message>
        <source>The file has no thumbnail.</source>
        <translation>The file has no thumbnail.</translation>
    </message>
    <message>
        <source>Header of %1</source>
        <translation>Header of %1</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nothing is open</translation>
    </message>
    <message>
        <source>The sections of the open file are listed here.</source>
        <translation>The sections of the open file are listed here.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>Thumbnail</translation>
    </message>
    <message>
        <source>Refresh from the view</source>
        <translation>Refresh from the view</translation>
    </message>
    <message>
        <source>Draws the view as it is now and keeps the picture in the file when you save.</source>
        <translation>Draws the view as it is now and keeps the picture in the file when you save.</translation>
    </message>
    <message>
        <source>Header fields</source>
        <translation>Header fields</translation>
    </message>
    <message>
        <source>The file's thumbnail is no picture that can be read.</source>
        <translation>The file's thumbnail is no picture that can be read.</translation>
    </message>
    <message>
        <source>Imported and not saved yet: the sections of its file are listed here once it is.</source>
        <translation>Imported and not saved yet: the sections of its file are listed here once it is.</translation>
    </message>
</context>
<context>
    <name>marrow::FittingStrip</name>
    <message>
        <source>Fitting a skeleton to %1</source>
        <translation>Fitting a skeleton to %1</translation>
    </message>
    <message>
        <source>Stop; the model stays without a skeleton</source>
        <translation>Stop; the model stays without a skeleton</translation>
    </message>
</context>
<context>
    <name>marrow::GlSurface</name>
    <message>
        <source>The graphics driver has no memory for a picture of this size.</source>
        <translation>The graphics driver has no memory for a picture of this size.</translation>
    </message>
</context>
<context>
    <name>marrow::GuideMenu</name>
    <message>
        <source>%1 voxels between %2 and %3</source>
        <translation>%1 voxels between %2 and %3</translation>
    </message>
    <message>
        <source>Shows which faces between joints come apart, and when.</source>
        <translation>Shows which faces between joints come apart, and when.</translation>
    </message>
    <message>
        <source>Measuring the clip…</source>
        <translation>Measuring the clip…</translation>
    </message>
    <message>
        <source>There is no clip to measure.</source>
        <translation>There is no clip to measure.</translation>
    </message>
    <message>
        <source>Nothing opens in this clip.</source>
        <translation>Nothing opens in this clip.</translation>
    </message>
    <message>
        <source>Worst at %1 ms: %2</source>
        <translation>Worst at %1 ms: %2</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Now: %1</translation>
    </message>
    <message>
        <source>Now: nothing is open</source>
        <translation>Now: nothing is open</translation>
    </message>
    <message>
        <source>Onion skins, trails and gaps around the pose</source>
        <translation>Onion skins, trails and gaps around the pose</translation>
    </message>
    <message>
        <source>Onion skins</source>
        <translation>Onion skins</translation>
    </message>
    <message>
        <source>Show the model as it stands before (warm) and after (cool) the playhead. They hide while the clip plays.</source>
        <translation>Show the model as it stands before (warm) and after (cool) the playhead. They hide while the clip plays.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Every</translation>
    </message>
    <message>
        <source>Ghosts before the playhead</source>
        <translation>Ghosts before the playhead</translation>
    </message>
    <message>
        <source>Ghosts after the playhead</source>
        <translation>Ghosts after the playhead</translation>
    </message>
    <message>
        <source>Frames between two ghosts</source>
        <translation>Frames between two ghosts</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>frames</translation>
    </message>
    <message>
        <source>key by key</source>
        <translation>key by key</translation>
    </message>
    <message>
        <source>What ghosts step by</source>
        <translation>What ghosts step by</translation>
    </message>
    <message>
        <source>Trails of the selected joints</source>
        <translation>Trails of the selected joints</translation>
    </message>
    <message>
        <source>Draw the way of each selected joint through the clip, coloured by its speed; dots are frames, balls are keys. A joint at an end is followed at its tip.</source>
        <translation>Draw the way of each selected joint through the clip, coloured by its speed; dots are frames, balls are keys. A joint at an end is followed at its tip.</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>slow</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>fast</translation>
    </message>
    <message>
        <source>Gaps between joints</source>
        <translation>Gaps between joints</translation>
    </message>
    <message>
        <source>Colour the faces between joints by how far they come apart, in voxels</source>
        <translation>Colour the faces between joints by how far they come apart, in voxels</translation>
    </message>
    <message>
        <source>The widest gap over the clip. Click to go there.</source>
        <translation>The widest gap over the clip. Click to go there.</translation>
    </message>
    <message>
        <source>The widest gap over the clip</source>
        <translation>The widest gap over the clip</translation>
    </message>
    <message>
        <source>Go to the Worst Frame</source>
        <translation>Go to the Worst Frame</translation>
    </message>
</context>
<context>
    <name>marrow::HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>As it was opened</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>saved</translation>
    </message>
    <message>
        <source>No history</source>
        <translation>No history</translation>
    </message>
    <message>
        <source>Every step you take in a document is listed here, and a click goes back to it.</source>
        <translation>Every step you take in a document is listed here, and a click goes back to it.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
</context>
<context>
    <name>marrow::InfluenceModel</name>
    <message>
        <source>Mesh %1</source>
        <translation>Mesh %1</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>opacity %1</source>
        <translation>opacity %1</translation>
    </message>
    <message>
        <source>order, colour</source>
        <translation>order, colour</translation>
    </message>
    <message>
        <source>Click to select %1 in the canvas</source>
        <translation>Click to select %1 in the canvas</translation>
    </message>
</context>
<context>
    <name>marrow::InspectPanel</name>
    <message>
        <source>Strings</source>
        <translation>Strings</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>Canvas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Deformers</source>
        <translation>Deformers</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Meshes</translation>
    </message>
    <message>
        <source>Glue</source>
        <translation>Glue</translation>
    </message>
    <message>
        <source>Render tree</source>
        <translation>Render tree</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Textures</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physics</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Roles of parameters</source>
        <translation>Roles of parameters</translation>
    </message>
    <message>
        <source>Parameter panel</source>
        <translation>Parameter panel</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Bones</translation>
    </message>
    <message>
        <source>Skins</source>
        <translation>Skins</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>Colliders</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Simulations</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>Hit areas</source>
        <translation>Hit areas</translation>
    </message>
    <message>
        <source>User data</source>
        <translation>User data</translation>
    </message>
    <message>
        <source>Pose groups</source>
        <translation>Pose groups</translation>
    </message>
    <message>
        <source>Events and further curves of clips</source>
        <translation>Events and further curves of clips</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>CRC</source>
        <translation>CRC</translation>
    </message>
    <message>
        <source>Not understood here; kept as it is</source>
        <translation>Not understood here; kept as it is</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>required</source>
        <translation>required</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Blend</translation>
    </message>
    <message>
        <source>%1
id %2 · %3 triangles · page %4 · deformer: %5
masks: %6 · %7</source>
        <translation>%1
id %2 · %3 triangles · page %4 · deformer: %5
masks: %6 · %7</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>culled</translation>
    </message>
    <message>
        <source>seen from both sides</source>
        <translation>seen from both sides</translation>
    </message>
    <message>
        <source>Deformer</source>
        <translation>Deformer</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>bone</translation>
    </message>
    <message>
        <source>warp %1 × %2</source>
        <translation>warp %1 × %2</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Holds</translation>
    </message>
    <message>
        <source>Hit area</source>
        <translation>Hit area</translation>
    </message>
    <message>
        <source>Key or mesh</source>
        <translation>Key or mesh</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>META</source>
        <translation>META</translation>
    </message>
    <message>
        <source>The file is of version 1, which is not made of chunks.</source>
        <translation>The file is of version 1, which is not made of chunks.</translation>
    </message>
    <message>
        <source>The puppet has no meshes.</source>
        <translation>The puppet has no meshes.</translation>
    </message>
    <message>
        <source>The puppet has no deformers.</source>
        <translation>The puppet has no deformers.</translation>
    </message>
    <message>
        <source>The puppet has no parts.</source>
        <translation>The puppet has no parts.</translation>
    </message>
    <message>
        <source>The puppet has no textures.</source>
        <translation>The puppet has no textures.</translation>
    </message>
    <message>
        <source>The puppet has no physics.</source>
        <translation>The puppet has no physics.</translation>
    </message>
    <message>
        <source>The puppet has no clips.</source>
        <translation>The puppet has no clips.</translation>
    </message>
    <message>
        <source>The puppet has no hit areas.</source>
        <translation>The puppet has no hit areas.</translation>
    </message>
    <message>
        <source>The puppet has neither META nor user data.</source>
        <translation>The puppet has neither META nor user data.</translation>
    </message>
    <message>
        <source>Chunks of the file</source>
        <translation>Chunks of the file</translation>
    </message>
    <message>
        <source>META and user data</source>
        <translation>META and user data</translation>
    </message>
    <message>
        <source>What of the puppet is listed</source>
        <translation>What of the puppet is listed</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Search the list</translation>
    </message>
    <message>
        <source>No puppet is open</source>
        <translation>No puppet is open</translation>
    </message>
    <message>
        <source>What a puppet is made of is listed here: meshes, deformers, textures, clips and more.</source>
        <translation>What a puppet is made of is listed here: meshes, deformers, textures, clips and more.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>%1
id %2 · comes in %3 s, goes in %4 s</source>
        <translation>%1
id %2 · comes in %3 s, goes in %4 s</translation>
    </message>
    <message>
        <source>The puppet has no expressions.</source>
        <translation>The puppet has no expressions.</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>Stored</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>wrong</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>%1 · %2 · version %3 · %4</source>
        <translation>%1 · %2 · version %3 · %4</translation>
    </message>
    <message>
        <source>%1 bytes, not compressed</source>
        <translation>%1 bytes, not compressed</translation>
    </message>
    <message>
        <source>%1 bytes, %2 in the file by %3</source>
        <translation>%1 bytes, %2 in the file by %3</translation>
    </message>
    <message>
        <source>No CRC</source>
        <translation>No CRC</translation>
    </message>
    <message>
        <source>CRC %1, which the stored bytes do not have: the chunk was changed or damaged</source>
        <translation>CRC %1, which the stored bytes do not have: the chunk was changed or damaged</translation>
    </message>
    <message>
        <source>CRC %1, as the stored bytes have it</source>
        <translation>CRC %1, as the stored bytes have it</translation>
    </message>
    <message numerus="yes">
        <source>P2LRT %1 · %n chunk(s) · %2</source>
        <translation>
            <numerusform>P2LRT %1 · %n chunk · %2</numerusform>
            <numerusform>P2LRT %1 · %n chunks · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>cut out</source>
        <translation>cut out</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>masked</translation>
    </message>
</context>
<context>
    <name>marrow::IssuesModel</name>
    <message>
        <source>Error: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warning: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note: %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Where</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>joint %1</translation>
    </message>
    <message>
        <source>voxel %1</source>
        <translation>voxel %1</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
</context>
<context>
    <name>marrow::IssuesPanel</name>
    <message>
        <source>Issues</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation>Nothing to mend</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Not checked yet</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the file found nothing to tell.</source>
        <translation>Reading the file found nothing to tell.</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nothing is open</translation>
    </message>
    <message>
        <source>What is found in a file is listed here, and each finding jumps to its place.</source>
        <translation>What is found in a file is listed here, and each finding jumps to its place.</translation>
    </message>
</context>
<context>
    <name>marrow::JobForm</name>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Smooth</translation>
    </message>
    <message>
        <source>Y up</source>
        <translation>Y up</translation>
    </message>
    <message>
        <source>Z up</source>
        <translation>Z up</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Deflate</source>
        <translation>Deflate</translation>
    </message>
    <message>
        <source>Zstandard</source>
        <translation>Zstandard</translation>
    </message>
    <message>
        <source>2, everything</source>
        <translation>2, everything</translation>
    </message>
    <message>
        <source>1, for old players: the core alone</source>
        <translation>1, for old players: the core alone</translation>
    </message>
    <message>
        <source>with skinning, links, simulation and collision</source>
        <translation>with skinning, links, simulation and collision</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip %1</translation>
    </message>
    <message>
        <source>the rig has no clip</source>
        <translation>the rig has no clip</translation>
    </message>
    <message>
        <source>to the end, or a time in ms</source>
        <translation>to the end, or a time in ms</translation>
    </message>
    <message>
        <source>Up and down only</source>
        <translation>Up and down only</translation>
    </message>
    <message>
        <source>Also along the floor</source>
        <translation>Also along the floor</translation>
    </message>
    <message>
        <source>As it fits</source>
        <translation>As it fits</translation>
    </message>
    <message>
        <source>Every clip</source>
        <translation>Every clip</translation>
    </message>
    <message>
        <source>No clip</source>
        <translation>No clip</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>At rest</translation>
    </message>
    <message>
        <source>Posed like the source</source>
        <translation>Posed like the source</translation>
    </message>
    <message>
        <source>X up</source>
        <translation>X up</translation>
    </message>
    <message>
        <source>“%1” does not fit “%2”: %3.</source>
        <translation>“%1” does not fit “%2”: %3.</translation>
    </message>
</context>
<context>
    <name>marrow::JointInspector</name>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>No joint is selected</source>
        <translation>No joint is selected</translation>
    </message>
    <message>
        <source>Select one in the skeleton, or click it in the view, to see and set its numbers.</source>
        <translation>Select one in the skeleton, or click it in the view, to see and set its numbers.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>The joint's number in the file. A number that is taken is exchanged with its owner's.</source>
        <translation>The joint's number in the file. A number that is taken is exchanged with its owner's.</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Parent</translation>
    </message>
    <message>
        <source>None (root)</source>
        <translation>None (root)</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>Voxels</translation>
    </message>
    <message>
        <source>Default joint</source>
        <translation>Default joint</translation>
    </message>
    <message>
        <source>Voxels nobody assigned follow this joint. Make another one the default to change it.</source>
        <translation>Voxels nobody assigned follow this joint. Make another one the default to change it.</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>Rest pose</translation>
    </message>
    <message>
        <source>When it is moved</source>
        <translation>When it is moved</translation>
    </message>
    <message>
        <source>Numbers relative to the parent</source>
        <translation>Numbers relative to the parent</translation>
    </message>
    <message>
        <source>Numbers in the model's space</source>
        <translation>Numbers in the model's space</translation>
    </message>
    <message>
        <source>Copy all numbers as text</source>
        <translation>Copy all numbers as text</translation>
    </message>
    <message>
        <source>Position in voxels</source>
        <translation>Position in voxels</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Degrees about the fixed X, then Y, then Z axis.</source>
        <translation>Degrees about the fixed X, then Y, then Z axis.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Children</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Follow</translation>
    </message>
    <message>
        <source>Stay where they are</source>
        <translation>Stay where they are</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Play about the new place</source>
        <translation>Play about the new place</translation>
    </message>
    <message>
        <source>Play as before</source>
        <translation>Play as before</translation>
    </message>
    <message>
        <source>Keep their numbers</source>
        <translation>Keep their numbers</translation>
    </message>
    <message>
        <source>What happens to the joint's keys, which hold whole transforms, when its rest pose changes.</source>
        <translation>What happens to the joint's keys, which hold whole transforms, when its rest pose changes.</translation>
    </message>
    <message>
        <source>A scale of 0 makes every voxel that follows this joint flat.</source>
        <translation>A scale of 0 makes every voxel that follows this joint flat.</translation>
    </message>
</context>
<context>
    <name>marrow::JointMapView</name>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>%1 (%2 % sure)</source>
        <translation>%1 (%2 % sure)</translation>
    </message>
    <message>
        <source>%1 is played by %2. Names say %3, the shape says %4.</source>
        <translation>%1 is played by %2. Names say %3, the shape says %4.</translation>
    </message>
    <message>
        <source>Let %1 be played by %2</source>
        <translation>Let %1 be played by %2</translation>
    </message>
    <message>
        <source>Choose this joint; the right button takes its line away (Delete)</source>
        <translation>Choose this joint; the right button takes its line away (Delete)</translation>
    </message>
</context>
<context>
    <name>marrow::JointSelectTool</name>
    <message>
        <source>Click a joint to select it; drag beside it to turn the view, Shift+right drag to move it, wheel to zoom, F to frame</source>
        <translation>Click a joint to select it; drag beside it to turn the view, Shift+right drag to move it, wheel to zoom, F to frame</translation>
    </message>
</context>
<context>
    <name>marrow::JointTool</name>
    <message>
        <source>Drag an arrow or a square to move · Ctrl turns snapping over · W move, E turn, R scale · Alt+arrows move by a voxel</source>
        <translation>Drag an arrow or a square to move · Ctrl turns snapping over · W move, E turn, R scale · Alt+arrows move by a voxel</translation>
    </message>
    <message>
        <source>Drag a ring to turn · Ctrl turns snapping to 15° over · W move, E turn, R scale · Alt+arrows turn by 15°</source>
        <translation>Drag a ring to turn · Ctrl turns snapping to 15° over · W move, E turn, R scale · Alt+arrows turn by 15°</translation>
    </message>
    <message>
        <source>Drag a handle to scale · Ctrl turns snapping over · W move, E turn, R scale</source>
        <translation>Drag a handle to scale · Ctrl turns snapping over · W move, E turn, R scale</translation>
    </message>
</context>
<context>
    <name>marrow::JointToolOptions</name>
    <message>
        <source>Move (W)</source>
        <translation>Move (W)</translation>
    </message>
    <message>
        <source>Turn (E)</source>
        <translation>Turn (E)</translation>
    </message>
    <message>
        <source>Scale (R)</source>
        <translation>Scale (R)</translation>
    </message>
    <message>
        <source>The joint's own axes instead of the model's (L)</source>
        <translation>The joint's own axes instead of the model's (L)</translation>
    </message>
    <message>
        <source>The joint's own axes</source>
        <translation>The joint's own axes</translation>
    </message>
    <message>
        <source>No snapping</source>
        <translation>No snapping</translation>
    </message>
    <message>
        <source>Snap to corners</source>
        <translation>Snap to corners</translation>
    </message>
    <message>
        <source>Snap to centres</source>
        <translation>Snap to centres</translation>
    </message>
    <message>
        <source>Snap to edges</source>
        <translation>Snap to edges</translation>
    </message>
    <message>
        <source>Where a moved joint comes to rest among the voxels. Holding Ctrl turns it over; turns snap to 15°.</source>
        <translation>Where a moved joint comes to rest among the voxels. Holding Ctrl turns it over; turns snap to 15°.</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>Snapping</translation>
    </message>
    <message>
        <source>Children stay</source>
        <translation>Children stay</translation>
    </message>
    <message>
        <source>Joints below keep their place in the model.</source>
        <translation>Joints below keep their place in the model.</translation>
    </message>
</context>
<context>
    <name>marrow::KeyStrip</name>
    <message>
        <source>Keys of the action</source>
        <translation>Keys of the action</translation>
    </message>
    <message>
        <source>Click a frame to take it in hand; drag keys to move them; Shift and drag selects several.
Arrows step frames, comma and full stop step keys, I keys, Delete removes.</source>
        <translation>Click a frame to take it in hand; drag keys to move them; Shift and drag selects several.
Arrows step frames, comma and full stop step keys, I keys, Delete removes.</translation>
    </message>
    <message>
        <source>Key the Pose Here</source>
        <translation>Key the Pose Here</translation>
    </message>
    <message>
        <source>Copy Keys</source>
        <translation>Copy Keys</translation>
    </message>
    <message>
        <source>Paste Keys Here</source>
        <translation>Paste Keys Here</translation>
    </message>
    <message>
        <source>Remove Keys</source>
        <translation>Remove Keys</translation>
    </message>
    <message>
        <source>End in the First Pose</source>
        <translation>End in the First Pose</translation>
    </message>
</context>
<context>
    <name>marrow::LabelPicker</name>
    <message>
        <source>No colour</source>
        <translation>No colour</translation>
    </message>
    <message>
        <source>Any colour…</source>
        <translation>Any colour…</translation>
    </message>
    <message>
        <source>Colour of the group</source>
        <translation>Colour of the group</translation>
    </message>
</context>
<context>
    <name>marrow::LedgerKeeper</name>
    <message>
        <source>%1 could not be removed.</source>
        <translation>%1 could not be removed.</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryCard</name>
    <message numerus="yes">
        <source>motion · %n joint(s)</source>
        <translation>
            <numerusform>motion · %n joint</numerusform>
            <numerusform>motion · %n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faces · %2 joints</source>
        <translation>%1 faces · %2 joints</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryDetails</name>
    <message>
        <source>Open in a tab</source>
        <translation>Open in a tab</translation>
    </message>
    <message>
        <source>Open the stored model; the library keeps its own copy (Enter)</source>
        <translation>Open the stored model; the library keeps its own copy (Enter)</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approve</translation>
    </message>
    <message>
        <source>This one may be used (A)</source>
        <translation>This one may be used (A)</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Reject</translation>
    </message>
    <message>
        <source>This one may not be used (R)</source>
        <translation>This one may not be used (R)</translation>
    </message>
    <message>
        <source>Make default</source>
        <translation>Make default</translation>
    </message>
    <message>
        <source>Use this one where none is named; only approved ones can be (D)</source>
        <translation>Use this one where none is named; only approved ones can be (D)</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remove…</translation>
    </message>
    <message>
        <source>Take it out of the library (Delete)</source>
        <translation>Take it out of the library (Delete)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>What others should know about it</source>
        <translation>What others should know about it</translation>
    </message>
    <message>
        <source>How it came in</source>
        <translation>How it came in</translation>
    </message>
    <message>
        <source>%1 faces, %2 vertices, %3 joints</source>
        <translation>%1 faces, %2 vertices, %3 joints</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were not found</source>
        <translation>
            <numerusform>%n picture was not found</numerusform>
            <numerusform>%n pictures were not found</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 21 humanoid joints</source>
        <translation>%1 of 21 humanoid joints</translation>
    </message>
    <message>
        <source>Title: %1</source>
        <translation>Title: %1</translation>
    </message>
    <message>
        <source>Author: %1</source>
        <translation>Author: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence: %1</translation>
    </message>
    <message>
        <source>From %1, %2</source>
        <translation>From %1, %2</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>Added %1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>Nothing is chosen</source>
        <translation>Nothing is chosen</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a model to see what is known of it and to judge it.</source>
        <translation>Choose a model to see what is known of it and to judge it.</translation>
    </message>
    <message>
        <source>approved, the default</source>
        <translation>approved, the default</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n texture</numerusform>
            <numerusform>%n textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Motion: %1, %2</source>
        <translation>Motion: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::LibraryModel</name>
    <message>
        <source>default</source>
        <translation>default</translation>
    </message>
    <message>
        <source>%1
%2, added %3</source>
        <translation>%1
%2, added %3</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryView</name>
    <message>
        <source>All states</source>
        <translation>All states</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pending</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approved</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejected</translation>
    </message>
    <message>
        <source>Show only entries of one state</source>
        <translation>Show only entries of one state</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Search by name, author, licence or comment</source>
        <translation>Search by name, author, licence or comment</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Search the library</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Add…</translation>
    </message>
    <message>
        <source>Add models or motions; they wait for approval (Insert)</source>
        <translation>Add models or motions; they wait for approval (Insert)</translation>
    </message>
    <message>
        <source>Add models or motions</source>
        <translation>Add models or motions</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Add models…</source>
        <translation>Add models…</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>The library is empty</translation>
    </message>
    <message>
        <source>Drop models or motions here, or add them. They wait here until you approve them.</source>
        <translation>Drop models or motions here, or add them. They wait here until you approve them.</translation>
    </message>
    <message>
        <source>Nothing answers to that</source>
        <translation>Nothing answers to that</translation>
    </message>
    <message>
        <source>Another word or another state shows more.</source>
        <translation>Another word or another state shows more.</translation>
    </message>
    <message>
        <source>%1 of %2 shown · %3 pending</source>
        <translation>%1 of %2 shown · %3 pending</translation>
    </message>
    <message>
        <source>Open in a tab</source>
        <translation>Open in a tab</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approve</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Reject</translation>
    </message>
    <message>
        <source>Back to pending</source>
        <translation>Back to pending</translation>
    </message>
    <message>
        <source>Make default</source>
        <translation>Make default</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remove…</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryWindow</name>
    <message>
        <source>Remove from the library</source>
        <translation>Remove from the library</translation>
    </message>
    <message>
        <source>The stored copy is deleted; the file it came from is not touched.</source>
        <translation>The stored copy is deleted; the file it came from is not touched.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Folder…</translation>
    </message>
    <message>
        <source>Use the library in another folder</source>
        <translation>Use the library in another folder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Stop adding; what was added stays (Esc closes the window)</source>
        <translation>Stop adding; what was added stays (Esc closes the window)</translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation>Library folder</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>Add to the library</translation>
    </message>
    <message>
        <source>Models and motions</source>
        <translation>Models and motions</translation>
    </message>
    <message>
        <source>Adding %1 (%2 of %3)</source>
        <translation>Adding %1 (%2 of %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were in the library already.</source>
        <translation>
            <numerusform>%n file was in the library already.</numerusform>
            <numerusform>%n files were in the library already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were refused.</source>
        <translation>
            <numerusform>%n more was refused.</numerusform>
            <numerusform>%n more were refused.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1 from the library?</source>
        <translation>Remove %1 from the library?</translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 and %n more from the library?</source>
        <translation>
            <numerusform>Remove %1 and %n more from the library?</numerusform>
            <numerusform>Remove %1 and %n more from the library?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::MainWindow</name>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>Nothing was opened yet</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panels</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>&amp;Skeleton</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Tools</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Open &amp;Recent</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Appearance</translation>
    </message>
    <message>
        <source>%1 is no longer on the disk. It is still open here; saving writes it again.</source>
        <translation>%1 is no longer on the disk. It is still open here; saving writes it again.</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>Another program has changed %1.</translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation>Load it again</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Keep mine</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Undo: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Redo: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Drop a file on the window, or press Ctrl+O</source>
        <translation>Drop a file on the window, or press Ctrl+O</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>The sample was not opened</source>
        <translation>The sample was not opened</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Import a model</translation>
    </message>
    <message>
        <source>There is no picture: the view cannot draw here.</source>
        <translation>There is no picture: the view cannot draw here.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Save picture</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>The picture was not saved</translation>
    </message>
    <message>
        <source>recent file</source>
        <translation>recent file</translation>
    </message>
    <message>
        <source>There is no journal yet: it begins with the first edit.</source>
        <translation>There is no journal yet: it begins with the first edit.</translation>
    </message>
    <message>
        <source>Every step is being written to %1</source>
        <translation>Every step is being written to %1</translation>
    </message>
    <message>
        <source>About Marrow</source>
        <translation>About Marrow</translation>
    </message>
    <message>
        <source>A rigging and preview studio for voxel rigs and puppets. MIT licence.</source>
        <translation>A rigging and preview studio for voxel rigs and puppets. MIT licence.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Workspace</translation>
    </message>
    <message>
        <source>Open a file of that kind to work in it.</source>
        <translation>Open a file of that kind to work in it.</translation>
    </message>
    <message>
        <source>Published folder</source>
        <translation>Published folder</translation>
    </message>
    <message>
        <source>Bound models to publish</source>
        <translation>Bound models to publish</translation>
    </message>
    <message>
        <source>Bound models (*.glb)</source>
        <translation>Bound models (*.glb)</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>Nothing was opened</translation>
    </message>
    <message>
        <source>Nothing was published to %1. Publish there first.</source>
        <translation>Nothing was published to %1. Publish there first.</translation>
    </message>
    <message>
        <source>%1 is open now.</source>
        <translation>%1 is open now.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Show it</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 was written.</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>Save now</translation>
    </message>
    <message>
        <source>File and Edit</source>
        <translation>File and Edit</translation>
    </message>
    <message>
        <source>Another program has changed %1, and you have changes of your own that are not saved.</source>
        <translation>Another program has changed %1, and you have changes of your own that are not saved.</translation>
    </message>
</context>
<context>
    <name>marrow::MotionCanvas</name>
    <message>
        <source>Click a joint to see its name and place; drag beside it to turn the view, wheel to zoom, F to frame</source>
        <translation>Click a joint to see its name and place; drag beside it to turn the view, wheel to zoom, F to frame</translation>
    </message>
    <message>
        <source>%1 · %2 joints · %3 frames at %4 a second</source>
        <translation>%1 · %2 joints · %3 frames at %4 a second</translation>
    </message>
    <message>
        <source>The way over the ground</source>
        <translation>The way over the ground</translation>
    </message>
    <message>
        <source>The name of every joint (N)</source>
        <translation>The name of every joint (N)</translation>
    </message>
    <message>
        <source>The name of every joint</source>
        <translation>The name of every joint</translation>
    </message>
</context>
<context>
    <name>marrow::MotionClipsPanel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Search clips</source>
        <translation>Search clips</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Choose a clip to look at it; Return plays it</source>
        <translation>Choose a clip to look at it; Return plays it</translation>
    </message>
</context>
<context>
    <name>marrow::MotionDocument</name>
    <message>
        <source>A motion is only looked at here; it cannot be changed.</source>
        <translation>A motion is only looked at here; it cannot be changed.</translation>
    </message>
</context>
<context>
    <name>marrow::MotionFactsPanel</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Guess again</translation>
    </message>
    <message>
        <source>%1 (guessed)</source>
        <translation>%1 (guessed)</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Left out: %1</translation>
    </message>
    <message>
        <source>Joints: %1 of %2 known</source>
        <translation>Joints: %1 of %2 known</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Not found: %1</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the list to see where it is.</source>
        <translation>Click a joint in the view or in the list to see where it is.</translation>
    </message>
    <message>
        <source>%1 at x %2, y %3, z %4 m</source>
        <translation>%1 at x %2, y %3, z %4 m</translation>
    </message>
    <message>
        <source>It plays %1.</source>
        <translation>It plays %1.</translation>
    </message>
    <message>
        <source>How it was read</source>
        <translation>How it was read</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>X up</source>
        <translation>X up</translation>
    </message>
    <message>
        <source>Y up</source>
        <translation>Y up</translation>
    </message>
    <message>
        <source>Z up</source>
        <translation>Z up</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Metres</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Centimetres</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimetres</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Inches</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Not turned</translation>
    </message>
    <message>
        <source>90° to its left</source>
        <translation>90° to its left</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>90° to its right</source>
        <translation>90° to its right</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Up axis</translation>
    </message>
    <message>
        <source>Which axis of the file points up. Choose another when the figure lies down.</source>
        <translation>Which axis of the file points up. Choose another when the figure lies down.</translation>
    </message>
    <message>
        <source>One unit</source>
        <translation>One unit</translation>
    </message>
    <message>
        <source>What one unit of the file stands for. Choose another when the figure has the wrong size.</source>
        <translation>What one unit of the file stands for. Choose another when the figure has the wrong size.</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Turned by</translation>
    </message>
    <message>
        <source>How the motion was turned about the vertical so that the figure looks to the front.</source>
        <translation>How the motion was turned about the vertical so that the figure looks to the front.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>How tall the figure is in its rest pose</source>
        <translation>How tall the figure is in its rest pose</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Plays</translation>
    </message>
    <message>
        <source>Joints of the motion and what they play of the humanoid skeleton</source>
        <translation>Joints of the motion and what they play of the humanoid skeleton</translation>
    </message>
    <message>
        <source>The joints of the motion; beside each, the joint of the humanoid skeleton it plays</source>
        <translation>The joints of the motion; beside each, the joint of the humanoid skeleton it plays</translation>
    </message>
</context>
<context>
    <name>marrow::MotionSession</name>
    <message>
        <source>BVH motion (*.bvh)</source>
        <translation>BVH motion (*.bvh)</translation>
    </message>
    <message>
        <source>mediapipe33 points (*.ndjson)</source>
        <translation>mediapipe33 points (*.ndjson)</translation>
    </message>
</context>
<context>
    <name>marrow::MotionTransport</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Space)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Play (Space)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>%1 / %2 s</source>
        <translation>%1 / %2 s</translation>
    </message>
    <message>
        <source>To the first frame</source>
        <translation>To the first frame</translation>
    </message>
    <message>
        <source>To the last frame</source>
        <translation>To the last frame</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>One frame back</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>One frame on</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Begin again at the end</translation>
    </message>
    <message>
        <source>The frame on show; drag to move through the motion</source>
        <translation>The frame on show; drag to move through the motion</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Frame</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>How fast it plays</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
</context>
<context>
    <name>marrow::MotionWorkbench</name>
    <message>
        <source>Motions</source>
        <translation>Motions</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Look at motions on their own skeletons and at how they were read</source>
        <translation>Look at motions on their own skeletons and at how they were read</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>Export “%1”</translation>
    </message>
    <message>
        <source>mediapipe33 points (*.ndjson)</source>
        <translation>mediapipe33 points (*.ndjson)</translation>
    </message>
    <message>
        <source>BVH motion (*.bvh)</source>
        <translation>BVH motion (*.bvh)</translation>
    </message>
    <message>
        <source>The clip was not written</source>
        <translation>The clip was not written</translation>
    </message>
    <message>
        <source>%1 is the file that is open. Choose another name.</source>
        <translation>%1 is the file that is open. Choose another name.</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 was written.</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>clip</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>joint</translation>
    </message>
    <message>
        <source>Motion</source>
        <comment>panel</comment>
        <translation>Motion</translation>
    </message>
</context>
<context>
    <name>marrow::NewActionDialog</name>
    <message>
        <source>New Action, Keyed by Hand</source>
        <translation>New Action, Keyed by Hand</translation>
    </message>
    <message>
        <source>The character's name, as its files bear it: chr_knight</source>
        <translation>The character's name, as its files bear it: chr_knight</translation>
    </message>
    <message>
        <source>The action's id, as games ask for it; any name will do</source>
        <translation>The action's id, as games ask for it; any name will do</translation>
    </message>
    <message>
        <source>Its poses become the first keys; every one can be changed</source>
        <translation>Its poses become the first keys; every one can be changed</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>A bound character to key the action on</source>
        <translation>A bound character to key the action on</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Character</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Start from</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Choose a bound character</source>
        <translation>Choose a bound character</translation>
    </message>
    <message>
        <source>Bound characters (*.glb)</source>
        <translation>Bound characters (*.glb)</translation>
    </message>
    <message>
        <source>%1 cannot show the action</source>
        <translation>%1 cannot show the action</translation>
    </message>
    <message>
        <source>A doll of usual proportions</source>
        <translation>A doll of usual proportions</translation>
    </message>
    <message>
        <source>Will be saved as %1</source>
        <translation>Will be saved as %1</translation>
    </message>
    <message>
        <source>A character and an action need a name.</source>
        <translation>A character and an action need a name.</translation>
    </message>
</context>
<context>
    <name>marrow::NoMatch</name>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Nothing is called “%1”</translation>
    </message>
    <message>
        <source>Escape in the search field shows everything again.</source>
        <translation>Escape in the search field shows everything again.</translation>
    </message>
</context>
<context>
    <name>marrow::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
</context>
<context>
    <name>marrow::NumberField</name>
    <message>
        <source>Copy the number</source>
        <translation>Copy the number</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Reset to %1</translation>
    </message>
    <message>
        <source>Type a number or a sum such as 12*1.5 or +3, or drag sideways (Shift fine, Ctrl coarse).</source>
        <translation>Type a number or a sum such as 12*1.5 or +3, or drag sideways (Shift fine, Ctrl coarse).</translation>
    </message>
    <message>
        <source>The arrow that appears at its left sets it back to %1.</source>
        <translation>The arrow that appears at its left sets it back to %1.</translation>
    </message>
    <message>
        <source>“%1” is no number that fits here; what stood there stays.</source>
        <translation>“%1” is no number that fits here; what stood there stays.</translation>
    </message>
</context>
<context>
    <name>marrow::OpenDocuments</name>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 was not opened</translation>
    </message>
    <message>
        <source>The work was not recovered</source>
        <translation>The work was not recovered</translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation>Save %1 as</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>%1 was not saved</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close that tab first, or choose another name.</source>
        <translation>%1 is open in another tab. Close that tab first, or choose another name.</translation>
    </message>
    <message>
        <source>Voxel rigs (*.vfp)</source>
        <translation>Voxel rigs (*.vfp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Models to make a rig from (*.vox *.json)</source>
        <translation>Models to make a rig from (*.vox *.json)</translation>
    </message>
    <message>
        <source>Puppets (*.p2lrt)</source>
        <translation>Puppets (*.p2lrt)</translation>
    </message>
    <message>
        <source>Hand-keyed actions (*.json)</source>
        <translation>Hand-keyed actions (*.json)</translation>
    </message>
    <message>
        <source>Characters (*.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip)</source>
        <translation>Characters (*.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip)</translation>
    </message>
    <message>
        <source>Everything Marrow opens (*.vfp *.p2lrt *.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip *.vox *.json *.bvh *.vmd *.vrma *.ndjson)</source>
        <translation>Everything Marrow opens (*.vfp *.p2lrt *.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip *.vox *.json *.bvh *.vmd *.vrma *.ndjson)</translation>
    </message>
    <message>
        <source>Motions (*.bvh *.vmd *.vrma *.glb *.ndjson *.json)</source>
        <translation>Motions (*.bvh *.vmd *.vrma *.glb *.ndjson *.json)</translation>
    </message>
    <message>
        <source>The file was not loaded again</source>
        <translation>The file was not loaded again</translation>
    </message>
    <message>
        <source>%1 holds something of another kind now. Close it and open it again.</source>
        <translation>%1 holds something of another kind now. Close it and open it again.</translation>
    </message>
</context>
<context>
    <name>marrow::OverviewStrip</name>
    <message>
        <source>The whole clip: bars show how many keys stand where. Drag the frame to look elsewhere, its edges to zoom; double click shows all.</source>
        <translation>The whole clip: bars show how many keys stand where. Drag the frame to look elsewhere, its edges to zoom; double click shows all.</translation>
    </message>
    <message>
        <source>Overview of the clip</source>
        <translation>Overview of the clip</translation>
    </message>
</context>
<context>
    <name>marrow::PaintSession</name>
    <message>
        <source>Nothing changed: these voxels follow %1 already, or a mode or lock kept them.</source>
        <translation>Nothing changed: these voxels follow %1 already, or a mode or lock kept them.</translation>
    </message>
    <message>
        <source>A lasso is drawn with the pointer. With the keyboard, take the box.</source>
        <translation>A lasso is drawn with the pointer. With the keyboard, take the box.</translation>
    </message>
    <message>
        <source>Put the cursor on a voxel first, with the arrow keys or by its numbers.</source>
        <translation>Put the cursor on a voxel first, with the arrow keys or by its numbers.</translation>
    </message>
    <message>
        <source>Move to the other end with the arrow keys, then press Return again. Escape takes it back.</source>
        <translation>Move to the other end with the arrow keys, then press Return again. Escape takes it back.</translation>
    </message>
    <message>
        <source>No voxels are selected. Turn on "Select first" and choose some.</source>
        <translation>No voxels are selected. Turn on "Select first" and choose some.</translation>
    </message>
    <message>
        <source>Choose the other joint of the gradient first.</source>
        <translation>Choose the other joint of the gradient first.</translation>
    </message>
    <message>
        <source>Every voxel of %1 has one on the other side.</source>
        <translation>Every voxel of %1 has one on the other side.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) changed.</source>
        <translation>
            <numerusform>%Ln voxel changed.</numerusform>
            <numerusform>%Ln voxels changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) selected.</source>
        <translation>
            <numerusform>%Ln voxel selected.</numerusform>
            <numerusform>%Ln voxels selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) have none on the other side.</source>
        <translation>
            <numerusform>%Ln voxel has none on the other side.</numerusform>
            <numerusform>%Ln voxels have none on the other side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PaintTool</name>
    <message>
        <source>Select a joint to paint</source>
        <translation>Select a joint to paint</translation>
    </message>
    <message>
        <source>Select the joint to paint first: Alt+click picks the one under the pointer.</source>
        <translation>Select the joint to paint first: Alt+click picks the one under the pointer.</translation>
    </message>
    <message>
        <source>Drag to paint. [ ] size · Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices · Esc takes the stroke back</source>
        <translation>Drag to paint. [ ] size · Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices · Esc takes the stroke back</translation>
    </message>
    <message>
        <source>Click a flat face; drag over more. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</source>
        <translation>Click a flat face; drag over more. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</translation>
    </message>
    <message>
        <source>Drag from one corner to the other. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</source>
        <translation>Drag from one corner to the other. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</translation>
    </message>
    <message>
        <source>Draw around the voxels; the loop closes by itself. Esc takes it back</source>
        <translation>Draw around the voxels; the loop closes by itself. Esc takes it back</translation>
    </message>
    <message>
        <source>Click to fill what is connected. Alt picks the joint · Ctrl+wheel slices</source>
        <translation>Click to fill what is connected. Alt picks the joint · Ctrl+wheel slices</translation>
    </message>
    <message>
        <source>Click a colour to take all its voxels. Shift only the connected piece · Alt picks the joint</source>
        <translation>Click a colour to take all its voxels. Shift only the connected piece · Alt picks the joint</translation>
    </message>
    <message>
        <source>Drag from the lowest to the highest layer. Shift only the connected piece · Alt picks the joint</source>
        <translation>Drag from the lowest to the highest layer. Shift only the connected piece · Alt picks the joint</translation>
    </message>
    <message>
        <source>Drag from the active joint's end to the other joint's end. Each voxel goes to the nearer one</source>
        <translation>Drag from the active joint's end to the other joint's end. Each voxel goes to the nearer one</translation>
    </message>
    <message>
        <source>Click to pick the joint under the pointer</source>
        <translation>Click to pick the joint under the pointer</translation>
    </message>
</context>
<context>
    <name>marrow::PaintingPanel</name>
    <message>
        <source>No joint selected</source>
        <translation>No joint selected</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Paint %1</translation>
    </message>
    <message>
        <source>No voxels selected</source>
        <translation>No voxels selected</translation>
    </message>
    <message>
        <source>Give the selected voxels to %1 (Ctrl+Return)</source>
        <translation>Give the selected voxels to %1 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>%1 has no joint of the other side: its mirror image is left alone.</source>
        <translation>%1 has no joint of the other side: its mirror image is left alone.</translation>
    </message>
    <message>
        <source>Voxel brush</source>
        <translation>Voxel brush</translation>
    </message>
    <message>
        <source>Face brush</source>
        <translation>Face brush</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Flood fill</source>
        <translation>Flood fill</translation>
    </message>
    <message>
        <source>Same colour</source>
        <translation>Same colour</translation>
    </message>
    <message>
        <source>Height band</source>
        <translation>Height band</translation>
    </message>
    <message>
        <source>Between two joints</source>
        <translation>Between two joints</translation>
    </message>
    <message>
        <source>Pick a joint</source>
        <translation>Pick a joint</translation>
    </message>
    <message>
        <source>Paints the voxels under it.</source>
        <translation>Paints the voxels under it.</translation>
    </message>
    <message>
        <source>Takes the whole flat face under the pointer.</source>
        <translation>Takes the whole flat face under the pointer.</translation>
    </message>
    <message>
        <source>Takes what lies between two corners.</source>
        <translation>Takes what lies between two corners.</translation>
    </message>
    <message>
        <source>Takes what you draw around.</source>
        <translation>Takes what you draw around.</translation>
    </message>
    <message>
        <source>Takes what is connected, as far as:</source>
        <translation>Takes what is connected, as far as:</translation>
    </message>
    <message>
        <source>Takes every voxel of the colour you click.</source>
        <translation>Takes every voxel of the colour you click.</translation>
    </message>
    <message>
        <source>Takes the layers between two heights.</source>
        <translation>Takes the layers between two heights.</translation>
    </message>
    <message>
        <source>Splits the selection, or both joints' voxels: each goes to the nearer end.</source>
        <translation>Splits the selection, or both joints' voxels: each goes to the nearer end.</translation>
    </message>
    <message>
        <source>Makes the joint under the pointer the one to paint.</source>
        <translation>Makes the joint under the pointer the one to paint.</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Sphere</translation>
    </message>
    <message>
        <source>All voxels within</source>
        <translation>All voxels within</translation>
    </message>
    <message>
        <source>Surface only</source>
        <translation>Surface only</translation>
    </message>
    <message>
        <source>Through the model</source>
        <translation>Through the model</translation>
    </message>
    <message>
        <source>Between the corners</source>
        <translation>Between the corners</translation>
    </message>
    <message>
        <source>What is seen</source>
        <translation>What is seen</translation>
    </message>
    <message>
        <source>Along X</source>
        <translation>Along X</translation>
    </message>
    <message>
        <source>Along Y (height)</source>
        <translation>Along Y (height)</translation>
    </message>
    <message>
        <source>Along Z</source>
        <translation>Along Z</translation>
    </message>
    <message>
        <source>Along Y</source>
        <translation>Along Y</translation>
    </message>
    <message>
        <source>the same colour</source>
        <translation>the same colour</translation>
    </message>
    <message>
        <source>the same joint</source>
        <translation>the same joint</translation>
    </message>
    <message>
        <source>the flat layer</source>
        <translation>the flat layer</translation>
    </message>
    <message>
        <source>The other joint:</source>
        <translation>The other joint:</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Only connected</source>
        <translation>Only connected</translation>
    </message>
    <message>
        <source>Stays on the piece the gesture began on. Holding Shift does the same once.</source>
        <translation>Stays on the piece the gesture began on. Holding Shift does the same once.</translation>
    </message>
    <message>
        <source>Brush shape</source>
        <translation>Brush shape</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>Brush size</translation>
    </message>
    <message>
        <source>Diameter in voxels: [ smaller, ] larger</source>
        <translation>Diameter in voxels: [ smaller, ] larger</translation>
    </message>
    <message>
        <source>How deep the brush goes</source>
        <translation>How deep the brush goes</translation>
    </message>
    <message>
        <source>How deep the box goes</source>
        <translation>How deep the box goes</translation>
    </message>
    <message>
        <source>How deep the lasso goes</source>
        <translation>How deep the lasso goes</translation>
    </message>
    <message>
        <source>Axis of the band</source>
        <translation>Axis of the band</translation>
    </message>
    <message>
        <source>Axis between the joints</source>
        <translation>Axis between the joints</translation>
    </message>
    <message>
        <source>The other joint</source>
        <translation>The other joint</translation>
    </message>
    <message>
        <source>Nothing to paint yet</source>
        <translation>Nothing to paint yet</translation>
    </message>
    <message>
        <source>Painting says which joint each voxel follows. Open a rig, or start a skeleton for the open model.</source>
        <translation>Painting says which joint each voxel follows. Open a rig, or start a skeleton for the open model.</translation>
    </message>
    <message>
        <source>Back to the joint before (X)</source>
        <translation>Back to the joint before (X)</translation>
    </message>
    <message>
        <source>Lock: painting neither takes voxels from this joint nor gives it any.</source>
        <translation>Lock: painting neither takes voxels from this joint nor gives it any.</translation>
    </message>
    <message>
        <source>Lock the joint</source>
        <translation>Lock the joint</translation>
    </message>
    <message>
        <source>What is replaced</source>
        <translation>What is replaced</translation>
    </message>
    <message>
        <source>Any voxel</source>
        <translation>Any voxel</translation>
    </message>
    <message>
        <source>Only unassigned voxels</source>
        <translation>Only unassigned voxels</translation>
    </message>
    <message>
        <source>Only voxels of one joint</source>
        <translation>Only voxels of one joint</translation>
    </message>
    <message>
        <source>Only voxels of this joint</source>
        <translation>Only voxels of this joint</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Paint both sides (M)</source>
        <translation>Paint both sides (M)</translation>
    </message>
    <message>
        <source>The mirror image goes to the paired joint: arm_L and arm_R, 左 and 右.</source>
        <translation>The mirror image goes to the paired joint: arm_L and arm_R, 左 and 右.</translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation>Left and right (X)</translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation>Up and down (Y)</translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation>Front and back (Z)</translation>
    </message>
    <message>
        <source>Mirror axis</source>
        <translation>Mirror axis</translation>
    </message>
    <message>
        <source>Plane at</source>
        <translation>Plane at</translation>
    </message>
    <message>
        <source>Place of the mirror plane</source>
        <translation>Place of the mirror plane</translation>
    </message>
    <message>
        <source>Lists the joint's voxels that have none on the other side.</source>
        <translation>Lists the joint's voxels that have none on the other side.</translation>
    </message>
    <message>
        <source>Voxels without a partner</source>
        <translation>Voxels without a partner</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selection</translation>
    </message>
    <message>
        <source>Select first (S)</source>
        <translation>Select first (S)</translation>
    </message>
    <message>
        <source>Tools choose voxels instead of painting them; assign them when the choice is right.</source>
        <translation>Tools choose voxels instead of painting them; assign them when the choice is right.</translation>
    </message>
    <message>
        <source>A new selection</source>
        <translation>A new selection</translation>
    </message>
    <message>
        <source>Add to the selection (Ctrl)</source>
        <translation>Add to the selection (Ctrl)</translation>
    </message>
    <message>
        <source>Take from the selection</source>
        <translation>Take from the selection</translation>
    </message>
    <message>
        <source>What a new choice does</source>
        <translation>What a new choice does</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Clear the selection</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Cursor</translation>
    </message>
    <message>
        <source>Cursor %1</source>
        <translation>Cursor %1</translation>
    </message>
    <message>
        <source>Use the tool here</source>
        <translation>Use the tool here</translation>
    </message>
    <message>
        <source>With this panel in focus, the arrow keys and Page Up, Page Down move the cursor, and Return uses the tool.</source>
        <translation>With this panel in focus, the arrow keys and Page Up, Page Down move the cursor, and Return uses the tool.</translation>
    </message>
    <message>
        <source>Automatic axis</source>
        <translation>Automatic axis</translation>
    </message>
    <message>
        <source>Find voxels without partner</source>
        <translation>Find voxels without partner</translation>
    </message>
    <message numerus="yes">
        <source>Assign %Ln voxel(s)</source>
        <translation>
            <numerusform>Assign %Ln voxel</numerusform>
            <numerusform>Assign %Ln voxels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) found none on the other side. Click one to see it.</source>
        <translation>
            <numerusform>%Ln voxel found none on the other side. Click it to see it.</numerusform>
            <numerusform>%Ln voxels found none on the other side. Click one to see it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PanelEditor</name>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Undo: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Undo (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Redo: %1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Redo (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>New group</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>A new group (Ctrl+G)</source>
        <translation>A new group (Ctrl+G)</translation>
    </message>
    <message>
        <source>Put the selected entries into a new group (Ctrl+G)</source>
        <translation>Put the selected entries into a new group (Ctrl+G)</translation>
    </message>
    <message>
        <source>Tree of the panel</source>
        <translation>Tree of the panel</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Ungroup</translation>
    </message>
    <message>
        <source>Dissolve the selected groups; what is in them stays (Ctrl+Shift+G)</source>
        <translation>Dissolve the selected groups; what is in them stays (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Take out of the panel</source>
        <translation>Take out of the panel</translation>
    </message>
    <message>
        <source>Take the selected entries out of the panel; the parameters stay in the puppet (Del)</source>
        <translation>Take the selected entries out of the panel; the parameters stay in the puppet (Del)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Move into the group above</source>
        <translation>Move into the group above</translation>
    </message>
    <message>
        <source>Move out of the group</source>
        <translation>Move out of the group</translation>
    </message>
    <message>
        <source>Make a pad</source>
        <translation>Make a pad</translation>
    </message>
    <message>
        <source>Make a pad of the two selected parameters (Ctrl+J)</source>
        <translation>Make a pad of the two selected parameters (Ctrl+J)</translation>
    </message>
    <message>
        <source>Split the pad</source>
        <translation>Split the pad</translation>
    </message>
    <message>
        <source>Snap values from keys</source>
        <translation>Snap values from keys</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
</context>
<context>
    <name>marrow::PanelEntryFields</name>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 to %3, default %4</source>
        <translation>%1: %2 to %3, default %4</translation>
    </message>
    <message numerus="yes">
        <source>%n parameters</source>
        <translation>
            <numerusform>%n parameter</numerusform>
            <numerusform>%n parameters</numerusform>
        </translation>
    </message>
    <message>
        <source>Pad: ↔ %1, ↕ %2</source>
        <translation>Pad: ↔ %1, ↕ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pads</source>
        <translation>
            <numerusform>%n pad</numerusform>
            <numerusform>%n pads</numerusform>
        </translation>
    </message>
    <message>
        <source>Pad of ↔ %1 and ↕ %2</source>
        <translation>Pad of ↔ %1 and ↕ %2</translation>
    </message>
    <message>
        <source>Select two parameters (Ctrl+click) to make a pad of them.</source>
        <translation>Select two parameters (Ctrl+click) to make a pad of them.</translation>
    </message>
    <message>
        <source>Select groups to name and colour them, parameters for their snap values, two parameters to make a pad.</source>
        <translation>Select groups to name and colour them, parameters for their snap values, two parameters to make a pad.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>What people read (F2 in the tree)</source>
        <translation>What people read (F2 in the tree)</translation>
    </message>
    <message>
        <source>What programs go by</source>
        <translation>What programs go by</translation>
    </message>
    <message>
        <source>The names in this puppet were left out when it was exported, so groups show their ids.</source>
        <translation>The names in this puppet were left out when it was exported, so groups show their ids.</translation>
    </message>
    <message>
        <source>Snap values</source>
        <translation>Snap values</translation>
    </message>
    <message>
        <source>Drag a value, double click to add one, drag it off or press Delete to take it away. Left and Right choose one, with Ctrl or Shift they move it. Ctrl while dragging passes over keys.</source>
        <translation>Drag a value, double click to add one, drag it off or press Delete to take it away. Left and Right choose one, with Ctrl or Shift they move it. Ctrl while dragging passes over keys.</translation>
    </message>
    <message>
        <source>Snap values as numbers</source>
        <translation>Snap values as numbers</translation>
    </message>
    <message>
        <source>None: the slider snaps to keys</source>
        <translation>None: the slider snaps to keys</translation>
    </message>
    <message>
        <source>Numbers or sums with ; between them</source>
        <translation>Numbers or sums with ; between them</translation>
    </message>
    <message>
        <source>From keys</source>
        <translation>From keys</translation>
    </message>
    <message>
        <source>Snap where the puppet has forms</source>
        <translation>Snap where the puppet has forms</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Take all snap values away</source>
        <translation>Take all snap values away</translation>
    </message>
    <message>
        <source>Make a pad</source>
        <translation>Make a pad</translation>
    </message>
    <message>
        <source>One square for both parameters (Ctrl+J)</source>
        <translation>One square for both parameters (Ctrl+J)</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Two sliders again (Ctrl+Shift+J)</source>
        <translation>Two sliders again (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>Swap axes</source>
        <translation>Swap axes</translation>
    </message>
    <message>
        <source>Across becomes up and up becomes across</source>
        <translation>Across becomes up and up becomes across</translation>
    </message>
</context>
<context>
    <name>marrow::PanelSession</name>
    <message>
        <source>Pose %1</source>
        <translation>Pose %1</translation>
    </message>
</context>
<context>
    <name>marrow::PanelSet</name>
    <message>
        <source>Skeleton</source>
        <translation>Skeleton</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>Painting</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Voxel rig</source>
        <translation>Voxel rig</translation>
    </message>
    <message>
        <source>Build the skeleton and paint which voxel follows which joint</source>
        <translation>Build the skeleton and paint which voxel follows which joint</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>Animate</translation>
    </message>
    <message>
        <source>Pose joints, set keys and play clips</source>
        <translation>Pose joints, set keys and play clips</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
</context>
<context>
    <name>marrow::PanelTreeModel</name>
    <message>
        <source>On a pad: ↔ %1, ↕ %2</source>
        <translation>On a pad: ↔ %1, ↕ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n snaps</source>
        <translation>
            <numerusform>%n snap</numerusform>
            <numerusform>%n snaps</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>Not in the panel</source>
        <translation>Not in the panel</translation>
    </message>
    <message>
        <source>Parameters that the panel does not list yet. Drag them into it; drop here what should leave it.</source>
        <translation>Parameters that the panel does not list yet. Drag them into it; drop here what should leave it.</translation>
    </message>
</context>
<context>
    <name>marrow::PanelTreeView</name>
    <message>
        <source>Drop between entries to put it there, on a group to put it inside, on “Not in the panel” to take it out.</source>
        <translation>Drop between entries to put it there, on a group to put it inside, on “Not in the panel” to take it out.</translation>
    </message>
</context>
<context>
    <name>marrow::ParameterList</name>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Parameters that the panel in the file does not list. The panel editor can put them into groups.</source>
        <translation>Parameters that the panel in the file does not list. The panel editor can put them into groups.</translation>
    </message>
    <message>
        <source>%1. Click or press Left and Right to fold.</source>
        <translation>%1. Click or press Left and Right to fold.</translation>
    </message>
    <message>
        <source>Unlock (L)</source>
        <translation>Unlock (L)</translation>
    </message>
    <message>
        <source>Lock: keeps its value whatever plays, is pasted or reset (L)</source>
        <translation>Lock: keeps its value whatever plays, is pasted or reset (L)</translation>
    </message>
    <message>
        <source>%1 to %2, default %3</source>
        <translation>%1 to %2, default %3</translation>
    </message>
    <message>
        <source>Repeats: behind the end it begins anew</source>
        <translation>Repeats: behind the end it begins anew</translation>
    </message>
    <message>
        <source>Moved by what plays; set to %1</source>
        <translation>Moved by what plays; set to %1</translation>
    </message>
    <message>
        <source>Click to type a number or a sum (Return)</source>
        <translation>Click to type a number or a sum (Return)</translation>
    </message>
    <message>
        <source>Drag (Shift fine, Ctrl without snapping); arrows change it, double click sets it back</source>
        <translation>Drag (Shift fine, Ctrl without snapping); arrows change it, double click sets it back</translation>
    </message>
    <message>
        <source>Not in the panel</source>
        <translation>Not in the panel</translation>
    </message>
    <message>
        <source>%1 is locked. Click the lock or press L to unlock it.</source>
        <translation>%1 is locked. Click the lock or press L to unlock it.</translation>
    </message>
    <message>
        <source>Drag both values. Shift moves finely, Ctrl passes over keys, Esc takes it back.</source>
        <translation>Drag both values. Shift moves finely, Ctrl passes over keys, Esc takes it back.</translation>
    </message>
    <message>
        <source>Shift moves finely, Ctrl passes over keys, Esc takes it back.</source>
        <translation>Shift moves finely, Ctrl passes over keys, Esc takes it back.</translation>
    </message>
    <message>
        <source>%1: a number from %2 to %3, or a sum such as 12*1.5 or +3</source>
        <translation>%1: a number from %2 to %3, or a sum such as 12*1.5 or +3</translation>
    </message>
</context>
<context>
    <name>marrow::ParameterPanel</name>
    <message>
        <source>Nothing is selected in the canvas</source>
        <translation>Nothing is selected in the canvas</translation>
    </message>
    <message>
        <source>No parameter fits</source>
        <translation>No parameter fits</translation>
    </message>
    <message>
        <source>Click a mesh, and the parameters that move it are listed here.</source>
        <translation>Click a mesh, and the parameters that move it are listed here.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Unlock</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Lock</translation>
    </message>
    <message>
        <source>Choose a parameter to see what it moves.</source>
        <translation>Choose a parameter to see what it moves.</translation>
    </message>
    <message>
        <source>%1 moves nothing by itself.</source>
        <translation>%1 moves nothing by itself.</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n meshes, up to %2 px.</source>
        <translation>
            <numerusform>%1 moves %n mesh, up to %2 px.</numerusform>
            <numerusform>%1 moves %n meshes, up to %2 px.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pose is in the clipboard as text: %n parameters.</source>
        <translation>
            <numerusform>The pose is in the clipboard as text: %n parameter.</numerusform>
            <numerusform>The pose is in the clipboard as text: %n parameters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameters were set.</source>
        <translation>
            <numerusform>%n parameter was set.</numerusform>
            <numerusform>%n parameters were set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are not in this puppet.</source>
        <translation>
            <numerusform>%n more is not in this puppet.</numerusform>
            <numerusform>%n more are not in this puppet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search parameters</source>
        <translation>Search parameters</translation>
    </message>
    <message>
        <source>More for the whole pose</source>
        <translation>More for the whole pose</translation>
    </message>
    <message>
        <source>Kept poses</source>
        <translation>Kept poses</translation>
    </message>
    <message>
        <source>What it moves</source>
        <translation>What it moves</translation>
    </message>
    <message>
        <source>No puppet is open</source>
        <translation>No puppet is open</translation>
    </message>
    <message>
        <source>Open a puppet to work its parameters.</source>
        <translation>Open a puppet to work its parameters.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>This puppet has no parameters</source>
        <translation>This puppet has no parameters</translation>
    </message>
    <message>
        <source>There is nothing to move in it.</source>
        <translation>There is nothing to move in it.</translation>
    </message>
    <message>
        <source>Show all parameters</source>
        <translation>Show all parameters</translation>
    </message>
    <message>
        <source>Edit the panel</source>
        <translation>Edit the panel</translation>
    </message>
    <message>
        <source>Edit the panel: groups, colours, pads and snap values that are kept in the file (Ctrl+Shift+E)</source>
        <translation>Edit the panel: groups, colours, pads and snap values that are kept in the file (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Only what moves the selection</source>
        <translation>Only what moves the selection</translation>
    </message>
    <message>
        <source>Only parameters that move what is selected in the canvas (Ctrl+M)</source>
        <translation>Only parameters that move what is selected in the canvas (Ctrl+M)</translation>
    </message>
    <message>
        <source>Count what moves it through physics</source>
        <translation>Count what moves it through physics</translation>
    </message>
    <message>
        <source>Snap to keys</source>
        <translation>Snap to keys</translation>
    </message>
    <message>
        <source>Snap to the snap values of the panel, or to keys where it has none (Ctrl while dragging does the other)</source>
        <translation>Snap to the snap values of the panel, or to keys where it has none (Ctrl while dragging does the other)</translation>
    </message>
    <message>
        <source>Type a value</source>
        <translation>Type a value</translation>
    </message>
    <message>
        <source>Set back to the default</source>
        <translation>Set back to the default</translation>
    </message>
    <message>
        <source>Set all back to the default</source>
        <translation>Set all back to the default</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Unlock all</translation>
    </message>
    <message>
        <source>Random pose</source>
        <translation>Random pose</translation>
    </message>
    <message>
        <source>Keep this pose</source>
        <translation>Keep this pose</translation>
    </message>
    <message>
        <source>Copy the pose</source>
        <translation>Copy the pose</translation>
    </message>
    <message>
        <source>Paste a pose</source>
        <translation>Paste a pose</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>Copy the id</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>Open all groups</translation>
    </message>
    <message>
        <source>Close all groups</source>
        <translation>Close all groups</translation>
    </message>
</context>
<context>
    <name>marrow::PhysicsBox</name>
    <message>
        <source>Physics</source>
        <translation>Physics</translation>
    </message>
    <message>
        <source>Let pendulums swing hair and clothes</source>
        <translation>Let pendulums swing hair and clothes</translation>
    </message>
    <message>
        <source>Come to rest</source>
        <translation>Come to rest</translation>
    </message>
    <message>
        <source>Puts every pendulum where it would come to rest in this pose</source>
        <translation>Puts every pendulum where it would come to rest in this pose</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Steps a second</translation>
    </message>
    <message>
        <source>A preview: the file keeps its own rate. 0 steps once a frame</source>
        <translation>A preview: the file keeps its own rate. 0 steps once a frame</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>Drag away from the middle: direction and strength. Double click calms it</source>
        <translation>Drag away from the middle: direction and strength. Double click calms it</translation>
    </message>
    <message>
        <source>On physics</source>
        <translation>On physics</translation>
    </message>
    <message>
        <source>What the edge of the square means for pendulums</source>
        <translation>What the edge of the square means for pendulums</translation>
    </message>
    <message>
        <source>On cloth</source>
        <translation>On cloth</translation>
    </message>
    <message>
        <source>What the edge of the square means for simulated cloth</source>
        <translation>What the edge of the square means for simulated cloth</translation>
    </message>
</context>
<context>
    <name>marrow::PhysicsInspector</name>
    <message>
        <source>Double click or F2 to try another number; the file keeps its own</source>
        <translation>Double click or F2 to try another number; the file keeps its own</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>angle</translation>
    </message>
    <message>
        <source>down</source>
        <translation>down</translation>
    </message>
    <message>
        <source>across</source>
        <translation>across</translation>
    </message>
    <message>
        <source>In: %1 · %2</source>
        <translation>In: %1 · %2</translation>
    </message>
    <message>
        <source>Weight %</source>
        <translation>Weight %</translation>
    </message>
    <message>
        <source>Segment %1</source>
        <translation>Segment %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>Mobility</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Delay</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Acceleration</translation>
    </message>
    <message>
        <source>Out: %1 · %2 of point %3</source>
        <translation>Out: %1 · %2 of point %3</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Steps of physics a second</source>
        <translation>Steps of physics a second</translation>
    </message>
    <message>
        <source>How often physics steps; 0 for once a frame</source>
        <translation>How often physics steps; 0 for once a frame</translation>
    </message>
    <message>
        <source>Back to the file's numbers</source>
        <translation>Back to the file's numbers</translation>
    </message>
    <message>
        <source>The preview runs with other numbers than the file has. Saving does not write them.</source>
        <translation>The preview runs with other numbers than the file has. Saving does not write them.</translation>
    </message>
    <message>
        <source>Physics groups</source>
        <translation>Physics groups</translation>
    </message>
</context>
<context>
    <name>marrow::PlacementPanel</name>
    <message>
        <source>measured</source>
        <translation>measured</translation>
    </message>
    <message>
        <source>by proportion</source>
        <translation>by proportion</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>by hand</translation>
    </message>
    <message>
        <source>from the file</source>
        <translation>from the file</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The model does not show where this joint is. It stands where the proportions of a person have it: look at it and move it.</source>
        <translation>The model does not show where this joint is. It stands where the proportions of a person have it: look at it and move it.</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetry</translation>
    </message>
    <message>
        <source>Move the joint of the other side along, mirrored</source>
        <translation>Move the joint of the other side along, mirrored</translation>
    </message>
    <message>
        <source>Centre in the volume</source>
        <translation>Centre in the volume</translation>
    </message>
    <message>
        <source>Move the selected joint into the middle of the solid around it</source>
        <translation>Move the selected joint into the middle of the solid around it</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Show everything</translation>
    </message>
    <message>
        <source>Show the whole model again; the wheel zooms, the middle button moves the picture</source>
        <translation>Show the whole model again; the wheel zooms, the middle button moves the picture</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>Turn round</translation>
    </message>
    <message>
        <source>Turn the model half round, so that it looks at you in the front view</source>
        <translation>Turn the model half round, so that it looks at you in the front view</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Analyse again</translation>
    </message>
    <message>
        <source>Forget what was placed by hand, find the joints again and bind anew: one step, which undo takes back</source>
        <translation>Forget what was placed by hand, find the joints again and bind anew: one step, which undo takes back</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Joint</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sure</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>Pick a joint here or in the pictures. Arrow keys move it there, with Shift further, with Alt as seen from the side</source>
        <translation>Pick a joint here or in the pictures. Arrow keys move it there, with Shift further, with Alt as seen from the side</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Left and right</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>Front and back</source>
        <translation>Front and back</translation>
    </message>
</context>
<context>
    <name>marrow::PlacementView</name>
    <message>
        <source>Joints from the front and from the side</source>
        <translation>Joints from the front and from the side</translation>
    </message>
    <message>
        <source>%1: measured, %2 % sure</source>
        <translation>%1: measured, %2 % sure</translation>
    </message>
    <message>
        <source>%1: placed by proportion, look at it</source>
        <translation>%1: placed by proportion, look at it</translation>
    </message>
    <message>
        <source>%1: placed by hand</source>
        <translation>%1: placed by hand</translation>
    </message>
    <message>
        <source>%1: from the file's own skin</source>
        <translation>%1: from the file's own skin</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>left</source>
        <translation>left</translation>
    </message>
</context>
<context>
    <name>marrow::PlanTable</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>What changes</translation>
    </message>
    <message>
        <source>Files of the publication</source>
        <translation>Files of the publication</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changed</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unchanged</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>stays</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removed</translation>
    </message>
    <message>
        <source>kept aside</source>
        <translation>kept aside</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PlayPanel</name>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>By itself</translation>
    </message>
    <message>
        <source>Physics and wind</source>
        <translation>Physics and wind</translation>
    </message>
</context>
<context>
    <name>marrow::PlaybackBar</name>
    <message>
        <source>Bind pose</source>
        <translation>Bind pose</translation>
    </message>
    <message>
        <source>Clip %1</source>
        <translation>Clip %1</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Space)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Play (Space)</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Once</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Loop</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>Ping-pong</translation>
    </message>
    <message>
        <source>What happens at the end of the clip</source>
        <translation>What happens at the end of the clip</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Smooth</translation>
    </message>
    <message>
        <source>How a pose between two keys is shown; never written to the file</source>
        <translation>How a pose between two keys is shown; never written to the file</translation>
    </message>
    <message>
        <source>The clip that is shown</source>
        <translation>The clip that is shown</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>To the key before (,)</source>
        <translation>To the key before (,)</translation>
    </message>
    <message>
        <source>To the next key (.)</source>
        <translation>To the next key (.)</translation>
    </message>
    <message>
        <source>Playhead</source>
        <translation>Playhead</translation>
    </message>
    <message>
        <source>Where the playhead stands</source>
        <translation>Where the playhead stands</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
</context>
<context>
    <name>marrow::PlotWidget</name>
    <message>
        <source>Point at a moment to read the values there; with the keyboard, Left and Right, by tens with Shift</source>
        <translation>Point at a moment to read the values there; with the keyboard, Left and Right, by tens with Shift</translation>
    </message>
</context>
<context>
    <name>marrow::PoseContext</name>
    <message>
        <source>Drop what is not keyed</source>
        <translation>Drop what is not keyed</translation>
    </message>
</context>
<context>
    <name>marrow::PoseDesk</name>
    <message numerus="yes">
        <source>%n joint(s) posed at %1 ms and not keyed. The playhead waits here.</source>
        <translation>
            <numerusform>%n joint posed at %1 ms and not keyed. The playhead waits here.</numerusform>
            <numerusform>%n joints posed at %1 ms and not keyed. The playhead waits here.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key Them</source>
        <translation>Key Them</translation>
    </message>
    <message>
        <source>Drop Them</source>
        <translation>Drop Them</translation>
    </message>
    <message>
        <source>Keep Them on Show</source>
        <translation>Keep Them on Show</translation>
    </message>
    <message numerus="yes">
        <source>Saved without %n posed joint(s): a file holds keys, and these are not keyed yet.</source>
        <translation>
            <numerusform>Saved without %n posed joint: a file holds keys, and it is not keyed yet.</numerusform>
            <numerusform>Saved without %n posed joints: a file holds keys, and these are not keyed yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PosePanel</name>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything on show is keyed.</source>
        <translation>Everything on show is keyed.</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) posed and not keyed</source>
        <translation>
            <numerusform>%n joint posed and not keyed</numerusform>
            <numerusform>%n joints posed and not keyed</numerusform>
        </translation>
    </message>
    <message>
        <source>Pose: move %1</source>
        <translation>Pose: move %1</translation>
    </message>
    <message>
        <source>Pose: turn %1</source>
        <translation>Pose: turn %1</translation>
    </message>
    <message>
        <source>Pose: scale %1</source>
        <translation>Pose: scale %1</translation>
    </message>
    <message>
        <source>No joint to pose</source>
        <translation>No joint to pose</translation>
    </message>
    <message>
        <source>Choose a clip and select a joint in the view or in the skeleton. Its pose stands here in numbers.</source>
        <translation>Choose a clip and select a joint in the view or in the skeleton. Its pose stands here in numbers.</translation>
    </message>
    <message>
        <source>Show the clip</source>
        <translation>Show the clip</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position in voxels</source>
        <translation>Position in voxels</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Degrees about the fixed X, then Y, then Z axis of the parent.</source>
        <translation>Degrees about the fixed X, then Y, then Z axis of the parent.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Quaternion</source>
        <translation>Quaternion</translation>
    </message>
    <message>
        <source>What the file keeps of the rotation: x, y, z, w</source>
        <translation>What the file keeps of the rotation: x, y, z, w</translation>
    </message>
    <message>
        <source>Copy the pose (Ctrl+C in the view)</source>
        <translation>Copy the pose (Ctrl+C in the view)</translation>
    </message>
    <message>
        <source>Paste the pose onto the joints of the same names (Ctrl+V)</source>
        <translation>Paste the pose onto the joints of the same names (Ctrl+V)</translation>
    </message>
    <message>
        <source>Paste the pose mirrored, onto the other side (Ctrl+Shift+V)</source>
        <translation>Paste the pose mirrored, onto the other side (Ctrl+Shift+V)</translation>
    </message>
    <message>
        <source>Give this pose to the joints of the other side</source>
        <translation>Give this pose to the joints of the other side</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Key the selected joints at the playhead as they stand (K)</source>
        <translation>Key the selected joints at the playhead as they stand (K)</translation>
    </message>
    <message>
        <source>Key All</source>
        <translation>Key All</translation>
    </message>
    <message>
        <source>Key every joint at the playhead as it stands (Shift+K)</source>
        <translation>Key every joint at the playhead as it stands (Shift+K)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>The selected joints go back to the bind pose (Backspace)</source>
        <translation>The selected joints go back to the bind pose (Backspace)</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Reset All</translation>
    </message>
    <message>
        <source>Every joint goes back to the bind pose (Shift+Backspace)</source>
        <translation>Every joint goes back to the bind pose (Shift+Backspace)</translation>
    </message>
    <message>
        <source>Between the keys</source>
        <translation>Between the keys</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>After</source>
        <translation>After</translation>
    </message>
    <message>
        <source>Drag to take the pose from the key before towards the key after, and a little beyond either</source>
        <translation>Drag to take the pose from the key before towards the key after, and a little beyond either</translation>
    </message>
    <message>
        <source>Not keyed</source>
        <translation>Not keyed</translation>
    </message>
    <message>
        <source>Key Them</source>
        <translation>Key Them</translation>
    </message>
    <message>
        <source>Key what is posed and not keyed, at the playhead</source>
        <translation>Key what is posed and not keyed, at the playhead</translation>
    </message>
    <message>
        <source>Drop Them</source>
        <translation>Drop Them</translation>
    </message>
    <message>
        <source>Go back to what the clip says</source>
        <translation>Go back to what the clip says</translation>
    </message>
    <message>
        <source>When the playhead leaves</source>
        <translation>When the playhead leaves</translation>
    </message>
    <message>
        <source>Ask what to do</source>
        <translation>Ask what to do</translation>
    </message>
    <message>
        <source>Keep them on show</source>
        <translation>Keep them on show</translation>
    </message>
    <message>
        <source>Key them</source>
        <translation>Key them</translation>
    </message>
    <message>
        <source>What happens to poses that are not keyed when the playhead moves to another frame. They are never dropped by themselves.</source>
        <translation>What happens to poses that are not keyed when the playhead moves to another frame. They are never dropped by themselves.</translation>
    </message>
</context>
<context>
    <name>marrow::PoseTool</name>
    <message>
        <source>%1 · not keyed</source>
        <translation>%1 · not keyed</translation>
    </message>
    <message>
        <source>Reach with %1</source>
        <translation>Reach with %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Pose: move %1</source>
        <translation>Pose: move %1</translation>
    </message>
    <message>
        <source>Pose: scale %1</source>
        <translation>Pose: scale %1</translation>
    </message>
    <message>
        <source>Pose: turn %1</source>
        <translation>Pose: turn %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>out of reach by %1</source>
        <translation>out of reach by %1</translation>
    </message>
    <message>
        <source>Choose a clip to pose the model in.</source>
        <translation>Choose a clip to pose the model in.</translation>
    </message>
    <message>
        <source>Drag to reach · Ctrl snaps to half voxels · Esc takes it back</source>
        <translation>Drag to reach · Ctrl snaps to half voxels · Esc takes it back</translation>
    </message>
    <message>
        <source>Ctrl snaps · Esc takes it back</source>
        <translation>Ctrl snaps · Esc takes it back</translation>
    </message>
    <message>
        <source>Drag an arrow or a square to move · Ctrl snaps to half voxels · L changes the axes · K keys · Alt+arrows move</source>
        <translation>Drag an arrow or a square to move · Ctrl snaps to half voxels · L changes the axes · K keys · Alt+arrows move</translation>
    </message>
    <message>
        <source>Drag a ring to turn · Ctrl snaps to 15° · L changes the axes · K keys · Alt+arrows turn by 5°</source>
        <translation>Drag a ring to turn · Ctrl snaps to 15° · L changes the axes · K keys · Alt+arrows turn by 5°</translation>
    </message>
    <message>
        <source>Drag a handle to scale · Ctrl snaps to tenths · K keys</source>
        <translation>Drag a handle to scale · Ctrl snaps to tenths · K keys</translation>
    </message>
    <message>
        <source>Drag a joint or any part of the model and the joints above follow · [ and ] change how many · K keys</source>
        <translation>Drag a joint or any part of the model and the joints above follow · [ and ] change how many · K keys</translation>
    </message>
</context>
<context>
    <name>marrow::PoseToolOptions</name>
    <message>
        <source>Move (W)</source>
        <translation>Move (W)</translation>
    </message>
    <message>
        <source>Turn (E)</source>
        <translation>Turn (E)</translation>
    </message>
    <message>
        <source>Scale (R)</source>
        <translation>Scale (R)</translation>
    </message>
    <message>
        <source>Reach: drag a part and the joints above follow (Q)</source>
        <translation>Reach: drag a part and the joints above follow (Q)</translation>
    </message>
    <message>
        <source>Own axes</source>
        <translation>Own axes</translation>
    </message>
    <message>
        <source>Parent's axes</source>
        <translation>Parent's axes</translation>
    </message>
    <message>
        <source>Model's axes</source>
        <translation>Model's axes</translation>
    </message>
    <message>
        <source>The axes of the handles (L). About their own axes all selected joints turn, so that a row of them curls.</source>
        <translation>The axes of the handles (L). About their own axes all selected joints turn, so that a row of them curls.</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Axes</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>How many joints above the dragged one follow ([ and ])</source>
        <translation>How many joints above the dragged one follow ([ and ])</translation>
    </message>
    <message>
        <source>A dragged joint keeps its direction in the model: a foot stays level</source>
        <translation>A dragged joint keeps its direction in the model: a foot stays level</translation>
    </message>
</context>
<context>
    <name>marrow::PoseVerbs</name>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the pose of %1.</source>
        <translation>Copied the pose of %1.</translation>
    </message>
    <message>
        <source>The clipboard holds no pose for these joints. Copy one first (Ctrl+C).</source>
        <translation>The clipboard holds no pose for these joints. Copy one first (Ctrl+C).</translation>
    </message>
    <message>
        <source>Paste the pose</source>
        <translation>Paste the pose</translation>
    </message>
    <message>
        <source>Paste the pose mirrored</source>
        <translation>Paste the pose mirrored</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) have no partner on the other side and were left out.</source>
        <translation>
            <numerusform>%n joint has no partner on the other side and was left out.</numerusform>
            <numerusform>%n joints have no partner on the other side and were left out.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror the pose of %1</source>
        <translation>Mirror the pose of %1</translation>
    </message>
    <message>
        <source>Reset %1 to the bind pose</source>
        <translation>Reset %1 to the bind pose</translation>
    </message>
    <message>
        <source>There is no clip to key. Add one in the timeline first.</source>
        <translation>There is no clip to key. Add one in the timeline first.</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>Keyed %1 at %2 ms.</source>
        <translation>Keyed %1 at %2 ms.</translation>
    </message>
    <message>
        <source>Break down %1</source>
        <translation>Break down %1</translation>
    </message>
</context>
<context>
    <name>marrow::ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>marrow::PublicationPanel</name>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>nothing had changed</source>
        <translation>nothing had changed</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n file changed</numerusform>
            <numerusform>%n files changed</numerusform>
        </translation>
    </message>
    <message>
        <source>; before, it had been rolled back at %1</source>
        <translation>; before, it had been rolled back at %1</translation>
    </message>
    <message>
        <source>Publish Again…</source>
        <translation>Publish Again…</translation>
    </message>
    <message>
        <source>Publish to this folder: what changes is shown first</source>
        <translation>Publish to this folder: what changes is shown first</translation>
    </message>
    <message>
        <source>Roll Back</source>
        <translation>Roll Back</translation>
    </message>
    <message>
        <source>Remove anim_map.json and keep a copy: games show the original models until it is published again</source>
        <translation>Remove anim_map.json and keep a copy: games show the original models until it is published again</translation>
    </message>
    <message>
        <source>Look Again</source>
        <translation>Look Again</translation>
    </message>
    <message>
        <source>Compare every file with the manifest again; changes in the folder are noticed by themselves</source>
        <translation>Compare every file with the manifest again; changes in the folder are noticed by themselves</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Published files</source>
        <translation>Published files</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>When</source>
        <translation>When</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changes</translation>
    </message>
    <message>
        <source>History of publications</source>
        <translation>History of publications</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PublicationSession</name>
    <message>
        <source>A publication is not edited: publish to the folder again.</source>
        <translation>A publication is not edited: publish to the folder again.</translation>
    </message>
</context>
<context>
    <name>marrow::PublishActionsPage</name>
    <message>
        <source>No character was chosen, so there is nothing to decide here.</source>
        <translation>No character was chosen, so there is nothing to decide here.</translation>
    </message>
    <message>
        <source>Every member gets every action that is ticked. Hand-keyed ones come first, then retargeted ones, then the built-in ones.</source>
        <translation>Every member gets every action that is ticked. Hand-keyed ones come first, then retargeted ones, then the built-in ones.</translation>
    </message>
    <message>
        <source>hand-keyed</source>
        <translation>hand-keyed</translation>
    </message>
    <message>
        <source>retargeted</source>
        <translation>retargeted</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>built in</translation>
    </message>
    <message>
        <source>, %1 s</source>
        <translation>, %1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>Find an action</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Tick every action in the list</source>
        <translation>Tick every action in the list</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Untick every action in the list</source>
        <translation>Untick every action in the list</translation>
    </message>
    <message>
        <source>Actions of the characters</source>
        <translation>Actions of the characters</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>What can they do?</source>
        <translation>What can they do?</translation>
    </message>
    <message>
        <source>Choose at least one action.</source>
        <translation>Choose at least one action.</translation>
    </message>
    <message>
        <source>, played once</source>
        <translation>, played once</translation>
    </message>
    <message>
        <source>Not every character has %1, so it cannot be published: every pack must hold every clip.</source>
        <translation>Not every character has %1, so it cannot be published: every pack must hold every clip.</translation>
    </message>
</context>
<context>
    <name>marrow::PublishCharactersPage</name>
    <message>
        <source>Members are who the game knows; several may have one character. Double-click to name them, with commas between.</source>
        <translation>Members are who the game knows; several may have one character. Double-click to name them, with commas between.</translation>
    </message>
    <message>
        <source>puppet</source>
        <translation>puppet</translation>
    </message>
    <message>
        <source>voxel rig</source>
        <translation>voxel rig</translation>
    </message>
    <message>
        <source>Bound Models from Files…</source>
        <translation>Bound Models from Files…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>No approved model is there</source>
        <translation>No approved model is there</translation>
    </message>
    <message>
        <source>%1 was not added: %2</source>
        <translation>%1 was not added: %2</translation>
    </message>
    <message>
        <source>Character, rig or puppet</source>
        <translation>Character, rig or puppet</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Members</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>What is published</source>
        <translation>What is published</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Add…</translation>
    </message>
    <message>
        <source>Publish a bound model from elsewhere too: from a file, or from the library</source>
        <translation>Publish a bound model from elsewhere too: from a file, or from the library</translation>
    </message>
    <message>
        <source>Take everything else out of the publication</source>
        <translation>Take everything else out of the publication</translation>
    </message>
    <message>
        <source>What was published before and is not chosen here is removed; without this it stays as it was published</source>
        <translation>What was published before and is not chosen here is removed; without this it stays as it was published</translation>
    </message>
    <message>
        <source>Puppets:</source>
        <translation>Puppets:</translation>
    </message>
    <message>
        <source>version as it is</source>
        <translation>version as it is</translation>
    </message>
    <message>
        <source>version 1</source>
        <translation>version 1</translation>
    </message>
    <message>
        <source>version 2</source>
        <translation>version 2</translation>
    </message>
    <message>
        <source>What version 1 cannot hold is listed before anything is written</source>
        <translation>What version 1 cannot hold is listed before anything is written</translation>
    </message>
    <message>
        <source>Version of puppets</source>
        <translation>Version of puppets</translation>
    </message>
    <message>
        <source>compressed as it is</source>
        <translation>compressed as it is</translation>
    </message>
    <message>
        <source>not compressed</source>
        <translation>not compressed</translation>
    </message>
    <message>
        <source>How puppets are compressed</source>
        <translation>How puppets are compressed</translation>
    </message>
    <message>
        <source>Compression of puppets</source>
        <translation>Compression of puppets</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>Who is published?</source>
        <translation>Who is published?</translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation>Choose at least one.</translation>
    </message>
    <message>
        <source>Say which member %1 is, or do not choose it.</source>
        <translation>Say which member %1 is, or do not choose it.</translation>
    </message>
    <message>
        <source>Nobody says under which licence this is; double-click to say it</source>
        <translation>Nobody says under which licence this is; double-click to say it</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PublishKindsPage</name>
    <message>
        <source>Kinds of work</source>
        <translation>Kinds of work</translation>
    </message>
    <message>
        <source>Who does what, when?</source>
        <translation>Who does what, when?</translation>
    </message>
    <message>
        <source>Dry Run</source>
        <translation>Dry Run</translation>
    </message>
    <message>
        <source>A game says what kind of work a member is at. Walking always wins; a kind that is not in the list plays the default.</source>
        <translation>A game says what kind of work a member is at. Walking always wins; a kind that is not in the list plays the default.</translation>
    </message>
    <message>
        <source>Action of “%1”</source>
        <translation>Action of “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) mapped.</source>
        <translation>
            <numerusform>%n kind mapped.</numerusform>
            <numerusform>%n kinds mapped.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not mapped, and so “%1”: %2.</source>
        <translation>Not mapped, and so “%1”: %2.</translation>
    </message>
    <message>
        <source>Baking the packs</source>
        <translation>Baking the packs</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Default</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Moving</translation>
    </message>
    <message>
        <source>Chasing</source>
        <translation>Chasing</translation>
    </message>
    <message>
        <source>What members do who have nothing else to do</source>
        <translation>What members do who have nothing else to do</translation>
    </message>
    <message>
        <source>What members do who walk</source>
        <translation>What members do who walk</translation>
    </message>
    <message>
        <source>What members do who run after somebody</source>
        <translation>What members do who run after somebody</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Kind of work</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Kinds of work and their actions</source>
        <translation>Kinds of work and their actions</translation>
    </message>
    <message>
        <source>Another kind of work</source>
        <translation>Another kind of work</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Add this kind to the list</source>
        <translation>Add this kind to the list</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Take the chosen kind out of the list; it plays the default then</source>
        <translation>Take the chosen kind out of the list; it plays the default then</translation>
    </message>
    <message>
        <source>Keep these choices in publish.json</source>
        <translation>Keep these choices in publish.json</translation>
    </message>
    <message>
        <source>The next publication of this project, here or by marrow-cli, begins with them</source>
        <translation>The next publication of this project, here or by marrow-cli, begins with them</translation>
    </message>
    <message>
        <source>Choose the actions for standing, walking and chasing.</source>
        <translation>Choose the actions for standing, walking and chasing.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Their actions are no longer published, and so “%1”: %2.</source>
        <translation>Their actions are no longer published, and so “%1”: %2.</translation>
    </message>
</context>
<context>
    <name>marrow::PublishPlacesPage</name>
    <message>
        <source>A project has bound characters NAME_rigged.glb in the folder characters, retargeted actions in actions, hand-keyed ones in anim_edit, rigs in voxels and puppets in puppets. The game's own files are never touched: published files stand beside them.</source>
        <translation>A project has bound characters NAME_rigged.glb in the folder characters, retargeted actions in actions, hand-keyed ones in anim_edit, rigs in voxels and puppets in puppets. The game's own files are never touched: published files stand beside them.</translation>
    </message>
    <message>
        <source>Choose the project.</source>
        <translation>Choose the project.</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>There is no file or folder %1.</translation>
    </message>
    <message>
        <source>Choose the folder to publish to.</source>
        <translation>Choose the folder to publish to.</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Reading the project</translation>
    </message>
    <message>
        <source>Project: a folder, or a single bound model, rig or puppet</source>
        <translation>Project: a folder, or a single bound model, rig or puppet</translation>
    </message>
    <message>
        <source>Publish to: the folder of the game's models</source>
        <translation>Publish to: the folder of the game's models</translation>
    </message>
    <message>
        <source>Folder with characters, actions, voxels, puppets</source>
        <translation>Folder with characters, actions, voxels, puppets</translation>
    </message>
    <message>
        <source>Folder where chr_NAME.glb stand, or a new one</source>
        <translation>Folder where chr_NAME.glb stand, or a new one</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Browse…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Choose a folder</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Project</translation>
    </message>
    <message>
        <source>What is published, and to which folder?</source>
        <translation>What is published, and to which folder?</translation>
    </message>
</context>
<context>
    <name>marrow::PublishPlanPage</name>
    <message>
        <source>Dry run</source>
        <translation>Dry run</translation>
    </message>
    <message>
        <source>This is what would be written. Publish it?</source>
        <translation>This is what would be written. Publish it?</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publish</translation>
    </message>
    <message>
        <source>Nothing was written yet. %1 will be written to %2.</source>
        <translation>Nothing was written yet. %1 will be written to %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>Publishing</translation>
    </message>
    <message>
        <source>The choices made here are kept in %1.</source>
        <translation>The choices made here are kept in %1.</translation>
    </message>
</context>
<context>
    <name>marrow::PublishResultPage</name>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Published</translation>
    </message>
    <message>
        <source>Open on the Stage</source>
        <translation>Open on the Stage</translation>
    </message>
    <message>
        <source>Play the folder as a game does</source>
        <translation>Play the folder as a game does</translation>
    </message>
    <message>
        <source>Show the Folder</source>
        <translation>Show the Folder</translation>
    </message>
    <message>
        <source>Open the folder in the file manager</source>
        <translation>Open the folder in the file manager</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>SHA-1</source>
        <translation>SHA-1</translation>
    </message>
    <message>
        <source>Files that were published</source>
        <translation>Files that were published</translation>
    </message>
    <message>
        <source>Every file was read back and compared before it was moved in.</source>
        <translation>Every file was read back and compared before it was moved in.</translation>
    </message>
    <message>
        <source>The choices could not be kept: %1</source>
        <translation>The choices could not be kept: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n clip</numerusform>
            <numerusform>%n clips</numerusform>
        </translation>
    </message>
    <message>
        <source>Published to %1: %2 of together %3, in %4 s.</source>
        <translation>Published to %1: %2 of together %3, in %4 s.</translation>
    </message>
    <message>
        <source>Published %1, each with %2, to %3: %4 of together %5, in %6 s.</source>
        <translation>Published %1, each with %2, to %3: %4 of together %5, in %6 s.</translation>
    </message>
    <message>
        <source>lists the others</source>
        <translation>lists the others</translation>
    </message>
</context>
<context>
    <name>marrow::PublishWizard</name>
    <message>
        <source>Publish</source>
        <translation>Publish</translation>
    </message>
</context>
<context>
    <name>marrow::PublishWorkbench</name>
    <message>
        <source>Publication</source>
        <translation>Publication</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stage</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>Acceptance</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publish</translation>
    </message>
    <message>
        <source>Look at what was published and play it as a game does</source>
        <translation>Look at what was published and play it as a game does</translation>
    </message>
    <message>
        <source>The publication was not rolled back</source>
        <translation>The publication was not rolled back</translation>
    </message>
    <message>
        <source>Rolled back: games show the original models. anim_map.json is kept as a copy.</source>
        <translation>Rolled back: games show the original models. anim_map.json is kept as a copy.</translation>
    </message>
    <message>
        <source>Publish Again…</source>
        <translation>Publish Again…</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s) on the stage</source>
        <translation>
            <numerusform>%n member on the stage</numerusform>
            <numerusform>%n members on the stage</numerusform>
        </translation>
    </message>
    <message>
        <source>Run acceptance</source>
        <translation>Run acceptance</translation>
    </message>
    <message>
        <source>publication</source>
        <translation>publication</translation>
    </message>
    <message>
        <source>Roll back the publication</source>
        <translation>Roll back the publication</translation>
    </message>
    <message>
        <source>%1: walk</source>
        <translation>%1: walk</translation>
    </message>
    <message>
        <source>member</source>
        <translation>member</translation>
    </message>
    <message>
        <source>The files are being compared with the manifest…</source>
        <translation>The files are being compared with the manifest…</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetCanvas</name>
    <message>
        <source>Puppet canvas</source>
        <translation>Puppet canvas</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Core</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Advanced</translation>
    </message>
    <message>
        <source>Decoding the texture pages…</source>
        <translation>Decoding the texture pages…</translation>
    </message>
    <message>
        <source>Drawn without OpenGL 3.3: slower, but exact.</source>
        <translation>Drawn without OpenGL 3.3: slower, but exact.</translation>
    </message>
    <message>
        <source>Drag to move the canvas</source>
        <translation>Drag to move the canvas</translation>
    </message>
    <message>
        <source>Drag to move the border between core (left) and advanced (right)</source>
        <translation>Drag to move the border between core (left) and advanced (right)</translation>
    </message>
    <message>
        <source>Click selects “%1”; Ctrl adds it, Alt or Tab goes on to what lies below</source>
        <translation>Click selects “%1”; Ctrl adds it, Alt or Tab goes on to what lies below</translation>
    </message>
    <message>
        <source>Wheel zooms, middle button or Space and drag moves the canvas, F frames the selection</source>
        <translation>Wheel zooms, middle button or Space and drag moves the canvas, F frames the selection</translation>
    </message>
    <message>
        <source>Select “%1”</source>
        <translation>Select “%1”</translation>
    </message>
    <message>
        <source>Frame the selection</source>
        <translation>Frame the selection</translation>
    </message>
    <message>
        <source>Show the whole canvas</source>
        <translation>Show the whole canvas</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Actual size</translation>
    </message>
    <message>
        <source>max %1 px · mean %2 px</source>
        <translation>max %1 px · mean %2 px</translation>
    </message>
    <message>
        <source>Core and advanced mode put every vertex at the same place</source>
        <translation>Core and advanced mode put every vertex at the same place</translation>
    </message>
    <message>
        <source>Largest and mean distance of a vertex between core and advanced mode. Click to see the worst mesh: %1</source>
        <translation>Largest and mean distance of a vertex between core and advanced mode. Click to see the worst mesh: %1</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetContext</name>
    <message>
        <source>Mesh %1</source>
        <translation>Mesh %1</translation>
    </message>
    <message>
        <source>Deformer %1</source>
        <translation>Deformer %1</translation>
    </message>
    <message>
        <source>Bone %1</source>
        <translation>Bone %1</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Part %1</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Physics group %1</source>
        <translation>Physics group %1</translation>
    </message>
    <message>
        <source>Collider %1</source>
        <translation>Collider %1</translation>
    </message>
    <message>
        <source>Hit area %1</source>
        <translation>Hit area %1</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetSession</name>
    <message>
        <source>Puppet (*.p2lrt)</source>
        <translation>Puppet (*.p2lrt)</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetSizePreview</name>
    <message>
        <source>Measuring…</source>
        <translation>Measuring…</translation>
    </message>
    <message>
        <source>The file has %1 now and would have %2 (%3 %).</source>
        <translation>The file has %1 now and would have %2 (%3 %).</translation>
    </message>
    <message>
        <source>Nothing would be lost.</source>
        <translation>Nothing would be lost.</translation>
    </message>
    <message>
        <source>What would be lost:</source>
        <translation>What would be lost:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PuppetWorkbench</name>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Puppet</source>
        <translation>Puppet</translation>
    </message>
    <message>
        <source>Play a puppet, work its parameters, edit their panel</source>
        <translation>Play a puppet, work its parameters, edit their panel</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %n thing(s)</source>
        <translation>
            <numerusform>Selected: %n thing</numerusform>
            <numerusform>Selected: %n things</numerusform>
        </translation>
    </message>
    <message>
        <source>clip</source>
        <translation>clip</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parameter</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>mesh</translation>
    </message>
    <message>
        <source>part</source>
        <translation>part</translation>
    </message>
    <message>
        <source>Sound for the lips</source>
        <translation>Sound for the lips</translation>
    </message>
    <message>
        <source>Sound (*.wav)</source>
        <translation>Sound (*.wav)</translation>
    </message>
    <message>
        <source>%1 was not read</source>
        <translation>%1 was not read</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1 could not be opened: %2</translation>
    </message>
    <message>
        <source>%1 is larger than any speech (256 MiB).</source>
        <translation>%1 is larger than any speech (256 MiB).</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Advanced</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspect</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 was written.</translation>
    </message>
    <message>
        <source>%1: the stored bytes do not have the checksum the file gives; the chunk was changed or damaged.</source>
        <translation>%1: the stored bytes do not have the checksum the file gives; the chunk was changed or damaged.</translation>
    </message>
    <message>
        <source>Texture page %1 cannot be shown: %2</source>
        <translation>Texture page %1 cannot be shown: %2</translation>
    </message>
    <message numerus="yes">
        <source>A texture page cannot be shown, and so %n mesh(es) cannot be seen: %1</source>
        <translation>
            <numerusform>A texture page cannot be shown, and so %n mesh cannot be seen: %1</numerusform>
            <numerusform>A texture page cannot be shown, and so %n meshes cannot be seen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the issues</source>
        <translation>Show the issues</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>Check the file</translation>
    </message>
    <message>
        <source>A check reads the file again and looks at the checksum of every chunk and at every texture page.</source>
        <translation>A check reads the file again and looks at the checksum of every chunk and at every texture page.</translation>
    </message>
    <message>
        <source>Every chunk has its checksum, and every texture page can be shown.</source>
        <translation>Every chunk has its checksum, and every texture page can be shown.</translation>
    </message>
</context>
<context>
    <name>marrow::ReadingStrip</name>
    <message numerus="yes">
        <source>Opening %1, %n more waiting</source>
        <translation>
            <numerusform>Opening %1, %n more waiting</numerusform>
            <numerusform>Opening %1, %n more waiting</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Opening %1</translation>
    </message>
    <message>
        <source>Stop opening %1; other documents stay as they are</source>
        <translation>Stop opening %1; other documents stay as they are</translation>
    </message>
</context>
<context>
    <name>marrow::RecoveryDialog</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>Recover unsaved work</translation>
    </message>
    <message numerus="yes">
        <source>Marrow ended before %1 was saved. Its journal holds %n step(s), the last one from %2. Choose the step to go on from; the file on the disk is not touched until you save.</source>
        <translation>
            <numerusform>Marrow ended before %1 was saved. Its journal holds %n step, the last one from %2. Choose the step to go on from; the file on the disk is not touched until you save.</numerusform>
            <numerusform>Marrow ended before %1 was saved. Its journal holds %n steps, the last one from %2. Choose the step to go on from; the file on the disk is not touched until you save.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recover</translation>
    </message>
    <message>
        <source>Throw the journal away</source>
        <translation>Throw the journal away</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decide later</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>As it was opened</translation>
    </message>
    <message>
        <source>Marrow ended before %1 was saved. What was recovered the last time is still in its journal; the file on the disk is not touched until you save.</source>
        <translation>Marrow ended before %1 was saved. What was recovered the last time is still in its journal; the file on the disk is not touched until you save.</translation>
    </message>
    <message>
        <source>As it was recovered last time</source>
        <translation>As it was recovered last time</translation>
    </message>
    <message>
        <source>Marrow ended while a document was open that is in no file yet. What was recovered the last time is still in its journal.</source>
        <translation>Marrow ended while a document was open that is in no file yet. What was recovered the last time is still in its journal.</translation>
    </message>
    <message numerus="yes">
        <source>Marrow ended while a document was open that is in no file yet. Its journal holds %n step(s), the last one from %1. Choose the step to go on from.</source>
        <translation>
            <numerusform>Marrow ended while a document was open that is in no file yet. Its journal holds %n step, from %1. Choose the state to go on from.</numerusform>
            <numerusform>Marrow ended while a document was open that is in no file yet. Its journal holds %n steps, the last one from %1. Choose the step to go on from.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::ReportTable</name>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>How far an arm or leg is from the source's direction at most; the bar is full at %1°</source>
        <translation>How far an arm or leg is from the source's direction at most; the bar is full at %1°</translation>
    </message>
    <message>
        <source>How far a foot strays while it stands; the bar is full at 1 % of the figure's height</source>
        <translation>How far a foot strays while it stands; the bar is full at 1 % of the figure's height</translation>
    </message>
    <message>
        <source>How far the lowest sole is below the floor; the bar is full at 2 % of the figure's height</source>
        <translation>How far the lowest sole is below the floor; the bar is full at 2 % of the figure's height</translation>
    </message>
    <message>
        <source>Show frame %1</source>
        <translation>Show frame %1</translation>
    </message>
    <message>
        <source>%1° %2</source>
        <translation>%1° %2</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>without %1</translation>
    </message>
    <message>
        <source>The target has no feet.</source>
        <translation>The target has no feet.</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Four moments of the clip, as it will be baked</source>
        <translation>Four moments of the clip, as it will be baked</translation>
    </message>
    <message>
        <source>How far standing soles hover above where the source's stand; the bar is full at 2 % of the figure's height</source>
        <translation>How far standing soles hover above where the source's stand; the bar is full at 2 % of the figure's height</translation>
    </message>
    <message>
        <source>The source has no joint that plays these; they stay at rest: %1</source>
        <translation>The source has no joint that plays these; they stay at rest: %1</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Slides</translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation>Sinks</translation>
    </message>
    <message>
        <source>Hovers</source>
        <translation>Hovers</translation>
    </message>
    <message>
        <source>%1 of %2, %3 frames, %4 s, %5 channels</source>
        <translation>%1 of %2, %3 frames, %4 s, %5 channels</translation>
    </message>
</context>
<context>
    <name>marrow::ResponseView</name>
    <message>
        <source>Tugging…</source>
        <translation>Tugging…</translation>
    </message>
    <message>
        <source>Tug and plot the swing</source>
        <translation>Tug and plot the swing</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Core</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Advanced</translation>
    </message>
    <message>
        <source>%1: does not move</source>
        <translation>%1: does not move</translation>
    </message>
    <message>
        <source>%1: peak %2 px, overshoot %3 px, at rest after %4 s</source>
        <translation>%1: peak %2 px, overshoot %3 px, at rest after %4 s</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Nothing moves with this parameter.</source>
        <translation>Nothing moves with this parameter.</translation>
    </message>
    <message>
        <source>The parameter to tug; type to find it</source>
        <translation>The parameter to tug; type to find it</translation>
    </message>
    <message>
        <source>to</source>
        <translation>to</translation>
    </message>
    <message>
        <source>Where it is pulled to, and let go from after four tenths of a second</source>
        <translation>Where it is pulled to, and let go from after four tenths of a second</translation>
    </message>
    <message>
        <source>Pulls the parameter for 0.6 s on a copy of the puppet and follows the swing for 3 s</source>
        <translation>Pulls the parameter for 0.6 s on a copy of the puppet and follows the swing for 3 s</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>The mesh whose swing is plotted; the widest swing comes first</source>
        <translation>The mesh whose swing is plotted; the widest swing comes first</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>How the mesh swings, in canvas pixels over time</source>
        <translation>How the mesh swings, in canvas pixels over time</translation>
    </message>
    <message>
        <source>Choose a parameter and tug it: the swing of what hangs on it is plotted here.</source>
        <translation>Choose a parameter and tug it: the swing of what hangs on it is plotted here.</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetMapPage</name>
    <message>
        <source>Joint map</source>
        <translation>Joint map</translation>
    </message>
    <message>
        <source>Which joint is which?</source>
        <translation>Which joint is which?</translation>
    </message>
    <message>
        <source>Choose a joint at the left and the source's joint that plays it at the right. Thick lines are the choice, dashed ones what the names say otherwise, dotted ones what the shape says otherwise.</source>
        <translation>Choose a joint at the left and the source's joint that plays it at the right. Thick lines are the choice, dashed ones what the names say otherwise, dotted ones what the shape says otherwise.</translation>
    </message>
    <message>
        <source>Proposed by the shape</source>
        <translation>Proposed by the shape</translation>
    </message>
    <message>
        <source>Proposed: %1</source>
        <translation>Proposed: %1</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Preset: %1</translation>
    </message>
    <message>
        <source>Edited here</source>
        <translation>Edited here</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Read the source by another map</source>
        <translation>Read the source by another map</translation>
    </message>
    <message>
        <source>Name of a preset</source>
        <translation>Name of a preset</translation>
    </message>
    <message>
        <source>What the joint map is to be called when it is saved</source>
        <translation>What the joint map is to be called when it is saved</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>Save as Preset</translation>
    </message>
    <message>
        <source>Keep this joint map as a small file, for the next time and for the command line</source>
        <translation>Keep this joint map as a small file, for the next time and for the command line</translation>
    </message>
    <message>
        <source>Joints of the skeleton and of the source</source>
        <translation>Joints of the skeleton and of the source</translation>
    </message>
    <message>
        <source>Undo the last change of the joint map (%1)</source>
        <translation>Undo the last change of the joint map (%1)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo the change of the joint map (%1)</source>
        <translation>Redo the change of the joint map (%1)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetOptionsPage</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>How should it be baked?</source>
        <translation>How should it be baked?</translation>
    </message>
    <message>
        <source>The root is never moved: where a figure goes and which way it looks is decided by whoever plays the action.</source>
        <translation>The root is never moved: where a figure goes and which way it looks is decided by whoever plays the action.</translation>
    </message>
    <message>
        <source>Joints that move</source>
        <translation>Joints that move</translation>
    </message>
    <message>
        <source>A joint without a tick stays at rest</source>
        <translation>A joint without a tick stays at rest</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetPreviewPage</name>
    <message>
        <source>Preview</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Does it look right?</source>
        <translation>Does it look right?</translation>
    </message>
    <message>
        <source>The source at the left, what is baked at the right, every frame of every clip. Below: how far the worst arm or leg is from the source's direction.</source>
        <translation>The source at the left, what is baked at the right, every frame of every clip. Below: how far the worst arm or leg is from the source's direction.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Measuring every clip…</source>
        <translation>Measuring every clip…</translation>
    </message>
    <message>
        <source>None of the clips could be baked. %1</source>
        <translation>None of the clips could be baked. %1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Play or pause (Space)</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Play or pause</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Which clip is shown</source>
        <translation>Which clip is shown</translation>
    </message>
    <message>
        <source>Source and target side by side</source>
        <translation>Source and target side by side</translation>
    </message>
    <message>
        <source>Largest angle over time</source>
        <translation>Largest angle over time</translation>
    </message>
    <message>
        <source>Click to see that frame; Left and Right step frames. The dashed line is the limit of %1°.</source>
        <translation>Click to see that frame; Left and Right step frames. The dashed line is the limit of %1°.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source: %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Target: %1</translation>
    </message>
    <message>
        <source>Drag to look around, wheel to come nearer, F to see all</source>
        <translation>Drag to look around, wheel to come nearer, F to see all</translation>
    </message>
    <message>
        <source>Frame %1 (0–%2) · %3 s</source>
        <translation>Frame %1 (0–%2) · %3 s</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetReferencePage</name>
    <message>
        <source>Reference pose</source>
        <translation>Reference pose</translation>
    </message>
    <message>
        <source>Which clip shows how the figure stands?</source>
        <translation>Which clip shows how the figure stands?</translation>
    </message>
    <message>
        <source>Every movement is counted from its first frame, in all files. It should stand still with its arms down. Drag a handle to correct how the target stands then.</source>
        <translation>Every movement is counted from its first frame, in all files. It should stand still with its arms down. Drag a handle to correct how the target stands then.</translation>
    </message>
    <message>
        <source>None of the clips is named …Idle_A. Choose the one whose first frame stands still; the rest pose is not taken instead, as arms would end up behind the back.</source>
        <translation>None of the clips is named …Idle_A. Choose the one whose first frame stands still; the rest pose is not taken instead, as arms would end up behind the back.</translation>
    </message>
    <message>
        <source>%1 of %2, %3 frames</source>
        <translation>%1 of %2, %3 frames</translation>
    </message>
    <message>
        <source>The next page assigns joints.</source>
        <translation>The next page assigns joints.</translation>
    </message>
    <message>
        <source>Target, posed for this bake</source>
        <translation>Target, posed for this bake</translation>
    </message>
    <message>
        <source>Target, at rest</source>
        <translation>Target, at rest</translation>
    </message>
    <message>
        <source>Source, %1</source>
        <translation>Source, %1</translation>
    </message>
    <message>
        <source>Take Back the Corrections</source>
        <translation>Take Back the Corrections</translation>
    </message>
    <message>
        <source>Pose the target as it was proposed</source>
        <translation>Pose the target as it was proposed</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Limb</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>At rest</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Now</translation>
    </message>
    <message>
        <source>How far the target's rest is from the source's reference pose</source>
        <translation>How far the target's rest is from the source's reference pose</translation>
    </message>
    <message>
        <source>How far the target is from it as it stands now</source>
        <translation>How far the target is from it as it stands now</translation>
    </message>
    <message>
        <source>Angles left between source and target</source>
        <translation>Angles left between source and target</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Source and target over each other</source>
        <translation>Source and target over each other</translation>
    </message>
    <message>
        <source>Drag to look around, wheel to come nearer, F to see all. Drag a handle, or go to it with Tab and press Ctrl and an arrow, to turn the limb above it.</source>
        <translation>Drag to look around, wheel to come nearer, F to see all. Drag a handle, or go to it with Tab and press Ctrl and an arrow, to turn the limb above it.</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetReportPage</name>
    <message>
        <source>Where the actions go</source>
        <translation>Where the actions go</translation>
    </message>
    <message>
        <source>Report card</source>
        <translation>Report card</translation>
    </message>
    <message>
        <source>How well does it fit?</source>
        <translation>How well does it fit?</translation>
    </message>
    <message>
        <source>The worst clip stands first. Click a number to see the frame it is from. Nothing has been written yet.</source>
        <translation>The worst clip stands first. Click a number to see the frame it is from. Nothing has been written yet.</translation>
    </message>
    <message>
        <source>Choose the folder the actions go into.</source>
        <translation>Choose the folder the actions go into.</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>Bake</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <translation>%1, frame %2</translation>
    </message>
    <message>
        <source>The rig was removed in the meantime.</source>
        <translation>The rig was removed in the meantime.</translation>
    </message>
    <message>
        <source>Baking…</source>
        <translation>Baking…</translation>
    </message>
    <message>
        <source>The clips go into %1 as one step, which can be undone.</source>
        <translation>The clips go into %1 as one step, which can be undone.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>where the actions go, one file each</source>
        <translation>where the actions go, one file each</translation>
    </message>
    <message>
        <source>The folder the baked actions are written to; files of the same name are replaced</source>
        <translation>The folder the baked actions are written to; files of the same name are replaced</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Browse…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Choose the folder</translation>
    </message>
    <message>
        <source>Source and target at that frame</source>
        <translation>Source and target at that frame</translation>
    </message>
    <message numerus="yes">
        <source>%n actions of these names are in the folder already. Baking replaces them.</source>
        <translation>
            <numerusform>%n action of these names is in the folder already. Baking replaces it.</numerusform>
            <numerusform>%n actions of these names are in the folder already. Baking replaces them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::RetargetResultPage</name>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were added to %1</source>
        <translation>
            <numerusform>%n clip was added to %1</numerusform>
            <numerusform>%n clips were added to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions were baked</source>
        <translation>
            <numerusform>%n action was baked</numerusform>
            <numerusform>%n actions were baked</numerusform>
        </translation>
    </message>
    <message>
        <source>They are one step of the history: undo takes all of them away again. Save the rig to keep them.</source>
        <translation>They are one step of the history: undo takes all of them away again. Save the rig to keep them.</translation>
    </message>
    <message>
        <source>They are in %1. A pack for a game is made from this folder.</source>
        <translation>They are in %1. A pack for a game is made from this folder.</translation>
    </message>
    <message>
        <source>%1 frames, %2 s, %3 channels</source>
        <translation>%1 frames, %2 s, %3 channels</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>What is in it</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>What was written</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>Open the Folder</translation>
    </message>
    <message>
        <source>Show the files in the file manager</source>
        <translation>Show the files in the file manager</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetSourcesPage</name>
    <message>
        <source>Motions</source>
        <translation>Motions</translation>
    </message>
    <message>
        <source>Motions (*.glb *.gltf *.vrm *.vrma *.bvh *.vmd *.fbx *.json *.ndjson);;All files (*)</source>
        <translation>Motions (*.glb *.gltf *.vrm *.vrma *.bvh *.vmd *.fbx *.json *.ndjson);;All files (*)</translation>
    </message>
    <message>
        <source>Which motions?</source>
        <translation>Which motions?</translation>
    </message>
    <message>
        <source>Add all files of a set at once: one clip among them shows how the figure stands, and serves the others. Files can be dropped here.</source>
        <translation>Add all files of a set at once: one clip among them shows how the figure stands, and serves the others. Files can be dropped here.</translation>
    </message>
    <message>
        <source>Add at least one file with motions.</source>
        <translation>Add at least one file with motions.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Reading the motions…</source>
        <translation>Reading the motions…</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>Add Files…</translation>
    </message>
    <message>
        <source>Choose files with motions: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json</source>
        <translation>Choose files with motions: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Take the selected files out of the list; they stay on the disk</source>
        <translation>Take the selected files out of the list; they stay on the disk</translation>
    </message>
    <message>
        <source>Files with motions</source>
        <translation>Files with motions</translation>
    </message>
    <message>
        <source>read with the next page</source>
        <translation>read with the next page</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetStage</name>
    <message>
        <source>Drag a handle to turn the limb above it; drag beside it to turn the view</source>
        <translation>Drag a handle to turn the limb above it; drag beside it to turn the view</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetTargetPage</name>
    <message>
        <source>Target</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>Onto what?</source>
        <translation>Onto what?</translation>
    </message>
    <message>
        <source>A bound character gets actions, which serve every other character of the same rest as well. A voxel rig gets clips of its own.</source>
        <translation>A bound character gets actions, which serve every other character of the same rest as well. A voxel rig gets clips of its own.</translation>
    </message>
    <message>
        <source>Choose what is to move.</source>
        <translation>Choose what is to move.</translation>
    </message>
    <message>
        <source>Bound characters and voxel rigs (*.glb *.gltf *.vfp);;All files (*)</source>
        <translation>Bound characters and voxel rigs (*.glb *.gltf *.vfp);;All files (*)</translation>
    </message>
    <message>
        <source>Reading the target…</source>
        <translation>Reading the target…</translation>
    </message>
    <message>
        <source>A standard figure of 1.75 m, for every character</source>
        <translation>A standard figure of 1.75 m, for every character</translation>
    </message>
    <message>
        <source>Open now: its clips are added as one step, which can be undone</source>
        <translation>Open now: its clips are added as one step, which can be undone</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Targets</translation>
    </message>
    <message>
        <source>Choose a File…</source>
        <translation>Choose a File…</translation>
    </message>
    <message>
        <source>A bound character (.glb) or a voxel rig (.vfp) that is not open</source>
        <translation>A bound character (.glb) or a voxel rig (.vfp) that is not open</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetWizard</name>
    <message>
        <source>Retarget Motions</source>
        <translation>Retarget Motions</translation>
    </message>
</context>
<context>
    <name>marrow::RigContext</name>
    <message>
        <source>Joint %1</source>
        <translation>Joint %1</translation>
    </message>
</context>
<context>
    <name>marrow::ScriptPlayer</name>
    <message>
        <source>parameters</source>
        <translation>parameters</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>clips</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>expressions</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>layers</translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation>pose groups</translation>
    </message>
    <message>
        <source>entries in the pose group</source>
        <translation>entries in the pose group</translation>
    </message>
    <message>
        <source>The command %1 asks for number %2, but the puppet has %3 %4, numbered from 0.</source>
        <translation>The command %1 asks for number %2, but the puppet has %3 %4, numbered from 0.</translation>
    </message>
    <message>
        <source>A step needs a "do" list that begins with the name of a command.</source>
        <translation>A step needs a "do" list that begins with the name of a command.</translation>
    </message>
    <message>
        <source>There is no command named "%1".</source>
        <translation>There is no command named "%1".</translation>
    </message>
    <message numerus="yes">
        <source>The command %1 takes %n argument(s), but this step gives %2.</source>
        <translation>
            <numerusform>The command %1 takes %n argument, but this step gives %2.</numerusform>
            <numerusform>The command %1 takes %n arguments, but this step gives %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Argument %1 of %2 must be a number.</source>
        <translation>Argument %1 of %2 must be a number.</translation>
    </message>
    <message>
        <source>Argument %1 of %2 must be a whole number.</source>
        <translation>Argument %1 of %2 must be a whole number.</translation>
    </message>
</context>
<context>
    <name>marrow::SearchField</name>
    <message>
        <source>Part of a name. Down or Return goes on to what was found, Escape clears.</source>
        <translation>Part of a name. Down or Return goes on to what was found, Escape clears.</translation>
    </message>
</context>
<context>
    <name>marrow::Section</name>
    <message>
        <source>Fold this part away (Space)</source>
        <translation>Fold this part away (Space)</translation>
    </message>
    <message>
        <source>Open this part (Space)</source>
        <translation>Open this part (Space)</translation>
    </message>
</context>
<context>
    <name>marrow::SectionsModel</name>
    <message>
        <source>%1 at byte %2: %3 bytes stored, %4 unpacked, flags: %5, CRC-32 %6</source>
        <translation>%1 at byte %2: %3 bytes stored, %4 unpacked, flags: %5, CRC-32 %6</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>Codec</source>
        <translation>Codec</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>CRC</source>
        <translation>CRC</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a section not written yet</comment>
        <translation>new</translation>
    </message>
    <message>
        <source>ok</source>
        <comment>the checksum matches</comment>
        <translation>ok</translation>
    </message>
    <message>
        <source>differs</source>
        <comment>the checksum</comment>
        <translation>differs</translation>
    </message>
</context>
<context>
    <name>marrow::ShapeSliders</name>
    <message numerus="yes">
        <source>%n more; find them by name.</source>
        <translation>
            <numerusform>%n more; find them by name.</numerusform>
            <numerusform>%n more; find them by name.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of that name.</source>
        <translation>Nothing of that name.</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Find by name</translation>
    </message>
    <message>
        <source>Shows only what has this in its name; Down goes to the first</source>
        <translation>Shows only what has this in its name; Down goes to the first</translation>
    </message>
</context>
<context>
    <name>marrow::ShortcutsDialog</name>
    <message>
        <source>Assign</source>
        <translation>Assign</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>No shortcut</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Keyboard shortcuts</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>Search actions</translation>
    </message>
    <message>
        <source>Marrow</source>
        <translation>Marrow</translation>
    </message>
    <message>
        <source>As in Blender</source>
        <translation>As in Blender</translation>
    </message>
    <message>
        <source>As in Blockbench</source>
        <translation>As in Blockbench</translation>
    </message>
    <message>
        <source>As in Photoshop</source>
        <translation>As in Photoshop</translation>
    </message>
    <message>
        <source>Replaces every shortcut by those of a program you know</source>
        <translation>Replaces every shortcut by those of a program you know</translation>
    </message>
    <message>
        <source>Take a preset</source>
        <translation>Take a preset</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Shortcut</translation>
    </message>
    <message>
        <source>%1 has this shortcut now and would lose it.</source>
        <translation>%1 has this shortcut now and would lose it.</translation>
    </message>
    <message>
        <source>Choose an action, then press the keys it shall have.</source>
        <translation>Choose an action, then press the keys it shall have.</translation>
    </message>
</context>
<context>
    <name>marrow::SimulationView</name>
    <message>
        <source>Simulation %1</source>
        <translation>Simulation %1</translation>
    </message>
    <message>
        <source>Turn the simulation on above to see how it goes.</source>
        <translation>Turn the simulation on above to see how it goes.</translation>
    </message>
    <message>
        <source>This puppet has no simulation.</source>
        <translation>This puppet has no simulation.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energy</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Steps a second</translation>
    </message>
    <message>
        <source>Time dropped</source>
        <translation>Time dropped</translation>
    </message>
    <message>
        <source>Worst stretch</source>
        <translation>Worst stretch</translation>
    </message>
    <message>
        <source>Deepest penetration</source>
        <translation>Deepest penetration</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>Kinetic energy</translation>
    </message>
    <message>
        <source>How often the simulation really stepped in the last moments</source>
        <translation>How often the simulation really stepped in the last moments</translation>
    </message>
    <message>
        <source>Time that passed in frames too long to catch up with: at most four steps are taken a frame</source>
        <translation>Time that passed in frames too long to catch up with: at most four steps are taken a frame</translation>
    </message>
    <message>
        <source>The longest edge against its rest length</source>
        <translation>The longest edge against its rest length</translation>
    </message>
    <message>
        <source>How far the deepest particle is inside a collider</source>
        <translation>How far the deepest particle is inside a collider</translation>
    </message>
    <message>
        <source>Falls to nothing as the cloth comes to rest; one that stays high will not settle</source>
        <translation>Falls to nothing as the cloth comes to rest; one that stays high will not settle</translation>
    </message>
    <message>
        <source>The simulation whose numbers are shown</source>
        <translation>The simulation whose numbers are shown</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Kinetic energy over the last seconds</source>
        <translation>Kinetic energy over the last seconds</translation>
    </message>
    <message>
        <source>Play to see the energy settle.</source>
        <translation>Play to see the energy settle.</translation>
    </message>
    <message>
        <source>Wind from the host</source>
        <translation>Wind from the host</translation>
    </message>
    <message>
        <source>Drag to blow at the cloth; double click for calm air</source>
        <translation>Drag to blow at the cloth; double click for calm air</translation>
    </message>
    <message>
        <source>Wind to the right</source>
        <translation>Wind to the right</translation>
    </message>
    <message>
        <source>Wind downwards</source>
        <translation>Wind downwards</translation>
    </message>
    <message>
        <source>Start the simulations anew</source>
        <translation>Start the simulations anew</translation>
    </message>
    <message>
        <source>Places every particle at its goal again</source>
        <translation>Places every particle at its goal again</translation>
    </message>
</context>
<context>
    <name>marrow::SkeletonModel</name>
    <message numerus="yes">
        <source>%1, joint %2: %n voxels</source>
        <translation>
            <numerusform>%1, joint %2: %n voxel</numerusform>
            <numerusform>%1, joint %2: %n voxels</numerusform>
        </translation>
    </message>
    <message>
        <source>The default joint: voxels nobody assigned follow it.</source>
        <translation>The default joint: voxels nobody assigned follow it.</translation>
    </message>
    <message>
        <source>Click to hide the joint's voxels. Alt+click shows only this joint.</source>
        <translation>Click to hide the joint's voxels. Alt+click shows only this joint.</translation>
    </message>
    <message>
        <source>Hidden. Click to show the joint's voxels again.</source>
        <translation>Hidden. Click to show the joint's voxels again.</translation>
    </message>
    <message>
        <source>Locked: painting does not touch its voxels. Click to unlock.</source>
        <translation>Locked: painting does not touch its voxels. Click to unlock.</translation>
    </message>
    <message>
        <source>Click to lock: painting then leaves its voxels alone.</source>
        <translation>Click to lock: painting then leaves its voxels alone.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>shown</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>hidden</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>locked</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>not locked</translation>
    </message>
    <message>
        <source>Posed and not keyed (K keys it).</source>
        <translation>Posed and not keyed (K keys it).</translation>
    </message>
    <message>
        <source>%1, posed and not keyed</source>
        <translation>%1, posed and not keyed</translation>
    </message>
</context>
<context>
    <name>marrow::SkeletonPanel</name>
    <message>
        <source>joint</source>
        <comment>the name a new joint gets</comment>
        <translation>joint</translation>
    </message>
    <message>
        <source>A joint cannot hang on itself or on something below it.</source>
        <translation>A joint cannot hang on itself or on something below it.</translation>
    </message>
    <message>
        <source>Hang on %1, keeping its place in the model. Alt: keep its local numbers.</source>
        <translation>Hang on %1, keeping its place in the model. Alt: keep its local numbers.</translation>
    </message>
    <message>
        <source>Hang on %1, keeping its local numbers. Alt: keep its place in the model.</source>
        <translation>Hang on %1, keeping its local numbers. Alt: keep its place in the model.</translation>
    </message>
    <message>
        <source>Make it a root. Alt: keep the other numbers.</source>
        <translation>Make it a root. Alt: keep the other numbers.</translation>
    </message>
    <message>
        <source>Show all joints</source>
        <translation>Show all joints</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>Show only these</translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1 voxels</source>
        <translation>
            <numerusform>%n selected, %1 voxels</numerusform>
            <numerusform>%n selected, %1 voxels</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nothing is open</translation>
    </message>
    <message>
        <source>The joints of a voxel rig are listed here. Open a .vfp file, or drop one on the window.</source>
        <translation>The joints of a voxel rig are listed here. Open a .vfp file, or drop one on the window.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>The rig in this file could not be used</source>
        <translation>The rig in this file could not be used</translation>
    </message>
    <message>
        <source>The issues say why. It stays in the file until you start a new one.</source>
        <translation>The issues say why. It stays in the file until you start a new one.</translation>
    </message>
    <message>
        <source>This model has no skeleton yet</source>
        <translation>This model has no skeleton yet</translation>
    </message>
    <message>
        <source>Joints let its parts move. A template is fitted to the model's size.</source>
        <translation>Joints let its parts move. A template is fitted to the model's size.</translation>
    </message>
    <message>
        <source>From scratch</source>
        <translation>From scratch</translation>
    </message>
    <message>
        <source>Humanoid</source>
        <translation>Humanoid</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Quadruped</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Vehicle</translation>
    </message>
    <message>
        <source>From JSON…</source>
        <translation>From JSON…</translation>
    </message>
    <message>
        <source>Bind voxels to the nearest joint</source>
        <translation>Bind voxels to the nearest joint</translation>
    </message>
    <message>
        <source>Gives every voxel a joint by the way through the model, to paint over afterwards. Without it all voxels follow the root.</source>
        <translation>Gives every voxel a joint by the way through the model, to paint over afterwards. Without it all voxels follow the root.</translation>
    </message>
    <message>
        <source>The model faces −Z</source>
        <translation>The model faces −Z</translation>
    </message>
    <message>
        <source>No joint is called "%1"</source>
        <translation>No joint is called "%1"</translation>
    </message>
    <message>
        <source>Escape in the search field shows all joints again.</source>
        <translation>Escape in the search field shows all joints again.</translation>
    </message>
    <message>
        <source>Search joints</source>
        <translation>Search joints</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skeleton</translation>
    </message>
    <message>
        <source>Add a child joint</source>
        <translation>Add a child joint</translation>
    </message>
    <message>
        <source>Add a joint on the surface at the cursor</source>
        <translation>Add a joint on the surface at the cursor</translation>
    </message>
    <message>
        <source>Add a joint in the middle of the piece at the cursor</source>
        <translation>Add a joint in the middle of the piece at the cursor</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Duplicate mirrored</source>
        <translation>Duplicate mirrored</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>Make it the default joint</source>
        <translation>Make it the default joint</translation>
    </message>
    <message>
        <source>Make it a root</source>
        <translation>Make it a root</translation>
    </message>
    <message>
        <source>Hide or show</source>
        <translation>Hide or show</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>Lock or unlock</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Select everything below</source>
        <translation>Select everything below</translation>
    </message>
    <message>
        <source>Number joints in tree order</source>
        <translation>Number joints in tree order</translation>
    </message>
    <message>
        <source>Open all branches</source>
        <translation>Open all branches</translation>
    </message>
    <message>
        <source>Close all branches</source>
        <translation>Close all branches</translation>
    </message>
    <message>
        <source>Show in the view</source>
        <translation>Show in the view</translation>
    </message>
    <message>
        <source>Remove the rig</source>
        <translation>Remove the rig</translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation>Left and right (X)</translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation>Up and down (Y)</translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation>Front and back (Z)</translation>
    </message>
    <message>
        <source>Add a child joint (Insert)</source>
        <translation>Add a child joint (Insert)</translation>
    </message>
    <message>
        <source>More for the whole skeleton</source>
        <translation>More for the whole skeleton</translation>
    </message>
    <message>
        <source>A joint dragged onto another one keeps its place in the model. Off: it keeps its local numbers and jumps.</source>
        <translation>A joint dragged onto another one keeps its place in the model. Off: it keeps its local numbers and jumps.</translation>
    </message>
    <message>
        <source>The front view shows a model's −Z side, and models are usually made to face it. Without it the front is +Z, and left and right change places.</source>
        <translation>The front view shows a model's −Z side, and models are usually made to face it. Without it the front is +Z, and left and right change places.</translation>
    </message>
    <message>
        <source>Fitting the skeleton</source>
        <translation>Fitting the skeleton</translation>
    </message>
    <message>
        <source>Finding the way from each voxel to its joint. You can go on looking around.</source>
        <translation>Finding the way from each voxel to its joint. You can go on looking around.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Stop; the model stays without a skeleton</source>
        <translation>Stop; the model stays without a skeleton</translation>
    </message>
</context>
<context>
    <name>marrow::SnapEditor</name>
    <message>
        <source>let go to take it away</source>
        <translation>let go to take it away</translation>
    </message>
</context>
<context>
    <name>marrow::SnapshotBar</name>
    <message>
        <source>Show the pose %1. Right click renames, renews or removes it.</source>
        <translation>Show the pose %1. Right click renames, renews or removes it.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>Put the present pose in its place</source>
        <translation>Put the present pose in its place</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Name of the pose</source>
        <translation>Name of the pose</translation>
    </message>
    <message>
        <source>Keep this pose (Ctrl+K)</source>
        <translation>Keep this pose (Ctrl+K)</translation>
    </message>
    <message>
        <source>Keep this pose</source>
        <translation>Keep this pose</translation>
    </message>
    <message>
        <source>No poses kept yet</source>
        <translation>No poses kept yet</translation>
    </message>
</context>
<context>
    <name>marrow::StagePanel</name>
    <message>
        <source>Speed %1 %</source>
        <translation>Speed %1 %</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>something the contract does not know</source>
        <translation>something the contract does not know</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>nothing to show</translation>
    </message>
    <message>
        <source>published</source>
        <translation>published</translation>
    </message>
    <message>
        <source>original model</source>
        <translation>original model</translation>
    </message>
    <message>
        <source>For everybody; select members to tell them alone:</source>
        <translation>For everybody; select members to tell them alone:</translation>
    </message>
    <message numerus="yes">
        <source>For the %n selected:</source>
        <translation>
            <numerusform>For the %n selected:</numerusform>
            <numerusform>For the %n selected:</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is on the stage.</source>
        <translation>Nobody is on the stage.</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Member</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Shown as</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Plays</translation>
    </message>
    <message>
        <source>Members on the stage</source>
        <translation>Members on the stage</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Walk</translation>
    </message>
    <message>
        <source>Walking wins over any work</source>
        <translation>Walking wins over any work</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Chase</translation>
    </message>
    <message>
        <source>Run after somebody</source>
        <translation>Run after somebody</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Neither walk nor work: the default action</source>
        <translation>Neither walk nor work: the default action</translation>
    </message>
    <message>
        <source>Works at</source>
        <translation>Works at</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Kind of work</translation>
    </message>
    <message>
        <source>What members work at, and the action the contract maps it to</source>
        <translation>What members work at, and the action the contract maps it to</translation>
    </message>
    <message>
        <source>One Each</source>
        <translation>One Each</translation>
    </message>
    <message>
        <source>Give every member another kind of work, in the order of the list</source>
        <translation>Give every member another kind of work, in the order of the list</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>Crowd</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Members</translation>
    </message>
    <message>
        <source>Every member once</source>
        <translation>Every member once</translation>
    </message>
    <message numerus="yes">
        <source>%n at once, each with a pose of its own</source>
        <translation>
            <numerusform>%n at once, each with a pose of its own</numerusform>
            <numerusform>%n at once, each with a pose of its own</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed of the stage</source>
        <translation>Speed of the stage</translation>
    </message>
    <message>
        <source>How fast time goes on the stage</source>
        <translation>How fast time goes on the stage</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>no work</translation>
    </message>
    <message>
        <source>%1, ended</source>
        <translation>%1, ended</translation>
    </message>
    <message>
        <source>What a frame costs is measured while it plays.</source>
        <translation>What a frame costs is measured while it plays.</translation>
    </message>
    <message numerus="yes">
        <source>%n on the stage: a frame takes %1 ms, %2 to move and %3 to draw. Frames a second: %4.</source>
        <translation>
            <numerusform>%n on the stage: a frame takes %1 ms, %2 to move and %3 to draw. Frames a second: %4.</numerusform>
            <numerusform>%n on the stage: a frame takes %1 ms, %2 to move and %3 to draw. Frames a second: %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::StageView</name>
    <message>
        <source>Nobody is on the stage</source>
        <translation>Nobody is on the stage</translation>
    </message>
    <message>
        <source>Published members stand here and do what a game would tell them, and so do the game's own models chr_NAME.glb in the folder.</source>
        <translation>Published members stand here and do what a game would tell them, and so do the game's own models chr_NAME.glb in the folder.</translation>
    </message>
    <message>
        <source>Publish Characters…</source>
        <translation>Publish Characters…</translation>
    </message>
</context>
<context>
    <name>marrow::StartPage</name>
    <message>
        <source>today %1</source>
        <translation>today %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>yesterday</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation>Import a model…</translation>
    </message>
    <message>
        <source>Sample: the chef</source>
        <translation>Sample: the chef</translation>
    </message>
    <message>
        <source>Sample: the cat</source>
        <translation>Sample: the cat</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Recent files</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>not there any more</translation>
    </message>
    <message>
        <source>Files you open will be listed here with their pictures.</source>
        <translation>Files you open will be listed here with their pictures.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation>Take off this list</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Clear the list</translation>
    </message>
    <message>
        <source>Sample: the lantern keeper</source>
        <translation>Sample: the lantern keeper</translation>
    </message>
    <message>
        <source>Drop a voxel rig, a puppet, a character or a model here</source>
        <translation>Drop a voxel rig, a puppet, a character or a model here</translation>
    </message>
    <message>
        <source>Sample: the wayfarer</source>
        <translation>Sample: the wayfarer</translation>
    </message>
    <message>
        <source>Sample: a walk</source>
        <translation>Sample: a walk</translation>
    </message>
    <message>
        <source>Open a .vfp to build its skeleton, paint which voxel follows which joint and animate it, or a .p2lrt to play a puppet and edit its panel. A .glb, .vrm, .fbx or .pmx becomes a bound character that motions (.bvh, .vmd, .vrma) are retargeted to. Every step is written to a journal, so nothing is lost when the power goes.</source>
        <translation>Open a .vfp to build its skeleton, paint which voxel follows which joint and animate it, or a .p2lrt to play a puppet and edit its panel. A .glb, .vrm, .fbx or .pmx becomes a bound character that motions (.bvh, .vmd, .vrma) are retargeted to. Every step is written to a journal, so nothing is lost when the power goes.</translation>
    </message>
</context>
<context>
    <name>marrow::StatusPill</name>
    <message>
        <source>skin</source>
        <translation>skin</translation>
    </message>
    <message>
        <source>links</source>
        <translation>links</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>collision</translation>
    </message>
    <message>
        <source>core</source>
        <translation>core</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>physics</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>playing</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>paused</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Runs now: %1
The file offers beside the core: %2
It does not have: %3</source>
        <translation>Runs now: %1
The file offers beside the core: %2
It does not have: %3</translation>
    </message>
</context>
<context>
    <name>marrow::TexturePageView</name>
    <message>
        <source>Decoding the texture pages…</source>
        <translation>Decoding the texture pages…</translation>
    </message>
    <message>
        <source>This page cannot be shown here.</source>
        <translation>This page cannot be shown here.</translation>
    </message>
</context>
<context>
    <name>marrow::TextureView</name>
    <message>
        <source>Page %1</source>
        <translation>Page %1</translation>
    </message>
    <message>
        <source>The texture page that is shown</source>
        <translation>The texture page that is shown</translation>
    </message>
    <message>
        <source>Texture page with the outlines of the meshes</source>
        <translation>Texture page with the outlines of the meshes</translation>
    </message>
    <message>
        <source>beside the file: %1</source>
        <translation>beside the file: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 px, %3, %4 · used by %n meshes</source>
        <translation>
            <numerusform>%1 × %2 px, %3, %4 · used by %n mesh</numerusform>
            <numerusform>%1 × %2 px, %3, %4 · used by %n meshes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::TimeRuler</name>
    <message>
        <source>Drag to move the playhead (Shift: between frames). The band above is the part that plays: drag its ends, double click for the whole clip.</source>
        <translation>Drag to move the playhead (Shift: between frames). The band above is the part that plays: drag its ends, double click for the whole clip.</translation>
    </message>
    <message>
        <source>Time ruler</source>
        <translation>Time ruler</translation>
    </message>
    <message>
        <source>Plays from %1 to %2</source>
        <translation>Plays from %1 to %2</translation>
    </message>
    <message>
        <source>Play from the Playhead On</source>
        <translation>Play from the Playhead On</translation>
    </message>
    <message>
        <source>Play up to the Playhead</source>
        <translation>Play up to the Playhead</translation>
    </message>
    <message>
        <source>Play the Whole Clip</source>
        <translation>Play the Whole Clip</translation>
    </message>
</context>
<context>
    <name>marrow::TimelineDock</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>Import clips</source>
        <translation>Import clips</translation>
    </message>
    <message>
        <source>Clips or a rig as JSON (*.json)</source>
        <translation>Clips or a rig as JSON (*.json)</translation>
    </message>
    <message>
        <source>The clips were not taken over</source>
        <translation>The clips were not taken over</translation>
    </message>
    <message>
        <source>Export %1 as</source>
        <translation>Export %1 as</translation>
    </message>
    <message>
        <source>Clips as JSON (*.json)</source>
        <translation>Clips as JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 was not written</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 was written.</translation>
    </message>
</context>
<context>
    <name>marrow::TimelineModel</name>
    <message>
        <source>Select keys first, then copy them</source>
        <translation>Select keys first, then copy them</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) copied; Ctrl+V puts them at the playhead</source>
        <translation>
            <numerusform>%n key copied; Ctrl+V puts it at the playhead</numerusform>
            <numerusform>%n keys copied; Ctrl+V puts them at the playhead</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no keys on the clipboard</source>
        <translation>There are no keys on the clipboard</translation>
    </message>
    <message>
        <source>Select the joint that shall have the keys</source>
        <translation>Select the joint that shall have the keys</translation>
    </message>
    <message>
        <source>The copied keys are of several joints; paste them with Ctrl+V</source>
        <translation>The copied keys are of several joints; paste them with Ctrl+V</translation>
    </message>
    <message>
        <source>None of the copied joints is in this skeleton: %1</source>
        <translation>None of the copied joints is in this skeleton: %1</translation>
    </message>
    <message>
        <source>Left out, as this skeleton has no such joint: %1</source>
        <translation>Left out, as this skeleton has no such joint: %1</translation>
    </message>
    <message>
        <source>Select the joints to key in the skeleton or in the view</source>
        <translation>Select the joints to key in the skeleton or in the view</translation>
    </message>
    <message>
        <source>The clip ends at %1; make it longer first</source>
        <translation>The clip ends at %1; make it longer first</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <translation>%1, frame %2</translation>
    </message>
    <message>
        <source>More than %1 keys do not fit on the clipboard. Alt+drag copies them within the clip</source>
        <translation>More than %1 keys do not fit on the clipboard. Alt+drag copies them within the clip</translation>
    </message>
</context>
<context>
    <name>marrow::TimelinePanel</name>
    <message>
        <source>Times snap to multiples of this</source>
        <translation>Times snap to multiples of this</translation>
    </message>
    <message>
        <source>Frames a second that times snap to</source>
        <translation>Frames a second that times snap to</translation>
    </message>
    <message>
        <source>Key at the Playhead</source>
        <translation>Key at the Playhead</translation>
    </message>
    <message>
        <source>Delete the Keys</source>
        <translation>Delete the Keys</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Paste at the Playhead</source>
        <translation>Paste at the Playhead</translation>
    </message>
    <message>
        <source>Paste onto the Active Joint</source>
        <translation>Paste onto the Active Joint</translation>
    </message>
    <message>
        <source>Remove All Keys of the Selected Joints</source>
        <translation>Remove All Keys of the Selected Joints</translation>
    </message>
    <message>
        <source>Select All Keys</source>
        <translation>Select All Keys</translation>
    </message>
    <message>
        <source>Show the Whole Clip</source>
        <translation>Show the Whole Clip</translation>
    </message>
    <message>
        <source>Show the Selected Keys</source>
        <translation>Show the Selected Keys</translation>
    </message>
    <message>
        <source>Play from the Playhead On</source>
        <translation>Play from the Playhead On</translation>
    </message>
    <message>
        <source>Play up to the Playhead</source>
        <translation>Play up to the Playhead</translation>
    </message>
    <message>
        <source>Play the Whole Clip</source>
        <translation>Play the Whole Clip</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>No clip yet</translation>
    </message>
    <message>
        <source>A clip holds the keys of a motion. Add one, pose the joints in the view and key them with I.</source>
        <translation>A clip holds the keys of a motion. Add one, pose the joints in the view and key them with I.</translation>
    </message>
    <message>
        <source>Add a clip</source>
        <translation>Add a clip</translation>
    </message>
    <message>
        <source>Import clips…</source>
        <translation>Import clips…</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Free</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Frames</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Find a joint</translation>
    </message>
    <message>
        <source>Auto-key: a change of a pose becomes a key at once. Off: it stays loose until you key it.</source>
        <translation>Auto-key: a change of a pose becomes a key at once. Off: it stays loose until you key it.</translation>
    </message>
    <message>
        <source>Key the selected joints at the playhead (I). With none selected, all joints that have keys.</source>
        <translation>Key the selected joints at the playhead (I). With none selected, all joints that have keys.</translation>
    </message>
    <message>
        <source>Delete the selected keys (Delete)</source>
        <translation>Delete the selected keys (Delete)</translation>
    </message>
    <message>
        <source>Time of the first selected key; the others keep their distance to it</source>
        <translation>Time of the first selected key; the others keep their distance to it</translation>
    </message>
    <message>
        <source>Keys by joint</source>
        <translation>Keys by joint</translation>
    </message>
    <message>
        <source>Curves of the active joint</source>
        <translation>Curves of the active joint</translation>
    </message>
    <message>
        <source>Show only joints whose name contains this</source>
        <translation>Show only joints whose name contains this</translation>
    </message>
    <message>
        <source>Show only the selected joints</source>
        <translation>Show only the selected joints</translation>
    </message>
    <message>
        <source>Show only joints that have keys</source>
        <translation>Show only joints that have keys</translation>
    </message>
    <message>
        <source>What times snap to while dragging</source>
        <translation>What times snap to while dragging</translation>
    </message>
    <message>
        <source>Ripple: moving keys takes the later keys of the same joints along (R)</source>
        <translation>Ripple: moving keys takes the later keys of the same joints along (R)</translation>
    </message>
    <message>
        <source>Show the whole clip (F)</source>
        <translation>Show the whole clip (F)</translation>
    </message>
    <message>
        <source>No skeleton yet</source>
        <translation>No skeleton yet</translation>
    </message>
    <message>
        <source>Joints are what moves in a clip. Start a skeleton in the skeleton panel first.</source>
        <translation>Joints are what moves in a clip. Start a skeleton in the skeleton panel first.</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nothing is open</translation>
    </message>
    <message>
        <source>The keys of an open rig's clips stand here.</source>
        <translation>The keys of an open rig's clips stand here.</translation>
    </message>
</context>
<context>
    <name>marrow::TransportBar</name>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Space)</translation>
    </message>
    <message>
        <source>Let time run: clips, physics, cloth (Space)</source>
        <translation>Let time run: clips, physics, cloth (Space)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Start time anew: physics and cloth at rest, clips at their beginning (Home)</source>
        <translation>Start time anew: physics and cloth at rest, clips at their beginning (Home)</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Start anew</translation>
    </message>
    <message>
        <source>One sixtieth of a second (.)</source>
        <translation>One sixtieth of a second (.)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>How fast time runs</source>
        <translation>How fast time runs</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>Time scale</translation>
    </message>
</context>
<context>
    <name>marrow::ViewBar</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Joints</translation>
    </message>
    <message>
        <source>Colour by the palette, by the joint each voxel follows, or between</source>
        <translation>Colour by the palette, by the joint each voxel follows, or between</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>Explode</translation>
    </message>
    <message>
        <source>Move the joints apart to see between them</source>
        <translation>Move the joints apart to see between them</translation>
    </message>
    <message>
        <source>Slice: cut layers away on each axis to reach inside (Ctrl+wheel in the view)</source>
        <translation>Slice: cut layers away on each axis to reach inside (Ctrl+wheel in the view)</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Show everything</translation>
    </message>
</context>
<context>
    <name>marrow::ViewportWidget</name>
    <message>
        <source>The 3D view is off.</source>
        <translation>The 3D view is off.</translation>
    </message>
    <message>
        <source>Drag to turn the view, Shift+right drag to move it, wheel to zoom, F to frame</source>
        <translation>Drag to turn the view, Shift+right drag to move it, wheel to zoom, F to frame</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D view</translation>
    </message>
</context>
<context>
    <name>marrow::VoxelSession</name>
    <message>
        <source>Voxel rig (*.vfp)</source>
        <translation>Voxel rig (*.vfp)</translation>
    </message>
</context>
<context>
    <name>marrow::VoxelWorkbench</name>
    <message>
        <source>The rig in this file is faulty and was left out: %1</source>
        <translation>The rig in this file is faulty and was left out: %1</translation>
    </message>
    <message>
        <source>Show the issues</source>
        <translation>Show the issues</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Selected: %1</translation>
    </message>
    <message>
        <source>Clip: %1</source>
        <translation>Clip: %1</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip %1</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>joint %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 was written.</translation>
    </message>
    <message>
        <source>There is no picture: the view cannot draw here.</source>
        <translation>There is no picture: the view cannot draw here.</translation>
    </message>
    <message>
        <source>Rig from JSON</source>
        <translation>Rig from JSON</translation>
    </message>
    <message>
        <source>Rig as JSON (*.json)</source>
        <translation>Rig as JSON (*.json)</translation>
    </message>
    <message>
        <source>The rig was not loaded</source>
        <translation>The rig was not loaded</translation>
    </message>
    <message>
        <source>Check the rig</source>
        <translation>Check the rig</translation>
    </message>
    <message>
        <source>A check looks for joints without voxels, islands, far voxels and double names, and each finding jumps to its place.</source>
        <translation>A check looks for joints without voxels, islands, far voxels and double names, and each finding jumps to its place.</translation>
    </message>
    <message>
        <source>The last check found no fault in the file or its rig.</source>
        <translation>The last check found no fault in the file or its rig.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s)</source>
        <translation>
            <numerusform>%Ln voxel</numerusform>
            <numerusform>%Ln voxels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joint(s)</source>
        <translation>
            <numerusform>%Ln joint</numerusform>
            <numerusform>%Ln joints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::WeightPanel</name>
    <message>
        <source>Locked: its weights stay as they are (Return)</source>
        <translation>Locked: its weights stay as they are (Return)</translation>
    </message>
    <message>
        <source>Lock this joint's weights (Return)</source>
        <translation>Lock this joint's weights (Return)</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>locked</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>not locked</translation>
    </message>
    <message>
        <source>Paint on the model in the 3D view: Ctrl takes away, Shift smooths, [ and ] change the size.</source>
        <translation>Paint on the model in the 3D view: Ctrl takes away, Shift smooths, [ and ] change the size.</translation>
    </message>
    <message>
        <source>Bind the model first; then its weights can be painted.</source>
        <translation>Bind the model first; then its weights can be painted.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Take away</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Smooth</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Flood</translation>
    </message>
    <message>
        <source>Give the joint more weight</source>
        <translation>Give the joint more weight</translation>
    </message>
    <message>
        <source>Take weight from the joint; the others get it</source>
        <translation>Take weight from the joint; the others get it</translation>
    </message>
    <message>
        <source>Bring the joint's weight to the value below</source>
        <translation>Bring the joint's weight to the value below</translation>
    </message>
    <message>
        <source>Even the joint's weight out with what is around it</source>
        <translation>Even the joint's weight out with what is around it</translation>
    </message>
    <message>
        <source>Click a connected piece to give all of it the value below</source>
        <translation>Click a connected piece to give all of it the value below</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Radius of the brush, as a share of the model's height ([ and ] in the view)</source>
        <translation>Radius of the brush, as a share of the model's height ([ and ] in the view)</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>How much one touch does at the middle of the brush</source>
        <translation>How much one touch does at the middle of the brush</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>The weight Replace and Flood lead to</source>
        <translation>The weight Replace and Flood lead to</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constant</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Falloff</translation>
    </message>
    <message>
        <source>How the strength fades towards the rim</source>
        <translation>How the strength fades towards the rim</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Paint the other side too, for the joint of the other side</source>
        <translation>Paint the other side too, for the joint of the other side</translation>
    </message>
    <message>
        <source>Joints and their locks</source>
        <translation>Joints and their locks</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Left to right</translation>
    </message>
    <message>
        <source>Give the right half the mirror image of the left half's weights</source>
        <translation>Give the right half the mirror image of the left half's weights</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Right to left</translation>
    </message>
    <message>
        <source>Give the left half the mirror image of the right half's weights</source>
        <translation>Give the left half the mirror image of the right half's weights</translation>
    </message>
    <message>
        <source>Smooth all</source>
        <translation>Smooth all</translation>
    </message>
    <message>
        <source>Even all weights out with what is around them</source>
        <translation>Even all weights out with what is around them</translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>Normalise</translation>
    </message>
    <message>
        <source>Let the weights of every vertex sum to 1</source>
        <translation>Let the weights of every vertex sum to 1</translation>
    </message>
    <message>
        <source>Limit to 4</source>
        <translation>Limit to 4</translation>
    </message>
    <message>
        <source>Keep the four strongest joints of every vertex</source>
        <translation>Keep the four strongest joints of every vertex</translation>
    </message>
    <message>
        <source>Prune below 1 %</source>
        <translation>Prune below 1 %</translation>
    </message>
    <message>
        <source>Remove weights that move nothing one could see</source>
        <translation>Remove weights that move nothing one could see</translation>
    </message>
</context>
<context>
    <name>marrow::WizardFrame</name>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Cancelled. Nothing was written.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stopping…</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, done</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>To the question before; your answers stay (Alt+Left)</source>
        <translation>To the question before; your answers stay (Alt+Left)</translation>
    </message>
    <message>
        <source>On with these answers (Enter)</source>
        <translation>On with these answers (Enter)</translation>
    </message>
    <message>
        <source>Stop and leave everything as it was (Escape)</source>
        <translation>Stop and leave everything as it was (Escape)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
</context>
<context>
    <name>marrow::Workspaces</name>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
</context>
</TS>
