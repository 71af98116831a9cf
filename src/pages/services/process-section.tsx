import type { NumberedItem } from "../../../data/schema.ts";
import { Process } from "./process.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";

interface ProcessSectionProps {
  title: string;
  /** A text to the right of the title. */
  text?: string;
  steps: readonly NumberedItem[];
}

/** The six steps of a project, as a section with a background. */
export function ProcessSection(
  { title, text, steps }: ProcessSectionProps,
) {
  return (
    <section
      className="process-section sky-paper-2 wrap"
      aria-labelledby="process"
    >
      <SectionHead title={title} id="process">{text}</SectionHead>
      <Process steps={steps} />
    </section>
  );
}
