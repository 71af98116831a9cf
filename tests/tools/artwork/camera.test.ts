import assert from "node:assert/strict";
import sharp from "sharp";
import { type Camera, openCamera } from "../../../src/tools/artwork/camera.ts";
import { documentOf } from "../../../src/tools/artwork/document.ts";
import { pixelHash } from "../../../src/tools/images/encode.ts";
import {
  type FaceName,
  faceNames,
  family,
  openFaces,
} from "../../../src/tools/artwork/faces.ts";
import { html } from "../../../src/tools/artwork/markup.ts";
import type { Scene } from "../../../src/tools/artwork/scene.ts";
import { paper } from "../../../src/tools/artwork/templates/paper.ts";
import { at } from "../../../src/tools/artwork/templates/place.ts";

const faces = await openFaces();

/** Curves below a label with a shadow, whose pixels used to vary. */
const ponds: Scene = {
  name: "tall",
  kind: "tall",
  alt: "a label over rings on water",
  ground: "#2f5d50",
  faces: ["fraunces"],
  html: html`
    <style>body { font-family: ${family("fraunces")} }</style>
    <svg width="600" height="800">${Array.from({ length: 60 }, (_, ring) => {
      const radius = (9.37 * (ring + 0.75)).toFixed(1);
      return html`
        <circle cx="301.3" cy="397.9" r="${radius}" fill="none" stroke="#fff"
          stroke-width="2.63" stroke-opacity=".22" />
      `;
    })}</svg>
    ${at(
      { x: 130, y: 140, zoom: 1.2 },
      paper({ width: 317, height: 433, kind: "lifted" }, "Harvest"),
    )}
  `,
};

let camera: Camera;

Deno.test.beforeAll(async () => {
  camera = await openCamera(faces);
});
Deno.test.afterAll(() => camera.close());

async function documentFor(scene: Scene): Promise<string> {
  return documentOf(scene, await faces.css(scene.faces));
}

async function hashOf(scene: Scene): Promise<string> {
  return await pixelHash(
    await camera.shoot(await documentFor(scene), scene.kind),
  );
}

function written(face: FaceName, text: string): Scene {
  return {
    name: "01",
    kind: "portrait",
    alt: "a line of text",
    ground: "#ffffff",
    faces: [face],
    html: `<style>p { font-family: ${family(face)} }</style><p>${text}</p>`,
  };
}

Deno.test("a scene always renders to the same pixels", async () => {
  const hashes = new Set<string>();
  for (let draw = 0; draw < 4; draw++) {
    hashes.add(await hashOf(ponds));
  }
  assert.equal(hashes.size, 1);
});

Deno.test("a scene renders at a device pixel ratio of 1", async () => {
  const scene: Scene = {
    ...ponds,
    ground: "#00ff00",
    html: `<style>@media not (resolution: 1dppx) {
      body { visibility: hidden; background: #f00 } }</style>`,
  };
  const png = await camera.shoot(await documentFor(scene), scene.kind);
  const { channels } = await sharp(png).stats();
  assert.deepEqual(
    channels.slice(0, 3).map((it) => [it.min, it.max]),
    [[0, 0], [255, 255], [0, 0]],
  );
});

Deno.test("rejects text that the scene's typefaces cannot display", async () => {
  const scene = written("fraunces", "up <b>→ down</b>");
  await assert.rejects(hashOf(scene), /Cannot write "→ down"/);
});

Deno.test("each typeface displays the naira sign, with a fallback if necessary", async () => {
  const hashes = new Set<string>();
  for (const face of faceNames) {
    hashes.add(await hashOf(written(face, "₦240,000")));
  }
  assert.equal(hashes.size, faceNames.length);
});
