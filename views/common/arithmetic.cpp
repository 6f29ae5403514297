#include "views/common/arithmetic.h"

#include <QString>

#include <cmath>

namespace marrow {

namespace {

/// Recursive descent over sums, products, powers and signs. Depth is bounded because a text of brackets is outside input.
class Parser
{
public:
    explicit Parser(QStringView text)
        : m_text(text)
    {
    }

    std::optional<double> whole()
    {
        const std::optional<double> value = sum(0);
        skipSpace();
        if (!value || m_at != m_text.size() || !std::isfinite(*value))
            return std::nullopt;
        return value;
    }

private:
    static constexpr int kMaxDepth = 64;

    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool take(QChar c)
    {
        skipSpace();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    std::optional<double> sum(int depth)
    {
        std::optional<double> left = product(depth);
        while (left) {
            const bool plus = take(u'+');
            if (!plus && !take(u'-'))
                break;
            const std::optional<double> right = product(depth);
            if (!right)
                return std::nullopt;
            left = plus ? *left + *right : *left - *right;
        }
        return left;
    }

    std::optional<double> product(int depth)
    {
        std::optional<double> left = power(depth);
        while (left) {
            const bool times = take(u'*');
            if (!times && !take(u'/'))
                break;
            const std::optional<double> right = power(depth);
            if (!right)
                return std::nullopt;
            left = times ? *left * *right : *left / *right;
        }
        return left;
    }

    std::optional<double> power(int depth)
    {
        if (depth > kMaxDepth)
            return std::nullopt;
        if (take(u'-')) {
            const std::optional<double> value = power(depth + 1);
            return value ? std::optional(-*value) : std::nullopt;
        }
        if (take(u'+'))
            return power(depth + 1);
        const std::optional<double> base = atom(depth);
        if (!base || !take(u'^'))
            return base;
        const std::optional<double> exponent = power(depth + 1);
        return exponent ? std::optional(std::pow(*base, *exponent)) : std::nullopt;
    }

    std::optional<double> atom(int depth)
    {
        if (depth > kMaxDepth)
            return std::nullopt;
        if (take(u'(')) {
            const std::optional<double> value = sum(depth + 1);
            return value && take(u')') ? value : std::nullopt;
        }
        skipSpace();
        const qsizetype start = m_at;
        while (m_at < m_text.size() && (m_text[m_at].isDigit() || m_text[m_at] == u'.'))
            ++m_at;
        bool ok = false;
        const double value = m_text.mid(start, m_at - start).toDouble(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace

std::optional<double> evaluateArithmetic(QStringView text, double current)
{
    QString plain = text.trimmed().toString();
    plain.replace(u',', u'.').replace(u'×', u'*').replace(u'÷', u'/').replace(u'−', u'-');
    // A comma or point between the digits of an exponent form ("1e-3") is left to toDouble.
    bool isNumber = false;
    const double number = plain.toDouble(&isNumber);
    if (isNumber && !plain.startsWith(u'+'))
        return std::isfinite(number) ? std::optional(number) : std::nullopt;
    if (plain.size() >= 2 && plain[1] == u'=')
        plain.remove(1, 1);
    else if (plain.startsWith(u'-'))
        return Parser(plain).whole();
    if (!plain.isEmpty() && QStringView(u"+-*/^").contains(plain[0])) {
        const std::optional<double> operand = Parser(QStringView(plain).mid(1)).whole();
        if (!operand)
            return std::nullopt;
        switch (plain[0].unicode()) {
        case u'+':
            return current + *operand;
        case u'-':
            return current - *operand;
        case u'*':
            return current * *operand;
        case u'/':
            return *operand != 0 ? std::optional(current / *operand) : std::nullopt;
        default: {
            const double power = std::pow(current, *operand);
            return std::isfinite(power) ? std::optional(power) : std::nullopt;
        }
        }
    }
    return Parser(plain).whole();
}

} // namespace marrow
