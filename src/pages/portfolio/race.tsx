import { type RefObject, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../../lib/reduced-motion.ts";
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { DanfoBus } from "../../ui/art/danfo-bus.tsx";
import { raceParts } from "./race-parts.ts";
import type { ResultFigures } from "../../agency/projects/project-views.ts";

/**
 * Two loads that race, in real time, once they are seen and by "Again". Without
 * script, with reduced motion and on paper they are two bars to scale.
 */
export function Race({ figures }: { figures: ResultFigures }) {
  const { before, after, shows = "✓" } = figures;
  const labels = words.project.measure;
  const lanes = [
    { label: labels.before, seconds: before },
    { label: labels.after, seconds: after },
  ];
  const race = useRef<HTMLDivElement>(null);
  const { isReady, start } = useRace(race, lanes.map((it) => it.seconds));
  const most = Math.max(before, after);
  return (
    <div ref={race} className="race" data-ready={isReady || undefined}>
      {lanes.map(({ label, seconds }) => (
        <div key={label} className="race-lane" {...raceParts.lane}>
          <p className="heading-4">{`${label} ${seconds}\u00a0s`}</p>
          <div className="race-road">
            <svg className="race-bar" aria-hidden="true">
              <rect width={`${100 * seconds / most}%`} height="100%" />
            </svg>
            <DanfoBus {...raceParts.bus} />
          </div>
          <p className="race-phone" aria-hidden="true">
            <span>{shows}</span>
          </p>
        </div>
      ))}
      <button type="button" className="text-link" onClick={start}>
        {labels.again}
      </button>
    </div>
  );
}

/** Starts the race when it is seen; its script is loaded then. */
function useRace(
  race: RefObject<HTMLDivElement | null>,
  seconds: readonly number[],
) {
  const [isReady, setIsReady] = useState(false);
  const stop = useRef<() => void>(undefined);
  async function start(): Promise<void> {
    try {
      const { runRace } = await import("./run-race.ts");
      stop.current?.();
      if (race.current) stop.current = runRace(race.current, seconds);
    } catch {
      // The bars say the same.
      setIsReady(false);
    }
  }
  useEffect(() => {
    if (prefersReducedMotion()) return;
    setIsReady(true);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((it) => it.isIntersecting)) return;
      observer.disconnect();
      start();
    }, { threshold: 0.75 });
    if (race.current) observer.observe(race.current);
    return () => {
      observer.disconnect();
      stop.current?.();
    };
  }, []);
  return { isReady, start };
}
