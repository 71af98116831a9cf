import type { FAQPage } from "schema-dts";
import type { Faq } from "../../data/schema.ts";

/** The questions that a page answers. */
export function faqPage(
  questions: readonly Faq[],
  url: string,
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
