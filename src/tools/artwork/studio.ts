import { type Camera, openCamera } from "./camera.ts";
import { documentOf } from "./document.ts";
import {
  encode,
  type EncodedFile,
  encodeShare,
  encoding,
  hash,
  pixelHash,
} from "../images/encode.ts";
import { openFaces } from "./faces.ts";
import { jpegName, kinds } from "./kinds.ts";
import type { PictureRecord } from "./manifest.ts";
import type { Scene } from "./scene.ts";

/** Draws scenes in a browser, which starts with the first one. */
export interface Studio {
  /** Hash of everything that determines the pixels of `scene`. */
  sourceOf(scene: Scene): Promise<string>;
  /** The scene as a PNG file, as wide as its kind is drawn unless given. */
  shoot(scene: Scene, width?: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Draws `scene` and encodes all its files. */
  draw(scene: Scene): Promise<{ record: PictureRecord; files: EncodedFile[] }>;
  close(): Promise<void>;
}

/**
 * Opens a studio. Close it when done.
 * @throws {Error} When a typeface's package is missing.
 */
export async function openStudio(): Promise<Studio> {
  const faces = await openFaces();
  let camera: Promise<Camera> | undefined;

  const documentFor = async (scene: Scene, width?: number) =>
    documentOf(scene, await faces.css(scene.faces), width);

  async function sourceOf(scene: Scene): Promise<string> {
    const settings = [encoding, kinds[scene.kind]];
    return await hash(JSON.stringify(settings) + await documentFor(scene));
  }

  async function shoot(scene: Scene, width?: number) {
    camera ??= openCamera(faces);
    const source = await documentFor(scene, width);
    return await (await camera).shoot(source, scene.kind, width);
  }

  return {
    sourceOf,
    shoot,
    async draw(scene) {
      const png = await shoot(scene);
      const files = await filesOf(scene, png, shoot);
      const record: PictureRecord = {
        kind: scene.kind,
        alt: scene.alt,
        ground: scene.ground,
        source: await sourceOf(scene),
        pixels: await pixelHash(png),
        files: Object.fromEntries(
          files.map(({ name, bytes }) => [name, bytes.length]),
        ),
      };
      return { record, files };
    },
    close: async () => await (await camera)?.close(),
  };
}

/** All files of a drawn scene; the widest are scaled from drawings of their own. */
async function filesOf(
  scene: Scene,
  png: Uint8Array,
  shoot: Studio["shoot"],
): Promise<EncodedFile[]> {
  const spec = kinds[scene.kind];
  const drawingFor = (width: number) =>
    width > spec.drawn ? shoot(scene, width) : png;
  const files = await encode(drawingFor, spec, scene.name);
  const jpeg = jpegName(scene.kind, scene.name);
  return jpeg ? [...files, await encodeShare(png, jpeg)] : files;
}
