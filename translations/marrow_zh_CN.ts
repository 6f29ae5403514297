<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Acceptance</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>还有 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>the contract is whole</source>
        <translation>契约完整</translation>
    </message>
    <message>
        <source>every member is the rigged model</source>
        <translation>每个成员都已换成绑定模型</translation>
    </message>
    <message>
        <source>every member has a skin</source>
        <translation>每个成员都有蒙皮</translation>
    </message>
    <message>
        <source>every member has a player</source>
        <translation>每个成员都挂了播放器</translation>
    </message>
    <message>
        <source>every player holds every clip of the contract</source>
        <translation>每个播放器都装下契约的全部片段</translation>
    </message>
    <message>
        <source>whoever walks plays the walk, also at work</source>
        <translation>走动的成员播走路，干活时也一样</translation>
    </message>
    <message>
        <source>whoever works plays what the kind of work maps to</source>
        <translation>干活的成员播该工种映射的动作</translation>
    </message>
    <message>
        <source>time goes on</source>
        <translation>时间在推进</translation>
    </message>
    <message>
        <source>two pictures differ</source>
        <translation>两帧画面不同</translation>
    </message>
    <message>
        <source>Cancelled before it was reached.</source>
        <translation>还没轮到就取消了。</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>It names no member.</source>
        <translation>其中没有任何成员。</translation>
    </message>
    <message>
        <source>It has %1 clips; %2 are expected.</source>
        <translation>有 %1 个片段，应不少于 %2 个。</translation>
    </message>
    <message>
        <source>It maps %1 kinds; %2 are expected.</source>
        <translation>映射了 %1 个工种，应不少于 %2 个。</translation>
    </message>
    <message>
        <source>“%1” is default, moving or chasing and no clip of it.</source>
        <translation>“%1”被用作默认、走动或追赶动作，却不在片段之列。</translation>
    </message>
    <message>
        <source>The kind “%1” maps to “%2”, which is no clip of it.</source>
        <translation>工种“%1”映射到“%2”，而它不在片段之列。</translation>
    </message>
    <message>
        <source>%1 of %1.</source>
        <translation>%1 / %1。</translation>
    </message>
    <message>
        <source>Nobody is on the stage.</source>
        <translation>舞台上没有人。</translation>
    </message>
    <message>
        <source>%1 has no model at all.</source>
        <translation>%1 没有任何模型。</translation>
    </message>
    <message>
        <source>%1: %2 has no skin.</source>
        <translation>%1：%2 没有蒙皮。</translation>
    </message>
    <message>
        <source>No member is the rigged model.</source>
        <translation>没有成员换成绑定模型。</translation>
    </message>
    <message>
        <source>%1 lacks %2.</source>
        <translation>%1 缺少 %2。</translation>
    </message>
    <message>
        <source>%1 players hold all %2 clips.</source>
        <translation>%1 个播放器都装下了全部 %2 个片段。</translation>
    </message>
    <message>
        <source>No member has a player.</source>
        <translation>没有成员挂了播放器。</translation>
    </message>
    <message>
        <source>%1 walks and plays “%2” in place of “%3”.</source>
        <translation>%1 在走动，播的却是“%2”而不是“%3”。</translation>
    </message>
    <message>
        <source>%1 members were made to walk while at work; all play the walk.</source>
        <translation>让 %1 个成员在干活时走动，全部播走路。</translation>
    </message>
    <message>
        <source>%1 kinds and one unknown, %2 samples.</source>
        <translation>%1 个工种加 1 个未知工种，共 %2 个样本。</translation>
    </message>
    <message>
        <source>The contract maps no kind.</source>
        <translation>契约没有映射任何工种。</translation>
    </message>
    <message>
        <source>%1 is at “%2” and plays “%3” in place of “%4”.</source>
        <translation>%1 在做“%2”，播的却是“%3”而不是“%4”。</translation>
    </message>
    <message>
        <source>The time of %1 stands still.</source>
        <translation>%1 的时间停住了。</translation>
    </message>
    <message>
        <source>%1 players went on by %2 s.</source>
        <translation>%1 个播放器各前进了 %2 秒。</translation>
    </message>
    <message>
        <source>Pictures of %1 differ in %2 % of the pixels.</source>
        <translation>%1 的两帧画面只有 %2 % 的像素不同。</translation>
    </message>
    <message>
        <source>%1 members look different after %2 s.</source>
        <translation>%1 个成员在 %2 秒后画面都有变化。</translation>
    </message>
    <message>
        <source>Nothing can be drawn here.</source>
        <translation>这里无法绘制画面。</translation>
    </message>
    <message>
        <source>%1, %2, %3.</source>
        <translation>%1，%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n 个成员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n 个工种</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ActionFile</name>
    <message>
        <source>%1 numbers are needed here.</source>
        <translation>此处需要 %1 个数。</translation>
    </message>
    <message>
        <source>The hips have %1 places for %2 frames.</source>
        <translation>髋部有 %1 个位置，而帧数为 %2。</translation>
    </message>
    <message>
        <source>“%1” is no joint of the skeleton that may move.</source>
        <translation>“%1”不是标准骨架中可以运动的骨骼。</translation>
    </message>
    <message>
        <source>The track of %1 has %2 rotations for %3 frames.</source>
        <translation>%1 的轨道有 %2 个旋转，而帧数为 %3。</translation>
    </message>
    <message>
        <source>A rotation must have the length 1, this one has %1.</source>
        <translation>旋转的长度必须是 1，这里是 %1。</translation>
    </message>
    <message>
        <source>This is not an action: its format is not “marrow-action”.</source>
        <translation>这不是动作文件：其 format 不是“marrow-action”。</translation>
    </message>
    <message>
        <source>Version %1 of action files is not known here; %2 is the newest.</source>
        <translation>不认识动作文件版本 %1；最新版本是 %2。</translation>
    </message>
    <message>
        <source>The action has no id.</source>
        <translation>动作没有 id。</translation>
    </message>
    <message>
        <source>“%1” is no source of an action.</source>
        <translation>“%1”不是动作来源。</translation>
    </message>
    <message>
        <source>The rate must lie above 0 and up to 1000 frames a second.</source>
        <translation>帧率必须大于 0 且不超过每秒 1000 帧。</translation>
    </message>
    <message>
        <source>The count of frames must be a whole number from 1 to %1.</source>
        <translation>帧数必须是 1 到 %1 之间的整数。</translation>
    </message>
    <message>
        <source>The action is not JSON: %1 (byte %2).</source>
        <translation>动作文件不是 JSON：%1（第 %2 字节）。</translation>
    </message>
    <message>
        <source>The folder %1 could not be written to, so no action was saved.</source>
        <translation>无法写入文件夹 %1，因此没有保存任何动作。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than an action can be (256 MiB).</source>
        <translation>%1 超过了动作文件的上限（256 MiB）。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>Saving was cancelled; the folder is as it was.</source>
        <translation>保存已取消；文件夹保持原样。</translation>
    </message>
</context>
<context>
    <name>ActionPack</name>
    <message>
        <source>Packing was cancelled; nothing was written.</source>
        <translation>打包已取消，没有写出任何文件。</translation>
    </message>
    <message>
        <source>There is no action to pack.</source>
        <translation>没有可打包的动作。</translation>
    </message>
    <message>
        <source>“%1” lasts %2 s instead of %3 s.</source>
        <translation>“%1”长 %2 秒，应为 %3 秒。</translation>
    </message>
    <message>
        <source>“%1” has a channel of %2 frames instead of %3.</source>
        <translation>“%1”有一条通道是 %2 帧，应为 %3 帧。</translation>
    </message>
    <message>
        <source>The pack holds %1, which belong into the rigged model.</source>
        <translation>动作包里有 %1，它们应放在绑定模型里。</translation>
    </message>
    <message>
        <source>The node “%1” is no joint of the skeleton, or is there twice.</source>
        <translation>节点“%1”不是骨架里的关节，或出现了两次。</translation>
    </message>
    <message>
        <source>The joint %1 is missing.</source>
        <translation>缺少关节 %1。</translation>
    </message>
    <message>
        <source>The joint %1 hangs from the wrong joint.</source>
        <translation>关节 %1 挂在了错误的父关节下。</translation>
    </message>
    <message>
        <source>The joint %1 does not rest where the character's does.</source>
        <translation>关节 %1 的静止位置与角色不一致。</translation>
    </message>
    <message>
        <source>Clip %1 is “%2” instead of “%3”.</source>
        <translation>第 %1 个片段是“%2”，应为“%3”。</translation>
    </message>
    <message>
        <source>A channel of “%1” is not interpolated linearly.</source>
        <translation>“%1”有一条通道不是线性插值。</translation>
    </message>
    <message>
        <source>A rotation of “%1” is not stored as int16.</source>
        <translation>“%1”有一条旋转没有存成 int16。</translation>
    </message>
    <message>
        <source>A rotation of “%1” has lost its “normalized” flag: the figure would burst.</source>
        <translation>“%1”有一条旋转丢了 normalized 标志：模型会炸开。</translation>
    </message>
    <message>
        <source>There are %1 time axes where %2 are enough.</source>
        <translation>时间轴有 %1 条，%2 条就够了。</translation>
    </message>
    <message>
        <source>“%1” moves “%2”, which it should not, or moves it twice.</source>
        <translation>“%1”动了不该动的“%2”，或动了两次。</translation>
    </message>
    <message>
        <source>“%1” does not move “%2”.</source>
        <translation>“%1”没有带动“%2”。</translation>
    </message>
    <message>
        <source>“%1” does not end where it begins.</source>
        <translation>“%1”的末帧没有回到首帧。</translation>
    </message>
    <message>
        <source>A rotation of “%1” has not the length 1.</source>
        <translation>“%1”有一个旋转的长度不是 1。</translation>
    </message>
    <message>
        <source>“%1” turns %2 otherwise than it should.</source>
        <translation>“%1”里 %2 的旋转与原动作不符。</translation>
    </message>
    <message>
        <source>“%1” moves the hips elsewhere than it should.</source>
        <translation>“%1”里髋部的位置与原动作不符。</translation>
    </message>
    <message>
        <source>“%1” lasts more than an hour.</source>
        <translation>“%1”超过一小时。</translation>
    </message>
    <message>
        <source>The clips are longer together than a pack can be.</source>
        <translation>所有片段加起来超过了动作包的上限。</translation>
    </message>
    <message>
        <source>“%1” moves a joint twice.</source>
        <translation>“%1”里有关节被动了两次。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Import a &amp;Model…</source>
        <translation>导入模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Make a voxel rig from a MagicaVoxel or JSON model</source>
        <translation>用 MagicaVoxel 或 JSON 模型新建体素绑定</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a file in a new tab</source>
        <translation>在新标签页中打开文件</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the file; the version before is kept as a backup</source>
        <translation>写入文件；上一个版本留作备份</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Write to another file and go on working in that one</source>
        <translation>写入另一个文件，并在那个文件里继续</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write a copy in another format</source>
        <translation>以其他格式写出一份副本</translation>
    </message>
    <message>
        <source>Save &amp;Picture…</source>
        <translation>保存图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Write what the view shows as a PNG</source>
        <translation>把视图写成 PNG</translation>
    </message>
    <message>
        <source>Refresh &amp;Thumbnail</source>
        <translation>更新缩略图(&amp;T)</translation>
    </message>
    <message>
        <source>Put a picture of the view into the file</source>
        <translation>把视图的画面放进文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close this document</source>
        <translation>关闭这个文档</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close every document and leave</source>
        <translation>关闭所有文档并退出</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do the step again that was taken back</source>
        <translation>重做刚撤销的一步</translation>
    </message>
    <message>
        <source>&amp;Find an Action…</source>
        <translation>查找操作(&amp;F)…</translation>
    </message>
    <message>
        <source>Every action, joint, clip and recent file by a few letters</source>
        <translation>输入几个字母就能找到操作、关节、片段和最近文件</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>See and change every shortcut</source>
        <translation>查看并修改每个快捷键</translation>
    </message>
    <message>
        <source>&amp;Frame Selection</source>
        <translation>对准所选(&amp;F)</translation>
    </message>
    <message>
        <source>Bring what is selected into the middle of the view</source>
        <translation>把所选内容移到视图中央</translation>
    </message>
    <message>
        <source>F&amp;ront</source>
        <translation>正面(&amp;R)</translation>
    </message>
    <message>
        <source>Look from the front</source>
        <translation>从正面看</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>侧面(&amp;S)</translation>
    </message>
    <message>
        <source>Look from the side</source>
        <translation>从侧面看</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>顶面(&amp;T)</translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation>从上面看</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>正交(&amp;O)</translation>
    </message>
    <message>
        <source>Draw without perspective</source>
        <translation>不带透视地绘制</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>网格(&amp;G)</translation>
    </message>
    <message>
        <source>Show the ground grid</source>
        <translation>显示地面网格</translation>
    </message>
    <message>
        <source>A&amp;xes</source>
        <translation>坐标轴(&amp;X)</translation>
    </message>
    <message>
        <source>Show the axes</source>
        <translation>显示坐标轴</translation>
    </message>
    <message>
        <source>&amp;Joints</source>
        <translation>骨骼(&amp;J)</translation>
    </message>
    <message>
        <source>Show the skeleton over the model</source>
        <translation>在模型上显示骨骼</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>关节名称(&amp;N)</translation>
    </message>
    <message>
        <source>Write the name beside each joint</source>
        <translation>在每个关节旁写出名称</translation>
    </message>
    <message>
        <source>X-&amp;ray</source>
        <translation>透视(&amp;R)</translation>
    </message>
    <message>
        <source>Owner&amp;ship Colours</source>
        <translation>归属颜色(&amp;S)</translation>
    </message>
    <message>
        <source>Colour each voxel by the joint it follows</source>
        <translation>按所属关节给体素上色</translation>
    </message>
    <message>
        <source>&amp;Patterns</source>
        <translation>花纹(&amp;P)</translation>
    </message>
    <message>
        <source>Hatch every second joint, for eyes that confuse colours</source>
        <translation>给每隔一个关节加斜线，方便不易分辨颜色的人</translation>
    </message>
    <message>
        <source>&amp;Isolate Joint</source>
        <translation>单独显示关节(&amp;I)</translation>
    </message>
    <message>
        <source>Show only the selected joints</source>
        <translation>只显示选中的关节</translation>
    </message>
    <message>
        <source>Reset the &amp;Layout</source>
        <translation>恢复布局(&amp;L)</translation>
    </message>
    <message>
        <source>Put every panel back where it began</source>
        <translation>把所有面板放回最初的位置</translation>
    </message>
    <message>
        <source>&amp;Joint Tool</source>
        <translation>关节工具(&amp;J)</translation>
    </message>
    <message>
        <source>Select, move, turn and scale joints in the view</source>
        <translation>在视图里选择、移动、旋转和缩放关节</translation>
    </message>
    <message>
        <source>&amp;Painting Tool</source>
        <translation>绘制工具(&amp;P)</translation>
    </message>
    <message>
        <source>Paint which voxel follows which joint</source>
        <translation>绘制哪个体素跟随哪个关节</translation>
    </message>
    <message>
        <source>Rig from &amp;JSON…</source>
        <translation>从 JSON 读取骨骼(&amp;J)…</translation>
    </message>
    <message>
        <source>Replace the rig by one described in JSON</source>
        <translation>用 JSON 里描述的骨骼替换现有骨骼</translation>
    </message>
    <message>
        <source>Rig &amp;to JSON…</source>
        <translation>骨骼写成 JSON(&amp;T)…</translation>
    </message>
    <message>
        <source>Write the rig and the model as JSON</source>
        <translation>把骨骼和模型写成 JSON</translation>
    </message>
    <message>
        <source>&amp;Check the Rig</source>
        <translation>检查骨骼(&amp;C)</translation>
    </message>
    <message>
        <source>Look for empty joints, islands and double names</source>
        <translation>查找空关节、孤岛和重名</translation>
    </message>
    <message>
        <source>&amp;User Guide</source>
        <translation>使用说明(&amp;U)</translation>
    </message>
    <message>
        <source>The first ten minutes</source>
        <translation>最初的十分钟</translation>
    </message>
    <message>
        <source>Show the &amp;Journal</source>
        <translation>查看日志(&amp;J)</translation>
    </message>
    <message>
        <source>Where every step of this session is written down</source>
        <translation>这次工作的每一步都记在哪里</translation>
    </message>
    <message>
        <source>&amp;About Marrow</source>
        <translation>关于 Marrow(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play or Pause</source>
        <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Play the clip in the view</source>
        <translation>在视图里播放片段</translation>
    </message>
    <message>
        <source>Pre&amp;vious Key</source>
        <translation>上一个关键帧(&amp;V)</translation>
    </message>
    <message>
        <source>Move the playhead to the key before</source>
        <translation>播放头移到上一个关键帧</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>下一个关键帧(&amp;N)</translation>
    </message>
    <message>
        <source>Move the playhead to the next key</source>
        <translation>播放头移到下一个关键帧</translation>
    </message>
    <message>
        <source>Ne&amp;xt Document</source>
        <translation>下一个文档(&amp;X)</translation>
    </message>
    <message>
        <source>Bring the next tab to the front</source>
        <translation>把下一个标签页移到前面</translation>
    </message>
    <message>
        <source>Pre&amp;vious Document</source>
        <translation>上一个文档(&amp;V)</translation>
    </message>
    <message>
        <source>Bring the tab before to the front</source>
        <translation>把上一个标签页移到前面</translation>
    </message>
    <message>
        <source>Previous F&amp;rame</source>
        <translation>上一帧(&amp;R)</translation>
    </message>
    <message>
        <source>Move the playhead one frame back</source>
        <translation>播放头后退一帧</translation>
    </message>
    <message>
        <source>Next &amp;Frame</source>
        <translation>下一帧(&amp;F)</translation>
    </message>
    <message>
        <source>Move the playhead one frame on</source>
        <translation>播放头前进一帧</translation>
    </message>
    <message>
        <source>New A&amp;ction…</source>
        <translation>新建动作(&amp;C)…</translation>
    </message>
    <message>
        <source>Key an action of a character by hand</source>
        <translation>给角色手 K 一个动作</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>资源库(&amp;L)…</translation>
    </message>
    <message>
        <source>Models and motions that are kept, judged and searched in one place</source>
        <translation>集中保存、审核和搜索模型与动作</translation>
    </message>
    <message>
        <source>&amp;Retarget Motions…</source>
        <translation>动作重定向(&amp;R)…</translation>
    </message>
    <message>
        <source>Bake motions of any skeleton onto a character or a voxel rig</source>
        <translation>把任意骨架的动作烘焙到角色或体素骨架上</translation>
    </message>
    <message>
        <source>Pu&amp;blish…</source>
        <translation>发布(&amp;B)…</translation>
    </message>
    <message>
        <source>Publish characters, rigs and puppets beside a game's own models; what would be written is shown first</source>
        <translation>把角色、绑定和木偶发布到游戏自己的模型旁边；先列出会写入的内容</translation>
    </message>
    <message>
        <source>Open P&amp;ublication…</source>
        <translation>打开发布目录(&amp;U)…</translation>
    </message>
    <message>
        <source>Look at a published folder and play it as a game does</source>
        <translation>查看已发布的目录，并像游戏那样播放</translation>
    </message>
    <message>
        <source>&amp;Auto-Key</source>
        <translation>自动记录关键帧(&amp;A)</translation>
    </message>
    <message>
        <source>Make a key of every change of a pose at once</source>
        <translation>姿态一有变化就记录关键帧</translation>
    </message>
    <message>
        <source>The speed of “%1” is %2; speeds from %3 to %4 are possible.</source>
        <translation>“%1”的速度是 %2；速度可取 %3 到 %4。</translation>
    </message>
    <message>
        <source>“%1” is asked for twice; a pack holds every action once.</source>
        <translation>“%1”被要求了两次；动作包里每个动作只有一份。</translation>
    </message>
    <message>
        <source>There is no action “%1”: nobody keyed it for %2, no retargeted clip bears its name, and it is not one of the %3 built-in ones.</source>
        <translation>没有动作“%1”：没有为 %2 手 K 过，没有同名的重定向片段，也不在 %3 个内置动作之中。</translation>
    </message>
    <message>
        <source>this character</source>
        <translation>这个角色</translation>
    </message>
    <message>
        <source>The model is not bound to the shared skeleton: %1 Bind it first.</source>
        <translation>模型没有绑定到共用骨架：%1请先绑定。</translation>
    </message>
    <message>
        <source>it has no joint named %1.</source>
        <translation>它没有名为 %1 的关节。</translation>
    </message>
    <message>
        <source>its joint %1 does not hang from %2.</source>
        <translation>它的关节 %1 不在 %2 之下。</translation>
    </message>
    <message>
        <source>its joint %1 is turned or scaled at rest.</source>
        <translation>它的关节 %1 在静止姿态下带有旋转或缩放。</translation>
    </message>
    <message>
        <source>its joint %1 stands nowhere.</source>
        <translation>它的关节 %1 没有有效的位置。</translation>
    </message>
    <message>
        <source>its hips are not above its root.</source>
        <translation>它的髋部不在根关节之上。</translation>
    </message>
    <message>
        <source>See through the model to what lies inside</source>
        <translation>透视模型，看到里面</translation>
    </message>
    <message>
        <source>Joint Ax&amp;es</source>
        <translation>关节坐标轴(&amp;E)</translation>
    </message>
    <message>
        <source>Show which way the axes of each joint point</source>
        <translation>显示每个关节的坐标轴方向</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>The archive is empty.</source>
        <translation>压缩包是空的。</translation>
    </message>
    <message>
        <source>The archive cannot be read: %1.</source>
        <translation>无法读取压缩包：%1。</translation>
    </message>
    <message>
        <source>The archive lists more than %1 files.</source>
        <translation>压缩包列出的文件超过 %1 个。</translation>
    </message>
    <message>
        <source>“%1” in the archive is left out: %2.</source>
        <translation>压缩包中的“%1”被跳过：%2。</translation>
    </message>
    <message>
        <source>its path leads out of the archive's folder</source>
        <translation>它的路径指向压缩包文件夹之外</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>它已加密</translation>
    </message>
    <message>
        <source>it is packed by method %1; only STORE and DEFLATE are read</source>
        <translation>它使用压缩方法 %1；只支持 STORE 和 DEFLATE</translation>
    </message>
    <message>
        <source>it has more than 512 MiB</source>
        <translation>它超过 512 MiB</translation>
    </message>
    <message>
        <source>it would grow to more than %1 times its packed size</source>
        <translation>解压后会超过压缩大小的 %1 倍</translation>
    </message>
    <message>
        <source>“%1” in the archive cannot be unpacked: %2.</source>
        <translation>无法解压压缩包中的“%1”：%2。</translation>
    </message>
    <message>
        <source>The archive unpacks to more than 1 GiB.</source>
        <translation>压缩包解压后超过 1 GiB。</translation>
    </message>
    <message>
        <source>it has not the size the archive says</source>
        <translation>大小与压缩包中记录的不符</translation>
    </message>
</context>
<context>
    <name>AutoBinding</name>
    <message>
        <source>The skeleton has no joints to bind to. Add some or fit a template first.</source>
        <translation>骨骼里没有可绑定的关节。请先添加一些，或套用模板。</translation>
    </message>
    <message>
        <source>Binding was cancelled; nothing was changed.</source>
        <translation>绑定已取消，什么都没有改变。</translation>
    </message>
    <message>
        <source>Following the bones through the model</source>
        <translation>沿着骨头走遍模型</translation>
    </message>
    <message>
        <source>Giving each voxel its joint</source>
        <translation>正在为每个体素分配关节</translation>
    </message>
</context>
<context>
    <name>BackgroundReading</name>
    <message>
        <source>Opening %1 was cancelled.</source>
        <translation>已取消打开 %1。</translation>
    </message>
</context>
<context>
    <name>BlendNames</name>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>Multiplicative</source>
        <translation>相乘</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add glow</source>
        <translation>发光添加</translation>
    </message>
    <message>
        <source>Darken</source>
        <translation>变暗</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>正片叠底</translation>
    </message>
    <message>
        <source>Colour burn</source>
        <translation>颜色加深</translation>
    </message>
    <message>
        <source>Linear burn</source>
        <translation>线性加深</translation>
    </message>
    <message>
        <source>Lighten</source>
        <translation>变亮</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>滤色</translation>
    </message>
    <message>
        <source>Colour dodge</source>
        <translation>颜色减淡</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Soft light</source>
        <translation>柔光</translation>
    </message>
    <message>
        <source>Hard light</source>
        <translation>强光</translation>
    </message>
    <message>
        <source>Linear light</source>
        <translation>线性光</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>色相</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>atop</source>
        <translation>顶上合成</translation>
    </message>
    <message>
        <source>out</source>
        <translation>外部合成</translation>
    </message>
    <message>
        <source>conjoint</source>
        <translation>联合合成</translation>
    </message>
    <message>
        <source>disjoint</source>
        <translation>分离合成</translation>
    </message>
    <message>
        <source>Normal (%1)</source>
        <translation>正常（%1）</translation>
    </message>
</context>
<context>
    <name>Bvh</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>A number is missing or is not one.</source>
        <translation>缺少一个数字，或该处不是数字。</translation>
    </message>
    <message>
        <source>A number is larger than any motion has.</source>
        <translation>数字过大，任何动作都不会用到。</translation>
    </message>
    <message>
        <source>A joint cannot have %1 channels.</source>
        <translation>一个关节不能有 %1 个通道。</translation>
    </message>
    <message>
        <source>“%1” is not a channel: X, Y or Z with “position” or “rotation” behind it.</source>
        <translation>“%1”不是通道名：应为 X、Y 或 Z 后接“position”或“rotation”。</translation>
    </message>
    <message>
        <source>A “{” is missing behind the name of a joint.</source>
        <translation>关节名后面缺少“{”。</translation>
    </message>
    <message>
        <source>The skeleton has more than %1 joints or is deeper than %2.</source>
        <translation>骨架的关节超过 %1 个，或层级超过 %2 层。</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>An end site holds an OFFSET and nothing else.</source>
        <translation>末端（End Site）里只能有 OFFSET。</translation>
    </message>
    <message>
        <source>“%1” stands outside of the skeleton.</source>
        <translation>“%1”位于骨架之外。</translation>
    </message>
    <message>
        <source>“%1” was not expected in a joint.</source>
        <translation>关节里不应出现“%1”。</translation>
    </message>
    <message>
        <source>The file does not begin with HIERARCHY.</source>
        <translation>文件不是以 HIERARCHY 开头。</translation>
    </message>
    <message>
        <source>The file ends before its MOTION begins.</source>
        <translation>文件在 MOTION 开始之前就结束了。</translation>
    </message>
    <message>
        <source>The skeleton has no joint.</source>
        <translation>骨架没有关节。</translation>
    </message>
    <message>
        <source>“Frames:” is missing behind MOTION.</source>
        <translation>MOTION 后面缺少“Frames:”。</translation>
    </message>
    <message>
        <source>“Frame Time:” is missing behind the number of frames.</source>
        <translation>帧数后面缺少“Frame Time:”。</translation>
    </message>
    <message>
        <source>A motion cannot have %1 frames.</source>
        <translation>动作不能有 %1 帧。</translation>
    </message>
    <message>
        <source>%1 frames of %2 joints are more than this program reads at once.</source>
        <translation>%1 帧、%2 个关节，超出本程序一次能读取的数量。</translation>
    </message>
    <message>
        <source>No joint has a channel: nothing moves.</source>
        <translation>没有任何关节有通道，什么都不会动。</translation>
    </message>
    <message>
        <source>Frame %1 holds something that is no number of a motion.</source>
        <translation>第 %1 帧里有不能用作动作数值的内容。</translation>
    </message>
    <message>
        <source>The file holds no whole frame.</source>
        <translation>文件里没有一帧是完整的。</translation>
    </message>
    <message>
        <source>The file announces %1 frames and holds %2; the motion ends there.</source>
        <translation>文件声明有 %1 帧，实际只有 %2 帧，动作到此为止。</translation>
    </message>
    <message>
        <source>More stands behind the %1 frames the file announces; it is left out.</source>
        <translation>在文件声明的 %1 帧之后还有内容，已略去。</translation>
    </message>
    <message>
        <source>A frame time of %1 s cannot be; 30 frames a second are taken.</source>
        <translation>帧时间 %1 秒不合理，按每秒 30 帧处理。</translation>
    </message>
    <message>
        <source>Reading the motion was cancelled.</source>
        <translation>已取消读取动作。</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 厘米</translation>
    </message>
    <message>
        <source>%1: new, %2 s</source>
        <translation>%1：新增，%2 秒</translation>
    </message>
    <message>
        <source>%1: no longer there</source>
        <translation>%1：不再有</translation>
    </message>
    <message>
        <source>%1 s instead of %2 s</source>
        <translation>%1 秒，原为 %2 秒</translation>
    </message>
    <message>
        <source>%1 keys a joint instead of %2</source>
        <translation>每个关节 %1 帧，原为 %2 帧</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of %1</source>
        <translation>
            <numerusform>%1 的 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of %1 joints, most of all %2</source>
        <translation>
            <numerusform>%1 个关节共 %n 个关键帧，变化最大的是 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 vertices instead of %2</source>
        <translation>%1 个顶点，原为 %2 个</translation>
    </message>
    <message>
        <source>joint %1 is new</source>
        <translation>新增关节 %1</translation>
    </message>
    <message>
        <source>joint %1 moved by %2</source>
        <translation>关节 %1 移动了 %2</translation>
    </message>
    <message>
        <source>%1 joints moved, most of all %2 by %3</source>
        <translation>%1 个关节移动，最大的是 %2，移动了 %3</translation>
    </message>
    <message numerus="yes">
        <source>other weights at %n vertices</source>
        <translation>
            <numerusform>%n 个顶点的权重有变</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: was called %2</source>
        <translation>%1：原名 %2</translation>
    </message>
</context>
<context>
    <name>Character</name>
    <message>
        <source>It has no mesh: it is a movement, which can be carried over to a character.</source>
        <translation>没有网格：这是一段动作，可以套用到角色上。</translation>
    </message>
    <message>
        <source>It has no mesh: it is a skeleton alone.</source>
        <translation>没有网格：只有骨架。</translation>
    </message>
    <message>
        <source>It has no mesh that can be shown.</source>
        <translation>没有可显示的网格。</translation>
    </message>
    <message>
        <source>It has no skin: it has to be bound before it can move.</source>
        <translation>没有蒙皮：绑定之后才能动起来。</translation>
    </message>
    <message>
        <source>It can be driven: all %1 joints that are needed are there.</source>
        <translation>可以驱动：所需的 %1 个关节齐全。</translation>
    </message>
    <message>
        <source>It cannot be driven as a person: its joints are none of a human figure.</source>
        <translation>无法按人形驱动：它的关节不属于人形。</translation>
    </message>
    <message>
        <source>It cannot be driven as a person: %1 could not be found.</source>
        <translation>不能当作人形驱动：找不到 %1。</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>%1 would be written over %2, which it is made from. Publish to another folder, or under another name.</source>
        <translation>%1 会覆盖它的来源 %2。请发布到别的目录，或换一个名字。</translation>
    </message>
    <message>
        <source>%1 is not fit to be published: %2</source>
        <translation>%1 不能发布：%2</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a published file: letters, digits, “_”, “-” and “.” are allowed.</source>
        <translation>“%1”不能用作发布文件名：只能用字母、数字、“_”“-”和“.”。</translation>
    </message>
    <message>
        <source>Two files would be called %1. Capitals do not count, as many disks do not tell them apart.</source>
        <translation>会有两个文件都叫 %1。大小写不算区别，因为很多磁盘不区分大小写。</translation>
    </message>
    <message>
        <source>a pack must hold no mesh.</source>
        <translation>动作包里不能有网格。</translation>
    </message>
    <message>
        <source>the clip “%1” is missing.</source>
        <translation>缺少片段“%1”。</translation>
    </message>
    <message>
        <source>%1 is in the folder already, and no publication put it there. Move it away, or publish to another folder; nothing is overwritten.</source>
        <translation>目录里已有 %1，而且不是发布写入的。请把它移走，或发布到别的目录；不会覆盖任何东西。</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>moving</source>
        <translation>走动</translation>
    </message>
    <message>
        <source>chasing</source>
        <translation>追赶</translation>
    </message>
    <message>
        <source>The %1 action “%2” is not among the actions that are published.</source>
        <translation>%1动作“%2”不在要发布的动作之列。</translation>
    </message>
    <message>
        <source>The kind “%1” maps to “%2”, which is not among the actions that are published.</source>
        <translation>工种“%1”映射到“%2”，而它不在要发布的动作之列。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than a published file may be.</source>
        <translation>%1 超过了发布文件允许的大小。</translation>
    </message>
    <message>
        <source>it has no skin; bind it first.</source>
        <translation>它没有蒙皮，请先绑定。</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Did you mean %1?</source>
        <translation>是想写 %1 吗？</translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation>%1 给了两次。</translation>
    </message>
    <message>
        <source>There is nothing for “%1” to be.</source>
        <translation>“%1”在这里没有用处。</translation>
    </message>
    <message>
        <source>--%1 needs a value.</source>
        <translation>--%1 需要一个值。</translation>
    </message>
    <message>
        <source>There is no option --%1.</source>
        <translation>没有 --%1 这个选项。</translation>
    </message>
    <message>
        <source>--lang takes en or zh_CN, but “%1” was given.</source>
        <translation>--lang 只接受 en 或 zh_CN，但给的是“%1”。</translation>
    </message>
    <message>
        <source>%1 is missing: %2.</source>
        <translation>缺少 %1：%2。</translation>
    </message>
    <message>
        <source>marrow-cli --list-jobs lists what can be done, marrow-cli JOB --help explains one job.</source>
        <translation>marrow-cli --list-jobs 列出能做的事，marrow-cli 任务 --help 说明某一项任务。</translation>
    </message>
    <message>
        <source>No job was named.</source>
        <translation>没有指定任务。</translation>
    </message>
    <message>
        <source>There is no job “%1”.</source>
        <translation>没有名为“%1”的任务。</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>打印一份 JSON</translation>
    </message>
    <message>
        <source>exit with 3 when there were warnings</source>
        <translation>有警告时以 3 退出</translation>
    </message>
    <message>
        <source>the language of messages</source>
        <translation>消息的语言</translation>
    </message>
    <message>
        <source>marrow-cli JOB … does one job without a window.</source>
        <translation>marrow-cli 任务 … 不开窗口完成一项任务。</translation>
    </message>
    <message>
        <source>marrow-cli JOB --help explains one job.</source>
        <translation>marrow-cli 任务 --help 说明某一项任务。</translation>
    </message>
</context>
<context>
    <name>ClipChecks</name>
    <message>
        <source>There are %1 clips; a file holds at most %2. Delete some.</source>
        <translation>共有 %1 个片段，而文件最多容纳 %2 个。请删除一些。</translation>
    </message>
    <message>
        <source>Clip ids must ascend, and %1 stands behind %2. Renumber the clip.</source>
        <translation>片段编号必须递增，而 %1 排在 %2 之后。请给片段改编号。</translation>
    </message>
    <message>
        <source>The name of clip %1 is longer than 255 bytes of UTF-8. Shorten it.</source>
        <translation>片段 %1 的名称超过 255 个 UTF-8 字节，请缩短。</translation>
    </message>
    <message>
        <source>Several clips are called "%1". Programs that find clips by name take only one of them.</source>
        <translation>有多个片段叫“%1”。按名称寻找片段的程序只会取其中一个。</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>%1 has no keys: it shows the bind pose.</source>
        <translation>%1 没有关键帧，显示的是绑定姿势。</translation>
    </message>
    <message>
        <source>The tracks of %1 must ascend by joint, and %2 is there twice or out of order.</source>
        <translation>%1 的轨道必须按关节编号递增，而 %2 重复或次序不对。</translation>
    </message>
    <message>
        <source>%1 has keys of joint %2, which the skeleton does not have.</source>
        <translation>%1 里有关节 %2 的关键帧，而骨骼里没有这个关节。</translation>
    </message>
    <message>
        <source>In %1 the keys of %2 do not ascend in time at %3 ms.</source>
        <translation>%1 中 %2 的关键帧在 %3 毫秒处时间没有递增。</translation>
    </message>
    <message>
        <source>In %1 a key of %2 stands at %3 ms, behind the end of the clip.</source>
        <translation>%1 中 %2 有关键帧位于 %3 毫秒，超出片段结尾。</translation>
    </message>
    <message>
        <source>In %1 the key of %2 at %3 ms has a scale of zero: its voxels vanish there.</source>
        <translation>%1 中 %2 在 %3 毫秒的关键帧缩放为零，它的体素在那里会消失。</translation>
    </message>
    <message>
        <source>In %1 the key of %2 at %3 ms holds a value that cannot be stored: a number is missing or the rotation is no unit quaternion.</source>
        <translation>%1 中 %2 在 %3 毫秒的关键帧含有无法保存的数值：缺少数字，或旋转不是单位四元数。</translation>
    </message>
</context>
<context>
    <name>ClipOps</name>
    <message>
        <source>A clip lasts at most %1 ms.</source>
        <translation>一个片段最长 %1 毫秒。</translation>
    </message>
    <message>
        <source>%1 frames a second would make too many keys. Choose fewer.</source>
        <translation>每秒 %1 帧会产生过多关键帧，请少选一些。</translation>
    </message>
</context>
<context>
    <name>ClipQuestions</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>给 %1 改名</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>A name may have 255 bytes of UTF-8; this one has %1.</source>
        <translation>名称最长为 255 个 UTF-8 字节，现在有 %1 个。</translation>
    </message>
    <message>
        <source>Clip %1 has this name too. That is allowed, but programs that find clips by name take only one.</source>
        <translation>编号 %1 的片段也叫这个名字。这是允许的，但按名称寻找片段的程序只会取其中一个。</translation>
    </message>
    <message>
        <source>Renumber %1</source>
        <translation>给 %1 改编号</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>改编号</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The clip %1 has the id %2; the two exchange their ids.</source>
        <translation>片段 %1 已使用编号 %2，两者将互换编号。</translation>
    </message>
    <message>
        <source>Games name clips by their id: tell whoever uses it. Clips are stored in the order of their ids.</source>
        <translation>游戏按编号引用片段，改动后请告知使用者。片段按编号顺序保存。</translation>
    </message>
    <message>
        <source>Retime %1</source>
        <translation>调整 %1 的时长</translation>
    </message>
    <message>
        <source>Retime</source>
        <translation>调整时长</translation>
    </message>
    <message>
        <source>New length</source>
        <translation>新时长</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Stretch with the clip</source>
        <translation>随片段拉伸</translation>
    </message>
    <message>
        <source>Stay at their times</source>
        <translation>时间不变</translation>
    </message>
    <message>
        <source>Every key moves to %1 % of its time.</source>
        <translation>每个关键帧移到原时间的 %1%。</translation>
    </message>
    <message>
        <source>What lies behind the new end goes; the pose there becomes keys.</source>
        <translation>超出新结尾的部分会去掉，结尾处的姿势写成关键帧。</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) go.</source>
        <translation>
            <numerusform>将去掉 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>镜像 %1</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>镜像轴</translation>
    </message>
    <message>
        <source>Begin half a length later (the other foot of a walk)</source>
        <translation>错开半个周期开始（走路时先迈另一只脚）</translation>
    </message>
    <message>
        <source>Left and right exchange their motions by their names, such as arm_L and arm_R.</source>
        <translation>按名称互换左右两侧的动作，例如 arm_L 与 arm_R。</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) have a side in the name but no partner and keep their keys.</source>
        <translation>
            <numerusform>%n 个关节的名称带有左右，但没有对应的另一侧，它们的关键帧不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge another clip into %1</source>
        <translation>把另一个片段合并到 %1</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>起始时间</translation>
    </message>
    <message>
        <source>%1 are laid over; the clip then lasts %2 ms.</source>
        <translation>将叠加 %1，合并后片段长 %2 毫秒。</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at the same times are replaced.</source>
        <translation>
            <numerusform>时间相同的 %n 个关键帧会被替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>Clean up %1</source>
        <translation>精简 %1</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>精简</translation>
    </message>
    <message>
        <source>May turn by</source>
        <translation>旋转容差</translation>
    </message>
    <message>
        <source>May move by</source>
        <translation>位移容差</translation>
    </message>
    <message>
        <source>No key is superfluous within this tolerance.</source>
        <translation>在此容差内没有多余的关键帧。</translation>
    </message>
    <message>
        <source>%1 of %2 go; linear playback shows the same within the tolerance.</source>
        <translation>%2中将去掉 %1 个；在容差内，线性播放的效果不变。</translation>
    </message>
    <message>
        <source>Bake %1</source>
        <translation>烘焙 %1</translation>
    </message>
    <message>
        <source>Resample %1</source>
        <translation>对 %1 重新采样</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>烘焙</translation>
    </message>
    <message>
        <source>Resample</source>
        <translation>重新采样</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>As shown by</source>
        <translation>按何种插值</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>阶跃</translation>
    </message>
    <message>
        <source>%1 become %2. Files hold no interpolation: the motion that is shown becomes keys.</source>
        <translation>%1将变成%2。文件不保存插值方式，所显示的动作会写成关键帧。</translation>
    </message>
    <message>
        <source>This is its id now. Games name clips by their id; clips are stored in that order.</source>
        <translation>这就是它现在的编号。游戏按编号引用片段，片段也按编号顺序保存。</translation>
    </message>
    <message>
        <source>The clip lasts this long now. Give it another length.</source>
        <translation>片段现在就是这个长度，请输入另一个长度。</translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation>左右 (X)</translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation>上下 (Y)</translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation>前后 (Z)</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>runs must ascend and lie inside the grid</source>
        <translation>各段必须递增且在网格之内</translation>
    </message>
    <message>
        <source>there is nothing to paint</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message numerus="yes">
        <source>Paint %n voxels to %1</source>
        <translation>
            <numerusform>把 %n 个体素绘制给 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Add the clip %1</source>
        <translation>添加片段 %1</translation>
    </message>
    <message>
        <source>Duplicate the clip %1</source>
        <translation>复制片段 %1</translation>
    </message>
    <message>
        <source>Rename the clip %1 to %2</source>
        <translation>把片段 %1 改名为 %2</translation>
    </message>
    <message>
        <source>at least one clip is needed</source>
        <translation>至少需要一个片段</translation>
    </message>
    <message>
        <source>two clips would have the id %1</source>
        <translation>有两个片段会使用编号 %1</translation>
    </message>
    <message numerus="yes">
        <source>Renumber %n clips</source>
        <translation>
            <numerusform>为 %n 个片段重新编号</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the clip %1</source>
        <translation>删除片段 %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n clips</source>
        <translation>
            <numerusform>删除 %n 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over %n clips</source>
        <translation>
            <numerusform>载入 %n 个片段</numerusform>
        </translation>
    </message>
    <message>
        <source>a number of at least 0 is needed</source>
        <translation>需要一个不小于 0 的数</translation>
    </message>
    <message>
        <source>Make %1 last %2 ms</source>
        <translation>把 %1 的时长设为 %2 毫秒</translation>
    </message>
    <message>
        <source>Stretch %1 to %2 ms</source>
        <translation>把 %1 拉伸到 %2 毫秒</translation>
    </message>
    <message>
        <source>Reverse %1</source>
        <translation>倒放 %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>镜像 %1</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>把 %1 并入 %2</translation>
    </message>
    <message>
        <source>Make %1 a loop</source>
        <translation>让 %1 首尾相接</translation>
    </message>
    <message numerus="yes">
        <source>Clean up %n keys of %1</source>
        <translation>
            <numerusform>清理 %1 的 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Resample %1 at %2 frames a second</source>
        <translation>以每秒 %2 帧重新采样 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n numbers are needed</source>
        <translation>
            <numerusform>需要 %n 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>a number is missing or too large</source>
        <translation>缺少一个数，或数太大</translation>
    </message>
    <message>
        <source>The argument "%1" cannot be used: %2.</source>
        <translation>参数“%1”无法使用：%2。</translation>
    </message>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation>骨骼里没有关节 %1。</translation>
    </message>
    <message>
        <source>The rig has no clip %1.</source>
        <translation>绑定没有片段 %1。</translation>
    </message>
    <message>
        <source>The model has no rig yet. Start one first.</source>
        <translation>模型还没有骨骼。请先建立一个。</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>需要一个整数</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3</source>
        <translation>%1 不在 %2 到 %3 之内</translation>
    </message>
    <message>
        <source>a text is needed</source>
        <translation>需要一段文本</translation>
    </message>
    <message>
        <source>the name is longer than %1 bytes</source>
        <translation>名称超过 %1 字节</translation>
    </message>
    <message>
        <source>at least one joint is needed</source>
        <translation>至少需要一个关节</translation>
    </message>
    <message>
        <source>it must be one of %1</source>
        <translation>必须是 %1 之一</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>需要 true 或 false</translation>
    </message>
    <message>
        <source>a quaternion of length zero turns nothing</source>
        <translation>长度为零的四元数不表示旋转</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>在 %2 下添加 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Delete %1, leaving its voxels to %2</source>
        <translation>删除 %1，体素归 %2</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>把 %1 改名为 %2</translation>
    </message>
    <message>
        <source>Move %1 under %2</source>
        <translation>把 %1 移到 %2 下</translation>
    </message>
    <message>
        <source>Make %1 a root</source>
        <translation>把 %1 设为根</translation>
    </message>
    <message>
        <source>Duplicate %1 mirrored</source>
        <translation>镜像复制 %1</translation>
    </message>
    <message>
        <source>joint %1 is named twice</source>
        <translation>关节 %1 出现了两次</translation>
    </message>
    <message numerus="yes">
        <source>Renumber %n joints</source>
        <translation>
            <numerusform>为 %n 个关节重新编号</numerusform>
        </translation>
    </message>
    <message>
        <source>Give %1 the id %2</source>
        <translation>给 %1 编号 %2</translation>
    </message>
    <message numerus="yes">
        <source>Reorder %n joints</source>
        <translation>
            <numerusform>重排 %n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>放置 %1</translation>
    </message>
    <message>
        <source>joint %1 has no key at %2 ms</source>
        <translation>关节 %1 在 %2 毫秒处没有关键帧</translation>
    </message>
    <message>
        <source>at least one key is needed</source>
        <translation>至少需要一个关键帧</translation>
    </message>
    <message>
        <source>%1 ms lies behind the end of the clip</source>
        <translation>%1 毫秒超出了片段的结尾</translation>
    </message>
    <message numerus="yes">
        <source>Set %n keys</source>
        <translation>
            <numerusform>设置 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1 at %2 ms</source>
        <translation>在 %2 毫秒处给 %1 加关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n keys</source>
        <translation>
            <numerusform>粘贴 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n keys</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale the times of %n keys</source>
        <translation>
            <numerusform>缩放 %n 个关键帧的时间</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all keys of %1 from %2</source>
        <translation>从 %2 移除 %1 的全部关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n keys</source>
        <translation>
            <numerusform>删除 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a rig</source>
        <translation>建立骨骼</translation>
    </message>
    <message numerus="yes">
        <source>Take over a rig with %n joints</source>
        <translation>
            <numerusform>载入有 %n 个关节的骨骼</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the rig</source>
        <translation>移除骨骼</translation>
    </message>
    <message>
        <source>Make %1 the default joint</source>
        <translation>把 %1 设为默认关节</translation>
    </message>
    <message numerus="yes">
        <source>Start a rig from a template with %n joints</source>
        <translation>
            <numerusform>用模板建立有 %n 个关节的骨骼</numerusform>
        </translation>
    </message>
    <message>
        <source>Bind voxels to the nearest joints</source>
        <translation>把体素绑定到最近的关节</translation>
    </message>
    <message>
        <source>it is not a PNG picture of at most %1 bytes</source>
        <translation>它不是不超过 %1 字节的 PNG 图片</translation>
    </message>
    <message>
        <source>Refresh the thumbnail</source>
        <translation>更新缩略图</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>A rig holds at most 65,535 clips.</source>
        <translation>一副骨骼最多容纳 65,535 个片段。</translation>
    </message>
    <message>
        <source>joint %1 has no key from %2 to %3 ms</source>
        <translation>关节 %1 在 %2 至 %3 毫秒之间没有关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n keys</source>
        <translation>
            <numerusform>复制 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>the panel lists nothing yet</source>
        <translation>面板还没有列出任何内容</translation>
    </message>
    <message>
        <source>entry %1 of the panel is a parameter, and a group is needed</source>
        <translation>面板的条目 %1 是参数，而此处需要分组</translation>
    </message>
    <message>
        <source>at least one group is needed</source>
        <translation>至少需要一个分组</translation>
    </message>
    <message>
        <source>the puppet has no parameters</source>
        <translation>木偶没有参数</translation>
    </message>
    <message>
        <source>the panel lists %1 already</source>
        <translation>面板已列出“%1”</translation>
    </message>
    <message>
        <source>Groups cannot be more than %1 deep in one another.</source>
        <translation>分组最多嵌套 %1 层。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>The names in this puppet were left out when it was exported, so a group cannot have one. Change its id instead.</source>
        <translation>此木偶导出时剥离了名称，分组不能命名。请改为修改其 ID。</translation>
    </message>
    <message>
        <source>%1 cannot be moved into itself.</source>
        <translation>“%1”不能移入自身。</translation>
    </message>
    <message>
        <source>at least one entry is needed</source>
        <translation>至少需要一个条目</translation>
    </message>
    <message>
        <source>Move %1 to the top level</source>
        <translation>将 %1 移到顶层</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>Add group %1</source>
        <translation>新建分组 %1</translation>
    </message>
    <message>
        <source>Group %1 as %2</source>
        <translation>将 %1 编为分组 %2</translation>
    </message>
    <message>
        <source>Ungroup %1</source>
        <translation>取消分组 %1</translation>
    </message>
    <message>
        <source>Take %1 out of the panel</source>
        <translation>将 %1 移出面板</translation>
    </message>
    <message>
        <source>a panel as JSON is needed</source>
        <translation>需要 JSON 形式的面板</translation>
    </message>
    <message>
        <source>Replace the panel</source>
        <translation>替换面板</translation>
    </message>
    <message>
        <source>a colour is written as #aarrggbb</source>
        <translation>颜色写作 #aarrggbb</translation>
    </message>
    <message>
        <source>Take the colour from %1</source>
        <translation>取消 %1 的颜色</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>设置 %1 的颜色</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>展开 %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>折叠 %1</translation>
    </message>
    <message>
        <source>a list of numbers is needed</source>
        <translation>需要数字列表</translation>
    </message>
    <message>
        <source>there are more than %1 values</source>
        <translation>数值超过 %1 个</translation>
    </message>
    <message>
        <source>at least one parameter is needed</source>
        <translation>至少需要一个参数</translation>
    </message>
    <message numerus="yes">
        <source>Set the snap values of %n parameters</source>
        <translation>
            <numerusform>设置 %n 个参数的吸附值</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the snap values of %1</source>
        <translation>设置 %1 的吸附值</translation>
    </message>
    <message>
        <source>a pad needs two different parameters</source>
        <translation>摇杆需要两个不同的参数</translation>
    </message>
    <message>
        <source>%1 is on a pad already. Split that one first.</source>
        <translation>“%1”已属于一个摇杆。请先拆分它。</translation>
    </message>
    <message>
        <source>Make a pad of %1 and %2</source>
        <translation>将 %1 与 %2 组成摇杆</translation>
    </message>
    <message>
        <source>the panel has no pads</source>
        <translation>面板没有摇杆</translation>
    </message>
    <message>
        <source>the pad %1 × %2</source>
        <translation>摇杆 %1 × %2</translation>
    </message>
    <message>
        <source>at least one pad is needed</source>
        <translation>至少需要一个摇杆</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>拆分 %1</translation>
    </message>
    <message numerus="yes">
        <source>Split %n pads</source>
        <translation>
            <numerusform>拆分 %n 个摇杆</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange the axes of %1</source>
        <translation>交换 %1 的轴</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>it is no joint an action moves</source>
        <translation>动作不会移动这个关节</translation>
    </message>
    <message>
        <source>it is no rotation</source>
        <translation>这不是旋转</translation>
    </message>
    <message>
        <source>two keys are on frame %1</source>
        <translation>第 %1 帧上有两个关键帧</translation>
    </message>
    <message>
        <source>there is no key on frame %1</source>
        <translation>第 %1 帧上没有关键帧</translation>
    </message>
    <message>
        <source>Key the pose on frame %1</source>
        <translation>在第 %1 帧打关键帧</translation>
    </message>
    <message>
        <source>Pose %1 on frame %2</source>
        <translation>在第 %2 帧摆 %1</translation>
    </message>
    <message>
        <source>Pose on frame %1</source>
        <translation>在第 %1 帧摆姿态</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n key(s)</source>
        <translation>
            <numerusform>删除 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n key(s)</source>
        <translation>
            <numerusform>粘贴 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Play over and over</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <source>Play once</source>
        <translation>只播放一次</translation>
    </message>
    <message>
        <source>a name is needed</source>
        <translation>需要名字</translation>
    </message>
    <message>
        <source>Rename the action to %1 of %2</source>
        <translation>把动作改名为 %2 的 %1</translation>
    </message>
    <message numerus="yes">
        <source>Begin anew with %n key(s)</source>
        <translation>
            <numerusform>以 %n 个关键帧重新开始</numerusform>
        </translation>
    </message>
    <message>
        <source>The model is not bound yet, so there are no weights to work on. Bind it first.</source>
        <translation>模型尚未绑定，没有可编辑的权重。请先绑定。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Hips</source>
        <translation>髋部</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>脊柱</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>胸</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>颈</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>肩</translation>
    </message>
    <message>
        <source>Upper arm</source>
        <translation>上臂</translation>
    </message>
    <message>
        <source>Forearm</source>
        <translation>前臂</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Thigh</source>
        <translation>大腿</translation>
    </message>
    <message>
        <source>Shin</source>
        <translation>小腿</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>脚趾</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>左%1</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>右%1</translation>
    </message>
    <message>
        <source>Move joint %1</source>
        <translation>移动关节：%1</translation>
    </message>
    <message>
        <source>%1 is not inside the model: no surface lies around it to be in the middle of. Move it closer first.</source>
        <translation>%1不在模型内部：周围没有可居中的表面。请先把它移近模型。</translation>
    </message>
    <message>
        <source>Centre joint %1 in the volume</source>
        <translation>将关节置于体积中心：%1</translation>
    </message>
    <message numerus="yes">
        <source>Place %n joint(s)</source>
        <translation>
            <numerusform>放置 %n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>重新分析</translation>
    </message>
    <message>
        <source>Turn the model round</source>
        <translation>将模型转身</translation>
    </message>
    <message>
        <source>Make the A-pose the rest</source>
        <translation>以 A 姿势为静止姿势</translation>
    </message>
    <message>
        <source>Change the constants of the weights</source>
        <translation>修改权重常数</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Bind anew</source>
        <translation>重新绑定</translation>
    </message>
    <message>
        <source>at least one point is needed</source>
        <translation>至少需要一个点</translation>
    </message>
    <message>
        <source>Add weight to %1</source>
        <translation>增加权重：%1</translation>
    </message>
    <message>
        <source>Take weight from %1</source>
        <translation>减少权重：%1</translation>
    </message>
    <message>
        <source>Set the weight of %1</source>
        <translation>设定权重：%1</translation>
    </message>
    <message>
        <source>Smooth the weight of %1</source>
        <translation>平滑权重：%1</translation>
    </message>
    <message>
        <source>Flood with %1</source>
        <translation>填充权重：%1</translation>
    </message>
    <message>
        <source>Mirror weights from left to right</source>
        <translation>权重由左镜像到右</translation>
    </message>
    <message>
        <source>Mirror weights from right to left</source>
        <translation>权重由右镜像到左</translation>
    </message>
    <message>
        <source>Normalise weights</source>
        <translation>归一化权重</translation>
    </message>
    <message numerus="yes">
        <source>Limit to %n joint(s) a vertex</source>
        <translation>
            <numerusform>每个顶点最多 %n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove weights below %1</source>
        <translation>移除低于 %1 的权重</translation>
    </message>
    <message>
        <source>Smooth all weights</source>
        <translation>平滑全部权重</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定%1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁%1</translation>
    </message>
    <message numerus="yes">
        <source>Lock %n joint(s)</source>
        <translation>
            <numerusform>锁定 %n 个关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n joint(s)</source>
        <translation>
            <numerusform>解锁 %n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>translation</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message numerus="yes">
        <source>Delete the %1 of %n keys</source>
        <translation>
            <numerusform>删除 %n 个关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy the %1 of %n keys</source>
        <translation>
            <numerusform>复制 %n 个关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the %1 of %n keys</source>
        <translation>
            <numerusform>移动 %n 个关键帧的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale the times of the %1 of %n keys</source>
        <translation>
            <numerusform>缩放 %n 个关键帧中%1的时间</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint here has a name that the clip “%1” moves, so nothing of it could be taken over</source>
        <translation>这里没有任何关节与片段“%1”所动的关节同名，因此没有可接收的内容</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1”不是文本。</translation>
    </message>
    <message>
        <source>“%1” is not a list.</source>
        <translation>“%1”不是列表。</translation>
    </message>
    <message>
        <source>An entry of “%1” is not a text.</source>
        <translation>“%1”中有一项不是文本。</translation>
    </message>
    <message>
        <source>“%1” is not an object.</source>
        <translation>“%1”不是对象。</translation>
    </message>
    <message>
        <source>“%1” of “%2” is not a text.</source>
        <translation>“%2”中的“%1”不是文本。</translation>
    </message>
    <message>
        <source>The contract is not a JSON object.</source>
        <translation>契约不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The contract is no JSON (byte %1).</source>
        <translation>契约不是 JSON（第 %1 字节）。</translation>
    </message>
    <message>
        <source>The contract has no “%1”.</source>
        <translation>契约里没有“%1”。</translation>
    </message>
    <message>
        <source>The contract has “%1”, which games do not know.</source>
        <translation>契约里有游戏不认识的“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not the name of a pack.</source>
        <translation>“%1”不是动作包的文件名。</translation>
    </message>
</context>
<context>
    <name>CopyRows</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>Closing without saving throws away every step since the last save.</source>
        <translation>不保存就关闭，会丢掉上次保存之后的每一步。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Throw changes away</source>
        <translation>丢弃更改</translation>
    </message>
    <message>
        <source>Keep it open</source>
        <translation>保持打开</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>保存 %1</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened here.</source>
        <translation>%1 在这里打开之后，被其他程序改过。</translation>
    </message>
    <message>
        <source>Writing over it loses that program's changes; they stay in the backup beside the file.</source>
        <translation>覆盖会丢掉那个程序的更改；它们仍留在文件旁的备份里。</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>换个名称保存</translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>知道了</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) of %1 are posed and not keyed.</source>
        <translation>
            <numerusform>%1 有 %n 个关节摆了姿势但没有打关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>A file holds keys only: closing without keying loses these poses.</source>
        <translation>文件只保存关键帧，不打关键帧就关闭会失去这些姿势。</translation>
    </message>
    <message>
        <source>There is no clip to key them in: closing loses these poses.</source>
        <translation>没有可写入关键帧的片段，关闭会失去这些姿势。</translation>
    </message>
    <message>
        <source>Key Them</source>
        <translation>打关键帧</translation>
    </message>
    <message>
        <source>Drop Them</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Load %1 again</source>
        <translation>重新加载 %1</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved. Load it again without them?</source>
        <translation>%1 有尚未保存的修改。放弃它们并重新加载吗？</translation>
    </message>
    <message>
        <source>They cannot be brought back. To keep both, save yours under another name first.</source>
        <translation>放弃后无法找回。若两份都要保留，请先把自己的另存为其他名称。</translation>
    </message>
    <message>
        <source>Load without them</source>
        <translation>放弃并加载</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>There is no command called "%1".</source>
        <translation>没有名为“%1”的命令。</translation>
    </message>
</context>
<context>
    <name>GlTexts</name>
    <message>
        <source>Puppets are drawn with OpenGL 3.3, and the graphics driver does not offer it.</source>
        <translation>木偶用 OpenGL 3.3 绘制，而显卡驱动不提供它。</translation>
    </message>
    <message>
        <source>The graphics driver refuses a shading program of the puppet view.</source>
        <translation>显卡驱动拒绝了木偶视图的着色器程序。</translation>
    </message>
</context>
<context>
    <name>Gltf</name>
    <message>
        <source>The model would be %1 GiB; a GLB holds 4 GiB at most. Export it in parts.</source>
        <translation>模型将达到 %1 GiB，而 GLB 最多 4 GiB。请分几部分导出。</translation>
    </message>
    <message>
        <source>Joint %1 is called “%2” there, because another one is named “%3” too.</source>
        <translation>已有关节名为“%3”，因此关节 %1 在文件中改名为“%2”。</translation>
    </message>
    <message>
        <source>Some keys of the clip “%1” lie too close together for seconds in single precision; the later one of each was written.</source>
        <translation>片段“%1”中有些关键帧间隔过小，单精度秒数无法区分；每组只写入了较晚的一个。</translation>
    </message>
    <message>
        <source>The mesh has %1 rectangles and would be %2 GiB; a GLB holds 4 GiB at most.</source>
        <translation>网格有 %1 个矩形面，将达到 %2 GiB，而 GLB 最多 4 GiB。</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>导出已取消。</translation>
    </message>
    <message>
        <source>There is no accessor %1.</source>
        <translation>没有编号为 %1 的访问器。</translation>
    </message>
    <message>
        <source>Accessor %1 is of type “%2” where %3 is needed.</source>
        <translation>访问器 %1 的类型为“%2”，此处需要 %3。</translation>
    </message>
    <message>
        <source>Accessor %1 has the unknown component type %2.</source>
        <translation>访问器 %1 的分量类型 %2 未知。</translation>
    </message>
    <message>
        <source>Accessor %1 has no elements.</source>
        <translation>访问器 %1 没有元素。</translation>
    </message>
    <message>
        <source>The model holds more numbers than the 64 million that are read at most.</source>
        <translation>模型中的数值超过上限 6400 万个。</translation>
    </message>
    <message>
        <source>There is no buffer view %1.</source>
        <translation>没有编号为 %1 的缓冲区视图。</translation>
    </message>
    <message>
        <source>Buffer view %1 names a buffer that is not there.</source>
        <translation>缓冲区视图 %1 引用了不存在的缓冲区。</translation>
    </message>
    <message>
        <source>Buffer view %1 reaches past the end of its buffer.</source>
        <translation>缓冲区视图 %1 超出了缓冲区末尾。</translation>
    </message>
    <message>
        <source>Buffer view %1 has a stride of %2 bytes, which does not hold its elements.</source>
        <translation>缓冲区视图 %1 的步长为 %2 字节，容不下其元素。</translation>
    </message>
    <message>
        <source>An accessor reaches past the end of buffer view %1.</source>
        <translation>访问器超出了缓冲区视图 %1 的末尾。</translation>
    </message>
    <message>
        <source>A sparse accessor replaces more elements than there are, or none.</source>
        <translation>稀疏访问器替换的元素数为零或超出总数。</translation>
    </message>
    <message>
        <source>The indices of a sparse accessor must be unsigned whole numbers.</source>
        <translation>稀疏访问器的索引必须是无符号整数。</translation>
    </message>
    <message>
        <source>The indices of a sparse accessor must ascend and lie within it.</source>
        <translation>稀疏访问器的索引必须递增且在范围内。</translation>
    </message>
    <message>
        <source>Accessor %1 holds numbers that are not finite.</source>
        <translation>访问器 %1 含有非有限数值。</translation>
    </message>
    <message>
        <source>Accessor %1 must hold unsigned whole numbers.</source>
        <translation>访问器 %1 必须为无符号整数。</translation>
    </message>
    <message>
        <source>The file ends within the header of a GLB.</source>
        <translation>文件在 GLB 文件头处中断。</translation>
    </message>
    <message>
        <source>The GLB has version %1; only version 2 is known.</source>
        <translation>该 GLB 的版本为 %1，只支持版本 2。</translation>
    </message>
    <message>
        <source>The GLB says it has %1 bytes; the file has %2.</source>
        <translation>GLB 声明有 %1 字节，而文件有 %2 字节。</translation>
    </message>
    <message>
        <source>A chunk of the GLB is cut off.</source>
        <translation>GLB 的一个区块被截断。</translation>
    </message>
    <message>
        <source>A chunk of %1 bytes reaches past the end of the GLB.</source>
        <translation>一个 %1 字节的区块超出了 GLB 的末尾。</translation>
    </message>
    <message>
        <source>The first chunk of a GLB must be its JSON.</source>
        <translation>GLB 的第一个区块必须是 JSON。</translation>
    </message>
    <message>
        <source>A buffer must have a length between 1 byte and 512 MiB.</source>
        <translation>缓冲区长度必须在 1 字节到 512 MiB 之间。</translation>
    </message>
    <message>
        <source>A buffer's data URI is not base64.</source>
        <translation>缓冲区的 data URI 不是 base64。</translation>
    </message>
    <message>
        <source>The model needs the file %1, which did not come with it.</source>
        <translation>模型需要文件 %1，但它没有随附。</translation>
    </message>
    <message>
        <source>A buffer has neither a uri nor a binary chunk to take its bytes from.</source>
        <translation>缓冲区既没有 uri，也没有可用的二进制区块。</translation>
    </message>
    <message>
        <source>A buffer should have %1 bytes and has %2.</source>
        <translation>缓冲区应有 %1 字节，实际为 %2 字节。</translation>
    </message>
    <message>
        <source>The model does not say which version of glTF it is.</source>
        <translation>模型没有注明 glTF 版本。</translation>
    </message>
    <message>
        <source>The model is of glTF version %1; version 2.0 is known here.</source>
        <translation>模型为 glTF %1 版，这里支持 2.0 版。</translation>
    </message>
    <message>
        <source>The model can only be read with the extension %1, which is not known here. Export it again without.</source>
        <translation>读取该模型需要扩展 %1，这里不支持。请重新导出，不使用该扩展。</translation>
    </message>
    <message>
        <source>The file has more than 512 MiB.</source>
        <translation>文件超过 512 MiB。</translation>
    </message>
    <message>
        <source>The JSON of the model is too large to be read.</source>
        <translation>模型的 JSON 过大，无法读取。</translation>
    </message>
    <message>
        <source>The file is neither a GLB nor glTF JSON.</source>
        <translation>文件既不是 GLB，也不是 glTF JSON。</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>The JSON of the model cannot be read: %1.</source>
        <translation>无法读取模型的 JSON：%1。</translation>
    </message>
    <message>
        <source>The buffers of the model have more than 1 GiB together.</source>
        <translation>模型的缓冲区合计超过 1 GiB。</translation>
    </message>
    <message>
        <source>The model names %1, which does not lie beside it.</source>
        <translation>模型引用了 %1，它不在模型所在的文件夹内。</translation>
    </message>
    <message>
        <source>The model needs the file %1, which is not beside it.</source>
        <translation>模型需要文件 %1，但旁边没有该文件。</translation>
    </message>
    <message>
        <source>“%1” names number %2 of %3.</source>
        <translation>“%1”引用了第 %2 项，而总数为 %3。</translation>
    </message>
    <message>
        <source>Nodes of the model are their own ancestors.</source>
        <translation>模型的节点形成了循环。</translation>
    </message>
    <message>
        <source>Node %1 names a child that is not there.</source>
        <translation>节点 %1 引用了不存在的子节点。</translation>
    </message>
    <message>
        <source>Node %1 has two parents.</source>
        <translation>节点 %1 有两个父节点。</translation>
    </message>
    <message>
        <source>The scene names a node that is not there.</source>
        <translation>场景引用了不存在的节点。</translation>
    </message>
    <message>
        <source>Skin %1 names a joint that is not there.</source>
        <translation>蒙皮 %1 引用了不存在的关节。</translation>
    </message>
    <message>
        <source>Skin %1 has no joints.</source>
        <translation>蒙皮 %1 没有关节。</translation>
    </message>
    <message>
        <source>Skin %1 has %2 joints and %3 inverse bind matrices.</source>
        <translation>蒙皮 %1 有 %2 个关节，但只有 %3 个逆绑定矩阵。</translation>
    </message>
    <message>
        <source>A vertex follows joint %1 of a skin with %2.</source>
        <translation>顶点引用了关节 %1，而蒙皮只有 %2 个关节。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>A sampler has an unknown interpolation.</source>
        <translation>采样器的插值方式未知。</translation>
    </message>
    <message>
        <source>The times of a sampler must ascend from 0 on.</source>
        <translation>采样器的时间必须从 0 起递增。</translation>
    </message>
    <message>
        <source>A sampler has %1 values for %2 keys of %3.</source>
        <translation>采样器有 %1 个数值，而 %2 个关键帧各需 %3 个。</translation>
    </message>
    <message>
        <source>A channel has no sampler.</source>
        <translation>动画通道没有采样器。</translation>
    </message>
    <message>
        <source>A channel moves morph targets that node %1 has not.</source>
        <translation>动画通道驱动节点 %1 上不存在的变形目标。</translation>
    </message>
    <message>
        <source>A channel has no keys and moves nothing.</source>
        <translation>动画通道没有关键帧，不起作用。</translation>
    </message>
    <message>
        <source>The human bone “%1” names a node that is not there.</source>
        <translation>人形骨骼“%1”引用了不存在的节点。</translation>
    </message>
    <message>
        <source>%1 has %2 entries for %3 vertices.</source>
        <translation>%1 有 %2 项，而顶点有 %3 个。</translation>
    </message>
    <message>
        <source>A vertex follows joint %1.</source>
        <translation>顶点引用了关节 %1。</translation>
    </message>
    <message>
        <source>Vertices follow more than four joints; the first four are shown, all are kept.</source>
        <translation>顶点受四个以上关节影响；显示前四个，全部保留。</translation>
    </message>
    <message>
        <source>A primitive has the unknown mode %1.</source>
        <translation>图元的模式 %1 未知。</translation>
    </message>
    <message>
        <source>A triangle names vertex %1 of %2.</source>
        <translation>三角形引用了顶点 %1，而总数为 %2。</translation>
    </message>
    <message>
        <source>A primitive has no positions and is not shown.</source>
        <translation>图元没有顶点位置，不予显示。</translation>
    </message>
    <message>
        <source>Mesh %1 has no primitives.</source>
        <translation>网格 %1 没有图元。</translation>
    </message>
    <message>
        <source>A picture's data URI is not base64.</source>
        <translation>图片的 data URI 不是 base64。</translation>
    </message>
    <message>
        <source>The picture %1 did not come with the model.</source>
        <translation>模型没有带上图片 %1。</translation>
    </message>
    <message>
        <source>Picture %1 is missing, its surfaces are shown in plain colours. %2</source>
        <translation>缺少图片 %1，相关表面以纯色显示。%2</translation>
    </message>
    <message>
        <source>A texture is placed by set %1; the first two are known, it is shown by the first.</source>
        <translation>有贴图使用第 %1 套坐标；只支持前两套，现按第一套显示。</translation>
    </message>
    <message>
        <source>Reading the model was cancelled.</source>
        <translation>已取消读取模型。</translation>
    </message>
    <message>
        <source>The expression “%1” changes something that is not in the model; that part of it is left out.</source>
        <translation>表情“%1”要改变的内容不在模型中，这一部分已忽略。</translation>
    </message>
</context>
<context>
    <name>HandKeyedFile</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 numbers belong here.</source>
        <translation>这里应有 %1 个数字。</translation>
    </message>
    <message>
        <source>“%1” is no joint of the skeleton.</source>
        <translation>“%1”不是标准骨架中的骨骼。</translation>
    </message>
    <message>
        <source>the root is never moved by an action.</source>
        <translation>动作从不移动根关节。</translation>
    </message>
    <message>
        <source>a rotation has the length 1, this one has %1.</source>
        <translation>旋转的长度应为 1，这里是 %1。</translation>
    </message>
    <message>
        <source>a key belongs here.</source>
        <translation>这里应是一个关键帧。</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1 belongs here.</source>
        <translation>这里应是 0 到 %1 的整数。</translation>
    </message>
    <message>
        <source>frame %1 comes behind frame %2; keys must ascend.</source>
        <translation>第 %1 帧排在第 %2 帧之后；关键帧必须按帧号递增。</translation>
    </message>
    <message>
        <source>the rotations of the joints, by name, belong here.</source>
        <translation>这里应是按名字列出的关节旋转。</translation>
    </message>
    <message>
        <source>the hips cannot be that far from their rest.</source>
        <translation>髋部不可能离静止位置这么远。</translation>
    </message>
    <message>
        <source>This is not JSON: %1 (byte %2).</source>
        <translation>这不是 JSON：%1（第 %2 字节）。</translation>
    </message>
    <message>
        <source>This is no hand-keyed action: it has no “slug”, “action” and “keys”.</source>
        <translation>这不是手 K 动作：缺少“slug”“action”“keys”。</translation>
    </message>
    <message>
        <source>the name of the character belongs here.</source>
        <translation>这里应是角色名。</translation>
    </message>
    <message>
        <source>the id of the action belongs here.</source>
        <translation>这里应是动作 id。</translation>
    </message>
    <message>
        <source>frames a second, from 1 to %1, belong here.</source>
        <translation>这里应是每秒帧数，1 到 %1。</translation>
    </message>
    <message>
        <source>true or false belongs here.</source>
        <translation>这里应是 true 或 false。</translation>
    </message>
    <message>
        <source>a list of keys belongs here.</source>
        <translation>这里应是关键帧列表。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than a hand-keyed action can be (64 MiB).</source>
        <translation>%1 超过了手 K 动作的大小上限（64 MiB）。</translation>
    </message>
    <message>
        <source>%1 was left out. %2</source>
        <translation>%1 已略过。%2</translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>%1: read as it is; %n picture(s) put into it.</source>
        <translation>
            <numerusform>%1：原样读取；嵌入了 %n 张图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: read as it is.</source>
        <translation>%1：原样读取。</translation>
    </message>
    <message>
        <source>It is called a VRM but has none of its extensions; it is taken for a plain model.</source>
        <translation>它名为 VRM 却没有 VRM 扩展；按普通模型处理。</translation>
    </message>
    <message>
        <source>%1 is an FBX of version %2.%3, from before 2011; versions from 7.1 on are read. Export it again as FBX 2013 or newer, or as .glb.</source>
        <translation>%1 是 2011 年以前的 FBX %2.%3 版；可读取 7.1 及以上版本。请重新导出为 FBX 2013 或更新版本，或导出为 .glb。</translation>
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
        <translation>%2 个面中只读到 %1 个。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>文件中没有任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1: read back and checked; %n picture(s) put into it.</source>
        <translation>
            <numerusform>%1：已回读校验；嵌入了 %n 张图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: read back and checked.</source>
        <translation>%1：已回读校验。</translation>
    </message>
    <message>
        <source>It is a PMD, the older format of MMD; it was read as the PMX it would be.</source>
        <translation>这是 MMD 的旧格式 PMD；已按等价的 PMX 读取。</translation>
    </message>
    <message>
        <source>%1 is no model this program reads (.glb, .vrm, .gltf, .fbx, .pmx, .pmd or a .zip of them).</source>
        <translation>%1 不是本程序能读取的模型（.glb、.vrm、.gltf、.fbx、.pmx、.pmd 或包含它们的 .zip）。</translation>
    </message>
    <message>
        <source>Pictures that were not found or could not be read: %1. They are white now.</source>
        <translation>以下图片找不到或无法读取：%1。暂以白色代替。</translation>
    </message>
    <message>
        <source>The model needs the file %1, which did not come with it.</source>
        <translation>模型需要文件 %1，但没有随它一起提供。</translation>
    </message>
    <message>
        <source>%1 holds no model (.vrm, .glb, .gltf, .pmx, .pmd or .fbx).</source>
        <translation>%1 中没有模型（.vrm、.glb、.gltf、.pmx、.pmd 或 .fbx）。</translation>
    </message>
    <message>
        <source>No model in %1 could be read. %2</source>
        <translation>%1 中没有可读取的模型。%2</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has more than 512 MiB.</source>
        <translation>%1 超过 512 MiB。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>One unit is taken for %1 m; MMD's left-handed space was mirrored along z, so the figure looks along +Z.</source>
        <translation>一个单位按 %1 米换算；MMD 的左手坐标系已沿 z 轴镜像，角色朝向 +Z。</translation>
    </message>
    <message>
        <source>Shapes (morphs), physics and IK of an MMD model are not carried over.</source>
        <translation>MMD 模型的变形（表情）、物理和 IK 不会带过来。</translation>
    </message>
    <message>
        <source>One unit is %1 m, %2 is up: converted to metres with +Y up.</source>
        <translation>一个单位为 %1 米，%2 轴朝上：已换算为米，+Y 朝上。</translation>
    </message>
    <message numerus="yes">
        <source>%n pivot(s) were folded into the nodes they belong to.</source>
        <translation>
            <numerusform>已把 %n 个轴心节点并入所属节点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file names left-handed axes; x was turned over.</source>
        <translation>文件声明的是左手坐标系；x 轴已翻转。</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) followed more than four joints and keep the strongest four.</source>
        <translation>
            <numerusform>%n 个顶点原本跟随四个以上的关节，保留最强的四个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) of skinned meshes follow no joint and stay with their mesh.</source>
        <translation>
            <numerusform>蒙皮网格中有 %n 个顶点不跟随任何关节，随网格本身移动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved node(s) are slanted by uneven scales above them, which no glTF animation can hold.</source>
        <translation>
            <numerusform>%n 个带动画的节点因上级的不等比缩放而倾斜，glTF 动画无法表示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) and point(s) were left out.</source>
        <translation>
            <numerusform>略去了 %n 个线和点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones without a node were left out: %1.</source>
        <translation>略去了没有对应节点的骨骼：%1。</translation>
    </message>
    <message>
        <source>Clips that move nothing were left out: %1.</source>
        <translation>略去了没有任何运动的片段：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n animation(s) of shapes were left out.</source>
        <translation>
            <numerusform>略去了 %n 个变形动画。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Jobs</name>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>%1 is not a kind of file this program knows.</source>
        <translation>%1 不是本程序认识的文件种类。</translation>
    </message>
    <message>
        <source>the file to look into</source>
        <translation>要查看的文件</translation>
    </message>
    <message>
        <source>%1 cannot be inspected.</source>
        <translation>无法查看 %1。</translation>
    </message>
    <message>
        <source>the files to check</source>
        <translation>要检查的文件</translation>
    </message>
    <message>
        <source>also compare the CRC-32 of every chunk of a puppet</source>
        <translation>同时比对木偶每个数据块的 CRC-32</translation>
    </message>
    <message>
        <source>%1 cannot be checked.</source>
        <translation>无法检查 %1。</translation>
    </message>
    <message>
        <source>does not open</source>
        <translation>打不开</translation>
    </message>
    <message>
        <source>is fine</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>opens without its rig</source>
        <translation>能打开，但不含骨骼</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the file to open</source>
        <translation>要打开的文件</translation>
    </message>
    <message>
        <source>where to save it</source>
        <translation>保存到哪里</translation>
    </message>
    <message>
        <source>%1 cannot be saved again; convert it instead.</source>
        <translation>%1 无法原样再保存；请改用转换。</translation>
    </message>
    <message>
        <source>the first file</source>
        <translation>第一个文件</translation>
    </message>
    <message>
        <source>the second file</source>
        <translation>第二个文件</translation>
    </message>
    <message>
        <source>The two files are of different kinds; %1 cannot be compared with the other.</source>
        <translation>两个文件种类不同；%1 无法与另一个比较。</translation>
    </message>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>无法比较 %1。</translation>
    </message>
    <message>
        <source>the file to convert</source>
        <translation>要转换的文件</translation>
    </message>
    <message>
        <source>the file to write; its extension says what it becomes</source>
        <translation>要写的文件；扩展名决定格式</translation>
    </message>
    <message>
        <source>the version of the puppet format to write</source>
        <translation>要写的木偶格式版本</translation>
    </message>
    <message>
        <source>how a puppet's chunks are compressed</source>
        <translation>木偶数据块的压缩方式</translation>
    </message>
    <message>
        <source>leave out names a player does not need</source>
        <translation>去掉播放器不需要的名称</translation>
    </message>
    <message>
        <source>%1 cannot be converted to anything.</source>
        <translation>%1 不能转换成任何格式。</translation>
    </message>
    <message>
        <source>%1 cannot become .%2; possible are %3.</source>
        <translation>%1 不能变成 .%2；可以变成 %3。</translation>
    </message>
    <message>
        <source>the asset to draw</source>
        <translation>要绘制的资产</translation>
    </message>
    <message>
        <source>the PNG to write</source>
        <translation>要写的 PNG</translation>
    </message>
    <message>
        <source>the size of the picture in pixels</source>
        <translation>图片的像素尺寸</translation>
    </message>
    <message>
        <source>pose by this clip</source>
        <translation>按这个片段摆姿势</translation>
    </message>
    <message>
        <source>the time in the clip in milliseconds</source>
        <translation>片段中的时间（毫秒）</translation>
    </message>
    <message>
        <source>bits of a puppet's advanced mode to switch on</source>
        <translation>要打开的木偶高级模式位</translation>
    </message>
    <message>
        <source>leave the background transparent</source>
        <translation>背景保持透明</translation>
    </message>
    <message>
        <source>draw a puppet with OpenGL instead of the reference renderer</source>
        <translation>用 OpenGL 而不是参考渲染器绘制木偶</translation>
    </message>
    <message>
        <source>%1 cannot be drawn.</source>
        <translation>无法绘制 %1。</translation>
    </message>
    <message>
        <source>--size takes a width and height of 1 to 16384 such as 800x600, but “%1” was given.</source>
        <translation>--size 需要 1 到 16384 的宽和高，例如 800x600，但给的是“%1”。</translation>
    </message>
    <message>
        <source>Shows what is in a file.</source>
        <translation>显示文件里有什么。</translation>
    </message>
    <message>
        <source>Checks files strictly and says what is wrong, and where.</source>
        <translation>严格检查文件，说明哪里有什么问题。</translation>
    </message>
    <message>
        <source>Says in what two files differ.</source>
        <translation>说明两个文件有哪些不同。</translation>
    </message>
    <message>
        <source>Opens a file and saves it without an edit.</source>
        <translation>打开文件，不做编辑再保存。</translation>
    </message>
    <message>
        <source>Writes a file in another format.</source>
        <translation>把文件写成另一种格式。</translation>
    </message>
    <message>
        <source>Draws an asset to a PNG.</source>
        <translation>把资产画成 PNG。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is not JSON: %2 at byte %3.</source>
        <translation>%1 不是 JSON：第 %3 字节处 %2。</translation>
    </message>
    <message>
        <source>%1 holds no JSON object.</source>
        <translation>%1 里没有 JSON 对象。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>--%1 takes %2, but “%3” was given.</source>
        <translation>--%1 需要%2，但给的是“%3”。</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>一个整数</translation>
    </message>
    <message>
        <source>numbers with commas between them</source>
        <translation>用逗号隔开的数</translation>
    </message>
    <message>
        <source>%1 numbers with commas between them</source>
        <translation>用逗号隔开的 %1 个数</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>the voxel asset</source>
        <translation>体素资产</translation>
    </message>
    <message>
        <source>where to save the painted asset</source>
        <translation>绘制后的资产保存到哪里</translation>
    </message>
    <message>
        <source>the joint that what is chosen behind it will follow</source>
        <translation>它之后所选的体素将跟随的关节</translation>
    </message>
    <message>
        <source>--%1 takes whole numbers, but %2 was given.</source>
        <translation>--%1 需要整数，但给的是 %2。</translation>
    </message>
    <message>
        <source>choose the voxels between two corners, both included</source>
        <translation>选取两角之间（含两端）的体素</translation>
    </message>
    <message>
        <source>choose the voxels whose middle is within r of a point</source>
        <translation>选取中心离某点不超过 r 的体素</translation>
    </message>
    <message>
        <source>choose the voxels of the same palette index that hang together with this one</source>
        <translation>选取与它同色且相连的体素</translation>
    </message>
    <message>
        <source>choose all voxels of this one's palette index</source>
        <translation>选取与它同色的全部体素</translation>
    </message>
    <message>
        <source>choose the voxels that follow this joint</source>
        <translation>选取跟随这个关节的体素</translation>
    </message>
    <message>
        <source>also give the mirror image across the middle of the grid to the paired joint</source>
        <translation>同时把网格中面另一侧的镜像给配对的关节</translation>
    </message>
    <message>
        <source>leave the voxels of this joint alone</source>
        <translation>不动这个关节的体素</translation>
    </message>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation>骨骼里没有关节 %1。</translation>
    </message>
    <message>
        <source>There is no voxel at %1, %2, %3.</source>
        <translation>%1, %2, %3 处没有体素。</translation>
    </message>
    <message>
        <source>Joint %1 has no joint on the other side; the mirror image was left alone.</source>
        <translation>关节 %1 在另一侧没有对应的关节；镜像部分没有改动。</translation>
    </message>
    <message>
        <source>%1 chosen voxels have no voxel on the other side, the first at %2, %3, %4.</source>
        <translation>所选体素中有 %1 个在另一侧没有体素，第一个在 %2, %3, %4。</translation>
    </message>
    <message>
        <source>Nothing was chosen: give --box, --sphere, --fill, --same-color or --select-joint.</source>
        <translation>什么都没有选：请给出 --box、--sphere、--fill、--same-color 或 --select-joint。</translation>
    </message>
    <message>
        <source>%1 has no rig to paint.</source>
        <translation>%1 没有可绘制的骨骼。</translation>
    </message>
    <message>
        <source>  joint %1: %2 voxels</source>
        <translation>  关节 %1：%2 个体素</translation>
    </message>
    <message>
        <source>Gives voxels to joints with the painting tools.</source>
        <translation>用绘制工具把体素分给关节。</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1 differs</source>
        <translation>%1不同</translation>
    </message>
    <message>
        <source>only in the first file</source>
        <translation>只在第一个文件里</translation>
    </message>
    <message>
        <source>only in the second file</source>
        <translation>只在第二个文件里</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>the multiply colour</source>
        <translation>正片叠底色</translation>
    </message>
    <message>
        <source>the screen colour</source>
        <translation>滤色</translation>
    </message>
    <message>
        <source>a channel</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>the list of masks</source>
        <translation>遮罩列表</translation>
    </message>
    <message>
        <source>the position of vertices</source>
        <translation>顶点位置</translation>
    </message>
    <message>
        <source>the texture position of vertices</source>
        <translation>顶点的纹理位置</translation>
    </message>
    <message>
        <source>the list of triangles</source>
        <translation>三角形列表</translation>
    </message>
    <message>
        <source>a keyform</source>
        <translation>关键形</translation>
    </message>
    <message>
        <source>a blend shape</source>
        <translation>混合形状</translation>
    </message>
    <message>
        <source>the canvas</source>
        <translation>画布</translation>
    </message>
    <message>
        <source>a bone or exact link</source>
        <translation>骨头或精确链接</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>the content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>没有不同</translation>
    </message>
    <message>
        <source>P2LRT version %1, canvas %2 × %3</source>
        <translation>P2LRT 版本 %1，画布 %2 × %3</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>--to-version is 1 or 2, but %1 was given.</source>
        <translation>--to-version 是 1 或 2，但给的是 %1。</translation>
    </message>
    <message>
        <source>the puppet</source>
        <translation>木偶</translation>
    </message>
    <message>
        <source>the puppet to write; not needed to export</source>
        <translation>要写的木偶；导出时不需要</translation>
    </message>
    <message>
        <source>the panel to put in, in JSON</source>
        <translation>要放入的面板（JSON）</translation>
    </message>
    <message>
        <source>print the panel instead of replacing it</source>
        <translation>打印面板而不替换</translation>
    </message>
    <message>
        <source>Give either --export alone, or the puppet to write and the panel with --json.</source>
        <translation>请单独用 --export，或同时给出要写的木偶和带面板的 --json。</translation>
    </message>
    <message>
        <source>Prints or replaces the parameter panel of a puppet.</source>
        <translation>打印或替换木偶的参数面板。</translation>
    </message>
    <message>
        <source>The puppet has no parameter “%1”.</source>
        <translation>木偶没有参数“%1”。</translation>
    </message>
    <message>
        <source>--set takes a parameter and its value such as 3=0.5, but “%1” was given.</source>
        <translation>--set 需要参数和值，例如 3=0.5，但给的是“%1”。</translation>
    </message>
    <message>
        <source>The puppet has no clip %1; it has %2.</source>
        <translation>木偶没有片段 %1；它有 %2。</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>第 %1 页：%2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>无法生成图片。</translation>
    </message>
    <message>
        <source>Drew %1 in %2 ms</source>
        <translation>已绘制 %1，用时 %2 毫秒</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写出 %1</translation>
    </message>
    <message>
        <source>The section %1 has no place in JSON and was left out.</source>
        <translation>区段 %1 在 JSON 里没有位置，已略去。</translation>
    </message>
    <message>
        <source>The materials are in %1.</source>
        <translation>材质在 %1 里。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the grid is %1 in the first and %2 in the second</source>
        <translation>网格在第一个里是 %1，在第二个里是 %2</translation>
    </message>
    <message>
        <source>%1 voxels added, %2 removed, %3 of another color</source>
        <translation>增加 %1 个体素，去掉 %2 个，%3 个颜色不同</translation>
    </message>
    <message>
        <source>the chunk size is %1 in the first and %2 in the second</source>
        <translation>分块大小在第一个里是 %1，在第二个里是 %2</translation>
    </message>
    <message>
        <source>only in the first</source>
        <translation>只在第一个里</translation>
    </message>
    <message>
        <source>only in the second</source>
        <translation>只在第二个里</translation>
    </message>
    <message>
        <source>another color or material</source>
        <translation>颜色或材质不同</translation>
    </message>
    <message>
        <source>another anchor</source>
        <translation>锚点不同</translation>
    </message>
    <message>
        <source>another pivot</source>
        <translation>枢轴不同</translation>
    </message>
    <message>
        <source>%1 in the first, %2 in the second</source>
        <translation>第一个里是 %1，第二个里是 %2</translation>
    </message>
    <message>
        <source>another hash of the voxels</source>
        <translation>体素的哈希不同</translation>
    </message>
    <message>
        <source>another asset id</source>
        <translation>资产编号不同</translation>
    </message>
    <message>
        <source>another generator id</source>
        <translation>生成程序编号不同</translation>
    </message>
    <message>
        <source>“%1” is only in the first</source>
        <translation>“%1”只在第一个里</translation>
    </message>
    <message>
        <source>“%1” is only in the second</source>
        <translation>“%1”只在第二个里</translation>
    </message>
    <message>
        <source>is named “%1” in the first and “%2” in the second</source>
        <translation>在第一个里叫“%1”，在第二个里叫“%2”</translation>
    </message>
    <message>
        <source>has the parent %1 in the first and %2 in the second</source>
        <translation>父级在第一个里是 %1，在第二个里是 %2</translation>
    </message>
    <message>
        <source>“%1” stands elsewhere at rest</source>
        <translation>“%1”的静止位置不同</translation>
    </message>
    <message>
        <source>the default joint is %1 in the first and %2 in the second</source>
        <translation>默认关节在第一个里是 %1，在第二个里是 %2</translation>
    </message>
    <message>
        <source>%1 voxels follow joint %2 in the first and joint %3 in the second</source>
        <translation>%1 个体素在第一个里跟随关节 %2，在第二个里跟随关节 %3</translation>
    </message>
    <message>
        <source>takes %1 ms in the first and %2 ms in the second</source>
        <translation>在第一个里长 %1 毫秒，在第二个里长 %2 毫秒</translation>
    </message>
    <message>
        <source>the track of joint %1 is only in the first</source>
        <translation>关节 %1 的轨道只在第一个里</translation>
    </message>
    <message>
        <source>the track of joint %1 is only in the second</source>
        <translation>关节 %1 的轨道只在第二个里</translation>
    </message>
    <message>
        <source>the keys of joint %1 differ (%2 and %3 keys)</source>
        <translation>关节 %1 的关键帧不同（%2 个与 %3 个）</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>字节不同</translation>
    </message>
    <message>
        <source>only the first has a rig</source>
        <translation>只有第一个有骨骼</translation>
    </message>
    <message>
        <source>only the second has a rig</source>
        <translation>只有第二个有骨骼</translation>
    </message>
    <message>
        <source>No rig</source>
        <translation>没有骨骼</translation>
    </message>
    <message>
        <source>Sections:</source>
        <translation>区段：</translation>
    </message>
    <message>
        <source>%1 bytes at %2</source>
        <translation>%1 字节，位于 %2</translation>
    </message>
    <message>
        <source>pose by this clip; without it the bind pose</source>
        <translation>按这个片段摆姿势；不给则为绑定姿势</translation>
    </message>
    <message>
        <source>where the ray begins and its direction, in voxels</source>
        <translation>射线的起点和方向（体素）</translation>
    </message>
    <message>
        <source>where to save it with the new rig</source>
        <translation>换上新骨骼后保存到哪里</translation>
    </message>
    <message>
        <source>the rig as JSON: joints, default_joint, bindings, animations</source>
        <translation>JSON 骨骼：joints、default_joint、bindings、animations</translation>
    </message>
    <message>
        <source>joint %1: %2 quads, %3 unit faces, %4 vertices</source>
        <translation>关节 %1：%2 个四边形，%3 个单位面，%4 个顶点</translation>
    </message>
    <message>
        <source>%1 quads, %2 unit faces, %3 ms</source>
        <translation>%1 个四边形，%2 个单位面，%3 毫秒</translation>
    </message>
    <message>
        <source>%1 has no rig, so there is nothing to pose.</source>
        <translation>%1 没有骨骼，没有可摆的姿势。</translation>
    </message>
    <message>
        <source>--ray needs a direction; dx, dy and dz are all 0.</source>
        <translation>--ray 需要方向；dx、dy、dz 都是 0。</translation>
    </message>
    <message>
        <source>The ray hits nothing.</source>
        <translation>射线没有碰到任何东西。</translation>
    </message>
    <message>
        <source>voxel %1, %2, %3 of joint %4 at distance %5, face %6</source>
        <translation>体素 %1, %2, %3，关节 %4，距离 %5，面 %6</translation>
    </message>
    <message>
        <source>it has none</source>
        <translation>它没有片段</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>它有 %1</translation>
    </message>
    <message>
        <source>The asset has no clip %1; %2.</source>
        <translation>资产没有片段 %1；%2。</translation>
    </message>
    <message>
        <source>Meshes a voxel asset along the borders of its joints and counts the faces.</source>
        <translation>沿关节边界给体素资产建网格，并统计面数。</translation>
    </message>
    <message>
        <source>Says where every joint stands at a time of a clip.</source>
        <translation>说明片段某一时刻每个关节的位置。</translation>
    </message>
    <message>
        <source>Finds the voxel that a ray hits, in any pose.</source>
        <translation>找出任意姿势下射线碰到的体素。</translation>
    </message>
    <message>
        <source>Replaces the rig of a voxel asset by one in JSON.</source>
        <translation>用 JSON 里的骨骼替换体素资产的骨骼。</translation>
    </message>
    <message>
        <source>The picture could not be packed as PNG.</source>
        <translation>无法把图片打包成 PNG。</translation>
    </message>
    <message>
        <source>Wrote %1 (%2 × %3 pixels).</source>
        <translation>已写出 %1（%2 × %3 像素）。</translation>
    </message>
    <message>
        <source>the file the journal began from</source>
        <translation>日志开始时的文件</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>where to save what it leads to</source>
        <translation>结果保存到哪里</translation>
    </message>
    <message>
        <source>stop after this many steps; without it all are done</source>
        <translation>做完这么多步就停；不给则全部做完</translation>
    </message>
    <message>
        <source>--steps takes a number from 0 on.</source>
        <translation>--steps 需要不小于 0 的数。</translation>
    </message>
    <message>
        <source>%1 steps done; saved %2</source>
        <translation>已做 %1 步；已保存 %2</translation>
    </message>
    <message>
        <source>Does the steps of a journal again on the file it began from.</source>
        <translation>在日志开始时的文件上重做其中的步骤。</translation>
    </message>
    <message>
        <source>the time in that clip in milliseconds, for an .obj</source>
        <translation>该片段中的时刻（毫秒），用于 .obj</translation>
    </message>
    <message>
        <source>units a voxel in an .obj or .glb (glTF counts in metres)</source>
        <translation>.obj 或 .glb 中每个体素的单位长度（glTF 以米计）</translation>
    </message>
    <message>
        <source>how the clips of a .glb run between keys; linear if not given</source>
        <translation>.glb 片段在关键帧之间的插值方式；默认 linear</translation>
    </message>
    <message>
        <source>The names in this puppet were left out when it was exported, so those of the groups were left out too.</source>
        <translation>此木偶导出时剥离了名称，因此分组的名称也未写入。</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>导出已取消，未写入任何文件。</translation>
    </message>
    <message>
        <source>--up z does not go with .glb: glTF is always y up, and programs with z up turn it when they read it.</source>
        <translation>--up z 不适用于 .glb：glTF 始终以 Y 轴向上，Z 轴向上的软件读取时会自行转换。</translation>
    </message>
    <message>
        <source>--time does not go with .glb, which holds whole clips; a posed frame can be written as .obj.</source>
        <translation>--time 不适用于 .glb，它保存的是完整片段；要导出某一时刻的姿势，请写成 .obj。</translation>
    </message>
    <message>
        <source>--scale takes a number between %1 and %2.</source>
        <translation>--scale 应为 %1 到 %2 之间的数。</translation>
    </message>
    <message>
        <source>A voxel asset cannot become .%1; possible are .glb, .obj and .json.</source>
        <translation>体素资产不能转换为 .%1；可选 .glb、.obj 和 .json。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>压缩</translation>
    </message>
    <message>
        <source>Leave out names</source>
        <translation>去掉名称</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上轴</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Units a voxel</source>
        <translation>每体素单位</translation>
    </message>
    <message>
        <source>Between keys</source>
        <translation>关键帧之间</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 (%n pictures).</source>
        <translation>
            <numerusform>已写入 %1（%n 张图像）。</numerusform>
        </translation>
    </message>
    <message>
        <source>a .webp, or a folder for PNG files, which must be new or empty</source>
        <translation>.webp 文件，或存放 PNG 的文件夹（须为新建或空文件夹）</translation>
    </message>
    <message>
        <source>the clip to show</source>
        <translation>要显示的片段</translation>
    </message>
    <message>
        <source>where in the clip to begin, in milliseconds</source>
        <translation>从片段的哪一毫秒开始</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>where in the clip to end; its end if not given</source>
        <translation>到片段的哪一毫秒结束；默认到末尾</translation>
    </message>
    <message>
        <source>To</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>play the clip while turning</source>
        <translation>旋转时播放片段</translation>
    </message>
    <message>
        <source>Play the clip while turning</source>
        <translation>旋转时播放片段</translation>
    </message>
    <message>
        <source>how long one turn takes</source>
        <translation>转一圈的秒数</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>每圈秒数</translation>
    </message>
    <message>
        <source>how many pictures, evenly over the clip</source>
        <translation>在片段中均匀选取的张数</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>how many pictures stand in a row</source>
        <translation>每行的张数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>leave out the times below the pictures</source>
        <translation>不写图像下方的时间</translation>
    </message>
    <message>
        <source>Without times</source>
        <translation>不标时间</translation>
    </message>
    <message>
        <source>pictures a second</source>
        <translation>每秒张数</translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation>每秒张数</translation>
    </message>
    <message>
        <source>the size of a picture in pixels</source>
        <translation>每张图像的像素尺寸</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Turn, tilt, distance</source>
        <translation>水平角、俯仰角、距离</translation>
    </message>
    <message>
        <source>how the clip runs between keys; linear if not given</source>
        <translation>片段在关键帧之间的插值方式；默认 linear</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Advanced mode</source>
        <translation>高级模式</translation>
    </message>
    <message>
        <source>of a .webp, 0 to 100; 100 is lossless</source>
        <translation>.webp 的质量，0 到 100；100 为无损</translation>
    </message>
    <message>
        <source>WebP quality</source>
        <translation>WebP 质量</translation>
    </message>
    <message>
        <source>Draws a clip as PNG files or an animated WebP.</source>
        <translation>将片段绘制为 PNG 序列或动态 WebP。</translation>
    </message>
    <message>
        <source>Draws an asset from all around, as PNG files or an animated WebP.</source>
        <translation>环绕资产一周绘制，输出 PNG 序列或动态 WebP。</translation>
    </message>
    <message>
        <source>Draws a clip as a contact sheet.</source>
        <translation>将片段绘制为分镜表。</translation>
    </message>
    <message>
        <source>A puppet is flat: it has no turntable. “sequence” and “sheet” show its clips.</source>
        <translation>木偶是平面的，没有转台。用 sequence 和 sheet 展示它的片段。</translation>
    </message>
    <message>
        <source>--clip is needed: it says which clip is shown. “inspect” lists the clips of the asset.</source>
        <translation>需要 --clip 指定要显示的片段。用“inspect”可列出资产中的片段。</translation>
    </message>
    <message>
        <source>That would be %1 pictures; %2 are the most. Take a shorter stretch or fewer pictures a second.</source>
        <translation>这将生成 %1 张图像，上限为 %2 张。请缩短时段或降低每秒张数。</translation>
    </message>
    <message>
        <source>--%1 takes a number between %2 and %3.</source>
        <translation>--%1 应为 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>A contact sheet is a .png; “%1” is none.</source>
        <translation>分镜表应为 .png 文件，而“%1”不是。</translation>
    </message>
    <message>
        <source>A film becomes a .webp or a folder of PNG files; “%1” is neither.</source>
        <translation>动画可导出为 .webp 或 PNG 文件夹，而“%1”两者都不是。</translation>
    </message>
    <message>
        <source>--from and --to must lie in the clip, which is %1 ms long, one before the other.</source>
        <translation>--from 和 --to 必须在片段内（片段长 %1 毫秒），且起点在前。</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 is not an empty folder. Name a new one, so that pictures of two films do not get mixed.</source>
        <translation>%1 不是空文件夹。请另取一个新名字，以免两次导出的图像混在一起。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made. Choose a place you may write to.</source>
        <translation>无法建立文件夹 %1。请选择有写入权限的位置。</translation>
    </message>
    <message>
        <source>The sheet would be %1 × %2 pixels. Take fewer or smaller pictures.</source>
        <translation>分镜表将达到 %1 × %2 像素。请减少图像数量或缩小尺寸。</translation>
    </message>
    <message>
        <source>look at this clip only; without it at all of them</source>
        <translation>只测量这个片段；不给出则测量全部片段</translation>
    </message>
    <message>
        <source>look at this moment only, in milliseconds; needs --clip</source>
        <translation>只测量这一时刻，单位毫秒；需要 --clip</translation>
    </message>
    <message>
        <source>how many moments a second are looked at, besides the keys</source>
        <translation>除关键帧外，每秒测量多少个时刻</translation>
    </message>
    <message>
        <source>how a pose between two keys is made</source>
        <translation>两个关键帧之间姿势的插值方式</translation>
    </message>
    <message>
        <source>also between joints that touch and hang on different branches, such as two legs</source>
        <translation>也测量相互接触但分属不同分支的关节，例如两条腿</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>%1: nothing opens</source>
        <translation>%1：没有裂缝</translation>
    </message>
    <message>
        <source>%1: %2 voxels at %3 ms between %4 and %5</source>
        <translation>%1：%3 毫秒处，%4 与 %5 之间裂开 %2 体素</translation>
    </message>
    <message>
        <source>--time needs --clip: say which clip stands at that time.</source>
        <translation>--time 需要与 --clip 同用：请说明是哪个片段的时间。</translation>
    </message>
    <message>
        <source>--fps takes a number from 1 to 1000.</source>
        <translation>--fps 应为 1 到 1000 之间的数。</translation>
    </message>
    <message>
        <source>%1 has no rig, so nothing can open between its joints.</source>
        <translation>%1 没有骨骼绑定，关节之间不存在接缝。</translation>
    </message>
    <message>
        <source>%1 faces between joints</source>
        <translation>关节之间共有 %1 个面</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>Measures where the faces between joints open while clips play.</source>
        <translation>测量片段播放时关节之间的面在何处裂开。</translation>
    </message>
    <message>
        <source>%1 faces, %2 vertices, %3 textures, %4 joints</source>
        <translation>%1 个面，%2 个顶点，%3 张贴图，%4 个关节</translation>
    </message>
    <message>
        <source>VRM %1</source>
        <translation>VRM %1</translation>
    </message>
    <message>
        <source>%1 of %2 humanoid joints</source>
        <translation>人形关节 %1 / %2</translation>
    </message>
    <message>
        <source>  missing: %1</source>
        <translation>  缺少：%1</translation>
    </message>
    <message>
        <source>  clip “%1”: %2 s, %3 keys</source>
        <translation>  片段“%1”：%2 秒，%3 个关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) changed</source>
        <translation>
            <numerusform>改变了 %n 个体素</numerusform>
        </translation>
    </message>
    <message>
        <source>the folder to look through, with those below it</source>
        <translation>要查看的文件夹（含子文件夹）</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>%1 opened, %2 refused</source>
        <translation>打开 %1 个，拒绝 %2 个</translation>
    </message>
    <message>
        <source>%1 could not be written: the folder %2 does not exist.</source>
        <translation>%1 没有写出：文件夹 %2 不存在。</translation>
    </message>
    <message>
        <source>Rig: %1</source>
        <translation>绑定：%1</translation>
    </message>
    <message numerus="yes">
        <source>  joint %1 “%2”: %n voxel(s)</source>
        <translation>
            <numerusform>  关节 %1“%2”：%n 个体素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  clip %1 “%2”: %3 ms, %n track(s)</source>
        <translation>
            <numerusform>  片段 %1“%2”：%3 毫秒，%n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 × %3 cells, %4, %5</source>
        <translation>%1 × %2 × %3 格，%4，%5</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s)</source>
        <translation>
            <numerusform>%n 个体素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n color(s)</source>
        <translation>
            <numerusform>%n 种颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the summary that inspect prints: it counts the voxels of each joint and does not say which they are. Write the rig with “convert FILE.vfp OUT.json” and use that.</source>
        <translation>%1 是 inspect 输出的概要：它只统计每个关节的体素数，没有说明是哪些体素。请用“convert FILE.vfp OUT.json”写出绑定，再使用那个文件。</translation>
    </message>
    <message>
        <source>The JSON has no “bindings”, so every voxel follows joint %1 “%2”.</source>
        <translation>JSON 里没有 “bindings”，所以所有体素都跟随关节 %1“%2”。</translation>
    </message>
    <message>
        <source>the bound character</source>
        <translation>已绑定的角色</translation>
    </message>
    <message>
        <source>a folder of actions, or a pack; only built-in actions if not given</source>
        <translation>动作文件夹或动作包；不给则只用内置动作</translation>
    </message>
    <message>
        <source>the character's name in hand-keyed actions; that of the file if not given</source>
        <translation>手 K 动作里的角色名；不给则取自文件名</translation>
    </message>
    <message>
        <source>how many pictures of an action, evenly over it</source>
        <translation>每个动作画几张，均匀分布</translation>
    </message>
    <message>
        <source>how many actions stand in a row</source>
        <translation>每行放几个动作</translation>
    </message>
    <message>
        <source>turn and tilt in degrees</source>
        <translation>水平与俯仰角度</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>The pack has no action “%1”.</source>
        <translation>动作包里没有动作“%1”。</translation>
    </message>
    <message>
        <source>None of the actions is there; nothing was drawn.</source>
        <translation>一个动作也没有，什么都没画。</translation>
    </message>
    <message>
        <source>The sheet was cancelled; nothing was written.</source>
        <translation>总览图已取消，没有写出任何文件。</translation>
    </message>
    <message>
        <source>--count and --columns are whole numbers from 1 on.</source>
        <translation>--count 和 --columns 应为不小于 1 的整数。</translation>
    </message>
    <message>
        <source>A sheet holds %1 pictures at most.</source>
        <translation>一张总览图最多 %1 张画面。</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1 (%n actions).</source>
        <translation>
            <numerusform>已写出 %1（%n 个动作）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws several actions of a bound character as one contact sheet.</source>
        <translation>把已绑定角色的多个动作画成一张总览图。</translation>
    </message>
    <message>
        <source>the character: .glb, .vrm, .gltf, .fbx, .pmx or a .zip of them</source>
        <translation>角色：.glb、.vrm、.gltf、.fbx、.pmx 或包含它们的 .zip</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>the bound character, a .glb</source>
        <translation>绑定后的角色，.glb 文件</translation>
    </message>
    <message>
        <source>Bound file</source>
        <translation>绑定文件</translation>
    </message>
    <message>
        <source>joints placed by hand; without it MODEL.joints.json beside the model, if it is there</source>
        <translation>手动放置的关节；未指定时用模型旁的 MODEL.joints.json（如有）</translation>
    </message>
    <message>
        <source>Placed joints</source>
        <translation>关节台账</translation>
    </message>
    <message>
        <source>do not look at joints placed by hand</source>
        <translation>忽略手动放置的关节</translation>
    </message>
    <message>
        <source>Ignore placed joints</source>
        <translation>忽略关节台账</translation>
    </message>
    <message>
        <source>exponent of the distance; without it 3 under 1500 faces, else 4</source>
        <translation>距离的幂次；未指定时少于 1500 面取 3，否则取 4</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>幂次</translation>
    </message>
    <message>
        <source>factor on the weight of arms outside their own region</source>
        <translation>手臂在自身区域之外的权重系数</translation>
    </message>
    <message>
        <source>Thin limbs</source>
        <translation>细肢系数</translation>
    </message>
    <message>
        <source>half the width of the middle band, as a share of the height</source>
        <translation>中轴带半宽，占身高的比例</translation>
    </message>
    <message>
        <source>Midline band</source>
        <translation>中轴带</translation>
    </message>
    <message>
        <source>added to every distance, as a share of the height</source>
        <translation>加到每个距离上的量，占身高的比例</translation>
    </message>
    <message>
        <source>Smallest distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>how many times farther limbs count within the trunk</source>
        <translation>四肢在躯干内的距离倍数</translation>
    </message>
    <message>
        <source>Limbs in the trunk</source>
        <translation>躯干内的四肢</translation>
    </message>
    <message>
        <source>how many times farther other parts count for a piece that is all one part</source>
        <translation>对整块属于单一部位的网格，其他部位的距离倍数</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>其他部位</translation>
    </message>
    <message>
        <source>distances as they are: neither the trunk nor connected pieces are minded</source>
        <translation>按原始距离计算：不考虑躯干与连通块</translation>
    </message>
    <message>
        <source>Plain distances</source>
        <translation>原始距离</translation>
    </message>
    <message>
        <source>pieces that hang from one joint, such as a sword, get weights like the body</source>
        <translation>挂在单个关节上的部件（如剑）也像身体一样计算权重</translation>
    </message>
    <message>
        <source>Bend pieces</source>
        <translation>弯曲挂件</translation>
    </message>
    <message>
        <source>the rest of the bound character: as the model stands, or the standard A-pose</source>
        <translation>绑定后的静止姿势：保持模型原样，或标准 A 姿势</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>静止姿势</translation>
    </message>
    <message>
        <source>whether to turn the model so that it looks towards +Z</source>
        <translation>是否将模型转向 +Z</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>count self-intersections in every test pose</source>
        <translation>统计每个测试姿势的自交数</translation>
    </message>
    <message>
        <source>Test poses</source>
        <translation>测试姿势</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3.</source>
        <translation>--%1 的取值范围为 %2 到 %3。</translation>
    </message>
    <message>
        <source>%1 has no surface that could be bound.</source>
        <translation>%1 没有可绑定的表面。</translation>
    </message>
    <message>
        <source>The joints placed by hand were placed while the model faced the other way, and are not used.</source>
        <translation>手动放置关节时模型朝向相反，因此不予采用。</translation>
    </message>
    <message>
        <source>%1: %2 pairs of faces cross, %3 of them do not at rest</source>
        <translation>%1：%2 对面穿插，其中 %3 对静止时不穿插</translation>
    </message>
    <message>
        <source>read %1 s, joints %2 s, weights %3 s</source>
        <translation>读取 %1 秒，关节 %2 秒，权重 %3 秒</translation>
    </message>
    <message>
        <source>The bound file must not be the model itself, which is never written to.</source>
        <translation>绑定文件不能是模型本身；原文件从不写入。</translation>
    </message>
    <message>
        <source>Binding was cancelled; nothing was written.</source>
        <translation>绑定已取消，未写入任何内容。</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints; saved %3</source>
        <translation>已将 %1 个顶点绑定到 %2 个关节；已保存 %3</translation>
    </message>
    <message>
        <source>Places the shared joints in a character, computes its weights and writes it as a rigged GLB.</source>
        <translation>在角色中放置共用骨架的关节，计算权重并写出绑定好的 GLB。</translation>
    </message>
    <message>
        <source>The model has no joint “%1”. “inspect” lists those it has.</source>
        <translation>模型没有关节“%1”。“inspect”会列出它的关节。</translation>
    </message>
    <message>
        <source>%1 has no surface that could be shown.</source>
        <translation>%1 里没有可显示的表面。</translation>
    </message>
    <message>
        <source>The model has no clip %1; it has %2. “inspect” lists them.</source>
        <translation>模型没有片段 %1，它共有 %2 个。“inspect”会列出它们。</translation>
    </message>
    <message>
        <source>the camera of a voxel asset or character: turn and tilt in degrees, distance in voxels or metres (0: fit)</source>
        <translation>体素资产或角色的镜头：转角与俯仰（度）、距离（体素或米，0 为自动取景）</translation>
    </message>
    <message>
        <source>what a character's surface shows: its materials, one grey, the weights of --joint, or each vertex's strongest joint</source>
        <translation>角色表面显示什么：材质、单一灰色、--joint 的权重，或每个顶点权重最大的关节</translation>
    </message>
    <message>
        <source>the joint of a character whose weights “heat” shows</source>
        <translation>“heat”显示哪个关节的权重</translation>
    </message>
    <message>
        <source>draw a character's edges</source>
        <translation>画出角色的网格线</translation>
    </message>
    <message>
        <source>draw a character's joints</source>
        <translation>画出角色的关节</translation>
    </message>
    <message>
        <source>the axis that points up: in the .obj to be written, or in the motion that is read; glTF is always y up</source>
        <translation>向上的轴：写出的 .obj 的，或读入的动作的；glTF 总是 Y 轴向上</translation>
    </message>
    <message>
        <source>what a unit of the motion, FBX or PMX that is read stands for, instead of the guess or of what the file says</source>
        <translation>读取的动作、FBX 或 PMX 中一个单位代表多长，代替猜测或文件中的说明</translation>
    </message>
    <message>
        <source>%1 is neither a voxel asset nor a puppet nor a character; films are made of those.</source>
        <translation>%1 既不是体素资产，也不是木偶或角色；影片只能由这些生成。</translation>
    </message>
    <message>
        <source>the voxel asset or character</source>
        <translation>体素资产或角色</translation>
    </message>
    <message>
        <source>the voxel asset, puppet or character</source>
        <translation>体素资产、木偶或角色</translation>
    </message>
    <message>
        <source>turn and tilt in degrees, distance in voxels or metres (0: fit)</source>
        <translation>转角与俯仰（度）、距离（体素或米，0 为自动取景）</translation>
    </message>
    <message>
        <source>add FILE… --to DIR, list DIR, search DIR WORDS…, verify DIR; approve, reject, pending, default, note or remove DIR HASH…</source>
        <translation>add FILE… --to DIR、list DIR、search DIR 词…、verify DIR；approve、reject、pending、default、note 或 remove DIR 哈希…</translation>
    </message>
    <message>
        <source>files, or the library's folder followed by words or beginnings of hashes</source>
        <translation>文件；或资源库文件夹，后接搜索词或哈希的开头</translation>
    </message>
    <message>
        <source>the library that files are added to</source>
        <translation>要添加到的资源库</translation>
    </message>
    <message>
        <source>what to write about the entries</source>
        <translation>给条目写的备注</translation>
    </message>
    <message>
        <source>in archives, the file of this name goes before others of its kind</source>
        <translation>在压缩包中，同类文件里优先选用这个名称的文件</translation>
    </message>
    <message>
        <source>with approve: also make it the default</source>
        <translation>与 approve 一起使用：同时设为默认</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1 faces, %2 joints, %3 of %4 humanoid</source>
        <translation>%1 个面，%2 个关节，人形关节 %3/%4</translation>
    </message>
    <message>
        <source>library add needs --to with the library's folder.</source>
        <translation>library add 需要用 --to 指明资源库文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them was (were) there already.</source>
        <translation>
            <numerusform>其中 %n 项原本就在库中。</numerusform>
        </translation>
    </message>
    <message>
        <source>library does not know “%1”; it knows %2.</source>
        <translation>library 没有“%1”这个操作；可用的有 %2。</translation>
    </message>
    <message>
        <source>library %1 needs the beginning of an entry's hash behind the folder.</source>
        <translation>library %1 需要在文件夹之后给出条目哈希的开头。</translation>
    </message>
    <message>
        <source>Keeps models and motions in a folder by their content, with what people think of them.</source>
        <translation>按内容把模型和动作保存在一个文件夹中，并记录审核意见。</translation>
    </message>
    <message>
        <source>title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>further terms</source>
        <translation>其他条款</translation>
    </message>
    <message>
        <source>allowed uses</source>
        <translation>允许的用途</translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s)</source>
        <translation>
            <numerusform>%n 个表情</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swinging chains with %2 bones, %3 colliders</source>
        <translation>%1 条摆动骨链，共 %2 根骨骼，%3 个碰撞体</translation>
    </message>
    <message>
        <source>  texture “%1”: %2 × %3</source>
        <translation>  贴图“%1”：%2 × %3</translation>
    </message>
    <message>
        <source>The picture %1 was not found or cannot be read.</source>
        <translation>找不到图片 %1，或无法读取。</translation>
    </message>
    <message>
        <source>%1 joints, %2 of %3 humanoid joints</source>
        <translation>%1 个关节，人形关节 %2 / %3</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>已略去：%1</translation>
    </message>
    <message>
        <source>Where a leg is bent, its knee points forward in %1 % of frames.</source>
        <translation>腿弯曲时，膝盖朝前的帧占 %1 %。</translation>
    </message>
    <message>
        <source>--clip %1: the file has %2 clips, counted from 0.</source>
        <translation>--clip %1：文件有 %2 个片段，从 0 数起。</translation>
    </message>
    <message>
        <source>Of %1 clips the first, “%2”, was written; --clip chooses another.</source>
        <translation>共有 %1 个片段，写出的是第一个“%2”；用 --clip 选择其他片段。</translation>
    </message>
    <message>
        <source>Wrote %1: “%2”, %3 frames at %4 a second</source>
        <translation>已写出 %1：“%2”，%3 帧，每秒 %4 帧</translation>
    </message>
    <message>
        <source>the .glb to write</source>
        <translation>要写出的 .glb</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>动作包</translation>
    </message>
    <message>
        <source>a folder of retargeted and hand-keyed actions</source>
        <translation>存放重定向动作和手 K 动作的文件夹</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>the bound character the pack is for, or “standard” for a figure of 1.75 m</source>
        <translation>动作包所属的已绑定角色，或以“standard”表示 1.75 米的标准人形</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>pack this action, and how fast (walk:1.5); everything in the folder if not given</source>
        <translation>打包这个动作及其速度（walk:1.5）；不给则打包文件夹里的全部动作</translation>
    </message>
    <message>
        <source>Only these</source>
        <translation>只发布这些</translation>
    </message>
    <message>
        <source>also pack the built-in actions the folder does not have</source>
        <translation>文件夹里没有的内置动作也一并打包</translation>
    </message>
    <message>
        <source>With built-in actions</source>
        <translation>包含内置动作</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %1: %n action(s), %2 KiB (%3 KiB with float32 rotations, %4 KiB with a time axis for each clip).</source>
        <translation>
            <numerusform>已写出 %1：%n 个动作，%2 KiB（旋转用 float32 则为 %3 KiB，每个片段各存时间轴则为 %4 KiB）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack did not pass its audit and was not written.</source>
        <translation>动作包没有通过体检，因此没有写出。</translation>
    </message>
    <message>
        <source>“%1” is not an action: write its id, or its id and a speed as in walk:1.5.</source>
        <translation>“%1”不是动作的写法：请写动作 id，或“id:速度”，例如 walk:1.5。</translation>
    </message>
    <message>
        <source>Packs the actions of a bound character into one GLB and audits it.</source>
        <translation>把已绑定角色的动作打成一个 GLB 并体检。</translation>
    </message>
    <message>
        <source>%1 is not fit to be published: %2</source>
        <translation>%1 不能发布：%2</translation>
    </message>
    <message>
        <source>%1.glb: %2</source>
        <translation>%1.glb：%2</translation>
    </message>
    <message>
        <source>%1.p2lrt: %2</source>
        <translation>%1.p2lrt：%2</translation>
    </message>
    <message>
        <source>%1.p2lrt keeps a picture in a file of its own, which is not published.</source>
        <translation>%1.p2lrt 的一张贴图在单独的文件里，不会发布。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <source>the project: a folder with characters, actions, voxels or puppets, or a single file of them</source>
        <translation>项目：含角色、动作、体素或木偶的文件夹，或其中单个文件</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>the folder to publish to, beside the game's own models</source>
        <translation>发布到的目录，与游戏自己的模型放在一起</translation>
    </message>
    <message>
        <source>Publish to</source>
        <translation>发布到</translation>
    </message>
    <message>
        <source>publish this character, rig or puppet alone; what was published of others stays</source>
        <translation>只发布这个角色、绑定或木偶；其余已发布的保持不变</translation>
    </message>
    <message>
        <source>take everything else out of the publication</source>
        <translation>把其他内容全部撤出发布</translation>
    </message>
    <message>
        <source>Nothing else</source>
        <translation>不留其他</translation>
    </message>
    <message>
        <source>say what would be written, and write nothing</source>
        <translation>只说明会写入什么，不写入</translation>
    </message>
    <message>
        <source>publish this action; all there are if not given</source>
        <translation>发布这个动作；不指定则发布全部</translation>
    </message>
    <message>
        <source>a member of the game and its character</source>
        <translation>游戏的一个成员及其角色</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>a kind of activity and its action; the others stay as proposed</source>
        <translation>一个活动种类及其动作；其余按建议</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>工种</translation>
    </message>
    <message>
        <source>the action of whoever does nothing else (idle)</source>
        <translation>无事可做时的动作（idle）</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>the action of whoever walks (walk)</source>
        <translation>走动时的动作（walk）</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>走动</translation>
    </message>
    <message>
        <source>the action of whoever runs after somebody (run)</source>
        <translation>追赶别人时的动作（run）</translation>
    </message>
    <message>
        <source>Chasing</source>
        <translation>追赶</translation>
    </message>
    <message>
        <source>the version puppets are published in, 1 or 2; as they are if not given</source>
        <translation>木偶以哪个版本发布，1 或 2；不指定则保持原样</translation>
    </message>
    <message>
        <source>Puppet version</source>
        <translation>木偶版本</translation>
    </message>
    <message>
        <source>how puppets are compressed; as they are if not given</source>
        <translation>木偶如何压缩；不指定则保持原样</translation>
    </message>
    <message>
        <source>Puppet compression</source>
        <translation>木偶压缩</translation>
    </message>
    <message>
        <source>--%1 takes two names with “=” between them, but “%2” was given.</source>
        <translation>--%1 需要用“=”连接的两个名字，但给出的是“%2”。</translation>
    </message>
    <message>
        <source>--to-version takes 1 or 2.</source>
        <translation>--to-version 只能是 1 或 2。</translation>
    </message>
    <message>
        <source>Nothing was written: this is what publishing would do (%1 to write).</source>
        <translation>没有写入任何东西：以上是发布会做的事（将写入 %1）。</translation>
    </message>
    <message>
        <source>the published folder</source>
        <translation>已发布的目录</translation>
    </message>
    <message>
        <source>Removed %1; a copy is kept as %2. Games show the original models; publish again to undo this.</source>
        <translation>已删除 %1，副本保存为 %2。游戏会显示原模型；重新发布即可撤销。</translation>
    </message>
    <message>
        <source>how many clips the contract must have (A1)</source>
        <translation>契约至少要有多少个片段（A1）</translation>
    </message>
    <message>
        <source>how many kinds it must map (A1)</source>
        <translation>契约至少要映射多少个工种（A1）</translation>
    </message>
    <message>
        <source>draw nothing; A9 then has no sample</source>
        <translation>不绘制画面，A9 因此没有样本</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 has no sample: %2</source>
        <translation>%1 没有样本：%2</translation>
    </message>
    <message>
        <source>Publish characters, rigs and puppets beside a game's own models.</source>
        <translation>把角色、绑定和木偶发布到游戏自己的模型旁边。</translation>
    </message>
    <message>
        <source>Compare a published folder with what was published.</source>
        <translation>把已发布的目录与发布时的内容比较。</translation>
    </message>
    <message>
        <source>Take a publication back: games show the original models again.</source>
        <translation>撤回发布：游戏重新显示原模型。</translation>
    </message>
    <message>
        <source>Play a published folder as a game does and check it by nine assertions.</source>
        <translation>像游戏那样播放已发布的目录，并用九条断言检查。</translation>
    </message>
    <message>
        <source>Reference: %1, %2</source>
        <translation>参考：%1，%2</translation>
    </message>
    <message>
        <source>--out is missing: say into which folder the actions go, or ask for a --dry-run.</source>
        <translation>缺少 --out：请给出保存动作的文件夹，或使用 --dry-run 试运行。</translation>
    </message>
    <message numerus="yes">
        <source>%n files written to %1</source>
        <translation>
            <numerusform>已向 %1 写入 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>files with clips: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json; several may follow</source>
        <translation>动作文件：.glb、.gltf、.vrm、.vrma、.bvh、.vmd、.fbx、.json；可连续给出多个</translation>
    </message>
    <message>
        <source>a bound character (.glb), a voxel rig (.vfp), or “standard” for a figure of 1.75 m</source>
        <translation>已绑定的角色（.glb）、体素骨架（.vfp），或以“standard”表示 1.75 米的标准人形</translation>
    </message>
    <message>
        <source>where the actions go; of a voxel rig, where the copy with its clips goes</source>
        <translation>动作的保存位置；目标是体素骨架时，为带片段副本的保存位置</translation>
    </message>
    <message>
        <source>which joint map to read the sources by: an id or a file; several may be active</source>
        <translation>读取源骨架所用的骨骼映射：标识或文件；可同时启用多份</translation>
    </message>
    <message>
        <source>the clip whose first frame shows how the figure stands; without it one named …Idle_A</source>
        <translation>以首帧说明站姿的片段；不指定时取名称以 Idle_A 结尾的片段</translation>
    </message>
    <message>
        <source>frames a second of what is baked</source>
        <translation>烘焙结果的每秒帧数</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>how much faster than the source: 2 takes half the time</source>
        <translation>相对源动作的速度：2 表示用时减半</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>which movement of the hips is taken: up and down, or also along the floor</source>
        <translation>保留髋部的哪些移动：仅上下，或也包括水平</translation>
    </message>
    <message>
        <source>Hips</source>
        <translation>髋部</translation>
    </message>
    <message>
        <source>which clips go round: those that end as they begin, all or none</source>
        <translation>哪些片段循环：首尾一致的、全部或都不</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>feet that stand stay where they are; legs bend for it</source>
        <translation>站定的脚留在原处，腿随之弯曲</translation>
    </message>
    <message>
        <source>Lock standing feet</source>
        <translation>锁定站定的脚</translation>
    </message>
    <message>
        <source>how the target stands in the reference: at rest, posed like the source, or posed when its rest is more than 15° off</source>
        <translation>目标在参考姿态下的站法：静止、照源摆姿，或在静止姿态偏差超过 15° 时摆姿</translation>
    </message>
    <message>
        <source>Target stands</source>
        <translation>目标站姿</translation>
    </message>
    <message>
        <source>how the target stands in the reference, as an action file of which the first frame counts</source>
        <translation>目标在参考姿态下的站法，以动作文件给出，取其首帧</translation>
    </message>
    <message>
        <source>turns the source about the vertical, instead of what its hips and shoulders say</source>
        <translation>绕竖直轴转动源动作，代替按髋部与肩部的判断</translation>
    </message>
    <message>
        <source>a joint that is not to be moved</source>
        <translation>不参与运动的骨骼</translation>
    </message>
    <message>
        <source>only these clips</source>
        <translation>只处理这些片段</translation>
    </message>
    <message>
        <source>only says what would come out</source>
        <translation>只说明会得到什么</translation>
    </message>
    <message>
        <source>Bakes clips of any skeleton onto a bound character or a voxel rig and reports how well they fit.</source>
        <translation>把任意骨架的片段烘焙到已绑定的角色或体素骨架上，并报告贴合程度。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>None of the sources has a clip that can be read. %1</source>
        <translation>源文件中没有可读取的片段。%1</translation>
    </message>
    <message>
        <source>--fps takes a number from 1 to 240.</source>
        <translation>--fps 需要 1 到 240 之间的数。</translation>
    </message>
    <message>
        <source>--speed takes a number from 0.1 to 10.</source>
        <translation>--speed 需要 0.1 到 10 之间的数。</translation>
    </message>
    <message>
        <source>--without: “%1” is no joint of the skeleton.</source>
        <translation>--without：“%1”不是标准骨架中的骨骼。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 is the target itself: choose another folder, so that it stays as it is.</source>
        <translation>%1 就是目标本身：请选择别的文件夹，以免改动它。</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>未打开</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>humanoid</source>
        <translation>人形</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Opens every model and motion below a folder and says what became of each.</source>
        <translation>打开文件夹下的所有模型和动作，并说明每个文件的结果。</translation>
    </message>
    <message>
        <source>--up x does not go with .obj, which is written with y or z up.</source>
        <translation>--up x 不能用于 .obj，它只能以 Y 或 Z 轴向上写出。</translation>
    </message>
    <message>
        <source>joints of a skirt; refused when they make self-intersections rise</source>
        <translation>裙摆关节；若使自交增加则拒绝</translation>
    </message>
    <message>
        <source>Nothing hangs around the legs that joints of a skirt could hold.</source>
        <translation>腿部周围没有可由裙摆关节控制的部分。</translation>
    </message>
    <message>
        <source>With joints of a skirt the self-intersections in poses of the legs rise from %1 to %2, so they are refused. Bind without --cloth.</source>
        <translation>使用裙摆关节时，腿部姿势的自交从 %1 增至 %2，因此拒绝。请不带 --cloth 绑定。</translation>
    </message>
    <message>
        <source>show this action, and how fast (walk:1.5); if not given, twelve usual ones, or all built-in ones where there are no others</source>
        <translation>显示此动作及其速度（walk:1.5）；未给出时为十二个常用动作，没有其他动作时为全部内置动作</translation>
    </message>
    <message>
        <source>skirt: %1 vertices follow it in part; self-intersections in poses of the legs %2 without it, %3 with it</source>
        <translation>裙摆：%1 个顶点部分跟随；腿部姿势下的自交数，不加为 %2，加上为 %3</translation>
    </message>
    <message>
        <source>--set takes an expression or a morph target and its weight such as happy=0.5, but “%1” was given.</source>
        <translation>--set 需要表情或变形目标及其强度，例如 happy=0.5，而给出的是“%1”。</translation>
    </message>
    <message>
        <source>The model has no expression and no morph target “%1”. “inspect” lists those it has.</source>
        <translation>模型没有名为“%1”的表情或变形目标。“inspect”会列出已有的。</translation>
    </message>
    <message>
        <source>opens, with warnings</source>
        <translation>可以打开，但有警告</translation>
    </message>
    <message>
        <source>a puppet's parameter, or a character's expression or morph target by name, and its value</source>
        <translation>木偶的参数，或角色的表情、变形目标名称，及其数值</translation>
    </message>
    <message>
        <source>made from a VRM</source>
        <translation>由 VRM 制成</translation>
    </message>
    <message>
        <source>%1 %2 is there already and was not written over.</source>
        <translation>%1 %2 已经存在，未覆盖。</translation>
    </message>
    <message>
        <source>%1 stays as it is</source>
        <translation>%1 保持不变</translation>
    </message>
    <message>
        <source>the list of children</source>
        <translation>子项列表</translation>
    </message>
    <message>
        <source>how the group is put together</source>
        <translation>分组的合成方式</translation>
    </message>
    <message>
        <source>a curve</source>
        <translation>某条曲线</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>deformers</source>
        <translation>变形器</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>meshes</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>glues</source>
        <translation>粘合</translation>
    </message>
    <message>
        <source>texture pages</source>
        <translation>纹理页</translation>
    </message>
    <message>
        <source>physics groups</source>
        <translation>物理组</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>hit areas</source>
        <translation>点击区域</translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation>姿势组</translation>
    </message>
    <message>
        <source>  %1: %2</source>
        <translation>  %1：%2</translation>
    </message>
    <message>
        <source>  panel: %1 nodes, %2 joysticks, %3 parameters that snap</source>
        <translation>  面板：%1 个节点，%2 个摇杆，%3 个带吸附值的参数</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>exact links</source>
        <translation>精确链接</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>  advanced mode: %1</source>
        <translation>  高级模式：%1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>no CRC</source>
        <translation>无 CRC</translation>
    </message>
    <message>
        <source>CRC right</source>
        <translation>CRC 正确</translation>
    </message>
    <message>
        <source>CRC wrong</source>
        <translation>CRC 错误</translation>
    </message>
    <message>
        <source>%1 bytes (%2, %3 unpacked), %4</source>
        <translation>%1 字节（%2，解压后 %3），%4</translation>
    </message>
    <message>
        <source>  names were stripped</source>
        <translation>  名称已剥离</translation>
    </message>
    <message>
        <source>Chunks:</source>
        <translation>块：</translation>
    </message>
    <message numerus="yes">
        <source>The puppet has no clip “%1” among its %n clip(s), which are counted from 0.</source>
        <translation>
            <numerusform>木偶没有片段“%1”；它有 %n 个片段，从 0 开始编号。</numerusform>
        </translation>
    </message>
    <message>
        <source>how much of that movement, beside how high the hips of both are: 0 keeps them still</source>
        <translation>在双方髋高之比以外，再取多少这种移动：0 表示髋部不动</translation>
    </message>
    <message>
        <source>Hips scale</source>
        <translation>髋部移动比例</translation>
    </message>
    <message>
        <source>which axis of the sources is up, instead of what the file says or the figure shows</source>
        <translation>来源中哪条轴朝上；不采用文件所写或按人形推断的结果</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>向上的轴</translation>
    </message>
    <message>
        <source>--hips-scale takes a number from 0 to 4.</source>
        <translation>--hips-scale 需要 0 到 4 之间的数字。</translation>
    </message>
    <message>
        <source>These usual kinds of work are not mapped and play the default “%1”: %2.</source>
        <translation>以下常见活动没有映射，播放默认动作 “%1”：%2。</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>not in manifest</source>
        <translation>不在台账中</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有改动</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未变</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>kept aside</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>no sample</source>
        <translation>无样本</translation>
    </message>
    <message>
        <source>how fast time goes on the stage; 0 holds it, to see that A8 and A9 find it</source>
        <translation>舞台上时间的快慢；0 表示停住，用来确认 A8 和 A9 能发现</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n 个成员</numerusform>
        </translation>
    </message>
    <message>
        <source>Published %1 with %2 to %3.</source>
        <translation>已将 %1（%2）发布到 %3。</translation>
    </message>
    <message>
        <source>Action “%1”: %2 frames at %3 a second, %4 s</source>
        <translation>动作“%1”：%2 帧，每秒 %3 帧，%4 秒</translation>
    </message>
    <message>
        <source>  from %1</source>
        <translation>  来自 %1</translation>
    </message>
    <message>
        <source>it loops</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <source>it is played once</source>
        <translation>只播放一次</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) move</source>
        <translation>
            <numerusform>%n 个关节有运动</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action “%1” of %2, keyed by hand: %n key(s) at %3 frames a second, %4 s</source>
        <translation>
            <numerusform>%2 的手 K 动作“%1”：%n 个关键帧，每秒 %3 帧，%4 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>The target was posed for it; arms and legs are up to %1° off.</source>
        <translation>目标已为此摆好姿势；四肢最多相差 %1°。</translation>
    </message>
    <message>
        <source>The target's rest serves; arms and legs are up to %1° off.</source>
        <translation>直接使用目标的静止姿势；四肢最多相差 %1°。</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3 channels, largest angle %4° (%5)</source>
        <translation>%1：%2 帧，%3 个通道，最大角度 %4°（%5）</translation>
    </message>
    <message>
        <source>, feet slide %1 m, lowest foot %2 m below the floor</source>
        <translation>，脚滑动 %1 米，最低的脚低于地面 %2 米</translation>
    </message>
    <message>
        <source>None of the sources has a clip “%1”.</source>
        <translation>没有任何源文件含有片段“%1”。</translation>
    </message>
    <message>
        <source>the clip that poses an .obj, the only one written to a .glb, or the one of a motion, counted from 0</source>
        <translation>为 .obj 摆姿势的片段、写入 .glb 的唯一片段，或动作文件中的片段（从 0 数起）</translation>
    </message>
    <message>
        <source>  motion %1 “%2”: %3 frames at %4 a second, %5 s</source>
        <translation>  动作 %1“%2”：%3 帧，每秒 %4 帧，%5 秒</translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n steps</source>
        <translation>
            <numerusform>撤销 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n steps</source>
        <translation>
            <numerusform>重做 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>The journal %1 could not be read: %2.</source>
        <translation>无法读取日志 %1：%2。</translation>
    </message>
    <message>
        <source>The journal %1 is larger than a journal gets (%2 bytes).</source>
        <translation>日志 %1 比日志该有的大（%2 字节）。</translation>
    </message>
    <message>
        <source>The journal %1 was written by a later version of Marrow.</source>
        <translation>日志 %1 由更新版本的 Marrow 写成。</translation>
    </message>
    <message>
        <source>Line %1 of the journal is damaged. The steps behind it were left out.</source>
        <translation>日志第 %1 行损坏。其后的步骤已略去。</translation>
    </message>
    <message>
        <source>%1 is not a journal of Marrow.</source>
        <translation>%1 不是 Marrow 的日志。</translation>
    </message>
    <message>
        <source>The journal %1 belongs to another file, or the file was changed by another program since.</source>
        <translation>日志 %1 属于另一个文件，或文件后来被其他程序改过。</translation>
    </message>
    <message>
        <source>The journal %1 holds no usable state to begin from. Give the file it began from.</source>
        <translation>日志 %1 里没有可用的起点。请给出它开始时的文件。</translation>
    </message>
    <message>
        <source>Step %1 (%2) could not be done again, so the replay ends before it: %3</source>
        <translation>第 %1 步（%2）无法重做，重放在它之前结束：%3</translation>
    </message>
    <message>
        <source>The journal %1 is of another kind of asset (%2).</source>
        <translation>日志 %1 属于另一种资产（%2）。</translation>
    </message>
    <message>
        <source>There is no command called "%1".</source>
        <translation>没有名为“%1”的命令。</translation>
    </message>
    <message>
        <source>%1 was changed by another program after these edits began. They were recovered as they were, without that change.</source>
        <translation>这些编辑开始之后，%1 被其他程序改过。编辑已按原样恢复，不含那次改动。</translation>
    </message>
    <message>
        <source>The journal of %1 could not be written (%2). You can go on working; steps since the last save would be lost in a crash. Save now, and free some space or choose another folder.</source>
        <translation>无法写入 %1 的日志（%2）。你可以继续工作；但若崩溃，上次保存之后的步骤会丢失。请现在保存，并腾出空间或另选文件夹。</translation>
    </message>
    <message>
        <source>The state of the character that the journal holds is damaged.</source>
        <translation>日志中保存的角色状态已损坏。</translation>
    </message>
    <message>
        <source>Recovering the work was cancelled.</source>
        <translation>已取消恢复。</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2 belongs here.</source>
        <translation>这里应是 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>three sizes [x, y, z] belong here.</source>
        <translation>这里应是三个尺寸 [x, y, z]。</translation>
    </message>
    <message>
        <source>a color as #RRGGBB or #RRGGBBAA belongs here.</source>
        <translation>这里应是 #RRGGBB 或 #RRGGBBAA 颜色。</translation>
    </message>
    <message>
        <source>a list of colors belongs here.</source>
        <translation>这里应是颜色列表。</translation>
    </message>
    <message>
        <source>an object with index and color belongs here.</source>
        <translation>这里应是带 index 和 color 的对象。</translation>
    </message>
    <message>
        <source>the index %1 was there before.</source>
        <translation>索引 %1 前面已经有了。</translation>
    </message>
    <message>
        <source>a list of voxels [x, y, z, index] belongs here.</source>
        <translation>这里应是体素列表 [x, y, z, index]。</translation>
    </message>
    <message>
        <source>a voxel [x, y, z, index] belongs here.</source>
        <translation>这里应是体素 [x, y, z, index]。</translation>
    </message>
    <message>
        <source>the palette has no index %1.</source>
        <translation>调色板没有索引 %1。</translation>
    </message>
    <message>
        <source>the cell %1, %2, %3 was filled before.</source>
        <translation>格子 %1, %2, %3 前面已经填过。</translation>
    </message>
    <message>
        <source>three numbers [x, y, z] belong here.</source>
        <translation>这里应是三个数 [x, y, z]。</translation>
    </message>
    <message>
        <source>32 hexadecimal digits belong here.</source>
        <translation>这里应是 32 个十六进制数字。</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295 belongs here.</source>
        <translation>这里应是 0 到 4294967295 的整数。</translation>
    </message>
    <message>
        <source>“%1” means nothing here and is left out.</source>
        <translation>“%1”在这里没有意义，已略去。</translation>
    </message>
    <message>
        <source>Byte %1: this is not JSON: %2.</source>
        <translation>第 %1 字节：这不是 JSON：%2。</translation>
    </message>
    <message>
        <source>an object with grid, palette and voxels belongs here.</source>
        <translation>这里应是带 grid、palette 和 voxels 的对象。</translation>
    </message>
    <message>
        <source>an object with joints and bindings belongs here.</source>
        <translation>这里应是带 joints 和 bindings 的对象。</translation>
    </message>
</context>
<context>
    <name>KeyClipboard</name>
    <message>
        <source>There is no clip in this JSON: it has no "animations".</source>
        <translation>这个 JSON 里没有片段：缺少“animations”。</translation>
    </message>
</context>
<context>
    <name>LabelColors</name>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>%1 is no record of joints: %2</source>
        <translation>%1 不是关节台账：%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>文件过大。</translation>
    </message>
    <message>
        <source>it does not say "marrowLedger": 1 and its joints.</source>
        <translation>缺少 "marrowLedger": 1 或关节列表。</translation>
    </message>
    <message>
        <source>the joint "%1" is unknown or has no place.</source>
        <translation>关节“%1”未知或没有位置。</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) placed by hand.</source>
        <translation>
            <numerusform>已手动放置 %n 个关节。</numerusform>
        </translation>
    </message>
    <message>
        <source>The joints placed by hand in %1 belong to another version of the model and are not used. Place them anew, or choose Analyse again.</source>
        <translation>%1 中手动放置的关节属于模型的另一个版本，没有使用。请重新放置，或选择“重新分析”。</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <source>%1 is damaged; add the model again.</source>
        <translation>%1 已损坏；请重新添加该模型。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has more than 512 MiB.</source>
        <translation>%1 超过 512 MiB。</translation>
    </message>
    <message>
        <source>There is no library in %1.</source>
        <translation>%1 中没有资源库。</translation>
    </message>
    <message>
        <source>The file of “%1” is gone from the library; add it again.</source>
        <translation>“%1”的文件已从资源库中丢失；请重新添加。</translation>
    </message>
    <message>
        <source>The library has no entry whose hash begins with %1.</source>
        <translation>资源库中没有哈希以 %1 开头的条目。</translation>
    </message>
    <message>
        <source>%1 entries of the library begin with %2; give more of the hash.</source>
        <translation>资源库中有 %1 个条目的哈希以 %2 开头；请多给几位。</translation>
    </message>
    <message>
        <source>Another program is changing the library in %1. Try again in a moment.</source>
        <translation>另一个程序正在修改 %1 中的资源库。请稍后再试。</translation>
    </message>
    <message>
        <source>“%1” has to be approved before it can be the default.</source>
        <translation>“%1”要先通过审核才能设为默认。</translation>
    </message>
    <message>
        <source>The picture of an entry could not be made.</source>
        <translation>无法生成条目的图片。</translation>
    </message>
    <message>
        <source>“%1” could not be removed from the library.</source>
        <translation>无法从资源库移除“%1”。</translation>
    </message>
    <message>
        <source>The file of “%1” is no longer what was stored.</source>
        <translation>“%1”的文件已与存入时不同。</translation>
    </message>
    <message>
        <source>An entry of the library names no content, or a file outside of it.</source>
        <translation>资源库的某个条目没有指明内容，或指向了库外的文件。</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>待审核</translation>
    </message>
</context>
<context>
    <name>Manifest</name>
    <message>
        <source>“%1” is not the name of a file in the folder.</source>
        <translation>“%1”不是目录里的文件名。</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that is published.</source>
        <translation>“%1”不是可发布的文件种类。</translation>
    </message>
    <message>
        <source>The size or hash of %1 is missing.</source>
        <translation>缺少 %1 的大小或哈希。</translation>
    </message>
    <message>
        <source>The manifest is no JSON (byte %1).</source>
        <translation>发布台账不是 JSON（第 %1 字节）。</translation>
    </message>
    <message>
        <source>This is not the manifest of a publication.</source>
        <translation>这不是发布台账。</translation>
    </message>
    <message>
        <source>The manifest was written by a newer version of the program (%1).</source>
        <translation>发布台账由更新版本的程序写成（%1）。</translation>
    </message>
    <message>
        <source>The list of files is missing or too long.</source>
        <translation>文件列表缺失或过长。</translation>
    </message>
</context>
<context>
    <name>Mediapipe</name>
    <message>
        <source>Frame %1: %2</source>
        <translation>第 %1 帧：%2</translation>
    </message>
    <message>
        <source>it has %1 points where %2 are needed.</source>
        <translation>有 %1 个点，需要 %2 个。</translation>
    </message>
    <message>
        <source>point %1 is not [x, y, z, confidence] in numbers.</source>
        <translation>第 %1 个点不是由数字组成的 [x, y, z, 置信度]。</translation>
    </message>
    <message>
        <source>angle %1 is no cosine.</source>
        <translation>第 %1 个角度不是余弦值。</translation>
    </message>
    <message>
        <source>Line %1 is not a frame in JSON: %2.</source>
        <translation>第 %1 行不是 JSON 格式的帧：%2。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The file has more than %1 frames.</source>
        <translation>文件超过 %1 帧。</translation>
    </message>
    <message>
        <source>The file has more than %1 MiB of JSON.</source>
        <translation>文件的 JSON 超过 %1 MiB。</translation>
    </message>
    <message>
        <source>The file holds no frames of points.</source>
        <translation>文件里没有关键点帧。</translation>
    </message>
    <message>
        <source>%1 confidences lay outside 0 to 1 and were held there.</source>
        <translation>%1 个置信度超出 0 到 1，已限制在该范围内。</translation>
    </message>
    <message>
        <source>%1 frames have no nine angles; they were computed from the points.</source>
        <translation>%1 帧没有九个角度，已由关键点算出。</translation>
    </message>
    <message>
        <source>The times go backwards; frames are taken to follow each other evenly.</source>
        <translation>时间有倒退，按帧间隔均匀处理。</translation>
    </message>
</context>
<context>
    <name>Motions</name>
    <message>
        <source>The file holds a model without any animation.</source>
        <translation>文件里只有模型，没有动画。</translation>
    </message>
    <message>
        <source>The file's animations move no joint and no node.</source>
        <translation>文件里的动画没有驱动任何关节或节点。</translation>
    </message>
    <message>
        <source>The clips are longer than this program reads at once.</source>
        <translation>片段太长，超出本程序一次能读取的长度。</translation>
    </message>
    <message>
        <source>In the rest pose the head lies %1 units from the hips along X, %2 along Y and %3 along Z.</source>
        <translation>静止姿态下，头部与髋部的距离沿 X 为 %1 单位，沿 Y 为 %2，沿 Z 为 %3。</translation>
    </message>
    <message>
        <source>No head and hips were found to judge by; Y is taken.</source>
        <translation>没有找到可供判断的头部和髋部，按 Y 轴向上处理。</translation>
    </message>
    <message>
        <source>The figure is %1 units tall, more than %2: the unit is taken for a centimetre.</source>
        <translation>人物高 %1 单位，超过 %2，因此把单位当作厘米。</translation>
    </message>
    <message>
        <source>The figure is %1 units tall, not more than %2: the unit is taken for a metre.</source>
        <translation>人物高 %1 单位，不超过 %2，因此把单位当作米。</translation>
    </message>
    <message>
        <source>By its left and right side the rest pose looks %1° away from +Z.</source>
        <translation>按左右两侧判断，静止姿态的朝向与 +Z 相差 %1°。</translation>
    </message>
    <message>
        <source>No left and right side was found to judge by; +Z is taken.</source>
        <translation>没有找到可供判断的左右两侧，按朝向 +Z 处理。</translation>
    </message>
    <message>
        <source>The lowest foot was %1 m below the ground; the figure was raised by that.</source>
        <translation>最低的脚在地面以下 %1 米，人物已相应抬高。</translation>
    </message>
    <message>
        <source>The lowest foot was %1 m above the ground; the figure was lowered by that.</source>
        <translation>最低的脚在地面以上 %1 米，人物已相应降低。</translation>
    </message>
    <message>
        <source>The rest pose stands along %1, but in the first frame the figure lies. If it should stand, choose another up axis.</source>
        <translation>静止姿态沿 %1 轴站立，但第一帧里人物是躺着的。如果它应当站立，请选择另一个向上轴。</translation>
    </message>
    <message>
        <source>So read, the figure is %1 m tall. If that is not what was meant, choose another unit.</source>
        <translation>按此读取，人物高 %1 米。如果不符，请选择另一个单位。</translation>
    </message>
    <message>
        <source>%1 says that Y is up.</source>
        <translation>%1 规定 Y 轴向上。</translation>
    </message>
    <message>
        <source>%1 counts in metres.</source>
        <translation>%1 以米为单位。</translation>
    </message>
    <message>
        <source>%1 says that figures look along +Z.</source>
        <translation>%1 规定人物面朝 +Z。</translation>
    </message>
    <message>
        <source>Figures of VRM 0.x look along −Z.</source>
        <translation>VRM 0.x 的人物面朝 −Z。</translation>
    </message>
    <message>
        <source>%1: by the foot's IK, whose track moves.</source>
        <translation>%1：由足部 IK 驱动，其轨道有位移。</translation>
    </message>
    <message>
        <source>%1: by its own rotations, as the foot's IK does not move.</source>
        <translation>%1：由自身旋转驱动，因为足部 IK 没有位移。</translation>
    </message>
    <message>
        <source>%1 bone keys, %2 of morphs, %3 of cameras, %4 of lights</source>
        <translation>骨骼关键帧 %1 个，表情 %2 个，镜头 %3 个，灯光 %4 个</translation>
    </message>
    <message>
        <source>The file moves no bone of the standard skeleton. It holds: %1.</source>
        <translation>文件没有驱动标准骨架的任何骨骼。其中有：%1。</translation>
    </message>
    <message>
        <source>The motion has %1 frames, more than this program reads at once.</source>
        <translation>动作有 %1 帧，超出本程序一次能读取的长度。</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>左腿</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>右腿</translation>
    </message>
    <message>
        <source>In %1 of %2 solved leg poses the foot's target is out of reach; there the leg is straight.</source>
        <translation>在求解的 %2 个腿部姿态中，有 %1 个够不到足部目标，此时腿伸直。</translation>
    </message>
    <message>
        <source>%1 bones that the standard skeleton does not have were left out.</source>
        <translation>略去了标准骨架没有的 %1 根骨骼。</translation>
    </message>
    <message>
        <source>Made for the model “%1”; played on the standard skeleton.</source>
        <translation>为模型“%1”制作，在标准骨架上播放。</translation>
    </message>
    <message>
        <source>A unit of MikuMikuDance is about %1 m.</source>
        <translation>MikuMikuDance 的一个单位约为 %1 米。</translation>
    </message>
    <message>
        <source>Figures of MikuMikuDance look along −Z of a left-handed space; mirrored, that is +Z.</source>
        <translation>MikuMikuDance 使用左手坐标系，人物面朝 −Z；镜像之后为 +Z。</translation>
    </message>
    <message>
        <source>Points carry no size; the legs are taken to be %1 m long.</source>
        <translation>关键点不含尺寸，按腿长 %1 米处理。</translation>
    </message>
    <message>
        <source>Points are seen from the front, which is +Z.</source>
        <translation>关键点是从正面看到的，正面即 +Z。</translation>
    </message>
    <message>
        <source>The up axis was chosen by hand.</source>
        <translation>向上轴由手动选择。</translation>
    </message>
    <message>
        <source>%1 says which axis is up; it was turned to Y.</source>
        <translation>%1 注明了向上轴，已转为 Y 轴向上。</translation>
    </message>
    <message>
        <source>The unit was chosen by hand.</source>
        <translation>单位由手动选择。</translation>
    </message>
    <message>
        <source>%1 says that a unit is %2 m.</source>
        <translation>%1 注明一个单位为 %2 米。</translation>
    </message>
    <message>
        <source>%1 does not say which way figures look.</source>
        <translation>%1 没有注明人物面朝哪里。</translation>
    </message>
    <message>
        <source>%1 holds no motion this program knows.</source>
        <translation>%1 里没有本程序认识的动作。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has more than 512 MiB.</source>
        <translation>%1 超过 512 MiB。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>Reading the motion was cancelled.</source>
        <translation>已取消读取动作。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>The turn was chosen by hand.</source>
        <translation>朝向由人工指定。</translation>
    </message>
</context>
<context>
    <name>NameMap</name>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is larger than a joint map can be (1 MiB).</source>
        <translation>%1 超过了骨骼映射的上限（1 MiB）。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no joint map “%1” and no file of that name. Maps: %2.</source>
        <translation>没有名为“%1”的骨骼映射，也没有同名文件。现有映射：%2。</translation>
    </message>
    <message>
        <source>“%1” is no joint of the skeleton.</source>
        <translation>“%1”不是标准骨架中的骨骼。</translation>
    </message>
    <message>
        <source>A name of the joint %1 is empty or no text.</source>
        <translation>骨骼 %1 的某个名称为空或不是文本。</translation>
    </message>
    <message>
        <source>The joint map is not JSON: %1 (byte %2).</source>
        <translation>骨骼映射不是 JSON：%1（第 %2 字节）。</translation>
    </message>
    <message>
        <source>This is not a joint map: its format is not “marrow-name-map”, version 1.</source>
        <translation>这不是骨骼映射：其 format 不是“marrow-name-map”版本 1。</translation>
    </message>
</context>
<context>
    <name>NewActionDialog</name>
    <message>
        <source>%1 (built-in)</source>
        <translation>%1（内置）</translation>
    </message>
    <message>
        <source>%1 (retargeted)</source>
        <translation>%1（重定向）</translation>
    </message>
</context>
<context>
    <name>OffscreenRenderer</name>
    <message>
        <source>The graphics driver gave no picture back. Try a smaller size, or start with LIBGL_ALWAYS_SOFTWARE=1.</source>
        <translation>显卡驱动没有返回图片。请试较小的尺寸，或用 LIBGL_ALWAYS_SOFTWARE=1 启动。</translation>
    </message>
    <message>
        <source>A picture of %1 × %2 pixels cannot be drawn. Each side must be between 1 and %3.</source>
        <translation>无法绘制 %1 × %2 像素的图片。每边必须在 1 到 %3 之间。</translation>
    </message>
</context>
<context>
    <name>P2lrt</name>
    <message>
        <source>the first string does not start at 0</source>
        <translation>第一个字符串不从 0 开始</translation>
    </message>
    <message>
        <source>the strings do not end where the chunk ends</source>
        <translation>字符串没有在数据块末尾结束</translation>
    </message>
    <message>
        <source>a string ends before it starts</source>
        <translation>一个字符串的结尾在开头之前</translation>
    </message>
    <message>
        <source>string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8</source>
        <translation>文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>the data ends in the middle of a record</source>
        <translation>数据在记录中间结束</translation>
    </message>
    <message>
        <source>a number is infinite or not a number</source>
        <translation>一个数是无穷或非数</translation>
    </message>
    <message>
        <source>a text is not valid UTF-8</source>
        <translation>一个文本不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>the padding before an array is not zero</source>
        <translation>数组前的填充不为零</translation>
    </message>
    <message>
        <source>an array holds a number that is infinite or not a number</source>
        <translation>数组里有无穷或非数</translation>
    </message>
    <message>
        <source>an array of fractions is stored in a way that does not suit it</source>
        <translation>一个分数数组的存储方式不适合它</translation>
    </message>
    <message>
        <source>an array of numbers is stored in a way that does not suit it</source>
        <translation>一个数值数组的存储方式不适合它</translation>
    </message>
    <message>
        <source>a run of bytes is stored in a way that does not suit it</source>
        <translation>一段字节的存储方式不适合它</translation>
    </message>
    <message>
        <source>the parameter panel</source>
        <translation>参数面板</translation>
    </message>
    <message>
        <source>information about the file</source>
        <translation>文件信息</translation>
    </message>
    <message>
        <source>bones and exact links</source>
        <translation>骨头和精确链接</translation>
    </message>
    <message>
        <source>skinning</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>colliders</source>
        <translation>碰撞体</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>hit areas</source>
        <translation>点击区域</translation>
    </message>
    <message>
        <source>user data</source>
        <translation>用户数据</translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation>姿势组</translation>
    </message>
    <message>
        <source>events and extra curves of clips</source>
        <translation>片段的事件和附加曲线</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the compressed data is broken or cut short</source>
        <translation>压缩数据损坏或被截断</translation>
    </message>
    <message>
        <source>the chunk does not decompress to the length the table gives</source>
        <translation>数据块解压后的长度与表中不符</translation>
    </message>
    <message>
        <source>there is not enough memory to decompress the chunk</source>
        <translation>内存不足，无法解压数据块</translation>
    </message>
    <message>
        <source>the chunk is not a zstd frame</source>
        <translation>数据块不是 zstd 帧</translation>
    </message>
    <message>
        <source>something follows the zstd frame</source>
        <translation>zstd 帧后面还有内容</translation>
    </message>
    <message>
        <source>the chunk claims to decompress to more than a gigabyte</source>
        <translation>数据块自称解压后超过 1 GB</translation>
    </message>
    <message>
        <source>the chunk is not compressed, but the table gives two different lengths</source>
        <translation>数据块没有压缩，但表中给出两个不同的长度</translation>
    </message>
    <message>
        <source>the chunk is compressed in a way that does not exist</source>
        <translation>数据块用了不存在的压缩方式</translation>
    </message>
    <message>
        <source>the chunk's tag is not four letters or digits</source>
        <translation>数据块的标签不是四个字母或数字</translation>
    </message>
    <message>
        <source>the chunk does not start at a multiple of 16 bytes</source>
        <translation>数据块没有从 16 字节的倍数处开始</translation>
    </message>
    <message>
        <source>the chunk overlaps the table of chunks</source>
        <translation>数据块与数据块表重叠</translation>
    </message>
    <message>
        <source>the chunk reaches beyond the end of the file</source>
        <translation>数据块超出文件末尾</translation>
    </message>
    <message>
        <source>the chunk overlaps the one before it</source>
        <translation>数据块与前一个重叠</translation>
    </message>
    <message>
        <source>what precedes the chunk is not padding</source>
        <translation>数据块之前的内容不是填充</translation>
    </message>
    <message>
        <source>After the last chunk there are bytes that are not padding.</source>
        <translation>最后一个数据块之后有不是填充的字节。</translation>
    </message>
    <message>
        <source>The file is too short to be a P2LRT puppet.</source>
        <translation>文件太短，不可能是 P2LRT 木偶。</translation>
    </message>
    <message>
        <source>The file is not a P2LRT puppet: it does not begin with its mark.</source>
        <translation>文件不是 P2LRT 木偶：开头没有它的标记。</translation>
    </message>
    <message>
        <source>The file has version %1; versions 1 and 2 can be read.</source>
        <translation>文件版本是 %1；可以读取版本 1 和 2。</translation>
    </message>
    <message>
        <source>The header of the file is cut short.</source>
        <translation>文件头被截断。</translation>
    </message>
    <message>
        <source>The table of chunks does not follow the header.</source>
        <translation>数据块表没有紧跟在文件头之后。</translation>
    </message>
    <message>
        <source>The table names %1 chunks and is longer than the file.</source>
        <translation>数据块表列出 %1 个数据块，比文件还长。</translation>
    </message>
    <message>
        <source>the file needs version %1 of this chunk; version %2 is understood</source>
        <translation>文件需要这个数据块的版本 %1；这里认识版本 %2</translation>
    </message>
    <message>
        <source>the file needs feature %1 (version %2), which is not known</source>
        <translation>文件需要不认识的功能 %1（版本 %2）</translation>
    </message>
    <message>
        <source>the chunk has version %1, which is not understood; it is kept as it is</source>
        <translation>数据块的版本 %1 不认识；按原样保留</translation>
    </message>
    <message>
        <source>the chunk is not known; it is kept as it is</source>
        <translation>不认识这个数据块；按原样保留</translation>
    </message>
    <message>
        <source>the checksum does not match; the chunk is damaged</source>
        <translation>校验和不符；数据块已损坏</translation>
    </message>
    <message>
        <source>the chunk occurs twice</source>
        <translation>数据块出现了两次</translation>
    </message>
    <message>
        <source>%1: the file lacks this chunk, which every puppet has</source>
        <translation>%1：文件缺少这个每个木偶都有的数据块</translation>
    </message>
    <message>
        <source>TEXR: texture page %1 is a KTX2 picture, which cannot be shown</source>
        <translation>TEXR：纹理页 %1 是 KTX2 图片，无法显示</translation>
    </message>
    <message>
        <source>TEXR: texture page %1 is kept in the file "%2", which was not found beside the puppet</source>
        <translation>TEXR：纹理页 %1 存在文件“%2”里，木偶旁边没有找到它</translation>
    </message>
    <message>
        <source>"%1" cannot be opened: %2</source>
        <translation>无法打开“%1”：%2</translation>
    </message>
    <message>
        <source>%1: version 1 cannot hold %2; left out</source>
        <translation>%1：版本 1 容不下%2；已略去</translation>
    </message>
    <message>
        <source>%1 vertical inputs and outputs of physics</source>
        <translation>物理的 %1 个垂直输入和输出</translation>
    </message>
    <message>
        <source>texture page %1, which is not a PNG</source>
        <translation>纹理页 %1（不是 PNG）</translation>
    </message>
    <message>
        <source>a chunk that is not understood</source>
        <translation>一个不认识的数据块</translation>
    </message>
    <message>
        <source>%1: a list is longer than the format can hold</source>
        <translation>%1：有一个列表超过格式的容量</translation>
    </message>
    <message>
        <source>%1: a newer form of this chunk was replaced by the edited one</source>
        <translation>%1：这个数据块较新的形式已被编辑后的取代</translation>
    </message>
    <message>
        <source>The puppet was not written, because the file could not be opened again: %1</source>
        <translation>木偶没有写出，因为写成的文件无法再打开：%1</translation>
    </message>
    <message>
        <source>%1, %2 %3: %4</source>
        <translation>%1，%2 %3：%4</translation>
    </message>
    <message>
        <source>refers to %1 %2, but there are %3</source>
        <translation>引用了%1 %2，但只有 %3 个</translation>
    </message>
    <message>
        <source>%1 bytes are left over after the last record</source>
        <translation>最后一条记录之后还剩 %1 字节</translation>
    </message>
    <message>
        <source>a list of %1 entries does not fit into the data</source>
        <translation>数据里放不下 %1 项的列表</translation>
    </message>
    <message>
        <source>the deformer belongs to a part that is not there</source>
        <translation>变形器所属的部件不存在</translation>
    </message>
    <message>
        <source>a child is not there</source>
        <translation>有一个子项不存在</translation>
    </message>
    <message>
        <source>a masking mesh is not there</source>
        <translation>用作蒙版的网格不存在</translation>
    </message>
    <message>
        <source>a masking part is not there</source>
        <translation>用作蒙版的部件不存在</translation>
    </message>
    <message>
        <source>the file decompresses to more than a file of its size may</source>
        <translation>文件解压后的大小超过了这样大的文件所允许的上限</translation>
    </message>
    <message>
        <source>the records need more memory than a puppet of this size may take</source>
        <translation>记录所需的内存超过了这样大的木偶所允许的上限</translation>
    </message>
    <message>
        <source>an arc bends a deformer that does not rotate</source>
        <translation>弧线作用的变形器不是旋转变形器</translation>
    </message>
    <message>
        <source>an arc's deformer is not keyed on the arc's parameter alone</source>
        <translation>弧线的变形器不是只由弧线的参数驱动</translation>
    </message>
    <message>
        <source>virtual bone</source>
        <translation>虚拟骨头</translation>
    </message>
    <message>
        <source>the bone is not a rotation</source>
        <translation>这根骨头不是旋转变形器</translation>
    </message>
    <message>
        <source>attachable bone</source>
        <translation>可挂接的骨头</translation>
    </message>
    <message>
        <source>arc</source>
        <translation>弧线</translation>
    </message>
    <message>
        <source>a bone is not a rotation</source>
        <translation>有一根骨头不是旋转变形器</translation>
    </message>
    <message>
        <source>the mesh does not hang from one of the bones</source>
        <translation>网格没有挂在其中任何一根骨头上</translation>
    </message>
    <message>
        <source>the lists of weights differ in length</source>
        <translation>各权重列表的长度不一致</translation>
    </message>
    <message>
        <source>there is not one weight a vertex</source>
        <translation>权重与顶点不是一一对应</translation>
    </message>
    <message>
        <source>a weight names a bone that the skin does not have</source>
        <translation>有一个权重指向蒙皮里没有的骨头</translation>
    </message>
    <message>
        <source>skin</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>collider</source>
        <translation>碰撞体</translation>
    </message>
    <message>
        <source>a radius is not above zero</source>
        <translation>有一个半径不大于零</translation>
    </message>
    <message>
        <source>the friction is not between 0 and 1</source>
        <translation>摩擦系数不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>the collider follows a vertex that is not there</source>
        <translation>碰撞体跟随的顶点不存在</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>physics group</source>
        <translation>物理组</translation>
    </message>
    <message>
        <source>the lattice does not have 1 to 4096 columns and rows</source>
        <translation>晶格的列数和行数不在 1 到 4096 之间</translation>
    </message>
    <message>
        <source>a form of the lattice has the wrong number of points</source>
        <translation>晶格有一个形态的点数不对</translation>
    </message>
    <message>
        <source>a blend shape of the lattice has the wrong number of points</source>
        <translation>晶格有一个混合形状的点数不对</translation>
    </message>
    <message>
        <source>the deformer is of an unknown kind</source>
        <translation>变形器的种类无法识别</translation>
    </message>
    <message>
        <source>earlier deformer</source>
        <translation>之前的变形器</translation>
    </message>
    <message>
        <source>a child is neither a part nor a mesh</source>
        <translation>有一个子项既不是部件也不是网格</translation>
    </message>
    <message>
        <source>the positions are not pairs</source>
        <translation>顶点坐标不成对</translation>
    </message>
    <message>
        <source>there is not one texture point a vertex</source>
        <translation>纹理坐标与顶点不是一一对应</translation>
    </message>
    <message>
        <source>the indices do not make triangles</source>
        <translation>索引凑不成三角形</translation>
    </message>
    <message>
        <source>a triangle names a vertex that is not there</source>
        <translation>有一个三角形指向不存在的顶点</translation>
    </message>
    <message>
        <source>the offsets of a keyform do not match the vertices</source>
        <translation>有一个关键形态的偏移量与顶点不符</translation>
    </message>
    <message>
        <source>the offsets of a blend shape do not match the vertices</source>
        <translation>有一个混合形状的偏移量与顶点不符</translation>
    </message>
    <message>
        <source>glue</source>
        <translation>粘合</translation>
    </message>
    <message>
        <source>a pair names a vertex that is not there</source>
        <translation>有一对顶点中的一个不存在</translation>
    </message>
    <message>
        <source>the render tree is nested too deeply</source>
        <translation>绘制树嵌套过深</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>a node is neither a group nor a mesh</source>
        <translation>有一个节点既不是组也不是网格</translation>
    </message>
    <message>
        <source>page</source>
        <translation>纹理页</translation>
    </message>
    <message>
        <source>the texture page is of an unknown kind</source>
        <translation>纹理页的种类无法识别</translation>
    </message>
    <message>
        <source>panel node</source>
        <translation>面板节点</translation>
    </message>
    <message>
        <source>the panel is nested too deeply</source>
        <translation>面板嵌套过深</translation>
    </message>
    <message>
        <source>a panel group claims more children than follow it</source>
        <translation>有一个面板组声称的子项多于其后实际的项数</translation>
    </message>
    <message>
        <source>the node is neither a parameter nor a group</source>
        <translation>节点既不是参数也不是组</translation>
    </message>
    <message>
        <source>the node has a label of an unknown kind</source>
        <translation>节点的标签种类无法识别</translation>
    </message>
    <message>
        <source>a group names a parameter</source>
        <translation>有一个组指定了参数</translation>
    </message>
    <message>
        <source>the node names no parameter</source>
        <translation>节点没有指定参数</translation>
    </message>
    <message>
        <source>a parameter has children</source>
        <translation>有一个参数带有子项</translation>
    </message>
    <message>
        <source>snap list</source>
        <translation>吸附列表</translation>
    </message>
    <message>
        <source>joystick</source>
        <translation>摇杆</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>a value is blended in an unknown way</source>
        <translation>有一个值的混合方式无法识别</translation>
    </message>
    <message>
        <source>hit area</source>
        <translation>点击区域</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>the data belongs to something other than a mesh</source>
        <translation>数据不属于网格</translation>
    </message>
    <message>
        <source>pose group</source>
        <translation>姿势组</translation>
    </message>
    <message>
        <source>the group has no entries</source>
        <translation>组里没有条目</translation>
    </message>
    <message>
        <source>a curve drives something unknown</source>
        <translation>有一条曲线驱动的对象无法识别</translation>
    </message>
    <message>
        <source>a curve drives the opacity of a part that is not there</source>
        <translation>有一条曲线驱动不存在的部件的不透明度</translation>
    </message>
    <message>
        <source>the events are not in the order of time</source>
        <translation>事件没有按时间排列</translation>
    </message>
    <message>
        <source>the clip has been extended before</source>
        <translation>这个片段已经有过附加数据</translation>
    </message>
    <message>
        <source>clip extension</source>
        <translation>片段附加数据</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>an input or output has an unknown source</source>
        <translation>有一个输入或输出的来源无法识别</translation>
    </message>
    <message>
        <source>an output reads a vertex that its strand does not have</source>
        <translation>有一个输出读取的顶点在它的摆链上不存在</translation>
    </message>
    <message>
        <source>role</source>
        <translation>角色用途</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>deformer</source>
        <translation>变形器</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>骨头</translation>
    </message>
    <message>
        <source>there are no keys</source>
        <translation>没有关键值</translation>
    </message>
    <message>
        <source>keys descend</source>
        <translation>关键值不是从小到大排列</translation>
    </message>
    <message>
        <source>a grid of keys is too large</source>
        <translation>有一个关键值网格过大</translation>
    </message>
    <message>
        <source>a grid has no cells</source>
        <translation>有一个网格没有单元</translation>
    </message>
    <message>
        <source>a cell lies outside its axes</source>
        <translation>有一个单元超出了它的轴</translation>
    </message>
    <message>
        <source>a channel drives an unknown property</source>
        <translation>有一个通道驱动的属性无法识别</translation>
    </message>
    <message>
        <source>a channel has values of an unknown kind</source>
        <translation>有一个通道的值类型无法识别</translation>
    </message>
    <message>
        <source>a channel has no grid</source>
        <translation>有一个通道没有网格</translation>
    </message>
    <message>
        <source>the neutral key of a blend shape is not one of its keys</source>
        <translation>混合形状的中立值不在它的关键值之中</translation>
    </message>
    <message>
        <source>a piece of a curve is of an unknown kind</source>
        <translation>曲线有一段的种类无法识别</translation>
    </message>
    <message>
        <source>a list does not have one entry a particle</source>
        <translation>有一个列表的项数与质点数不符</translation>
    </message>
    <message>
        <source>the lists of one kind of constraint differ in length</source>
        <translation>同一种约束的几个列表长度不一致</translation>
    </message>
    <message>
        <source>the rate is not above zero</source>
        <translation>帧率不大于零</translation>
    </message>
    <message>
        <source>there are not 1 to 128 substeps</source>
        <translation>子步数不在 1 到 128 之间</translation>
    </message>
    <message>
        <source>a target has another number of vertices than its mesh</source>
        <translation>有一个目标的顶点数与它的网格不同</translation>
    </message>
    <message>
        <source>an anchor is a vertex that is not there</source>
        <translation>有一个锚点指向不存在的顶点</translation>
    </message>
    <message>
        <source>a constraint names a particle that is not there</source>
        <translation>有一个约束指向不存在的质点</translation>
    </message>
    <message>
        <source>a bend names a triangle that is not there</source>
        <translation>有一个弯折约束指向不存在的三角形</translation>
    </message>
    <message>
        <source>a static correction does not match the mesh</source>
        <translation>有一个静态修正与网格不符</translation>
    </message>
</context>
<context>
    <name>PanelJson</name>
    <message>
        <source>“%1” must be a list.</source>
        <translation>“%1”必须是列表。</translation>
    </message>
    <message>
        <source>Entry %1 of “%2” must be an object.</source>
        <translation>“%2”的第 %1 项必须是对象。</translation>
    </message>
    <message>
        <source>A snap value is not a number.</source>
        <translation>有一个吸附值不是数。</translation>
    </message>
    <message>
        <source>The snap values must not descend.</source>
        <translation>吸附值不能递减。</translation>
    </message>
    <message>
        <source>A label is “none”, “preset” or “custom”.</source>
        <translation>标签只能是 “none”、“preset” 或 “custom”。</translation>
    </message>
    <message>
        <source>The panel is nested too deeply.</source>
        <translation>面板嵌套太深。</translation>
    </message>
    <message>
        <source>A node is a “group” or a “parameter”.</source>
        <translation>节点只能是 “group” 或 “parameter”。</translation>
    </message>
    <message>
        <source>The puppet has no parameter “%1”.</source>
        <translation>木偶没有参数“%1”。</translation>
    </message>
    <message>
        <source>A parameter must be named by its id or by a number from 0 to %1.</source>
        <translation>参数必须用它的标识或 0 到 %1 的编号指出。</translation>
    </message>
    <message>
        <source>A colour is written as #aarrggbb.</source>
        <translation>颜色写作 #aarrggbb。</translation>
    </message>
</context>
<context>
    <name>ParameterList</name>
    <message>
        <source>Not in the panel</source>
        <translation>未列入面板</translation>
    </message>
</context>
<context>
    <name>Plan</name>
    <message>
        <source>The manifest of the last publication cannot be read and is made anew. %1</source>
        <translation>上次发布的台账无法读取，将重新生成。%1</translation>
    </message>
    <message>
        <source>The manifest of the last publication was changed by somebody else (%1) and is made anew.</source>
        <translation>上次发布的台账被人改过（%1），将重新生成。</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <source>was published and is missing from the folder</source>
        <translation>曾经发布，但目录里已经没有</translation>
    </message>
    <message>
        <source>stays as it was published</source>
        <translation>保持上次发布的样子</translation>
    </message>
    <message>
        <source>is no longer published; what it replaced is shown again</source>
        <translation>不再发布；它所取代的原模型会重新显示</translation>
    </message>
    <message>
        <source>%1 stays as it is and lacks %2. Publish %3 as well.</source>
        <translation>%1 保持不变，缺少 %2。请把 %3 也一起发布。</translation>
    </message>
    <message>
        <source>comes back: the last publication was rolled back</source>
        <translation>恢复：上次发布曾被回退</translation>
    </message>
    <message>
        <source>the register of what is published, from what, and when</source>
        <translation>发布台账：发布了什么、来自什么、何时发布</translation>
    </message>
    <message>
        <source>There is nothing to publish: nothing was chosen, or what was chosen could not be read.</source>
        <translation>没有可发布的内容：什么都没选，或所选的文件无法读取。</translation>
    </message>
    <message>
        <source>stays as it is: it was changed by hand since it was published</source>
        <translation>保持现状：发布之后有人手动改过它</translation>
    </message>
    <message>
        <source>is missing from the folder, and so no longer published</source>
        <translation>已不在文件夹中，因此不再发布</translation>
    </message>
    <message>
        <source>%1 is to stay published, and %2, which alone says which members that is, cannot be read: %3 Publish it as well, or put %2 back.</source>
        <translation>%1 要继续保持发布，但只有 %2 记着它对应哪些成员，而该文件无法读取：%3 请把它一起发布，或放回 %2。</translation>
    </message>
    <message>
        <source>it is not in the folder.</source>
        <translation>它不在文件夹中。</translation>
    </message>
    <message>
        <source>what %1 holds now: it was changed by hand since it was published</source>
        <translation>%1 当前的内容：发布之后有人手动改过它</translation>
    </message>
    <message>
        <source>%1 was changed by hand since it was published. What it holds now is kept as %2.</source>
        <translation>%1 发布之后有人手动改过。其当前内容会另存为 %2。</translation>
    </message>
    <message>
        <source>is made anew: it cannot be read. %1</source>
        <translation>重新生成：原文件无法读取。%1</translation>
    </message>
</context>
<context>
    <name>Play</name>
    <message>
        <source>the puppet</source>
        <translation>木偶</translation>
    </message>
    <message>
        <source>the steps to run, as JSON</source>
        <translation>要运行的步骤（JSON）</translation>
    </message>
    <message>
        <source>The script is not valid JSON: %1.</source>
        <translation>脚本不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>The script has no list of steps. It needs {"steps": […]}.</source>
        <translation>脚本里没有步骤列表。它需要 {"steps": […]}。</translation>
    </message>
    <message>
        <source>Run scripted steps on a puppet and report what is seen</source>
        <translation>在木偶上运行脚本步骤并报告看到的内容</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n observation(s)</source>
        <translation>
            <numerusform>%n 次观察</numerusform>
        </translation>
    </message>
    <message>
        <source>Ran %1 with %2; --json prints what was seen.</source>
        <translation>已运行 %1，其中 %2；用 --json 可输出所见内容。</translation>
    </message>
</context>
<context>
    <name>Pmx</name>
    <message>
        <source>The file is no PMD.</source>
        <translation>这不是 PMD 文件。</translation>
    </message>
    <message>
        <source>header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>The PMD is damaged: its %1 cannot be right (byte %2).</source>
        <translation>PMD 已损坏：%1不可能正确（字节 %2）。</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>The PMX is damaged: its %1 cannot be right (byte %2).</source>
        <translation>PMX 已损坏：%1不可能正确（字节 %2）。</translation>
    </message>
    <message>
        <source>The file is no PMX.</source>
        <translation>这不是 PMX 文件。</translation>
    </message>
    <message>
        <source>The PMX is of version %1; 2.0 and 2.1 are known.</source>
        <translation>PMX 版本为 %1；可读取 2.0 和 2.1。</translation>
    </message>
    <message>
        <source>textures</source>
        <translation>贴图</translation>
    </message>
</context>
<context>
    <name>PoseJson</name>
    <message>
        <source>This text is not a pose. A pose is JSON that gives a number for each parameter.</source>
        <translation>这段文本不是姿势。姿势是为每个参数给出数值的 JSON。</translation>
    </message>
    <message>
        <source>This pose names no parameter that the puppet has.</source>
        <translation>这个姿势中没有此木偶的任何参数。</translation>
    </message>
</context>
<context>
    <name>Projects</name>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>没有文件或文件夹 %1。</translation>
    </message>
    <message>
        <source>There is nothing to publish in %1: no NAME_rigged.glb in characters, no .vfp in voxels and no .p2lrt in puppets. Bind a character first.</source>
        <translation>%1 里没有可发布的内容：characters 里没有 NAME_rigged.glb，voxels 里没有 .vfp，puppets 里没有 .p2lrt。请先绑定角色。</translation>
    </message>
    <message>
        <source>%1 was left out: %2</source>
        <translation>已略过 %1：%2</translation>
    </message>
    <message>
        <source>%1 is called %2 as well.</source>
        <translation>%1 也叫 %2。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>见 %1</translation>
    </message>
</context>
<context>
    <name>Publication</name>
    <message>
        <source>Cancelled. What was published before is unchanged.</source>
        <translation>已取消。之前发布的内容没有变化。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>Moving the files in</source>
        <translation>正在移入文件</translation>
    </message>
    <message>
        <source>The folder was published to since the plan was made. Look at the plan again.</source>
        <translation>制定计划之后，目录又被发布过。请重新查看计划。</translation>
    </message>
    <message>
        <source>%1 has changed since the plan was made. Look at the plan again.</source>
        <translation>制定计划之后，%1 有变化。请重新查看计划。</translation>
    </message>
    <message>
        <source>%1 reads otherwise than it was written; the disk may be damaged. Nothing was published.</source>
        <translation>%1 读回的内容与写入的不同，磁盘可能有损坏。没有发布任何东西。</translation>
    </message>
    <message>
        <source>The contract cannot be read back. Nothing was published.</source>
        <translation>契约读不回来。没有发布任何东西。</translation>
    </message>
    <message>
        <source>The manifest cannot be read back. Nothing was published.</source>
        <translation>台账读不回来。没有发布任何东西。</translation>
    </message>
    <message>
        <source>%1 was changed in the folder since the plan was made. Look at the plan again.</source>
        <translation>生成计划之后，文件夹中的 %1 有了改动。请重新查看计划。</translation>
    </message>
</context>
<context>
    <name>Publishing</name>
    <message>
        <source>%1 could not be written: %2. What was published before is unchanged.</source>
        <translation>无法写入 %1：%2。之前发布的内容没有变化。</translation>
    </message>
    <message>
        <source>Nothing may be written to %1.</source>
        <translation>不允许写入 %1。</translation>
    </message>
    <message>
        <source>Another program is publishing to %1 now. Try again when it has finished.</source>
        <translation>另一个程序正在发布到 %1。请等它结束后再试。</translation>
    </message>
</context>
<context>
    <name>QJsonParseError</name>
    <message>
        <source>unterminated object</source>
        <translation>对象没有结束</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>缺少冒号</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>数组没有结束</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>缺少逗号</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>值无效</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>数字后缺少结尾</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>数字无效</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>转义序列无效</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>字符串不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>字符串没有结束</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>逗号后缺少成员</translation>
    </message>
    <message>
        <source>too deeply nested document</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>文档过大</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>文档末尾有多余内容</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>显示详情…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>隐藏详情…</translation>
    </message>
</context>
<context>
    <name>RenderBackend</name>
    <message>
        <source>Pictures in 3D need a graphical application, and this process was started without one.</source>
        <translation>三维图像需要图形应用程序，而此进程启动时没有。</translation>
    </message>
    <message>
        <source>There is no display, so nothing can be drawn in 3D. Start the program in a desktop session, or run it under a virtual display: xvfb-run -a -s "-screen 0 1600x1000x24" followed by the command.</source>
        <translation>没有显示器，因此无法进行三维绘制。请在桌面会话中启动程序，或在虚拟显示器下运行：xvfb-run -a -s "-screen 0 1600x1000x24" 后接命令。</translation>
    </message>
    <message>
        <source>The display offers no OpenGL, so nothing can be drawn in 3D. Install the graphics driver, or Mesa's software renderer (package libgl1-mesa-dri), and start again.</source>
        <translation>显示器不提供 OpenGL，因此无法进行三维绘制。请安装显卡驱动或 Mesa 软件渲染器（软件包 libgl1-mesa-dri）后重新启动。</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed to draw in 3D, and the display offers only %1.%2. A newer graphics driver, or Mesa's software renderer (LIBGL_ALWAYS_SOFTWARE=1), helps.</source>
        <translation>三维绘制需要 OpenGL 3.3，而显示器只提供 %1.%2。更新显卡驱动，或使用 Mesa 软件渲染器（LIBGL_ALWAYS_SOFTWARE=1）即可。</translation>
    </message>
</context>
<context>
    <name>Request</name>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <source>There is no “%1” in the project; there are %2.</source>
        <translation>项目里没有“%1”，有的是 %2。</translation>
    </message>
    <message>
        <source>“%1” was left out: not every character has it, and every pack must hold every clip.</source>
        <translation>已略过“%1”：不是每个角色都有它，而每个动作包都要装下全部片段。</translation>
    </message>
    <message>
        <source>%1 cannot be published: %2</source>
        <translation>%1 不能发布：%2</translation>
    </message>
    <message>
        <source>The pack of %1 failed its audit (%2). %3</source>
        <translation>%1 的动作包没有通过检查（%2）。%3</translation>
    </message>
    <message>
        <source>A member has no name.</source>
        <translation>有一个成员没有名字。</translation>
    </message>
    <message>
        <source>The member “%1” is to be %2, which is not in the project.</source>
        <translation>成员“%1”要用 %2，但项目里没有它。</translation>
    </message>
    <message>
        <source>“%1” does not end in the pose in which it begins, so it is played once: whoever stands, walks or chases by it stops in its last pose.</source>
        <translation>“%1” 的结尾姿势与开头不同，只会播放一次：用它站立、行走或追赶的成员会停在最后一个姿势。</translation>
    </message>
</context>
<context>
    <name>Retarget</name>
    <message>
        <source>“%1” in %2 has no joint that plays the hips.</source>
        <translation>%2 中的“%1”没有对应髋部的骨骼。</translation>
    </message>
    <message>
        <source>“%1” in %2 would have more than %3 frames.</source>
        <translation>%2 中的“%1”将超过 %3 帧。</translation>
    </message>
    <message>
        <source>“%1” in %2 cannot be the reference: no joint plays %3. Choose another joint map or assign them.</source>
        <translation>%2 中的“%1”不能作为参考：没有骨骼对应 %3。请换一份骨骼映射，或手动指定。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No clip of the sources is named …Idle_A, and nothing else says how the figure stands. The rest pose is never taken instead, as arms would end up behind the back. Choose the clip whose first frame stands still. Clips: %1.</source>
        <translation>源文件中没有名称以 Idle_A 结尾的片段，无从得知人物的站姿。不会退回静止姿态，否则手臂会被压到身后。请选择首帧静立的片段。现有片段：%1。</translation>
    </message>
    <message>
        <source>No clip of the sources is named “%1”. Clips: %2.</source>
        <translation>源文件中没有名为“%1”的片段。现有片段：%2。</translation>
    </message>
    <message>
        <source>The voxel asset has no rig, so nothing can move. Create a skeleton first.</source>
        <translation>这个体素资产没有骨架，无法运动。请先创建骨架。</translation>
    </message>
    <message>
        <source>The rig does not look like a person: no joint plays %1. Name or assign them.</source>
        <translation>这副骨架不像人形：没有骨骼对应 %1。请改名或手动指定。</translation>
    </message>
</context>
<context>
    <name>RetargetMapPage</name>
    <message>
        <source>Common words</source>
        <translation>常用词</translation>
    </message>
    <message>
        <source>Motion capture (CMU, BVH)</source>
        <translation>动作捕捉（CMU，BVH）</translation>
    </message>
    <message>
        <source>BVH by joints (Collar, Shoulder, Elbow, Wrist)</source>
        <translation>按关节命名的 BVH（Collar、Shoulder、Elbow、Wrist）</translation>
    </message>
    <message>
        <source>Unreal mannequin</source>
        <translation>Unreal 人体模型</translation>
    </message>
</context>
<context>
    <name>RigChecks</name>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) are called "%1": %2. Tools that find joints by name take only one of them.</source>
        <translation>
            <numerusform>%n 个关节都叫“%1”：%2。按名称查找关节的工具只会取其中一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>No voxel follows %1; it only carries the joints below it.</source>
        <translation>没有体素跟随 %1；它只带着下面的关节。</translation>
    </message>
    <message>
        <source>No voxel follows %1 and no joint hangs from it. Paint voxels for it or delete it.</source>
        <translation>没有体素跟随 %1，也没有关节挂在它下面。给它绘制体素，或删除它。</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) follow joint %1, which the skeleton does not have. Assign them to another joint.</source>
        <translation>
            <numerusform>%n 个体素跟随关节 %1，而骨骼里没有它。请把它们分给别的关节。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n more separate piece(s).</source>
        <translation>
            <numerusform>%1 还有 %n 块分离的部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) of %1 at %2 do not touch its main piece.</source>
        <translation>
            <numerusform>%1 在 %2 处有 %n 个体素没有接触它的主体。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 follow %2, %3 voxels away; %4 is only %5 away.</source>
        <translation>
            <numerusform>%1 处有 %n 个体素跟随 %2，相距 %3 个体素；而 %4 只有 %5 远。</numerusform>
        </translation>
    </message>
    <message>
        <source>The default joint %1 is not in the skeleton. Choose another default joint.</source>
        <translation>默认关节 %1 不在骨骼里。请另选一个默认关节。</translation>
    </message>
    <message>
        <source>Every voxel follows the default joint %1: nothing has been painted yet.</source>
        <translation>所有体素都跟随默认关节 %1：还没有绘制过任何东西。</translation>
    </message>
    <message numerus="yes">
        <source>%n more piece(s) were left to the default joint %1.</source>
        <translation>
            <numerusform>另有 %n 块留给了默认关节 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 were left to the default joint %2, away from its other voxels. Were they missed?</source>
        <translation>
            <numerusform>%1 处有 %n 个体素留给了默认关节 %2，远离它的其他体素。是漏掉了吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is scaled to 0, so every voxel that follows it or a joint below it is flat.</source>
        <translation>%1 的缩放为 0，跟随它或其下级关节的体素都会被压扁。</translation>
    </message>
    <message numerus="yes">
        <source>%n voxel(s) at %1 were left to the default joint %2, %3 voxels away; %4 is only %5 away. Were they missed?</source>
        <translation>
            <numerusform>%1 处的 %n 个体素仍归默认关节 %2，相距 %3 个体素；%4 只相距 %5。是不是漏涂了？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RigJson</name>
    <message>
        <source>"%1" is not a list.</source>
        <translation>“%1”不是列表。</translation>
    </message>
    <message>
        <source>This entry is not an object.</source>
        <translation>这一项不是对象。</translation>
    </message>
    <message>
        <source>"%1" must be a whole number from 0 to %2.</source>
        <translation>“%1”必须是 0 到 %2 的整数。</translation>
    </message>
    <message>
        <source>The name is not a text.</source>
        <translation>名称不是文本。</translation>
    </message>
    <message>
        <source>The name takes %1 bytes; a VFP holds %2.</source>
        <translation>名称占 %1 字节；VFP 最多容纳 %2 字节。</translation>
    </message>
    <message>
        <source>"%1" needs %2 numbers.</source>
        <translation>“%1”需要 %2 个数。</translation>
    </message>
    <message>
        <source>This is not a number a VFP can hold.</source>
        <translation>VFP 存不下这个数。</translation>
    </message>
    <message>
        <source>A quaternion of length zero turns nothing.</source>
        <translation>长度为零的四元数不表示任何旋转。</translation>
    </message>
    <message>
        <source>A rig needs at least one joint.</source>
        <translation>绑定至少需要一个关节。</translation>
    </message>
    <message>
        <source>A rig holds at most %1 joints.</source>
        <translation>一副骨骼最多容纳 %1 个关节。</translation>
    </message>
    <message>
        <source>Joint %1 is there twice.</source>
        <translation>关节 %1 出现了两次。</translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation>没有关节 %1。</translation>
    </message>
    <message>
        <source>The position is outside the grid.</source>
        <translation>位置在网格之外。</translation>
    </message>
    <message>
        <source>There is no voxel at this position.</source>
        <translation>这个位置没有体素。</translation>
    </message>
    <message>
        <source>This voxel is bound twice.</source>
        <translation>这个体素绑定了两次。</translation>
    </message>
    <message>
        <source>The times of the keys do not ascend.</source>
        <translation>关键帧的时间没有递增。</translation>
    </message>
    <message>
        <source>Joint %1 has two tracks in this clip.</source>
        <translation>关节 %1 在这个片段里有两条轨道。</translation>
    </message>
    <message>
        <source>A rig holds at most %1 clips.</source>
        <translation>一副骨骼最多容纳 %1 个片段。</translation>
    </message>
    <message>
        <source>Clip %1 is there twice.</source>
        <translation>片段 %1 出现了两次。</translation>
    </message>
    <message>
        <source>The parents of some joints form a circle: %1.</source>
        <translation>一些关节的父级形成了环：%1。</translation>
    </message>
</context>
<context>
    <name>RigTemplates</name>
    <message>
        <source>The model has no voxels a skeleton could be fitted to.</source>
        <translation>模型没有体素，无法配上骨骼。</translation>
    </message>
</context>
<context>
    <name>Rigged</name>
    <message>
        <source>Lines, points and empty parts of %1 were left out.</source>
        <translation>已略去 %1 的线、点和空部分。</translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s) of the model's own skeleton were left out.</source>
        <translation>
            <numerusform>已略去模型自带骨架的 %n 个动画片段。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 belonged to the model's own skeleton and was left out.</source>
        <translation>%1 属于模型自带骨架，已略去。</translation>
    </message>
    <message>
        <source>The model is not bound yet, so there is nothing to write. Bind it first.</source>
        <translation>模型尚未绑定，没有可写出的内容。请先绑定。</translation>
    </message>
    <message>
        <source>The bound file was read back and is not what was written, so it does not count: %1</source>
        <translation>绑定文件读回后与写出的内容不一致，因此作废：%1</translation>
    </message>
    <message>
        <source>joints or weights differ.</source>
        <translation>关节或权重不同。</translation>
    </message>
    <message>
        <source>The model's joints of a skirt were left out; what followed them follows the hips.</source>
        <translation>模型的裙摆骨未保留；原先跟随它们的部分改为跟随髋部。</translation>
    </message>
    <message>
        <source>Who made it, its terms and its expressions are kept in the file; its swinging bones are not.</source>
        <translation>文件保留作者、许可和表情，不保留摆动骨骼。</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>You may not write there.</source>
        <translation>没有写入那里的权限。</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>磁盘是只读的。</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>文件夹不存在。</translation>
    </message>
    <message>
        <source>There is a folder of that name.</source>
        <translation>那里有同名的文件夹。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>系统提示：%1。</translation>
    </message>
    <message>
        <source>%1 could not be written. %2 The file that was there is unchanged.</source>
        <translation>无法写入 %1。%2 原来的文件没有变。</translation>
    </message>
    <message>
        <source>%1 is write-protected. %2 Save under another name, or allow writing to it.</source>
        <translation>%1 有写保护。%2 请换个名称保存，或允许写入。</translation>
    </message>
    <message>
        <source>No backup of %1 could be kept, so it was not saved. %2 The file that was there is unchanged.</source>
        <translation>无法为 %1 留下备份，因此没有保存。%2 原来的文件没有变。</translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>The converted model holds numbers that are none (infinite, or no number at all).</source>
        <translation>转换后的模型含有无效数值（无穷大或非数）。</translation>
    </message>
    <message>
        <source>The converted model was read back and is not what the file holds: %1.</source>
        <translation>回读转换后的模型，发现与文件内容不符：%1。</translation>
    </message>
    <message>
        <source>%1 faces instead of %2</source>
        <translation>面数为 %1，应为 %2</translation>
    </message>
    <message>
        <source>%1 vertices instead of %2</source>
        <translation>%1 个顶点，原为 %2 个</translation>
    </message>
    <message>
        <source>%1 joints instead of %2</source>
        <translation>关节数为 %1，应为 %2</translation>
    </message>
    <message>
        <source>%1 clips instead of %2</source>
        <translation>片段数为 %1，应为 %2</translation>
    </message>
    <message>
        <source>another surface</source>
        <translation>表面不同</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>大小不同</translation>
    </message>
    <message>
        <source>Reading the model was cancelled.</source>
        <translation>已取消读取模型。</translation>
    </message>
    <message>
        <source>Reading the model took more than %1 seconds and was stopped.</source>
        <translation>读取模型超过 %1 秒，已停止。</translation>
    </message>
    <message>
        <source>Reading the model needed more than %1 MiB of memory and was stopped.</source>
        <translation>读取模型需要超过 %1 MiB 内存，已停止。</translation>
    </message>
    <message>
        <source>Assimp, which reads such files, broke down over this one. The file is damaged, or uses something Assimp does not bear; export it again, best as .glb.</source>
        <translation>读取此类文件的 Assimp 在这个文件上崩溃了。文件可能已损坏，或用了 Assimp 无法处理的内容；请重新导出，最好导出为 .glb。</translation>
    </message>
    <message>
        <source>The file has more than 512 MiB.</source>
        <translation>文件超过 512 MiB。</translation>
    </message>
    <message>
        <source>FBX and PMX are read by marrow-scene-reader, which is not beside this program. Install Marrow again.</source>
        <translation>FBX 和 PMX 由 marrow-scene-reader 读取，但它不在本程序旁边。请重新安装 Marrow。</translation>
    </message>
    <message>
        <source>The folder for temporary files cannot be written to: %1.</source>
        <translation>无法写入临时文件夹：%1。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
    <message>
        <source>The file is damaged, or uses something that is not known here. Export it again, best as .glb. (Assimp, which reads such files, says: %1)</source>
        <translation>文件已损坏，或用了这里不认识的内容。请重新导出，最好导出为 .glb。（读取此类文件的 Assimp 报告：%1）</translation>
    </message>
    <message>
        <source>The model has more than a million nodes.</source>
        <translation>模型的节点超过一百万个。</translation>
    </message>
</context>
<context>
    <name>SectionFields</name>
    <message>
        <source>(the section ends before this field)</source>
        <translation>（区段在这个字段之前结束）</translation>
    </message>
    <message>
        <source>not a picture that can be read</source>
        <translation>不是可读取的图片</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>rebuildable</source>
        <translation>可重建</translation>
    </message>
    <message>
        <source>presentation only</source>
        <translation>仅供展示</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>“%1” is not a text.</source>
        <translation>“%1”不是文本。</translation>
    </message>
    <message>
        <source>“%1” is not an object.</source>
        <translation>“%1”不是对象。</translation>
    </message>
    <message>
        <source>“%1” of “%2” is not a text.</source>
        <translation>“%2”中的“%1”不是文本。</translation>
    </message>
    <message>
        <source>Puppets have version 1 or 2.</source>
        <translation>木偶只有版本 1 和 2。</translation>
    </message>
    <message>
        <source>“%1” is no way to compress a puppet: none, deflate and zstd are.</source>
        <translation>木偶不能用“%1”压缩，只能用 none、deflate 或 zstd。</translation>
    </message>
    <message>
        <source>%1 is no JSON object (byte %2).</source>
        <translation>%1 不是 JSON 对象（第 %2 字节）。</translation>
    </message>
    <message>
        <source>“%1” is not a list.</source>
        <translation>“%1”不是列表。</translation>
    </message>
    <message>
        <source>An action is not a text.</source>
        <translation>有一个动作不是文本。</translation>
    </message>
    <message>
        <source>The speed of “%1” is not a number.</source>
        <translation>“%1”的速度不是数字。</translation>
    </message>
</context>
<context>
    <name>SkeletonOps</name>
    <message>
        <source>The skeleton has no joint %1.</source>
        <translation>骨骼里没有关节 %1。</translation>
    </message>
    <message>
        <source>Joint %1 cannot have children: the file stores a parent's id in 16 bits with a sign, so only ids up to %2 can be parents. Give it a smaller id first.</source>
        <translation>关节 %1 不能有子关节：文件用带符号的 16 位保存父级编号，只有不超过 %2 的编号能当父级。请先给它较小的编号。</translation>
    </message>
    <message>
        <source>The name of joint %1 takes more than the %2 bytes a file has room for.</source>
        <translation>关节 %1 的名称超过了文件能容纳的 %2 字节。</translation>
    </message>
    <message>
        <source>In the clip %1 the new parent has a scale of zero, so joint %2 cannot keep its place there.</source>
        <translation>在片段 %1 里，新父级的缩放为零，关节 %2 无法在那里保持位置。</translation>
    </message>
    <message>
        <source>The skeleton has all the %1 joints a file can hold.</source>
        <translation>骨骼已有文件能容纳的全部 %1 个关节。</translation>
    </message>
    <message>
        <source>A rig needs at least one joint. To be rid of the rig, remove the rig itself.</source>
        <translation>骨骼至少需要一个关节。想去掉骨骼，请移除整个骨骼。</translation>
    </message>
    <message>
        <source>Joint %1 cannot inherit from itself. Choose another joint for its voxels.</source>
        <translation>关节 %1 不能由自己接收。请为它的体素另选一个关节。</translation>
    </message>
    <message>
        <source>The transform of joint %1 has a value that is no number.</source>
        <translation>关节 %1 的变换里有不是数的值。</translation>
    </message>
    <message>
        <source>Joint %1 cannot have children: only ids up to %2 can be parents.</source>
        <translation>关节 %1 不能有子关节：只有不超过 %2 的编号能当父级。</translation>
    </message>
    <message>
        <source>Two joints would have the id %1.</source>
        <translation>会有两个关节使用编号 %1。</translation>
    </message>
    <message>
        <source>A joint with children cannot have the id %1: only ids up to %2 can be parents.</source>
        <translation>有子关节的关节不能用编号 %1：只有不超过 %2 的编号能当父级。</translation>
    </message>
    <message>
        <source>The new order names joint %1 twice.</source>
        <translation>新顺序里关节 %1 出现了两次。</translation>
    </message>
    <message>
        <source>The new order must name every joint once.</source>
        <translation>新顺序必须把每个关节列一次。</translation>
    </message>
    <message>
        <source>A joint with a scale of zero cannot keep a place in the world. Give the joints above it a scale first.</source>
        <translation>缩放为零的关节无法在世界中保持位置。请先给上面的关节设置缩放。</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>%1 cannot be moved under %2, which is itself below it.</source>
        <translation>%1 不能移到 %2 之下，因为后者就在它下面。</translation>
    </message>
</context>
<context>
    <name>SkinChecks</name>
    <message>
        <source>No joint of an arm stands in the midline band.</source>
        <translation>中轴带内没有手臂关节。</translation>
    </message>
    <message>
        <source>%1 joints of arms stand in the midline band: move them out to their side.</source>
        <translation>有 %1 个手臂关节位于中轴带内：请把它们移到各自一侧。</translation>
    </message>
    <message>
        <source>Left joints are left and right joints right.</source>
        <translation>左右关节均在各自一侧。</translation>
    </message>
    <message>
        <source>%1 joints stand on the wrong side: </source>
        <translation>有 %1 个关节在错误的一侧：</translation>
    </message>
    <message>
        <source>Inverse bind matrices read back from the file are off by %1.</source>
        <translation>从文件读回的逆绑定矩阵误差为 %1。</translation>
    </message>
    <message>
        <source>It looks towards −Z: turn the model round.</source>
        <translation>模型朝向 −Z：请将模型转身。</translation>
    </message>
    <message>
        <source>Which way it looks cannot be told from its feet.</source>
        <translation>无法从脚判断模型的朝向。</translation>
    </message>
    <message>
        <source>It looks towards +Z.</source>
        <translation>模型朝向 +Z。</translation>
    </message>
    <message>
        <source>%1 pairs of faces cross each other at rest.</source>
        <translation>静止时有 %1 对面相互穿插。</translation>
    </message>
    <message>
        <source>%1 % of the vertices go mainly to the same joint as in the model's own skin.</source>
        <translation>%1 % 的顶点与模型自带蒙皮的主关节一致。</translation>
    </message>
    <message>
        <source>No vertex of the midline band follows an arm.</source>
        <translation>中轴带内没有跟随手臂的顶点。</translation>
    </message>
    <message>
        <source>%1 vertices of the midline band follow an arm: its joints are misplaced, or the weights were painted so.</source>
        <translation>中轴带内有 %1 个顶点跟随手臂：关节位置有误，或权重被绘制成这样。</translation>
    </message>
    <message>
        <source>Forearms and hands are nowhere nearest to the midline band.</source>
        <translation>中轴带内没有以前臂或手为最近关节的顶点。</translation>
    </message>
    <message>
        <source>A forearm or hand is nearest to %1 vertices of the midline band: look at the joints of the arms.</source>
        <translation>中轴带内有 %1 个顶点离前臂或手最近：请检查手臂关节。</translation>
    </message>
    <message>
        <source>No vertex follows a joint of the other side.</source>
        <translation>没有顶点跟随另一侧的关节。</translation>
    </message>
    <message>
        <source>%1 vertices follow a joint of the other side.</source>
        <translation>有 %1 个顶点跟随另一侧的关节。</translation>
    </message>
    <message>
        <source>Every vertex follows a joint.</source>
        <translation>每个顶点都跟随关节。</translation>
    </message>
    <message>
        <source>%1 vertices follow no joint.</source>
        <translation>有 %1 个顶点不跟随任何关节。</translation>
    </message>
    <message>
        <source>Weights sum to 1 within %1.</source>
        <translation>权重之和与 1 相差不超过 %1。</translation>
    </message>
    <message>
        <source>At most %1 joints move a vertex.</source>
        <translation>每个顶点最多受 %1 个关节影响。</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>%1 cannot be read, so nothing moves the member. %2</source>
        <translation>%1 无法读取，这个成员因此不会动。%2</translation>
    </message>
    <message>
        <source>%1 holds no clips, so nothing moves the member.</source>
        <translation>%1 里没有片段，这个成员因此不会动。</translation>
    </message>
    <message>
        <source>The contract cannot be read. %1</source>
        <translation>契约无法读取。%1</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>The contract does not name this member.</source>
        <translation>契约里没有这个成员。</translation>
    </message>
    <message>
        <source>%1 or %2 is not in the folder.</source>
        <translation>目录里缺少 %1 或 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <source>There is no original model %1 either.</source>
        <translation>也没有原模型 %1。</translation>
    </message>
    <message>
        <source>The original model cannot be read: %1</source>
        <translation>原模型无法读取：%1</translation>
    </message>
    <message>
        <source>The original model stands in its place.</source>
        <translation>由原模型代替。</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>as it was published</source>
        <translation>与发布时一致</translation>
    </message>
    <message>
        <source>was rolled back: games show the original models; publishing again brings it back</source>
        <translation>已回退：游戏显示原模型；重新发布即可恢复</translation>
    </message>
    <message>
        <source>was published at %1 and is no longer in the folder; publish again</source>
        <translation>于 %1 发布，目录里已经没有；请重新发布</translation>
    </message>
    <message>
        <source>has other bytes than were published</source>
        <translation>内容与发布时不同</translation>
    </message>
    <message>
        <source>has %1 bytes and was published with %2</source>
        <translation>现有 %1 字节，发布时为 %2 字节</translation>
    </message>
    <message>
        <source> (in %1)</source>
        <translation>（位于 %1）</translation>
    </message>
    <message>
        <source>; publish again, or find out who changed it</source>
        <translation>；请重新发布，或查明是谁改的</translation>
    </message>
    <message>
        <source>was changed since it was written (in %1); publish again</source>
        <translation>写成之后被改过（位于 %1）；请重新发布</translation>
    </message>
    <message>
        <source>is in the folder, and no publication put it there</source>
        <translation>在目录里，但不是发布写入的</translation>
    </message>
    <message>
        <source>is the copy of the contract that was rolled back</source>
        <translation>是被回退的契约的副本</translation>
    </message>
    <message>
        <source>is an original model of the game; publishing never touches it</source>
        <translation>是游戏的原模型，发布从不改动它</translation>
    </message>
    <message>
        <source>looks like a published file, and the manifest does not know it; games may take it for one</source>
        <translation>看起来像发布文件，但台账里没有；游戏可能会把它当成发布文件</translation>
    </message>
    <message>
        <source>Nothing was published here.</source>
        <translation>这里没有发布过任何东西。</translation>
    </message>
    <message>
        <source>The publication of %1 was rolled back: games show the original models. Publish again to undo that.</source>
        <translation>%1 的发布已被回退：游戏显示原模型。重新发布即可撤销。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n 个文件有变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) missing</source>
        <translation>
            <numerusform>缺少 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not in the manifest</source>
        <translation>
            <numerusform>%n 个文件不在台账里</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n file(s) are as they were published at %1.</source>
        <translation>
            <numerusform>全部 %n 个文件都与 %1 发布时一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Published at %1; since then %2.</source>
        <translation>发布于 %1；此后%2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>The publication in %1 is rolled back already.</source>
        <translation>%1 里的发布已经回退过了。</translation>
    </message>
    <message>
        <source>There is no %1 in %2: nothing is published there.</source>
        <translation>%2 里没有 %1：那里没有发布任何东西。</translation>
    </message>
    <message>
        <source>%1 could not be removed: %2.</source>
        <translation>无法删除 %1：%2。</translation>
    </message>
    <message>
        <source>is a copy that was kept aside; games do not look at it</source>
        <translation>是另存的副本，游戏不会读取它</translation>
    </message>
    <message>
        <source>The manifest cannot be read, so it is not known what was published here. Bring %1 back, or publish to another folder.</source>
        <translation>台账无法读取，不知道这里发布过什么。请恢复 %1，或发布到其他目录。</translation>
    </message>
</context>
<context>
    <name>SystemError</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>you do not have permission</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>系统不允许</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是一个文件夹</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>路径中有一段不是文件夹</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>已有同名文件</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>磁盘配额已用完</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>the disk could not be read or written</source>
        <translation>磁盘读写出错</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <source>its links lead in a circle</source>
        <translation>链接互相循环</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>it is in use</source>
        <translation>它正被占用</translation>
    </message>
    <message>
        <source>it is a program that is running</source>
        <translation>它是正在运行的程序</translation>
    </message>
    <message>
        <source>the file is too large for the disk</source>
        <translation>文件太大，磁盘容不下</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>the disk is no longer there</source>
        <translation>磁盘已不在</translation>
    </message>
    <message>
        <source>the network folder is no longer there</source>
        <translation>网络文件夹已不在</translation>
    </message>
</context>
<context>
    <name>TestPoses</name>
    <message>
        <source>Rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Arms up</source>
        <translation>举臂</translation>
    </message>
    <message>
        <source>Arms forward</source>
        <translation>前伸</translation>
    </message>
    <message>
        <source>Arms down</source>
        <translation>垂臂</translation>
    </message>
    <message>
        <source>Squat</source>
        <translation>下蹲</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>扭身</translation>
    </message>
    <message>
        <source>Head turn</source>
        <translation>转头</translation>
    </message>
    <message>
        <source>Knee up</source>
        <translation>抬膝</translation>
    </message>
    <message>
        <source>Sit</source>
        <translation>坐</translation>
    </message>
    <message>
        <source>Range of motion</source>
        <translation>活动范围</translation>
    </message>
</context>
<context>
    <name>TextureImage</name>
    <message>
        <source>The texture page is not a PNG picture.</source>
        <translation>纹理页不是 PNG 图片。</translation>
    </message>
    <message>
        <source>The texture page has more pixels than can be shown.</source>
        <translation>纹理页的像素超过可显示的数量。</translation>
    </message>
    <message>
        <source>The texture page is an interlaced PNG, which puppets cannot use.</source>
        <translation>纹理页是隔行扫描的 PNG，木偶不能使用。</translation>
    </message>
    <message>
        <source>The texture page cannot be decoded: %1</source>
        <translation>无法解码纹理页：%1</translation>
    </message>
    <message>
        <source>There is not enough memory for the texture page.</source>
        <translation>内存不足，放不下纹理页。</translation>
    </message>
    <message>
        <source>The texture page "%1" was not found beside the puppet.</source>
        <translation>木偶旁边没有找到纹理页“%1”。</translation>
    </message>
    <message>
        <source>The texture page is a KTX2 picture, which cannot be shown.</source>
        <translation>纹理页是 KTX2 图片，无法显示。</translation>
    </message>
    <message>
        <source>The texture pages before this one are as large as can be shown together.</source>
        <translation>在它之前的纹理页已达到可以一起显示的上限。</translation>
    </message>
</context>
<context>
    <name>Vfp</name>
    <message>
        <source>a track of clip %1</source>
        <translation>片段 %1 的一条轨道</translation>
    </message>
    <message>
        <source>clip %1 moves joint %2, which the skeleton does not have.</source>
        <translation>片段 %1 移动关节 %2，而骨骼里没有它。</translation>
    </message>
    <message>
        <source>clip %1: the track of joint %2 stands after that of joint %3; joints must ascend.</source>
        <translation>片段 %1：关节 %2 的轨道在关节 %3 之后；关节必须递增。</translation>
    </message>
    <message>
        <source>clip %1, joint %2: %3 keys are counted, but the section ends before them.</source>
        <translation>片段 %1，关节 %2：记有 %3 个关键帧，但区段提前结束。</translation>
    </message>
    <message>
        <source>clip %1, joint %2, key %3: %4</source>
        <translation>片段 %1，关节 %2，关键帧 %3：%4</translation>
    </message>
    <message>
        <source>the time %1 ms is after the clip's end at %2 ms.</source>
        <translation>时间 %1 毫秒超过了片段结尾 %2 毫秒。</translation>
    </message>
    <message>
        <source>the time %1 ms is not after the key before; times must ascend.</source>
        <translation>时间 %1 毫秒不在前一个关键帧之后；时间必须递增。</translation>
    </message>
    <message>
        <source>a clip's header</source>
        <translation>片段头</translation>
    </message>
    <message>
        <source>clip %1 stands after clip %2; ids must ascend.</source>
        <translation>片段 %1 在片段 %2 之后；编号必须递增。</translation>
    </message>
    <message>
        <source>the name of clip %1 is not UTF-8.</source>
        <translation>片段 %1 的名称不是 UTF-8。</translation>
    </message>
    <message>
        <source>clip %1: %2 tracks are counted, but the section ends before them.</source>
        <translation>片段 %1：记有 %2 条轨道，但区段提前结束。</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>它的头部</translation>
    </message>
    <message>
        <source>version %1 is not known; only 1 is.</source>
        <translation>不认识版本 %1；只认识 1。</translation>
    </message>
    <message>
        <source>%1 clips are counted, but the section ends before them.</source>
        <translation>记有 %1 个片段，但区段提前结束。</translation>
    </message>
    <message>
        <source>%1 bytes follow the last clip.</source>
        <translation>最后一个片段之后还有 %1 字节。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>the file does not begin with VFPK, so it is not a VFP file.</source>
        <translation>文件不以 VFPK 开头，不是 VFP 文件。</translation>
    </message>
    <message>
        <source>the file ends before its header and footer are complete. It may have been cut off.</source>
        <translation>文件在头部和尾部完整之前就结束了，可能被截断。</translation>
    </message>
    <message>
        <source>the file is of major version %1; only version 1 is known here.</source>
        <translation>文件的主版本是 %1；这里只认识版本 1。</translation>
    </message>
    <message>
        <source>the header says it is %1 bytes long instead of 64.</source>
        <translation>头部自称 %1 字节，而不是 64。</translation>
    </message>
    <message>
        <source>%1 bytes follow the footer, where the file should end.</source>
        <translation>尾部之后还有 %1 字节，文件本应在那里结束。</translation>
    </message>
    <message>
        <source>no footer stands at the end of the file. It may have been cut off.</source>
        <translation>文件末尾没有尾部，可能被截断。</translation>
    </message>
    <message>
        <source>the footer is of version %1.%2, the header of 1.%3.</source>
        <translation>尾部的版本是 %1.%2，头部的是 1.%3。</translation>
    </message>
    <message>
        <source>the footer says it is %1 bytes long instead of 64.</source>
        <translation>尾部自称 %1 字节，而不是 64。</translation>
    </message>
    <message>
        <source>the footer says the file has %1 bytes, but it has %2.</source>
        <translation>尾部说文件有 %1 字节，实际有 %2。</translation>
    </message>
    <message>
        <source>the directory (offset %1, %2 bytes) does not lie between header and footer.</source>
        <translation>目录（偏移 %1，%2 字节）不在头部和尾部之间。</translation>
    </message>
    <message>
        <source>an entry's tag is not four printable characters.</source>
        <translation>一个目录项的标签不是四个可打印字符。</translation>
    </message>
    <message>
        <source>the section (offset %1, %2 bytes) does not lie between header and directory.</source>
        <translation>区段（偏移 %1，%2 字节）不在头部和目录之间。</translation>
    </message>
    <message>
        <source>the section overlaps %1.</source>
        <translation>区段与 %1 重叠。</translation>
    </message>
    <message>
        <source>the directory is shorter than its header.</source>
        <translation>目录比它的头部还短。</translation>
    </message>
    <message>
        <source>the directory does not match its CRC-32; the file is damaged.</source>
        <translation>目录与其 CRC-32 不符；文件已损坏。</translation>
    </message>
    <message>
        <source>no directory begins here.</source>
        <translation>这里没有目录。</translation>
    </message>
    <message>
        <source>the directory is of version %1 with a header of %2 and entries of %3 bytes; version 1 with 32 and 48 is known here.</source>
        <translation>目录版本 %1，头部 %2 字节，每项 %3 字节；这里只认识版本 1，32 和 48。</translation>
    </message>
    <message>
        <source>the directory counts %1 entries, but %2 bytes of entries follow.</source>
        <translation>目录记有 %1 项，但后面有 %2 字节的项。</translation>
    </message>
    <message>
        <source>%1 of chunk %2</source>
        <translation>分块 %2 的 %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1，字节 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the reserved field %1 is not zero.</source>
        <translation>保留字段 %1 不为零。</translation>
    </message>
    <message>
        <source>the section ends inside %1.</source>
        <translation>区段在%1之内结束。</translation>
    </message>
    <message>
        <source>%1 is 0 on an axis.</source>
        <translation>%1 在某个轴上为 0。</translation>
    </message>
    <message>
        <source>the section has %1 bytes instead of 128.</source>
        <translation>区段有 %1 字节，而不是 128。</translation>
    </message>
    <message>
        <source>version %1 with %2 bytes is not known; version 1 with 128 is.</source>
        <translation>不认识 %2 字节的版本 %1；只认识 128 字节的版本 1。</translation>
    </message>
    <message>
        <source>chunkCount is %1, but the grid has %2 chunks.</source>
        <translation>chunkCount 是 %1，但网格有 %2 个分块。</translation>
    </message>
    <message>
        <source>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 16 and 8 is.</source>
        <translation>不认识头部 %2 字节、每项 %3 字节的版本 %1；只认识 16 和 8 的版本 1。</translation>
    </message>
    <message>
        <source>the header counts %1 entries, but %2 bytes of entries follow.</source>
        <translation>头部记有 %1 项，但后面有 %2 字节的项。</translation>
    </message>
    <message>
        <source>entry %1 is for index 0, which means an empty cell.</source>
        <translation>第 %1 项的索引是 0，而 0 表示空格子。</translation>
    </message>
    <message>
        <source>entry %1 repeats the index %2.</source>
        <translation>第 %1 项重复了索引 %2。</translation>
    </message>
    <message>
        <source>version %1 with a header of %2 and entries of %3 bytes is not known; version 1 with 32 and 32 is.</source>
        <translation>不认识头部 %2 字节、每项 %3 字节的版本 %1；只认识 32 和 32 的版本 1。</translation>
    </message>
    <message>
        <source>the index has %1 entries, META counts %2 chunks.</source>
        <translation>索引有 %1 项，META 记有 %2 个分块。</translation>
    </message>
    <message>
        <source>entry %1 is for chunk %2, which does not exist or was there before.</source>
        <translation>第 %1 项属于分块 %2，它不存在或前面已有。</translation>
    </message>
    <message>
        <source>the position, size or counts of entry %1 are not those of chunk %2.</source>
        <translation>第 %1 项的位置、大小或计数与分块 %2 不符。</translation>
    </message>
    <message>
        <source>the section is marked as required, but this program does not know it. A newer version may.</source>
        <translation>区段标为必需，但本程序不认识它。更新的版本也许认识。</translation>
    </message>
    <message>
        <source>%1: the section does not match its CRC-32. It is not needed for the model and is kept as it is.</source>
        <translation>%1：区段与其 CRC-32 不符。模型用不到它，按原样保留。</translation>
    </message>
    <message>
        <source>%1: the directory gives two different lengths. The section is kept as it is.</source>
        <translation>%1：目录给出两个不同的长度。区段按原样保留。</translation>
    </message>
    <message>
        <source>META: anchor or pivot is not a finite number.</source>
        <translation>META：锚点或枢轴不是有限数。</translation>
    </message>
    <message>
        <source>Joints %1 and %2 are both named “%3”. Tools that go by names may mix them up.</source>
        <translation>关节 %1 和 %2 都叫“%3”。按名称工作的工具可能弄混。</translation>
    </message>
    <message>
        <source>%1 The rig was left out; the model is shown in bind pose.</source>
        <translation>%1 骨骼已略去；模型以绑定姿势显示。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has %2 MB; files over 2,048 MB are not opened.</source>
        <translation>%1 有 %2 MB；不打开超过 2,048 MB 的文件。</translation>
    </message>
    <message>
        <source>%1 could not be read to its end: %2.</source>
        <translation>无法把 %1 读到结尾：%2。</translation>
    </message>
    <message>
        <source>a rig section has chunk id -1 and flags 0; this one has %1 and %2.</source>
        <translation>骨骼区段的分块号应为 -1、标志为 0；这一个是 %1 和 %2。</translation>
    </message>
    <message>
        <source>the section is stored with codec %1, which is not known; only 0 is.</source>
        <translation>区段用编码 %1 存储，不认识；只认识 0。</translation>
    </message>
    <message>
        <source>the directory gives the section %1 stored and %2 plain bytes; with codec 0 they are equal.</source>
        <translation>目录说区段存储 %1 字节、解压后 %2 字节；编码 0 时两者相等。</translation>
    </message>
    <message>
        <source>the section does not match its CRC-32; it is damaged.</source>
        <translation>区段与其 CRC-32 不符，已损坏。</translation>
    </message>
    <message>
        <source>joint %1 has the parent %2, which does not exist.</source>
        <translation>关节 %1 的父级 %2 不存在。</translation>
    </message>
    <message>
        <source>joint %1 is its own ancestor.</source>
        <translation>关节 %1 是自己的祖先。</translation>
    </message>
    <message>
        <source>joint record %1</source>
        <translation>关节记录 %1</translation>
    </message>
    <message>
        <source>joint %1 stands after joint %2; ids must ascend.</source>
        <translation>关节 %1 在关节 %2 之后；编号必须递增。</translation>
    </message>
    <message>
        <source>joint %1 has the parent %2; only -1 means none.</source>
        <translation>关节 %1 的父级是 %2；只有 -1 表示没有父级。</translation>
    </message>
    <message>
        <source>joint %1: %2</source>
        <translation>关节 %1：%2</translation>
    </message>
    <message>
        <source>the name of joint %1 is not UTF-8.</source>
        <translation>关节 %1 的名称不是 UTF-8。</translation>
    </message>
    <message>
        <source>the section is there twice.</source>
        <translation>区段出现了两次。</translation>
    </message>
    <message>
        <source>the section needs SKEL, which the file does not have.</source>
        <translation>区段需要 SKEL，而文件没有。</translation>
    </message>
    <message>
        <source>the section needs VSKN, which the file does not have.</source>
        <translation>区段需要 VSKN，而文件没有。</translation>
    </message>
    <message>
        <source>%1 joints are counted, but the section ends before them.</source>
        <translation>记有 %1 个关节，但区段提前结束。</translation>
    </message>
    <message>
        <source>%1 bytes follow the last joint.</source>
        <translation>最后一个关节之后还有 %1 字节。</translation>
    </message>
    <message>
        <source>encoding %1 is not known; only 1 is.</source>
        <translation>不认识编码 %1；只认识 1。</translation>
    </message>
    <message>
        <source>the default joint %1 is not in the skeleton.</source>
        <translation>默认关节 %1 不在骨骼里。</translation>
    </message>
    <message>
        <source>%1 records are counted, but %2 bytes of records follow.</source>
        <translation>记有 %1 条记录，但后面有 %2 字节的记录。</translation>
    </message>
    <message>
        <source>record %1 is for voxel %2, the one before for %3; offsets must ascend.</source>
        <translation>记录 %1 对应体素 %2，前一条对应 %3；偏移必须递增。</translation>
    </message>
    <message>
        <source>record %1 is for voxel %2, but the grid has %3 cells.</source>
        <translation>记录 %1 对应体素 %2，但网格只有 %3 格。</translation>
    </message>
    <message>
        <source>record %1 binds the cell %2, which is empty.</source>
        <translation>记录 %1 绑定格子 %2，而它是空的。</translation>
    </message>
    <message>
        <source>record %1 names joint %2, which the skeleton does not have.</source>
        <translation>记录 %1 指定关节 %2，而骨骼里没有它。</translation>
    </message>
    <message>
        <source>%1 records of VSKN name the default joint, which needs none. They are left out when the binding changes.</source>
        <translation>VSKN 有 %1 条记录指定默认关节，这本不需要。绑定改变时会去掉它们。</translation>
    </message>
    <message>
        <source>skeletonHash is not the hash of SKEL: the section belongs to another skeleton.</source>
        <translation>skeletonHash 不是 SKEL 的哈希：区段属于另一套骨骼。</translation>
    </message>
    <message>
        <source>baseSourceHash is not META's sourceHash: the section belongs to another model.</source>
        <translation>baseSourceHash 不是 META 的 sourceHash：区段属于另一个模型。</translation>
    </message>
    <message>
        <source>translation is not a finite number.</source>
        <translation>translation 不是有限数。</translation>
    </message>
    <message>
        <source>rotation is not a finite number.</source>
        <translation>rotation 不是有限数。</translation>
    </message>
    <message>
        <source>scale is not a finite number.</source>
        <translation>scale 不是有限数。</translation>
    </message>
    <message>
        <source>rotation has the length %1 instead of 1.</source>
        <translation>rotation 的长度是 %1，而不是 1。</translation>
    </message>
    <message>
        <source>The name “%1…” takes %2 bytes; the file format has room for 255.</source>
        <translation>名称“%1…”占 %2 字节；文件格式最多容纳 255。</translation>
    </message>
    <message>
        <source>The skeleton has %1 joints; the file format has room for 65,535.</source>
        <translation>骨骼有 %1 个关节；文件格式最多容纳 65,535。</translation>
    </message>
    <message>
        <source>Joint %1 has the parent %2; the file format has room for parents up to 32,767. Give the parent a smaller id.</source>
        <translation>关节 %1 的父级是 %2；文件格式的父级最大为 32,767。请给父级较小的编号。</translation>
    </message>
    <message>
        <source>The default joint %1 is not in the skeleton.</source>
        <translation>默认关节 %1 不在骨骼里。</translation>
    </message>
    <message>
        <source>Voxels are bound to joint %1, which the skeleton does not have.</source>
        <translation>有体素绑定到关节 %1，而骨骼里没有它。</translation>
    </message>
    <message>
        <source>Clip %1 moves joint %2, which the skeleton does not have.</source>
        <translation>片段 %1 移动关节 %2，而骨骼里没有它。</translation>
    </message>
    <message>
        <source>the directory gives the section chunk id %1, which is not its kind.</source>
        <translation>目录给出的分块号 %1 不适合这种区段。</translation>
    </message>
    <message>
        <source>a run has length zero.</source>
        <translation>有一段的长度为零。</translation>
    </message>
    <message>
        <source>the runs hold more than the chunk's %1 voxels.</source>
        <translation>各段超出了分块的 %1 个体素。</translation>
    </message>
    <message>
        <source>the runs end before the chunk's %1 voxels are filled.</source>
        <translation>各段没有填满分块的 %1 个体素。</translation>
    </message>
    <message>
        <source>the last run is cut in half.</source>
        <translation>最后一段被截成两半。</translation>
    </message>
    <message>
        <source>version %1 with a header of %2 bytes is not known; version 1 with 32 is.</source>
        <translation>不认识头部 %2 字节的版本 %1；只认识 32 字节的版本 1。</translation>
    </message>
    <message>
        <source>the section is of chunk %1, the directory says %2.</source>
        <translation>区段属于分块 %1，目录说是 %2。</translation>
    </message>
    <message>
        <source>the chunk is %1 × %2 × %3 here, but the grid makes it %4 × %5 × %6.</source>
        <translation>分块在这里是 %1 × %2 × %3，但按网格应是 %4 × %5 × %6。</translation>
    </message>
    <message>
        <source>the chunk has %1 cells, the header says %2.</source>
        <translation>分块有 %1 格，头部说是 %2。</translation>
    </message>
    <message>
        <source>voxels coded as %1 are not known; 0 and 1 are.</source>
        <translation>不认识体素编码 %1；只认识 0 和 1。</translation>
    </message>
    <message>
        <source>the header counts %1 bytes of voxels, the section has %2.</source>
        <translation>头部记有 %1 字节体素，区段有 %2。</translation>
    </message>
    <message>
        <source>%1 bytes of plain voxels do not fill the chunk's %2 cells.</source>
        <translation>%1 字节的原样体素填不满分块的 %2 格。</translation>
    </message>
    <message>
        <source>the header counts %1 voxels, but there are %2.</source>
        <translation>头部记有 %1 个体素，实际有 %2 个。</translation>
    </message>
    <message>
        <source>the entry counts %1 voxels, but VOX0 has %2.</source>
        <translation>这一项记有 %1 个体素，VOX0 有 %2 个。</translation>
    </message>
    <message>
        <source>voxels use the palette index %1, which PAL0 does not have.</source>
        <translation>体素使用调色板索引 %1，而 PAL0 没有。</translation>
    </message>
    <message>
        <source>the section is missing; without it the model cannot be read.</source>
        <translation>缺少这个区段；没有它无法读取模型。</translation>
    </message>
    <message>
        <source>the grid has no chunk %1.</source>
        <translation>网格没有分块 %1。</translation>
    </message>
    <message>
        <source>the section is missing, but CHIX counts %1 voxels in the chunk.</source>
        <translation>缺少这个区段，但 CHIX 记有该分块 %1 个体素。</translation>
    </message>
    <message>
        <source>voxelCount is %1, but there are %2 voxels.</source>
        <translation>voxelCount 是 %1，实际有 %2 个体素。</translation>
    </message>
    <message>
        <source>META counts %1 palette entries, PAL0 has %2.</source>
        <translation>META 记有 %1 个调色板项，PAL0 有 %2 个。</translation>
    </message>
</context>
<context>
    <name>Vmd</name>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <translation>第 %1 字节：%2</translation>
    </message>
    <message>
        <source>The section of %1 at byte %2 is cut off; it and what follows are left out.</source>
        <translation>位于第 %2 字节的%1段被截断，该段及其后的内容已略去。</translation>
    </message>
    <message>
        <source>visibility and IK</source>
        <translation>显示与 IK</translation>
    </message>
    <message>
        <source>An IK key names more chains than the file holds; it and what follows are left out.</source>
        <translation>一个 IK 关键帧声明的链比文件里的多，该帧及其后的内容已略去。</translation>
    </message>
    <message>
        <source>This copy of Qt cannot read Shift-JIS, in which the names of a VMD are written.</source>
        <translation>此版本的 Qt 无法读取 Shift-JIS，而 VMD 里的名字是用它写的。</translation>
    </message>
    <message>
        <source>The file does not begin as a VMD.</source>
        <translation>文件开头不是 VMD。</translation>
    </message>
    <message>
        <source>The file announces %1 bone keys and ends before them.</source>
        <translation>文件声明有 %1 个骨骼关键帧，但提前结束了。</translation>
    </message>
    <message>
        <source>%1 keys hold numbers that are no place or rotation; they were left out.</source>
        <translation>%1 个关键帧的数值不能表示位置或旋转，已略去。</translation>
    </message>
    <message>
        <source>morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>cameras</source>
        <translation>镜头</translation>
    </message>
    <message>
        <source>lights</source>
        <translation>灯光</translation>
    </message>
    <message>
        <source>shadows</source>
        <translation>阴影</translation>
    </message>
</context>
<context>
    <name>Vox</name>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <translation>第 %1 字节：%2</translation>
    </message>
    <message>
        <source>The scene is %1 × %2 × %3 voxels (x, y up, z), but a VFP grid has at most 255 on an axis. Move its models closer together or split it into several files.</source>
        <translation>场景是 %1 × %2 × %3 体素（x, 朝上的 y, z），但 VFP 网格每轴最多 255。请把模型移近，或拆成几个文件。</translation>
    </message>
    <message>
        <source>The file's models are stored in the chunk %1, which is not MagicaVoxel's and cannot be read here.</source>
        <translation>文件的模型存在数据块 %1 里，那不是 MagicaVoxel 的，这里读不了。</translation>
    </message>
    <message>
        <source>The file has no voxels.</source>
        <translation>文件里没有体素。</translation>
    </message>
    <message>
        <source>The scene places more voxels than any grid could hold.</source>
        <translation>场景放置的体素超过任何网格的容量。</translation>
    </message>
    <message>
        <source>%1 voxels lie where another model has one already; the later model won.</source>
        <translation>有 %1 个体素与其他模型重叠；以后面的模型为准。</translation>
    </message>
    <message>
        <source>%1 models are stored in a way that is not MagicaVoxel's and are left out.</source>
        <translation>有 %1 个模型的存储方式不是 MagicaVoxel 的，已略去。</translation>
    </message>
    <message>
        <source>the chunk MAIN is missing.</source>
        <translation>缺少数据块 MAIN。</translation>
    </message>
    <message>
        <source>the file ends inside a chunk. It may have been cut off.</source>
        <translation>文件在数据块之内结束，可能被截断。</translation>
    </message>
    <message>
        <source>the chunk %1 ends inside a record.</source>
        <translation>数据块 %1 在记录之内结束。</translation>
    </message>
    <message>
        <source>a model is %1 voxels long on an axis; 256 is the most a file may have.</source>
        <translation>一个模型在某轴上长 %1 个体素；文件最多允许 256。</translation>
    </message>
    <message>
        <source>a voxel lies outside its model.</source>
        <translation>有体素在模型之外。</translation>
    </message>
    <message>
        <source>the rotation or translation of node %1 means nothing.</source>
        <translation>节点 %1 的旋转或平移没有意义。</translation>
    </message>
    <message>
        <source>Node %1 moves over %2 frames; the first is imported.</source>
        <translation>节点 %1 在 %2 帧间移动；导入第一帧。</translation>
    </message>
    <message>
        <source>Node %1 shows %2 models one after the other; the first is imported.</source>
        <translation>节点 %1 依次显示 %2 个模型；导入第一个。</translation>
    </message>
    <message>
        <source>the scene contains itself or is nested more than %1 deep (node %2).</source>
        <translation>场景包含自身，或嵌套超过 %1 层（节点 %2）。</translation>
    </message>
    <message>
        <source>the scene places more than %1 nodes.</source>
        <translation>场景放置了超过 %1 个节点。</translation>
    </message>
    <message>
        <source>node %1 shows the model %2, which the file does not have.</source>
        <translation>节点 %1 显示模型 %2，而文件没有它。</translation>
    </message>
    <message>
        <source>this is a Slab6 voxel file by Ken Silverman's format, not a MagicaVoxel file; it has the same extension but cannot be imported. Open it in Slab6 or another editor and save it as a MagicaVoxel .vox.</source>
        <translation>这是 Ken Silverman 的 Slab6 体素文件，不是 MagicaVoxel 文件；扩展名相同，但无法导入。请用 Slab6 或其他编辑器打开，另存为 MagicaVoxel .vox。</translation>
    </message>
    <message>
        <source>the file does not begin with VOX, so it is not a MagicaVoxel file.</source>
        <translation>文件不以 VOX 开头，不是 MagicaVoxel 文件。</translation>
    </message>
    <message>
        <source>The file holds %1 models without a scene, which are frames of an animation; the first is imported.</source>
        <translation>文件有 %1 个没有场景的模型，它们是动画的各帧；导入第一个。</translation>
    </message>
    <message>
        <source>%1 models stand nowhere in the scene and are left out.</source>
        <translation>有 %1 个模型不在场景里，已略去。</translation>
    </message>
    <message>
        <source>%1 models are hidden in MagicaVoxel; they are imported all the same.</source>
        <translation>有 %1 个模型在 MagicaVoxel 里是隐藏的；仍然导入。</translation>
    </message>
</context>
<context>
    <name>Vrm</name>
    <message>
        <source>A VRM needs the human bones %1, which were not found in the model. It can stay a .glb.</source>
        <translation>VRM 需要人形骨骼 %1，但在模型中没有找到。可以保留为 .glb。</translation>
    </message>
    <message>
        <source>Only the author may act as this character.</source>
        <translation>仅作者本人可以扮演此角色。</translation>
    </message>
    <message>
        <source>Only people the author names may act as this character.</source>
        <translation>仅作者指定的人可以扮演此角色。</translation>
    </message>
    <message>
        <source>Everyone may act as this character.</source>
        <translation>任何人都可以扮演此角色。</translation>
    </message>
    <message>
        <source>Violent scenes are allowed.</source>
        <translation>允许暴力表现。</translation>
    </message>
    <message>
        <source>Violent scenes are not allowed.</source>
        <translation>不允许暴力表现。</translation>
    </message>
    <message>
        <source>Sexual scenes are allowed.</source>
        <translation>允许性表现。</translation>
    </message>
    <message>
        <source>Sexual scenes are not allowed.</source>
        <translation>不允许性表现。</translation>
    </message>
    <message>
        <source>Commercial use is not allowed.</source>
        <translation>不允许商用。</translation>
    </message>
    <message>
        <source>Commercial use is allowed to persons.</source>
        <translation>允许个人商用。</translation>
    </message>
    <message>
        <source>Commercial use is allowed.</source>
        <translation>允许商用。</translation>
    </message>
    <message>
        <source>Political and religious use is allowed.</source>
        <translation>允许政治和宗教用途。</translation>
    </message>
    <message>
        <source>Political and religious use is not allowed.</source>
        <translation>不允许政治和宗教用途。</translation>
    </message>
    <message>
        <source>Antisocial use is allowed.</source>
        <translation>允许反社会用途。</translation>
    </message>
    <message>
        <source>Antisocial use is not allowed.</source>
        <translation>不允许反社会用途。</translation>
    </message>
    <message>
        <source>It may be passed on.</source>
        <translation>允许再分发。</translation>
    </message>
    <message>
        <source>It may not be passed on.</source>
        <translation>不允许再分发。</translation>
    </message>
    <message>
        <source>It may not be changed.</source>
        <translation>不允许修改。</translation>
    </message>
    <message>
        <source>It may be changed, but not passed on changed.</source>
        <translation>允许修改，但修改后不得再分发。</translation>
    </message>
    <message>
        <source>It may be changed and passed on.</source>
        <translation>允许修改并再分发。</translation>
    </message>
    <message>
        <source>The author must be named.</source>
        <translation>必须署名。</translation>
    </message>
    <message>
        <source>The author need not be named.</source>
        <translation>无需署名。</translation>
    </message>
</context>
<context>
    <name>WavText</name>
    <message>
        <source>This is not a WAV file: it does not begin with RIFF … WAVE.</source>
        <translation>这不是 WAV 文件：开头不是 RIFF … WAVE。</translation>
    </message>
    <message>
        <source>The sound comes before its format, so it cannot be read.</source>
        <translation>声音数据出现在格式说明之前，无法读取。</translation>
    </message>
    <message>
        <source>Its samples (format %1, %2 bits) are not read. Save it as PCM, 16 bits.</source>
        <translation>不支持这种采样（格式 %1，%2 位）。请另存为 16 位 PCM。</translation>
    </message>
    <message>
        <source>There is no sound in this file.</source>
        <translation>这个文件里没有声音。</translation>
    </message>
</context>
<context>
    <name>WebpAnimation</name>
    <message>
        <source>The pictures could not be packed as WebP: %1.</source>
        <translation>无法将图像打包为 WebP：%1。</translation>
    </message>
    <message>
        <source>A WebP of %1 × %2 pixels cannot be made. Each side must be between 1 and %3, the same for all pictures.</source>
        <translation>无法生成 %1 × %2 像素的 WebP。边长应在 1 到 %3 之间，且所有图像大小一致。</translation>
    </message>
</context>
<context>
    <name>WeightTool</name>
    <message>
        <source>Bind the model first; then its weights can be painted here</source>
        <translation>请先绑定模型，然后即可在此绘制权重</translation>
    </message>
    <message>
        <source>Click a piece to give it to %1</source>
        <translation>单击连通块，将其交给%1</translation>
    </message>
    <message>
        <source>Paint the weight of %1 · Ctrl takes away · Shift smooths · [ ] size</source>
        <translation>绘制%1的权重 · Ctrl 减少 · Shift 平滑 · [ ] 大小</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform>等 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>内容有变</translation>
    </message>
    <message>
        <source>other bytes in %1</source>
        <translation>%1 的内容有变</translation>
    </message>
    <message>
        <source>new %1: %2</source>
        <translation>新增%1：%2</translation>
    </message>
    <message>
        <source>%1 no longer there: %2</source>
        <translation>不再有的%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1：%2，原为 %3</translation>
    </message>
    <message numerus="yes">
        <source>new, %n clip(s)</source>
        <translation>
            <numerusform>新增，%n 个片段</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>kinds</source>
        <translation>工种</translation>
    </message>
    <message>
        <source>new clips: %1</source>
        <translation>新增片段：%1</translation>
    </message>
    <message>
        <source>clips no longer there: %1</source>
        <translation>不再有的片段：%1</translation>
    </message>
    <message>
        <source>default: %1 instead of %2</source>
        <translation>默认：%1，原为 %2</translation>
    </message>
    <message>
        <source>moving: %1 instead of %2</source>
        <translation>走动：%1，原为 %2</translation>
    </message>
    <message>
        <source>chasing: %1 instead of %2</source>
        <translation>追赶：%1，原为 %2</translation>
    </message>
</context>
<context>
    <name>marrow::AcceptancePanel</name>
    <message>
        <source>Members are made to walk and to do every kind of work, and nine things are asserted. The stage goes on meanwhile.</source>
        <translation>会让成员走动并做每一种工作，然后检查九条断言。其间舞台照常进行。</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 without a sample.</source>
        <translation>%1 条通过，%2 条未通过，%3 条没有样本。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Run Acceptance</source>
        <translation>运行验收</translation>
    </message>
    <message>
        <source>Stop; what was not reached has no sample</source>
        <translation>停止；没轮到的断言没有样本</translation>
    </message>
    <message>
        <source>Play the folder as a game does and check it by the assertions A1 to A9</source>
        <translation>像游戏那样播放这个目录，并按断言 A1 到 A9 检查</translation>
    </message>
    <message>
        <source>Assertion</source>
        <translation>断言</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>所见</translation>
    </message>
    <message>
        <source>Assertions</source>
        <translation>断言</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>marrow::ActionGridModel</name>
    <message>
        <source>%1 does “%2”</source>
        <translation>%1 做“%2”</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
</context>
<context>
    <name>marrow::ActionJointList</name>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Click picks a joint; with Ctrl or Shift several are picked</source>
        <translation>单击选中关节；按住 Ctrl 或 Shift 可多选</translation>
    </message>
</context>
<context>
    <name>marrow::ActionKeysPanel</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s at %2 frames a second</source>
        <translation>%1 秒，每秒 %2 帧</translation>
    </message>
    <message>
        <source>To the first frame (Home)</source>
        <translation>到首帧（Home）</translation>
    </message>
    <message>
        <source>To the key before (,)</source>
        <translation>到上一个关键帧（,）</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>播放或暂停（空格）</translation>
    </message>
    <message>
        <source>To the next key (.)</source>
        <translation>到下一个关键帧（.）</translation>
    </message>
    <message>
        <source>Key the whole pose on this frame (I)</source>
        <translation>在本帧为整个姿态打关键帧（I）</translation>
    </message>
    <message>
        <source>Remove the selected keys, or the one on this frame (Delete)</source>
        <translation>删除选中的关键帧，未选中时删除本帧的关键帧（Delete）</translation>
    </message>
    <message>
        <source>End in the first pose: the last key becomes the pose of the first one</source>
        <translation>以首帧姿态收尾：末尾的关键帧改为首帧的姿态</translation>
    </message>
    <message>
        <source>Play over and over; the last moment is the first one again</source>
        <translation>循环播放；最后一刻回到首帧</translation>
    </message>
    <message>
        <source>Show the poses of the keys before and behind as lines</source>
        <translation>用线条显示前后关键帧的姿态</translation>
    </message>
    <message>
        <source>The frame in hand</source>
        <translation>当前帧</translation>
    </message>
    <message>
        <source>How fast it plays here; the action itself stays as it is</source>
        <translation>在这里播放的速度；不改变动作本身</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
</context>
<context>
    <name>marrow::ActionPanel</name>
    <message>
        <source>A doll of usual proportions. Choose the character to see the action on its own body.</source>
        <translation>常规比例的人偶。选择角色后可在它自己的身体上看动作。</translation>
    </message>
    <message>
        <source>Saved as %1_%2.json</source>
        <translation>保存为 %1_%2.json</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the list to turn it.</source>
        <translation>在视图或列表里单击关节即可旋转它。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Shown on</source>
        <translation>显示在</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>The character's name, as its files bear it: chr_knight</source>
        <translation>角色名，与其文件名一致，如 chr_knight</translation>
    </message>
    <message>
        <source>The action's id, as games ask for it: walk</source>
        <translation>动作 id，即游戏里用的名字，如 walk</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>An action to begin from: a built-in one, or one that lies beside this file</source>
        <translation>从哪个动作开始：内置动作，或与本文件同一文件夹里的动作</translation>
    </message>
    <message>
        <source>Begin Anew</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Replace all keys by this action, reduced to few keys; undo brings them back</source>
        <translation>用这个动作（精简为少量关键帧）替换全部关键帧；可以撤销</translation>
    </message>
    <message>
        <source>Choose a Character…</source>
        <translation>选择角色…</translation>
    </message>
    <message>
        <source>Show the action on a bound character</source>
        <translation>在已绑定的角色上显示动作</translation>
    </message>
    <message>
        <source>Show the Doll</source>
        <translation>显示人偶</translation>
    </message>
    <message>
        <source>Show the action on the doll of usual proportions</source>
        <translation>在常规比例的人偶上显示动作</translation>
    </message>
    <message>
        <source>Turned by, against the joint above</source>
        <translation>相对上级关节的旋转</translation>
    </message>
    <message>
        <source>Moved from rest, in shares of the hips' height</source>
        <translation>相对静止位置的移动（占髋高的比例）</translation>
    </message>
    <message>
        <source>Turned about %1, in degrees</source>
        <translation>绕 %1 轴旋转的角度</translation>
    </message>
    <message>
        <source>Moved along %1</source>
        <translation>沿 %1 轴移动</translation>
    </message>
    <message>
        <source>Copy the pose of the picked joints, or of all (Ctrl+C in the view)</source>
        <translation>复制选中关节的姿态，未选中时复制全部（在视图中按 Ctrl+C）</translation>
    </message>
    <message>
        <source>Paste the pose (Ctrl+V in the view)</source>
        <translation>粘贴姿态（在视图中按 Ctrl+V）</translation>
    </message>
    <message>
        <source>Paste the pose mirrored (Ctrl+Shift+V in the view)</source>
        <translation>镜像粘贴姿态（在视图中按 Ctrl+Shift+V）</translation>
    </message>
    <message>
        <source>Exchange left and right of the whole pose</source>
        <translation>整个姿态左右互换</translation>
    </message>
    <message>
        <source>Picked joints back to rest (Backspace in the view)</source>
        <translation>选中的关节回到静止姿态（在视图中按退格键）</translation>
    </message>
    <message>
        <source>The whole pose back to rest (Shift+Backspace in the view)</source>
        <translation>整个姿态回到静止（在视图中按 Shift+退格键）</translation>
    </message>
</context>
<context>
    <name>marrow::ActionSession</name>
    <message>
        <source>Hand-keyed actions (*.json)</source>
        <translation>手 K 动作 (*.json)</translation>
    </message>
</context>
<context>
    <name>marrow::ActionTool</name>
    <message>
        <source>Ctrl snaps to 15° · Esc takes it back</source>
        <translation>按住 Ctrl 吸附到 15° · Esc 取消</translation>
    </message>
    <message>
        <source>Esc takes it back</source>
        <translation>Esc 取消</translation>
    </message>
    <message>
        <source>Click a joint, drag a ring to turn it: the pose becomes a key here · L changes the axes · Alt+arrows turn by 5° · Q reach, W hips</source>
        <translation>单击关节，拖动圆环旋转，姿态会成为本帧的关键帧 · L 切换坐标轴 · Alt+方向键每次转 5° · Q 牵引，W 移动髋部</translation>
    </message>
    <message>
        <source>Drag an arrow to move the hips: the pose becomes a key here · Alt+arrows move · E turn, Q reach</source>
        <translation>拖动箭头移动髋部，姿态会成为本帧的关键帧 · Alt+方向键移动 · E 旋转，Q 牵引</translation>
    </message>
    <message>
        <source>Drag a hand, a foot or any joint and the two above it follow: the pose becomes a key here · E turn, W hips</source>
        <translation>拖动手、脚或任意关节，其上两个关节跟随，姿态会成为本帧的关键帧 · E 旋转，W 移动髋部</translation>
    </message>
</context>
<context>
    <name>marrow::ActionToolOptions</name>
    <message>
        <source>Turn joints (E)</source>
        <translation>旋转关节（E）</translation>
    </message>
    <message>
        <source>Move the hips (W)</source>
        <translation>移动髋部（W）</translation>
    </message>
    <message>
        <source>Reach: drag a hand or a foot and the limb follows (Q)</source>
        <translation>牵引：拖动手或脚，肢体跟随（Q）</translation>
    </message>
    <message>
        <source>Own axes</source>
        <translation>自身坐标轴</translation>
    </message>
    <message>
        <source>Parent's axes</source>
        <translation>父级坐标轴</translation>
    </message>
    <message>
        <source>World axes</source>
        <translation>世界坐标轴</translation>
    </message>
    <message>
        <source>The axes of the rings (L)</source>
        <translation>圆环的坐标轴（L）</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Feet stay where they stand while the hips move</source>
        <translation>移动髋部时双脚留在原地</translation>
    </message>
</context>
<context>
    <name>marrow::ActionWorkbench</name>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Key actions of a character by hand, twelve frames a second</source>
        <translation>给角色手 K 动作，每秒 12 帧</translation>
    </message>
    <message>
        <source>%1 cannot show the action</source>
        <translation>%1 无法用来显示这个动作</translation>
    </message>
    <message>
        <source>Choose a bound character</source>
        <translation>选择已绑定的角色</translation>
    </message>
    <message>
        <source>Bound characters (*.glb)</source>
        <translation>已绑定的角色 (*.glb)</translation>
    </message>
    <message>
        <source>The action was not begun anew</source>
        <translation>没有重新开始</translation>
    </message>
    <message>
        <source>The action was not begun</source>
        <translation>没有新建动作</translation>
    </message>
    <message>
        <source>Frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>End in the First Pose</source>
        <translation>以首帧姿态收尾</translation>
    </message>
    <message>
        <source>Exchange Left and Right</source>
        <translation>左右互换</translation>
    </message>
</context>
<context>
    <name>marrow::AdvancedPanel</name>
    <message>
        <source>No puppet is open</source>
        <translation>没有打开的木偶</translation>
    </message>
    <message>
        <source>Advanced mode of a puppet is switched, measured and compared with its core here.</source>
        <translation>在这里开关木偶的高级模式，测量它，并与核心层比较。</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>高级功能</translation>
    </message>
    <message>
        <source>Core and advanced</source>
        <translation>核心与高级对比</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Response test</source>
        <translation>响应测试</translation>
    </message>
    <message>
        <source>Cost of a frame</source>
        <translation>每帧开销</translation>
    </message>
</context>
<context>
    <name>marrow::AnimationPanel</name>
    <message>
        <source>This model has no clips</source>
        <translation>这个模型没有片段</translation>
    </message>
    <message>
        <source>No character is open</source>
        <translation>没有打开的角色</translation>
    </message>
    <message>
        <source>Bind it to the 22-joint skeleton and retarget motions to it, or open a model that brings its own.</source>
        <translation>把它绑定到 22 关节骨架再重定向动作，或打开自带片段的模型。</translation>
    </message>
    <message>
        <source>The clips of a model are listed here; choosing one plays it.</source>
        <translation>模型的片段列在这里，选中即播放。</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>绑定姿势</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1，%2 个关键帧</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Click a clip to play it; Return plays and pauses</source>
        <translation>点击片段即播放；回车键播放或暂停</translation>
    </message>
    <message>
        <source>Find a clip</source>
        <translation>查找片段</translation>
    </message>
</context>
<context>
    <name>marrow::BehavioursBox</name>
    <message>
        <source>No parameter of this puppet has that role.</source>
        <translation>这个木偶没有参数担任该角色。</translation>
    </message>
    <message>
        <source>Speak</source>
        <translation>说话</translation>
    </message>
    <message>
        <source>Be silent</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1, %2 of %3 s</source>
        <translation>%1，%2 / %3 秒</translation>
    </message>
    <message>
        <source>Blink</source>
        <translation>眨眼</translation>
    </message>
    <message>
        <source>The eyes close now and then</source>
        <translation>眼睛不时眨一下</translation>
    </message>
    <message>
        <source>Breathe</source>
        <translation>呼吸</translation>
    </message>
    <message>
        <source>Head and body sway with the breath</source>
        <translation>头和身体随呼吸轻轻摆动</translation>
    </message>
    <message>
        <source>Follow the pointer</source>
        <translation>视线跟随指针</translation>
    </message>
    <message>
        <source>Head and eyes turn to the pointer over the canvas</source>
        <translation>头和眼睛转向画布上的指针</translation>
    </message>
    <message>
        <source>Lips</source>
        <translation>口型</translation>
    </message>
    <message>
        <source>The mouth opens by the level below or by a sound</source>
        <translation>嘴按下面的幅度或声音张开</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>幅度</translation>
    </message>
    <message>
        <source>How wide the lips open</source>
        <translation>嘴张开多大</translation>
    </message>
    <message>
        <source>Lip level</source>
        <translation>口型幅度</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>声音…</translation>
    </message>
    <message>
        <source>Let the lips follow a WAV file</source>
        <translation>让口型跟随一个 WAV 文件</translation>
    </message>
</context>
<context>
    <name>marrow::BindPanel</name>
    <message>
        <source>Bind anew</source>
        <translation>重新绑定</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Not bound: place the joints, then bind.</source>
        <translation>尚未绑定：先放置关节，再绑定。</translation>
    </message>
    <message>
        <source>Joints or constants changed since: bind anew to see them.</source>
        <translation>关节或常数已更改：请重新绑定以生效。</translation>
    </message>
    <message>
        <source>Bound, and painted since. Binding anew replaces what was painted; undo brings it back.</source>
        <translation>已绑定并绘制过权重。重新绑定会替换绘制结果，可撤销恢复。</translation>
    </message>
    <message>
        <source>%1 vertices are bound to %2 joints.</source>
        <translation>%1 个顶点已绑定到 %2 个关节。</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message numerus="yes">
        <source>Checks (%n to look at)</source>
        <translation>
            <numerusform>检查（%n 项需查看）</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute all weights from the joints, in the background</source>
        <translation>在后台由关节计算全部权重</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop; everything stays as it was</source>
        <translation>停止；一切保持原样</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>Test poses</source>
        <translation>测试姿势</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>穿插</translation>
    </message>
    <message>
        <source>Choose a pose to see the binding in it. New: pairs of faces that cross in the pose and not at rest; the worst pose stands first</source>
        <translation>选择姿势以查看绑定效果。新增：在该姿势中穿插而静止时不穿插的面对数；最差的排在最前</translation>
    </message>
    <message>
        <source>Count self-intersections</source>
        <translation>统计自交</translation>
    </message>
    <message>
        <source>Count in every pose which faces cross each other, worst first</source>
        <translation>统计每个姿势中相互穿插的面，最差的在前</translation>
    </message>
    <message>
        <source>Make the A-pose the rest</source>
        <translation>以 A 姿势为静止姿势</translation>
    </message>
    <message>
        <source>Bake the model with its arms lowered: shared movements then stand as they were made, without a correction</source>
        <translation>以垂臂姿势烘焙模型：共用动作无需修正即可按原样播放</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>幂次</translation>
    </message>
    <message>
        <source>A joint twice as far away has its weight divided by two to this power. 3 under 1500 faces, else 4</source>
        <translation>距离加倍时，权重除以 2 的该次幂。少于 1500 面取 3，否则取 4</translation>
    </message>
    <message>
        <source>Keep hanging pieces whole</source>
        <translation>挂件保持整体</translation>
    </message>
    <message>
        <source>A sword or a helmet that hangs from one joint follows that joint alone</source>
        <translation>挂在单个关节上的剑或头盔只跟随该关节</translation>
    </message>
    <message>
        <source>Thin limbs</source>
        <translation>细肢系数</translation>
    </message>
    <message>
        <source>Factor on the weight of arms where they are not clearly nearest, so that a hanging forearm does not take the hips</source>
        <translation>手臂并非明显最近时的权重系数，避免下垂的前臂抢走胯部</translation>
    </message>
    <message>
        <source>Midline band</source>
        <translation>中轴带</translation>
    </message>
    <message>
        <source>Half its width, as a share of the height: within it both sides may hold a vertex and arms hold none</source>
        <translation>半宽，占身高的比例：带内两侧均可影响顶点，手臂不影响</translation>
    </message>
    <message>
        <source>Smallest distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>Added to every distance, as a share of the height</source>
        <translation>加到每个距离上的量，占身高的比例</translation>
    </message>
    <message>
        <source>Limbs in the trunk</source>
        <translation>躯干内的四肢</translation>
    </message>
    <message>
        <source>Within the trunk arms and legs count as this many times farther away; 1 takes distances as they are</source>
        <translation>在躯干内，手臂和腿的距离按此倍数计算；1 表示按原距离</translation>
    </message>
    <message>
        <source>Other parts</source>
        <translation>其他部位</translation>
    </message>
    <message>
        <source>On a connected piece that is all one part of the body, joints of other parts count as this many times farther away</source>
        <translation>对整块属于同一部位的连通块，其他部位关节的距离按此倍数计算</translation>
    </message>
    <message>
        <source>One part from</source>
        <translation>单一部位阈值</translation>
    </message>
    <message>
        <source>A connected piece is one part when at least this share of it is; more than 1 switches this off</source>
        <translation>连通块中至少有此比例属于同一部位时视为单一部位；大于 1 则关闭</translation>
    </message>
    <message>
        <source>good</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>需查看</translation>
    </message>
</context>
<context>
    <name>marrow::BindingDocks</name>
    <message>
        <source>Joint placement</source>
        <translation>关节放置</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Place the joints of a character, bind it and paint its weights</source>
        <translation>放置角色的关节，绑定并绘制权重</translation>
    </message>
</context>
<context>
    <name>marrow::CanvasBar</name>
    <message>
        <source>Background of the canvas</source>
        <translation>画布背景</translation>
    </message>
    <message numerus="yes">
        <source>%n things selected</source>
        <translation>
            <numerusform>选中 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 px · %3 meshes · %4 vertices</source>
        <translation>%1 × %2 像素 · %3 个网格 · %4 个顶点</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>线框</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Warp lattices</source>
        <translation>弯曲变形器网格</translation>
    </message>
    <message>
        <source>Rotation handles</source>
        <translation>旋转变形器手柄</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Hit areas</source>
        <translation>点击区域</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Physics strands</source>
        <translation>物理摆链</translation>
    </message>
    <message>
        <source>Colliders with their radii</source>
        <translation>碰撞体及半径</translation>
    </message>
    <message>
        <source>Particles</source>
        <translation>粒子</translation>
    </message>
    <message>
        <source>Constraints: edges, limits, welds, goals, pins</source>
        <translation>约束：边、长程、焊接、目标、固定点</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Only for what is selected</source>
        <translation>仅显示选中项</translation>
    </message>
    <message>
        <source>Show the drawing alone</source>
        <translation>只显示画面</translation>
    </message>
    <message>
        <source>What is shown over the drawing (single keys work in the canvas)</source>
        <translation>画面上叠加显示的内容（画布中可用单键切换）</translation>
    </message>
    <message>
        <source>What lies behind the puppet</source>
        <translation>木偶背后的底</translation>
    </message>
    <message>
        <source>Show the whole canvas (Home)</source>
        <translation>显示整个画布 (Home)</translation>
    </message>
    <message>
        <source>Actual size: one canvas pixel on one pixel of the screen</source>
        <translation>实际大小：一个画布像素对应一个屏幕像素</translation>
    </message>
    <message>
        <source>Checkerboard</source>
        <translation>棋盘格</translation>
    </message>
    <message>
        <source>The window's grey</source>
        <translation>窗口灰色</translation>
    </message>
    <message>
        <source>A colour</source>
        <translation>纯色</translation>
    </message>
    <message>
        <source>Choose the colour…</source>
        <translation>选择颜色…</translation>
    </message>
    <message>
        <source>Core at the left, advanced at the right, with a border to drag</source>
        <translation>左侧核心、右侧高级，分界线可拖动</translation>
    </message>
    <message>
        <source>Advanced as a ghost over the core</source>
        <translation>高级以半透明叠在核心上</translation>
    </message>
    <message>
        <source>Core and advanced in turn, twice a second</source>
        <translation>核心与高级交替显示，每秒两次</translation>
    </message>
    <message>
        <source>How much of advanced mode covers the core</source>
        <translation>高级画面覆盖核心的程度</translation>
    </message>
    <message>
        <source>Zoom; drag sideways or type</source>
        <translation>缩放；左右拖动或输入数值</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
</context>
<context>
    <name>marrow::ChangeStrip</name>
    <message>
        <source>Before and after</source>
        <translation>前后对比</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Choose a pack that changes, or one of its clips: it is shown before and after.</source>
        <translation>选择有改动的动作包或其中的片段，这里会显示改动前后的样子。</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>It was not there.</source>
        <translation>原先没有。</translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>已不再有。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterBar</name>
    <message>
        <source>As imported</source>
        <translation>原始模型</translation>
    </message>
    <message>
        <source>As bound here</source>
        <translation>绑定结果</translation>
    </message>
    <message>
        <source>Shows the model as it came, or with the 22 joints and weights it has here</source>
        <translation>显示导入时的模型，或带有 22 个关节与权重的绑定结果</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>素模</translation>
    </message>
    <message>
        <source>Weights of the joint</source>
        <translation>关节权重</translation>
    </message>
    <message>
        <source>Strongest joint</source>
        <translation>主导关节</translation>
    </message>
    <message>
        <source>What the surface shows: its textures, one grey, how strongly it follows the selected joint, or which joint each vertex follows most</source>
        <translation>表面显示什么：贴图、单一灰色、对所选关节的跟随强度，或每个顶点最跟随的关节</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>Wireframe: draw the edges over the surface</source>
        <translation>线框：在表面上画出网格线</translation>
    </message>
    <message>
        <source>Wireframe</source>
        <translation>线框</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterFactsPanel</name>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Humanoid joints: %1 of %2</source>
        <translation>人形关节：%1 / %2</translation>
    </message>
    <message>
        <source>missing, and needed</source>
        <translation>缺少（必需）</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Textures: %1</source>
        <translation>贴图：%1</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>图片 %1</translation>
    </message>
    <message>
        <source>%1 cannot be shown</source>
        <translation>%1 无法显示</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels, %4. Double click to enlarge.</source>
        <translation>%1，%2 × %3 像素，%4。双击放大。</translation>
    </message>
    <message>
        <source>No character is open</source>
        <translation>没有打开的角色</translation>
    </message>
    <message>
        <source>Open a .glb, .vrm, .gltf, .fbx, .pmx or a .zip of one to see what it holds.</source>
        <translation>打开 .glb、.vrm、.gltf、.fbx、.pmx 或其 .zip，查看里面有什么。</translation>
    </message>
    <message>
        <source>Who made it, and what it lets people do</source>
        <translation>作者与使用许可</translation>
    </message>
    <message>
        <source>How it was imported</source>
        <translation>导入过程</translation>
    </message>
    <message>
        <source>Humanoid joints</source>
        <translation>人形关节</translation>
    </message>
    <message>
        <source>Click a joint to select it in the view</source>
        <translation>点击关节，在视图中选中它</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>not named: ask the author before using it</source>
        <translation>未注明：使用前请征得作者同意</translation>
    </message>
    <message>
        <source>More terms</source>
        <translation>其他条款</translation>
    </message>
    <message>
        <source>Swinging</source>
        <translation>摇摆骨骼</translation>
    </message>
    <message>
        <source>%1 chains of %2 bones, %3 colliders</source>
        <translation>%1 条链，共 %2 根骨骼，%3 个碰撞体</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Takes all expressions and morph targets back to how the model has them</source>
        <translation>把所有表情和变形目标恢复为模型原有的状态</translation>
    </message>
    <message>
        <source>Expressions: %1</source>
        <translation>表情：%1</translation>
    </message>
    <message>
        <source>How strongly “%1” shapes the surface; only for looking, nothing is saved</source>
        <translation>“%1”对表面的作用强度；仅供试看，不会保存</translation>
    </message>
    <message>
        <source>Morph targets: %1</source>
        <translation>变形目标：%1</translation>
    </message>
    <message>
        <source>How strongly “%1” shows; only for looking, nothing is saved</source>
        <translation>“%1”的强度；仅供试看，不会保存</translation>
    </message>
    <message>
        <source>It changes only shades or outlines, which are not drawn here.</source>
        <translation>它只改变阴影色或描边，此处不绘制。</translation>
    </message>
    <message>
        <source>It changes nothing in this model.</source>
        <translation>它在这个模型中不改变任何内容。</translation>
    </message>
    <message>
        <source>Its changes of shades or outlines are not drawn here.</source>
        <translation>它对阴影色或描边的改变此处不绘制。</translation>
    </message>
    <message>
        <source>It is all or nothing.</source>
        <translation>只有开和关两种状态。</translation>
    </message>
    <message>
        <source>blinking</source>
        <translation>眨眼</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>the mouth</source>
        <translation>嘴部</translation>
    </message>
    <message>
        <source>It stops %1.</source>
        <translation>它会停用%1。</translation>
    </message>
    <message>
        <source>The stronger it is, the weaker is %1.</source>
        <translation>它越强，%1越弱。</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterJointPanel</name>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 对应 %2</translation>
    </message>
    <message>
        <source>This model has no joints</source>
        <translation>这个模型没有关节</translation>
    </message>
    <message>
        <source>No character is open</source>
        <translation>没有打开的角色</translation>
    </message>
    <message>
        <source>It is a mesh alone. Placing joints and binding gives it the 22 of the one skeleton.</source>
        <translation>它只是网格。摆放关节并绑定后，就有了统一骨架的 22 个关节。</translation>
    </message>
    <message>
        <source>The joints of a model are listed here.</source>
        <translation>模型的关节列在这里。</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Click a joint to select it in the view; double click to look at it</source>
        <translation>点击关节，在视图中选中它；双击可对准它</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>查找关节</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterSession</name>
    <message>
        <source>Bound character (*.glb)</source>
        <translation>已绑定角色 (*.glb)</translation>
    </message>
    <message>
        <source>%1 is the model this character came from; it is kept as it is. Save under another name.</source>
        <translation>%1 是这个角色的源模型，会保持原样。请换一个文件名保存。</translation>
    </message>
    <message>
        <source>Reading the model was cancelled.</source>
        <translation>已取消读取模型。</translation>
    </message>
    <message>
        <source>%1 has no surface that could be shown; it is a skeleton alone.</source>
        <translation>%1 没有可显示的表面，只有一副骨架。</translation>
    </message>
    <message>
        <source>%1 is empty: it has no surface, no joints and no animation.</source>
        <translation>%1 是空的：没有表面、没有关节，也没有动画。</translation>
    </message>
</context>
<context>
    <name>marrow::CharacterWorkbench</name>
    <message>
        <source>Inspect</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Look at a character, place its joints, bind it, play its clips</source>
        <translation>查看角色、摆放关节、绑定、播放片段</translation>
    </message>
    <message>
        <source>%1 faces · %2 joints</source>
        <translation>%1 面 · %2 关节</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>关节</translation>
    </message>
</context>
<context>
    <name>marrow::ClipBar</name>
    <message>
        <source>&amp;Add a Clip</source>
        <translation>添加片段(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>改名(&amp;N)…</translation>
    </message>
    <message>
        <source>Ren&amp;umber…</source>
        <translation>改编号(&amp;U)…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>删除(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;time…</source>
        <translation>调整时长(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>倒放(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mirror…</source>
        <translation>镜像(&amp;M)…</translation>
    </message>
    <message>
        <source>Mer&amp;ge…</source>
        <translation>合并(&amp;G)…</translation>
    </message>
    <message>
        <source>Make a L&amp;oop</source>
        <translation>首尾相接(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Clean up…</source>
        <translation>精简关键帧(&amp;C)…</translation>
    </message>
    <message>
        <source>Re&amp;sample…</source>
        <translation>重新采样(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Bake Smooth…</source>
        <translation>烘焙平滑插值(&amp;B)…</translation>
    </message>
    <message>
        <source>Cop&amp;y the Clip</source>
        <translation>复制片段(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Paste a Clip</source>
        <translation>粘贴片段(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Import Clips…</source>
        <translation>导入片段(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export the Clip…</source>
        <translation>导出片段(&amp;E)…</translation>
    </message>
    <message>
        <source>An empty clip of one second</source>
        <translation>一秒长的空片段</translation>
    </message>
    <message>
        <source>Another id for this clip</source>
        <translation>给这个片段换一个编号</translation>
    </message>
    <message>
        <source>Another length, with its keys stretched or cut</source>
        <translation>改变时长，关键帧随之拉伸或裁剪</translation>
    </message>
    <message>
        <source>Play it from the end</source>
        <translation>从末尾向开头播放</translation>
    </message>
    <message>
        <source>Exchange left and right by the joints' names</source>
        <translation>按关节名称互换左右</translation>
    </message>
    <message>
        <source>Lay another clip over this one</source>
        <translation>把另一个片段叠加到这个片段上</translation>
    </message>
    <message>
        <source>The end becomes like the beginning</source>
        <translation>让结尾与开头一致</translation>
    </message>
    <message>
        <source>Take out keys that change nothing within a tolerance</source>
        <translation>在容差内去掉多余的关键帧</translation>
    </message>
    <message>
        <source>A key at every frame</source>
        <translation>每帧一个关键帧</translation>
    </message>
    <message>
        <source>Make the smooth interpolation of the preview into keys</source>
        <translation>把预览的平滑插值变成关键帧</translation>
    </message>
    <message>
        <source>As text, for this or another document</source>
        <translation>以文本形式，可用于本文档或其他文档</translation>
    </message>
    <message>
        <source>Joints are found by their names</source>
        <translation>按名称寻找关节</translation>
    </message>
    <message>
        <source>From JSON</source>
        <translation>从 JSON 读取</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>写成 JSON</translation>
    </message>
    <message>
        <source>The clip that is shown</source>
        <translation>正在显示的片段</translation>
    </message>
    <message>
        <source>Add a clip</source>
        <translation>添加片段</translation>
    </message>
    <message>
        <source>What can be done with the clip</source>
        <translation>对片段的操作</translation>
    </message>
    <message>
        <source>How long the clip lasts. Keys stay at their times; what lies behind a shorter end is cut. Retime in the menu stretches them.</source>
        <translation>片段的时长。关键帧的时间不变，缩短后超出结尾的部分会被裁掉。要拉伸关键帧，请用菜单里的“调整时长”。</translation>
    </message>
    <message>
        <source>Length of the clip</source>
        <translation>片段时长</translation>
    </message>
    <message>
        <source>Clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>Id %1</source>
        <translation>编号 %1</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>还没有片段</translation>
    </message>
    <message>
        <source>Choose a clip</source>
        <translation>选择片段</translation>
    </message>
    <message>
        <source>%1 is on the clipboard. Paste it here or in another document.</source>
        <translation>%1 已复制到剪贴板，可粘贴到这里或其他文档。</translation>
    </message>
    <message>
        <source>Keys of these joints were left out, as this skeleton has none of their names: %1</source>
        <translation>以下关节的关键帧被略去，因为这副骨骼里没有同名关节：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) behind the new end were cut. Undo brings them back.</source>
        <translation>
            <numerusform>新结尾之后的 %n 个关键帧已被截去，撤销可以找回。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::ClipDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>marrow::ClipInspector</name>
    <message>
        <source>Clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>The clip whose curves are shown</source>
        <translation>显示哪个片段的曲线</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>驱动对象</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Choose curves in the list to see them here.</source>
        <translation>在列表中选择曲线，即可在此查看。</translation>
    </message>
    <message>
        <source>Curves of the clip over time</source>
        <translation>片段曲线随时间的变化</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>%1 的不透明度</translation>
    </message>
    <message>
        <source>Opacity of the whole</source>
        <translation>整体不透明度</translation>
    </message>
    <message>
        <source>Openness of the eyes</source>
        <translation>眼睛开合</translation>
    </message>
    <message>
        <source>Openness of the mouth</source>
        <translation>嘴巴开合</translation>
    </message>
    <message>
        <source>%1 s at %2 fps, %3</source>
        <translation>%1 秒，%2 fps，%3</translation>
    </message>
    <message>
        <source>loops</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>plays once</source>
        <translation>播放一次</translation>
    </message>
    <message>
        <source>%1 s: %2</source>
        <translation>%1 秒：%2</translation>
    </message>
    <message>
        <source>Events: %1</source>
        <translation>事件：%1</translation>
    </message>
    <message>
        <source>Curves of the clip</source>
        <translation>片段的曲线</translation>
    </message>
</context>
<context>
    <name>marrow::ClipLayersBox</name>
    <message>
        <source>No clip</source>
        <translation>无片段</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation>%1 · %2 秒</translation>
    </message>
    <message>
        <source>The clip on layer %1; a later layer covers the earlier ones</source>
        <translation>第 %1 层的片段；后面的层覆盖前面的层</translation>
    </message>
    <message>
        <source>Clip on layer %1</source>
        <translation>第 %1 层的片段</translation>
    </message>
    <message>
        <source>How much this layer counts</source>
        <translation>这一层的权重</translation>
    </message>
    <message>
        <source>Weight of layer %1</source>
        <translation>第 %1 层的权重</translation>
    </message>
    <message>
        <source>Where in the clip this layer stands; drag to seek</source>
        <translation>这一层在片段中的位置；拖动可跳转</translation>
    </message>
    <message>
        <source>Time on layer %1</source>
        <translation>第 %1 层的时间</translation>
    </message>
    <message>
        <source>Stop this layer; the clip fades out</source>
        <translation>停止这一层；片段会淡出</translation>
    </message>
    <message>
        <source>Play from the beginning</source>
        <translation>从头播放</translation>
    </message>
    <message>
        <source>%1 s  %2: %3</source>
        <translation>%1 秒  %2：%3</translation>
    </message>
    <message>
        <source>This puppet has no clips.</source>
        <translation>这个木偶没有动作片段。</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>添加层</translation>
    </message>
    <message>
        <source>Remove layer</source>
        <translation>移除层</translation>
    </message>
    <message>
        <source>Another clip over the others</source>
        <translation>在其他片段之上再叠一个片段</translation>
    </message>
    <message>
        <source>Stop the last layer and take it away</source>
        <translation>停止并移除最后一层</translation>
    </message>
    <message>
        <source>Events that clips passed</source>
        <translation>片段触发的事件</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>还没有。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Empty the list of events</source>
        <translation>清空事件列表</translation>
    </message>
</context>
<context>
    <name>marrow::ClipTransport</name>
    <message>
        <source>Bind pose</source>
        <translation>绑定姿势</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>What the character does: one of its clips, or the bind pose</source>
        <translation>角色的动作：它的某个片段，或绑定姿势</translation>
    </message>
    <message>
        <source>Previous key</source>
        <translation>上一个关键帧</translation>
    </message>
    <message>
        <source>To the key before (,)</source>
        <translation>到上一个关键帧（,）</translation>
    </message>
    <message>
        <source>Next key</source>
        <translation>下一个关键帧</translation>
    </message>
    <message>
        <source>To the next key (.)</source>
        <translation>到下一个关键帧（.）</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>From the start again at the end</source>
        <translation>播完后从头再来</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Drag to move through the clip</source>
        <translation>拖动以浏览片段</translation>
    </message>
    <message>
        <source>Time in milliseconds</source>
        <translation>时间（毫秒）</translation>
    </message>
    <message>
        <source>Where the clip stands</source>
        <translation>片段当前的位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>marrow::CommandPalette</name>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>输入几个字母，说出你想做的事</translation>
    </message>
    <message>
        <source>Nothing is called that. Try fewer letters.</source>
        <translation>没有叫这个名字的。请少输入几个字母。</translation>
    </message>
</context>
<context>
    <name>marrow::CostView</name>
    <message>
        <source>Clips and expressions</source>
        <translation>片段与表情</translation>
    </message>
    <message>
        <source>Behaviours and pose groups</source>
        <translation>行为与姿势组</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>求值</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>motion and targets</source>
        <translation>运动与目标</translation>
    </message>
    <message>
        <source>pins and goals</source>
        <translation>固定点与目标约束</translation>
    </message>
    <message>
        <source>lengths</source>
        <translation>长度约束</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>面积约束</translation>
    </message>
    <message>
        <source>bends</source>
        <translation>弯折约束</translation>
    </message>
    <message>
        <source>welds and limits</source>
        <translation>焊接与长程约束</translation>
    </message>
    <message>
        <source>collisions</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Core, for comparison</source>
        <translation>核心（用于对比）</translation>
    </message>
    <message>
        <source>Drawing the puppet</source>
        <translation>绘制木偶</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>上传</translation>
    </message>
    <message numerus="yes">
        <source>%n draw calls</source>
        <translation>
            <numerusform>%n 次绘制调用</numerusform>
        </translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>叠加显示</translation>
    </message>
    <message>
        <source>A frame</source>
        <translation>一帧合计</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>waiting for the driver</source>
        <translation>等待驱动程序</translation>
    </message>
</context>
<context>
    <name>marrow::CurveView</name>
    <message>
        <source>Twist</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>Lean 1</source>
        <translation>摆动 1</translation>
    </message>
    <message>
        <source>Lean 2</source>
        <translation>摆动 2</translation>
    </message>
    <message>
        <source>No active joint</source>
        <translation>没有当前关节</translation>
    </message>
    <message>
        <source>Curves of the translation, in voxels</source>
        <translation>位移曲线，单位为体素</translation>
    </message>
    <message>
        <source>Curves of the rotation, in degrees</source>
        <translation>旋转曲线，单位为度</translation>
    </message>
    <message>
        <source>Curves of the scale</source>
        <translation>缩放曲线</translation>
    </message>
    <message>
        <source>Show this curve</source>
        <translation>显示这条曲线</translation>
    </message>
    <message>
        <source>Euler</source>
        <translation>欧拉角</translation>
    </message>
    <message>
        <source>Swing/twist</source>
        <translation>摆动/扭转</translation>
    </message>
    <message>
        <source>How rotations are read. Files keep quaternions whatever is chosen. Euler angles can be dragged; swing and twist only show.</source>
        <translation>旋转的读法。无论选哪种，文件都保存四元数。欧拉角可以拖动，摆动与扭转只供查看。</translation>
    </message>
    <message>
        <source>Reading of rotations</source>
        <translation>旋转的读法</translation>
    </message>
    <message>
        <source>Value of the selected key; several change by the same amount</source>
        <translation>选中关键帧的数值；选中多个时一起改变同样的量</translation>
    </message>
    <message>
        <source>Value of the key</source>
        <translation>关键帧的数值</translation>
    </message>
    <message>
        <source>%1 %2 at %3. Drag sideways for the time, up and down for the value, with Shift both</source>
        <translation>%1 %2，%3。左右拖动改时间，上下拖动改数值，按住 Shift 同时改</translation>
    </message>
    <message>
        <source>Swing and twist can only be read. Choose Euler to drag values</source>
        <translation>摆动与扭转只供查看。要拖动数值，请选“欧拉角”</translation>
    </message>
    <message>
        <source>%1: %2 at %3 · Esc takes it back</source>
        <translation>%1：%2，%3 · 按 Esc 撤回</translation>
    </message>
    <message numerus="yes">
        <source>Change %n key(s)</source>
        <translation>
            <numerusform>修改 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a joint in the skeleton, in the view or among the keys to see its curves</source>
        <translation>在骨骼面板、视图或关键帧列表里选择一个关节，即可查看它的曲线</translation>
    </message>
    <message>
        <source>%1 has no keys in this clip. I makes one at the playhead</source>
        <translation>%1 在这个片段里没有关键帧。按 I 在播放头处添加</translation>
    </message>
    <message>
        <source>%1 %2 at %3. Drag sideways for the time; swing and twist can only be read</source>
        <translation>%1 %2，位于 %3。左右拖动改时间；摆动与扭转只能查看</translation>
    </message>
</context>
<context>
    <name>marrow::DeleteJointsDialog</name>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n child joints hang on it.</source>
        <translation>
            <numerusform>它下面挂着 %n 个子关节。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the default joint.</source>
        <translation>它是默认关节。</translation>
    </message>
    <message>
        <source>Give them to:</source>
        <translation>交给：</translation>
    </message>
    <message>
        <source>Joint that gets the voxels and children</source>
        <translation>接收体素和子关节的关节</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) follow %1.</source>
        <translation>
            <numerusform>%Ln 个体素跟随 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n child joints hang on them.</source>
        <translation>
            <numerusform>它们下面挂着 %n 个子关节。</numerusform>
        </translation>
    </message>
    <message>
        <source>One of them is the default joint.</source>
        <translation>其中有默认关节。</translation>
    </message>
</context>
<context>
    <name>marrow::DifferenceModel</name>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Max px</source>
        <translation>最大像素差</translation>
    </message>
    <message>
        <source>Mean px</source>
        <translation>平均像素差</translation>
    </message>
</context>
<context>
    <name>marrow::DifferenceTable</name>
    <message>
        <source>This puppet offers nothing beyond the core, so there is nothing to compare.</source>
        <translation>此木偶没有核心以外的数据，无从比较。</translation>
    </message>
    <message>
        <source>Turn a feature on to see how far it moves the vertices.</source>
        <translation>打开一项功能，查看它让顶点移动了多少。</translation>
    </message>
    <message>
        <source>In this pose the two do not differ. Move a parameter, or play.</source>
        <translation>在此姿势下两者没有差别。移动一个参数，或播放。</translation>
    </message>
    <message>
        <source>Largest %1 px, mean %2 px over all vertices</source>
        <translation>最大 %1 像素，所有顶点平均 %2 像素</translation>
    </message>
</context>
<context>
    <name>marrow::Docks</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>浮动</translation>
    </message>
</context>
<context>
    <name>marrow::DocumentSession</name>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>%1 is larger than any model that fits.</source>
        <translation>%1 比任何可容纳的模型都大。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1 is a folder without anything published in it. Open the files it holds instead.</source>
        <translation>%1 是一个文件夹，里面没有发布过的内容。请打开其中的文件。</translation>
    </message>
    <message>
        <source>%1 is not a kind of file this program opens.</source>
        <translation>%1 不是本程序能打开的文件类型。</translation>
    </message>
</context>
<context>
    <name>marrow::DocumentState</name>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Every step is kept the moment it is made, in %1</source>
        <translation>每一步完成时即写入 %1</translation>
    </message>
    <message>
        <source>no journal</source>
        <translation>日志写不进去</translation>
    </message>
    <message>
        <source>journal %1 s ago</source>
        <translation>日志 %1 秒前</translation>
    </message>
    <message>
        <source>journal %1 min ago</source>
        <translation>日志 %1 分钟前</translation>
    </message>
    <message>
        <source>journal %1 h ago</source>
        <translation>日志 %1 小时前</translation>
    </message>
</context>
<context>
    <name>marrow::DopeSheet</name>
    <message numerus="yes">
        <source>V pastes %n key(s) at %1</source>
        <translation>
            <numerusform>按 V 把 %n 个关键帧粘贴到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift adds to the selection, Ctrl toggles</source>
        <translation>按住 Shift 添加到选择，按住 Ctrl 反选</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at %2. Drag moves, Alt+drag copies, Ctrl+drag scales around the playhead, Shift without snapping</source>
        <translation>%1，%2。拖动移动，Alt+拖动复制，Ctrl+拖动以播放头为中心缩放，按住 Shift 不吸附</translation>
    </message>
    <message>
        <source>Drag to select keys; double click makes one; Ctrl+wheel zooms</source>
        <translation>拖动框选关键帧，双击添加，Ctrl+滚轮缩放</translation>
    </message>
    <message>
        <source>This key stands at the playhead: drag another one, or move the playhead</source>
        <translation>这个关键帧正在播放头处，请拖动别的关键帧，或先移动播放头</translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) to %1 % around the playhead</source>
        <translation>
            <numerusform>以播放头为中心，把 %n 个关键帧缩放到 %1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n key(s) to %1 (%2 ms)</source>
        <translation>
            <numerusform>复制 %n 个关键帧到 %1（%2 毫秒）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) to %1 (%2 ms)</source>
        <translation>
            <numerusform>移动 %n 个关键帧到 %1（%2 毫秒）</numerusform>
        </translation>
    </message>
    <message>
        <source>later keys go along</source>
        <translation>后面的关键帧一起移动</translation>
    </message>
    <message>
        <source>the clip grows</source>
        <translation>片段会变长</translation>
    </message>
    <message>
        <source>Esc takes it back</source>
        <translation>按 Esc 撤回</translation>
    </message>
    <message>
        <source>Key this joint at the playhead, or take its key away</source>
        <translation>在播放头处给这个关节打关键帧，或去掉它的关键帧</translation>
    </message>
    <message>
        <source>Show translation, rotation and scale by themselves</source>
        <translation>分别显示位移、旋转和缩放</translation>
    </message>
    <message>
        <source>Double click selects all its keys</source>
        <translation>双击选中它的全部关键帧</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>全部关节</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>位移</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>What you choose in this row is moved, copied and deleted without the other two components, which play on as they did. Dots mark keys at which this one does not change.</source>
        <translation>在这一行里选中的内容单独移动、复制和删除，另外两个分量的播放保持原样。圆点表示该分量在这个关键帧处没有变化。</translation>
    </message>
</context>
<context>
    <name>marrow::ExportDialog</name>
    <message>
        <source>All clips</source>
        <translation>全部片段</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>绑定姿势</translation>
    </message>
    <message>
        <source>Puppet (.p2lrt)</source>
        <translation>木偶 (.p2lrt)</translation>
    </message>
    <message>
        <source>glTF model (.glb)</source>
        <translation>glTF 模型 (.glb)</translation>
    </message>
    <message>
        <source>Wavefront model (.obj)</source>
        <translation>Wavefront 模型 (.obj)</translation>
    </message>
    <message>
        <source>Model and rig (.json)</source>
        <translation>模型与骨骼 (.json)</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>动态 WebP</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>PNG 序列</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>转台</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>分镜表</translation>
    </message>
    <message>
        <source>The puppet with another version, compression or without names. The document that is open stays as it is.</source>
        <translation>以另一个版本、压缩方式或不带名称写出木偶。打开的文档保持不变。</translation>
    </message>
    <message>
        <source>For game engines, Blender and the web: the mesh with its joints, the palette as a texture, and every clip as an animation that plays as it does here. glTF counts in metres: at 1 unit a voxel, a figure of 18 voxels is 18 m tall.</source>
        <translation>适用于游戏引擎、Blender 和网页：网格带关节，调色板成为贴图，每个片段成为一段动画，播放效果与这里一致。glTF 以米为单位：每体素 1 个单位时，18 体素高的人物就是 18 米。</translation>
    </message>
    <message>
        <source>The mesh alone, in the bind pose or at a moment of a clip, with its colors in an .mtl file beside it.</source>
        <translation>仅网格，可为绑定姿势或片段中的某一时刻；颜色保存在旁边的 .mtl 文件中。</translation>
    </message>
    <message>
        <source>Everything that is in the model and the rig, as text that other programs can read and write.</source>
        <translation>模型与骨骼的全部内容，写成其他程序可读写的文本。</translation>
    </message>
    <message>
        <source>A clip as one moving picture that repeats, for pages and messages.</source>
        <translation>将片段写成循环播放的动图，适合网页和聊天。</translation>
    </message>
    <message>
        <source>A clip as numbered pictures in a new folder, for editing programs and sprite sheets.</source>
        <translation>将片段写成新文件夹中的编号图像，适合剪辑软件和精灵图。</translation>
    </message>
    <message>
        <source>The model seen from all around. Named .webp it becomes one moving picture; named without an ending, a folder of PNG files.</source>
        <translation>环绕模型一周。文件名以 .webp 结尾则为动图；不带扩展名则为 PNG 文件夹。</translation>
    </message>
    <message>
        <source>Moments of a clip side by side in one picture, with their times.</source>
        <translation>将片段的若干时刻并排放在一张图上，并标出时间。</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>动态 WebP (*.webp)</translation>
    </message>
    <message>
        <source>Folder of PNG files (*)</source>
        <translation>PNG 文件夹 (*)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>导出 %1</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>What is written. Up and Down choose.</source>
        <translation>导出的格式。用上下键选择。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Choose where to write it (Return)</source>
        <translation>选择保存位置（回车）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stop; nothing is written (Escape)</source>
        <translation>停止，不写入任何文件（Esc）</translation>
    </message>
    <message>
        <source>Close without writing (Escape)</source>
        <translation>关闭，不写入（Esc）</translation>
    </message>
    <message>
        <source>How far the export is</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Picture (.png)</source>
        <translation>图片 (.png)</translation>
    </message>
    <message>
        <source>What the canvas shows now, in any size: the pose with everything that plays in it, drawn by the reference renderer.</source>
        <translation>画布此刻的样子，任意尺寸：当前姿势连同正在播放的一切，由参考渲染器绘制。</translation>
    </message>
    <message>
        <source>There is no memory for a picture of this size.</source>
        <translation>内存不足以生成这么大的图片。</translation>
    </message>
    <message>
        <source>“%1” is no size of a picture. Write width and height in pixels, as in 1280x720.</source>
        <translation>“%1”不是图片尺寸。请写宽和高的像素数，例如 1280x720。</translation>
    </message>
</context>
<context>
    <name>marrow::ExpressionsBox</name>
    <message>
        <source>Fades in over %1 s and out over %2 s</source>
        <translation>淡入 %1 秒，淡出 %2 秒</translation>
    </message>
    <message>
        <source>Shown part %1</source>
        <translation>显示的部件 %1</translation>
    </message>
    <message>
        <source>One of these parts is shown at a time; the other fades out</source>
        <translation>这些部件一次只显示一个；另一个会淡出</translation>
    </message>
    <message>
        <source>This puppet has no expressions.</source>
        <translation>这个木偶没有表情。</translation>
    </message>
    <message>
        <source>Several at once</source>
        <translation>可同时多个</translation>
    </message>
    <message>
        <source>Off: an expression takes the place of the one before. On: they add up.</source>
        <translation>关：新表情取代前一个。开：表情叠加。</translation>
    </message>
</context>
<context>
    <name>marrow::FeatureList</name>
    <message>
        <source>Skinning</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>Exact links</source>
        <translation>精确链接</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>碰撞</translation>
    </message>
    <message numerus="yes">
        <source>%n skins</source>
        <translation>
            <numerusform>%n 个蒙皮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arcs</source>
        <translation>
            <numerusform>%n 段圆弧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n particles</source>
        <translation>
            <numerusform>%n 个粒子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colliders</source>
        <translation>
            <numerusform>%n 个碰撞体</numerusform>
        </translation>
    </message>
    <message>
        <source>Meshes follow the bones exactly between the keys instead of along straight lines</source>
        <translation>关键值之间，网格精确跟随骨骼，而不是走直线</translation>
    </message>
    <message>
        <source>Joints travel on circles between the keys instead of along straight lines</source>
        <translation>关键值之间，关节沿圆弧移动，而不是走直线</translation>
    </message>
    <message>
        <source>Cloth is simulated; the parameters it takes over rest at their defaults</source>
        <translation>模拟布料；由它接管的参数保持默认值</translation>
    </message>
    <message>
        <source>Cloth is kept out of the colliders; needs the simulation</source>
        <translation>布料不会穿入碰撞体；需要打开模拟</translation>
    </message>
    <message>
        <source>The puppet has no skins</source>
        <translation>木偶没有蒙皮数据</translation>
    </message>
    <message>
        <source>The puppet has no exact links</source>
        <translation>木偶没有精确链接</translation>
    </message>
    <message>
        <source>The puppet has no simulation</source>
        <translation>木偶没有模拟</translation>
    </message>
    <message>
        <source>No simulation of the puppet has colliders</source>
        <translation>木偶的模拟都没有碰撞体</translation>
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
        <translation>松开以打开 %1</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %n file(s)</source>
        <translation>
            <numerusform>松开以打开 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::FileInspector</name>
    <message>
        <source>Grid %1 × %2 × %3, chunks %4 × %5 × %6</source>
        <translation>网格 %1 × %2 × %3，分块 %4 × %5 × %6</translation>
    </message>
    <message>
        <source>%1 voxels, %2 colours</source>
        <translation>%1 个体素，%2 种颜色</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>修订 %1</translation>
    </message>
    <message>
        <source>Source hash %1…</source>
        <translation>源哈希 %1…</translation>
    </message>
    <message>
        <source>The file has no thumbnail.</source>
        <translation>文件里没有缩略图。</translation>
    </message>
    <message>
        <source>Header of %1</source>
        <translation>%1 的头部</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有打开任何内容</translation>
    </message>
    <message>
        <source>The sections of the open file are listed here.</source>
        <translation>打开的文件的各个区段列在这里。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>Thumbnail</source>
        <translation>缩略图</translation>
    </message>
    <message>
        <source>Refresh from the view</source>
        <translation>用视图更新</translation>
    </message>
    <message>
        <source>Draws the view as it is now and keeps the picture in the file when you save.</source>
        <translation>绘制当前视图，并在保存时把画面留在文件里。</translation>
    </message>
    <message>
        <source>Header fields</source>
        <translation>头部字段</translation>
    </message>
    <message>
        <source>The file's thumbnail is no picture that can be read.</source>
        <translation>文件的缩略图不是能读取的图片。</translation>
    </message>
    <message>
        <source>Imported and not saved yet: the sections of its file are listed here once it is.</source>
        <translation>导入后尚未保存：保存后，文件的各个区段会列在这里。</translation>
    </message>
</context>
<context>
    <name>marrow::FittingStrip</name>
    <message>
        <source>Fitting a skeleton to %1</source>
        <translation>正在为 %1 适配骨骼</translation>
    </message>
    <message>
        <source>Stop; the model stays without a skeleton</source>
        <translation>停止；模型仍没有骨骼</translation>
    </message>
</context>
<context>
    <name>marrow::GlSurface</name>
    <message>
        <source>The graphics driver has no memory for a picture of this size.</source>
        <translation>显卡驱动没有足够的内存绘制这么大的画面。</translation>
    </message>
</context>
<context>
    <name>marrow::GuideMenu</name>
    <message>
        <source>%1 voxels between %2 and %3</source>
        <translation>%2 与 %3 之间 %1 体素</translation>
    </message>
    <message>
        <source>Shows which faces between joints come apart, and when.</source>
        <translation>显示关节之间哪些面会裂开，以及何时裂开。</translation>
    </message>
    <message>
        <source>Measuring the clip…</source>
        <translation>正在测量片段…</translation>
    </message>
    <message>
        <source>There is no clip to measure.</source>
        <translation>没有可测量的片段。</translation>
    </message>
    <message>
        <source>Nothing opens in this clip.</source>
        <translation>这个片段没有裂缝。</translation>
    </message>
    <message>
        <source>Worst at %1 ms: %2</source>
        <translation>最大处在 %1 毫秒：%2</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>Now: nothing is open</source>
        <translation>当前：没有裂缝</translation>
    </message>
    <message>
        <source>Onion skins, trails and gaps around the pose</source>
        <translation>洋葱皮、轨迹与裂缝</translation>
    </message>
    <message>
        <source>Onion skins</source>
        <translation>洋葱皮</translation>
    </message>
    <message>
        <source>Show the model as it stands before (warm) and after (cool) the playhead. They hide while the clip plays.</source>
        <translation>以半透明残影显示播放头之前（暖色）与之后（冷色）的模型，播放时自动隐藏。</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Ghosts before the playhead</source>
        <translation>播放头之前的残影数</translation>
    </message>
    <message>
        <source>Ghosts after the playhead</source>
        <translation>播放头之后的残影数</translation>
    </message>
    <message>
        <source>Frames between two ghosts</source>
        <translation>相邻残影相隔的帧数</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>key by key</source>
        <translation>逐关键帧</translation>
    </message>
    <message>
        <source>What ghosts step by</source>
        <translation>残影的间隔方式</translation>
    </message>
    <message>
        <source>Trails of the selected joints</source>
        <translation>所选关节的轨迹</translation>
    </message>
    <message>
        <source>Draw the way of each selected joint through the clip, coloured by its speed; dots are frames, balls are keys. A joint at an end is followed at its tip.</source>
        <translation>绘制所选关节在片段中的运动轨迹，按速度着色；小点为帧，圆球为关键帧。末端关节取其末梢位置。</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Gaps between joints</source>
        <translation>关节裂缝</translation>
    </message>
    <message>
        <source>Colour the faces between joints by how far they come apart, in voxels</source>
        <translation>按裂开的体素距离为关节之间的面着色</translation>
    </message>
    <message>
        <source>The widest gap over the clip. Click to go there.</source>
        <translation>片段中各时刻的最大裂缝，点击即可跳转。</translation>
    </message>
    <message>
        <source>The widest gap over the clip</source>
        <translation>片段中各时刻的最大裂缝</translation>
    </message>
    <message>
        <source>Go to the Worst Frame</source>
        <translation>跳到裂缝最大处</translation>
    </message>
</context>
<context>
    <name>marrow::HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>打开时的样子</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>No history</source>
        <translation>没有历史</translation>
    </message>
    <message>
        <source>Every step you take in a document is listed here, and a click goes back to it.</source>
        <translation>你在文档里做的每一步都列在这里，单击即可回到那一步。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
</context>
<context>
    <name>marrow::InfluenceModel</name>
    <message>
        <source>Mesh %1</source>
        <translation>网格 %1</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <source>opacity %1</source>
        <translation>不透明度 %1</translation>
    </message>
    <message>
        <source>order, colour</source>
        <translation>顺序、颜色</translation>
    </message>
    <message>
        <source>Click to select %1 in the canvas</source>
        <translation>单击在画布中选中“%1”</translation>
    </message>
</context>
<context>
    <name>marrow::InspectPanel</name>
    <message>
        <source>Strings</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>画布</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Deformers</source>
        <translation>变形器</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Glue</source>
        <translation>粘合</translation>
    </message>
    <message>
        <source>Render tree</source>
        <translation>绘制树</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>纹理</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Roles of parameters</source>
        <translation>参数角色</translation>
    </message>
    <message>
        <source>Parameter panel</source>
        <translation>参数面板</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Skins</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>碰撞体</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Hit areas</source>
        <translation>点击区域</translation>
    </message>
    <message>
        <source>User data</source>
        <translation>用户数据</translation>
    </message>
    <message>
        <source>Pose groups</source>
        <translation>姿势组</translation>
    </message>
    <message>
        <source>Events and further curves of clips</source>
        <translation>片段的事件与附加曲线</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>CRC</source>
        <translation>CRC</translation>
    </message>
    <message>
        <source>Not understood here; kept as it is</source>
        <translation>本程序不识别，原样保留</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>%1
id %2 · %3 triangles · page %4 · deformer: %5
masks: %6 · %7</source>
        <translation>%1
id %2 · %3 个三角形 · 第 %4 页 · 变形器：%5
遮罩：%6 · %7</translation>
    </message>
    <message>
        <source>culled</source>
        <translation>背面剔除</translation>
    </message>
    <message>
        <source>seen from both sides</source>
        <translation>双面可见</translation>
    </message>
    <message>
        <source>Deformer</source>
        <translation>变形器</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>骨头</translation>
    </message>
    <message>
        <source>warp %1 × %2</source>
        <translation>弯曲 %1 × %2</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Hit area</source>
        <translation>点击区域</translation>
    </message>
    <message>
        <source>Key or mesh</source>
        <translation>键或网格</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>META</source>
        <translation>META</translation>
    </message>
    <message>
        <source>The file is of version 1, which is not made of chunks.</source>
        <translation>文件是版本 1，不由数据块组成。</translation>
    </message>
    <message>
        <source>The puppet has no meshes.</source>
        <translation>木偶没有网格。</translation>
    </message>
    <message>
        <source>The puppet has no deformers.</source>
        <translation>木偶没有变形器。</translation>
    </message>
    <message>
        <source>The puppet has no parts.</source>
        <translation>木偶没有部件。</translation>
    </message>
    <message>
        <source>The puppet has no textures.</source>
        <translation>木偶没有纹理。</translation>
    </message>
    <message>
        <source>The puppet has no physics.</source>
        <translation>木偶没有物理。</translation>
    </message>
    <message>
        <source>The puppet has no clips.</source>
        <translation>木偶没有动作片段。</translation>
    </message>
    <message>
        <source>The puppet has no hit areas.</source>
        <translation>木偶没有点击区域。</translation>
    </message>
    <message>
        <source>The puppet has neither META nor user data.</source>
        <translation>木偶没有 META，也没有用户数据。</translation>
    </message>
    <message>
        <source>Chunks of the file</source>
        <translation>文件的数据块</translation>
    </message>
    <message>
        <source>META and user data</source>
        <translation>META 与用户数据</translation>
    </message>
    <message>
        <source>What of the puppet is listed</source>
        <translation>列出木偶的哪一类内容</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>搜索列表</translation>
    </message>
    <message>
        <source>No puppet is open</source>
        <translation>没有打开的木偶</translation>
    </message>
    <message>
        <source>What a puppet is made of is listed here: meshes, deformers, textures, clips and more.</source>
        <translation>这里列出木偶的组成：网格、变形器、纹理、动作片段等。</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>设定</translation>
    </message>
    <message>
        <source>%1
id %2 · comes in %3 s, goes in %4 s</source>
        <translation>%1
id %2 · 淡入 %3 秒，淡出 %4 秒</translation>
    </message>
    <message>
        <source>The puppet has no expressions.</source>
        <translation>这个木偶没有表情。</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>不符</translation>
    </message>
    <message>
        <source>right</source>
        <translation>相符</translation>
    </message>
    <message>
        <source>%1 · %2 · version %3 · %4</source>
        <translation>%1 · %2 · 版本 %3 · %4</translation>
    </message>
    <message>
        <source>%1 bytes, not compressed</source>
        <translation>%1 字节，未压缩</translation>
    </message>
    <message>
        <source>%1 bytes, %2 in the file by %3</source>
        <translation>%1 字节，以 %3 压缩后在文件中占 %2 字节</translation>
    </message>
    <message>
        <source>No CRC</source>
        <translation>没有 CRC</translation>
    </message>
    <message>
        <source>CRC %1, which the stored bytes do not have: the chunk was changed or damaged</source>
        <translation>CRC %1 与存储的字节不符：这个数据块被改动过或已损坏</translation>
    </message>
    <message>
        <source>CRC %1, as the stored bytes have it</source>
        <translation>CRC %1，与存储的字节相符</translation>
    </message>
    <message numerus="yes">
        <source>P2LRT %1 · %n chunk(s) · %2</source>
        <translation>
            <numerusform>P2LRT %1 · %n 个数据块 · %2</numerusform>
        </translation>
    </message>
    <message>
        <source>cut out</source>
        <translation>反向遮罩</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>有遮罩</translation>
    </message>
</context>
<context>
    <name>marrow::IssuesModel</name>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>voxel %1</source>
        <translation>体素 %1</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
</context>
<context>
    <name>marrow::IssuesPanel</name>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation>没有需要修补的</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>还没有检查</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the file found nothing to tell.</source>
        <translation>读取文件时没有发现问题。</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有打开的文件</translation>
    </message>
    <message>
        <source>What is found in a file is listed here, and each finding jumps to its place.</source>
        <translation>在文件里发现的问题列在这里，点击即可跳到所在位置。</translation>
    </message>
</context>
<context>
    <name>marrow::JobForm</name>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Y up</source>
        <translation>Y 轴向上</translation>
    </message>
    <message>
        <source>Z up</source>
        <translation>Z 轴向上</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
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
        <translation>2，全部内容</translation>
    </message>
    <message>
        <source>1, for old players: the core alone</source>
        <translation>1，用于旧播放器：仅核心</translation>
    </message>
    <message>
        <source>with skinning, links, simulation and collision</source>
        <translation>启用蒙皮、链接、模拟和碰撞</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>the rig has no clip</source>
        <translation>骨骼没有片段</translation>
    </message>
    <message>
        <source>to the end, or a time in ms</source>
        <translation>到末尾，或填毫秒</translation>
    </message>
    <message>
        <source>Up and down only</source>
        <translation>仅上下</translation>
    </message>
    <message>
        <source>Also along the floor</source>
        <translation>也包括水平</translation>
    </message>
    <message>
        <source>As it fits</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Every clip</source>
        <translation>全部片段</translation>
    </message>
    <message>
        <source>No clip</source>
        <translation>都不</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Posed like the source</source>
        <translation>照源摆姿</translation>
    </message>
    <message>
        <source>X up</source>
        <translation>X 轴向上</translation>
    </message>
    <message>
        <source>“%1” does not fit “%2”: %3.</source>
        <translation>“%2”不能填“%1”：%3。</translation>
    </message>
</context>
<context>
    <name>marrow::JointInspector</name>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>No joint is selected</source>
        <translation>没有选中关节</translation>
    </message>
    <message>
        <source>Select one in the skeleton, or click it in the view, to see and set its numbers.</source>
        <translation>在骨骼里选一个，或在视图里单击，即可查看和设置它的数值。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The joint's number in the file. A number that is taken is exchanged with its owner's.</source>
        <translation>关节在文件里的编号。已被占用的编号会与原主交换。</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父级</translation>
    </message>
    <message>
        <source>None (root)</source>
        <translation>无（根）</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>体素</translation>
    </message>
    <message>
        <source>Default joint</source>
        <translation>默认关节</translation>
    </message>
    <message>
        <source>Voxels nobody assigned follow this joint. Make another one the default to change it.</source>
        <translation>没有分配的体素跟随这个关节。要改变，请把另一个设为默认。</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>静止姿势</translation>
    </message>
    <message>
        <source>When it is moved</source>
        <translation>移动它时</translation>
    </message>
    <message>
        <source>Numbers relative to the parent</source>
        <translation>相对父级的数值</translation>
    </message>
    <message>
        <source>Numbers in the model's space</source>
        <translation>模型空间中的数值</translation>
    </message>
    <message>
        <source>Copy all numbers as text</source>
        <translation>把全部数值复制为文本</translation>
    </message>
    <message>
        <source>Position in voxels</source>
        <translation>位置（体素）</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Degrees about the fixed X, then Y, then Z axis.</source>
        <translation>依次绕固定的 X、Y、Z 轴的角度。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>子关节</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Stay where they are</source>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Play about the new place</source>
        <translation>绕新位置播放</translation>
    </message>
    <message>
        <source>Play as before</source>
        <translation>照旧播放</translation>
    </message>
    <message>
        <source>Keep their numbers</source>
        <translation>数值不变</translation>
    </message>
    <message>
        <source>What happens to the joint's keys, which hold whole transforms, when its rest pose changes.</source>
        <translation>关键帧保存完整的变换；静止姿势改变时，如何处理这个关节的关键帧。</translation>
    </message>
    <message>
        <source>A scale of 0 makes every voxel that follows this joint flat.</source>
        <translation>缩放为 0 会把跟随这个关节的体素压扁。</translation>
    </message>
</context>
<context>
    <name>marrow::JointMapView</name>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无意见</translation>
    </message>
    <message>
        <source>%1 (%2 % sure)</source>
        <translation>%1（把握 %2 %）</translation>
    </message>
    <message>
        <source>%1 is played by %2. Names say %3, the shape says %4.</source>
        <translation>%1 对应 %2。名称认为是 %3，形状认为是 %4。</translation>
    </message>
    <message>
        <source>Let %1 be played by %2</source>
        <translation>让 %1 对应 %2</translation>
    </message>
    <message>
        <source>Choose this joint; the right button takes its line away (Delete)</source>
        <translation>选择这根骨骼；右键去掉它的连线（Delete）</translation>
    </message>
</context>
<context>
    <name>marrow::JointSelectTool</name>
    <message>
        <source>Click a joint to select it; drag beside it to turn the view, Shift+right drag to move it, wheel to zoom, F to frame</source>
        <translation>点击关节以选中；在旁边拖动可旋转视图，Shift+右键拖动平移，滚轮缩放，F 取景</translation>
    </message>
</context>
<context>
    <name>marrow::JointTool</name>
    <message>
        <source>Drag an arrow or a square to move · Ctrl turns snapping over · W move, E turn, R scale · Alt+arrows move by a voxel</source>
        <translation>拖动箭头或方块移动 · Ctrl 切换吸附 · W 移动，E 旋转，R 缩放 · Alt+方向键 移动一个体素</translation>
    </message>
    <message>
        <source>Drag a ring to turn · Ctrl turns snapping to 15° over · W move, E turn, R scale · Alt+arrows turn by 15°</source>
        <translation>拖动圆环旋转 · Ctrl 切换 15° 吸附 · W 移动，E 旋转，R 缩放 · Alt+方向键 旋转 15°</translation>
    </message>
    <message>
        <source>Drag a handle to scale · Ctrl turns snapping over · W move, E turn, R scale</source>
        <translation>拖动手柄缩放 · Ctrl 切换吸附 · W 移动，E 旋转，R 缩放</translation>
    </message>
</context>
<context>
    <name>marrow::JointToolOptions</name>
    <message>
        <source>Move (W)</source>
        <translation>移动 (W)</translation>
    </message>
    <message>
        <source>Turn (E)</source>
        <translation>旋转 (E)</translation>
    </message>
    <message>
        <source>Scale (R)</source>
        <translation>缩放 (R)</translation>
    </message>
    <message>
        <source>The joint's own axes instead of the model's (L)</source>
        <translation>用关节自己的轴，而不是模型的 (L)</translation>
    </message>
    <message>
        <source>The joint's own axes</source>
        <translation>关节自己的轴</translation>
    </message>
    <message>
        <source>No snapping</source>
        <translation>不吸附</translation>
    </message>
    <message>
        <source>Snap to corners</source>
        <translation>吸附到角点</translation>
    </message>
    <message>
        <source>Snap to centres</source>
        <translation>吸附到中心</translation>
    </message>
    <message>
        <source>Snap to edges</source>
        <translation>吸附到棱</translation>
    </message>
    <message>
        <source>Where a moved joint comes to rest among the voxels. Holding Ctrl turns it over; turns snap to 15°.</source>
        <translation>移动的关节停在体素间的哪里。按住 Ctrl 反转；旋转吸附到 15°。</translation>
    </message>
    <message>
        <source>Snapping</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>Children stay</source>
        <translation>子关节不动</translation>
    </message>
    <message>
        <source>Joints below keep their place in the model.</source>
        <translation>下面的关节在模型里保持原位。</translation>
    </message>
</context>
<context>
    <name>marrow::KeyStrip</name>
    <message>
        <source>Keys of the action</source>
        <translation>动作的关键帧</translation>
    </message>
    <message>
        <source>Click a frame to take it in hand; drag keys to move them; Shift and drag selects several.
Arrows step frames, comma and full stop step keys, I keys, Delete removes.</source>
        <translation>单击某帧即切换到该帧；拖动关键帧可移动；按住 Shift 拖动可框选。
方向键逐帧，逗号和句号逐关键帧，I 打关键帧，Delete 删除。</translation>
    </message>
    <message>
        <source>Key the Pose Here</source>
        <translation>在此打关键帧</translation>
    </message>
    <message>
        <source>Copy Keys</source>
        <translation>复制关键帧</translation>
    </message>
    <message>
        <source>Paste Keys Here</source>
        <translation>在此粘贴关键帧</translation>
    </message>
    <message>
        <source>Remove Keys</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>End in the First Pose</source>
        <translation>以首帧姿态收尾</translation>
    </message>
</context>
<context>
    <name>marrow::LabelPicker</name>
    <message>
        <source>No colour</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>Any colour…</source>
        <translation>自定义颜色…</translation>
    </message>
    <message>
        <source>Colour of the group</source>
        <translation>分组颜色</translation>
    </message>
</context>
<context>
    <name>marrow::LedgerKeeper</name>
    <message>
        <source>%1 could not be removed.</source>
        <translation>无法删除 %1。</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryCard</name>
    <message numerus="yes">
        <source>motion · %n joint(s)</source>
        <translation>
            <numerusform>动作 · %n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faces · %2 joints</source>
        <translation>%1 面 · %2 关节</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryDetails</name>
    <message>
        <source>Open in a tab</source>
        <translation>在标签页中打开</translation>
    </message>
    <message>
        <source>Open the stored model; the library keeps its own copy (Enter)</source>
        <translation>打开库中保存的模型；资源库保留自己的副本（Enter）</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>This one may be used (A)</source>
        <translation>可以使用（A）</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>This one may not be used (R)</source>
        <translation>不可使用（R）</translation>
    </message>
    <message>
        <source>Make default</source>
        <translation>设为默认</translation>
    </message>
    <message>
        <source>Use this one where none is named; only approved ones can be (D)</source>
        <translation>未指定时使用它；须先通过审核（D）</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Take it out of the library (Delete)</source>
        <translation>从资源库中移除（Delete）</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What others should know about it</source>
        <translation>其他人需要知道的事</translation>
    </message>
    <message>
        <source>How it came in</source>
        <translation>导入经过</translation>
    </message>
    <message>
        <source>%1 faces, %2 vertices, %3 joints</source>
        <translation>%1 个面，%2 个顶点，%3 个关节</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) were not found</source>
        <translation>
            <numerusform>有 %n 张图片未找到</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 21 humanoid joints</source>
        <translation>人形关节 %1/21</translation>
    </message>
    <message>
        <source>Title: %1</source>
        <translation>标题：%1</translation>
    </message>
    <message>
        <source>Author: %1</source>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>许可：%1</translation>
    </message>
    <message>
        <source>From %1, %2</source>
        <translation>来自 %1，%2</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>添加于 %1</translation>
    </message>
    <message>
        <source>SHA-256 %1…</source>
        <translation>SHA-256 %1…</translation>
    </message>
    <message>
        <source>Nothing is chosen</source>
        <translation>未选择任何条目</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a model to see what is known of it and to judge it.</source>
        <translation>选择一个模型，查看它的信息并审核。</translation>
    </message>
    <message>
        <source>approved, the default</source>
        <translation>已通过，当前默认</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n 张贴图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
    <message>
        <source>Motion: %1, %2</source>
        <translation>动作：%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::LibraryModel</name>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1
%2, added %3</source>
        <translation>%1
%2，添加于 %3</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryView</name>
    <message>
        <source>All states</source>
        <translation>全部状态</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>待审核</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Show only entries of one state</source>
        <translation>只显示某一状态的条目</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Search by name, author, licence or comment</source>
        <translation>按名称、作者、许可或备注搜索</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>搜索资源库</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add models or motions; they wait for approval (Insert)</source>
        <translation>添加模型或动作；它们等待审核（Insert）</translation>
    </message>
    <message>
        <source>Add models or motions</source>
        <translation>添加模型或动作</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资源库</translation>
    </message>
    <message>
        <source>Add models…</source>
        <translation>添加模型…</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>资源库是空的</translation>
    </message>
    <message>
        <source>Drop models or motions here, or add them. They wait here until you approve them.</source>
        <translation>把模型或动作拖到这里，或点击添加。它们会在这里等待你审核。</translation>
    </message>
    <message>
        <source>Nothing answers to that</source>
        <translation>没有符合的条目</translation>
    </message>
    <message>
        <source>Another word or another state shows more.</source>
        <translation>换一个词或换一个状态试试。</translation>
    </message>
    <message>
        <source>%1 of %2 shown · %3 pending</source>
        <translation>显示 %1 项，共 %2 项 · %3 项待审核</translation>
    </message>
    <message>
        <source>Open in a tab</source>
        <translation>在标签页中打开</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Back to pending</source>
        <translation>恢复为待审核</translation>
    </message>
    <message>
        <source>Make default</source>
        <translation>设为默认</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
</context>
<context>
    <name>marrow::LibraryWindow</name>
    <message>
        <source>Remove from the library</source>
        <translation>从资源库移除</translation>
    </message>
    <message>
        <source>The stored copy is deleted; the file it came from is not touched.</source>
        <translation>库中保存的副本会被删除；原来的文件不受影响。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资源库</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Use the library in another folder</source>
        <translation>使用另一个文件夹中的资源库</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop adding; what was added stays (Esc closes the window)</source>
        <translation>停止添加；已添加的会保留（Esc 关闭窗口）</translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation>资源库文件夹</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>添加到资源库</translation>
    </message>
    <message>
        <source>Models and motions</source>
        <translation>模型和动作</translation>
    </message>
    <message>
        <source>Adding %1 (%2 of %3)</source>
        <translation>正在添加 %1（第 %2 个，共 %3 个）</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were in the library already.</source>
        <translation>
            <numerusform>有 %n 个文件已在资源库中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more were refused.</source>
        <translation>
            <numerusform>另有 %n 个文件未被接受。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1 from the library?</source>
        <translation>要从资源库移除 %1 吗？</translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 and %n more from the library?</source>
        <translation>
            <numerusform>要从资源库移除 %1 和另外 %n 项吗？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::MainWindow</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>还没有打开过文件</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>骨骼(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>%1 is no longer on the disk. It is still open here; saving writes it again.</source>
        <translation>%1 已不在磁盘上。它在这里仍然打开；保存会重新写出。</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>其他程序改动了 %1。</translation>
    </message>
    <message>
        <source>Load it again</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Drop a file on the window, or press Ctrl+O</source>
        <translation>把文件拖到窗口上，或按 Ctrl+O</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>The sample was not opened</source>
        <translation>示例没有打开</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>There is no picture: the view cannot draw here.</source>
        <translation>没有画面：视图在这里无法绘制。</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>图片没有保存</translation>
    </message>
    <message>
        <source>recent file</source>
        <translation>最近文件</translation>
    </message>
    <message>
        <source>There is no journal yet: it begins with the first edit.</source>
        <translation>还没有日志：第一次编辑时才会开始。</translation>
    </message>
    <message>
        <source>Every step is being written to %1</source>
        <translation>每一步都写在 %1</translation>
    </message>
    <message>
        <source>About Marrow</source>
        <translation>关于 Marrow</translation>
    </message>
    <message>
        <source>A rigging and preview studio for voxel rigs and puppets. MIT licence.</source>
        <translation>体素绑定与木偶的骨骼和预览工作室。MIT 许可。</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>工作区(&amp;W)</translation>
    </message>
    <message>
        <source>Open a file of that kind to work in it.</source>
        <translation>打开一个这类文件即可在其中工作。</translation>
    </message>
    <message>
        <source>Published folder</source>
        <translation>已发布的目录</translation>
    </message>
    <message>
        <source>Bound models to publish</source>
        <translation>要发布的已绑定模型</translation>
    </message>
    <message>
        <source>Bound models (*.glb)</source>
        <translation>已绑定模型 (*.glb)</translation>
    </message>
    <message>
        <source>Nothing was opened</source>
        <translation>没有打开</translation>
    </message>
    <message>
        <source>Nothing was published to %1. Publish there first.</source>
        <translation>%1 里没有发布过。请先发布到那里。</translation>
    </message>
    <message>
        <source>%1 is open now.</source>
        <translation>%1 已打开。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写出 %1。</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>立即保存</translation>
    </message>
    <message>
        <source>File and Edit</source>
        <translation>文件与编辑</translation>
    </message>
    <message>
        <source>Another program has changed %1, and you have changes of your own that are not saved.</source>
        <translation>另一个程序修改了 %1，而你也有尚未保存的修改。</translation>
    </message>
</context>
<context>
    <name>marrow::MotionCanvas</name>
    <message>
        <source>Click a joint to see its name and place; drag beside it to turn the view, wheel to zoom, F to frame</source>
        <translation>点击关节查看名称和位置；在旁边拖动可旋转视图，滚轮缩放，F 取景</translation>
    </message>
    <message>
        <source>%1 · %2 joints · %3 frames at %4 a second</source>
        <translation>%1 · %2 个关节 · %3 帧 · 每秒 %4 帧</translation>
    </message>
    <message>
        <source>The way over the ground</source>
        <translation>地面上的路线</translation>
    </message>
    <message>
        <source>The name of every joint (N)</source>
        <translation>每个关节的名称 (N)</translation>
    </message>
    <message>
        <source>The name of every joint</source>
        <translation>每个关节的名称</translation>
    </message>
</context>
<context>
    <name>marrow::MotionClipsPanel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Search clips</source>
        <translation>搜索片段</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Choose a clip to look at it; Return plays it</source>
        <translation>选择片段即可查看，回车播放</translation>
    </message>
</context>
<context>
    <name>marrow::MotionDocument</name>
    <message>
        <source>A motion is only looked at here; it cannot be changed.</source>
        <translation>动作在这里只供查看，不能修改。</translation>
    </message>
</context>
<context>
    <name>marrow::MotionFactsPanel</name>
    <message>
        <source>%1 m</source>
        <translation>%1 米</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>重新推测</translation>
    </message>
    <message>
        <source>%1 (guessed)</source>
        <translation>%1（推测）</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>已略去：%1</translation>
    </message>
    <message>
        <source>Joints: %1 of %2 known</source>
        <translation>关节：识别 %1 / %2</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>没有找到：%1</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the list to see where it is.</source>
        <translation>在视图或列表中点击关节，查看它的位置。</translation>
    </message>
    <message>
        <source>%1 at x %2, y %3, z %4 m</source>
        <translation>%1 位于 x %2，y %3，z %4 米</translation>
    </message>
    <message>
        <source>It plays %1.</source>
        <translation>对应 %1。</translation>
    </message>
    <message>
        <source>How it was read</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>X up</source>
        <translation>X 轴向上</translation>
    </message>
    <message>
        <source>Y up</source>
        <translation>Y 轴向上</translation>
    </message>
    <message>
        <source>Z up</source>
        <translation>Z 轴向上</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>米</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>厘米</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>不旋转</translation>
    </message>
    <message>
        <source>90° to its left</source>
        <translation>向其左侧 90°</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>90° to its right</source>
        <translation>向其右侧 90°</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>向上轴</translation>
    </message>
    <message>
        <source>Which axis of the file points up. Choose another when the figure lies down.</source>
        <translation>文件的哪个轴向上。如果人物躺倒，请选择另一个。</translation>
    </message>
    <message>
        <source>One unit</source>
        <translation>一个单位</translation>
    </message>
    <message>
        <source>What one unit of the file stands for. Choose another when the figure has the wrong size.</source>
        <translation>文件的一个单位代表多长。如果人物大小不对，请选择另一个。</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>How the motion was turned about the vertical so that the figure looks to the front.</source>
        <translation>动作绕竖直方向旋转了多少，使人物面朝前方。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>人物</translation>
    </message>
    <message>
        <source>How tall the figure is in its rest pose</source>
        <translation>人物在静止姿态下的身高</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>对应关节</translation>
    </message>
    <message>
        <source>Joints of the motion and what they play of the humanoid skeleton</source>
        <translation>动作的关节及其对应的人形骨架关节</translation>
    </message>
    <message>
        <source>The joints of the motion; beside each, the joint of the humanoid skeleton it plays</source>
        <translation>动作的关节；旁边是它对应的人形骨架关节</translation>
    </message>
</context>
<context>
    <name>marrow::MotionSession</name>
    <message>
        <source>BVH motion (*.bvh)</source>
        <translation>BVH 动作 (*.bvh)</translation>
    </message>
    <message>
        <source>mediapipe33 points (*.ndjson)</source>
        <translation>mediapipe33 关键点 (*.ndjson)</translation>
    </message>
</context>
<context>
    <name>marrow::MotionTransport</name>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>%1 / %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>To the first frame</source>
        <translation>到第一帧</translation>
    </message>
    <message>
        <source>To the last frame</source>
        <translation>到最后一帧</translation>
    </message>
    <message>
        <source>One frame back</source>
        <translation>后退一帧</translation>
    </message>
    <message>
        <source>One frame on</source>
        <translation>前进一帧</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>播完后从头开始</translation>
    </message>
    <message>
        <source>The frame on show; drag to move through the motion</source>
        <translation>当前帧；拖动可在动作中移动</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>marrow::MotionWorkbench</name>
    <message>
        <source>Motions</source>
        <translation>动作列表</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作数据</translation>
    </message>
    <message>
        <source>Look at motions on their own skeletons and at how they were read</source>
        <translation>在动作自己的骨架上查看动作及其读取方式</translation>
    </message>
    <message>
        <source>Export “%1”</source>
        <translation>导出“%1”</translation>
    </message>
    <message>
        <source>mediapipe33 points (*.ndjson)</source>
        <translation>mediapipe33 关键点 (*.ndjson)</translation>
    </message>
    <message>
        <source>BVH motion (*.bvh)</source>
        <translation>BVH 动作 (*.bvh)</translation>
    </message>
    <message>
        <source>The clip was not written</source>
        <translation>片段没有写出</translation>
    </message>
    <message>
        <source>%1 is the file that is open. Choose another name.</source>
        <translation>%1 就是当前打开的文件，请换一个名字。</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写出 %1。</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Motion</source>
        <comment>panel</comment>
        <translation>动作信息</translation>
    </message>
</context>
<context>
    <name>marrow::NewActionDialog</name>
    <message>
        <source>New Action, Keyed by Hand</source>
        <translation>新建手 K 动作</translation>
    </message>
    <message>
        <source>The character's name, as its files bear it: chr_knight</source>
        <translation>角色名，与其文件名一致，如 chr_knight</translation>
    </message>
    <message>
        <source>The action's id, as games ask for it; any name will do</source>
        <translation>动作 id，即游戏里用的名字；可以任意取名</translation>
    </message>
    <message>
        <source>Its poses become the first keys; every one can be changed</source>
        <translation>它的姿态会成为最初的关键帧，每一帧都可以再改</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>A bound character to key the action on</source>
        <translation>在哪个已绑定的角色上 K 动作</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Choose a bound character</source>
        <translation>选择已绑定的角色</translation>
    </message>
    <message>
        <source>Bound characters (*.glb)</source>
        <translation>已绑定的角色 (*.glb)</translation>
    </message>
    <message>
        <source>%1 cannot show the action</source>
        <translation>%1 无法用来显示这个动作</translation>
    </message>
    <message>
        <source>A doll of usual proportions</source>
        <translation>常规比例的人偶</translation>
    </message>
    <message>
        <source>Will be saved as %1</source>
        <translation>将保存为 %1</translation>
    </message>
    <message>
        <source>A character and an action need a name.</source>
        <translation>角色和动作都要有名字。</translation>
    </message>
</context>
<context>
    <name>marrow::NoMatch</name>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>没有名为“%1”的内容</translation>
    </message>
    <message>
        <source>Escape in the search field shows everything again.</source>
        <translation>在搜索框中按 Esc 可重新显示全部。</translation>
    </message>
</context>
<context>
    <name>marrow::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关掉</translation>
    </message>
</context>
<context>
    <name>marrow::NumberField</name>
    <message>
        <source>Copy the number</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>重置为 %1</translation>
    </message>
    <message>
        <source>Type a number or a sum such as 12*1.5 or +3, or drag sideways (Shift fine, Ctrl coarse).</source>
        <translation>输入一个数，或 12*1.5、+3 这样的算式，也可左右拖动（Shift 精细，Ctrl 粗略）。</translation>
    </message>
    <message>
        <source>The arrow that appears at its left sets it back to %1.</source>
        <translation>点左侧出现的箭头可恢复为 %1。</translation>
    </message>
    <message>
        <source>“%1” is no number that fits here; what stood there stays.</source>
        <translation>“%1”不是这里能用的数值，保留原来的值。</translation>
    </message>
</context>
<context>
    <name>marrow::OpenDocuments</name>
    <message>
        <source>%1 was not opened</source>
        <translation>没有打开 %1</translation>
    </message>
    <message>
        <source>The work was not recovered</source>
        <translation>没有恢复工作</translation>
    </message>
    <message>
        <source>Save %1 as</source>
        <translation>把 %1 另存为</translation>
    </message>
    <message>
        <source>%1 was not saved</source>
        <translation>没有保存 %1</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close that tab first, or choose another name.</source>
        <translation>%1 已在另一个标签页打开。请先关闭那个标签页，或换个名称。</translation>
    </message>
    <message>
        <source>Voxel rigs (*.vfp)</source>
        <translation>体素绑定 (*.vfp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Models to make a rig from (*.vox *.json)</source>
        <translation>可用来新建绑定的模型 (*.vox *.json)</translation>
    </message>
    <message>
        <source>Puppets (*.p2lrt)</source>
        <translation>木偶 (*.p2lrt)</translation>
    </message>
    <message>
        <source>Hand-keyed actions (*.json)</source>
        <translation>手 K 动作 (*.json)</translation>
    </message>
    <message>
        <source>Characters (*.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip)</source>
        <translation>角色 (*.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip)</translation>
    </message>
    <message>
        <source>Everything Marrow opens (*.vfp *.p2lrt *.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip *.vox *.json *.bvh *.vmd *.vrma *.ndjson)</source>
        <translation>Marrow 能打开的所有文件 (*.vfp *.p2lrt *.glb *.vrm *.gltf *.fbx *.pmx *.pmd *.zip *.vox *.json *.bvh *.vmd *.vrma *.ndjson)</translation>
    </message>
    <message>
        <source>Motions (*.bvh *.vmd *.vrma *.glb *.ndjson *.json)</source>
        <translation>动作 (*.bvh *.vmd *.vrma *.glb *.ndjson *.json)</translation>
    </message>
    <message>
        <source>The file was not loaded again</source>
        <translation>文件未能重新载入</translation>
    </message>
    <message>
        <source>%1 holds something of another kind now. Close it and open it again.</source>
        <translation>%1 现在包含的是另一种内容。请关闭后重新打开。</translation>
    </message>
</context>
<context>
    <name>marrow::OverviewStrip</name>
    <message>
        <source>The whole clip: bars show how many keys stand where. Drag the frame to look elsewhere, its edges to zoom; double click shows all.</source>
        <translation>整个片段：竖条表示各处关键帧的多少。拖动方框查看别处，拖动边缘缩放，双击显示全部。</translation>
    </message>
    <message>
        <source>Overview of the clip</source>
        <translation>片段总览</translation>
    </message>
</context>
<context>
    <name>marrow::PaintSession</name>
    <message>
        <source>Nothing changed: these voxels follow %1 already, or a mode or lock kept them.</source>
        <translation>没有变化：这些体素已经跟随 %1，或被模式或锁定保留。</translation>
    </message>
    <message>
        <source>A lasso is drawn with the pointer. With the keyboard, take the box.</source>
        <translation>套索要用指针画。用键盘时请用方框。</translation>
    </message>
    <message>
        <source>Put the cursor on a voxel first, with the arrow keys or by its numbers.</source>
        <translation>请先用方向键或数值把光标放到体素上。</translation>
    </message>
    <message>
        <source>Move to the other end with the arrow keys, then press Return again. Escape takes it back.</source>
        <translation>用方向键移到另一端，再按 Return。Escape 收回。</translation>
    </message>
    <message>
        <source>No voxels are selected. Turn on "Select first" and choose some.</source>
        <translation>没有选中体素。打开“先选择”，再选一些。</translation>
    </message>
    <message>
        <source>Choose the other joint of the gradient first.</source>
        <translation>请先选渐变的另一个关节。</translation>
    </message>
    <message>
        <source>Every voxel of %1 has one on the other side.</source>
        <translation>%1 的每个体素在另一侧都有对应。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) changed.</source>
        <translation>
            <numerusform>改变了 %Ln 个体素。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) selected.</source>
        <translation>
            <numerusform>已选中 %Ln 个体素。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) have none on the other side.</source>
        <translation>
            <numerusform>有 %Ln 个体素没有对应。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PaintTool</name>
    <message>
        <source>Select a joint to paint</source>
        <translation>选一个要绘制的关节</translation>
    </message>
    <message>
        <source>Select the joint to paint first: Alt+click picks the one under the pointer.</source>
        <translation>请先选择要绘制的关节：Alt+单击可选取指针下的关节。</translation>
    </message>
    <message>
        <source>Drag to paint. [ ] size · Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices · Esc takes the stroke back</source>
        <translation>拖动以绘制。[ ] 调大小 · Shift 只画相连部分 · Alt 选取关节 · Ctrl+滚轮 切层 · Esc 收回这一笔</translation>
    </message>
    <message>
        <source>Click a flat face; drag over more. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</source>
        <translation>单击一个平面，拖过更多平面。Shift 只画相连部分 · Alt 选取关节 · Ctrl+滚轮 切层</translation>
    </message>
    <message>
        <source>Drag from one corner to the other. Shift only the connected piece · Alt picks the joint · Ctrl+wheel slices</source>
        <translation>从一角拖到另一角。Shift 只画相连部分 · Alt 选取关节 · Ctrl+滚轮 切层</translation>
    </message>
    <message>
        <source>Draw around the voxels; the loop closes by itself. Esc takes it back</source>
        <translation>把体素圈起来，圈会自动闭合。Esc 收回</translation>
    </message>
    <message>
        <source>Click to fill what is connected. Alt picks the joint · Ctrl+wheel slices</source>
        <translation>单击填充相连部分。Alt 选取关节 · Ctrl+滚轮 切层</translation>
    </message>
    <message>
        <source>Click a colour to take all its voxels. Shift only the connected piece · Alt picks the joint</source>
        <translation>单击一种颜色，取它的全部体素。Shift 只取相连部分 · Alt 选取关节</translation>
    </message>
    <message>
        <source>Drag from the lowest to the highest layer. Shift only the connected piece · Alt picks the joint</source>
        <translation>从最低层拖到最高层。Shift 只取相连部分 · Alt 选取关节</translation>
    </message>
    <message>
        <source>Drag from the active joint's end to the other joint's end. Each voxel goes to the nearer one</source>
        <translation>从当前关节一端拖到另一关节一端，每个体素归较近的一方</translation>
    </message>
    <message>
        <source>Click to pick the joint under the pointer</source>
        <translation>单击选取指针下的关节</translation>
    </message>
</context>
<context>
    <name>marrow::PaintingPanel</name>
    <message>
        <source>No joint selected</source>
        <translation>没有选中关节</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>绘制 %1</translation>
    </message>
    <message>
        <source>No voxels selected</source>
        <translation>没有选中体素</translation>
    </message>
    <message>
        <source>Give the selected voxels to %1 (Ctrl+Return)</source>
        <translation>把选中的体素给 %1（Ctrl+Return）</translation>
    </message>
    <message>
        <source>%1 has no joint of the other side: its mirror image is left alone.</source>
        <translation>%1 在另一侧没有对应的关节：镜像部分保持不变。</translation>
    </message>
    <message>
        <source>Voxel brush</source>
        <translation>体素笔刷</translation>
    </message>
    <message>
        <source>Face brush</source>
        <translation>平面笔刷</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Flood fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Same colour</source>
        <translation>同色</translation>
    </message>
    <message>
        <source>Height band</source>
        <translation>高度带</translation>
    </message>
    <message>
        <source>Between two joints</source>
        <translation>两关节之间</translation>
    </message>
    <message>
        <source>Pick a joint</source>
        <translation>选取关节</translation>
    </message>
    <message>
        <source>Paints the voxels under it.</source>
        <translation>绘制笔刷下的体素。</translation>
    </message>
    <message>
        <source>Takes the whole flat face under the pointer.</source>
        <translation>取指针下的整个平面。</translation>
    </message>
    <message>
        <source>Takes what lies between two corners.</source>
        <translation>取两角之间的部分。</translation>
    </message>
    <message>
        <source>Takes what you draw around.</source>
        <translation>取你圈出的部分。</translation>
    </message>
    <message>
        <source>Takes what is connected, as far as:</source>
        <translation>取相连的部分，范围限于：</translation>
    </message>
    <message>
        <source>Takes every voxel of the colour you click.</source>
        <translation>取所单击颜色的全部体素。</translation>
    </message>
    <message>
        <source>Takes the layers between two heights.</source>
        <translation>取两个高度之间的各层。</translation>
    </message>
    <message>
        <source>Splits the selection, or both joints' voxels: each goes to the nearer end.</source>
        <translation>把所选体素或两个关节的体素分开：各归较近的一端。</translation>
    </message>
    <message>
        <source>Makes the joint under the pointer the one to paint.</source>
        <translation>把指针下的关节设为要绘制的关节。</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球体</translation>
    </message>
    <message>
        <source>All voxels within</source>
        <translation>范围内全部体素</translation>
    </message>
    <message>
        <source>Surface only</source>
        <translation>仅表面</translation>
    </message>
    <message>
        <source>Through the model</source>
        <translation>穿透模型</translation>
    </message>
    <message>
        <source>Between the corners</source>
        <translation>两角之间</translation>
    </message>
    <message>
        <source>What is seen</source>
        <translation>看得见的部分</translation>
    </message>
    <message>
        <source>Along X</source>
        <translation>沿 X</translation>
    </message>
    <message>
        <source>Along Y (height)</source>
        <translation>沿 Y（高度）</translation>
    </message>
    <message>
        <source>Along Z</source>
        <translation>沿 Z</translation>
    </message>
    <message>
        <source>Along Y</source>
        <translation>沿 Y</translation>
    </message>
    <message>
        <source>the same colour</source>
        <translation>同一颜色</translation>
    </message>
    <message>
        <source>the same joint</source>
        <translation>同一关节</translation>
    </message>
    <message>
        <source>the flat layer</source>
        <translation>同一平层</translation>
    </message>
    <message>
        <source>The other joint:</source>
        <translation>另一个关节：</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Only connected</source>
        <translation>仅相连部分</translation>
    </message>
    <message>
        <source>Stays on the piece the gesture began on. Holding Shift does the same once.</source>
        <translation>只画手势开始的那一块。按住 Shift 可临时这样做。</translation>
    </message>
    <message>
        <source>Brush shape</source>
        <translation>笔刷形状</translation>
    </message>
    <message>
        <source>Brush size</source>
        <translation>笔刷大小</translation>
    </message>
    <message>
        <source>Diameter in voxels: [ smaller, ] larger</source>
        <translation>直径（体素）：[ 变小，] 变大</translation>
    </message>
    <message>
        <source>How deep the brush goes</source>
        <translation>笔刷的深度</translation>
    </message>
    <message>
        <source>How deep the box goes</source>
        <translation>方框的深度</translation>
    </message>
    <message>
        <source>How deep the lasso goes</source>
        <translation>套索的深度</translation>
    </message>
    <message>
        <source>Axis of the band</source>
        <translation>高度带的轴</translation>
    </message>
    <message>
        <source>Axis between the joints</source>
        <translation>两关节之间的轴</translation>
    </message>
    <message>
        <source>The other joint</source>
        <translation>另一个关节</translation>
    </message>
    <message>
        <source>Nothing to paint yet</source>
        <translation>还没有可绘制的内容</translation>
    </message>
    <message>
        <source>Painting says which joint each voxel follows. Open a rig, or start a skeleton for the open model.</source>
        <translation>绘制决定每个体素跟随哪个关节。请打开一个带骨骼的模型，或为打开的模型建立骨骼。</translation>
    </message>
    <message>
        <source>Back to the joint before (X)</source>
        <translation>回到上一个关节 (X)</translation>
    </message>
    <message>
        <source>Lock: painting neither takes voxels from this joint nor gives it any.</source>
        <translation>锁定：绘制既不拿走也不增加这个关节的体素。</translation>
    </message>
    <message>
        <source>Lock the joint</source>
        <translation>锁定关节</translation>
    </message>
    <message>
        <source>What is replaced</source>
        <translation>替换哪些</translation>
    </message>
    <message>
        <source>Any voxel</source>
        <translation>任何体素</translation>
    </message>
    <message>
        <source>Only unassigned voxels</source>
        <translation>仅未分配的体素</translation>
    </message>
    <message>
        <source>Only voxels of one joint</source>
        <translation>仅某个关节的体素</translation>
    </message>
    <message>
        <source>Only voxels of this joint</source>
        <translation>仅这个关节的体素</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Paint both sides (M)</source>
        <translation>两侧同时绘制 (M)</translation>
    </message>
    <message>
        <source>The mirror image goes to the paired joint: arm_L and arm_R, 左 and 右.</source>
        <translation>镜像部分归配对的关节：arm_L 与 arm_R，左与右。</translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation>左右 (X)</translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation>上下 (Y)</translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation>前后 (Z)</translation>
    </message>
    <message>
        <source>Mirror axis</source>
        <translation>镜像轴</translation>
    </message>
    <message>
        <source>Plane at</source>
        <translation>对称面位置</translation>
    </message>
    <message>
        <source>Place of the mirror plane</source>
        <translation>对称面的位置</translation>
    </message>
    <message>
        <source>Lists the joint's voxels that have none on the other side.</source>
        <translation>列出该关节在另一侧没有对应的体素。</translation>
    </message>
    <message>
        <source>Voxels without a partner</source>
        <translation>没有对应的体素</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select first (S)</source>
        <translation>先选择 (S)</translation>
    </message>
    <message>
        <source>Tools choose voxels instead of painting them; assign them when the choice is right.</source>
        <translation>工具先选体素而不直接绘制；选对之后再分配。</translation>
    </message>
    <message>
        <source>A new selection</source>
        <translation>新的选择</translation>
    </message>
    <message>
        <source>Add to the selection (Ctrl)</source>
        <translation>加入选择 (Ctrl)</translation>
    </message>
    <message>
        <source>Take from the selection</source>
        <translation>从选择中去掉</translation>
    </message>
    <message>
        <source>What a new choice does</source>
        <translation>新的选取如何处理</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>光标</translation>
    </message>
    <message>
        <source>Cursor %1</source>
        <translation>光标 %1</translation>
    </message>
    <message>
        <source>Use the tool here</source>
        <translation>在这里使用工具</translation>
    </message>
    <message>
        <source>With this panel in focus, the arrow keys and Page Up, Page Down move the cursor, and Return uses the tool.</source>
        <translation>焦点在此面板时，方向键和 Page Up、Page Down 移动光标，Return 使用工具。</translation>
    </message>
    <message>
        <source>Automatic axis</source>
        <translation>自动选轴</translation>
    </message>
    <message>
        <source>Find voxels without partner</source>
        <translation>查找没有对应的体素</translation>
    </message>
    <message numerus="yes">
        <source>Assign %Ln voxel(s)</source>
        <translation>
            <numerusform>分配 %Ln 个体素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s) found none on the other side. Click one to see it.</source>
        <translation>
            <numerusform>有 %Ln 个体素在另一侧没有对应。单击可查看。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PanelEditor</name>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>撤销：%1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>撤销 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>重做：%1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>重做 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>New group</source>
        <translation>新建分组</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>A new group (Ctrl+G)</source>
        <translation>新建分组 (Ctrl+G)</translation>
    </message>
    <message>
        <source>Put the selected entries into a new group (Ctrl+G)</source>
        <translation>将选中的条目编入新分组 (Ctrl+G)</translation>
    </message>
    <message>
        <source>Tree of the panel</source>
        <translation>面板结构</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>取消分组</translation>
    </message>
    <message>
        <source>Dissolve the selected groups; what is in them stays (Ctrl+Shift+G)</source>
        <translation>解散选中的分组，保留其中内容 (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Take out of the panel</source>
        <translation>移出面板</translation>
    </message>
    <message>
        <source>Take the selected entries out of the panel; the parameters stay in the puppet (Del)</source>
        <translation>将选中的条目移出面板，参数仍保留在木偶中 (Del)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move into the group above</source>
        <translation>移入上方的分组</translation>
    </message>
    <message>
        <source>Move out of the group</source>
        <translation>移出分组</translation>
    </message>
    <message>
        <source>Make a pad</source>
        <translation>组成摇杆</translation>
    </message>
    <message>
        <source>Make a pad of the two selected parameters (Ctrl+J)</source>
        <translation>将选中的两个参数组成摇杆 (Ctrl+J)</translation>
    </message>
    <message>
        <source>Split the pad</source>
        <translation>拆分摇杆</translation>
    </message>
    <message>
        <source>Snap values from keys</source>
        <translation>用关键点作为吸附值</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>marrow::PanelEntryFields</name>
    <message numerus="yes">
        <source>%n groups</source>
        <translation>
            <numerusform>%n 个分组</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 to %3, default %4</source>
        <translation>%1：%2 至 %3，默认 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n parameters</source>
        <translation>
            <numerusform>%n 个参数</numerusform>
        </translation>
    </message>
    <message>
        <source>Pad: ↔ %1, ↕ %2</source>
        <translation>摇杆：↔ %1，↕ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pads</source>
        <translation>
            <numerusform>%n 个摇杆</numerusform>
        </translation>
    </message>
    <message>
        <source>Pad of ↔ %1 and ↕ %2</source>
        <translation>摇杆：↔ %1 与 ↕ %2</translation>
    </message>
    <message>
        <source>Select two parameters (Ctrl+click) to make a pad of them.</source>
        <translation>选中两个参数（Ctrl+单击）即可组成摇杆。</translation>
    </message>
    <message>
        <source>Select groups to name and colour them, parameters for their snap values, two parameters to make a pad.</source>
        <translation>选中分组可命名、设置颜色；选中参数可编辑吸附值；选中两个参数可组成摇杆。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>What people read (F2 in the tree)</source>
        <translation>显示给人看的名称（在结构中按 F2）</translation>
    </message>
    <message>
        <source>What programs go by</source>
        <translation>供程序识别</translation>
    </message>
    <message>
        <source>The names in this puppet were left out when it was exported, so groups show their ids.</source>
        <translation>此木偶导出时剥离了名称，分组显示其 ID。</translation>
    </message>
    <message>
        <source>Snap values</source>
        <translation>吸附值</translation>
    </message>
    <message>
        <source>Drag a value, double click to add one, drag it off or press Delete to take it away. Left and Right choose one, with Ctrl or Shift they move it. Ctrl while dragging passes over keys.</source>
        <translation>拖动可移动吸附值，双击添加，拖离轨道或按 Delete 移除。左右方向键切换，按住 Ctrl 或 Shift 则移动。拖动时按住 Ctrl 不吸附到关键点。</translation>
    </message>
    <message>
        <source>Snap values as numbers</source>
        <translation>以数字编辑吸附值</translation>
    </message>
    <message>
        <source>None: the slider snaps to keys</source>
        <translation>无：滑块吸附到关键点</translation>
    </message>
    <message>
        <source>Numbers or sums with ; between them</source>
        <translation>数字或算式，以分号隔开</translation>
    </message>
    <message>
        <source>From keys</source>
        <translation>取自关键点</translation>
    </message>
    <message>
        <source>Snap where the puppet has forms</source>
        <translation>吸附到木偶设有关键形的位置</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Take all snap values away</source>
        <translation>移除全部吸附值</translation>
    </message>
    <message>
        <source>Make a pad</source>
        <translation>组成摇杆</translation>
    </message>
    <message>
        <source>One square for both parameters (Ctrl+J)</source>
        <translation>两个参数共用一个方形控件 (Ctrl+J)</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Two sliders again (Ctrl+Shift+J)</source>
        <translation>恢复为两个滑块 (Ctrl+Shift+J)</translation>
    </message>
    <message>
        <source>Swap axes</source>
        <translation>交换轴</translation>
    </message>
    <message>
        <source>Across becomes up and up becomes across</source>
        <translation>横轴与纵轴互换</translation>
    </message>
</context>
<context>
    <name>marrow::PanelSession</name>
    <message>
        <source>Pose %1</source>
        <translation>姿势 %1</translation>
    </message>
</context>
<context>
    <name>marrow::PanelSet</name>
    <message>
        <source>Skeleton</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Voxel rig</source>
        <translation>体素骨骼</translation>
    </message>
    <message>
        <source>Build the skeleton and paint which voxel follows which joint</source>
        <translation>搭建骨架，绘制每个体素跟随哪个关节</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Pose joints, set keys and play clips</source>
        <translation>摆姿势、打关键帧、播放片段</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
</context>
<context>
    <name>marrow::PanelTreeModel</name>
    <message>
        <source>On a pad: ↔ %1, ↕ %2</source>
        <translation>属于摇杆：↔ %1，↕ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n snaps</source>
        <translation>
            <numerusform>%n 个吸附值</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Not in the panel</source>
        <translation>未列入面板</translation>
    </message>
    <message>
        <source>Parameters that the panel does not list yet. Drag them into it; drop here what should leave it.</source>
        <translation>面板尚未列出的参数。可拖入面板；要移出面板的条目拖到这里。</translation>
    </message>
</context>
<context>
    <name>marrow::PanelTreeView</name>
    <message>
        <source>Drop between entries to put it there, on a group to put it inside, on “Not in the panel” to take it out.</source>
        <translation>放在条目之间即移到该处，放在分组上即移入其中，放在“未列入面板”上即移出面板。</translation>
    </message>
</context>
<context>
    <name>marrow::ParameterList</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Parameters that the panel in the file does not list. The panel editor can put them into groups.</source>
        <translation>文件中的面板未列出的参数，可在面板编辑器中编入分组。</translation>
    </message>
    <message>
        <source>%1. Click or press Left and Right to fold.</source>
        <translation>%1。单击或按左右方向键可折叠与展开。</translation>
    </message>
    <message>
        <source>Unlock (L)</source>
        <translation>解锁 (L)</translation>
    </message>
    <message>
        <source>Lock: keeps its value whatever plays, is pasted or reset (L)</source>
        <translation>锁定：播放、粘贴或重置时保持当前值 (L)</translation>
    </message>
    <message>
        <source>%1 to %2, default %3</source>
        <translation>%1 至 %2，默认 %3</translation>
    </message>
    <message>
        <source>Repeats: behind the end it begins anew</source>
        <translation>循环：越过末端后从头开始</translation>
    </message>
    <message>
        <source>Moved by what plays; set to %1</source>
        <translation>正由播放内容驱动；设定值为 %1</translation>
    </message>
    <message>
        <source>Click to type a number or a sum (Return)</source>
        <translation>单击可输入数字或算式 (Return)</translation>
    </message>
    <message>
        <source>Drag (Shift fine, Ctrl without snapping); arrows change it, double click sets it back</source>
        <translation>拖动调节（Shift 微调，Ctrl 不吸附）；方向键亦可调节，双击恢复默认</translation>
    </message>
    <message>
        <source>Not in the panel</source>
        <translation>未列入面板</translation>
    </message>
    <message>
        <source>%1 is locked. Click the lock or press L to unlock it.</source>
        <translation>“%1”已锁定。单击锁图标或按 L 解锁。</translation>
    </message>
    <message>
        <source>Drag both values. Shift moves finely, Ctrl passes over keys, Esc takes it back.</source>
        <translation>同时拖动两个值。Shift 微调，Ctrl 不吸附，Esc 还原。</translation>
    </message>
    <message>
        <source>Shift moves finely, Ctrl passes over keys, Esc takes it back.</source>
        <translation>Shift 微调，Ctrl 不吸附，Esc 还原。</translation>
    </message>
    <message>
        <source>%1: a number from %2 to %3, or a sum such as 12*1.5 or +3</source>
        <translation>%1：%2 至 %3 的数字，或 12*1.5、+3 之类的算式</translation>
    </message>
</context>
<context>
    <name>marrow::ParameterPanel</name>
    <message>
        <source>Nothing is selected in the canvas</source>
        <translation>画布中没有选中任何内容</translation>
    </message>
    <message>
        <source>No parameter fits</source>
        <translation>没有符合的参数</translation>
    </message>
    <message>
        <source>Click a mesh, and the parameters that move it are listed here.</source>
        <translation>单击一个网格，这里会列出影响它的参数。</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Choose a parameter to see what it moves.</source>
        <translation>选择一个参数，查看它影响哪些网格。</translation>
    </message>
    <message>
        <source>%1 moves nothing by itself.</source>
        <translation>“%1”本身不影响任何网格。</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves %n meshes, up to %2 px.</source>
        <translation>
            <numerusform>“%1”影响 %n 个网格，最大位移 %2 像素。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pose is in the clipboard as text: %n parameters.</source>
        <translation>
            <numerusform>姿势已以文本形式复制到剪贴板：%n 个参数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameters were set.</source>
        <translation>
            <numerusform>已设置 %n 个参数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are not in this puppet.</source>
        <translation>
            <numerusform>另有 %n 个参数不在此木偶中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Search parameters</source>
        <translation>搜索参数</translation>
    </message>
    <message>
        <source>More for the whole pose</source>
        <translation>整个姿势的更多操作</translation>
    </message>
    <message>
        <source>Kept poses</source>
        <translation>已存姿势</translation>
    </message>
    <message>
        <source>What it moves</source>
        <translation>影响范围</translation>
    </message>
    <message>
        <source>No puppet is open</source>
        <translation>没有打开的木偶</translation>
    </message>
    <message>
        <source>Open a puppet to work its parameters.</source>
        <translation>打开一个木偶即可调节其参数。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>This puppet has no parameters</source>
        <translation>此木偶没有参数</translation>
    </message>
    <message>
        <source>There is nothing to move in it.</source>
        <translation>其中没有可以活动的内容。</translation>
    </message>
    <message>
        <source>Show all parameters</source>
        <translation>显示全部参数</translation>
    </message>
    <message>
        <source>Edit the panel</source>
        <translation>编辑面板</translation>
    </message>
    <message>
        <source>Edit the panel: groups, colours, pads and snap values that are kept in the file (Ctrl+Shift+E)</source>
        <translation>编辑面板：保存在文件中的分组、颜色、摇杆和吸附值 (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Only what moves the selection</source>
        <translation>只显示影响选中内容的参数</translation>
    </message>
    <message>
        <source>Only parameters that move what is selected in the canvas (Ctrl+M)</source>
        <translation>只显示影响画布中选中内容的参数 (Ctrl+M)</translation>
    </message>
    <message>
        <source>Count what moves it through physics</source>
        <translation>包括经由物理影响的参数</translation>
    </message>
    <message>
        <source>Snap to keys</source>
        <translation>吸附到关键点</translation>
    </message>
    <message>
        <source>Snap to the snap values of the panel, or to keys where it has none (Ctrl while dragging does the other)</source>
        <translation>吸附到面板的吸附值，没有时吸附到关键点（拖动时按住 Ctrl 反之）</translation>
    </message>
    <message>
        <source>Type a value</source>
        <translation>输入数值</translation>
    </message>
    <message>
        <source>Set back to the default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Set all back to the default</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>全部解锁</translation>
    </message>
    <message>
        <source>Random pose</source>
        <translation>随机姿势</translation>
    </message>
    <message>
        <source>Keep this pose</source>
        <translation>存下当前姿势</translation>
    </message>
    <message>
        <source>Copy the pose</source>
        <translation>复制姿势</translation>
    </message>
    <message>
        <source>Paste a pose</source>
        <translation>粘贴姿势</translation>
    </message>
    <message>
        <source>Copy the id</source>
        <translation>复制 ID</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>展开全部分组</translation>
    </message>
    <message>
        <source>Close all groups</source>
        <translation>折叠全部分组</translation>
    </message>
</context>
<context>
    <name>marrow::PhysicsBox</name>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Let pendulums swing hair and clothes</source>
        <translation>让摆锤带动头发和衣服</translation>
    </message>
    <message>
        <source>Come to rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Puts every pendulum where it would come to rest in this pose</source>
        <translation>把每个摆锤放到当前姿势下的静止位置</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>每秒步数</translation>
    </message>
    <message>
        <source>A preview: the file keeps its own rate. 0 steps once a frame</source>
        <translation>仅预览：文件保留自己的频率。0 表示每帧一步</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>风</translation>
    </message>
    <message>
        <source>Drag away from the middle: direction and strength. Double click calms it</source>
        <translation>从中心向外拖：方向和强度。双击停风</translation>
    </message>
    <message>
        <source>On physics</source>
        <translation>对物理</translation>
    </message>
    <message>
        <source>What the edge of the square means for pendulums</source>
        <translation>方框边缘对摆锤意味着多大的风</translation>
    </message>
    <message>
        <source>On cloth</source>
        <translation>对布料</translation>
    </message>
    <message>
        <source>What the edge of the square means for simulated cloth</source>
        <translation>方框边缘对模拟布料意味着多大的风</translation>
    </message>
</context>
<context>
    <name>marrow::PhysicsInspector</name>
    <message>
        <source>Double click or F2 to try another number; the file keeps its own</source>
        <translation>双击或按 F2 试用别的数值；文件中的数值不变</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>down</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>across</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>In: %1 · %2</source>
        <translation>输入：%1 · %2</translation>
    </message>
    <message>
        <source>Weight %</source>
        <translation>权重 %</translation>
    </message>
    <message>
        <source>Segment %1</source>
        <translation>第 %1 节</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>灵活度</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>Out: %1 · %2 of point %3</source>
        <translation>输出：%1 · 第 %3 点的%2</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Steps of physics a second</source>
        <translation>物理每秒步数</translation>
    </message>
    <message>
        <source>How often physics steps; 0 for once a frame</source>
        <translation>物理多久计算一步；0 表示每帧一步</translation>
    </message>
    <message>
        <source>Back to the file's numbers</source>
        <translation>恢复文件中的数值</translation>
    </message>
    <message>
        <source>The preview runs with other numbers than the file has. Saving does not write them.</source>
        <translation>预览使用的数值与文件不同，保存时不会写入。</translation>
    </message>
    <message>
        <source>Physics groups</source>
        <translation>物理组</translation>
    </message>
</context>
<context>
    <name>marrow::PlacementPanel</name>
    <message>
        <source>measured</source>
        <translation>测得</translation>
    </message>
    <message>
        <source>by proportion</source>
        <translation>按比例</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>from the file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The model does not show where this joint is. It stands where the proportions of a person have it: look at it and move it.</source>
        <translation>无法从模型看出该关节的位置，暂按人体比例放置：请检查并移动。</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Move the joint of the other side along, mirrored</source>
        <translation>同时镜像移动另一侧的关节</translation>
    </message>
    <message>
        <source>Centre in the volume</source>
        <translation>置于体积中心</translation>
    </message>
    <message>
        <source>Move the selected joint into the middle of the solid around it</source>
        <translation>将所选关节移到周围实体的中心</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show the whole model again; the wheel zooms, the middle button moves the picture</source>
        <translation>重新显示整个模型；滚轮缩放，中键平移</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>转身</translation>
    </message>
    <message>
        <source>Turn the model half round, so that it looks at you in the front view</source>
        <translation>将模型转半圈，使其在正视图中面向您</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>重新分析</translation>
    </message>
    <message>
        <source>Forget what was placed by hand, find the joints again and bind anew: one step, which undo takes back</source>
        <translation>清除手动放置的关节，重新分析并重新绑定：合为一步，可撤销</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Pick a joint here or in the pictures. Arrow keys move it there, with Shift further, with Alt as seen from the side</source>
        <translation>在此处或图中选择关节。方向键在图中移动它，按住 Shift 步长更大，按住 Alt 按侧面移动</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Front and back</source>
        <translation>前后</translation>
    </message>
</context>
<context>
    <name>marrow::PlacementView</name>
    <message>
        <source>Joints from the front and from the side</source>
        <translation>关节的正视图与侧视图</translation>
    </message>
    <message>
        <source>%1: measured, %2 % sure</source>
        <translation>%1：测得，可信度 %2 %</translation>
    </message>
    <message>
        <source>%1: placed by proportion, look at it</source>
        <translation>%1：按比例放置，请检查</translation>
    </message>
    <message>
        <source>%1: placed by hand</source>
        <translation>%1：手动放置</translation>
    </message>
    <message>
        <source>%1: from the file's own skin</source>
        <translation>%1：来自文件自带蒙皮</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>侧面</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
</context>
<context>
    <name>marrow::PlanTable</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>变化内容</translation>
    </message>
    <message>
        <source>Files of the publication</source>
        <translation>发布的文件</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>有变化</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>kept aside</source>
        <translation>另存副本</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> 等，另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PlayPanel</name>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>自主行为</translation>
    </message>
    <message>
        <source>Physics and wind</source>
        <translation>物理与风</translation>
    </message>
</context>
<context>
    <name>marrow::PlaybackBar</name>
    <message>
        <source>Bind pose</source>
        <translation>绑定姿势</translation>
    </message>
    <message>
        <source>Clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Ping-pong</source>
        <translation>来回</translation>
    </message>
    <message>
        <source>What happens at the end of the clip</source>
        <translation>片段结束时怎样</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>阶跃</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>How a pose between two keys is shown; never written to the file</source>
        <translation>两个关键帧之间的姿势如何显示；不会写进文件</translation>
    </message>
    <message>
        <source>The clip that is shown</source>
        <translation>正在显示的片段</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>To the key before (,)</source>
        <translation>到上一个关键帧 (,)</translation>
    </message>
    <message>
        <source>To the next key (.)</source>
        <translation>到下一个关键帧 (.)</translation>
    </message>
    <message>
        <source>Playhead</source>
        <translation>播放头</translation>
    </message>
    <message>
        <source>Where the playhead stands</source>
        <translation>播放头的位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
</context>
<context>
    <name>marrow::PlotWidget</name>
    <message>
        <source>Point at a moment to read the values there; with the keyboard, Left and Right, by tens with Shift</source>
        <translation>指向某一时刻即可读出数值；键盘用左右键，按住 Shift 每次十格</translation>
    </message>
</context>
<context>
    <name>marrow::PoseContext</name>
    <message>
        <source>Drop what is not keyed</source>
        <translation>放弃未打关键帧的姿势</translation>
    </message>
</context>
<context>
    <name>marrow::PoseDesk</name>
    <message numerus="yes">
        <source>%n joint(s) posed at %1 ms and not keyed. The playhead waits here.</source>
        <translation>
            <numerusform>%n 个关节在 %1 毫秒处摆了姿势但没有打关键帧，播放头停在这里等您决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>Key Them</source>
        <translation>打关键帧</translation>
    </message>
    <message>
        <source>Drop Them</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keep Them on Show</source>
        <translation>保留显示</translation>
    </message>
    <message numerus="yes">
        <source>Saved without %n posed joint(s): a file holds keys, and these are not keyed yet.</source>
        <translation>
            <numerusform>已保存，但不含 %n 个关节的姿势：文件只保存关键帧，这些姿势尚未打关键帧。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PosePanel</name>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything on show is keyed.</source>
        <translation>当前显示的姿势都已打关键帧。</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) posed and not keyed</source>
        <translation>
            <numerusform>%n 个关节摆了姿势但没有打关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Pose: move %1</source>
        <translation>姿势：移动 %1</translation>
    </message>
    <message>
        <source>Pose: turn %1</source>
        <translation>姿势：旋转 %1</translation>
    </message>
    <message>
        <source>Pose: scale %1</source>
        <translation>姿势：缩放 %1</translation>
    </message>
    <message>
        <source>No joint to pose</source>
        <translation>没有可摆姿势的关节</translation>
    </message>
    <message>
        <source>Choose a clip and select a joint in the view or in the skeleton. Its pose stands here in numbers.</source>
        <translation>请选择一个片段，再在视图或骨骼树中选择一个关节，这里会显示它的姿势数值。</translation>
    </message>
    <message>
        <source>Show the clip</source>
        <translation>显示片段</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position in voxels</source>
        <translation>位置，单位为体素</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Degrees about the fixed X, then Y, then Z axis of the parent.</source>
        <translation>依次绕父级的固定 X、Y、Z 轴旋转的角度。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Quaternion</source>
        <translation>四元数</translation>
    </message>
    <message>
        <source>What the file keeps of the rotation: x, y, z, w</source>
        <translation>文件中保存的旋转值：x、y、z、w</translation>
    </message>
    <message>
        <source>Copy the pose (Ctrl+C in the view)</source>
        <translation>复制姿势（在视图中按 Ctrl+C）</translation>
    </message>
    <message>
        <source>Paste the pose onto the joints of the same names (Ctrl+V)</source>
        <translation>把姿势粘贴到同名关节（Ctrl+V）</translation>
    </message>
    <message>
        <source>Paste the pose mirrored, onto the other side (Ctrl+Shift+V)</source>
        <translation>把姿势镜像粘贴到另一侧（Ctrl+Shift+V）</translation>
    </message>
    <message>
        <source>Give this pose to the joints of the other side</source>
        <translation>把这个姿势镜像到另一侧的关节</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Key the selected joints at the playhead as they stand (K)</source>
        <translation>在播放头处为所选关节的当前姿势打关键帧（K）</translation>
    </message>
    <message>
        <source>Key All</source>
        <translation>全部打关键帧</translation>
    </message>
    <message>
        <source>Key every joint at the playhead as it stands (Shift+K)</source>
        <translation>在播放头处为所有关节的当前姿势打关键帧（Shift+K）</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>复位</translation>
    </message>
    <message>
        <source>The selected joints go back to the bind pose (Backspace)</source>
        <translation>所选关节恢复绑定姿势（Backspace）</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部复位</translation>
    </message>
    <message>
        <source>Every joint goes back to the bind pose (Shift+Backspace)</source>
        <translation>所有关节恢复绑定姿势（Shift+Backspace）</translation>
    </message>
    <message>
        <source>Between the keys</source>
        <translation>关键帧之间</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Drag to take the pose from the key before towards the key after, and a little beyond either</source>
        <translation>拖动滑块，使姿势从前一关键帧过渡到后一关键帧，也可稍微超出两端</translation>
    </message>
    <message>
        <source>Not keyed</source>
        <translation>未打关键帧</translation>
    </message>
    <message>
        <source>Key Them</source>
        <translation>打关键帧</translation>
    </message>
    <message>
        <source>Key what is posed and not keyed, at the playhead</source>
        <translation>在播放头处为尚未打关键帧的姿势打关键帧</translation>
    </message>
    <message>
        <source>Drop Them</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Go back to what the clip says</source>
        <translation>恢复为片段中的姿势</translation>
    </message>
    <message>
        <source>When the playhead leaves</source>
        <translation>播放头离开时</translation>
    </message>
    <message>
        <source>Ask what to do</source>
        <translation>询问如何处理</translation>
    </message>
    <message>
        <source>Keep them on show</source>
        <translation>保留显示</translation>
    </message>
    <message>
        <source>Key them</source>
        <translation>打关键帧</translation>
    </message>
    <message>
        <source>What happens to poses that are not keyed when the playhead moves to another frame. They are never dropped by themselves.</source>
        <translation>播放头移到别的帧时，如何处理未打关键帧的姿势。它们绝不会被自动丢弃。</translation>
    </message>
</context>
<context>
    <name>marrow::PoseTool</name>
    <message>
        <source>%1 · not keyed</source>
        <translation>%1 · 未打关键帧</translation>
    </message>
    <message>
        <source>Reach with %1</source>
        <translation>拖动 %1 伸展</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Pose: move %1</source>
        <translation>姿势：移动 %1</translation>
    </message>
    <message>
        <source>Pose: scale %1</source>
        <translation>姿势：缩放 %1</translation>
    </message>
    <message>
        <source>Pose: turn %1</source>
        <translation>姿势：旋转 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>out of reach by %1</source>
        <translation>还差 %1 体素够不到</translation>
    </message>
    <message>
        <source>Choose a clip to pose the model in.</source>
        <translation>请先选择一个片段，再为模型摆姿势。</translation>
    </message>
    <message>
        <source>Drag to reach · Ctrl snaps to half voxels · Esc takes it back</source>
        <translation>拖动以伸向目标 · Ctrl 按半体素吸附 · Esc 撤回</translation>
    </message>
    <message>
        <source>Ctrl snaps · Esc takes it back</source>
        <translation>Ctrl 吸附 · Esc 撤回</translation>
    </message>
    <message>
        <source>Drag an arrow or a square to move · Ctrl snaps to half voxels · L changes the axes · K keys · Alt+arrows move</source>
        <translation>拖动箭头或方块移动 · Ctrl 按半体素吸附 · L 切换坐标轴 · K 打关键帧 · Alt+方向键微移</translation>
    </message>
    <message>
        <source>Drag a ring to turn · Ctrl snaps to 15° · L changes the axes · K keys · Alt+arrows turn by 5°</source>
        <translation>拖动圆环旋转 · Ctrl 按 15° 吸附 · L 切换坐标轴 · K 打关键帧 · Alt+方向键每次转 5°</translation>
    </message>
    <message>
        <source>Drag a handle to scale · Ctrl snaps to tenths · K keys</source>
        <translation>拖动手柄缩放 · Ctrl 按 0.1 吸附 · K 打关键帧</translation>
    </message>
    <message>
        <source>Drag a joint or any part of the model and the joints above follow · [ and ] change how many · K keys</source>
        <translation>拖动关节或模型的任意部位，上级关节随之转动 · [ 和 ] 改变参与的关节数 · K 打关键帧</translation>
    </message>
</context>
<context>
    <name>marrow::PoseToolOptions</name>
    <message>
        <source>Move (W)</source>
        <translation>移动（W）</translation>
    </message>
    <message>
        <source>Turn (E)</source>
        <translation>旋转（E）</translation>
    </message>
    <message>
        <source>Scale (R)</source>
        <translation>缩放（R）</translation>
    </message>
    <message>
        <source>Reach: drag a part and the joints above follow (Q)</source>
        <translation>伸展：拖动某个部位，上级关节随之转动（Q）</translation>
    </message>
    <message>
        <source>Own axes</source>
        <translation>自身坐标轴</translation>
    </message>
    <message>
        <source>Parent's axes</source>
        <translation>父级坐标轴</translation>
    </message>
    <message>
        <source>Model's axes</source>
        <translation>模型坐标轴</translation>
    </message>
    <message>
        <source>The axes of the handles (L). About their own axes all selected joints turn, so that a row of them curls.</source>
        <translation>手柄所用的坐标轴（L）。选“自身坐标轴”时，所有选中的关节各绕自身旋转，一串关节会随之卷曲。</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节数</translation>
    </message>
    <message>
        <source>How many joints above the dragged one follow ([ and ])</source>
        <translation>参与转动的上级关节数（[ 和 ]）</translation>
    </message>
    <message>
        <source>A dragged joint keeps its direction in the model: a foot stays level</source>
        <translation>被拖动的关节在模型中保持朝向不变，例如脚掌保持水平</translation>
    </message>
</context>
<context>
    <name>marrow::PoseVerbs</name>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied the pose of %1.</source>
        <translation>已复制 %1 的姿势。</translation>
    </message>
    <message>
        <source>The clipboard holds no pose for these joints. Copy one first (Ctrl+C).</source>
        <translation>剪贴板里没有适用于这些关节的姿势，请先复制一个（Ctrl+C）。</translation>
    </message>
    <message>
        <source>Paste the pose</source>
        <translation>粘贴姿势</translation>
    </message>
    <message>
        <source>Paste the pose mirrored</source>
        <translation>镜像粘贴姿势</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s) have no partner on the other side and were left out.</source>
        <translation>
            <numerusform>有 %n 个关节在另一侧没有对应关节，已跳过。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mirror the pose of %1</source>
        <translation>镜像 %1 的姿势</translation>
    </message>
    <message>
        <source>Reset %1 to the bind pose</source>
        <translation>将 %1 恢复为绑定姿势</translation>
    </message>
    <message>
        <source>There is no clip to key. Add one in the timeline first.</source>
        <translation>没有可写入关键帧的片段，请先在时间线中新建一个。</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>为 %1 打关键帧</translation>
    </message>
    <message>
        <source>Keyed %1 at %2 ms.</source>
        <translation>已在 %2 毫秒处为 %1 打关键帧。</translation>
    </message>
    <message>
        <source>Break down %1</source>
        <translation>插入 %1 的中间姿势</translation>
    </message>
</context>
<context>
    <name>marrow::ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>marrow::PublicationPanel</name>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>nothing had changed</source>
        <translation>没有变化</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n 个文件有变化</numerusform>
        </translation>
    </message>
    <message>
        <source>; before, it had been rolled back at %1</source>
        <translation>；此前曾于 %1 回退</translation>
    </message>
    <message>
        <source>Publish Again…</source>
        <translation>重新发布…</translation>
    </message>
    <message>
        <source>Publish to this folder: what changes is shown first</source>
        <translation>发布到这个目录：会先显示有什么变化</translation>
    </message>
    <message>
        <source>Roll Back</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>Remove anim_map.json and keep a copy: games show the original models until it is published again</source>
        <translation>删除 anim_map.json 并保留副本：在重新发布之前，游戏显示原模型</translation>
    </message>
    <message>
        <source>Look Again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Compare every file with the manifest again; changes in the folder are noticed by themselves</source>
        <translation>把每个文件再与台账比较一次；目录里的变化会自动发现</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Published files</source>
        <translation>已发布的文件</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>History of publications</source>
        <translation>发布历史</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n 个成员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PublicationSession</name>
    <message>
        <source>A publication is not edited: publish to the folder again.</source>
        <translation>发布内容不能编辑：请重新发布到这个目录。</translation>
    </message>
</context>
<context>
    <name>marrow::PublishActionsPage</name>
    <message>
        <source>No character was chosen, so there is nothing to decide here.</source>
        <translation>没有选角色，这里不需要决定什么。</translation>
    </message>
    <message>
        <source>Every member gets every action that is ticked. Hand-keyed ones come first, then retargeted ones, then the built-in ones.</source>
        <translation>勾选的动作每个成员都会有。手 K 优先，其次是重定向的，最后是内置的。</translation>
    </message>
    <message>
        <source>hand-keyed</source>
        <translation>手 K</translation>
    </message>
    <message>
        <source>retargeted</source>
        <translation>重定向</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>, %1 s</source>
        <translation>，%1 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n 个动作</numerusform>
        </translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找动作</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Tick every action in the list</source>
        <translation>勾选列表里的全部动作</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Untick every action in the list</source>
        <translation>取消勾选列表里的全部动作</translation>
    </message>
    <message>
        <source>Actions of the characters</source>
        <translation>角色的动作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>What can they do?</source>
        <translation>他们会做什么？</translation>
    </message>
    <message>
        <source>Choose at least one action.</source>
        <translation>至少选一个动作。</translation>
    </message>
    <message>
        <source>, played once</source>
        <translation>，只播放一次</translation>
    </message>
    <message>
        <source>Not every character has %1, so it cannot be published: every pack must hold every clip.</source>
        <translation>并非每个角色都有 %1，因此不能发布：每个动作包都必须包含全部片段。</translation>
    </message>
</context>
<context>
    <name>marrow::PublishCharactersPage</name>
    <message>
        <source>Members are who the game knows; several may have one character. Double-click to name them, with commas between.</source>
        <translation>成员是游戏认识的人，几个成员可以共用一个角色。双击即可命名，用逗号分隔。</translation>
    </message>
    <message>
        <source>puppet</source>
        <translation>木偶</translation>
    </message>
    <message>
        <source>voxel rig</source>
        <translation>体素绑定</translation>
    </message>
    <message>
        <source>Bound Models from Files…</source>
        <translation>从文件添加已绑定模型…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资源库</translation>
    </message>
    <message>
        <source>No approved model is there</source>
        <translation>没有已批准的模型</translation>
    </message>
    <message>
        <source>%1 was not added: %2</source>
        <translation>没有添加 %1：%2</translation>
    </message>
    <message>
        <source>Character, rig or puppet</source>
        <translation>角色、绑定或木偶</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>What is published</source>
        <translation>发布的内容</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Publish a bound model from elsewhere too: from a file, or from the library</source>
        <translation>也可发布别处的已绑定模型：来自文件，或来自模型库</translation>
    </message>
    <message>
        <source>Take everything else out of the publication</source>
        <translation>把其他内容全部撤出发布</translation>
    </message>
    <message>
        <source>What was published before and is not chosen here is removed; without this it stays as it was published</source>
        <translation>以前发布过而这里没选的会被删除；不勾选则保持原来的发布</translation>
    </message>
    <message>
        <source>Puppets:</source>
        <translation>木偶：</translation>
    </message>
    <message>
        <source>version as it is</source>
        <translation>版本不变</translation>
    </message>
    <message>
        <source>version 1</source>
        <translation>版本 1</translation>
    </message>
    <message>
        <source>version 2</source>
        <translation>版本 2</translation>
    </message>
    <message>
        <source>What version 1 cannot hold is listed before anything is written</source>
        <translation>版本 1 装不下的内容会在写入之前列出</translation>
    </message>
    <message>
        <source>Version of puppets</source>
        <translation>木偶的版本</translation>
    </message>
    <message>
        <source>compressed as it is</source>
        <translation>压缩不变</translation>
    </message>
    <message>
        <source>not compressed</source>
        <translation>不压缩</translation>
    </message>
    <message>
        <source>How puppets are compressed</source>
        <translation>木偶如何压缩</translation>
    </message>
    <message>
        <source>Compression of puppets</source>
        <translation>木偶的压缩</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Who is published?</source>
        <translation>发布谁？</translation>
    </message>
    <message>
        <source>Choose at least one.</source>
        <translation>至少选一个。</translation>
    </message>
    <message>
        <source>Say which member %1 is, or do not choose it.</source>
        <translation>请说明 %1 对应哪个成员，或取消选择它。</translation>
    </message>
    <message>
        <source>Nobody says under which licence this is; double-click to say it</source>
        <translation>没有任何地方注明它的许可；双击即可填写</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>另有 %n 项。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PublishKindsPage</name>
    <message>
        <source>Kinds of work</source>
        <translation>工种</translation>
    </message>
    <message>
        <source>Who does what, when?</source>
        <translation>谁在什么时候做什么？</translation>
    </message>
    <message>
        <source>Dry Run</source>
        <translation>预演</translation>
    </message>
    <message>
        <source>A game says what kind of work a member is at. Walking always wins; a kind that is not in the list plays the default.</source>
        <translation>游戏会告诉成员在做哪种工作。走动总是优先；不在列表里的工种播默认动作。</translation>
    </message>
    <message>
        <source>Action of “%1”</source>
        <translation>“%1”的动作</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) mapped.</source>
        <translation>
            <numerusform>映射了 %n 个工种。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not mapped, and so “%1”: %2.</source>
        <translation>没有映射、因此播“%1”的有：%2。</translation>
    </message>
    <message>
        <source>Baking the packs</source>
        <translation>正在烘焙动作包</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>走动</translation>
    </message>
    <message>
        <source>Chasing</source>
        <translation>追赶</translation>
    </message>
    <message>
        <source>What members do who have nothing else to do</source>
        <translation>无事可做的成员做什么</translation>
    </message>
    <message>
        <source>What members do who walk</source>
        <translation>走动的成员做什么</translation>
    </message>
    <message>
        <source>What members do who run after somebody</source>
        <translation>追赶别人的成员做什么</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>工种</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Kinds of work and their actions</source>
        <translation>工种及其动作</translation>
    </message>
    <message>
        <source>Another kind of work</source>
        <translation>另一个工种</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add this kind to the list</source>
        <translation>把这个工种加入列表</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Take the chosen kind out of the list; it plays the default then</source>
        <translation>把选中的工种移出列表，它会播默认动作</translation>
    </message>
    <message>
        <source>Keep these choices in publish.json</source>
        <translation>把这些选择保存到 publish.json</translation>
    </message>
    <message>
        <source>The next publication of this project, here or by marrow-cli, begins with them</source>
        <translation>下次发布这个项目时（在这里或用 marrow-cli）会从这些选择开始</translation>
    </message>
    <message>
        <source>Choose the actions for standing, walking and chasing.</source>
        <translation>请选择站立、行走和追赶时的动作。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Their actions are no longer published, and so “%1”: %2.</source>
        <translation>以下活动的动作不再发布，因此改用“%1”：%2。</translation>
    </message>
</context>
<context>
    <name>marrow::PublishPlacesPage</name>
    <message>
        <source>A project has bound characters NAME_rigged.glb in the folder characters, retargeted actions in actions, hand-keyed ones in anim_edit, rigs in voxels and puppets in puppets. The game's own files are never touched: published files stand beside them.</source>
        <translation>项目里，已绑定的角色 NAME_rigged.glb 放在 characters，重定向的动作放在 actions，手 K 动作放在 anim_edit，体素绑定放在 voxels，木偶放在 puppets。游戏自己的文件不会被改动，发布的文件放在它们旁边。</translation>
    </message>
    <message>
        <source>Choose the project.</source>
        <translation>请选择项目。</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>没有文件或文件夹 %1。</translation>
    </message>
    <message>
        <source>Choose the folder to publish to.</source>
        <translation>请选择要发布到的目录。</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>正在读取项目</translation>
    </message>
    <message>
        <source>Project: a folder, or a single bound model, rig or puppet</source>
        <translation>项目：一个文件夹，或单个已绑定模型、体素绑定或木偶</translation>
    </message>
    <message>
        <source>Publish to: the folder of the game's models</source>
        <translation>发布到：游戏模型所在的目录</translation>
    </message>
    <message>
        <source>Folder with characters, actions, voxels, puppets</source>
        <translation>含 characters、actions、voxels、puppets 的文件夹</translation>
    </message>
    <message>
        <source>Folder where chr_NAME.glb stand, or a new one</source>
        <translation>chr_NAME.glb 所在的文件夹，或一个新文件夹</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>What is published, and to which folder?</source>
        <translation>发布什么，发布到哪个目录？</translation>
    </message>
</context>
<context>
    <name>marrow::PublishPlanPage</name>
    <message>
        <source>Dry run</source>
        <translation>预演</translation>
    </message>
    <message>
        <source>This is what would be written. Publish it?</source>
        <translation>将写入以下内容。要发布吗？</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Nothing was written yet. %1 will be written to %2.</source>
        <translation>还没有写入任何东西。将向 %2 写入 %1。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>还有 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Publishing</source>
        <translation>正在发布</translation>
    </message>
    <message>
        <source>The choices made here are kept in %1.</source>
        <translation>这里的选择会保存到 %1。</translation>
    </message>
</context>
<context>
    <name>marrow::PublishResultPage</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>Open on the Stage</source>
        <translation>在舞台上打开</translation>
    </message>
    <message>
        <source>Play the folder as a game does</source>
        <translation>像游戏那样播放这个目录</translation>
    </message>
    <message>
        <source>Show the Folder</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Open the folder in the file manager</source>
        <translation>在文件管理器中打开这个文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>SHA-1</source>
        <translation>SHA-1</translation>
    </message>
    <message>
        <source>Files that were published</source>
        <translation>已发布的文件</translation>
    </message>
    <message>
        <source>Every file was read back and compared before it was moved in.</source>
        <translation>每个文件移入之前都已读回并比对。</translation>
    </message>
    <message>
        <source>The choices could not be kept: %1</source>
        <translation>选择未能保存：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n 个成员</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clip(s)</source>
        <translation>
            <numerusform>%n 个片段</numerusform>
        </translation>
    </message>
    <message>
        <source>Published to %1: %2 of together %3, in %4 s.</source>
        <translation>已发布到 %1：%2，共 %3，用时 %4 秒。</translation>
    </message>
    <message>
        <source>Published %1, each with %2, to %3: %4 of together %5, in %6 s.</source>
        <translation>已将 %1（每个 %2）发布到 %3：%4，共 %5，用时 %6 秒。</translation>
    </message>
    <message>
        <source>lists the others</source>
        <translation>列出其余文件</translation>
    </message>
</context>
<context>
    <name>marrow::PublishWizard</name>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
</context>
<context>
    <name>marrow::PublishWorkbench</name>
    <message>
        <source>Publication</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>验收</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Look at what was published and play it as a game does</source>
        <translation>查看已发布的内容，并像游戏那样播放</translation>
    </message>
    <message>
        <source>The publication was not rolled back</source>
        <translation>没有回退发布</translation>
    </message>
    <message>
        <source>Rolled back: games show the original models. anim_map.json is kept as a copy.</source>
        <translation>已回退：游戏显示原模型。anim_map.json 留有副本。</translation>
    </message>
    <message>
        <source>Publish Again…</source>
        <translation>重新发布…</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s) on the stage</source>
        <translation>
            <numerusform>舞台上有 %n 个成员</numerusform>
        </translation>
    </message>
    <message>
        <source>Run acceptance</source>
        <translation>运行验收</translation>
    </message>
    <message>
        <source>publication</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Roll back the publication</source>
        <translation>回退发布</translation>
    </message>
    <message>
        <source>%1: walk</source>
        <translation>%1：走动</translation>
    </message>
    <message>
        <source>member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>The files are being compared with the manifest…</source>
        <translation>正在把文件与发布台账比对…</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetCanvas</name>
    <message>
        <source>Puppet canvas</source>
        <translation>木偶画布</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Decoding the texture pages…</source>
        <translation>正在解码纹理页…</translation>
    </message>
    <message>
        <source>Drawn without OpenGL 3.3: slower, but exact.</source>
        <translation>未使用 OpenGL 3.3 绘制：较慢，但结果准确。</translation>
    </message>
    <message>
        <source>Drag to move the canvas</source>
        <translation>拖动以移动画布</translation>
    </message>
    <message>
        <source>Drag to move the border between core (left) and advanced (right)</source>
        <translation>拖动核心（左）与高级（右）之间的分界线</translation>
    </message>
    <message>
        <source>Click selects “%1”; Ctrl adds it, Alt or Tab goes on to what lies below</source>
        <translation>单击选择“%1”；Ctrl 加选，Alt 或 Tab 依次选择下层</translation>
    </message>
    <message>
        <source>Wheel zooms, middle button or Space and drag moves the canvas, F frames the selection</source>
        <translation>滚轮缩放，中键或空格拖动移动画布，F 聚焦选中项</translation>
    </message>
    <message>
        <source>Select “%1”</source>
        <translation>选择“%1”</translation>
    </message>
    <message>
        <source>Frame the selection</source>
        <translation>聚焦选中项</translation>
    </message>
    <message>
        <source>Show the whole canvas</source>
        <translation>显示整个画布</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>max %1 px · mean %2 px</source>
        <translation>最大 %1 像素 · 平均 %2 像素</translation>
    </message>
    <message>
        <source>Core and advanced mode put every vertex at the same place</source>
        <translation>核心与高级模式下每个顶点位置相同</translation>
    </message>
    <message>
        <source>Largest and mean distance of a vertex between core and advanced mode. Click to see the worst mesh: %1</source>
        <translation>核心与高级模式之间顶点的最大与平均距离。点击查看差异最大的网格：%1</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetContext</name>
    <message>
        <source>Mesh %1</source>
        <translation>网格 %1</translation>
    </message>
    <message>
        <source>Deformer %1</source>
        <translation>变形器 %1</translation>
    </message>
    <message>
        <source>Bone %1</source>
        <translation>骨骼 %1</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>部件 %1</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>Physics group %1</source>
        <translation>物理组 %1</translation>
    </message>
    <message>
        <source>Collider %1</source>
        <translation>碰撞体 %1</translation>
    </message>
    <message>
        <source>Hit area %1</source>
        <translation>点击区域 %1</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetSession</name>
    <message>
        <source>Puppet (*.p2lrt)</source>
        <translation>木偶 (*.p2lrt)</translation>
    </message>
</context>
<context>
    <name>marrow::PuppetSizePreview</name>
    <message>
        <source>Measuring…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>The file has %1 now and would have %2 (%3 %).</source>
        <translation>文件现在有 %1，写出后为 %2（%3 %）。</translation>
    </message>
    <message>
        <source>Nothing would be lost.</source>
        <translation>不会丢失任何内容。</translation>
    </message>
    <message>
        <source>What would be lost:</source>
        <translation>将会丢失：</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::PuppetWorkbench</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Puppet</source>
        <translation>木偶</translation>
    </message>
    <message>
        <source>Play a puppet, work its parameters, edit their panel</source>
        <translation>播放木偶，调节参数，编辑参数面板</translation>
    </message>
    <message numerus="yes">
        <source>Selected: %n thing(s)</source>
        <translation>
            <numerusform>已选 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Sound for the lips</source>
        <translation>口型用的声音</translation>
    </message>
    <message>
        <source>Sound (*.wav)</source>
        <translation>声音 (*.wav)</translation>
    </message>
    <message>
        <source>%1 was not read</source>
        <translation>未读取 %1</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>%1 is larger than any speech (256 MiB).</source>
        <translation>%1 超过了语音文件的上限（256 MiB）。</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>检视</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写出 %1。</translation>
    </message>
    <message>
        <source>%1: the stored bytes do not have the checksum the file gives; the chunk was changed or damaged.</source>
        <translation>%1：存储的字节与文件给出的校验和不符；这个数据块被改动过或已损坏。</translation>
    </message>
    <message>
        <source>Texture page %1 cannot be shown: %2</source>
        <translation>贴图页 %1 无法显示：%2</translation>
    </message>
    <message numerus="yes">
        <source>A texture page cannot be shown, and so %n mesh(es) cannot be seen: %1</source>
        <translation>
            <numerusform>有一张贴图页无法显示，%n 个网格因此看不见：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the issues</source>
        <translation>查看问题</translation>
    </message>
    <message>
        <source>Check the file</source>
        <translation>检查文件</translation>
    </message>
    <message>
        <source>A check reads the file again and looks at the checksum of every chunk and at every texture page.</source>
        <translation>检查会重新读取文件，核对每个数据块的校验和，并查看每一张贴图页。</translation>
    </message>
    <message>
        <source>Every chunk has its checksum, and every texture page can be shown.</source>
        <translation>每个数据块的校验和都相符，每一张贴图页都能显示。</translation>
    </message>
</context>
<context>
    <name>marrow::ReadingStrip</name>
    <message numerus="yes">
        <source>Opening %1, %n more waiting</source>
        <translation>
            <numerusform>正在打开 %1，另有 %n 个在等待</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Stop opening %1; other documents stay as they are</source>
        <translation>停止打开 %1；其他文档不受影响</translation>
    </message>
</context>
<context>
    <name>marrow::RecoveryDialog</name>
    <message>
        <source>Recover unsaved work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message numerus="yes">
        <source>Marrow ended before %1 was saved. Its journal holds %n step(s), the last one from %2. Choose the step to go on from; the file on the disk is not touched until you save.</source>
        <translation>
            <numerusform>Marrow 在 %1 保存之前结束了。它的日志里有 %n 步，最后一步在 %2。请选择从哪一步继续；在你保存之前，磁盘上的文件不会改变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Throw the journal away</source>
        <translation>丢弃日志</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>打开时的样子</translation>
    </message>
    <message>
        <source>Marrow ended before %1 was saved. What was recovered the last time is still in its journal; the file on the disk is not touched until you save.</source>
        <translation>Marrow 在 %1 保存之前结束了。上次恢复的内容仍在它的日志里；在你保存之前，磁盘上的文件不会改变。</translation>
    </message>
    <message>
        <source>As it was recovered last time</source>
        <translation>上次恢复后的样子</translation>
    </message>
    <message>
        <source>Marrow ended while a document was open that is in no file yet. What was recovered the last time is still in its journal.</source>
        <translation>Marrow 上次结束时有一个还没有存成文件的文档。上次恢复的内容仍在它的日志里。</translation>
    </message>
    <message numerus="yes">
        <source>Marrow ended while a document was open that is in no file yet. Its journal holds %n step(s), the last one from %1. Choose the step to go on from.</source>
        <translation>
            <numerusform>Marrow 上次结束时有一个还没有存成文件的文档。它的日志里有 %n 步，最后一步在 %1。请选择从哪一步继续。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::ReportTable</name>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>How far an arm or leg is from the source's direction at most; the bar is full at %1°</source>
        <translation>手臂或腿与源方向的最大夹角；到 %1° 时条满</translation>
    </message>
    <message>
        <source>How far a foot strays while it stands; the bar is full at 1 % of the figure's height</source>
        <translation>脚站定期间偏移的距离；达到身高的 1 % 时条满</translation>
    </message>
    <message>
        <source>How far the lowest sole is below the floor; the bar is full at 2 % of the figure's height</source>
        <translation>最低的脚底在地面下的深度；达到身高的 2 % 时条满</translation>
    </message>
    <message>
        <source>Show frame %1</source>
        <translation>显示第 %1 帧</translation>
    </message>
    <message>
        <source>%1° %2</source>
        <translation>%1° %2</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 厘米</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>The target has no feet.</source>
        <translation>目标没有脚。</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>瞬间</translation>
    </message>
    <message>
        <source>Four moments of the clip, as it will be baked</source>
        <translation>片段中的四个瞬间，与烘焙结果一致</translation>
    </message>
    <message>
        <source>How far standing soles hover above where the source's stand; the bar is full at 2 % of the figure's height</source>
        <translation>站定时脚底比源动作高出多少；达到人物身高的 2 % 时条形满格</translation>
    </message>
    <message>
        <source>The source has no joint that plays these; they stay at rest: %1</source>
        <translation>源动作没有对应这些关节的骨骼，它们保持静止姿势：%1</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>夹角</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>滑步</translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation>入地</translation>
    </message>
    <message>
        <source>Hovers</source>
        <translation>离地</translation>
    </message>
    <message>
        <source>%1 of %2, %3 frames, %4 s, %5 channels</source>
        <translation>%2 中的 %1，%3 帧，%4 秒，%5 条通道</translation>
    </message>
</context>
<context>
    <name>marrow::ResponseView</name>
    <message>
        <source>Tugging…</source>
        <translation>正在测试…</translation>
    </message>
    <message>
        <source>Tug and plot the swing</source>
        <translation>拉动并绘制摆动</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>%1: does not move</source>
        <translation>%1：不动</translation>
    </message>
    <message>
        <source>%1: peak %2 px, overshoot %3 px, at rest after %4 s</source>
        <translation>%1：峰值 %2 像素，过冲 %3 像素，%4 秒后静止</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Nothing moves with this parameter.</source>
        <translation>没有东西随此参数移动。</translation>
    </message>
    <message>
        <source>The parameter to tug; type to find it</source>
        <translation>要拉动的参数；输入可查找</translation>
    </message>
    <message>
        <source>to</source>
        <translation>拉到</translation>
    </message>
    <message>
        <source>Where it is pulled to, and let go from after four tenths of a second</source>
        <translation>拉到的位置，停留 0.4 秒后放开</translation>
    </message>
    <message>
        <source>Pulls the parameter for 0.6 s on a copy of the puppet and follows the swing for 3 s</source>
        <translation>在木偶副本上拉动参数 0.6 秒，再跟踪摆动 3 秒</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>The mesh whose swing is plotted; the widest swing comes first</source>
        <translation>绘制哪个网格的摆动；摆动最大的排在最前</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>How the mesh swings, in canvas pixels over time</source>
        <translation>网格随时间的摆动，单位画布像素</translation>
    </message>
    <message>
        <source>Choose a parameter and tug it: the swing of what hangs on it is plotted here.</source>
        <translation>选择一个参数并拉动它：受它牵动的部分如何摆动会绘制在这里。</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetMapPage</name>
    <message>
        <source>Joint map</source>
        <translation>骨骼映射</translation>
    </message>
    <message>
        <source>Which joint is which?</source>
        <translation>骨骼如何对应？</translation>
    </message>
    <message>
        <source>Choose a joint at the left and the source's joint that plays it at the right. Thick lines are the choice, dashed ones what the names say otherwise, dotted ones what the shape says otherwise.</source>
        <translation>先点左侧的骨骼，再点右侧源骨架中与它对应的骨骼。粗线是当前选择；虚线是名称给出的不同意见，点线是形状给出的不同意见。</translation>
    </message>
    <message>
        <source>Proposed by the shape</source>
        <translation>按形状推荐</translation>
    </message>
    <message>
        <source>Proposed: %1</source>
        <translation>推荐：%1</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>预设：%1</translation>
    </message>
    <message>
        <source>Edited here</source>
        <translation>在此编辑</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Read the source by another map</source>
        <translation>改用另一份映射读取源骨架</translation>
    </message>
    <message>
        <source>Name of a preset</source>
        <translation>预设名称</translation>
    </message>
    <message>
        <source>What the joint map is to be called when it is saved</source>
        <translation>保存这份骨骼映射时使用的名称</translation>
    </message>
    <message>
        <source>Save as Preset</source>
        <translation>保存为预设</translation>
    </message>
    <message>
        <source>Keep this joint map as a small file, for the next time and for the command line</source>
        <translation>把这份骨骼映射存成一个小文件，供下次和命令行使用</translation>
    </message>
    <message>
        <source>Joints of the skeleton and of the source</source>
        <translation>标准骨架与源骨架的骨骼</translation>
    </message>
    <message>
        <source>Undo the last change of the joint map (%1)</source>
        <translation>撤销对骨骼映射的上一次修改（%1）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo the change of the joint map (%1)</source>
        <translation>重做对骨骼映射的修改（%1）</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetOptionsPage</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>How should it be baked?</source>
        <translation>怎样烘焙？</translation>
    </message>
    <message>
        <source>The root is never moved: where a figure goes and which way it looks is decided by whoever plays the action.</source>
        <translation>根骨从不移动：人物走向哪里、朝向哪里，由播放动作的一方决定。</translation>
    </message>
    <message>
        <source>Joints that move</source>
        <translation>参与运动的骨骼</translation>
    </message>
    <message>
        <source>A joint without a tick stays at rest</source>
        <translation>未勾选的骨骼保持静止姿态</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetPreviewPage</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Does it look right?</source>
        <translation>看起来对吗？</translation>
    </message>
    <message>
        <source>The source at the left, what is baked at the right, every frame of every clip. Below: how far the worst arm or leg is from the source's direction.</source>
        <translation>左边是源动作，右边是烘焙结果，每个片段的每一帧都能看。下方是偏差最大的手臂或腿与源方向的夹角。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Measuring every clip…</source>
        <translation>正在测量每个片段…</translation>
    </message>
    <message>
        <source>None of the clips could be baked. %1</source>
        <translation>没有一个片段能够烘焙。%1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>播放或暂停（空格）</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Which clip is shown</source>
        <translation>显示哪个片段</translation>
    </message>
    <message>
        <source>Source and target side by side</source>
        <translation>源与目标并排</translation>
    </message>
    <message>
        <source>Largest angle over time</source>
        <translation>最大夹角随时间的变化</translation>
    </message>
    <message>
        <source>Click to see that frame; Left and Right step frames. The dashed line is the limit of %1°.</source>
        <translation>点击查看该帧；左右方向键逐帧移动。虚线是 %1° 的界限。</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>Drag to look around, wheel to come nearer, F to see all</source>
        <translation>拖动可环视，滚轮可靠近，按 F 看全貌</translation>
    </message>
    <message>
        <source>Frame %1 (0–%2) · %3 s</source>
        <translation>第 %1 帧（0–%2）· %3 秒</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetReferencePage</name>
    <message>
        <source>Reference pose</source>
        <translation>参考姿态</translation>
    </message>
    <message>
        <source>Which clip shows how the figure stands?</source>
        <translation>哪个片段说明人物的站姿？</translation>
    </message>
    <message>
        <source>Every movement is counted from its first frame, in all files. It should stand still with its arms down. Drag a handle to correct how the target stands then.</source>
        <translation>所有文件的动作都以它的首帧为起点计算。它应当静立、双臂下垂。拖动手柄可以修正目标此时的站姿。</translation>
    </message>
    <message>
        <source>None of the clips is named …Idle_A. Choose the one whose first frame stands still; the rest pose is not taken instead, as arms would end up behind the back.</source>
        <translation>没有名称以 Idle_A 结尾的片段。请选择首帧静立的片段；不会退回静止姿态，否则手臂会被压到身后。</translation>
    </message>
    <message>
        <source>%1 of %2, %3 frames</source>
        <translation>%2 中的 %1，%3 帧</translation>
    </message>
    <message>
        <source>The next page assigns joints.</source>
        <translation>可以在下一页指定骨骼。</translation>
    </message>
    <message>
        <source>Target, posed for this bake</source>
        <translation>目标，为本次烘焙摆姿</translation>
    </message>
    <message>
        <source>Target, at rest</source>
        <translation>目标，静止姿态</translation>
    </message>
    <message>
        <source>Source, %1</source>
        <translation>源动作，%1</translation>
    </message>
    <message>
        <source>Take Back the Corrections</source>
        <translation>撤回修正</translation>
    </message>
    <message>
        <source>Pose the target as it was proposed</source>
        <translation>恢复为推荐的目标姿态</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>肢体</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>How far the target's rest is from the source's reference pose</source>
        <translation>目标静止姿态与源参考姿态的夹角</translation>
    </message>
    <message>
        <source>How far the target is from it as it stands now</source>
        <translation>目标当前姿态与源参考姿态的夹角</translation>
    </message>
    <message>
        <source>Angles left between source and target</source>
        <translation>源与目标之间剩余的夹角</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Source and target over each other</source>
        <translation>源与目标重叠</translation>
    </message>
    <message>
        <source>Drag to look around, wheel to come nearer, F to see all. Drag a handle, or go to it with Tab and press Ctrl and an arrow, to turn the limb above it.</source>
        <translation>拖动可环视，滚轮可靠近，按 F 看全貌。拖动手柄，或用 Tab 选中手柄后按 Ctrl 加方向键，可转动其上方的肢体。</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetReportPage</name>
    <message>
        <source>Where the actions go</source>
        <translation>动作保存位置</translation>
    </message>
    <message>
        <source>Report card</source>
        <translation>成绩单</translation>
    </message>
    <message>
        <source>How well does it fit?</source>
        <translation>贴合得怎么样？</translation>
    </message>
    <message>
        <source>The worst clip stands first. Click a number to see the frame it is from. Nothing has been written yet.</source>
        <translation>最差的片段排在最前。点击数字可看它出自哪一帧。到目前为止还没有写入任何文件。</translation>
    </message>
    <message>
        <source>Choose the folder the actions go into.</source>
        <translation>请选择保存动作的文件夹。</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>烘焙</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源动作</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <translation>%1，第 %2 帧</translation>
    </message>
    <message>
        <source>The rig was removed in the meantime.</source>
        <translation>骨架在此期间已被移除。</translation>
    </message>
    <message>
        <source>Baking…</source>
        <translation>正在烘焙…</translation>
    </message>
    <message>
        <source>The clips go into %1 as one step, which can be undone.</source>
        <translation>片段将作为一步加入 %1，可以撤销。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>where the actions go, one file each</source>
        <translation>动作的保存位置，每个动作一个文件</translation>
    </message>
    <message>
        <source>The folder the baked actions are written to; files of the same name are replaced</source>
        <translation>烘焙好的动作写入此文件夹；同名文件会被替换</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Source and target at that frame</source>
        <translation>该帧的源与目标</translation>
    </message>
    <message numerus="yes">
        <source>%n actions of these names are in the folder already. Baking replaces them.</source>
        <translation>
            <numerusform>文件夹里已有 %n 个同名动作，烘焙会替换它们。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::RetargetResultPage</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message numerus="yes">
        <source>%n clips were added to %1</source>
        <translation>
            <numerusform>已向 %1 加入 %n 个片段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n actions were baked</source>
        <translation>
            <numerusform>已烘焙 %n 个动作</numerusform>
        </translation>
    </message>
    <message>
        <source>They are one step of the history: undo takes all of them away again. Save the rig to keep them.</source>
        <translation>它们是历史记录中的一步：撤销即可全部移除。要保留请保存骨架。</translation>
    </message>
    <message>
        <source>They are in %1. A pack for a game is made from this folder.</source>
        <translation>它们在 %1 中。游戏用的动作包由此文件夹生成。</translation>
    </message>
    <message>
        <source>%1 frames, %2 s, %3 channels</source>
        <translation>%1 帧，%2 秒，%3 个通道</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What was written</source>
        <translation>写入的内容</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Show the files in the file manager</source>
        <translation>在文件管理器中显示这些文件</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetSourcesPage</name>
    <message>
        <source>Motions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Motions (*.glb *.gltf *.vrm *.vrma *.bvh *.vmd *.fbx *.json *.ndjson);;All files (*)</source>
        <translation>动作 (*.glb *.gltf *.vrm *.vrma *.bvh *.vmd *.fbx *.json *.ndjson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Which motions?</source>
        <translation>要用哪些动作？</translation>
    </message>
    <message>
        <source>Add all files of a set at once: one clip among them shows how the figure stands, and serves the others. Files can be dropped here.</source>
        <translation>请一次加入整套文件：其中一个片段说明人物的站姿，其余文件共用它。也可以把文件拖到这里。</translation>
    </message>
    <message>
        <source>Add at least one file with motions.</source>
        <translation>请至少加入一个动作文件。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Reading the motions…</source>
        <translation>正在读取动作…</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Choose files with motions: .glb, .gltf, .vrm, .vrma, .bvh, .vmd, .fbx, .json</source>
        <translation>选择动作文件：.glb、.gltf、.vrm、.vrma、.bvh、.vmd、.fbx、.json</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Take the selected files out of the list; they stay on the disk</source>
        <translation>把选中的文件移出列表；磁盘上的文件不变</translation>
    </message>
    <message>
        <source>Files with motions</source>
        <translation>动作文件</translation>
    </message>
    <message>
        <source>read with the next page</source>
        <translation>进入下一页时读取</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetStage</name>
    <message>
        <source>Drag a handle to turn the limb above it; drag beside it to turn the view</source>
        <translation>拖动手柄可转动其上方的肢体；在手柄旁拖动可转动视图</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetTargetPage</name>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Onto what?</source>
        <translation>重定向到哪里？</translation>
    </message>
    <message>
        <source>A bound character gets actions, which serve every other character of the same rest as well. A voxel rig gets clips of its own.</source>
        <translation>已绑定的角色得到动作文件，静止姿态相同的其他角色也能共用；体素骨架得到它自己的片段。</translation>
    </message>
    <message>
        <source>Choose what is to move.</source>
        <translation>请选择要动起来的对象。</translation>
    </message>
    <message>
        <source>Bound characters and voxel rigs (*.glb *.gltf *.vfp);;All files (*)</source>
        <translation>已绑定的角色与体素骨架 (*.glb *.gltf *.vfp);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the target…</source>
        <translation>正在读取目标…</translation>
    </message>
    <message>
        <source>A standard figure of 1.75 m, for every character</source>
        <translation>1.75 米的标准人形，供所有角色使用</translation>
    </message>
    <message>
        <source>Open now: its clips are added as one step, which can be undone</source>
        <translation>当前已打开：片段作为一步加入，可以撤销</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标列表</translation>
    </message>
    <message>
        <source>Choose a File…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>A bound character (.glb) or a voxel rig (.vfp) that is not open</source>
        <translation>尚未打开的已绑定角色（.glb）或体素骨架（.vfp）</translation>
    </message>
</context>
<context>
    <name>marrow::RetargetWizard</name>
    <message>
        <source>Retarget Motions</source>
        <translation>动作重定向</translation>
    </message>
</context>
<context>
    <name>marrow::RigContext</name>
    <message>
        <source>Joint %1</source>
        <translation>关节 %1</translation>
    </message>
</context>
<context>
    <name>marrow::ScriptPlayer</name>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>pose groups</source>
        <translation>姿势组</translation>
    </message>
    <message>
        <source>entries in the pose group</source>
        <translation>姿势组里的项</translation>
    </message>
    <message>
        <source>The command %1 asks for number %2, but the puppet has %3 %4, numbered from 0.</source>
        <translation>命令 %1 要用第 %2 个，但木偶只有 %3 个%4，从 0 编号。</translation>
    </message>
    <message>
        <source>A step needs a "do" list that begins with the name of a command.</source>
        <translation>每一步需要一个以命令名开头的 "do" 列表。</translation>
    </message>
    <message>
        <source>There is no command named "%1".</source>
        <translation>没有名为“%1”的命令。</translation>
    </message>
    <message numerus="yes">
        <source>The command %1 takes %n argument(s), but this step gives %2.</source>
        <translation>
            <numerusform>命令 %1 需要 %n 个参数，但这一步给了 %2 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Argument %1 of %2 must be a number.</source>
        <translation>%2 的第 %1 个参数必须是数。</translation>
    </message>
    <message>
        <source>Argument %1 of %2 must be a whole number.</source>
        <translation>%2 的第 %1 个参数必须是整数。</translation>
    </message>
</context>
<context>
    <name>marrow::SearchField</name>
    <message>
        <source>Part of a name. Down or Return goes on to what was found, Escape clears.</source>
        <translation>输入名称的一部分。向下键或回车转到结果，Esc 清空。</translation>
    </message>
</context>
<context>
    <name>marrow::Section</name>
    <message>
        <source>Fold this part away (Space)</source>
        <translation>收起这一栏（空格）</translation>
    </message>
    <message>
        <source>Open this part (Space)</source>
        <translation>展开这一栏（空格）</translation>
    </message>
</context>
<context>
    <name>marrow::SectionsModel</name>
    <message>
        <source>%1 at byte %2: %3 bytes stored, %4 unpacked, flags: %5, CRC-32 %6</source>
        <translation>%1，位于字节 %2：存储 %3 字节，解压后 %4，标志：%5，CRC-32 %6</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Codec</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>CRC</source>
        <translation>CRC</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a section not written yet</comment>
        <translation>新</translation>
    </message>
    <message>
        <source>ok</source>
        <comment>the checksum matches</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>differs</source>
        <comment>the checksum</comment>
        <translation>不同</translation>
    </message>
</context>
<context>
    <name>marrow::ShapeSliders</name>
    <message numerus="yes">
        <source>%n more; find them by name.</source>
        <translation>
            <numerusform>另有 %n 个，可按名称查找。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of that name.</source>
        <translation>没有这个名称。</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>按名称查找</translation>
    </message>
    <message>
        <source>Shows only what has this in its name; Down goes to the first</source>
        <translation>只显示名称中含有此内容的项；按下方向键跳到第一项</translation>
    </message>
</context>
<context>
    <name>marrow::ShortcutsDialog</name>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>No shortcut</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search actions</source>
        <translation>搜索操作</translation>
    </message>
    <message>
        <source>Marrow</source>
        <translation>Marrow</translation>
    </message>
    <message>
        <source>As in Blender</source>
        <translation>同 Blender</translation>
    </message>
    <message>
        <source>As in Blockbench</source>
        <translation>同 Blockbench</translation>
    </message>
    <message>
        <source>As in Photoshop</source>
        <translation>同 Photoshop</translation>
    </message>
    <message>
        <source>Replaces every shortcut by those of a program you know</source>
        <translation>把所有快捷键换成你熟悉的程序的</translation>
    </message>
    <message>
        <source>Take a preset</source>
        <translation>采用预设</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>%1 has this shortcut now and would lose it.</source>
        <translation>%1 现在用着这个快捷键，会失去它。</translation>
    </message>
    <message>
        <source>Choose an action, then press the keys it shall have.</source>
        <translation>选一个操作，再按下它要用的键。</translation>
    </message>
</context>
<context>
    <name>marrow::SimulationView</name>
    <message>
        <source>Simulation %1</source>
        <translation>模拟 %1</translation>
    </message>
    <message>
        <source>Turn the simulation on above to see how it goes.</source>
        <translation>在上面打开模拟，即可查看运行情况。</translation>
    </message>
    <message>
        <source>This puppet has no simulation.</source>
        <translation>此木偶没有模拟。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>每秒步数</translation>
    </message>
    <message>
        <source>Time dropped</source>
        <translation>丢弃的时间</translation>
    </message>
    <message>
        <source>Worst stretch</source>
        <translation>最大拉伸</translation>
    </message>
    <message>
        <source>Deepest penetration</source>
        <translation>最深穿透</translation>
    </message>
    <message>
        <source>Kinetic energy</source>
        <translation>动能</translation>
    </message>
    <message>
        <source>How often the simulation really stepped in the last moments</source>
        <translation>最近实际的每秒模拟步数</translation>
    </message>
    <message>
        <source>Time that passed in frames too long to catch up with: at most four steps are taken a frame</source>
        <translation>帧过长而没有追上的时间：每帧最多计算四步</translation>
    </message>
    <message>
        <source>The longest edge against its rest length</source>
        <translation>最长的边与其静止长度之比</translation>
    </message>
    <message>
        <source>How far the deepest particle is inside a collider</source>
        <translation>陷入碰撞体最深的粒子的深度</translation>
    </message>
    <message>
        <source>Falls to nothing as the cloth comes to rest; one that stays high will not settle</source>
        <translation>布料静止时降到零；一直很高则说明不会静止</translation>
    </message>
    <message>
        <source>The simulation whose numbers are shown</source>
        <translation>显示哪个模拟的数值</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Kinetic energy over the last seconds</source>
        <translation>最近几秒的动能</translation>
    </message>
    <message>
        <source>Play to see the energy settle.</source>
        <translation>播放即可看到能量如何平息。</translation>
    </message>
    <message>
        <source>Wind from the host</source>
        <translation>宿主风</translation>
    </message>
    <message>
        <source>Drag to blow at the cloth; double click for calm air</source>
        <translation>拖动以吹动布料；双击恢复无风</translation>
    </message>
    <message>
        <source>Wind to the right</source>
        <translation>向右的风</translation>
    </message>
    <message>
        <source>Wind downwards</source>
        <translation>向下的风</translation>
    </message>
    <message>
        <source>Start the simulations anew</source>
        <translation>重新开始模拟</translation>
    </message>
    <message>
        <source>Places every particle at its goal again</source>
        <translation>把每个粒子放回目标位置</translation>
    </message>
</context>
<context>
    <name>marrow::SkeletonModel</name>
    <message numerus="yes">
        <source>%1, joint %2: %n voxels</source>
        <translation>
            <numerusform>%1，关节 %2：%n 个体素</numerusform>
        </translation>
    </message>
    <message>
        <source>The default joint: voxels nobody assigned follow it.</source>
        <translation>默认关节：没有分配的体素跟随它。</translation>
    </message>
    <message>
        <source>Click to hide the joint's voxels. Alt+click shows only this joint.</source>
        <translation>单击隐藏该关节的体素。Alt+单击只显示这个关节。</translation>
    </message>
    <message>
        <source>Hidden. Click to show the joint's voxels again.</source>
        <translation>已隐藏。单击重新显示该关节的体素。</translation>
    </message>
    <message>
        <source>Locked: painting does not touch its voxels. Click to unlock.</source>
        <translation>已锁定：绘制不碰它的体素。单击解锁。</translation>
    </message>
    <message>
        <source>Click to lock: painting then leaves its voxels alone.</source>
        <translation>单击锁定：之后绘制不动它的体素。</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>Posed and not keyed (K keys it).</source>
        <translation>已摆姿势但未打关键帧（按 K 打关键帧）。</translation>
    </message>
    <message>
        <source>%1, posed and not keyed</source>
        <translation>%1，已摆姿势但未打关键帧</translation>
    </message>
</context>
<context>
    <name>marrow::SkeletonPanel</name>
    <message>
        <source>joint</source>
        <comment>the name a new joint gets</comment>
        <translation>关节</translation>
    </message>
    <message>
        <source>A joint cannot hang on itself or on something below it.</source>
        <translation>关节不能挂在自己或自己的下级上。</translation>
    </message>
    <message>
        <source>Hang on %1, keeping its place in the model. Alt: keep its local numbers.</source>
        <translation>挂到 %1 下，在模型里保持原位。Alt：保持局部数值。</translation>
    </message>
    <message>
        <source>Hang on %1, keeping its local numbers. Alt: keep its place in the model.</source>
        <translation>挂到 %1 下，保持局部数值。Alt：在模型里保持原位。</translation>
    </message>
    <message>
        <source>Make it a root. Alt: keep the other numbers.</source>
        <translation>设为根。Alt：保持另一种数值。</translation>
    </message>
    <message>
        <source>Show all joints</source>
        <translation>显示全部关节</translation>
    </message>
    <message>
        <source>Show only these</source>
        <translation>只显示这些</translation>
    </message>
    <message numerus="yes">
        <source>%n joints</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected, %1 voxels</source>
        <translation>
            <numerusform>已选 %n 个，%1 个体素</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有打开任何内容</translation>
    </message>
    <message>
        <source>The joints of a voxel rig are listed here. Open a .vfp file, or drop one on the window.</source>
        <translation>体素绑定的关节列在这里。打开 .vfp 文件，或把它拖到窗口上。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>The rig in this file could not be used</source>
        <translation>这个文件里的骨骼无法使用</translation>
    </message>
    <message>
        <source>The issues say why. It stays in the file until you start a new one.</source>
        <translation>原因见“问题”。在你新建之前，它会留在文件里。</translation>
    </message>
    <message>
        <source>This model has no skeleton yet</source>
        <translation>这个模型还没有骨骼</translation>
    </message>
    <message>
        <source>Joints let its parts move. A template is fitted to the model's size.</source>
        <translation>有了关节，各部分才能动。模板会按模型的大小配上。</translation>
    </message>
    <message>
        <source>From scratch</source>
        <translation>从零开始</translation>
    </message>
    <message>
        <source>Humanoid</source>
        <translation>人形</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>四足</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>手臂</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>车辆</translation>
    </message>
    <message>
        <source>From JSON…</source>
        <translation>从 JSON…</translation>
    </message>
    <message>
        <source>Bind voxels to the nearest joint</source>
        <translation>把体素绑定到最近的关节</translation>
    </message>
    <message>
        <source>Gives every voxel a joint by the way through the model, to paint over afterwards. Without it all voxels follow the root.</source>
        <translation>沿模型内部的路程给每个体素一个关节，之后可再绘制。不选则所有体素跟随根关节。</translation>
    </message>
    <message>
        <source>The model faces −Z</source>
        <translation>模型面朝 −Z</translation>
    </message>
    <message>
        <source>No joint is called "%1"</source>
        <translation>没有叫“%1”的关节</translation>
    </message>
    <message>
        <source>Escape in the search field shows all joints again.</source>
        <translation>在搜索框里按 Escape 可重新显示全部关节。</translation>
    </message>
    <message>
        <source>Search joints</source>
        <translation>搜索关节</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Add a child joint</source>
        <translation>添加子关节</translation>
    </message>
    <message>
        <source>Add a joint on the surface at the cursor</source>
        <translation>在光标处的表面添加关节</translation>
    </message>
    <message>
        <source>Add a joint in the middle of the piece at the cursor</source>
        <translation>在光标处那一块的中心添加关节</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Duplicate mirrored</source>
        <translation>镜像复制</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Make it the default joint</source>
        <translation>设为默认关节</translation>
    </message>
    <message>
        <source>Make it a root</source>
        <translation>设为根</translation>
    </message>
    <message>
        <source>Hide or show</source>
        <translation>隐藏或显示</translation>
    </message>
    <message>
        <source>Lock or unlock</source>
        <translation>锁定或解锁</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Select everything below</source>
        <translation>选中下面的全部</translation>
    </message>
    <message>
        <source>Number joints in tree order</source>
        <translation>按树的顺序编号</translation>
    </message>
    <message>
        <source>Open all branches</source>
        <translation>展开全部分支</translation>
    </message>
    <message>
        <source>Close all branches</source>
        <translation>收起全部分支</translation>
    </message>
    <message>
        <source>Show in the view</source>
        <translation>在视图中显示</translation>
    </message>
    <message>
        <source>Remove the rig</source>
        <translation>移除骨骼</translation>
    </message>
    <message>
        <source>Left and right (X)</source>
        <translation>左右 (X)</translation>
    </message>
    <message>
        <source>Up and down (Y)</source>
        <translation>上下 (Y)</translation>
    </message>
    <message>
        <source>Front and back (Z)</source>
        <translation>前后 (Z)</translation>
    </message>
    <message>
        <source>Add a child joint (Insert)</source>
        <translation>添加子关节 (Insert)</translation>
    </message>
    <message>
        <source>More for the whole skeleton</source>
        <translation>针对整个骨骼的更多操作</translation>
    </message>
    <message>
        <source>A joint dragged onto another one keeps its place in the model. Off: it keeps its local numbers and jumps.</source>
        <translation>把关节拖到另一个上时，它在模型里保持原位。关闭：保持局部数值，位置会跳动。</translation>
    </message>
    <message>
        <source>The front view shows a model's −Z side, and models are usually made to face it. Without it the front is +Z, and left and right change places.</source>
        <translation>正面视图看到的是模型的 −Z 一侧，模型通常面朝这边。不勾选则正面为 +Z，左右对调。</translation>
    </message>
    <message>
        <source>Fitting the skeleton</source>
        <translation>正在适配骨骼</translation>
    </message>
    <message>
        <source>Finding the way from each voxel to its joint. You can go on looking around.</source>
        <translation>正在为每个体素寻找所属的关节。期间可以继续查看模型。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop; the model stays without a skeleton</source>
        <translation>停止；模型仍没有骨骼</translation>
    </message>
</context>
<context>
    <name>marrow::SnapEditor</name>
    <message>
        <source>let go to take it away</source>
        <translation>松开即移除</translation>
    </message>
</context>
<context>
    <name>marrow::SnapshotBar</name>
    <message>
        <source>Show the pose %1. Right click renames, renews or removes it.</source>
        <translation>显示姿势“%1”。右键可重命名、更新或移除。</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Put the present pose in its place</source>
        <translation>用当前姿势更新</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Name of the pose</source>
        <translation>姿势名称</translation>
    </message>
    <message>
        <source>Keep this pose (Ctrl+K)</source>
        <translation>存下当前姿势 (Ctrl+K)</translation>
    </message>
    <message>
        <source>Keep this pose</source>
        <translation>存下当前姿势</translation>
    </message>
    <message>
        <source>No poses kept yet</source>
        <translation>尚未存下姿势</translation>
    </message>
</context>
<context>
    <name>marrow::StagePanel</name>
    <message>
        <source>Speed %1 %</source>
        <translation>速度 %1 %</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>something the contract does not know</source>
        <translation>契约不认识的工种</translation>
    </message>
    <message>
        <source>nothing to show</source>
        <translation>没有可显示的</translation>
    </message>
    <message>
        <source>published</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>original model</source>
        <translation>原模型</translation>
    </message>
    <message>
        <source>For everybody; select members to tell them alone:</source>
        <translation>对所有人；选中成员可以单独指挥：</translation>
    </message>
    <message numerus="yes">
        <source>For the %n selected:</source>
        <translation>
            <numerusform>对选中的 %n 个：</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is on the stage.</source>
        <translation>舞台上没有人。</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>显示为</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>正在播放</translation>
    </message>
    <message>
        <source>Members on the stage</source>
        <translation>舞台上的成员</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>走动</translation>
    </message>
    <message>
        <source>Walking wins over any work</source>
        <translation>走动优先于任何工作</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>追赶</translation>
    </message>
    <message>
        <source>Run after somebody</source>
        <translation>追赶别人</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>站立</translation>
    </message>
    <message>
        <source>Neither walk nor work: the default action</source>
        <translation>既不走动也不干活：播默认动作</translation>
    </message>
    <message>
        <source>Works at</source>
        <translation>工作</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>工种</translation>
    </message>
    <message>
        <source>What members work at, and the action the contract maps it to</source>
        <translation>成员在做什么工作，以及契约映射的动作</translation>
    </message>
    <message>
        <source>One Each</source>
        <translation>各做一种</translation>
    </message>
    <message>
        <source>Give every member another kind of work, in the order of the list</source>
        <translation>按列表顺序，让每个成员做不同的工作</translation>
    </message>
    <message>
        <source>Crowd</source>
        <translation>人群</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>Every member once</source>
        <translation>每个成员各一次</translation>
    </message>
    <message numerus="yes">
        <source>%n at once, each with a pose of its own</source>
        <translation>
            <numerusform>同时 %n 个，各有各的姿态</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed of the stage</source>
        <translation>舞台的速度</translation>
    </message>
    <message>
        <source>How fast time goes on the stage</source>
        <translation>舞台上时间的快慢</translation>
    </message>
    <message>
        <source>no work</source>
        <translation>不工作</translation>
    </message>
    <message>
        <source>%1, ended</source>
        <translation>%1（已播完）</translation>
    </message>
    <message>
        <source>What a frame costs is measured while it plays.</source>
        <translation>播放时会测量每帧的开销。</translation>
    </message>
    <message numerus="yes">
        <source>%n on the stage: a frame takes %1 ms, %2 to move and %3 to draw. Frames a second: %4.</source>
        <translation>
            <numerusform>舞台上有 %n 个成员：每帧 %1 毫秒，其中动作 %2、绘制 %3。每秒 %4 帧。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::StageView</name>
    <message>
        <source>Nobody is on the stage</source>
        <translation>舞台上没有人</translation>
    </message>
    <message>
        <source>Published members stand here and do what a game would tell them, and so do the game's own models chr_NAME.glb in the folder.</source>
        <translation>已发布的成员站在这里，做游戏会让他们做的事；目录里游戏自己的模型 chr_NAME.glb 也是。</translation>
    </message>
    <message>
        <source>Publish Characters…</source>
        <translation>发布角色…</translation>
    </message>
</context>
<context>
    <name>marrow::StartPage</name>
    <message>
        <source>today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Import a model…</source>
        <translation>导入模型…</translation>
    </message>
    <message>
        <source>Sample: the chef</source>
        <translation>示例：厨师</translation>
    </message>
    <message>
        <source>Sample: the cat</source>
        <translation>示例：猫</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近文件</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>已经不在那里</translation>
    </message>
    <message>
        <source>Files you open will be listed here with their pictures.</source>
        <translation>你打开过的文件会连同图片列在这里。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Take off this list</source>
        <translation>从列表中去掉</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Sample: the lantern keeper</source>
        <translation>示例：提灯人</translation>
    </message>
    <message>
        <source>Drop a voxel rig, a puppet, a character or a model here</source>
        <translation>把体素骨架、木偶、角色或模型拖到这里</translation>
    </message>
    <message>
        <source>Sample: the wayfarer</source>
        <translation>示例：行者</translation>
    </message>
    <message>
        <source>Sample: a walk</source>
        <translation>示例：行走</translation>
    </message>
    <message>
        <source>Open a .vfp to build its skeleton, paint which voxel follows which joint and animate it, or a .p2lrt to play a puppet and edit its panel. A .glb, .vrm, .fbx or .pmx becomes a bound character that motions (.bvh, .vmd, .vrma) are retargeted to. Every step is written to a journal, so nothing is lost when the power goes.</source>
        <translation>打开 .vfp 搭建骨骼、绘制体素归属并制作动画；打开 .p2lrt 播放木偶并编辑参数面板。.glb、.vrm、.fbx 或 .pmx 可绑定为角色，再把动作（.bvh、.vmd、.vrma）重定向给它。每一步都写入日志，断电也不会丢失。</translation>
    </message>
</context>
<context>
    <name>marrow::StatusPill</name>
    <message>
        <source>skin</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>links</source>
        <translation>精确链接</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>collision</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>core</source>
        <translation>核心</translation>
    </message>
    <message>
        <source>physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>播放中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Runs now: %1
The file offers beside the core: %2
It does not have: %3</source>
        <translation>正在运行：%1
除核心外文件还提供：%2
文件没有：%3</translation>
    </message>
</context>
<context>
    <name>marrow::TexturePageView</name>
    <message>
        <source>Decoding the texture pages…</source>
        <translation>正在解码纹理页…</translation>
    </message>
    <message>
        <source>This page cannot be shown here.</source>
        <translation>此页无法在这里显示。</translation>
    </message>
</context>
<context>
    <name>marrow::TextureView</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>The texture page that is shown</source>
        <translation>显示哪一页纹理</translation>
    </message>
    <message>
        <source>Texture page with the outlines of the meshes</source>
        <translation>带网格轮廓的纹理页</translation>
    </message>
    <message>
        <source>beside the file: %1</source>
        <translation>外部文件：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2 px, %3, %4 · used by %n meshes</source>
        <translation>
            <numerusform>%1 × %2 像素，%3，%4 · %n 个网格使用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::TimeRuler</name>
    <message>
        <source>Drag to move the playhead (Shift: between frames). The band above is the part that plays: drag its ends, double click for the whole clip.</source>
        <translation>拖动可移动播放头（按住 Shift 可停在帧与帧之间）。上方的条带是播放区间：拖动两端调整，双击恢复为整个片段。</translation>
    </message>
    <message>
        <source>Time ruler</source>
        <translation>时间标尺</translation>
    </message>
    <message>
        <source>Plays from %1 to %2</source>
        <translation>播放区间：%1 至 %2</translation>
    </message>
    <message>
        <source>Play from the Playhead On</source>
        <translation>从播放头处开始播放</translation>
    </message>
    <message>
        <source>Play up to the Playhead</source>
        <translation>播放到播放头为止</translation>
    </message>
    <message>
        <source>Play the Whole Clip</source>
        <translation>播放整个片段</translation>
    </message>
</context>
<context>
    <name>marrow::TimelineDock</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Import clips</source>
        <translation>导入片段</translation>
    </message>
    <message>
        <source>Clips or a rig as JSON (*.json)</source>
        <translation>片段或绑定 JSON (*.json)</translation>
    </message>
    <message>
        <source>The clips were not taken over</source>
        <translation>没有载入片段</translation>
    </message>
    <message>
        <source>Export %1 as</source>
        <translation>把 %1 导出为</translation>
    </message>
    <message>
        <source>Clips as JSON (*.json)</source>
        <translation>片段 JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>没有写出 %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写出 %1。</translation>
    </message>
</context>
<context>
    <name>marrow::TimelineModel</name>
    <message>
        <source>Select keys first, then copy them</source>
        <translation>请先选择关键帧再复制</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) copied; Ctrl+V puts them at the playhead</source>
        <translation>
            <numerusform>已复制 %n 个关键帧，按 Ctrl+V 粘贴到播放头处</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no keys on the clipboard</source>
        <translation>剪贴板里没有关键帧</translation>
    </message>
    <message>
        <source>Select the joint that shall have the keys</source>
        <translation>请选择要接收这些关键帧的关节</translation>
    </message>
    <message>
        <source>The copied keys are of several joints; paste them with Ctrl+V</source>
        <translation>复制的关键帧属于多个关节，请用 Ctrl+V 粘贴</translation>
    </message>
    <message>
        <source>None of the copied joints is in this skeleton: %1</source>
        <translation>这副骨骼里没有所复制的任何关节：%1</translation>
    </message>
    <message>
        <source>Left out, as this skeleton has no such joint: %1</source>
        <translation>已略去，这副骨骼里没有这些关节：%1</translation>
    </message>
    <message>
        <source>Select the joints to key in the skeleton or in the view</source>
        <translation>请在骨骼面板或视图里选择要打关键帧的关节</translation>
    </message>
    <message>
        <source>The clip ends at %1; make it longer first</source>
        <translation>片段在 %1 结束，请先延长片段</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <translation>%1，第 %2 帧</translation>
    </message>
    <message>
        <source>More than %1 keys do not fit on the clipboard. Alt+drag copies them within the clip</source>
        <translation>剪贴板放不下超过 %1 个关键帧。按住 Alt 拖动可在片段内复制</translation>
    </message>
</context>
<context>
    <name>marrow::TimelinePanel</name>
    <message>
        <source>Times snap to multiples of this</source>
        <translation>时间吸附到它的整数倍</translation>
    </message>
    <message>
        <source>Frames a second that times snap to</source>
        <translation>时间吸附所用的帧率</translation>
    </message>
    <message>
        <source>Key at the Playhead</source>
        <translation>在播放头处打关键帧</translation>
    </message>
    <message>
        <source>Delete the Keys</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste at the Playhead</source>
        <translation>粘贴到播放头处</translation>
    </message>
    <message>
        <source>Paste onto the Active Joint</source>
        <translation>粘贴到当前关节</translation>
    </message>
    <message>
        <source>Remove All Keys of the Selected Joints</source>
        <translation>去掉选中关节的全部关键帧</translation>
    </message>
    <message>
        <source>Select All Keys</source>
        <translation>选择全部关键帧</translation>
    </message>
    <message>
        <source>Show the Whole Clip</source>
        <translation>显示整个片段</translation>
    </message>
    <message>
        <source>Show the Selected Keys</source>
        <translation>显示选中的关键帧</translation>
    </message>
    <message>
        <source>Play from the Playhead On</source>
        <translation>从播放头处开始播放</translation>
    </message>
    <message>
        <source>Play up to the Playhead</source>
        <translation>播放到播放头为止</translation>
    </message>
    <message>
        <source>Play the Whole Clip</source>
        <translation>播放整个片段</translation>
    </message>
    <message>
        <source>No clip yet</source>
        <translation>还没有片段</translation>
    </message>
    <message>
        <source>A clip holds the keys of a motion. Add one, pose the joints in the view and key them with I.</source>
        <translation>片段保存一段动作的关键帧。先添加片段，在视图里摆好关节姿势，再按 I 打关键帧。</translation>
    </message>
    <message>
        <source>Add a clip</source>
        <translation>添加片段</translation>
    </message>
    <message>
        <source>Import clips…</source>
        <translation>导入片段…</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>不吸附</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>按帧</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>查找关节</translation>
    </message>
    <message>
        <source>Auto-key: a change of a pose becomes a key at once. Off: it stays loose until you key it.</source>
        <translation>自动关键帧：改动姿势时立即打关键帧。关闭时，改动暂不写入，等你手动打关键帧。</translation>
    </message>
    <message>
        <source>Key the selected joints at the playhead (I). With none selected, all joints that have keys.</source>
        <translation>给选中的关节在播放头处打关键帧（I）。没有选中关节时，给所有已有关键帧的关节打。</translation>
    </message>
    <message>
        <source>Delete the selected keys (Delete)</source>
        <translation>删除选中的关键帧（Delete）</translation>
    </message>
    <message>
        <source>Time of the first selected key; the others keep their distance to it</source>
        <translation>选中的第一个关键帧的时间；其余关键帧与它的间距不变</translation>
    </message>
    <message>
        <source>Keys by joint</source>
        <translation>按关节显示关键帧</translation>
    </message>
    <message>
        <source>Curves of the active joint</source>
        <translation>当前关节的曲线</translation>
    </message>
    <message>
        <source>Show only joints whose name contains this</source>
        <translation>只显示名称包含此文字的关节</translation>
    </message>
    <message>
        <source>Show only the selected joints</source>
        <translation>只显示选中的关节</translation>
    </message>
    <message>
        <source>Show only joints that have keys</source>
        <translation>只显示有关键帧的关节</translation>
    </message>
    <message>
        <source>What times snap to while dragging</source>
        <translation>拖动时时间吸附到什么</translation>
    </message>
    <message>
        <source>Ripple: moving keys takes the later keys of the same joints along (R)</source>
        <translation>波纹：移动关键帧时，同一关节后面的关键帧一起移动（R）</translation>
    </message>
    <message>
        <source>Show the whole clip (F)</source>
        <translation>显示整个片段（F）</translation>
    </message>
    <message>
        <source>No skeleton yet</source>
        <translation>还没有骨架</translation>
    </message>
    <message>
        <source>Joints are what moves in a clip. Start a skeleton in the skeleton panel first.</source>
        <translation>片段里活动的是关节。请先在骨骼面板里建立骨架。</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有打开任何内容</translation>
    </message>
    <message>
        <source>The keys of an open rig's clips stand here.</source>
        <translation>打开骨架后，其片段的关键帧显示在这里。</translation>
    </message>
</context>
<context>
    <name>marrow::TransportBar</name>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Let time run: clips, physics, cloth (Space)</source>
        <translation>让时间走起来：片段、物理、布料（空格）</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Start time anew: physics and cloth at rest, clips at their beginning (Home)</source>
        <translation>时间重新开始：物理和布料静止，片段回到开头（Home）</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>One sixtieth of a second (.)</source>
        <translation>前进六十分之一秒（.）</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>How fast time runs</source>
        <translation>时间流逝的快慢</translation>
    </message>
    <message>
        <source>Time scale</source>
        <translation>时间倍率</translation>
    </message>
</context>
<context>
    <name>marrow::ViewBar</name>
    <message>
        <source>Palette</source>
        <translation>调色板</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Colour by the palette, by the joint each voxel follows, or between</source>
        <translation>按调色板、按所属关节，或在两者之间上色</translation>
    </message>
    <message>
        <source>Explode</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Move the joints apart to see between them</source>
        <translation>把关节移开，看到它们之间</translation>
    </message>
    <message>
        <source>Slice: cut layers away on each axis to reach inside (Ctrl+wheel in the view)</source>
        <translation>切层：在各轴切掉若干层，够到内部（视图中 Ctrl+滚轮）</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>marrow::ViewportWidget</name>
    <message>
        <source>The 3D view is off.</source>
        <translation>3D 视图已关闭。</translation>
    </message>
    <message>
        <source>Drag to turn the view, Shift+right drag to move it, wheel to zoom, F to frame</source>
        <translation>拖动转动视图，Shift+右键拖动平移，滚轮缩放，F 对准</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D 视图</translation>
    </message>
</context>
<context>
    <name>marrow::VoxelSession</name>
    <message>
        <source>Voxel rig (*.vfp)</source>
        <translation>体素绑定 (*.vfp)</translation>
    </message>
</context>
<context>
    <name>marrow::VoxelWorkbench</name>
    <message>
        <source>The rig in this file is faulty and was left out: %1</source>
        <translation>这个文件里的骨骼有问题，已被略去：%1</translation>
    </message>
    <message>
        <source>Show the issues</source>
        <translation>查看问题</translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message>
        <source>Clip: %1</source>
        <translation>片段：%1</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>片段 %1</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>已写出 %1。</translation>
    </message>
    <message>
        <source>There is no picture: the view cannot draw here.</source>
        <translation>没有画面：视图在这里无法绘制。</translation>
    </message>
    <message>
        <source>Rig from JSON</source>
        <translation>从 JSON 读取骨骼</translation>
    </message>
    <message>
        <source>Rig as JSON (*.json)</source>
        <translation>JSON 骨骼 (*.json)</translation>
    </message>
    <message>
        <source>The rig was not loaded</source>
        <translation>没有载入骨骼</translation>
    </message>
    <message>
        <source>Check the rig</source>
        <translation>检查骨骼</translation>
    </message>
    <message>
        <source>A check looks for joints without voxels, islands, far voxels and double names, and each finding jumps to its place.</source>
        <translation>检查会查找没有体素的关节、孤岛、过远的体素和重名，每一条都能跳到所在位置。</translation>
    </message>
    <message>
        <source>The last check found no fault in the file or its rig.</source>
        <translation>上次检查没有发现文件或骨骼的问题。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%Ln voxel(s)</source>
        <translation>
            <numerusform>%Ln 个体素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln joint(s)</source>
        <translation>
            <numerusform>%Ln 个关节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>marrow::WeightPanel</name>
    <message>
        <source>Locked: its weights stay as they are (Return)</source>
        <translation>已锁定：其权重保持不变（回车）</translation>
    </message>
    <message>
        <source>Lock this joint's weights (Return)</source>
        <translation>锁定该关节的权重（回车）</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>Paint on the model in the 3D view: Ctrl takes away, Shift smooths, [ and ] change the size.</source>
        <translation>在三维视图中的模型上绘制：Ctrl 减少，Shift 平滑，[ 和 ] 调整大小。</translation>
    </message>
    <message>
        <source>Bind the model first; then its weights can be painted.</source>
        <translation>请先绑定模型，然后即可绘制权重。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Give the joint more weight</source>
        <translation>增加该关节的权重</translation>
    </message>
    <message>
        <source>Take weight from the joint; the others get it</source>
        <translation>减少该关节的权重，由其他关节分得</translation>
    </message>
    <message>
        <source>Bring the joint's weight to the value below</source>
        <translation>使该关节的权重趋向下方数值</translation>
    </message>
    <message>
        <source>Even the joint's weight out with what is around it</source>
        <translation>使该关节的权重与周围趋于一致</translation>
    </message>
    <message>
        <source>Click a connected piece to give all of it the value below</source>
        <translation>单击连通块，使其全部取下方数值</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Radius of the brush, as a share of the model's height ([ and ] in the view)</source>
        <translation>笔刷半径，占模型高度的比例（视图中用 [ 和 ] 调整）</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>How much one touch does at the middle of the brush</source>
        <translation>笔刷中心单次作用的强度</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>The weight Replace and Flood lead to</source>
        <translation>替换与填充的目标权重</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>How the strength fades towards the rim</source>
        <translation>强度向边缘的衰减方式</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Paint the other side too, for the joint of the other side</source>
        <translation>同时绘制另一侧对应的关节</translation>
    </message>
    <message>
        <source>Joints and their locks</source>
        <translation>关节及其锁定</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>左到右</translation>
    </message>
    <message>
        <source>Give the right half the mirror image of the left half's weights</source>
        <translation>将左半的权重镜像到右半</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>右到左</translation>
    </message>
    <message>
        <source>Give the left half the mirror image of the right half's weights</source>
        <translation>将右半的权重镜像到左半</translation>
    </message>
    <message>
        <source>Smooth all</source>
        <translation>全部平滑</translation>
    </message>
    <message>
        <source>Even all weights out with what is around them</source>
        <translation>使全部权重与周围趋于一致</translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Let the weights of every vertex sum to 1</source>
        <translation>使每个顶点的权重之和为 1</translation>
    </message>
    <message>
        <source>Limit to 4</source>
        <translation>限制为 4</translation>
    </message>
    <message>
        <source>Keep the four strongest joints of every vertex</source>
        <translation>每个顶点只保留最强的四个关节</translation>
    </message>
    <message>
        <source>Prune below 1 %</source>
        <translation>清除低于 1 %</translation>
    </message>
    <message>
        <source>Remove weights that move nothing one could see</source>
        <translation>移除看不出效果的权重</translation>
    </message>
</context>
<context>
    <name>marrow::WizardFrame</name>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>已取消，没有写入任何内容。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1，已完成</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>To the question before; your answers stay (Alt+Left)</source>
        <translation>回到上一个问题；已填的内容保留（Alt+左方向键）</translation>
    </message>
    <message>
        <source>On with these answers (Enter)</source>
        <translation>以这些回答继续（回车）</translation>
    </message>
    <message>
        <source>Stop and leave everything as it was (Escape)</source>
        <translation>停止，一切保持原样（Esc）</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>marrow::Workspaces</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
</TS>
