import { processSteps } from "../../../data/process.ts";
import { Process } from "../../components/process.tsx";
import { SectionHead } from "../../components/section-head.tsx";

interface ProcessSectionProps {
  title: string;
  /** What is said about the title, beside it. */
  text?: string;
}

/** The six steps of a project, on a band of their own. */
export function ProcessSection({ title, text }: ProcessSectionProps) {
  return (
    <section
      className="process-section sky-paper-2 wrap"
      aria-labelledby="process"
    >
      <SectionHead title={title} id="process">{text}</SectionHead>
      <Process steps={processSteps} />
    </section>
  );
}
