import type { AcademyTrack } from "./academy-tracks.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

/** What a track begins with, beside a picture if it has one. */
export function FirstCourse({ course }: { course: AcademyTrack["course"] }) {
  const { title, description, needs, picture } = course;
  const heading = <h2 id="course">{title}</h2>;
  return (
    <section
      className="section sky-paper-2 wrap grid first-course"
      aria-labelledby="course"
    >
      <div className="span-6">
        {picture
          ? (
            <Picture
              picture={picture.picture}
              kind="cover"
              sizes="(width < 62.5em) 92vw, 45vw"
              alt={picture.alt}
            />
          )
          : heading}
      </div>
      <div className="stack span-5 from-8">
        {picture && heading}
        <p className="lead">{description}</p>
        {needs && <p className="lead soft">{needs}</p>}
      </div>
    </section>
  );
}
