#include "io/p2lrt/container.h"
#include "model/puppet/panel_tree.h"
#include "tests/support/puppet_panels.h"
#include "tests/support/undo_check.h"

#include <QJsonDocument>
#include <QtTest>

#include <set>

using namespace marrow;
using test::opened;
using test::panelPuppet;
using test::puppetBytes;

namespace {

QJsonObject object(const QByteArray &json)
{
    QJsonParseError error;
    const QJsonObject result = QJsonDocument::fromJson(json, &error).object();
    Q_ASSERT(error.error == QJsonParseError::NoError);
    return result;
}

/// Every command with arguments that change panelPuppet().
const std::vector<std::pair<const char *, const char *>> kCalls{
    {"panel.replace", R"({"panel":{"nodes":[{"kind":"group","id":"g","name":"Only","children":[{"kind":"parameter","parameter":"Param3"}]}]}})"},
    {"panel.group", R"({"nodes":[1,2],"name":"Angle"})"},
    {"panel.group", R"({"nodes":[0,3,4,8],"parameters":[9,8],"name":"All"})"},
    {"panel.group", R"({})"},
    {"panel.group", R"({"parent":7,"index":1,"name":"Empty","id":"GroupEmpty"})"},
    {"panel.ungroup", R"({"nodes":[3]})"},
    {"panel.ungroup", R"({"nodes":[0,3]})"},
    {"panel.move", R"({"nodes":[4],"parent":null})"},
    {"panel.move", R"({"nodes":[10],"parent":3,"index":0})"},
    {"panel.move", R"({"nodes":[7,1],"parent":3})"},
    {"panel.move", R"({"parameters":[9],"parent":0,"index":2})"},
    {"panel.remove", R"({"nodes":[3]})"},
    {"panel.remove", R"({"nodes":[0,1,7,10]})"},
    {"panel.rename", R"({"node":3,"name":"目"})"},
    {"panel.setId", R"({"node":3,"id":"EyeGroup"})"},
    {"panel.setLabel", R"({"nodes":[0],"label":"none"})"},
    {"panel.setLabel", R"({"nodes":[3,7],"label":"preset","preset":"blue"})"},
    {"panel.setLabel", R"({"nodes":[7],"label":"custom","argb":"#ff8040c0"})"},
    {"panel.setOpen", R"({"nodes":[0,7],"open":false})"},
    {"panel.setSnaps", R"({"snaps":[{"parameter":4,"keys":[5,-5,0,0]}]})"},
    {"panel.setSnaps", R"({"snaps":[{"parameter":2,"keys":[]},{"parameter":9,"keys":[1]}]})"},
    {"panel.makeJoystick", R"({"horizontal":5,"vertical":9})"},
    {"panel.splitJoysticks", R"({"joysticks":[0]})"},
    {"panel.swapJoystick", R"({"joystick":0})"},
};

/// "Face(0 1 Eyes(2 3) 4) Body(5 6) 7"
QString outline(const std::vector<PanelNode> &nodes, int parent = -1)
{
    QStringList parts;
    for (const int child : panelChildren(nodes, parent)) {
        const PanelNode &node = nodes[static_cast<std::size_t>(child)];
        parts << (node.isGroup ? QStringLiteral("%1(%2)").arg(groupLabel(node), outline(nodes, child)) : QString::number(node.parameter));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

class TestPuppetDocument : public QObject
{
    Q_OBJECT
private slots:
    void everyCommandIsHere();
    void undoGivesTheBytesBack_data();
    void undoGivesTheBytesBack();
    void treesAfterwards_data();
    void treesAfterwards();
    void badArgumentsChangeNothing();
    void selectionFollows();
    void changeSetsSayWhat();
};

void TestPuppetDocument::everyCommandIsHere()
{
    std::set<QString> tried;
    for (const auto &call : kCalls)
        tried.insert(QLatin1String(call.first));
    for (const auto &command : puppetCommands())
        QVERIFY2(tried.count(command.first), qPrintable(command.first));
}

void TestPuppetDocument::undoGivesTheBytesBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonObject>("args");
    for (const auto &[name, args] : kCalls)
        QTest::addRow("%s %s", name, args) << QString::fromLatin1(name) << object(args);
}

void TestPuppetDocument::undoGivesTheBytesBack()
{
    QFETCH(QString, name);
    QFETCH(QJsonObject, args);
    for (const Puppet &puppet : {panelPuppet(), opened(panelPuppet()), opened(panelPuppet(), {.compression = p2lrt::Compression::Zstd})}) {
        const auto document = makePuppetDocument(puppet);
        document->setSelection({{1, 3}, {8}});
        QCOMPARE(test::undoCheck(*document, name, args, puppetBytes), QString());
        QVERIFY(!document->undoStack()->undoText().isEmpty());
        // What was written reads back as the same panel, so every rule of PGUI holds.
        QVERIFY(p2lrt::readPuppet(puppetBytes(document->asset()))->puppet.panel == document->panel());
    }
}

void TestPuppetDocument::treesAfterwards_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("args");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<std::vector<int>>("selected");
    const auto row = [](const char *name, const char *args, const char *tree, std::vector<int> selected) {
        QTest::addRow("%s %s", name, args) << QString::fromLatin1(name) << QByteArray(args) << QString::fromLatin1(tree) << selected;
    };
    row("panel.group", R"({"nodes":[2,1],"name":"A"})", "Face(A(0 1) Eyes(2 3) 4) Body(5 6) 7", {1});
    row("panel.group", R"({"nodes":[8,4,10],"name":"A"})", "Face(0 1 Eyes(A(2 5 7) 3) 4) Body(6)", {4});
    row("panel.group", R"({"nodes":[3,4],"parameters":[9],"name":"A"})", "Face(0 1 A(Eyes(2 3) 9) 4) Body(5 6) 7", {3});
    row("panel.group", R"({})", "Face(0 1 Eyes(2 3) 4) Body(5 6) 7 Group1()", {11});
    row("panel.ungroup", R"({"nodes":[3]})", "Face(0 1 2 3 4) Body(5 6) 7", {3, 4});
    row("panel.ungroup", R"({"nodes":[0,3]})", "0 1 2 3 4 Body(5 6) 7", {0, 1, 2, 3, 4});
    row("panel.move", R"({"nodes":[4],"parent":null,"index":0})", "2 Face(0 1 Eyes(3) 4) Body(5 6) 7", {0});
    row("panel.move", R"({"nodes":[1],"parent":0,"index":2})", "Face(1 0 Eyes(2 3) 4) Body(5 6) 7", {2});
    row("panel.move", R"({"nodes":[1,2],"parent":0,"index":1})", "Face(0 1 Eyes(2 3) 4) Body(5 6) 7", {1, 2});
    row("panel.move", R"({"nodes":[0],"parent":7,"index":1})", "Body(5 Face(0 1 Eyes(2 3) 4) 6) 7", {2});
    row("panel.move", R"({"parameters":[9,8],"parent":3,"index":1})", "Face(0 1 Eyes(2 9 8 3) 4) Body(5 6) 7", {5, 6});
    row("panel.remove", R"({"nodes":[0,4]})", "Body(5 6) 7", {});
}

void TestPuppetDocument::treesAfterwards()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, args);
    QFETCH(QString, tree);
    QFETCH(std::vector<int>, selected);
    const auto document = makePuppetDocument(panelPuppet());
    const Result<void> done = document->execute(name, object(args));
    QVERIFY2(done.ok(), done.ok() ? "" : qPrintable(done.error().message));
    QCOMPARE(outline(document->panel().nodes), tree);
    QCOMPARE(document->selection().nodes, selected);
}

void TestPuppetDocument::badArgumentsChangeNothing()
{
    const auto document = makePuppetDocument(opened(panelPuppet()));
    const QByteArray before = puppetBytes(document->asset());
    const std::vector<std::pair<const char *, const char *>> calls{
        {"panel.replace", R"({"panel":7})"},
        {"panel.replace", R"({"panel":{"nodes":[{"kind":"parameter","parameter":"No"}]}})"},
        {"panel.group", R"({"nodes":[99]})"},
        {"panel.group", R"({"nodes":["1"]})"},
        {"panel.group", R"({"parameters":[0]})"},
        {"panel.group", R"({"nodes":[0],"parent":3})"},
        {"panel.group", R"({"name":5})"},
        {"panel.ungroup", R"({"nodes":[1]})"},
        {"panel.ungroup", R"({"nodes":[]})"},
        {"panel.move", R"({"nodes":[0],"parent":0})"},
        {"panel.move", R"({"nodes":[0],"parent":3})"},
        {"panel.move", R"({"nodes":[1],"parent":2})"},
        {"panel.move", R"({"nodes":[1],"parent":null,"index":4})"},
        {"panel.move", R"({"nodes":[1],"parent":null,"index":-1})"},
        {"panel.move", R"({"parent":null})"},
        {"panel.move", R"({"parameters":[10],"parent":null})"},
        {"panel.remove", R"({})"},
        {"panel.rename", R"({"node":1,"name":"a"})"},
        {"panel.rename", R"({"node":0})"},
        {"panel.setId", R"({"node":0,"id":1})"},
        {"panel.setLabel", R"({"nodes":[0],"label":"gold"})"},
        {"panel.setLabel", R"({"nodes":[0],"label":"preset"})"},
        {"panel.setLabel", R"({"nodes":[0],"label":"custom","argb":"#fff"})"},
        {"panel.setOpen", R"({"nodes":[0]})"},
        {"panel.setOpen", R"({"nodes":[0],"open":1})"},
        {"panel.setSnaps", R"({"snaps":[]})"},
        {"panel.setSnaps", R"({"snaps":[{"parameter":0}]})"},
        {"panel.setSnaps", R"({"snaps":[{"parameter":0,"keys":[1e300]}]})"},
        {"panel.setSnaps", R"({"snaps":[{"parameter":10,"keys":[1]}]})"},
        {"panel.makeJoystick", R"({"horizontal":0,"vertical":5})"},
        {"panel.makeJoystick", R"({"horizontal":5,"vertical":5})"},
        {"panel.splitJoysticks", R"({"joysticks":[1]})"},
        {"panel.swapJoystick", R"({"joystick":-1})"},
        {"panel.unknown", R"({})"},
    };
    for (const auto &[name, args] : calls) {
        const Result<void> done = document->execute(QLatin1String(name), object(args));
        QVERIFY2(!done.ok(), args);
        QVERIFY2(!done.error().code.isEmpty() && done.error().message.endsWith(QLatin1Char('.')), qPrintable(done.error().message));
    }
    QCOMPARE(document->undoStack()->count(), 0);
    QVERIFY(puppetBytes(document->asset()) == before);

    // A chain of groups as deep as it may get, and no deeper.
    QJsonObject chain{{"kind", "group"}, {"children", QJsonArray()}};
    for (int i = 0; i < kMaxPanelDepth; ++i)
        chain = {{"kind", "group"}, {"children", QJsonArray{chain}}};
    QVERIFY(document->execute("panel.replace", {{"panel", QJsonObject{{"nodes", QJsonArray{chain}}}}}).ok());
    const Result<void> deeper = document->execute("panel.group", {{"nodes", QJsonArray{0}}});
    QVERIFY(!deeper.ok());
    QCOMPARE(deeper.error().code, QStringLiteral("panel.depth"));
}

void TestPuppetDocument::selectionFollows()
{
    const auto document = makePuppetDocument(panelPuppet());
    document->setSelection({{10, 3, 3, 77, -1}, {9, 0}});
    QCOMPARE(document->selection().nodes, (std::vector<int>{3, 10}));
    QCOMPARE(document->selection().unlisted, (std::vector<std::uint32_t>{9}));
    QVERIFY(document->execute("panel.remove", {{"nodes", QJsonArray{1}}}).ok());
    QCOMPARE(document->selection().nodes, (std::vector<int>{2, 9}));
    QSignalSpy changed(document.get(), &PuppetDocument::selectionChanged);
    document->undoStack()->undo();
    QCOMPARE(document->selection().nodes, (std::vector<int>{3, 10}));
    QCOMPARE(changed.count(), 1);
}

void TestPuppetDocument::changeSetsSayWhat()
{
    const auto document = makePuppetDocument(panelPuppet());
    PuppetChangeSet last;
    connect(document.get(), &PuppetDocument::committed, this, [&last](const PuppetChangeSet &change) { last = change; });
    const auto flagsOf = [&](const char *name, const char *args) {
        const bool done = document->execute(QLatin1String(name), object(args)).ok();
        return done ? last.flags : PuppetChangeSet::Flags();
    };
    using Flags = PuppetChangeSet::Flags;
    QCOMPARE(flagsOf("panel.rename", R"({"node":0,"name":"Head"})"), Flags(PuppetChangeSet::Nodes));
    QCOMPARE(flagsOf("panel.setOpen", R"({"nodes":[0],"open":false})"), Flags(PuppetChangeSet::Opened));
    QCOMPARE(flagsOf("panel.move", R"({"nodes":[1],"parent":0,"index":2})"), Flags(PuppetChangeSet::Tree));
    QCOMPARE(flagsOf("panel.swapJoystick", R"({"joystick":0})"), Flags(PuppetChangeSet::Joysticks));
    QCOMPARE(flagsOf("panel.setSnaps", R"({"snaps":[{"parameter":2,"keys":[]}]})"), Flags(PuppetChangeSet::Snaps));
    document->undoStack()->setIndex(0);
    QCOMPARE(last.cause, PuppetChangeSet::Cause::Undo);
    QVERIFY(last.has(PuppetChangeSet::Tree) && last.has(PuppetChangeSet::Snaps));
    // A command that ends where it began leaves no step.
    QVERIFY(document->execute("panel.setOpen", object(R"({"nodes":[0],"open":true})")).ok());
    QCOMPARE(document->undoStack()->index(), 0);
}

QTEST_GUILESS_MAIN(TestPuppetDocument)
#include "tst_puppet_document.moc"
