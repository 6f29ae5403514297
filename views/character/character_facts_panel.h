#pragma once

#include "views/character/character_context.h"

#include <QImage>
#include <QPointer>
#include <QWidget>

class QFormLayout;
class QLabel;
class QListWidget;
class QToolButton;
class QTreeWidget;
class QVBoxLayout;

namespace marrow {

class EmptyState;
class Section;
class ShapeSliders;

/// What a model is and holds: its picture, whether it can be driven, counts, which joints play the humanoid ones and which are missing, its
/// textures as pictures, and of a VRM who made it, what it lets people do, its expressions (to try) and swinging bones. GUI thread.
class CharacterFactsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CharacterFactsPanel(QWidget *parent = nullptr);

    /// `format` as people know it ("VRM 1.0", "FBX"); `notes` of the import.
    void setContext(CharacterContext *context, const QString &format = {}, const QStringList &notes = {});
    void setThumbnail(const QImage &picture);

signals:
    void frameRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void fillCounts();
    void fillHumanoid();
    void fillTextures();
    void fillVrm();
    void fillExpressions();
    void refreshShapes();
    QToolButton *addReset(Section *section, const char *name);
    static QString expressionTip(const ModelExpression &expression);
    void showTexture(int index);
    QLabel *addRow(QFormLayout *form, const QString &name, const QString &text, bool link = false);
    Section *addSection(QWidget *content, const char *name);
    void retranslate();

    QPointer<CharacterContext> m_context;
    QString m_format;
    QStringList m_notes;
    EmptyState *m_empty;
    QWidget *m_body;
    QVBoxLayout *m_column;
    QLabel *m_picture;
    QLabel *m_drivable;
    QWidget *m_counts;
    QTreeWidget *m_humanoid;
    QListWidget *m_textures;
    QWidget *m_vrm;
    ShapeSliders *m_expressions;
    ShapeSliders *m_morphs;
    QLabel *m_noteText;
    Section *m_humanoidSection;
    Section *m_textureSection;
    Section *m_vrmSection;
    Section *m_expressionSection;
    Section *m_morphSection;
    QToolButton *m_resetExpressions;
    QToolButton *m_resetMorphs;
    Section *m_noteSection;
};

} // namespace marrow
