import type * as z from "zod/mini";
import { type FileFields, fileSchema } from "../record-fields.ts";
import { filled, listOf } from "./values.server.ts";

/** The fields of a file of questions. */
export const questionFields = {
  questions: listOf(
    {
      question: { file: filled, form: { label: "Question" } },
      answer: {
        file: filled,
        form: {
          label: "Answer",
          hint: "{price} stands for the price of Figma to Framer.",
          widget: "text",
        },
      },
    },
    "question",
    { label: "Questions", one: "Question" },
  ),
} satisfies FileFields;

const file = fileSchema(questionFields);

/** A question and its answer. */
export type Faq = z.infer<typeof file>["questions"][number];
