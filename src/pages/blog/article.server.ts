import * as z from "zod/mini";
import type { RecordKind } from "../../content/calls/parsers.ts";
import {
  answerSchema,
  fileSchema,
  id,
  language,
  line,
  moment,
  optional,
  picture,
  publicationDate,
  type RecordOf,
  status,
} from "../../content/record-fields.ts";
import { projectSlug, slug } from "../../content/facts/values.server.ts";
import {
  previewOf,
  unknownTypes,
  withDerivedBlocks,
} from "./article-blocks.server.ts";
import { contentField } from "./content-field.server.ts";
import type { RelatedPosts } from "./related.ts";

/** The fields of an article. */
export const articleFields = {
  _id: id,
  title: line({ label: "Title" }),
  lang: optional(language({
    label: "Language",
    hint: "Empty: English. Otherwise its code, such as de, fr or yo.",
  })),
  tags: line({
    label: "Tags",
    hint: "The first is the category.",
    widget: "tags",
  }),
  coverImage: optional(picture({ label: "Cover", widget: "picture" })),
  coverAlt: optional(line({
    label: "Alternative text of the cover",
    hint: "Empty: as you described the picture when you added it.",
  })),
  author: optional(line({ label: "Author", hint: "Empty: the agency." })),
  createdAt: moment({ label: "Date", hint: "Empty: now." }),
  updatedAt: moment({
    label: "Date of the last change",
    widget: "hidden",
  }),
  status: status(["published", "draft"], {
    label: "Status",
    hint: "Only published articles are on the site.",
    options: { default: "draft" },
  }),
  publishAt: optional(publicationDate({
    label: "Show from",
    hint: "Empty: at once.",
  })),
  unpublishAt: optional(publicationDate({
    label: "Show until",
    hint: "Empty: for good.",
  })),
  content: contentField,
  project: optional(line({
    ...projectSlug.form,
    hint: "The project that it tells of: its sign follows the text.",
  }, slug)),
};

/** An article, as the content service sends it. */
export type Article = RecordOf<typeof articleFields> & {
  /** The start of its text, added by the server for lists and metadata. */
  preview?: string;
  /** Related posts, added by the server to a single article. */
  related?: RelatedPosts;
};

/** An article in a content file. */
const articleFile = fileSchema(articleFields).check(
  z.refine(
    ({ coverImage, coverAlt }) =>
      !String(coverImage).startsWith("/pictures/photos-") ||
      coverAlt !== undefined,
    { path: ["coverAlt"], error: "expected alternative text" },
  ),
);

/** Articles, for the server and the editor. */
export const articles: RecordKind<Article> = {
  fields: articleFields,
  verbs: ["published", "withdrawn"],
  file: articleFile,
  answer: answerSchema(articleFields),
  inList: withPreview,
  whole(article, { onUnknownBlocks }) {
    const types = unknownTypes(article);
    if (types.length > 0) onUnknownBlocks(article._id, types);
    return withDerivedBlocks(withPreview(article));
  },
};

/** Also drops related posts that the service sent: the server adds them. */
function withPreview({ related: _sent, ...article }: Article): Article {
  return { ...article, preview: previewOf(article) };
}
