// A game of a few lines: loads a published member with three.js and prints where its joints are, as JSON on standard output.
// Usage: node three_consumer.mjs PATH_OF_THREE FOLDER MEMBER TIME CLIP…
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [three, folder, member, time, ...clips] = process.argv.slice(2);
globalThis.self = globalThis;
const { AnimationMixer, SkinnedMesh } = await import(pathToFileURL(join(three, 'build/three.module.js')));
const { GLTFLoader } = await import(pathToFileURL(join(three, 'examples/jsm/loaders/GLTFLoader.js')));
const { clone } = await import(pathToFileURL(join(three, 'examples/jsm/utils/SkeletonUtils.js')));

// There are no pictures under Node; joints do not need any.
function withoutPictures(bytes) {
    const length = bytes.readUInt32LE(12);
    const json = JSON.parse(bytes.subarray(20, 20 + length));
    delete json.images;
    delete json.textures;
    delete json.samplers;
    for (const material of json.materials ?? []) {
        for (const key of ['normalTexture', 'occlusionTexture', 'emissiveTexture', 'extensions'])
            delete material[key];
        delete material.pbrMetallicRoughness?.baseColorTexture;
        delete material.pbrMetallicRoughness?.metallicRoughnessTexture;
    }
    let text = Buffer.from(JSON.stringify(json));
    text = Buffer.concat([text, Buffer.alloc((4 - text.length % 4) % 4, 0x20)]);
    const rest = bytes.subarray(20 + length);
    const head = Buffer.alloc(20);
    head.write('glTF');
    head.writeUInt32LE(2, 4);
    head.writeUInt32LE(20 + text.length + rest.length, 8);
    head.writeUInt32LE(text.length, 12);
    head.write('JSON', 16);
    return Buffer.concat([head, text, rest]);
}

async function load(name) {
    const bytes = withoutPictures(readFileSync(join(folder, name)));
    const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    return new GLTFLoader().parseAsync(copy, '');
}

const contract = JSON.parse(readFileSync(join(folder, 'anim_map.json')));
const pack = contract.member_anims[member];
const body = clone((await load(pack.replace('_anim.glb', '_rigged.glb'))).scene);
const { animations } = await load(pack);
const result = {};
for (const name of clips) {
    const mixer = new AnimationMixer(body);
    mixer.clipAction(animations.find(clip => clip.name === name)).play();
    mixer.setTime(Number(time));
    body.updateMatrixWorld(true);
    const joints = {};
    body.traverse(node => {
        if (!(node instanceof SkinnedMesh))
            return;
        node.skeleton.bones.forEach((bone, i) => {
            joints[bone.name] = bone.matrixWorld.clone().multiply(node.skeleton.boneInverses[i]).elements;
        });
    });
    result[name] = joints;
    mixer.stopAllAction();
}
console.log(JSON.stringify(result));
