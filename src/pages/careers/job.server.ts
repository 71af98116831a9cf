import {
  type ContentType,
  contentType,
} from "../../content/content-type.server.ts";
import type { RichNode } from "../../content/text/rich-nodes.ts";
import { answerSchema } from "../../content/service-fields.server.ts";
import { plainLines, plainText } from "../../content/text/plain-text.ts";
import { fileSchema } from "../../records/fields.server.ts";
import { type Job, jobFields } from "./job-fields.server.ts";
import { parseRichText } from "./rich-text.server.ts";

/** Jobs, for the server and the editor. */
export const jobs: ContentType<Job> = contentType("jobs", {
  fields: jobFields,
  verbs: ["opened", "closed"],
  schema: fileSchema(jobFields),
  addresses: ["submission_link"],
  plainTexts: ["title", "dept"],
  answer: answerSchema(jobFields),
  inList: withText,
  whole: withNodes,
  async warnings(record) {
    // Imported late: it reads the site's facts, which may be invalid.
    const { jobWarnings } = await import("./job-warnings.server.ts");
    return jobWarnings(withNodes(record as Job));
  },
});

/** Replaces whatever the service sent in these fields, as below. */
function withText({ descNodes: _sent, ...job }: Job): Job {
  const nodes = parseRichText(job.desc ?? "");
  return { ...job, descText: plainText(nodes), descLead: leadOf(nodes) };
}

/** The first paragraph or list item. */
function leadOf(nodes: readonly RichNode[]): string {
  const start = nodes.findIndex((node) =>
    typeof node === "string" ? node.trim() : !/^h\d$/.test(node.tag)
  );
  return start < 0 ? "" : plainLines(nodes.slice(start)).split("\n", 1)[0]!;
}

function withNodes({ descLead: _sent, ...job }: Job): Job {
  const descNodes = parseRichText(job.desc ?? "");
  return { ...job, descText: plainLines(descNodes), descNodes };
}
