import { projectList } from "../../../data/project-list.ts";
import { site } from "../../../data/site.ts";
import { shortened } from "../../content/text/labels.ts";
import { articlePath, jobPath, projectPath } from "../../addresses/paths.ts";
import { feedPaths } from "../../addresses/feed-paths.ts";
import { oneLine } from "../../content/text/rich-markdown.ts";
import type { Lists } from "../../content/views/published.ts";

/** How many of the newest articles and jobs are named; the sitemap has all. */
const longest = 100;

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

export interface SiteOverview extends Lists {
  siteUrl: string;
  /** The pages that need no content. */
  pages: readonly DescribedPage[];
}

/** llms.txt: an overview of the site for language models (llmstxt.org). */
export function llmsText(
  { siteUrl, pages, articles, jobs }: SiteOverview,
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
        address: `${siteUrl}${projectPath(slug)}.md`,
        note: line,
      })),
    ),
    section(
      "Articles",
      articles.slice(0, longest).map(({ id, title, description }) => ({
        name: title,
        address: `${siteUrl}${articlePath(id)}.md`,
        note: description,
      })),
    ),
    section(
      "Open jobs",
      jobs.slice(0, longest).map(({ id, title, summary }) => ({
        name: title,
        address: `${siteUrl}${jobPath(id)}.md`,
        note: shortened(summary, 150),
      })),
    ),
    section("Optional", [
      { name: "Sitemap", address: siteUrl + feedPaths.sitemap },
      { name: "Blog as JSON Feed", address: siteUrl + feedPaths.json },
      { name: "Open jobs as Atom feed", address: siteUrl + feedPaths.jobs },
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
