// The pages of the publish wizard by real mouse and key events, without a window around them: who and under which licence, actions that take their
// kinds along, rigs and puppets, choices that are kept.

#include "app/gui/language.h"
#include "app/gui/publish/publish_wizard.h"
#include "io/p2lrt/reader.h"
#include "io/publish/publish_status.h"
#include "tests/support/small_character.h"
#include "views/publish/action_grid.h"
#include "views/publish/plan_table.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace marrow;
using namespace marrow::test;

namespace {

template <class Widget>
Widget *named(const QWidget *parent, const char *name)
{
    auto *widget = parent->findChild<Widget *>(QLatin1String(name));
    if (!widget)
        qFatal("there is no %s", name);
    return widget;
}

QStringList column(const QTreeWidget *tree, int column)
{
    QStringList texts;
    for (int row = 0; row < tree->topLevelItemCount(); ++row)
        texts.append(tree->topLevelItem(row)->text(column));
    return texts;
}

/// A wizard over a project, at the hands of somebody.
struct Hands
{
    QTemporaryDir root;
    QString project = root.filePath("project");
    QString game = root.filePath("game");
    std::unique_ptr<PublishWizard> wizard;

    void open()
    {
        wizard = std::make_unique<PublishWizard>(project, game, PublishQuestions{[](const QString &) { return QString(); }, [] { return QStringList(); }, [] { return std::vector<OfferedModel>(); }});
        wizard->show();
        if (!QTest::qWaitForWindowExposed(wizard.get()))
            qFatal("the wizard did not open");
    }
    QPushButton *button(const char *name) const { return named<QPushButton>(wizard.get(), name); }
    QString text(const char *name) const { return named<QLabel>(wizard.get(), name)->text(); }
    /// To a page, by as many presses of Next.
    bool goOn(int page) const
    {
        while (wizard->currentPage() < page) {
            const int before = wizard->currentPage();
            QTest::mouseClick(button("wizardNext"), Qt::LeftButton);
            if (!QTest::qWaitFor([&] { return wizard->currentPage() != before; }, 30'000))
                qFatal("page %d was not left: %s", before, qPrintable(text("wizardMessage")));
        }
        return wizard->currentPage() == page;
    }
    void toggle(const QString &action) const
    {
        auto *grid = named<ActionGrid>(wizard.get(), "actionGrid");
        for (int row = 0; row < grid->model()->rowCount(); ++row) {
            if (grid->model()->index(row, 0).data().toString().section('\n', 0, 0) == action)
                grid->setCurrentIndex(grid->model()->index(row, 0));
        }
        QTest::keyClick(grid, Qt::Key_Space);
    }
    /// Types into a cell of the list of characters.
    QLineEdit *edit(int row, int column) const
    {
        auto *who = named<QTreeWidget>(wizard.get(), "publishCharacters");
        who->setFocus();
        who->setCurrentItem(who->topLevelItem(row), column);
        QTest::keyClick(who, Qt::Key_F2);
        QLineEdit *editor = nullptr;
        (void)QTest::qWaitFor([&] { return (editor = who->findChild<QLineEdit *>()) != nullptr; }, 300);
        return editor;
    }
    void type(int row, int column, const QString &text) const
    {
        QLineEdit *editor = edit(row, column);
        if (!editor)
            qFatal("nothing can be typed there");
        editor->selectAll();
        QTest::keyClick(editor, Qt::Key_Delete);
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        (void)QTest::qWaitFor([&] { return named<QTreeWidget>(wizard.get(), "publishCharacters")->findChild<QLineEdit *>() == nullptr; }, 300);
    }
};

} // namespace

class PublishWizardTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_language.use("en"); }

    void membersAndLicencesAreTyped()
    {
        Hands hands;
        QVERIFY(writeTestFile(hands.project + "/characters/chr_knight_rigged.glb", smallCharacterGlb()));
        QVERIFY(writeTestFile(hands.project + "/characters/chr_rogue_rigged.glb", smallCharacterGlb({true, 1.2F})));
        hands.open();
        QVERIFY(hands.goOn(1));
        auto *who = named<QTreeWidget>(hands.wizard.get(), "publishCharacters");
        QCOMPARE(column(who, 2), (QStringList{"CC0 1.0", "CC0 1.0"})); // as the files say
        QVERIFY(!hands.edit(1, 0)); // what a character is called is decided by its file
        hands.type(1, 2, "ours");
        hands.type(1, 1, "cook, guard");
        QCOMPARE(hands.wizard->draft().project.settings.members.size(), std::size_t(3));
        // A character that is nobody is not let through.
        hands.type(0, 1, QString());
        QVERIFY(!hands.button("wizardNext")->isEnabled());
        QVERIFY2(hands.text("wizardMessage").contains("chr_knight"), qPrintable(hands.text("wizardMessage")));
        hands.type(0, 1, "master");
        QVERIFY(hands.goOn(5));
        const auto status = publishStatus(hands.game);
        QVERIFY(status->ok());
        QCOMPARE(status->contract->memberAnims.at("guard"), QString("chr_rogue_anim.glb"));
        QCOMPARE(status->contract->memberAnims.at("master"), QString("chr_knight_anim.glb"));
        QCOMPARE(status->manifest->sources[0].licence, QString("CC0 1.0"));
        QCOMPARE(status->manifest->sources[1].licence, QString("ours"));
    }

    void actionsTakeTheirKindsAlong()
    {
        Hands hands;
        QVERIFY(writeTestFile(hands.project + "/characters/chr_knight_rigged.glb", smallCharacterGlb()));
        hands.open();
        QVERIFY(hands.goOn(3));
        auto *kinds = named<QTreeWidget>(hands.wizard.get(), "publishKinds");
        const QStringList all = column(kinds, 0);
        QVERIFY(all.contains("sleep"));
        hands.wizard->back();
        hands.toggle("sleep");
        hands.toggle("walk");
        QVERIFY(hands.goOn(3));
        QVERIFY(!column(kinds, 0).contains("sleep"));
        QVERIFY2(hands.text("unmappedKinds").contains("sleep (sleep)"), qPrintable(hands.text("unmappedKinds")));
        // Without the walk somebody has to say what walking is.
        QVERIFY(!hands.button("wizardNext")->isEnabled());
        QVERIFY(!hands.text("wizardMessage").isEmpty());
        auto *moving = named<QComboBox>(hands.wizard.get(), "roleMoving");
        QCOMPARE(moving->currentIndex(), -1);
        moving->setFocus();
        QTest::keyClick(moving, Qt::Key_Down);
        QVERIFY(hands.button("wizardNext")->isEnabled());
        // What is back brings its kind along.
        hands.wizard->back();
        hands.toggle("sleep");
        hands.toggle("walk");
        QVERIFY(hands.goOn(3));
        QCOMPARE(column(kinds, 0), all);
        QVERIFY(!hands.text("unmappedKinds").contains("sleep"));
    }

    void rigsAndPuppetsGoTheSameWay()
    {
        Hands hands;
        QVERIFY(writeTestFile(hands.project + "/voxels/dog.vfp", readTestFile(MARROW_SOURCE_DIR "/tests/data/vfp/mob_dog1.vfp")));
        QVERIFY(writeTestFile(hands.project + "/puppets/doll.p2lrt", readTestFile(MARROW_SOURCE_DIR "/tests/data/p2lrt/core/core-001.p2lrt")));
        hands.open();
        QVERIFY(hands.goOn(1));
        auto *who = named<QTreeWidget>(hands.wizard.get(), "publishCharacters");
        QCOMPARE(column(who, 0), (QStringList{"dog", "doll"}));
        QVERIFY(!who->topLevelItem(0)->icon(0).isNull() && !who->topLevelItem(1)->icon(0).isNull());
        QVERIFY(!hands.edit(0, 1)); // rigs are no members
        auto *version = named<QComboBox>(hands.wizard.get(), "puppetVersion");
        QVERIFY(version->isVisible());
        version->setFocus();
        QTest::keyClick(version, Qt::Key_Down);
        QVERIFY(hands.goOn(4));
        QCOMPARE(column(named<PlanTable>(hands.wizard.get(), "planTable"), 0).size(), 7);
        QVERIFY(!QFileInfo::exists(hands.game));
        QVERIFY(hands.goOn(5));
        QVERIFY2(hands.text("publishedWords").contains(": 7 files of together"), qPrintable(hands.text("publishedWords")));
        QCOMPARE(p2lrt::readPuppetFile(hands.game + "/doll.p2lrt")->puppet.source->version, 1);
        QCOMPARE(readTestFile(hands.game + "/dog.vfp"), readTestFile(hands.project + "/voxels/dog.vfp"));
        QVERIFY(!QImage(hands.game + "/dog.png").isNull() && !QImage(hands.game + "/doll.png").isNull());
        QVERIFY(publishStatus(hands.game)->ok());
        QVERIFY(rollBackPublication(hands.game).ok());
        QVERIFY(publishStatus(hands.game)->rolledBack);
    }

    void choicesAreKeptWithThePublication()
    {
        Hands hands;
        QVERIFY(writeTestFile(hands.project + "/characters/chr_knight_rigged.glb", smallCharacterGlb()));
        const QString settings = hands.project + "/publish.json";
        hands.open();
        QVERIFY(hands.goOn(2));
        hands.toggle("mine");
        QVERIFY(hands.goOn(3));
        QTest::mouseClick(named<QCheckBox>(hands.wizard.get(), "keepSettings"), Qt::LeftButton, {}, QPoint(10, 10));
        QVERIFY(hands.goOn(4));
        QVERIFY2(hands.text("planNotes").contains("publish.json"), qPrintable(hands.text("planNotes")));
        QVERIFY(!QFileInfo::exists(settings)); // a dry run writes nothing at all
        QVERIFY(hands.goOn(5));
        const auto kept = decodePublishSettings(readTestFile(settings));
        QVERIFY(kept.ok());
        QCOMPARE(kept->actions.size(), 12);
        const auto status = publishStatus(hands.game);
        QVERIFY(std::any_of(status->manifest->sources.begin(), status->manifest->sources.end(),
                            [&](const PublicationSource &one) { return one.role == "settings" && one.sha1 == sha1Of(readTestFile(settings)); }));
    }

    void theWizardIsChineseToo()
    {
        Hands hands;
        QVERIFY(writeTestFile(hands.project + "/characters/chr_knight_rigged.glb", smallCharacterGlb()));
        hands.open();
        for (int page = 0; page <= 5; ++page) {
            QVERIFY(hands.goOn(page));
            const QString question = hands.text("wizardQuestion");
            m_language.use("zh_CN");
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
            QVERIFY2(hands.text("wizardQuestion") != question, qPrintable(question));
            QStringList english;
            for (const QAbstractButton *one : hands.wizard->findChildren<QAbstractButton *>()) {
                const QString text = one->text();
                if (one->isVisible() && std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.unicode() < 0x80 && letter.isLetter(); }) && !text.contains("publish.json"))
                    english.append(text);
            }
            m_language.use("en");
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LanguageChange);
            QVERIFY2(english.isEmpty(), qPrintable(english.join(" | ")));
            QCOMPARE(hands.text("wizardQuestion"), question);
        }
    }

private:
    Language m_language;
};

QTEST_MAIN(PublishWizardTest)
#include "tst_publish_wizard.moc"
