#pragma once

#include <QByteArrayView>

#include <charconv>
#include <optional>
#include <string_view>

namespace marrow::bvh {

/// Words of a text one after another, with the line they stand on. The bytes belong to someone else.
class Scanner
{
public:
    explicit Scanner(QByteArrayView bytes)
        : m_at(bytes.data())
        , m_end(bytes.data() + bytes.size())
    {
        if (bytes.startsWith("\xef\xbb\xbf"))
            m_at += 3;
    }

    /// The next word; empty at the end.
    std::string_view word()
    {
        skipSpace();
        const char *begin = m_at;
        while (m_at < m_end && !isSpace(*m_at))
            ++m_at;
        return {begin, static_cast<std::size_t>(m_at - begin)};
    }
    std::string_view peek()
    {
        const Scanner before = *this;
        const std::string_view result = word();
        *this = before;
        return result;
    }
    /// What is left of the line, without spaces around it and without a brace that ends it, which stays to be read.
    std::string_view restOfLine()
    {
        while (m_at < m_end && (*m_at == ' ' || *m_at == '\t'))
            ++m_at;
        const char *begin = m_at;
        while (m_at < m_end && *m_at != '\n' && *m_at != '\r' && *m_at != '{')
            ++m_at;
        const char *last = m_at;
        while (last > begin && isSpace(last[-1]))
            --last;
        return {begin, static_cast<std::size_t>(last - begin)};
    }
    /// The next word as a number; none when it is no number (the word is taken all the same).
    std::optional<double> number()
    {
        std::string_view text = word();
        if (text.starts_with('+'))
            text.remove_prefix(1);
        double value = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (text.empty() || end != text.data() + text.size() || (problem != std::errc() && problem != std::errc::result_out_of_range))
            return std::nullopt;
        return value;
    }
    bool atEnd()
    {
        skipSpace();
        return m_at >= m_end;
    }
    /// Of the word that was read last.
    int line() const { return m_line; }

private:
    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v' || c == '\0'; }
    void skipSpace()
    {
        while (m_at < m_end && isSpace(*m_at)) {
            m_line += *m_at == '\n' || (*m_at == '\r' && (m_at + 1 == m_end || m_at[1] != '\n'));
            ++m_at;
        }
    }

    const char *m_at;
    const char *m_end;
    int m_line = 1;
};

} // namespace marrow::bvh
