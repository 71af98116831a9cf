import type { TeamRecord } from "./team.server.ts";
import file from "../../../data/team.json" with { type: "json" };

/** The people of the About page: a sample team. */
export const team: TeamRecord = file;

/** The person of the team with this name. */
export function personNamed(name: string | undefined) {
  return team.people.find((person) => person.name === name);
}
