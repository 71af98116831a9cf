import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { readContentFiles } from "../../src/content-service/content-files.ts";
import { FactsError, gather, slugOf } from "../../src/writing/facts.ts";
import {
  articleFacts,
  jobFacts,
  writeRecord,
} from "../../src/writing/new-record.ts";

async function contentFolder(): Promise<URL & AsyncDisposable> {
  const path = await Deno.makeTempDir();
  await Deno.mkdir(`${path}/articles`);
  await Deno.mkdir(`${path}/jobs`);
  return Object.assign(pathToFileURL(`${path}/`), {
    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  });
}

const article = {
  title: "Ẹ kú iṣẹ́: six weeks, one class",
  tags: "Academy, Java",
  heading: "Monday",
  text: "They came in at 8.",
};
const job = {
  title: "Java instructor",
  location: "Yaba, Lagos",
  experience: "5 years or more",
  desc: "<p>Teach.</p>",
};

Deno.test("a new article is a draft that the content service takes", async () => {
  await using folder = await contentFolder();
  const facts = gather(articleFacts, { given: article });
  await writeRecord("article", { folder, facts });
  const { articles } = await readContentFiles(folder);
  assert.equal(articles[0]?._id, "e-ku-ise-six-weeks-one-class");
  assert.equal(articles[0]?.status, "draft");
  assert.equal(articles[0]?.content[0]?.paragraphText, article.text);
});

Deno.test("a new job is an open one that the content service takes", async () => {
  await using folder = await contentFolder();
  const facts = gather(jobFacts, { given: job });
  await writeRecord("job", { folder, facts });
  const { jobs } = await readContentFiles(folder);
  assert.equal(jobs[0]?._id, "java-instructor");
  assert.equal(jobs[0]?.status, "Open");
  assert.equal(jobs[0]?.salary, undefined);
});

Deno.test("nothing that is there is overwritten", async () => {
  await using folder = await contentFolder();
  const facts = gather(jobFacts, { given: job });
  await writeRecord("job", { folder, facts });
  await assert.rejects(
    writeRecord("job", { folder, facts }),
    /there is a job "java-instructor" already/,
  );
});

Deno.test("a fact that is missing is named by its flag", () => {
  assert.throws(
    () => gather(articleFacts, { given: { ...article, tags: undefined } }),
    (error) => error instanceof FactsError && /^--tags: /.test(error.message),
  );
});

Deno.test("a fact that is wrong is named by its flag", () => {
  assert.throws(
    () => gather(jobFacts, { given: { ...job, link: "javascript:x" } }),
    /^FactsError: --link: expected an https address$/,
  );
  assert.throws(
    () => gather(articleFacts, { given: { ...article, id: "../up" } }),
    /--id: expected lower-case letters/,
  );
});

Deno.test("a person is asked for what the flags leave out", () => {
  const asked: string[] = [];
  const facts = gather(jobFacts, {
    given: { title: "Illustrator", desc: "Draw." },
    ask(question, fallback) {
      asked.push(question);
      return question.includes("empty") ? "" : fallback || "an answer";
    },
  });
  assert.equal(facts.id, "illustrator");
  assert.equal(facts.type, "Full-time");
  assert.equal(facts.location, "an answer");
  assert.ok(!asked.includes("Title"));
});

Deno.test("a person who goes away ends it", () => {
  assert.throws(
    () => gather(jobFacts, { given: {}, ask: () => null }),
    FactsError,
  );
});

Deno.test("addresses are made of letters, digits and hyphens", () => {
  assert.equal(slugOf("  Don’t panic: 10% off!  "), "dont-panic-10-off");
});
