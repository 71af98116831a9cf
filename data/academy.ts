import type { AcademyTrack } from "./schema.ts";

/** Weeks of training and mentoring before the real project begins. */
export const trainingWeeks = 6;

/** What an intake promises, in one sentence. */
export const intake =
  "Six weeks of training and mentoring, then real project experience.";

/** The four tracks; they run side by side and meet in the same project. */
export const academyTracks: readonly AcademyTrack[] = [
  {
    id: "software-engineering",
    name: "Software Engineering",
    description:
      "Java, version control, testing, and one service you can explain line by line.",
  },
  {
    id: "product-management",
    name: "Product Management",
    description: "Writing a brief, saying no, measuring one thing well.",
  },
  {
    id: "product-design",
    name: "Product Design",
    description:
      "Research, interface drawing, and a hand-over that engineers thank you for.",
  },
  {
    id: "data-analysis",
    name: "Data Analysis",
    description:
      "SQL, spreadsheets and charts that answer a question someone asked.",
  },
];
