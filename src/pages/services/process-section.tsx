import type { ReactNode } from "react";
import { SectionHead } from "../../ui/text/section-head.tsx";

interface ProcessSectionProps {
  title: string;
  /** A text to the right of the title. */
  text?: string;
  /** The list of steps. */
  children: ReactNode;
}

/** The six steps of a project, as a section with a background. */
export function ProcessSection(
  { title, text, children }: ProcessSectionProps,
) {
  return (
    <section
      className="process-section surface-paper-2 wrap"
      aria-labelledby="process"
    >
      <SectionHead title={title} id="process">{text}</SectionHead>
      {children}
    </section>
  );
}
