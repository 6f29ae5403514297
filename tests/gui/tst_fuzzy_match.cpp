// What a few letters find in the command palette, in both languages.

#include "app/gui/fuzzy_match.h"

#include <QTest>

using namespace marrow;

class FuzzyMatchTest : public QObject
{
    Q_OBJECT

private slots:
    void findsLettersInOrder()
    {
        QVERIFY(fuzzyScore("sa", "Save As") > 0);
        QVERIFY(fuzzyScore("", "anything") > 0);
        QCOMPARE(fuzzyScore("zz", "Save As"), 0);
        QCOMPARE(fuzzyScore("sas", "Save"), 0);
    }

    void prefersStartsOfWordsAndShorterTexts()
    {
        QVERIFY(fuzzyScore("sa", "Save As") > fuzzyScore("sa", "Reset data"));
        QVERIFY(fuzzyScore("save", "Save") > fuzzyScore("save", "Save As"));
        QVERIFY(fuzzyScore("ja", "Joint Axes") > fuzzyScore("ja", "Adjust wall"));
    }

    void findsChineseByPinyinInitials()
    {
        QCOMPARE(pinyinInitial(u'保'), QChar('b'));
        QCOMPARE(pinyinInitial(u'存'), QChar('c'));
        QCOMPARE(pinyinInitial(u'骼'), QChar('g'));
        QVERIFY(pinyinInitial(u'a').isNull());
        QVERIFY(fuzzyScore("bc", "保存") > 0);
        QVERIFY(fuzzyScore("gxslt", "更新缩略图") > 0);
        QVERIFY(fuzzyScore("保", "保存") > 0);
        QCOMPARE(fuzzyScore("xx", "保存"), 0);
    }
};

QTEST_GUILESS_MAIN(FuzzyMatchTest)
#include "tst_fuzzy_match.moc"
