import type { Faq } from "../src/pages/questions.server.ts";
import { site } from "./site.ts";

/** The questions of a file; "{price}" stands for the lowest price. */
export function questionsOf({ questions }: { questions: Faq[] }): Faq[] {
  return questions.map(({ question, answer }) => ({
    question,
    answer: answer.replaceAll("{price}", site.figmaToFramerFrom),
  }));
}
