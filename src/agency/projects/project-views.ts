import { existsSync } from "node:fs";
import { spanningPositions } from "./spanning-positions.ts";
import { testimonials } from "../testimonials/testimonials.ts";
import type { Testimonial } from "../testimonials/testimonials.server.ts";
import type { ProjectRecord } from "./project.server.ts";
import { contrastOf } from "../../lib/contrast.ts";
import { projectRoot } from "../../lib/project-root.ts";

/** The clients' word marks, by the project's slug. */
const logosFolder = new URL("static/pictures/logos/", projectRoot);

/** What cards, menus and lists show of a project. */
export interface ProjectSummary extends
  Pick<
    ProjectRecord,
    "slug" | "name" | "client" | "line" | "tags" | "coverAlt"
  > {
  /** The text colour on the project's second colour. */
  ink: "light" | "dark";
  /** Whether its client has no word mark. */
  isUnmarked?: boolean | undefined;
  /** The name of the first wide picture in its own folder. */
  wide?: string | undefined;
}

/** A picture of a gallery. */
interface GalleryPicture
  extends Pick<Picture, "picture" | "upright" | "alt" | "caption"> {
  kind: "full" | "square";
}

/** What only a project's own page shows. */
export interface ProjectDetails
  extends Pick<ProjectRecord, "description" | "facts"> {
  /** The text colour on the project's first colour. */
  groundInk: ProjectSummary["ink"];
  /** Its client's words; the page says whose client. */
  testimonial?: Testimonial | undefined;
  /** Positions, from 1, of the pictures with the full width of the gallery. */
  fullSpanIndices: readonly number[];
  showcase: readonly GalleryPicture[];
}

/** A project with all that its page shows. */
export type Project = ProjectSummary & ProjectDetails;

/** What came of a project, before and after. */
export type ResultFigures = NonNullable<
  NonNullable<ProjectRecord["facts"]>["measure"]
>;

type Picture = ProjectRecord["showcase"][number];

/** The summary of a project. */
export function summaryOf(record: ProjectRecord): ProjectSummary {
  const { slug, name, client, line, tags, coverAlt, mark, showcase } = record;
  return {
    slug,
    name,
    client,
    line,
    tags,
    coverAlt,
    ink: inkOn(mark),
    // Every page loads the summaries: no field that tells nothing.
    isUnmarked: existsSync(new URL(`${slug}.svg`, logosFolder))
      ? undefined
      : true,
    wide: showcase.filter(({ wide }) => wide)
      .map(({ picture }) => picture.split("/"))
      .find(([folder]) => folder === slug)?.[1],
  };
}

/** What a project's own page adds to its summary. */
export function detailsOf(record: ProjectRecord): ProjectDetails {
  const { slug, description, facts, ground, showcase } = record;
  return {
    description,
    facts,
    groundInk: inkOn(ground),
    testimonial: testimonialOf(slug),
    fullSpanIndices: spanningPositions(showcase),
    showcase: showcase.map(({ wide, ...picture }) => ({
      ...picture,
      kind: wide ? "full" : "square",
    })),
  };
}

function testimonialOf(slug: string): ProjectDetails["testimonial"] {
  const found = testimonials().find(({ project }) => project === slug);
  if (!found) return;
  const { quote, name, role, portrait } = found;
  return { quote, name, role, portrait };
}

/** The text colour with the higher contrast on a colour. */
function inkOn(colour: string): ProjectSummary["ink"] {
  return contrastOf("#ffffff", colour) > contrastOf("#000000", colour)
    ? "light"
    : "dark";
}
