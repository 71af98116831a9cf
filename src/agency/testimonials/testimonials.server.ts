import * as z from "zod/mini";
import { paths } from "../../paths.ts";
import { filled, groupOf, listOf, slug } from "../../records/fields.server.ts";
import { type RecordIn, singleton } from "../../records/singleton.server.ts";
import { portrait, projectSlug, spoken } from "../shared-fields.server.ts";

/** A list of the names of testimonials, each at most once. */
function choice(label: string) {
  return {
    file: z.array(slug).check(
      z.refine(
        (names) => new Set(names).size === names.length,
        "expected each only once",
      ),
    ),
    isList: true as const,
    references: {
      item: { list: "testimonials", by: "id", label: "testimonial" },
    },
    form: {
      label,
      options: {
        singular: "Testimonial",
        required: false,
        item: { name: "item", label: "Testimonial", widget: "relation" },
      },
    },
  };
}

/** Reports names that an earlier testimonial has. */
const namedOnce = z.check<{ id: string }[]>((context) => {
  const names = context.value.map(({ id }) => id);
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    context.issues.push({
      code: "custom",
      input: name,
      path: [index, "id"],
      message: `expected another name: "${name}" is taken`,
    });
  }
});

const spokenByClients = listOf(
  {
    id: {
      file: slug,
      form: {
        label: "Short name",
        hint: "For the lists below, in lower-case letters, such as ada.",
      },
    },
    ...spoken,
    role: { file: filled, form: { label: "Role" } },
    client: {
      file: z.optional(filled),
      form: {
        label: "Client",
        hint: "Empty: the name of the project.",
      },
    },
    project: projectSlug,
    portrait,
  },
  "name",
  { label: "Testimonials", singular: "Testimonial" },
);

function shownOn(label: string) {
  return groupOf({
    featured: choice("Above the carousel, the leading one first"),
    slides: choice("In the carousel"),
  }, { label, options: { isFolded: true } });
}

export const testimonials = singleton({
  name: "testimonials",
  label: "Testimonials of clients",
  page: paths.webDevelopment,
  heading: "voices",
  fields: {
    testimonials: {
      ...spokenByClients,
      file: spokenByClients.file.check(namedOnce),
    },
    branding: shownOn("Branding"),
    webDesign: shownOn("Web design"),
    webDevelopment: shownOn("Web development"),
    reviews: choice("Review, on the page of services"),
    home: choice("Home page, before the questions"),
  },
});

/** What clients say, and which page shows it where. */
export type TestimonialsRecord = RecordIn<typeof testimonials>;

/** What a client says. */
export type ClientTestimonial = TestimonialsRecord["testimonials"][number];

/** What a client or a student says. */
export type Testimonial = Omit<ClientTestimonial, "id">;
