import type { StaffMember } from "./team.server.ts";
import team from "../../../data/team.json" with { type: "json" };

/** The people of the About page: a sample team. */
export const staff: readonly StaffMember[] = team.people;
