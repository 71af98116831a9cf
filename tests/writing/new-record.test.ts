import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { readContentFiles } from "../../src/content-service/content-files.ts";
import { slugOf } from "../../src/lib/text/slug.ts";
import { AnswerError, collectAnswers } from "../../src/writing/questions.ts";
import {
  articleQuestions,
  jobQuestions,
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
  title: "Rust instructor",
  location: "Yaba, Lagos",
  experience: "5 years or more",
  desc: "<p>Teach.</p>",
};

Deno.test("a new article is a draft that the content service takes", async () => {
  await using folder = await contentFolder();
  const answers = collectAnswers(articleQuestions, { given: article });
  await writeRecord("article", { folder, answers });
  const { articles } = await readContentFiles(folder);
  assert.equal(articles[0]?._id, "e-ku-ise-six-weeks-one-class");
  assert.equal(articles[0]?.status, "draft");
  const [block] = articles[0]?.content ?? [];
  assert.ok(block?.type === "paragraph");
  assert.equal(block.paragraphText, article.text);
});

Deno.test("a new job is an open one that the content service takes", async () => {
  await using folder = await contentFolder();
  const answers = collectAnswers(jobQuestions, { given: job });
  await writeRecord("job", { folder, answers });
  const { jobs } = await readContentFiles(folder);
  assert.equal(jobs[0]?._id, "rust-instructor");
  assert.equal(jobs[0]?.status, "Open");
  assert.equal(jobs[0]?.salary, undefined);
});

Deno.test("nothing that is there is overwritten", async () => {
  await using folder = await contentFolder();
  const answers = collectAnswers(jobQuestions, { given: job });
  await writeRecord("job", { folder, answers });
  await assert.rejects(
    writeRecord("job", { folder, answers }),
    /there is a job "rust-instructor" already/,
  );
});

Deno.test("an answer that is missing is named by its flag", () => {
  assert.throws(
    () =>
      collectAnswers(articleQuestions, {
        given: { ...article, tags: undefined },
      }),
    (error) => error instanceof AnswerError && /^--tags: /.test(error.message),
  );
});

Deno.test("an answer that is wrong is named by its flag", () => {
  assert.throws(
    () =>
      collectAnswers(jobQuestions, { given: { ...job, link: "javascript:x" } }),
    /^AnswerError: --link: expected an https address$/,
  );
  assert.throws(
    () =>
      collectAnswers(articleQuestions, { given: { ...article, id: "../up" } }),
    /--id: expected lower-case letters/,
  );
});

Deno.test("addresses are made of letters, digits and hyphens", () => {
  assert.equal(slugOf("  Don’t panic: 10% off!  "), "dont-panic-10-off");
});
