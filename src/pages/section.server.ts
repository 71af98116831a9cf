import type { Thing } from "schema-dts";
import type { ContentLoader } from "../content/content-loader.ts";
import type { ContentResult } from "../lib/content-result.ts";
import type { ListName, RecordOf } from "../content/content-types.ts";
import type { ContentType } from "../content/content-type.server.ts";
import type { Kind } from "../records/kind.ts";
import type { LoaderData } from "../streaming/page-data.ts";
import type { Meta } from "../ui/layout/handle.ts";
import type { SharePicture } from "../agency/pictures/share-picture.server.ts";
import type { Arrived, PageData } from "../streaming/page-data.ts";

/** What a section of the site says of itself to the server and the tools. */
export interface Section {
  /** What its owner edits. */
  kinds?: readonly (Kind | ContentType)[];
  /** The pictures that other sites show beside links to its pages. */
  cards: readonly PageCard[];
  /** The page whose drafts signed links show: only articles have such links. */
  preview?: string;
  /** Loaded late: pages import facts of the site, which may be invalid. */
  pages?(): Promise<SectionPages>;
}

/** The words of a share picture. */
export interface PageCard {
  /** The card's name: a page names it in the `picture` of its `handle`. */
  name: string;
  surface: "danfo" | "haze" | "band" | "paper" | "lagoon" | "laterite";
  /** Size of the words in pixels; smaller where a line would not fit. */
  size: number;
  lines: readonly string[];
}

/**
 * What a section says of its pages, which are named by their paths in
 * `routes.ts`.
 */
export interface SectionPages {
  /** The main thing that a page is about (schema.org). */
  jsonLd?: Readonly<Record<string, ForPage<Thing>>>;
  /** How other sites show a page, where that depends on its data. */
  share?: Readonly<Record<string, ForPage<Share>>>;
  /** What a single record shows of the list of its kind. */
  related?: Related;
  /** The pages of its records, for the sitemap and llms.txt. */
  recordPages?: RecordPages;
  /** Files that are made of its records, by path. */
  files?: Readonly<Record<string, ContentFile>>;
}

/** What a section says of a page, if anything: see `forPage`. */
type ForPage<T> = (page: PageInfo) => T | undefined;

/**
 * Says something of a page by its data, whose type follows from the page's data
 * function, as in the page itself.
 */
export function forPage<Data extends PageData, T>(
  _data: Data,
  describe: (data: Arrived<Data>, page: PageInfo) => T | undefined,
): ForPage<T> {
  return (page) => describe(page.data as Arrived<Data>, page);
}

/** Adds to a record what it shows of the list, by the list's name. */
export type Related = {
  readonly [L in ListName]?: (
    record: RecordOf<L>,
    list: readonly RecordOf<L>[],
  ) => RecordOf<L>;
};

/** What is known of a page. */
export interface PageInfo {
  /** Public origin of the site. */
  siteUrl: string;
  /** The path of the page's row in `routes.ts`. */
  routePath: string;
  /** The page's canonical path. */
  path: string;
  /** Its canonical link: as an absolute address, with its query. */
  link: string;
  meta: Meta;
  /** Loader data that has come. */
  data: LoaderData;
}

/** The record that a page shows, if it has come. */
export function shownRecord<T>(
  result?: ContentResult<T | null>,
): T | undefined {
  return result?.ok ? result.value ?? undefined : undefined;
}

/** How other sites show a page (Open Graph). */
export interface Share {
  picture: SharePicture;
  type: "website" | "article";
  /** Further properties, such as "article:tag". */
  properties: readonly (readonly [name: string, content: string])[];
}

/** The pages of a section's public records. */
interface RecordPages {
  title: string;
  /** The page that lists them. */
  path: string;
  /** The address of a record, by its id or slug. */
  pathOf(id: string): string;
  /** The list of the records in the content service, if they are there. */
  list?: ListName;
  /** The slugs of the records in the build, if they are there. */
  slugs?: readonly string[];
  /** Returns their pages, newest first. */
  read(content: ContentLoader): Promise<ContentResult<RecordPage[]>>;
}

/** The pages of a section's records, read. */
export interface PublishedSection extends Pick<RecordPages, "title" | "path"> {
  pages: RecordPage[];
}

/** The page of a record. */
export interface RecordPage {
  path: string;
  title: string;
  description: string;
  /** A real date; a guess would teach crawlers to ignore it. */
  changed?: string | undefined;
}

/** A file that is made of content. */
export interface ContentFile {
  /** Its media type, without parameters. */
  type: string;
  /** What the head of every page calls it, if it is a feed. */
  feedTitle?: string;
  /** What llms.txt calls it, if it is listed there. */
  listTitle?: string;
  read(content: ContentLoader): Promise<ContentResult<unknown>>;
  // A method, because a function type would not let a file narrow `value`.
  write(value: unknown, siteUrl: string): string | Promise<string>;
}
