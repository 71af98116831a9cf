import record from "../../../data/intakes.json" with { type: "json" };
import words from "../../../data/words/academy.json" with { type: "json" };
import type { IntakesRecord } from "./intakes.server.ts";

/** The name of a track in addresses, words and drawings. */
type TrackId = keyof typeof words.tracks.list;

/** A track, and what it begins with. */
export interface AcademyTrack {
  id: TrackId;
  name: string;
  description: string;
  course: typeof words.tracks.list[TrackId]["course"];
  intake: IntakesRecord[TrackId];
}

/** The four tracks, which end in one shared project. */
export function academyTracks(): AcademyTrack[] {
  const intakes: IntakesRecord = record;
  return (Object.keys(words.tracks.list) as TrackId[]).map((id) => ({
    id,
    ...words.tracks.list[id],
    intake: intakes[id],
  }));
}

/** The name of the person who answers for the academy. */
export function academyPerson(): string {
  return record.person;
}
