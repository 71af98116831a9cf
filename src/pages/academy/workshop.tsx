import { academyTracks } from "./academy-tracks.ts";
import { FirstCourse } from "./first-course.tsx";
import { Tracks } from "./tracks.tsx";
import { Weeks } from "./weeks.tsx";

/** The blocks of the academy. */
export function Workshop() {
  const [track] = academyTracks;
  return track && (
    <>
      <section className="section sky-lagoon wrap">
        <Weeks />
      </section>
      <section className="section">
        <Tracks tracks={academyTracks} chosen={track} onChoose={() => {}} />
      </section>
      <FirstCourse course={track.course} />
    </>
  );
}
