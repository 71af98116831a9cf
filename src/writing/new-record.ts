import * as z from "zod/mini";
import { articleFile, jobFile } from "../content-service/file-schemas.ts";
import {
  AnswerError,
  type Answers,
  type Question,
  slugQuestion,
} from "./questions.ts";

z.config(z.locales.en());

/** The questions for an article. */
export const articleQuestions: readonly Question[] = [
  { name: "title", question: "Title" },
  slugQuestion("id", "title"),
  { name: "tags", question: "Tags, the category first, with commas" },
  { name: "author", question: "Author (empty: the agency)", fallback: "" },
  { name: "heading", question: "Title of its first paragraph" },
  { name: "text", question: "Text of its first paragraph", isLong: true },
  {
    name: "status",
    question: "Status",
    fallback: "draft",
    choices: ["draft", "published"],
  },
];

/** The questions for a job. */
export const jobQuestions: readonly Question[] = [
  { name: "title", question: "Title" },
  slugQuestion("id", "title"),
  { name: "dept", question: "Department (empty: Other)", fallback: "" },
  { name: "location", question: "Location, such as Hybrid, Lagos" },
  { name: "type", question: "Kind of contract", fallback: "Full-time" },
  { name: "experience", question: "Experience, such as 3 years or more" },
  { name: "salary", question: "Salary (empty: Competitive)", fallback: "" },
  { name: "desc", question: "Description, HTML allowed", isLong: true },
  {
    name: "link",
    question: "Where to apply (empty: by mail)",
    fallback: "",
    check: (answer) =>
      answer === "" || URL.parse(answer)?.protocol === "https:"
        ? undefined
        : "expected an https address",
  },
];

/** A new article in the format of its file. */
export function articleRecord(answers: Answers, now: Date): object {
  const moment = now.toISOString();
  return {
    _id: answers.id,
    title: answers.title,
    tags: answers.tags,
    ...(answers.author && { author: answers.author }),
    createdAt: moment,
    updatedAt: moment,
    status: answers.status,
    content: [{
      type: "paragraph",
      paragraphTitle: answers.heading,
      paragraphText: answers.text,
    }],
  };
}

/** A new job in the format of its file. */
export function jobRecord(answers: Answers, now: Date): object {
  return {
    _id: answers.id,
    title: answers.title,
    desc: answers.desc,
    location: answers.location,
    ...(answers.salary && { salary: answers.salary }),
    job_type: answers.type,
    ...(answers.dept && { dept: answers.dept }),
    experience: answers.experience,
    ...(answers.link && { submission_link: answers.link }),
    status: "Open",
    createdAt: now.toISOString(),
  };
}

export interface WriteOptions {
  /** The content folder, with a trailing slash. */
  folder: URL;
  answers: Answers;
  now?: Date;
}

/**
 * Writes a new article or job.
 * @returns The new file.
 * @throws {AnswerError} When the record is invalid, or its file exists already.
 */
export async function writeRecord(
  kind: "article" | "job",
  { folder, answers, now = new Date() }: WriteOptions,
): Promise<URL> {
  const [record, schema] = kind === "article"
    ? [articleRecord(answers, now), articleFile]
    : [jobRecord(answers, now), jobFile];
  const result = schema.safeParse(record);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new AnswerError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const file = new URL(`${kind}s/${answers.id}.json`, folder);
  try {
    await Deno.writeTextFile(file, `${JSON.stringify(record, null, 2)}\n`, {
      createNew: true,
    });
  } catch (cause) {
    if (!(cause instanceof Deno.errors.AlreadyExists)) throw cause;
    throw new AnswerError(`--id: there is a ${kind} "${answers.id}" already`);
  }
  return file;
}
