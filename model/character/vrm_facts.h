#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace marrow {

/// What a VRM lets people do; nullopt where the file says nothing.
struct VrmPermissions
{
    enum class Who { OnlyAuthor, Licensed, Everyone };
    enum class Commerce { None, Personal, Companies };
    enum class Change { No, Yes, YesAndPassOn };

    std::optional<Who> who; ///< may act as the character
    std::optional<bool> violence;
    std::optional<bool> sexualContent;
    std::optional<Commerce> commerce;
    std::optional<bool> politics; ///< political and religious use
    std::optional<bool> hate;     ///< antisocial use and hate
    std::optional<bool> redistribution;
    std::optional<Change> change;
    std::optional<bool> creditNeeded;
};

/// What a VRM (0.x or 1.0) says of itself beside its skeleton: who made it, under which licence, what it can do. A plain value; empty for
/// models that are no VRM.
struct VrmFacts
{
    QString title;
    QString version;
    QStringList authors;
    QString contact;
    QString copyright;
    QString licence; ///< its name or address
    QString moreTerms; ///< an address
    VrmPermissions permissions;
    QStringList expressions; ///< presets first, by the names the file gives
    int springs = 0;         ///< chains of swinging bones
    int springJoints = 0;    ///< bones in them
    int colliders = 0;
    int thumbnail = -1; ///< the picture among the model's textures

    /// The file says something of it.
    bool known() const { return !title.isEmpty() || !authors.isEmpty() || !licence.isEmpty() || !contact.isEmpty() || !expressions.isEmpty(); }
};

/// What is allowed and what is not, a sentence each, in the language of the interface; empty where the file is silent.
QStringList permissionTexts(const VrmPermissions &permissions);

} // namespace marrow
