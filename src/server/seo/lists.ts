import type { FAQPage, ItemList } from "schema-dts";
import type { Faq } from "../../../data/schema.ts";

/** A list of pages, in the order in which the list page shows them. */
export function itemList(
  items: readonly { name: string; path: string }[],
  siteUrl: string,
): ItemList | undefined {
  if (items.length === 0) return undefined;
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: siteUrl + path,
    })),
  };
}

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
