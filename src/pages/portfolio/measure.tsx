import words from "../../../data/words/portfolio.json" with { type: "json" };
import type { ResultFigures } from "../../agency/projects/project-views.ts";
import { Race } from "./race.tsx";

/** Larger counts are not drawn, only named. */
const mostMarks = 60;

/**
 * A result as what it was before and after: seconds race, counts are rows of
 * marks. A figure is shown only with how it was measured.
 */
export function Measure({ measure }: { measure?: ResultFigures | undefined }) {
  if (!measure?.how) return null;
  return (
    <dd className="measure">
      {measure.unit === "s"
        ? <Race figures={measure} />
        : <Marks figures={measure} />}
      <p className="meta">{measure.how}</p>
    </dd>
  );
}

/** As many marks as were counted before; those that are gone are outlines. */
function Marks(
  { figures: { before, after, unit } }: { figures: ResultFigures },
) {
  const labels = words.project.measure;
  const rows = [
    { label: labels.before, count: before },
    { label: labels.after, count: after },
  ];
  const all = Math.ceil(Math.max(before, after));
  return rows.map(({ label, count }) => (
    <div key={label} className="measure-marks">
      <p className="heading-4">{`${label} ${count} ${unit}`}</p>
      {all <= mostMarks && (
        <svg viewBox={`0 0 ${18 * all} 18`} aria-hidden="true">
          {Array.from({ length: all }, (_, index) => (
            <circle
              key={index}
              cx={18 * index + 9}
              cy="9"
              r="6"
              className={index < count ? undefined : "gone"}
            />
          ))}
        </svg>
      )}
    </div>
  ));
}
