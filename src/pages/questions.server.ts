import { groupsIn } from "../records/record-to-save.ts";
import { singleton } from "../records/singleton.server.ts";
import { filled, listOf } from "../records/fields.server.ts";
import {
  inlineMarkdown,
  markdownHint,
} from "../agency/shared-fields.server.ts";

const questions = listOf(
  {
    question: { file: filled, form: { label: "Question" } },
    answer: {
      ...inlineMarkdown,
      form: {
        label: "Answer",
        hint: `${markdownHint}; {price} is the price of Figma to Framer.`,
        widget: "text",
      },
    },
  },
  "question",
  { label: "Questions", singular: "Question" },
);

/**
 * The questions of a page, below the heading with the id "questions".
 * @param subject What they are about, for the name of their file.
 */
export function questionsOn(page: string, subject: string, label: string) {
  return singleton({
    name: `${subject}-questions`,
    label,
    page,
    heading: "questions",
    fields: { questions },
    // One that was just added has no answer yet.
    draft: ({ questions }) => ({
      questions: groupsIn(questions)
        .map((it) => ({ question: "", answer: "", ...it })),
    }),
  });
}
