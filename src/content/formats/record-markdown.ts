import type { Project } from "../../../data/schema.ts";
import { site } from "../../../data/site.ts";
import type { ArticleView } from "../views/article-view.ts";
import { partMarkdown, picture } from "./part-markdown.ts";
import type { JobView } from "../views/job-views.ts";
import { oneLine, plain, richMarkdown } from "../text/rich-markdown.ts";
import { pictureFile } from "../../components/pictures/picture-kinds.ts";

/** An article as Markdown. */
export function articleMarkdown(
  article: ArticleView,
  siteUrl: string,
  url: string,
): string {
  const { title, author, updatedOn, tags, cover, coverAlt, parts } = article;
  return join([
    `# ${oneLine(title)}`,
    facts([
      ["Written by", author],
      ["Updated on", updatedOn],
      ["Tags", tags.join(", ")],
    ]),
    cover && picture(coverAlt, cover, siteUrl),
    ...parts.map((part) => partMarkdown(part, siteUrl)),
    `From ${url}`,
  ]);
}

/** A job as Markdown. */
export function jobMarkdown(job: JobView, url: string): string {
  return join([
    `# ${oneLine(job.title)}`,
    facts([
      ["Location", job.location],
      ["Job type", job.jobType],
      ["Experience level", job.experience],
      ["Salary", job.salary],
      ["Department", job.department],
      ["Posted on", job.postedAt?.slice(0, 10)],
    ]),
    richMarkdown(job.description),
    `Apply at <${job.applyLink ?? url}>`,
  ]);
}

/** A case study as Markdown. */
export function projectMarkdown(
  project: Project,
  siteUrl: string,
  url: string,
): string {
  const { name, description, tags, showcase } = project;
  return join([
    `# ${oneLine(name)}`,
    facts([["By", site.name], ["Tags", tags.join(", ")]]),
    plain(description),
    "## Pictures",
    showcase.map(({ picture, kind, alt }) => {
      const file = pictureFile(picture, kind === "full" ? 1600 : 800, "webp");
      return `- [${oneLine(alt)}](${siteUrl}${file})`;
    }).join("\n"),
    `From ${url}`,
  ]);
}

function join(parts: (string | undefined)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function facts(list: [string, string | undefined][]): string {
  return list.filter(([, value]) => value)
    .map(([name, value]) => `- ${name}: ${oneLine(value ?? "")}`).join("\n");
}
