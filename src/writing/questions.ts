import { slugOf } from "../lib/text/slug.ts";

/** One question to the author of new content. */
export interface Question {
  /** The key of its answer, and the flag that answers it in advance. */
  name: string;
  question: string;
  /** Used when the answer is empty; without it an answer is required. */
  fallback?: string | ((answers: Answers) => string);
  /** Returns what is wrong with an answer; undefined when it is valid. */
  check?(answer: string): string | undefined;
}

/** Answers by the names of their questions. */
export type Answers = Record<string, string>;

/** A missing or invalid answer; the message names the flag. */
export class AnswerError extends Error {
  override name = "AnswerError";
}

export interface AnswerOptions {
  /** Answers from the command line, by name. */
  given: Readonly<Record<string, string | undefined>>;
  /** Absent when there is no terminal. */
  prompt?: Prompt;
}

/** Asks on the terminal; null when it was closed. */
type Prompt = (question: string, fallback: string) => string | null;

/**
 * Collects the answers to `questions`, in their order.
 * @throws {AnswerError} When an answer is missing or invalid and cannot be
 * asked for.
 */
export function collectAnswers(
  questions: readonly Question[],
  { given, prompt }: AnswerOptions,
): Answers {
  const answers: Answers = {};
  for (const question of questions) {
    const { name, fallback = "" } = question;
    const standard = typeof fallback === "function"
      ? fallback(answers)
      : fallback;
    const flag = given[name]?.trim();
    answers[name] = flag === undefined && prompt
      ? promptUntilValid(question, standard, prompt)
      : validAnswer(question, flag ?? standard);
  }
  return answers;
}

function validAnswer(question: Question, answer: string): string {
  const problem = problemOf(question, answer);
  if (problem) throw new AnswerError(`--${question.name}: ${problem}`);
  return answer;
}

function promptUntilValid(
  question: Question,
  standard: string,
  prompt: Prompt,
): string {
  while (true) {
    const typed = prompt(question.question, standard);
    if (typed === null) throw new AnswerError("nothing more was typed");
    const answer = typed.trim() || standard;
    const problem = problemOf(question, answer);
    if (!problem) return answer;
    console.log(`  ${problem}`);
  }
}

function problemOf(
  { question, fallback, check }: Question,
  answer: string,
): string | undefined {
  return answer === "" && fallback === undefined
    ? `an answer is needed (${question})`
    : check?.(answer);
}

/**
 * The question for the last part of an address.
 * @param from Name of the question whose answer makes the default slug.
 */
export function slugQuestion(name: string, from: string): Question {
  return {
    name,
    question: "Name in its address",
    fallback: (answers) => slugOf(answers[from] ?? ""),
    check: (answer) =>
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(answer) && answer.length <= 64
        ? undefined
        : "expected lower-case letters and digits with - between them, at most 64",
  };
}
