import * as z from "zod/mini";
import { idPattern } from "../content/api/api-types.ts";

/*
 * Content files are our own: unlike records from outside they must be complete,
 * and a mistake in one stops the start instead of being replaced by a fallback.
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

export const articleFile = z.strictObject({
  _id: id,
  title: filled,
  tags: filled,
  coverImage: z.optional(image),
  author: z.optional(filled),
  createdAt: utcTime,
  updatedAt: utcTime,
  status: z.enum(["published", "draft"]),
  content: z.array(z.looseObject({
    type: filled,
    paragraphTitle: z.optional(filled),
    paragraphText: z.optional(filled),
  })).check(z.minLength(1, "expected at least one block")),
});

export const jobFile = z.strictObject({
  _id: id,
  title: filled,
  desc: filled,
  location: filled,
  salary: z.optional(filled),
  job_type: filled,
  dept: z.optional(filled),
  experience: filled,
  submission_link: z.optional(filled),
  status: z.enum(["Open", "Closed"]),
  createdAt: utcTime,
});

export type ArticleFile = z.infer<typeof articleFile>;
export type JobFile = z.infer<typeof jobFile>;
