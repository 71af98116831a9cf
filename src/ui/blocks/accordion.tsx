import { InlineMarkdown } from "../text/inline-markdown.tsx";

/** A question and its answer, whose text may have inline Markdown. */
export interface Question {
  question: string;
  answer: string;
}

interface AccordionProps {
  /** Unique on the page: groups the items, so that one is open at a time. */
  name: string;
  items: readonly Question[];
}

/**
 * Questions and answers. `<details>` elements with the same name are exclusive,
 * so one is open at a time without JavaScript. The first is open initially.
 */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary>
            <h3 className="heading-4">{question}</h3>
          </summary>
          <p>
            <InlineMarkdown text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
