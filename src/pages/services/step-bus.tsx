import { DanfoBus } from "../../ui/art/danfo-bus.tsx";

/**
 * The bus on a step's part of the deck. While the visitor scrolls, CSS shows one
 * step's bus after the other, so that they look like one that drives along.
 * @param props.weeks What its board says.
 */
export function StepBus({ weeks }: { weeks: string }) {
  return (
    <span className="step-bus" aria-hidden="true">
      <span data-board={weeks}>
        <DanfoBus />
      </span>
    </span>
  );
}
