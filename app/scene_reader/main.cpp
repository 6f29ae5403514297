#include "io/scene/scene_process.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    return marrow::runSceneReader(QCoreApplication::arguments().mid(1));
}
