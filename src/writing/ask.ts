import {
  AnswerError,
  type Answers,
  problemOf,
  type Question,
  standardOf,
  validAnswer,
} from "./questions.ts";

/**
 * Asks one question.
 * @param standard What is used when nothing is typed.
 * @returns Undefined when the author wants to go back.
 */
export type Ask = (
  question: Question,
  standard: string,
) => Promise<string | undefined>;

export interface AskOptions {
  /** Answers from the command line, by name. */
  given: Readonly<Record<string, string | undefined>>;
  ask: Ask;
}

/**
 * Asks what the command line leaves open, in order, with a way back to the
 * question before.
 * @throws {AnswerError} When an answer of the command line is invalid, or the
 * author goes back from the first question.
 */
export async function askAnswers(
  questions: readonly Question[],
  { given, ask }: AskOptions,
): Promise<Answers> {
  const answers: Answers = {};
  const asked: number[] = [];
  for (let index = 0; index < questions.length;) {
    const question = questions[index];
    if (!question) break;
    const { name } = question;
    const flag = given[name]?.trim();
    if (flag !== undefined) {
      answers[name] = validAnswer(question, flag);
      index++;
      continue;
    }
    const standard = answers[name] ?? standardOf(question, answers);
    const typed = await ask(question, standard);
    if (typed === undefined) {
      const before = asked.pop();
      if (before === undefined) throw new AnswerError("nothing was answered");
      index = before;
      continue;
    }
    answers[name] = validAnswer(question, typed.trim() || standard);
    asked.push(index++);
  }
  return answers;
}

/** Asks on the terminal: choices as a list, long texts on several lines. */
export const askInTerminal: Ask = async (question, standard) => {
  // Loaded only when there is a terminal to ask on.
  const { isCancel, multiline, select, text } = await import("@clack/prompts");
  const { question: message, choices, isLong } = question;
  const options = {
    message,
    initialValue: standard,
    validate: (typed = "") => problemOf(question, typed.trim() || standard),
  };
  const answer = choices
    ? await select({
      message,
      initialValue: standard,
      options: choices.map((value) => ({ value })),
    })
    : await (isLong ? multiline : text)(options);
  return isCancel(answer) ? undefined : answer;
};
