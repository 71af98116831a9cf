import * as z from "zod/mini";
import { codeLanguages, idPattern } from "../content/api/api-types.ts";

/*
 * Content files are our own: unlike records from outside they must be complete,
 * and a mistake in one stops the start instead of being replaced by a fallback.
 * The editor writes their fields in the order of these schemas.
 */

const filled = z.string().check(z.trim(), z.minLength(1));
const id = z.string().check(z.regex(
  idPattern,
  "expected 1 to 64 letters, digits, - or _",
));
const utcTime = z.iso.datetime(
  "expected a UTC moment like 2025-10-28T08:00:00Z",
);
const image = z.string().check(z.regex(
  /^(https:\/\/|\/(?!\/))\S+$/,
  "expected an https address or a root-relative path",
));

/** A block of an article, by its type; any other type is refused. */
export const blockFiles = {
  paragraph: z.strictObject({
    type: z.literal("paragraph"),
    paragraphTitle: z.optional(filled),
    format: z.optional(z.literal("markdown")),
    paragraphText: z.optional(filled),
  }),
  picture: z.strictObject({
    type: z.literal("picture"),
    image,
    alt: filled,
    caption: z.optional(filled),
    width: z.optional(z.int().check(z.minimum(1))),
    height: z.optional(z.int().check(z.minimum(1))),
  }),
  quote: z.strictObject({
    type: z.literal("quote"),
    text: filled,
    source: z.optional(filled),
  }),
  list: z.strictObject({
    type: z.literal("list"),
    ordered: z.optional(z.boolean()),
    items: z.array(filled).check(z.minLength(1, "expected an item")),
  }),
  code: z.strictObject({
    type: z.literal("code"),
    language: z.optional(z.enum(codeLanguages)),
    code: filled,
    caption: z.optional(filled),
  }),
};

export const articleFile = z.strictObject({
  _id: id,
  title: filled,
  tags: filled,
  coverImage: z.optional(image),
  coverAlt: z.optional(filled),
  author: z.optional(filled),
  createdAt: utcTime,
  updatedAt: utcTime,
  status: z.enum(["published", "draft"]),
  publishAt: z.optional(utcTime),
  unpublishAt: z.optional(utcTime),
  content: z.array(z.discriminatedUnion("type", [
    blockFiles.paragraph,
    blockFiles.picture,
    blockFiles.quote,
    blockFiles.list,
    blockFiles.code,
  ])).check(z.minLength(1, "expected at least one block")),
}).check(
  z.refine(
    ({ coverImage = "", coverAlt }) =>
      !coverImage.startsWith("/pictures/photos-") || coverAlt !== undefined,
    { path: ["coverAlt"], error: "expected alternative text" },
  ),
);

export const jobFile = z.strictObject({
  _id: id,
  title: filled,
  desc: filled,
  location: filled,
  city: z.optional(filled),
  country: z.optional(
    z.string().check(z.regex(
      /^[A-Z]{2}$/,
      "expected a two-letter code like NG",
    )),
  ),
  salary: z.optional(filled),
  job_type: filled,
  dept: z.optional(filled),
  experience: filled,
  submission_link: z.optional(filled),
  status: z.enum(["Open", "Closed"]),
  createdAt: utcTime,
  validThrough: z.optional(utcTime),
});

export type ArticleFile = z.infer<typeof articleFile>;
export type JobFile = z.infer<typeof jobFile>;
