#include "model/character/vrm_facts.h"

#include <QCoreApplication>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Vrm)
};

} // namespace

QStringList permissionTexts(const VrmPermissions &p)
{
    QStringList texts;
    const auto say = [&](std::optional<bool> allowed, const QString &yes, const QString &no) {
        if (allowed)
            texts.append(*allowed ? yes : no);
    };
    if (p.who) {
        texts.append(*p.who == VrmPermissions::Who::OnlyAuthor ? Texts::tr("Only the author may act as this character.")
                     : *p.who == VrmPermissions::Who::Licensed ? Texts::tr("Only people the author names may act as this character.")
                                                                : Texts::tr("Everyone may act as this character."));
    }
    say(p.violence, Texts::tr("Violent scenes are allowed."), Texts::tr("Violent scenes are not allowed."));
    say(p.sexualContent, Texts::tr("Sexual scenes are allowed."), Texts::tr("Sexual scenes are not allowed."));
    if (p.commerce) {
        texts.append(*p.commerce == VrmPermissions::Commerce::None       ? Texts::tr("Commercial use is not allowed.")
                     : *p.commerce == VrmPermissions::Commerce::Personal ? Texts::tr("Commercial use is allowed to persons.")
                                                                         : Texts::tr("Commercial use is allowed."));
    }
    say(p.politics, Texts::tr("Political and religious use is allowed."), Texts::tr("Political and religious use is not allowed."));
    say(p.hate, Texts::tr("Antisocial use is allowed."), Texts::tr("Antisocial use is not allowed."));
    say(p.redistribution, Texts::tr("It may be passed on."), Texts::tr("It may not be passed on."));
    if (p.change) {
        texts.append(*p.change == VrmPermissions::Change::No    ? Texts::tr("It may not be changed.")
                     : *p.change == VrmPermissions::Change::Yes ? Texts::tr("It may be changed, but not passed on changed.")
                                                                : Texts::tr("It may be changed and passed on."));
    }
    say(p.creditNeeded, Texts::tr("The author must be named."), Texts::tr("The author need not be named."));
    return texts;
}

} // namespace marrow
