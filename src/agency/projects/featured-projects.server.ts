import * as z from "zod/mini";
import { paths } from "../../paths.ts";
import {
  filled,
  groupOf,
  listOf,
  shortText,
  slug,
} from "../../records/fields.server.ts";
import { type RecordIn, singleton } from "../../records/singleton.server.ts";
import { projectSlug } from "../shared-fields.server.ts";

function project(label: string) {
  return { ...projectSlug, form: { ...projectSlug.form, label } };
}

/** A list of projects, in the order of the page. */
function projectsOf(label: string) {
  return {
    file: z.array(slug),
    isList: true as const,
    references: projectSlug.references,
    form: {
      label,
      options: {
        singular: "Project",
        required: false,
        item: { name: "item", ...projectSlug.form },
      },
    },
  };
}

/** What stands beside a category of the services menu. */
function category(label: string) {
  return groupOf({
    project: project("Project"),
    caption: { file: filled, form: { label: "Caption" } },
  }, { label });
}

export const featuredProjects = singleton({
  name: "featured-projects",
  label: "Featured projects",
  page: paths.home,
  heading: "our-works",
  fields: {
    signs: listOf(
      {
        project: { ...project("Project"), file: slug },
        line: { file: filled, form: { label: "Line" } },
      },
      "line",
      { label: "Signs on the home page", singular: "Sign" },
    ),
    fields: listOf(
      {
        name: shortText("Name", 18),
        projects: projectsOf("Projects"),
      },
      "name",
      { label: "Fields of work on the home page", singular: "Field" },
    ),
    about: projectsOf("About page"),
    services: projectsOf("Services page, the leading one first"),
    branding: projectsOf("Branding"),
    webDesign: projectsOf("Web design"),
    webDevelopment: projectsOf("Web development"),
    paintedClient: project("Client's logo on the branding page"),
    menu: groupOf({
      design: category("Design"),
      development: category("Development"),
      build: category("Build"),
      webDesign: project("Link to web design"),
      webDevelopment: project("Link to website development"),
      mvp: project("Link to custom MVP"),
      code: project("Link to custom code"),
    }, { label: "Covers in the services menu", options: { isFolded: true } }),
  },
});

/** Which projects pages feature, by their slugs. */
export type FeaturedProjects = RecordIn<typeof featuredProjects>;
