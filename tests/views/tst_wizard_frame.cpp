// The frame of wizards by mouse: work that is stopped, work that fails by itself, and a click that comes too late to stop it.

#include "views/wizards/wizard_frame.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <thread>

using namespace marrow;

namespace {

/// A question whose answer starts the work it is given.
class WorkPage : public WizardPage
{
public:
    explicit WorkPage(std::function<WizardWork()> work)
        : m_work(std::move(work))
    {
    }
    WizardTexts texts() const override { return {QStringLiteral("Question"), QStringLiteral("Shall it be done?")}; }
    std::optional<WizardWork> work() override { return m_work(); }

private:
    void retranslate() override {}
    std::function<WizardWork()> m_work;
};

class ResultPage : public WizardPage
{
public:
    WizardTexts texts() const override { return {QStringLiteral("Result"), QStringLiteral("Done")}; }
    bool isResult() const override { return true; }

private:
    void retranslate() override {}
};

} // namespace

class WizardFrameTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WizardFrame> show(std::function<WizardWork()> work)
    {
        auto wizard = std::make_unique<WizardFrame>();
        wizard->addPage(new WorkPage(std::move(work)));
        wizard->addPage(new ResultPage);
        wizard->show();
        return wizard;
    }
    static void click(const WizardFrame &wizard, const char *button)
    {
        QTest::mouseClick(wizard.findChild<QPushButton *>(QString::fromLatin1(button)), Qt::LeftButton);
    }

private slots:
    void stopEndsTheWorkAndKeepsTheWizard()
    {
        const auto wizard = show([] {
            return WizardWork{QStringLiteral("Working"), [](const Progress &progress) {
                                  while (!progress.cancelled())
                                      std::this_thread::sleep_for(std::chrono::milliseconds(2));
                              },
                              [] { return QString(); }};
        });
        click(*wizard, "wizardNext");
        QVERIFY(wizard->running());
        QCOMPARE(wizard->findChild<QPushButton *>("wizardCancel")->text(), QString("Stop"));
        click(*wizard, "wizardCancel");
        QTRY_VERIFY(!wizard->running());
        QCOMPARE(wizard->currentPage(), 0);
        QVERIFY(wizard->isVisible());
        QCOMPARE(wizard->findChild<QLabel *>("wizardMessage")->text(), QString("Cancelled. Nothing was written."));
    }

    void aClickThatComesTooLateToStopDoesNotCloseIt()
    {
        const auto wizard = show([] { return WizardWork{QStringLiteral("Working"), [](const Progress &) {}, [] { return QStringLiteral("The disk is full."); }}; });
        click(*wizard, "wizardNext");
        QTRY_VERIFY(!wizard->running());
        click(*wizard, "wizardCancel"); // which said Stop when the finger began to move
        QVERIFY(wizard->isVisible());
        QCOMPARE(wizard->findChild<QLabel *>("wizardMessage")->text(), QString("The disk is full."));
        QTest::qWait(600);
        click(*wizard, "wizardCancel");
        QVERIFY(!wizard->isVisible());
    }

    void whatComesToItsEndIsShown()
    {
        const auto wizard = show([] { return WizardWork{QStringLiteral("Working"), [](const Progress &) {}, [] { return QString(); }}; });
        click(*wizard, "wizardNext");
        QTRY_COMPARE(wizard->currentPage(), 1);
        QVERIFY(!wizard->findChild<QPushButton *>("wizardCancel")->isVisible());
        click(*wizard, "wizardNext");
        QCOMPARE(wizard->result(), int(QDialog::Accepted));
    }
};

QTEST_MAIN(WizardFrameTest)
#include "tst_wizard_frame.moc"
