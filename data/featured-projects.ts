import type { FeaturedProjects } from "../src/pages/portfolio/featured-projects.server.ts";
import record from "./featured-projects.json" with { type: "json" };

/** The projects that pages feature, by their slugs. */
export const featured: FeaturedProjects = record;
