import * as z from "zod/mini";

/*
 * Content files are ours: unlike answers from outside they must be complete,
 * and a mistake in one is told at start instead of being worked around.
 */

const filled = z.string().check(z.trim(), z.minLength(1));
const id = z.string().check(z.regex(
  /^[A-Za-z0-9_-]{1,64}$/,
  "expected 1 to 64 letters, digits, - or _",
));
const moment = z.iso.datetime(
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
  createdAt: moment,
  updatedAt: moment,
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
  createdAt: moment,
});

export type ArticleFile = z.infer<typeof articleFile>;
export type JobFile = z.infer<typeof jobFile>;
