import { processSteps } from "../../../data/process.ts";
import { Process } from "../../components/process.tsx";
import { SectionHead } from "../../components/section-head.tsx";

/** The six steps of a project, on a band of their own. */
export function ProcessSection({ title }: { title: string }) {
  return (
    <section
      className="process-section sky-paper-2 wrap"
      aria-labelledby="process"
    >
      <SectionHead title={title} id="process" />
      <Process steps={processSteps} />
    </section>
  );
}
