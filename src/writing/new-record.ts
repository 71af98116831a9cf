import * as z from "zod/mini";
import { articleFile, jobFile } from "../content-service/file-schemas.ts";
import { addressFact, type Answers, type Fact, FactsError } from "./facts.ts";

z.config(z.locales.en());

/** What is asked for an article. */
export const articleFacts: readonly Fact[] = [
  { name: "title", question: "Title" },
  addressFact("id", "title"),
  { name: "tags", question: "Tags, the category first, with commas" },
  { name: "author", question: "Author (empty: the agency)", fallback: "" },
  { name: "heading", question: "Title of its first paragraph" },
  { name: "text", question: "Text of its first paragraph" },
  {
    name: "status",
    question: "Status, draft or published",
    fallback: "draft",
    check: (answer) =>
      ["draft", "published"].includes(answer)
        ? undefined
        : "expected draft or published",
  },
];

/** What is asked for a job. */
export const jobFacts: readonly Fact[] = [
  { name: "title", question: "Title" },
  addressFact("id", "title"),
  { name: "dept", question: "Department (empty: Other)", fallback: "" },
  { name: "location", question: "Location, such as Hybrid, Lagos" },
  { name: "type", question: "Kind of contract", fallback: "Full-time" },
  { name: "experience", question: "Experience, such as 3 years or more" },
  { name: "salary", question: "Salary (empty: Competitive)", fallback: "" },
  { name: "desc", question: "Description, HTML allowed" },
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

/** The record of an article, as its file holds it. */
export function articleRecord(facts: Answers, now: Date): object {
  const moment = now.toISOString();
  return {
    _id: facts.id,
    title: facts.title,
    tags: facts.tags,
    ...(facts.author && { author: facts.author }),
    createdAt: moment,
    updatedAt: moment,
    status: facts.status,
    content: [{
      type: "paragraph",
      paragraphTitle: facts.heading,
      paragraphText: facts.text,
    }],
  };
}

/** The record of a job, as its file holds it. */
export function jobRecord(facts: Answers, now: Date): object {
  return {
    _id: facts.id,
    title: facts.title,
    desc: facts.desc,
    location: facts.location,
    ...(facts.salary && { salary: facts.salary }),
    job_type: facts.type,
    ...(facts.dept && { dept: facts.dept }),
    experience: facts.experience,
    ...(facts.link && { submission_link: facts.link }),
    status: "Open",
    createdAt: now.toISOString(),
  };
}

export interface WriteOptions {
  /** The content folder, with a trailing slash. */
  folder: URL;
  facts: Answers;
  now?: Date;
}

/**
 * Writes a new article or job.
 * @returns The file.
 * @throws {FactsError} When the record would not be valid, or its file exists.
 */
export async function writeRecord(
  kind: "article" | "job",
  { folder, facts, now = new Date() }: WriteOptions,
): Promise<URL> {
  const record = kind === "article"
    ? articleRecord(facts, now)
    : jobRecord(facts, now);
  const schema = kind === "article" ? articleFile : jobFile;
  const result = schema.safeParse(record);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new FactsError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const file = new URL(`${kind}s/${facts.id}.json`, folder);
  try {
    await Deno.writeTextFile(file, `${JSON.stringify(record, null, 2)}\n`, {
      createNew: true,
    });
  } catch (cause) {
    if (!(cause instanceof Deno.errors.AlreadyExists)) throw cause;
    throw new FactsError(`--id: there is a ${kind} "${facts.id}" already`);
  }
  return file;
}
