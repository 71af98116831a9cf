/**
 * Schemas of the facts in data/. Tests check against them; all other modules
 * import only the types, so that no page ships a validator.
 */
import * as z from "zod/mini";

/** Text that is not empty and not padded with spaces. */
export const text = z.string().check(z.regex(/^\S(?:.*\S)?$/s));
const kebab = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
/** A page of this site, or a section of one. */
const href = z.string().check(z.regex(/^\/[a-z0-9/-]*(?:#[a-z-]+)?$/));
/** A page of this site or another one, such as a calendar. */
const anyHref = z.union([href, z.url({ protocol: /^https$/ })]);

/** A read-only list. */
export function list<T extends z.core.SomeType>(item: T) {
  return z.readonly(z.array(item));
}

/** A process step or a benefit: both are numbered "01." and so on. */
export const numberedItemSchema = z.strictObject({
  id: z.int().check(z.minimum(1)),
  number: z.string().check(z.regex(/^0[1-9]\.$/)),
  title: text,
  description: text,
});
export type NumberedItem = z.infer<typeof numberedItemSchema>;

export const serviceGroupSchema = z.strictObject({
  id: z.enum(["design", "development", "build"]),
  label: text,
  /** Pointing at a link shows the cover of its project, by slug. */
  links: list(
    z.strictObject({
      label: text,
      href,
      note: text,
      project: z.optional(kebab),
    }),
  ),
  /** The slug of the project whose cover stands beside the links at first. */
  project: kebab,
  caption: text,
});
export type ServiceGroup = z.infer<typeof serviceGroupSchema>;

export const noCodeProblemSchema = z.strictObject({
  problem: text,
  solution: text,
});
export type NoCodeProblem = z.infer<typeof noCodeProblemSchema>;

/** A no-code benefit, with a block of `blocks.svg`. */
export const iconItemSchema = z.strictObject({
  icon: z.enum([
    "platforms",
    "plug",
    "half",
    "bars",
    "headset",
    "weeks",
    "edit",
    "price",
    "proof",
    "tree",
  ]),
  heading: text,
  description: text,
});
export type IconItem = z.infer<typeof iconItemSchema>;

/** A solution offering, with what it costs to build and to leave. */
export const offeringSchema = z.strictObject({
  ...iconItemSchema.shape,
  build: text,
  leave: text,
});
export type Offering = z.infer<typeof offeringSchema>;

export const titledTextSchema = z.strictObject({
  title: text,
  description: text,
});
export type TitledText = z.infer<typeof titledTextSchema>;

/** A tool and its slug in simple-icons; null when that set lacks it. */
const toolSchema = z.strictObject({
  name: text,
  icon: z.nullable(z.string().check(z.regex(/^[a-z0-9]+$/))),
});
export type Tool = z.infer<typeof toolSchema>;

export const toolCategorySchema = z.strictObject({
  id: kebab,
  label: text,
  tools: list(toolSchema),
});
export type ToolCategory = z.infer<typeof toolCategorySchema>;

/** The word mark of a project's client. */
export const clientLogoSchema = z.strictObject({ name: text, project: kebab });
export type ClientLogo = z.infer<typeof clientLogoSchema>;

/** A material, with a swatch of `static/drawings/materials.svg`. */
export const materialSchema = z.strictObject({ name: text, swatch: kebab });
export type Material = z.infer<typeof materialSchema>;

export const statSchema = z.strictObject({ figure: text, label: text });
export type Stat = z.infer<typeof statSchema>;

/** A sign of "Our Works": a project and the short text on its plate. */
export const signSchema = z.strictObject({ slug: kebab, line: text });
export type Sign = z.infer<typeof signSchema>;

export const fieldSchema = z.strictObject({
  name: text,
  /** Slugs of projects in the portfolio. */
  projects: list(kebab).check(z.minLength(1)),
});
export type Field = z.infer<typeof fieldSchema>;

export const linkSchema = z.strictObject({ label: text, href: anyHref });
export type LabelledLink = z.infer<typeof linkSchema>;

export const weeklyNoteSchema = z.strictObject({
  title: text,
  client: text,
  sent: text,
  answer: text,
  parts: list(z.strictObject({ title: text, items: list(text) })),
});
export type WeeklyNote = z.infer<typeof weeklyNoteSchema>;

export const planStepSchema = z.strictObject({
  time: z.string().check(z.regex(/^\d\d:\d\d$/)),
  text,
  next: z.optional(z.literal(true)),
});
export type PlanStep = z.infer<typeof planStepSchema>;

/** One hour of the timeline after a message; `title` may be a time of day. */
export const planHourSchema = z.strictObject({
  hour: z.int().check(z.minimum(1), z.maximum(24)),
  title: z.optional(text),
  text,
});
export type PlanHour = z.infer<typeof planHourSchema>;
