#include "views/common/arithmetic.h"

#include <QTest>

using namespace marrow;

class TestArithmetic : public QObject
{
    Q_OBJECT

private slots:
    void arithmetic_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("expected");
        QTest::addColumn<bool>("ok");
        QTest::newRow("number") << "12.5" << 12.5 << true;
        QTest::newRow("comma") << "12,5" << 12.5 << true;
        QTest::newRow("exponent") << "1e-3" << 0.001 << true;
        QTest::newRow("product") << "12*1.5" << 18.0 << true;
        QTest::newRow("relative plus") << "+3" << 13.0 << true;
        QTest::newRow("relative times") << "*2" << 20.0 << true;
        QTest::newRow("relative divided") << "/4" << 2.5 << true;
        QTest::newRow("negative number") << "-3" << -3.0 << true;
        QTest::newRow("relative minus") << "-=3" << 7.0 << true;
        QTest::newRow("precedence") << "1+2*3" << 7.0 << true;
        QTest::newRow("brackets") << "(1+2)*3" << 9.0 << true;
        QTest::newRow("leading minus sum") << "-3+5" << 2.0 << true;
        QTest::newRow("power binds right") << "2^3^2" << 512.0 << true;
        QTest::newRow("minus of power") << "-2^2" << -4.0 << true;
        QTest::newRow("spaces") << "  4 /  8 " << 0.5 << true;
        QTest::newRow("empty") << "" << 0.0 << false;
        QTest::newRow("words") << "abc" << 0.0 << false;
        QTest::newRow("by zero") << "1/0" << 0.0 << false;
        QTest::newRow("relative by zero") << "/0" << 0.0 << false;
        QTest::newRow("unbalanced") << "(1+2" << 0.0 << false;
        QTest::newRow("trailing") << "1+" << 0.0 << false;
        QTest::newRow("infinity") << "inf" << 0.0 << false;
        QTest::newRow("deep") << QString(100000, u'(') << 0.0 << false;
        QTest::newRow("signs") << QString(100000, u'-') << 0.0 << false;
    }
    void arithmetic()
    {
        QFETCH(QString, text);
        QFETCH(double, expected);
        QFETCH(bool, ok);
        const std::optional<double> value = evaluateArithmetic(text, 10);
        QCOMPARE(value.has_value(), ok);
        if (ok)
            QCOMPARE(*value, expected);
    }
};

QTEST_GUILESS_MAIN(TestArithmetic)
#include "tst_arithmetic.moc"
