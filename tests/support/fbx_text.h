#pragma once

#include <QByteArray>

namespace marrow::test {

/// An FBX 7.4 in its text form: a root bone, a bone with PreRotation and a rotation pivot that turns about z from 0° to 90° within a second,
/// and a mesh of two triangles whose vertices follow one bone each. z is up, one unit is a metre.
inline QByteArray pivotFbx()
{
    return R"(; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 7400
}
GlobalSettings:  {
	Version: 1000
	Properties70:  {
		P: "UpAxis", "int", "Integer", "",2
		P: "UpAxisSign", "int", "Integer", "",1
		P: "FrontAxis", "int", "Integer", "",1
		P: "FrontAxisSign", "int", "Integer", "",-1
		P: "CoordAxis", "int", "Integer", "",0
		P: "CoordAxisSign", "int", "Integer", "",1
		P: "UnitScaleFactor", "double", "Number", "",100
		P: "TimeMode", "enum", "", "",6
	}
}
Definitions:  {
	Version: 100
	Count: 1
}
Objects:  {
	Model: 11, "Model::base", "LimbNode" {
		Version: 232
		Properties70:  {
			P: "Lcl Translation", "Lcl Translation", "", "A",1,0,2
		}
	}
	Model: 12, "Model::tip", "LimbNode" {
		Version: 232
		Properties70:  {
			P: "RotationActive", "bool", "", "",1
			P: "PreRotation", "Vector3D", "Vector", "",90,0,0
			P: "RotationPivot", "Vector3D", "Vector", "",0,0,0.5
			P: "Lcl Translation", "Lcl Translation", "", "A",0,0,1
			P: "Lcl Rotation", "Lcl Rotation", "", "A",0,0,0
		}
	}
	Model: 13, "Model::body", "Mesh" {
		Version: 232
	}
	Geometry: 14, "Geometry::body", "Mesh" {
		Vertices: *12 {
			a: 0,0,0,1,0,0,0,1,0,0,0,3
		}
		PolygonVertexIndex: *6 {
			a: 0,1,-3,0,1,-4
		}
		GeometryVersion: 124
	}
	Deformer: 15, "Deformer::", "Skin" {
		Version: 101
		Link_DeformAcuracy: 50
	}
	Deformer: 16, "SubDeformer::", "Cluster" {
		Version: 100
		UserData: "", ""
		Indexes: *3 {
			a: 0,1,2
		}
		Weights: *3 {
			a: 1,1,1
		}
		Transform: *16 {
			a: 1,0,0,0,0,1,0,0,0,0,1,0,-1,0,-2,1
		}
		TransformLink: *16 {
			a: 1,0,0,0,0,1,0,0,0,0,1,0,1,0,2,1
		}
	}
	Deformer: 17, "SubDeformer::", "Cluster" {
		Version: 100
		UserData: "", ""
		Indexes: *1 {
			a: 3
		}
		Weights: *1 {
			a: 1
		}
		Transform: *16 {
			a: 1,0,0,0,0,1,0,0,0,0,1,0,-1,0,-3,1
		}
		TransformLink: *16 {
			a: 1,0,0,0,0,1,0,0,0,0,1,0,1,0,3,1
		}
	}
	AnimationStack: 21, "AnimStack::turn", "" {
		Properties70:  {
			P: "LocalStop", "KTime", "Time", "",46186158000
		}
	}
	AnimationLayer: 22, "AnimLayer::only", "" {
	}
	AnimationCurveNode: 23, "AnimCurveNode::R", "" {
		Properties70:  {
			P: "d|X", "Number", "", "A",0
			P: "d|Y", "Number", "", "A",0
			P: "d|Z", "Number", "", "A",0
		}
	}
	AnimationCurve: 24, "AnimCurve::", "" {
		Default: 0
		KeyVer: 4008
		KeyTime: *3 {
			a: 0,23093079000,46186158000
		}
		KeyValueFloat: *3 {
			a: 0,45,90
		}
		KeyAttrFlags: *1 {
			a: 4
		}
		KeyAttrDataFloat: *4 {
			a: 0,0,0,0
		}
		KeyAttrRefCount: *1 {
			a: 3
		}
	}
}
Connections:  {
	C: "OO",11,0
	C: "OO",12,11
	C: "OO",13,0
	C: "OO",14,13
	C: "OO",15,14
	C: "OO",16,15
	C: "OO",17,15
	C: "OO",11,16
	C: "OO",12,17
	C: "OO",22,21
	C: "OO",23,22
	C: "OP",23,12, "Lcl Rotation"
	C: "OP",24,23, "d|Z"
}
)";
}

} // namespace marrow::test
