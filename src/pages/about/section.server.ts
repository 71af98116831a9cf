import type { Section } from "../section.server.ts";
import { team } from "../../agency/team/team.server.ts";

export const about: Section = {
  kinds: [team],
  cards: [
    {
      name: "about",
      surface: "band",
      size: 132,
      lines: ["We live at", "one end of", "the bridge."],
    },
  ],
};
