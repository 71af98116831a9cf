import type { ProcessStep } from "./process-steps.ts";

/** The title of a step, and its text, which begins with its weeks. */
export function StepText({ number, title, weeks, description }: ProcessStep) {
  return (
    <div>
      <h3>
        <span className="step-number">{number}</span> {title}
      </h3>
      <p>
        {weeks && <b>{`${weeks}.`}</b>} {description}
      </p>
    </div>
  );
}
