import type { TeamRecord } from "./team.server.ts";
import file from "../../../data/team.json" with { type: "json" };

/** The people of the About page: a sample team. */
export const team: TeamRecord = file;
