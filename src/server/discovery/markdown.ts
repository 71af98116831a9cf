import type { Project } from "../../../data/schema.ts";
import { site } from "../../../data/site.ts";
import type { ArticleView } from "../../content/views/article-view.ts";
import type { JobView } from "../../content/views/job-views.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { pictureFile } from "../../components/pictures/picture-kinds.ts";
import { absolute } from "../../addresses/absolute.ts";

/** Text as Markdown that shows exactly this text. */
export function plain(text: string): string {
  return text.toWellFormed().trim()
    .replace(/[\\`*_[\]<>|~]/g, "\\$&")
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s|$)/gm, "$1\\$2");
}

/** The same on one line. */
export function oneLine(text: string): string {
  return plain(text.replace(/\s+/g, " "));
}

/** An article as Markdown. */
export function articleMarkdown(
  article: ArticleView,
  siteUrl: string,
  url: string,
): string {
  const { title, author, updatedOn, tags, cover, paragraphs } = article;
  return join([
    `# ${oneLine(title)}`,
    facts([
      ["Written by", author],
      ["Updated on", updatedOn],
      ["Tags", tags.join(", ")],
    ]),
    cover && `![](<${absolute(cover, siteUrl)}>)`,
    ...paragraphs.flatMap(({ title, text }) => [
      title && `## ${oneLine(title)}`,
      text && plain(text),
    ]),
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

/** A description as Markdown. Its links are absolute https or mail ones. */
export function richMarkdown(nodes: readonly RichNode[]): string {
  return nodes.map(written).join("").replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n").trim();
}

function written(node: RichNode): string {
  if (typeof node === "string") {
    return node.trim() ? plainKeepingEnds(node) : " ";
  }
  const inside = () => richMarkdown(node.children);
  switch (node.tag) {
    case "p":
      return `\n\n${inside()}\n\n`;
    case "ul":
    case "ol":
      return `\n\n${inside()}\n\n`;
    case "li":
      return `\n- ${inside().replaceAll("\n", "\n  ")}`;
    case "strong":
      return `**${inside()}**`;
    case "em":
      return `*${inside()}*`;
    case "a":
      return `[${inside()}](<${node.href}>)`;
    case "br":
      return "\\\n";
  }
}

/** Keeps the white space between text and the elements around it. */
function plainKeepingEnds(text: string): string {
  const [start] = /^\s*/.exec(text) ?? [""];
  const [end] = /\s*$/.exec(text) ?? [""];
  return (start && " ") + oneLine(text) + (end && " ");
}
