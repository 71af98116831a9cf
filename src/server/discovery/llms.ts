import { site } from "../../../data/site.ts";
import homeWords from "../../../data/words/home.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";
import { feedPaths } from "../../paths.ts";
import type { PublishedSection } from "../../pages/section.server.ts";

/** How many of the newest records of a section are listed. */
const listLength = 50;

interface Entry {
  name: string;
  address: string;
  note?: string;
}

/** What the head says of a page. */
export interface DescribedPage {
  path: string;
  title: string;
  description?: string;
}

interface SiteOverview {
  siteUrl: string;
  sections: readonly PublishedSection[];
  /** Other files about the site. */
  files: readonly { path: string; title: string }[];
  /** The pages that need no content. */
  pages: readonly DescribedPage[];
}

/**
 * llms.txt: an overview of the site for language models (llmstxt.org), with the
 * newest records of each section; the sitemap names all.
 */
export function llmsText(
  { siteUrl, pages, sections, files }: SiteOverview,
): string {
  const lines = [
    `# ${oneLine(site.name)}`,
    `> ${oneLine(fillIn(homeWords.meta.description))}`,
    section(
      "Pages",
      pages.map(({ path, title, description }) => ({
        name: title,
        address: siteUrl + path,
        note: description,
      })),
    ),
    ...sections.map(({ title, pages }) =>
      section(
        title,
        pages.slice(0, listLength).map(({ title, path, description }) => ({
          name: title,
          address: siteUrl + path,
          note: description,
        })),
      )
    ),
    section("Optional", [
      { name: "Sitemap", address: siteUrl + feedPaths.sitemap },
      ...files.map(({ path, title }) => ({
        name: title,
        address: siteUrl + path,
      })),
    ]),
  ];
  return `${lines.filter(Boolean).join("\n\n")}\n`;
}

function section(title: string, entries: Entry[]): string {
  if (entries.length === 0) return "";
  const lines = entries.map(({ name, address, note }) =>
    `- [${oneLine(name)}](${address})${note ? `: ${oneLine(note)}` : ""}`
  );
  return [`## ${title}`, "", ...lines].join("\n");
}

/** Text on one line of Markdown that shows exactly this text. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().replace(/[\\`*_[\]<>|~]/g, "\\$&");
}
