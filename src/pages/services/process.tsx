import type { NumberedItem } from "../../../data/schema.ts";
import { Bridge } from "../../ui/art/bridge.tsx";
import { Heading, type Level } from "../../ui/text/heading.tsx";

interface ProcessProps {
  steps: readonly NumberedItem[];
  level?: Level;
}

/** Numbered steps: the numbers above a deck, the texts below it. */
export function Process({ steps, level = 3 }: ProcessProps) {
  return (
    <div className="process">
      <Bridge spans={steps.length} wide />
      <ol>
        {steps.map(({ id, number, title, description }) => (
          <li key={id}>
            <Heading level={level}>
              <span className="process-number">{number}</span> {title}
            </Heading>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
