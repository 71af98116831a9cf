import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import sharp, { type Sharp } from "sharp";
import { pictureKinds } from "../../../src/agency/pictures/picture-kinds.ts";
import { addPhoto, writePhoto } from "../../../src/tools/images/add-photo.ts";
import {
  cropAround,
  parseFocus,
  partShown,
} from "../../../src/tools/images/crop.ts";
import { pictureBlockOf } from "../../../src/tools/images/photo-fields.ts";
import { listPhotos } from "../../../src/tools/images/photo-list.ts";
import { readPhoto } from "../../../src/tools/images/read-photo.ts";
import { checkAll } from "../../../src/tools/content/check.ts";
import { makeProject } from "../../support/temporary-project.ts";

/** A picture of the sea with a red square in its upper left corner. */
async function photo(width = 1000, height = 800): Promise<Sharp> {
  const square = await sharp({
    create: { width: 200, height: 200, channels: 3, background: "#c01010" },
  }).png().toBuffer();
  return sharp({
    create: { width, height, channels: 3, background: "#5e8aa0" },
  }).composite([{ input: square, left: 0, top: 0 }]);
}

async function bytesOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}

/** A temporary folder of pictures. */
async function temporaryFolder() {
  const path = await Deno.makeTempDir();
  return {
    url: pathToFileURL(`${path}/`),
    path,
    async [Symbol.asyncDispose]() {
      await Deno.remove(path, { recursive: true });
    },
  };
}

Deno.test("rotates a photograph according to EXIF", async () => {
  const turned = (await photo()).withMetadata({ orientation: 6 }).withExifMerge(
    {
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 30/1 0/1" },
    },
  );
  const bytes = await bytesOf(turned.jpeg());
  assert.ok((await sharp(bytes).metadata()).exif, "the fixture has EXIF");
  const { width, height } = await readPhoto(bytes);
  assert.deepEqual([width, height], [800, 1000]);
});

Deno.test("reads an iPhone's HEIC photograph with correct colours", async () => {
  const file = new URL("./square-on-sea.heic", import.meta.url);
  const { width, height, data } = await readPhoto(await Deno.readFile(file));
  assert.deepEqual([width, height], [1000, 800]);
  const [red = 0, green = 0, blue = 0] = data;
  assert.ok(red > 150 && green < 60 && blue < 60, "the square is red");
  const [right = 0, , sea = 0] = data.subarray((width - 1) * 3);
  assert.ok(right < 130 && sea > 120, "the sea is blue");
});

Deno.test("adding a photograph writes all its crops without EXIF and lists it", async () => {
  await using folder = await temporaryFolder();
  const bytes = await bytesOf(
    (await photo()).withExif({
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "6/1 30/1 0/1" },
    }).jpeg(),
  );
  const focus = { x: 0, y: 0 };
  const options = { bytes, name: "lagoon", alt: "The lagoon", focus };
  const { set, files } = await addPhoto({ ...options, folder: folder.url });
  assert.equal(set, "photos-water");
  const sizes = await Promise.all(files.map(async (file) => {
    const { width, height, exif } = await sharp(
      `${folder.path}/${set}/${file}`,
    ).metadata();
    assert.equal(exif, undefined, file);
    return [file, width, height];
  }));
  for (
    const wanted of [
      ["lagoon-480.avif", 480, 320],
      // Not enlarged: the crops are as wide as the photograph.
      ["lagoon-1600.webp", 1000, 667],
      ["lagoon-wide-2000.avif", 1000, 500],
      ["lagoon-whole-800.webp", 800, 640],
      // Enlarged: other sites expect this size.
      ["lagoon-share.jpg", 1200, 630],
    ]
  ) {
    assert.ok(
      sizes.some((size) => String(size) === String(wanted)),
      `${wanted}`,
    );
  }
  // The focal point is the corner with the square, which each crop keeps.
  for (const file of ["lagoon-wide-800.webp", "lagoon-share.jpg"]) {
    const path = `${folder.path}/${set}/${file}`;
    const pixels: Uint8Array = await sharp(path).removeAlpha().raw().toBuffer();
    assert.ok(pixels[0]! > 150 && pixels[2]! < 80, `${file} is red`);
  }
  assert.deepEqual(listPhotos(folder.url).map((it) => it.name), [
    "lagoon",
  ]);
  await assert.rejects(
    addPhoto({ ...options, folder: folder.url }),
    /it already exists/,
  );
});

Deno.test("photographs that are added at the same time are all listed", async () => {
  await using folder = await temporaryFolder();
  const names = ["bridge", "ferry", "lagoon"];
  await Promise.all(names.map((name) =>
    writePhoto({
      photo: {
        set: "photos-water",
        name,
        alt: name,
        files: [],
        focus: { x: 0.5, y: 0.5 },
        width: 1600,
        height: 1200,
      },
      files: [],
    }, folder.url)
  ));
  assert.deepEqual(listPhotos(folder.url).map(({ name }) => name), names);
});

Deno.test("replacing a photograph keeps its address, and no file of the former one", async () => {
  await using folder = await temporaryFolder();
  const options = { name: "lagoon", folder: folder.url };
  const water = await bytesOf((await photo()).jpeg());
  const { set } = await addPhoto({ ...options, bytes: water, alt: "Dawn" });
  // Of another colour; portraits have fewer files.
  const bytes = await bytesOf((await photo()).negate().jpeg());
  const other = { alt: "Dusk", isPortrait: true, isReplacing: true };
  await addPhoto({ ...options, bytes, ...other });
  const [only, ...more] = listPhotos(folder.url);
  assert.ok(only && more.length === 0);
  assert.equal(only.set, set);
  assert.equal(only.alt, "Dusk");
  const names = [...Deno.readDirSync(`${folder.path}/${only.set}`)];
  assert.deepEqual(
    names.map(({ name }) => name).sort(),
    [...only.files, "photos.json"].sort(),
  );
});

Deno.test("a portrait has every file that the pages ask for", async () => {
  await using folder = await temporaryFolder();
  const { set, files } = await addPhoto({
    bytes: await bytesOf((await photo()).jpeg()),
    name: "ada-obi",
    alt: "Portrait of Ada Obi",
    focus: { x: 0, y: 0 },
    isPortrait: true,
    folder: folder.url,
  });
  const { avif, webp } = pictureKinds.portrait;
  const wanted = [
    ...avif.map((width) => `ada-obi-${width}.avif`),
    ...webp.map((width) => `ada-obi-${width}.webp`),
  ];
  assert.deepEqual(files.toSorted(), wanted.toSorted());
  const path = `${folder.path}/${set}/ada-obi-240.webp`;
  const { data, info } = await sharp(path).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [240, 240]);
  assert.ok(data[0]! > 150 && data[2]! < 80, "keeps the focal point");
});

Deno.test("rejects a photograph without alternative text or that is too small", async () => {
  await using folder = await temporaryFolder();
  const bytes = await bytesOf((await photo()).png());
  const options = { bytes, name: "lagoon", folder: folder.url };
  await assert.rejects(addPhoto({ ...options, alt: " " }), /alternative text/);
  const small = await bytesOf((await photo(600, 400)).webp());
  await assert.rejects(readPhoto(small), /600 pixels wide/);
  const text = new TextEncoder().encode("no picture");
  await assert.rejects(readPhoto(text), /expected a JPEG, PNG, HEIC/);
});

Deno.test("takes an upright screenshot of a phone, which texts show at its size", async () => {
  await using folder = await temporaryFolder();
  const bytes = await bytesOf((await photo(640, 1385)).png());
  const options = { bytes, name: "phone", alt: "A phone" };
  const made = await addPhoto({ ...options, folder: folder.url });
  const { image, width, height } = pictureBlockOf(made);
  assert.deepEqual([width, height], [640, 1385]);
  const file = `${folder.path}/${image.replace("/pictures/", "")}`;
  assert.equal((await sharp(file).metadata()).width, 640);
  const narrow = await bytesOf((await photo(590, 1385)).png());
  await assert.rejects(readPhoto(narrow), /590 pixels wide/);
});

Deno.test("says which part of a long page a crop shows", () => {
  const page = { width: 1000, height: 5000 };
  const at = (y: number) => partShown(page, [1, 1], { x: 0, y });
  assert.equal(at(0), "Shows 0 to 20 % of its height.");
  assert.equal(at(0.5), "Shows 40 to 60 % of its height.");
  const phone = { width: 640, height: 1200 };
  assert.equal(partShown(phone, [1, 1], { x: 0, y: 0 }), undefined);
});

Deno.test("rejects a picture of over 100 megapixels in words", async () => {
  const create = { width: 12_000, height: 9_000, channels: 3 } as const;
  const large = sharp({
    create: { ...create, background: "#5e8aa0" },
    limitInputPixels: false,
  });
  const bytes = await bytesOf(large.png());
  await assert.rejects(
    readPhoto(bytes),
    /108 megapixels, expected at most 100/,
  );
});

Deno.test("decodes only files of the formats that it names", async () => {
  const picture = await photo();
  const files = [
    await bytesOf(picture.clone().gif()),
    await bytesOf(picture.clone().tiff()),
    new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    ),
  ];
  for (const bytes of files) {
    await assert.rejects(readPhoto(bytes), /expected a JPEG, PNG, HEIC/);
  }
});

Deno.test("crops stay within the picture, as close to the focal point as possible", () => {
  const size = { width: 1000, height: 1000 };
  const crop = (x: number, y: number) => cropAround(size, [2, 1], { x, y });
  assert.deepEqual(crop(0.5, 0.5), {
    left: 0,
    top: 250,
    width: 1000,
    height: 500,
  });
  assert.equal(crop(0.5, 0).top, 0);
  assert.equal(crop(0.5, 0.95).top, 500);
  assert.deepEqual(parseFocus("50,30%"), { x: 0.5, y: 0.3 });
  assert.equal(parseFocus("120,0"), undefined);
});

Deno.test("the check reports a picture with a missing file", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { path, root } = project;
  await Deno.mkdir(`${path}/static/pictures/blog`);
  await Deno.writeTextFile(
    `${path}/static/pictures/blog/fallback-1600.webp`,
    "",
  );
  const { problems } = await checkAll(root);
  assert.deepEqual(problems, [{
    file: "data/content/articles/soft-opening.json",
    field: "coverImage",
    reason: 'there is no picture "/pictures/blog/fallback-120.avif"',
  }]);
});
