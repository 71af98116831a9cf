import { academyTracks } from "../../../data/academy.ts";
import { Tracks } from "./tracks.tsx";
import { Weeks } from "./weeks.tsx";

/** The blocks of the academy. */
export function Workshop() {
  return (
    <>
      <section className="section sky-lagoon wrap">
        <Weeks />
      </section>
      <section className="section wrap">
        <Tracks tracks={academyTracks} />
      </section>
    </>
  );
}
