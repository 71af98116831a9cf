import assert from "node:assert/strict";
import { askAnswers } from "../../src/writing/ask.ts";
import { jobQuestions } from "../../src/writing/new-record.ts";
import { AnswerError } from "../../src/writing/questions.ts";

Deno.test("what the flags leave out is asked for on the terminal", async () => {
  const asked: string[] = [];
  const answers = await askAnswers(jobQuestions, {
    given: { title: "Storyboard Artist", desc: "Draw." },
    ask({ name, question }, standard) {
      asked.push(name);
      const isOptional = question.includes("empty");
      return Promise.resolve(isOptional ? "" : standard || "an answer");
    },
  });
  assert.equal(answers.id, "storyboard-artist");
  assert.equal(answers.type, "Full-time");
  assert.equal(answers.location, "an answer");
  assert.ok(!asked.includes("title") && !asked.includes("desc"));
});

Deno.test("going back asks the question before again, with its answer", async () => {
  const questions = ["one", "two", "three"]
    .map((name) => ({ name, question: name }));
  const script = ["first", "second", undefined, undefined, "", "2", "3"];
  const asked: string[] = [];
  const answers = await askAnswers(questions, {
    given: {},
    ask({ name }, standard) {
      asked.push(`${name}:${standard}`);
      return Promise.resolve(script.shift());
    },
  });
  assert.deepEqual(answers, { one: "first", two: "2", three: "3" });
  assert.deepEqual(asked.slice(3), [
    "two:second",
    "one:first",
    "two:second",
    "three:",
  ]);
});

Deno.test("going back from the first question ends them", async () => {
  const ask = () => Promise.resolve(undefined);
  await assert.rejects(
    askAnswers(jobQuestions, { given: {}, ask }),
    AnswerError,
  );
});
