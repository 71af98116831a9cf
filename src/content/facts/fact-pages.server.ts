import type * as z from "zod/mini";
import { paths } from "../../paths.ts";
import { type FileFields, fileSchema } from "../record-fields.ts";
import { priceFields } from "./prices.server.ts";
import { questionFields } from "./questions.server.ts";
import { siteFields } from "./site.server.ts";
import { studentTestimonialFields } from "./student-testimonials.server.ts";
import { teamFields } from "./team.server.ts";
import { testimonialFields } from "./testimonials.server.ts";

/** A file of facts, which the editor shows as one page. */
export interface FactPage {
  /** What it contains. */
  label: string;
  fields: FileFields;
  /** The schema of the file. */
  file: z.ZodMiniType;
  /** A page of the site that shows it. */
  shownOn: string;
  /** The id of the heading above it there. */
  section: string;
}

/** The files of facts, by name: `data/NAME.json`. */
export const factPages: ReadonlyMap<string, FactPage> = new Map([
  [
    "site",
    page("Name, contact, announcement", siteFields, paths.contact, "directly"),
  ],
  ["team", page("Team", teamFields, paths.about, "people")],
  ["prices", page("Prices", priceFields, paths.services, "pricing")],
  [
    "testimonials",
    page(
      "Testimonials of clients",
      testimonialFields,
      paths.webDevelopment,
      "voices",
    ),
  ],
  [
    "student-testimonials",
    page(
      "Testimonials of students",
      studentTestimonialFields,
      paths.academy,
      "students",
    ),
  ],
  [
    "home-questions",
    page("Questions on the home page", questionFields, paths.home, "questions"),
  ],
  [
    "branding-questions",
    page("Questions on branding", questionFields, paths.branding, "questions"),
  ],
]);

function page(
  label: string,
  fields: FileFields,
  shownOn: string,
  section: string,
): FactPage {
  return { label, fields, file: fileSchema(fields), shownOn, section };
}

/** The path of a file of facts, from the project's root. */
export function factFile(name: string): string {
  return `data/${name}.json`;
}
