# Compiler settings shared by every target, and one function a kind of target.

find_program(MARROW_CCACHE ccache)
if(MARROW_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${MARROW_CCACHE})
endif()
find_program(MARROW_LLD ld.lld)
if(MARROW_LLD)
    add_link_options(-fuse-ld=lld)
endif()

add_library(marrow_options INTERFACE)
# Puppet evaluation is specified in single precision, operation by operation: a fused multiply-add would change its bits.
target_compile_options(marrow_options INTERFACE
    -ffp-contract=off -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<BOOL:${MARROW_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
    # GCC 12 and 13 report Eigen and std::variant internals as maybe uninitialised or out of bounds at -O2.
    target_compile_options(marrow_options INTERFACE
        -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow -Wno-restrict)
endif()
target_compile_definitions(marrow_options INTERFACE
    QT_NO_CAST_FROM_BYTEARRAY QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH)
target_include_directories(marrow_options INTERFACE ${PROJECT_SOURCE_DIR})
if(MARROW_SANITIZE OR MARROW_FUZZ)
    target_compile_definitions(marrow_options INTERFACE MARROW_SANITIZED)
endif()
if(MARROW_SANITIZE)
    target_compile_options(marrow_options INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(marrow_options INTERFACE -fsanitize=address,undefined)
endif()
if(MARROW_FUZZ)
    target_compile_options(marrow_options INTERFACE -fsanitize=fuzzer-no-link,address,undefined)
    target_link_options(marrow_options INTERFACE -fsanitize=address,undefined)
endif()

# marrow_library(NAME LINKS ...): the static library marrow_NAME from every source below NAME/.
function(marrow_library name)
    cmake_parse_arguments(ARG "" "" "LINKS" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${name}/*.cpp ${PROJECT_SOURCE_DIR}/${name}/*.h)
    if(NOT sources)
        add_library(marrow_${name} INTERFACE)
        target_link_libraries(marrow_${name} INTERFACE marrow_options ${ARG_LINKS})
        return()
    endif()
    add_library(marrow_${name} STATIC ${sources})
    set_target_properties(marrow_${name} PROPERTIES LINKER_LANGUAGE CXX)
    target_link_libraries(marrow_${name} PUBLIC marrow_options ${ARG_LINKS})
    marrow_precompile(marrow_${name} ${name})
endfunction()

# Qt's headers cost more than our code does. Only headers of Qt and the standard library are listed, so that a change of ours
# never rebuilds everything, and each source still includes what it uses.
function(marrow_precompile target folder)
    if(NOT MARROW_PCH)
        return()
    endif()
    set(headers <QByteArray> <QCoreApplication> <QJsonArray> <QJsonObject> <QObject> <QString> <QStringList>
        <algorithm> <functional> <map> <memory> <optional> <string> <vector> <Eigen/Geometry>)
    if(folder STREQUAL "render")
        list(APPEND headers <Qt3DCore/QEntity> <Qt3DRender/QMaterial> <Qt3DRender/QGeometryRenderer>)
    elseif(folder MATCHES "^(views|gui|tests_views|tests_gui)$")
        list(APPEND headers <QtWidgets>)
    endif()
    if(folder MATCHES "^tests_")
        list(APPEND headers <QTest>)
    endif()
    target_precompile_headers(${target} PRIVATE ${headers})
endfunction()
