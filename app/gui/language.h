#pragma once

#include <QObject>
#include <QTranslator>

namespace marrow {

/// Installs the translators of one language at a time; every widget gets a LanguageChange event. GUI thread only.
class Language : public QObject
{
    Q_OBJECT

public:
    explicit Language(QObject *parent = nullptr);
    ~Language() override;

    /// "en", "zh_CN", or empty for the system's. Unknown languages become English.
    void use(const QString &language);
    /// "en" or "zh_CN".
    QString current() const { return m_current; }

private:
    QTranslator m_own;
    QTranslator m_qt;
    QString m_current;
};

} // namespace marrow
