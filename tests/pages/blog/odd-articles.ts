import fc from "fast-check";
import {
  cover,
  end,
  html,
  markdown,
  moment,
  mostly,
  oddText,
  optional,
} from "../../support/content/odd-fields.ts";

const block = fc.oneof(
  fc.record({
    type: fc.constant("paragraph"),
    paragraphTitle: optional(oddText),
    paragraphText: optional(oddText),
  }),
  fc.record({
    type: fc.constant("paragraph"),
    paragraphTitle: optional(oddText),
    format: fc.constant("markdown"),
    paragraphText: markdown,
  }),
  fc.record({
    type: fc.constant("picture"),
    image: cover,
    alt: oddText,
    caption: optional(oddText),
    width: optional(fc.constantFrom(1, 1200, 99_999)),
    height: optional(fc.constantFrom(1, 800, 99_999)),
  }),
  fc.record({
    type: fc.constant("quote"),
    text: markdown,
    source: optional(oddText),
  }),
  fc.record({
    type: fc.constant("list"),
    ordered: optional(fc.boolean()),
    items: fc.array(fc.oneof(oddText, markdown), {
      minLength: 1,
      maxLength: 5,
    }),
  }),
  fc.record({
    type: fc.constant("code"),
    language: optional(fc.constantFrom("html", "typescript", "json")),
    code: fc.oneof(oddText, html),
    caption: optional(oddText),
  }),
);

const tags = fc.oneof(
  oddText,
  fc.array(oddText, { minLength: 1, maxLength: 30 }).map((all) =>
    all.join(", ")
  ),
  fc.constantFrom(",", "featured", "Featured, FEATURED", "a, A, a", "AI,,Web"),
).filter((text) => text.trim() !== "");

/** Articles that are odd but valid. */
export const oddArticles: fc.Arbitrary<object> = fc.record({
  title: oddText,
  tags,
  coverImage: optional(cover),
  coverAlt: optional(oddText),
  author: optional(fc.oneof(oddText, fc.constant("Ife Adeyemi"))),
  createdAt: moment,
  updatedAt: moment,
  status: mostly("published", "draft"),
  publishAt: optional(moment),
  unpublishAt: optional(end),
  content: fc.array(block, { minLength: 1, maxLength: 12 }),
});
