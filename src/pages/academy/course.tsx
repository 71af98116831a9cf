import words from "../../../data/words/academy.json" with { type: "json" };
import { staticAddress } from "../../static-files.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { fillIn } from "../../ui/text/fill-in.ts";
import type { AcademyTrack } from "./academy-tracks.ts";
import { trackPath } from "./apply-link.ts";
import { AskPerson } from "./ask-person.tsx";
import { CourseWeeks } from "./course-weeks.tsx";

/**
 * What a track begins with, when, what one needs, and its weeks. Styles hide
 * those of tracks that are not chosen.
 */
export function Course({ track }: { track: AcademyTrack }) {
  const { id, name, course, intake } = track;
  const { facts, apply } = words.tracks;
  const rows = [
    { name: facts.when, value: course.when },
    { name: facts.needs, value: course.needs },
    { name: facts.start, value: intake.start },
    { name: facts.fee, value: intake.fee },
    { name: facts.seats, value: intake.seats },
  ];
  return (
    <section
      id={`course-${id}`}
      className="section surface-paper-2 wrap course"
      aria-labelledby={`begins-${id}`}
    >
      <div className="grid">
        <div className="span-6">
          <CoursePicture track={track} />
        </div>
        <div className="stack span-5 from-8">
          <h2 id={`begins-${id}`}>{course.title}</h2>
          <p className="lead">{course.description}</p>
          <dl className="course-facts">
            {rows.map(({ name, value }) =>
              value !== undefined && (
                <div key={name}>
                  <dt className="meta soft">{name}</dt>
                  <dd>{value}</dd>
                </div>
              )
            )}
          </dl>
          <AskPerson track={track} />
          <ButtonLink to={trackPath(track)} outline>
            {fillIn(apply, { track: name })}
          </ButtonLink>
        </div>
      </div>
      <CourseWeeks track={track} />
    </section>
  );
}

/** The class of the first track is a scene, the others are drawings. */
function CoursePicture({ track: { id, course } }: { track: AcademyTrack }) {
  if (id === "software-engineering") {
    return (
      <Picture
        picture="academy/java"
        kind="cover"
        sizes="(width < 62.5em) 92vw, 45vw"
        alt={course.picture}
      />
    );
  }
  return (
    <svg
      className="course-picture"
      viewBox="0 0 400 300"
      role="img"
      aria-label={course.picture}
    >
      <use href={staticAddress(`/drawings/courses.svg#${id}`)} />
    </svg>
  );
}
