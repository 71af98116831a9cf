import * as z from "zod/mini";
import {
  type ContentType,
  contentType,
} from "../../content/content-type.server.ts";
import {
  answerSchema,
  createdAt,
  type Fields,
  id,
  language,
  line,
  moment,
  optional,
  picture,
  publicationDate,
  type SentRecord,
  status,
} from "../../content/service-fields.server.ts";
import type { Ending } from "../../content/shown-until.ts";
import { fileSchema, slug } from "../../records/fields.server.ts";
import {
  coverShareFile,
  ownCover,
  pictureFiles,
} from "../../agency/pictures/own-pictures.ts";
import { projectSlug } from "../../agency/shared-fields.server.ts";
import {
  previewOf,
  unknownTypes,
  withDerivedBlocks,
} from "./article-blocks.server.ts";
import { altOf } from "./article-form.server.ts";
import { contentField } from "./content-field.server.ts";

/** The fields of an article. */
export const articleFields = {
  _id: id,
  title: line({ label: "Title" }),
  lang: optional(language({
    label: "Language",
    hint: "Empty: English. Otherwise its code, such as de, fr or yo.",
  })),
  tags: {
    ...line({
      label: "Tags",
      hint: "The first is the category.",
      widget: "tags",
    }),
    isKey: true,
  },
  coverImage: {
    ...optional(picture({ label: "Cover", widget: "picture" })),
    references: { files: coverFiles },
  },
  coverAlt: {
    ...optional(line({
      label: "Alternative text of the cover",
      hint: "Empty: as you described the picture when you added it.",
    })),
    beforeSave: (alt, context) => {
      const { coverImage: image } = context.group;
      return image ? altOf({ image, alt }, context) : undefined;
    },
  },
  author: {
    ...optional(line({ label: "Author", hint: "Empty: the agency." })),
    isKey: true,
  },
  createdAt: { ...createdAt, isDateOnPage: true },
  updatedAt: {
    ...moment({ label: "Date of the last change", widget: "hidden" }),
    beforeSave: (_, { now }) => now,
  },
  status: status(["published", "draft"], {
    label: "Status",
    hint: "Only published articles are on the site.",
    options: { initial: "draft" },
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
  project: {
    ...optional(line({
      ...projectSlug.form,
      hint: "The project that it tells of: its sign follows the text.",
    }, slug)),
    references: projectSlug.references,
  },
} satisfies Fields;

/** The files of a cover of this site, with its share picture. */
function coverFiles(address: string): string[] {
  if (!address.startsWith("/")) return [];
  const crops = [ownCover(address), ownCover(address, true)];
  return [
    address,
    ...crops.flatMap((it) => it ? pictureFiles(it.picture, it.kind) : []),
    ...[coverShareFile(address) ?? []].flat(),
  ];
}

/** The title of a post, its language, and the id of its page. */
export interface PostLink extends Ending {
  id: string;
  title: string;
  lang?: string;
}

/** The data of a related post's card. */
export interface RelatedPost extends PostLink {
  category?: string;
  date?: string;
  image?: string;
}

/** Posts on the same topics, and the next and previous posts. */
export interface RelatedPosts {
  posts: RelatedPost[];
  newer?: PostLink;
  older?: PostLink;
}

/** An article, as the content service sends it. */
export type Article = SentRecord<typeof articleFields> & {
  /** The start of its text, added by the server for lists and metadata. */
  preview?: string;
  /** Related posts, added by the server to a single article. */
  related?: RelatedPosts;
};

declare module "../../content/content-types.ts" {
  interface Records {
    articles: Article;
  }
}

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
export const articles: ContentType<Article> = contentType("articles", {
  fields: articleFields,
  verbs: ["published", "withdrawn"],
  schema: articleFile,
  addresses: ["coverImage", "image"],
  plainTexts: ["title", "author", "tags"],
  answer: answerSchema(articleFields),
  inList: withPreview,
  whole(article, warn) {
    const types = unknownTypes(article).join();
    if (types) warn("Left out unknown blocks", { id: article._id, types });
    return withDerivedBlocks(withPreview(article));
  },
});

/** Also drops related posts that the service sent: the server adds them. */
function withPreview({ related: _sent, ...article }: Article): Article {
  return { ...article, preview: previewOf(article) };
}
