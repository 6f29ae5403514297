// Sound files: every sample width, several channels, and files that are not what they say.

#include "io/wav/wav_reader.h"

#include <QTest>
#include <QtEndian>

#include <cstring>

using namespace marrow;

namespace {

template <class T>
void put(QByteArray &bytes, T value)
{
    const T little = qToLittleEndian(value);
    bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
}

QByteArray wav(quint16 code, quint16 channels, quint16 bits, const QByteArray &data, quint32 rate = 48000)
{
    QByteArray format;
    put<quint16>(format, code);
    put<quint16>(format, channels);
    put<quint32>(format, rate);
    put<quint32>(format, rate * channels * bits / 8);
    put<quint16>(format, static_cast<quint16>(channels * bits / 8));
    put<quint16>(format, bits);
    QByteArray bytes("RIFF");
    put<quint32>(bytes, static_cast<quint32>(4 + 8 + format.size() + 8 + data.size()));
    bytes += "WAVEfmt ";
    put<quint32>(bytes, static_cast<quint32>(format.size()));
    bytes += format + "LIST";
    put<quint32>(bytes, 3); // odd: a byte of padding follows
    bytes += QByteArray("abc\0", 4) + "data";
    put<quint32>(bytes, static_cast<quint32>(data.size()));
    return bytes + data;
}

} // namespace

class WavTest : public QObject
{
    Q_OBJECT

private slots:
    void readsEverySampleWidth()
    {
        QByteArray data8, data16, data24, data32, floats;
        for (const double value : {0.0, 0.5, -0.5, -1.0}) {
            put<quint8>(data8, static_cast<quint8>(128 + value * 128));
            put<qint16>(data16, static_cast<qint16>(value * 32768));
            const auto wide = static_cast<qint32>(value * 8388608);
            data24.append(static_cast<char>(wide & 255)).append(static_cast<char>((wide >> 8) & 255)).append(static_cast<char>((wide >> 16) & 255));
            put<qint32>(data32, static_cast<qint32>(value * 2147483648.0));
            const auto single = static_cast<float>(value);
            quint32 bits;
            std::memcpy(&bits, &single, sizeof bits);
            put<quint32>(floats, bits);
        }
        const std::vector<float> expected = {0.0F, 0.5F, -0.5F, -1.0F};
        for (const QByteArray &bytes : {wav(1, 1, 8, data8), wav(1, 1, 16, data16), wav(1, 1, 24, data24), wav(1, 1, 32, data32), wav(3, 1, 32, floats)}) {
            const auto sound = readWav(bytes);
            QVERIFY(sound.ok());
            QCOMPARE(sound->rate, 48000);
            QCOMPARE(sound->samples, expected);
        }
    }

    void averagesChannelsAndTakesWhatIsThere()
    {
        QByteArray data;
        for (const qint16 value : {16384, -16384, 16384, 16384})
            put<qint16>(data, value);
        const auto stereo = readWav(wav(1, 2, 16, data));
        QVERIFY(stereo.ok());
        QCOMPARE(stereo->samples, (std::vector<float>{0.0F, 0.5F}));
        const QByteArray whole = wav(1, 1, 16, data);
        const auto cut = readWav(whole.chopped(3));
        QVERIFY(cut.ok());
        QCOMPARE(cut->samples.size(), std::size_t{2});
    }

    void refusesWithAReason()
    {
        QCOMPARE(readWav("OggS").error().code, QStringLiteral("wav.not-wav"));
        QCOMPARE(readWav(wav(85, 2, 16, "abcd")).error().code, QStringLiteral("wav.unsupported"));
        QCOMPARE(readWav(wav(1, 0, 16, "abcd")).error().code, QStringLiteral("wav.unsupported"));
        QCOMPARE(readWav(wav(1, 1, 16, {})).error().code, QStringLiteral("wav.no-data"));
        QCOMPARE(readWav(QByteArray("RIFF\0\0\0\0WAVEdata\2\0\0\0ab", 22)).error().code, QStringLiteral("wav.no-format"));
    }

    void survivesEveryTruncationAndFlip()
    {
        const QByteArray whole = wav(1, 2, 24, QByteArray(60, 'x'));
        for (qsizetype length = 0; length < whole.size(); ++length)
            (void)readWav(whole.left(length));
        for (qsizetype at = 0; at < whole.size(); ++at) {
            for (const char value : {'\0', '\xff', '\x7f'}) {
                QByteArray changed = whole;
                changed[at] = value;
                (void)readWav(changed);
            }
        }
    }
};

QTEST_GUILESS_MAIN(WavTest)

#include "tst_wav.moc"
