import type { FAQPage } from "schema-dts";
import { withoutMarkdown } from "../ui/text/without-markdown.ts";
import type { Question } from "../ui/blocks/accordion.tsx";

/** The questions that a page answers, if there are any. */
export function faqPage(
  questions: readonly Question[],
  url: string,
): FAQPage | undefined {
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withoutMarkdown(answer) },
    })),
  };
}
