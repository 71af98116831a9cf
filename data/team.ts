import type { StaffMember } from "../src/pages/about/team.server.ts";
import team from "./team.json" with { type: "json" };

/** The people of the About page: a sample team. */
export const staff: readonly StaffMember[] = team.people;
