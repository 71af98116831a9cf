import {
  type RecordKind,
  serviceKind,
} from "../../content/service-kind.server.ts";
import { answerSchema } from "../../content/service-fields.server.ts";
import { plainLines, plainText } from "../../content/text/plain-text.ts";
import { fileSchema } from "../../records/fields.server.ts";
import { type Job, jobFields } from "./job-fields.server.ts";
import { parseRichText } from "./rich-text.server.ts";

/** Jobs, for the server and the editor. */
export const jobs: RecordKind<Job> = serviceKind("jobs", {
  fields: jobFields,
  verbs: ["opened", "closed"],
  schema: fileSchema(jobFields),
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
  return { ...job, descText: plainText(parseRichText(job.desc ?? "")) };
}

function withNodes(job: Job): Job {
  const descNodes = parseRichText(job.desc ?? "");
  return { ...job, descText: plainLines(descNodes), descNodes };
}
