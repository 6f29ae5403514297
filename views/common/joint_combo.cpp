#include "views/common/joint_combo.h"

#include "views/common/joint_delegate.h"
#include "views/common/swatch.h"
#include "views/common/theme.h"

#include <QListView>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>
#include <map>

namespace marrow {

namespace {
constexpr int kJointIdRole = Qt::UserRole + 1;
constexpr int kMinimumNameLength = 10;
} // namespace

std::vector<JointId> treeOrder(const Skeleton &skeleton)
{
    std::map<JointId, std::vector<JointId>> children;
    std::vector<JointId> pending;
    for (const Joint &joint : skeleton.joints()) {
        if (joint.parent)
            children[*joint.parent].push_back(joint.id);
        else
            pending.push_back(joint.id);
    }
    std::reverse(pending.begin(), pending.end());
    std::vector<JointId> order;
    while (!pending.empty()) {
        const JointId joint = pending.back();
        pending.pop_back();
        order.push_back(joint);
        const auto below = children.find(joint);
        if (below != children.end())
            pending.insert(pending.end(), below->second.rbegin(), below->second.rend());
    }
    return order;
}

JointCombo::JointCombo(QWidget *parent)
    : QComboBox(parent)
{
    view()->setItemDelegate(new JointDelegate(this));
    view()->setTextElideMode(Qt::ElideMiddle);
    setMaxVisibleItems(16);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(kMinimumNameLength);
    connect(this, &QComboBox::activated, this, &JointCombo::jointPicked);
}

void JointCombo::setContext(RigContext *context)
{
    if (m_context) {
        m_context->disconnect(this);
        m_context->document()->disconnect(this);
    }
    m_context = context;
    if (context) {
        connect(context, &RigContext::looksChanged, this, &JointCombo::fill);
        connect(context->document(), &VoxelDocument::committed, this, [this](const ChangeSet &change) {
            if (change.flags & (ChangeSet::RigPresence | ChangeSet::SkeletonStructure | ChangeSet::JointNames))
                fill();
        });
    }
    fill();
}

void JointCombo::setFilter(std::function<bool(JointId)> keep)
{
    m_keep = std::move(keep);
    fill();
}

void JointCombo::setNoneText(const QString &text)
{
    m_none = text;
    fill();
}

std::optional<JointId> JointCombo::joint() const
{
    const QVariant id = currentData(kJointIdRole);
    return id.isValid() ? std::optional(static_cast<JointId>(id.toUInt())) : std::nullopt;
}

void JointCombo::setJoint(std::optional<JointId> joint)
{
    m_mixed = false;
    const int index = joint ? findData(QVariant(uint(*joint)), kJointIdRole) : m_none.isEmpty() ? -1 : 0;
    if (index != currentIndex())
        setCurrentIndex(index);
}

void JointCombo::setMixed()
{
    m_mixed = true;
    setCurrentIndex(-1);
    update();
}

void JointCombo::showPopup()
{
    if (auto *list = qobject_cast<QListView *>(view())) {
        for (int row = 0; row < count(); ++row) {
            const QVariant id = itemData(row, kJointIdRole);
            list->setRowHidden(row, m_forbidden && id.isValid() && m_forbidden(static_cast<JointId>(id.toUInt())));
        }
    }
    QComboBox::showPopup();
}

void JointCombo::fill()
{
    const std::optional<JointId> before = joint();
    const bool mixed = m_mixed;
    const QSignalBlocker quiet(this);
    clear();
    if (!m_none.isEmpty())
        addItem(m_none);
    if (m_context && m_context->rig()) {
        for (JointId id : treeOrder(m_context->rig()->skeleton)) {
            if (m_keep && !m_keep(id))
                continue;
            const SwatchLook look = m_context->look(id);
            addItem(m_context->displayName(id));
            const int row = count() - 1;
            setItemData(row, uint(id), kJointIdRole);
            setItemData(row, look.color, JointColorRole);
            setItemData(row, look.hatched, JointHatchedRole);
        }
    }
    if (mixed)
        setMixed();
    else
        setJoint(before);
}

void JointCombo::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText.clear();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    QRect area = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    const QColor color = currentData(JointColorRole).value<QColor>();
    if (color.isValid()) {
        const QRect box(area.left() + 1, area.center().y() - kSwatchSize / 2 + 1, kSwatchSize, kSwatchSize);
        paintSwatch(&painter, box, {color, currentData(JointHatchedRole).toBool()}, palette());
        area.setLeft(box.right() + 7);
    }
    painter.setPen(isEnabled() ? tokensFor(palette()).text : tokensFor(palette()).disabledText);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, fontMetrics().elidedText(m_mixed ? QStringLiteral("—") : currentText(), Qt::ElideMiddle, area.width()));
}

} // namespace marrow
