import type { Faq } from "../../data/schema.ts";
import { Heading, type Level } from "./heading.tsx";

interface AccordionProps {
  /** Tells this accordion from others on the page. */
  name: string;
  items: readonly Faq[];
  level?: Level;
}

/**
 * Questions and answers, one open at a time. The browser itself keeps it so:
 * the elements share a name. The first is open on arrival.
 */
export function Accordion({ name, items, level = 3 }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ id, question, answer }, index) => (
        <details key={id} name={name} open={index === 0}>
          <summary>
            <Heading level={level} className="f4">{question}</Heading>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
