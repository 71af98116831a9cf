import { groupsIn } from "../records/complete.ts";
import {
  type FileFields,
  fileSchema,
  filled,
  listOf,
} from "../records/fields.server.ts";
import type { FileKind } from "../records/kind.ts";
import { markedText, marksHint } from "../ui/shared-fields.server.ts";

const fields = {
  questions: listOf(
    {
      question: { file: filled, form: { label: "Question" } },
      answer: {
        ...markedText,
        form: {
          label: "Answer",
          hint: `${marksHint}; {price} is the price of Figma to Framer.`,
          widget: "text",
        },
      },
    },
    "question",
    { label: "Questions", singular: "Question" },
  ),
} satisfies FileFields;

const schema = fileSchema(fields);

/**
 * The questions of a page, below the heading with the id "questions".
 * @param subject What they are about, for the name of their file.
 */
export function questionsOn(
  page: string,
  subject: string,
  label: string,
): FileKind {
  const name = `${subject}-questions`;
  const file = `data/${name}.json`;
  return {
    name,
    label,
    file,
    fields,
    schema,
    page,
    heading: "questions",
    // One that was just added has no answer yet.
    draft: ({ questions }) => ({
      questions: groupsIn(questions)
        .map((it) => ({ question: "", answer: "", ...it })),
    }),
  };
}
