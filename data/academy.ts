import type { Testimonial } from "../src/pages/services/testimonials.server.ts";
import students from "./student-testimonials.json" with { type: "json" };

/** A track, and what it begins with. */
export interface AcademyTrack {
  id: string;
  name: string;
  description: string;
  course: {
    title: string;
    description: string;
    needs?: string;
    picture?: { picture: string; alt: string };
  };
}

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
    course: {
      title: "Start with Java",
      description:
        "Java is strict, and strict is kind to beginners: the compiler tells you what you got wrong before a customer does. You begin with variables and finish with a small service, its tests and its first release.",
      needs:
        "Two evenings and one Saturday a week. Bring a laptop that can run a browser and an editor at the same time.",
      picture: {
        picture: "academy/java",
        alt:
          "A teacher reads a line of Java aloud from a board to five students",
      },
    },
  },
  {
    id: "product-management",
    name: "Product Management",
    description: "Writing a brief, saying no, measuring one thing well.",
    course: {
      title: "Start with a brief",
      description:
        "A brief is one page: who it is for, what it has to do, and what stays out. You begin by writing one, learn to say no to the rest, and finish by measuring one thing well.",
    },
  },
  {
    id: "product-design",
    name: "Product Design",
    description:
      "Research, interface drawing, and a hand-over that engineers thank you for.",
    course: {
      title: "Start with research",
      description:
        "Before the first screen comes the person who needs it. You begin with research, go on to interface drawing, and finish with a hand-over that an engineer can build from.",
    },
  },
  {
    id: "data-analysis",
    name: "Data Analysis",
    description:
      "SQL, spreadsheets and charts that answer a question someone asked.",
    course: {
      title: "Start with SQL",
      description:
        "SQL is the shortest way from a question to its answer. You begin with one table, go on to spreadsheets, and finish with a chart that you can defend.",
    },
  },
];

/** Testimonials of students; their role is the track they took. */
export const studentTestimonials: readonly Testimonial[] =
  students.testimonials;
