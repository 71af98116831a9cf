import type { SelectorOf } from "../../lib/data-attributes.ts";
import type { raceParts } from "./race-parts.ts";

const laneParts: SelectorOf<typeof raceParts.lane> = "[data-lane]";
const bus: SelectorOf<typeof raceParts.bus> = "[data-bus]";

/**
 * Drives the bus of each lane to its end. A hidden tab holds them.
 * @param seconds How long each takes.
 * @returns Ends the race.
 */
export function runRace(
  race: HTMLElement,
  seconds: readonly number[],
): () => void {
  const lanes = [...race.querySelectorAll<HTMLElement>(laneParts)];
  const runs = lanes.map((lane, index) => {
    delete lane.dataset.arrived;
    const run = lane.querySelector(bus)!.animate(
      { translate: ["0", "calc(100cqi - 100%)"] },
      1000 * (seconds[index] ?? 0),
    );
    run.onfinish = () => lane.dataset.arrived = "";
    return run;
  });
  function holdWhileHidden(): void {
    for (const run of runs) {
      if (run.playState === "finished") continue;
      if (document.hidden) run.pause();
      else run.play();
    }
  }
  document.addEventListener("visibilitychange", holdWhileHidden);
  return () => {
    document.removeEventListener("visibilitychange", holdWhileHidden);
    for (const run of runs) run.cancel();
  };
}
