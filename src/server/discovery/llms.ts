import { projectList } from "../../../data/projects.ts";
import { site } from "../../../data/site.ts";
import { feedPaths, projectPath } from "../../paths.ts";
import { feedLength, type Section } from "./published.ts";

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

export interface SiteOverview {
  siteUrl: string;
  sections: readonly Section[];
  /** The pages that need no content. */
  pages: readonly DescribedPage[];
}

/**
 * llms.txt: an overview of the site for language models (llmstxt.org), with the
 * newest records of each section; the sitemap names all.
 */
export function llmsText(
  { siteUrl, pages, sections }: SiteOverview,
): string {
  const lines = [
    `# ${oneLine(site.name)}`,
    `> ${oneLine(site.metaDescription)}`,
    section(
      "Pages",
      pages.map(({ path, title, description }) => ({
        name: title,
        address: siteUrl + path,
        note: description,
      })),
    ),
    section(
      "Case studies",
      projectList.map(({ name, slug, line }) => ({
        name,
        address: `${siteUrl}${projectPath(slug)}`,
        note: line,
      })),
    ),
    ...sections.map(({ title, pages }) =>
      section(
        title,
        pages.slice(0, feedLength).map(({ title, path, description }) => ({
          name: title,
          address: siteUrl + path,
          note: description,
        })),
      )
    ),
    section("Optional", [
      { name: "Sitemap", address: siteUrl + feedPaths.sitemap },
      { name: "Blog as JSON Feed", address: siteUrl + feedPaths.json },
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
