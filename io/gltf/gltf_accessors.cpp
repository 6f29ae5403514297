#include "io/gltf/gltf_accessors.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace marrow {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Gltf)
};

enum Component { Byte = 5120, UnsignedByte = 5121, Short = 5122, UnsignedShort = 5123, UnsignedInt = 5125, Float = 5126 };

int bytesOf(qint64 component)
{
    switch (component) {
    case Byte:
    case UnsignedByte:
        return 1;
    case Short:
    case UnsignedShort:
        return 2;
    case UnsignedInt:
    case Float:
        return 4;
    default:
        return 0;
    }
}

/// Rows and columns of a type; {0, 0} for an unknown one.
std::pair<int, int> shapeOf(const QString &type)
{
    if (type == QLatin1String("SCALAR"))
        return {1, 1};
    if (type.size() == 4 && (type.startsWith(QLatin1String("VEC")) || type.startsWith(QLatin1String("MAT")))) {
        const int n = type.at(3).digitValue();
        if (n >= 2 && n <= 4)
            return type.startsWith(QLatin1Char('V')) ? std::pair(n, 1) : std::pair(n, n);
    }
    return {0, 0};
}

template <class T>
T load(const char *at)
{
    return qFromLittleEndian<T>(at);
}

double numberAt(const char *at, qint64 component, bool normalized)
{
    switch (component) {
    case Byte:
        return normalized ? std::max(static_cast<signed char>(*at) / 127.0, -1.0) : static_cast<signed char>(*at);
    case UnsignedByte:
        return normalized ? static_cast<unsigned char>(*at) / 255.0 : static_cast<unsigned char>(*at);
    case Short:
        return normalized ? std::max(load<std::int16_t>(at) / 32767.0, -1.0) : load<std::int16_t>(at);
    case UnsignedShort:
        return normalized ? load<std::uint16_t>(at) / 65535.0 : load<std::uint16_t>(at);
    case UnsignedInt:
        return load<std::uint32_t>(at);
    default: {
        const auto bits = load<std::uint32_t>(at);
        float value;
        std::memcpy(&value, &bits, sizeof value);
        return static_cast<double>(value);
    }
    }
}

} // namespace

struct GltfAccessors::Layout
{
    QJsonObject accessor;
    qint64 number = 0;
    qint64 component = 0;
    bool normalized = false;
    qint64 count = 0;
    int rows = 1;
    int columns = 1;
    qint64 columnBytes = 0; ///< a matrix's columns begin at multiples of four
    qint64 elementBytes = 0;

    qint64 width() const { return qint64{rows} * columns; }
    QString pointer() const { return QStringLiteral("/accessors/%1").arg(number); } ///< made for failures alone: a file has thousands
};

GltfAccessors::GltfAccessors(const GltfDocument &document)
    : m_document(document)
    , m_accessors(document.list("accessors"))
    , m_views(document.list("bufferViews"))
{
}

bool GltfAccessors::isEmpty(qint64 accessor) const
{
    return accessor >= 0 && accessor < m_accessors.size() && m_accessors.at(accessor).toObject().value(QStringLiteral("count")).toInteger(-1) == 0;
}

bool GltfAccessors::spend(std::size_t numbers)
{
    if (static_cast<qint64>(numbers) > m_budget)
        return false;
    m_budget -= static_cast<qint64>(numbers);
    return true;
}

QString GltfAccessors::typeOf(qint64 accessor) const
{
    return accessor >= 0 && accessor < m_accessors.size() ? m_accessors.at(accessor).toObject().value(QStringLiteral("type")).toString() : QString();
}

Result<QByteArray> GltfAccessors::viewBytes(qint64 view, const QString &pointer)
{
    qint64 stride = 0;
    const qint64 length = m_views.at(view).toObject().value(QStringLiteral("byteLength")).toInteger(-1);
    const auto bytes = stretch(view, 0, length, 1, &stride, pointer);
    if (!bytes)
        return bytes.error();
    return bytes->toByteArray();
}

Result<GltfAccessors::Layout> GltfAccessors::layoutOf(qint64 accessor, const QString &type, const QString &pointer)
{
    if (accessor < 0 || accessor >= m_accessors.size())
        return gltfError("gltf.index", Texts::tr("There is no accessor %1.").arg(accessor), pointer);
    Layout layout;
    layout.number = accessor;
    layout.accessor = m_accessors.at(accessor).toObject();
    const QString found = layout.accessor.value(QStringLiteral("type")).toString();
    if (found != type)
        return gltfError("gltf.accessor", Texts::tr("Accessor %1 is of type “%2” where %3 is needed.").arg(accessor).arg(found, type), pointer);
    std::tie(layout.rows, layout.columns) = shapeOf(type);
    layout.component = layout.accessor.value(QStringLiteral("componentType")).toInteger(0);
    layout.normalized = layout.accessor.value(QStringLiteral("normalized")).toBool(false);
    layout.count = layout.accessor.value(QStringLiteral("count")).toInteger(0);
    const int size = bytesOf(layout.component);
    if (size == 0)
        return gltfError("gltf.accessor", Texts::tr("Accessor %1 has the unknown component type %2.").arg(accessor).arg(layout.component), layout.pointer());
    if (layout.count < 1)
        return gltfError("gltf.accessor", Texts::tr("Accessor %1 has no elements.").arg(accessor), layout.pointer());
    layout.columnBytes = qint64{size} * layout.rows;
    if (layout.columns > 1)
        layout.columnBytes = (layout.columnBytes + 3) / 4 * 4;
    layout.elementBytes = layout.columns > 1 ? layout.columnBytes * layout.columns : layout.columnBytes;
    if (layout.count > m_budget / layout.width())
        return gltfError("gltf.limit", Texts::tr("The model holds more numbers than the 64 million that are read at most."), layout.pointer());
    m_budget -= layout.count * layout.width();
    return layout;
}

Result<QByteArrayView> GltfAccessors::stretch(qint64 view, qint64 offset, qint64 count, qint64 elementBytes, qint64 *stride, const QString &pointer)
{
    if (view < 0 || view >= m_views.size())
        return gltfError("gltf.index", Texts::tr("There is no buffer view %1.").arg(view), pointer);
    const QJsonObject object = m_views.at(view).toObject();
    const auto place = [view] { return QStringLiteral("/bufferViews/%1").arg(view); };
    const qint64 buffer = object.value(QStringLiteral("buffer")).toInteger(-1);
    if (buffer < 0 || buffer >= static_cast<qint64>(m_document.buffers.size()))
        return gltfError("gltf.index", Texts::tr("Buffer view %1 names a buffer that is not there.").arg(view), place());
    const QByteArray &bytes = m_document.buffers[static_cast<std::size_t>(buffer)];
    const qint64 start = object.value(QStringLiteral("byteOffset")).toInteger(0);
    const qint64 length = object.value(QStringLiteral("byteLength")).toInteger(-1);
    if (start < 0 || length < 1 || start > bytes.size() || length > bytes.size() - start)
        return gltfError("gltf.view", Texts::tr("Buffer view %1 reaches past the end of its buffer.").arg(view), place());
    *stride = object.value(QStringLiteral("byteStride")).toInteger(elementBytes);
    if (*stride < elementBytes || *stride > 4096)
        return gltfError("gltf.view", Texts::tr("Buffer view %1 has a stride of %2 bytes, which does not hold its elements.").arg(view).arg(*stride), place());
    // count was bounded by the budget, so that this cannot overflow
    if (offset < 0 || offset > length || (count - 1) * *stride + elementBytes > length - offset)
        return gltfError("gltf.accessor", Texts::tr("An accessor reaches past the end of buffer view %1.").arg(view), pointer);
    return QByteArrayView(bytes).sliced(start + offset, (count - 1) * *stride + elementBytes);
}

template <class Number>
Result<std::vector<Number>> GltfAccessors::read(const Layout &layout)
{
    const QJsonValue view = layout.accessor.value(QStringLiteral("bufferView"));
    qint64 stride = 0;
    QByteArrayView bytes;
    if (!view.isUndefined()) {
        const auto found = stretch(view.toInteger(-1), layout.accessor.value(QStringLiteral("byteOffset")).toInteger(0), layout.count, layout.elementBytes, &stride, {});
        if (!found) {
            Error error = found.error();
            if (error.pointer.isEmpty())
                error.pointer = error.where = layout.pointer();
            return error;
        }
        bytes = *found;
    }
    const int size = bytesOf(layout.component);
    std::vector<Number> values(static_cast<std::size_t>(layout.count * layout.width()), Number(0));
    auto out = values.begin();
    for (qint64 i = 0; i < layout.count && !bytes.isEmpty(); ++i) {
        for (int column = 0; column < layout.columns; ++column) {
            const char *at = bytes.data() + i * stride + column * layout.columnBytes;
            for (int row = 0; row < layout.rows; ++row)
                *out++ = static_cast<Number>(numberAt(at + qint64{row} * size, layout.component, layout.normalized));
        }
    }
    if (const Result<void> patched = patch(layout, values); !patched)
        return patched.error();
    return values;
}

/// A sparse accessor replaces some elements, named by ascending numbers.
template <class Number>
Result<void> GltfAccessors::patch(const Layout &layout, std::vector<Number> &values)
{
    if (!layout.accessor.contains(QStringLiteral("sparse")))
        return {};
    const QJsonObject sparse = layout.accessor.value(QStringLiteral("sparse")).toObject();
    const QString pointer = layout.pointer() + QStringLiteral("/sparse");
    const qint64 count = sparse.value(QStringLiteral("count")).toInteger(0);
    if (count < 1 || count > layout.count)
        return gltfError("gltf.accessor", Texts::tr("A sparse accessor replaces more elements than there are, or none."), pointer);
    const QJsonObject indices = sparse.value(QStringLiteral("indices")).toObject();
    const QJsonObject replacing = sparse.value(QStringLiteral("values")).toObject();
    const qint64 indexType = indices.value(QStringLiteral("componentType")).toInteger(0);
    if (indexType != UnsignedByte && indexType != UnsignedShort && indexType != UnsignedInt)
        return gltfError("gltf.accessor", Texts::tr("The indices of a sparse accessor must be unsigned whole numbers."), pointer);
    qint64 indexStride = 0;
    qint64 valueStride = 0;
    const auto places = stretch(indices.value(QStringLiteral("bufferView")).toInteger(-1), indices.value(QStringLiteral("byteOffset")).toInteger(0), count, bytesOf(indexType), &indexStride, pointer);
    if (!places)
        return places.error();
    const auto bytes = stretch(replacing.value(QStringLiteral("bufferView")).toInteger(-1), replacing.value(QStringLiteral("byteOffset")).toInteger(0), count, layout.elementBytes, &valueStride, pointer);
    if (!bytes)
        return bytes.error();
    const int size = bytesOf(layout.component);
    qint64 last = -1;
    for (qint64 i = 0; i < count; ++i) {
        const auto place = static_cast<qint64>(numberAt(places->data() + i * indexStride, indexType, false));
        if (place <= last || place >= layout.count)
            return gltfError("gltf.accessor", Texts::tr("The indices of a sparse accessor must ascend and lie within it."), pointer);
        last = place;
        for (int column = 0; column < layout.columns; ++column) {
            for (int row = 0; row < layout.rows; ++row) {
                const char *at = bytes->data() + i * valueStride + column * layout.columnBytes + qint64{row} * size;
                values[static_cast<std::size_t>(place * layout.width() + column * layout.rows + row)] = static_cast<Number>(numberAt(at, layout.component, layout.normalized));
            }
        }
    }
    return {};
}

Result<std::vector<float>> GltfAccessors::floats(qint64 accessor, const QString &type, const QString &pointer)
{
    const auto layout = layoutOf(accessor, type, pointer);
    if (!layout)
        return layout.error();
    auto values = read<float>(*layout);
    if (!values)
        return values.error();
    const bool finite = std::all_of(values->begin(), values->end(), [](float v) { return std::isfinite(v); });
    if (!finite)
        return gltfError("gltf.accessor", Texts::tr("Accessor %1 holds numbers that are not finite.").arg(accessor), layout->pointer());
    return values;
}

Result<std::vector<std::uint32_t>> GltfAccessors::integers(qint64 accessor, const QString &type, const QString &pointer)
{
    const auto layout = layoutOf(accessor, type, pointer);
    if (!layout)
        return layout.error();
    const bool whole = layout->component == UnsignedByte || layout->component == UnsignedShort || layout->component == UnsignedInt;
    if (!whole || layout->normalized)
        return gltfError("gltf.accessor", Texts::tr("Accessor %1 must hold unsigned whole numbers.").arg(accessor), layout->pointer());
    return read<std::uint32_t>(*layout);
}

} // namespace marrow
