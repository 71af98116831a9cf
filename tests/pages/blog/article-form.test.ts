import assert from "node:assert/strict";
import { articleFields } from "../../../src/pages/blog/article.server.ts";
import { recordToSave } from "../../../src/records/record-to-save.ts";
import type { FormRecord } from "../../../src/records/form-record.ts";
import {
  coverOf,
  pictureBlockOf,
} from "../../../src/tools/images/photo-fields.ts";
import type { ListedPhoto } from "../../../src/tools/images/photo-list.ts";

function photo(name: string, alt: string): ListedPhoto {
  return {
    set: "photos-water",
    name,
    alt,
    focus: { x: 0.5, y: 0.5 },
    width: 1600,
    height: 1200,
    files: [`${name}-1600.webp`, `${name}-whole-1600.webp`],
  };
}

/** The article that the editor saves. */
function toSave(form: FormRecord, saved: FormRecord = {}): FormRecord {
  return recordToSave(form, articleFields, {
    id: "tides",
    saved,
    now: "2026-01-02T03:04:00.000Z",
    photo: (address) =>
      [lagoon, bridge].map(pictureBlockOf)
        .find((photo) => isOf(photo.image, String(address))),
    pictureName: ({ picture }) => picture,
  });
}

/** Whether an address is that of a crop of a photograph. */
function isOf(whole: string, address: string): boolean {
  const [, name = ""] = /^(.*)-whole-/.exec(whole) ?? [];
  return address.startsWith(`${name}-`);
}

const lagoon = photo("lagoon", "The lagoon");
const bridge = photo("bridge", "The bridge");

/**
 * The alternative texts of an article's cover and of the picture in its text.
 */
function altsOf(form: Record<string, unknown>, saved?: typeof form) {
  const record = toSave(form, saved);
  const [block] = record.content as { alt?: string }[];
  return [record.coverAlt, block?.alt];
}

/** An article that uses a photograph twice, with an alternative text. */
function showing(
  { coverImage, image }: { coverImage: string; image: string },
  alt: string,
) {
  return {
    title: "Tides",
    coverImage,
    coverAlt: alt,
    content: [{ type: "picture", image, alt }],
  };
}

const addresses = (photo: ListedPhoto) => ({
  coverImage: coverOf(photo).coverImage,
  image: pictureBlockOf(photo).image,
});

Deno.test("a picture gets the alternative text that it was added with", () => {
  const form = showing(addresses(lagoon), "");
  assert.deepEqual(altsOf(form), ["The lagoon", "The lagoon"]);
});

Deno.test("a corrected alternative text is kept", () => {
  const saved = showing(addresses(lagoon), "The lagoon");
  const form = showing(addresses(lagoon), "The lagoon at dusk");
  const corrected = ["The lagoon at dusk", "The lagoon at dusk"];
  assert.deepEqual(altsOf(form, saved), corrected);
  assert.deepEqual(altsOf(form, form), corrected);
});

Deno.test("a replaced picture does not keep the previous alternative text", () => {
  const saved = showing(addresses(lagoon), "The lagoon at dusk");
  const form = showing(addresses(bridge), "The lagoon at dusk");
  assert.deepEqual(altsOf(form, saved), ["The bridge", "The bridge"]);
  const described = showing(addresses(bridge), "The bridge at noon");
  assert.deepEqual(altsOf(described, saved), [
    "The bridge at noon",
    "The bridge at noon",
  ]);
});

Deno.test("a date keeps its seconds, which the form does not have, until it is changed", () => {
  const saved = {
    createdAt: "2025-10-28T08:00:37.123Z",
    publishAt: "2025-10-28T09:30:12Z",
  };
  const form = {
    title: "Tides",
    createdAt: "2025-10-28T08:00:00Z",
    publishAt: "2025-10-28T09:31:00Z",
  };
  const { createdAt, publishAt } = toSave(form, saved);
  assert.equal(createdAt, saved.createdAt);
  assert.equal(publishAt, form.publishAt);
});

/** The formats of paragraphs with these texts. */
function formatsOf(...texts: string[]) {
  const content = texts.map((paragraphText) => ({
    type: "paragraph",
    paragraphText,
  }));
  const record = toSave({ title: "Tides", content });
  return (record.content as { format?: string }[]).map(({ format }) => format);
}

Deno.test("a text with markup is Markdown, also a long one", () => {
  const long = "Text with a [link](/blog). ".repeat(150);
  assert.deepEqual(
    formatsOf(
      "Plain, 2 * 3.",
      "**Bold**",
      "| a | b |\n| --- | --- |",
      "```\ncode\n```",
      `## One\n\n${long}\n\n## Two\n\n${long}`,
    ),
    [undefined, "markdown", "markdown", "markdown", "markdown"],
  );
});
