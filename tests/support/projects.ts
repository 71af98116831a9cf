import type { ProjectRecord } from "../../src/agency/projects/project.server.ts";
import { readProjects } from "../../src/agency/projects/read-projects.ts";
import {
  detailsOf,
  type Project,
  summaryOf,
} from "../../src/agency/projects/project-views.ts";

/** The site's projects as their pages get them, in the order of the portfolio. */
export const projects: readonly Project[] = (await readProjects()).map((
  record,
) => ({
  ...summaryOf(record),
  ...detailsOf(record),
}));

/** A project of the tests; it has no pictures. */
export const boats: ProjectRecord = {
  id: "99",
  slug: "makoko-boats",
  name: "Makoko Boats",
  order: 3,
  line: "Where the next boat leaves.",
  description: "A timetable for boats.",
  tags: ["Boats"],
  display: "",
  coverAlt: "A boat",
  ground: "#123456",
  mark: "#e9a23b",
  facts: {
    where: "Makoko",
    work: "Timetable",
    time: "A month",
    result: "Nobody waits",
  },
  fullSpanIndices: [1, 4],
  showcase: ["A pier", "A sail", "A net", "A lamp"].map((alt, index) => ({
    picture: `makoko-boats/0${index + 1}`,
    ...(index === 0 && { wide: true }),
    alt,
    caption: `${alt} at noon.`,
  })),
};
