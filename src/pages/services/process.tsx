import { Bridge } from "../../ui/art/bridge.tsx";
import type { ProcessStep } from "./process-steps.ts";
import { StepBus } from "./step-bus.tsx";
import { StepText } from "./step-text.tsx";

/** Steps that hang from a deck, on which a bus drives. */
export function Process({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <div className="process">
      <Bridge spans={steps.length} wide />
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <StepBus weeks={step.weeks} />
            <StepText {...step} />
          </li>
        ))}
      </ol>
    </div>
  );
}
