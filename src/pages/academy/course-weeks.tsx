import words from "../../../data/words/academy.json" with { type: "json" };
import { staticAddress } from "../../static-files.ts";
import { DanfoBus } from "../../ui/art/danfo-bus.tsx";
import type { AcademyTrack } from "./academy-tracks.ts";

/**
 * The weeks of a track, each a load on the deck, then the real project. The bus
 * drives along when the track is chosen; on phones the deck is vertical.
 */
export function CourseWeeks({ track }: { track: AcademyTrack }) {
  return (
    <div className="course-weeks">
      <ol aria-label={words.weeks.title}>
        {track.course.weeks.map((line, index) => (
          <li key={index}>
            <svg width="60" height="42" viewBox="0 0 40 28" aria-hidden="true">
              <use
                href={staticAddress(
                  `/drawings/loads.svg#${track.id}-${index + 1}`,
                )}
              />
            </svg>
            <p>
              <span className="figure">{index + 1}</span> {line}
            </p>
          </li>
        ))}
      </ol>
      <div className="course-end">
        <DanfoBus />
        <p className="heading-4">{words.weeks.after}</p>
      </div>
    </div>
  );
}
