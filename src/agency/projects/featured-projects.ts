import type { FeaturedProjects } from "./featured-projects.server.ts";
import record from "../../../data/featured-projects.json" with { type: "json" };

/** The projects that pages feature, by their slugs. */
export const featured: FeaturedProjects = record;
