// The library window by mouse, keys and drops: what is dropped comes in and waits, people judge it, search it, open it, take it out.

#include "app/gui/actions.h"
#include "app/gui/character/library_window.h"
#include "render/viewport/render_backend.h"
#include "tests/support/small_models.h"
#include "tests/support/window_setting.h"
#include "views/library/library_card.h"
#include "views/library/library_view.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace marrow;

class LibraryWindowTest : public QObject
{
    Q_OBJECT

private:
    WindowSetting m_setting;
    ScriptedPrompts m_prompts;
    std::unique_ptr<LibraryWindow> m_window;
    QListView *m_list = nullptr;

    QString put(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_setting.folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

    void drop(const QStringList &paths)
    {
        auto *view = m_window->findChild<LibraryView *>();
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter({40, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view, &enter);
        QVERIFY(enter.isAccepted());
        QSignalSpy finished(m_window.get(), &LibraryWindow::addingFinished);
        QDropEvent event({40, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view, &event);
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 20000);
    }

    int rowNamed(const QString &name) const
    {
        for (int row = 0; row < m_list->model()->rowCount(); ++row) {
            if (m_list->model()->index(row, 0).data().toString() == name)
                return row;
        }
        return -1;
    }
    void clickOn(const QString &name, Qt::KeyboardModifiers modifiers = {})
    {
        const QModelIndex index = m_list->model()->index(rowNamed(name), 0);
        QVERIFY2(index.isValid(), qPrintable(name));
        m_list->scrollTo(index);
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, modifiers, m_list->visualRect(index).center());
    }
    void press(const char *button)
    {
        auto *widget = m_window->findChild<QPushButton *>(QString::fromLatin1(button));
        QVERIFY2(widget && widget->isEnabled(), button);
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    LibraryEntry entryNamed(const QString &name) const
    {
        const Library library(m_window->folder());
        const auto entries = library.entries();
        for (const LibraryEntry &entry : *entries) {
            if (entry.originalName == name)
                return entry;
        }
        return {};
    }

private slots:
    void init()
    {
        m_setting.preferences.setLibraryFolder(m_setting.folder.filePath(QStringLiteral("library %1").arg(QTest::currentTestFunction())));
        m_window = std::make_unique<LibraryWindow>(m_prompts, m_setting.preferences);
        m_list = m_window->findChild<QListView *>("libraryList");
        m_window->resize(960, 620);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
    }
    void cleanup() { m_window.reset(); }

    void whatIsDroppedComesInAndWaits()
    {
        QVERIFY(!m_list->isVisible()); // the empty state says what to do
        drop({put("knight.glb", test::triangleGlb(1)), put("ranger.glb", test::triangleGlb(2)), put("note.txt", "hello")});
        QCOMPARE(m_list->model()->rowCount(), 2);
        QVERIFY(m_list->isVisible());
        QCOMPARE(entryNamed("knight.glb").state, LibraryState::Pending);
        QVERIFY(!entryNamed("knight.glb").thumbnail.isEmpty()); // drawn, without any display hardware
        const QImage picture = m_list->model()->index(rowNamed("knight.glb"), 0).data(LibraryModel::PictureRole).value<QImage>();
        QVERIFY(!picture.isNull() && qAlpha(picture.pixel(picture.width() / 3, picture.height() / 2)) > 0);
        bool told = false;
        for (const QLabel *label : m_window->findChildren<QLabel *>())
            told |= label->isVisible() && label->text().contains("note.txt");
        QVERIFY(told); // by name, with the reason
        // The same again is not kept twice.
        drop({m_setting.folder.filePath("knight.glb")});
        QCOMPARE(m_list->model()->rowCount(), 2);
    }

    void peopleJudgeByKeysAndButtons()
    {
        drop({put("knight.glb", test::triangleGlb(1)), put("ranger.glb", test::triangleGlb(2))});
        clickOn("knight.glb");
        QVERIFY(!m_window->findChild<QPushButton *>("libraryDefault")->isEnabled()); // not before it is approved
        QTest::keyClick(m_list, Qt::Key_A);
        QCOMPARE(entryNamed("knight.glb").state, LibraryState::Approved);
        press("libraryDefault");
        QVERIFY(entryNamed("knight.glb").isDefault);
        clickOn("ranger.glb");
        press("libraryReject");
        QCOMPARE(entryNamed("ranger.glb").state, LibraryState::Rejected);
        clickOn("knight.glb", Qt::ControlModifier); // both at once
        press("libraryApprove");
        QCOMPARE(entryNamed("ranger.glb").state, LibraryState::Approved);
        auto *filter = m_window->findChild<QComboBox *>("libraryFilter");
        filter->setFocus();
        QTest::keyClick(filter, Qt::Key_Down); // pending: none is left
        QCOMPARE(m_list->model()->rowCount(), 0);
        QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(m_list->model()->rowCount(), 2);
    }

    void searchAndComment()
    {
        drop({put("knight.glb", test::triangleGlb(1)), put("ranger.glb", test::triangleGlb(2))});
        clickOn("ranger.glb");
        auto *comment = m_window->findChild<QPlainTextEdit *>("libraryComment");
        QTest::mouseClick(comment->viewport(), Qt::LeftButton);
        QTest::keyClicks(comment, "market guard");
        auto *search = m_window->findChild<QLineEdit *>("librarySearch");
        QTest::mouseClick(search, Qt::LeftButton); // leaving the comment keeps it
        QTRY_COMPARE(entryNamed("ranger.glb").comment, QStringLiteral("market guard"));
        QTest::keyClicks(search, "market");
        QCOMPARE(m_list->model()->rowCount(), 1);
        QCOMPARE(m_list->model()->index(0, 0).data().toString(), QStringLiteral("ranger.glb"));
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(m_list->hasFocus());
        search->clear();
        QTest::keyClicks(search, "nobody");
        QVERIFY(!m_list->isVisible());
    }

    void openAndRemove()
    {
        drop({put("knight.glb", test::triangleGlb(1))});
        QSignalSpy opened(m_window.get(), &LibraryWindow::openRequested);
        clickOn("knight.glb");
        QTest::keyClick(m_list, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toStringList(), QStringList(Library(m_window->folder()).pathOf(entryNamed("knight.glb").path)));
        QStringList questions;
        bool answer = false;
        m_window->confirm = [&](const QString &question) {
            questions.append(question);
            return answer;
        };
        QTest::keyClick(m_list, Qt::Key_Delete);
        QCOMPARE(m_list->model()->rowCount(), 1);
        answer = true;
        press("libraryRemove");
        QCOMPARE(m_list->model()->rowCount(), 0);
        QCOMPARE(questions.size(), 2);
        QVERIFY(questions[0].contains("knight.glb"));
        QVERIFY(QFile::exists(m_setting.folder.filePath("knight.glb"))); // the person's own file is not touched
    }

    void whatIsOpenedFromItIsCalledAsPeopleCallIt()
    {
        drop({put("knight.glb", test::triangleGlb(1))});
        const auto studio = m_setting.makeWindow();
        studio->openFiles({Library(m_window->folder()).pathOf(entryNamed("knight.glb").path)});
        const DocumentSession *session = studio->documents().current();
        QVERIFY(session);
        QCOMPARE(session->title(), QString("knight.glb"));
        QCOMPARE(studio->findChild<QTabBar *>("documentTabs")->tabText(0), QString("knight.glb"));
        // And work on it goes elsewhere than into the library.
        QVERIFY(session->asksWhereToSave());
        QCOMPARE(session->suggestedFileName(), QString("knight_rigged.glb"));
    }

    void theStudioShowsItInBothLanguages()
    {
        const auto studio = m_setting.makeWindow();
        studio->actions()["file.library"]->trigger();
        auto *library = studio->findChild<LibraryWindow *>();
        QVERIFY(library && library->isVisible());
        m_setting.language.use("zh_CN");
        QTRY_VERIFY(library->findChild<QPushButton *>("libraryApprove")->text() != QLatin1String("Approve"));
        m_setting.language.use("en");
        library->resize(760, 480);
        QApplication::processEvents();
        QVERIFY(library->width() <= 1280 && library->minimumSizeHint().height() <= 690);
    }
};

int main(int argc, char *argv[])
{
    prepareRenderEnvironment();
    QApplication application(argc, argv);
    LibraryWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_library_window.moc"
