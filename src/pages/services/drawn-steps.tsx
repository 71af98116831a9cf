import { staticAddress } from "../../static-files.ts";
import type { ProcessStep } from "./process-steps.ts";
import { StepBus } from "./step-bus.tsx";
import { StepText } from "./step-text.tsx";

interface DrawnStepsProps {
  steps: readonly ProcessStep[];
}

/** Six steps, each with its piece of one long page. */
export function PageSteps({ steps }: DrawnStepsProps) {
  return (
    <ol className="drawn-steps page-steps">
      {steps.map((step) => (
        <li key={step.id}>
          {/* Where the text is taller than its piece, the page is longer. */}
          <svg
            viewBox="0 0 320 200"
            preserveAspectRatio={step.id < steps.length
              ? "xMidYMin"
              : "xMidYMax"}
            aria-hidden="true"
          >
            <Figure id={`process-page.svg#step-${step.id}`} />
          </svg>
          <StepText {...step} />
        </li>
      ))}
    </ol>
  );
}

/** Six steps, each a block that a crane lifts onto those before it, over a road. */
export function LiftSteps({ steps }: DrawnStepsProps) {
  return (
    <ol className="drawn-steps lift-steps">
      {steps.map((step) => (
        <li key={step.id}>
          <svg viewBox="0 0 240 300" aria-hidden="true">
            <Figure id={`lifts.svg#hook-${step.id}`} />
            <Figure id="lifts.svg#boom" />
            <Figure id="lifts.svg#deck" />
            {step.id > 1 && <Figure id={`lifts.svg#stack-${step.id - 1}`} />}
            <Figure id={`lifts.svg#block-${step.id}`} y={-36} />
          </svg>
          <StepBus weeks={step.weeks} />
          <StepText {...step} />
        </li>
      ))}
    </ol>
  );
}

function Figure({ id, y }: { id: string; y?: number }) {
  return <use href={staticAddress(`/drawings/${id}`)} y={y} />;
}
