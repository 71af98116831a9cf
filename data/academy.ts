import type { Testimonial } from "../src/content/facts/testimonials.server.ts";
import type { AcademyTrack } from "./schema.ts";
import students from "./student-testimonials.json" with { type: "json" };

/** Weeks of training and mentoring before the real project begins. */
export const trainingWeeks = 6;

/** What an intake promises, in one sentence. */
export const intake =
  "Six weeks of training and mentoring, then real project experience.";

/** The four tracks, which end in one shared project. */
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

/** Testimonials of students; their role is the track they took. */
export const studentTestimonials: readonly Testimonial[] =
  students.testimonials;
