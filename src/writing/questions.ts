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
  /** All valid answers. */
  choices?: readonly string[];
  /** The answer may have several lines. */
  isLong?: boolean;
}

/** Answers by the names of their questions. */
export type Answers = Record<string, string>;

/** A missing or invalid answer; the message names the flag. */
export class AnswerError extends Error {
  override name = "AnswerError";
}

/**
 * The answers that flags give, in the questions' order, with fallbacks.
 * @param given Answers from the command line, by name.
 * @throws {AnswerError} When an answer is missing or invalid.
 */
export function collectAnswers(
  questions: readonly Question[],
  { given }: { given: Readonly<Record<string, string | undefined>> },
): Answers {
  const answers: Answers = {};
  for (const question of questions) {
    const flag = given[question.name]?.trim();
    answers[question.name] = validAnswer(
      question,
      flag ?? standardOf(question, answers),
    );
  }
  return answers;
}

/** The answer to a question when none is given. */
export function standardOf(
  { fallback = "" }: Question,
  answers: Answers,
): string {
  return typeof fallback === "function" ? fallback(answers) : fallback;
}

/**
 * The answer itself.
 * @throws {AnswerError} When it is missing or invalid.
 */
export function validAnswer(question: Question, answer: string): string {
  const problem = problemOf(question, answer);
  if (problem) throw new AnswerError(`--${question.name}: ${problem}`);
  return answer;
}

/** What is wrong with an answer; undefined when it is valid. */
export function problemOf(
  { question, fallback, check, choices }: Question,
  answer: string,
): string | undefined {
  if (answer === "" && fallback === undefined) {
    return `an answer is needed (${question})`;
  }
  return choices && !choices.includes(answer)
    ? `expected ${choices.join(" or ")}`
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
