#pragma once

#include "views/puppet/mesh_edges.h"
#include "views/puppet/puppet_context.h"

#include <QPixmap>
#include <QPointer>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;

namespace marrow {

/// One texture page with the outlines of meshes laid over where they take their pixels from: faint ones all, selected ones
/// clearly. A click on the page selects the mesh there.
class TexturePageView : public QWidget
{
    Q_OBJECT

public:
    explicit TexturePageView(QWidget *parent = nullptr);

    void setContext(PuppetContext *context);
    void setPage(int page);
    int page() const { return m_page; }
    QSize sizeHint() const override { return {240, 240}; }
    QSize minimumSizeHint() const override { return {120, 120}; }
    /// The smallest mesh whose triangles cover a point of the widget; -1 for none.
    std::int32_t meshAt(const QPointF &position) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QRectF pageArea() const;
    void drawMesh(QPainter &painter, std::uint32_t mesh, const QRectF &area, bool whole) const;

    QPointer<PuppetContext> m_context;
    mutable std::unique_ptr<MeshEdges> m_edges;
    int m_page = 0;
    mutable QPixmap m_scaled; ///< the page at the size it is drawn
};

/// The texture pages of a puppet as pictures: a choice of pages, the page, and what it is.
class TextureView : public QWidget
{
    Q_OBJECT

public:
    explicit TextureView(QWidget *parent = nullptr);
    void setContext(PuppetContext *context);
    /// Shows a page, if there is one of that number.
    void showPage(int page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void choose(int page);
    void takeSelection();

    QPointer<PuppetContext> m_context;
    QComboBox *m_pages;
    TexturePageView *m_view;
    QLabel *m_caption;
};

} // namespace marrow
