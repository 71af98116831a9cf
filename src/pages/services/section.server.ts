import type { Section } from "../section.server.ts";
import { testimonials } from "../../agency/testimonials/testimonials.server.ts";
import { paths } from "../../paths.ts";
import { questionsOn } from "../questions.server.ts";
import { prices } from "./prices.server.ts";
import { promises } from "./promises.server.ts";

export const services: Section = {
  kinds: [
    prices,
    promises,
    testimonials,
    questionsOn(paths.branding, "branding", "Questions on branding"),
  ],
  cards: [
    {
      name: "services",
      surface: "lagoon",
      size: 132,
      lines: ["We fix the", "page where", "people leave."],
    },
    {
      name: "branding",
      surface: "danfo",
      size: 122,
      lines: ["A name people", "can shout", "across a road."],
    },
    {
      name: "web-design",
      surface: "haze",
      size: 142,
      lines: ["Pages people", "finish reading."],
    },
    {
      name: "web-dev",
      surface: "haze",
      size: 124,
      lines: ["Built to open", "fast and last", "for years."],
    },
    {
      name: "no-code",
      surface: "laterite",
      size: 118,
      lines: ["Launch on blocks.", "Leave when you", "outgrow them."],
    },
  ],
  pages: async () => (await import("./pages.server.ts")).pages,
};
