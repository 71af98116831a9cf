import { pages } from "../../routes.ts";
import { fixedPaths } from "../routing/routes.ts";
import type { FleetContent } from "./content.ts";
import type { Edge } from "./edge.ts";
import type { Instance } from "./instances.ts";
import { failuresOf, startVisitors, type Visits } from "./visitors.ts";

export interface ScenarioOptions {
  instances: number;
  /** `CONTENT_FRESH_SECONDS` of the instances. */
  freshSeconds: number;
  /** How long each load lasts, in milliseconds. */
  loadMs: number;
  /** A checkout with another build of the site. */
  otherBuild: string;
}

/** A row of what was measured. */
export interface Row {
  what: string;
  figure: string;
  /** What it should be; absent for what is only measured. */
  bar?: string;
  isGood?: boolean;
}

/** What runs. */
export interface Fleet extends Omit<ScenarioOptions, "instances"> {
  content: FleetContent;
  instances: Instance[];
  edge: Edge;
  start(port: number, folder: string | URL): Promise<Instance>;
}

/** Has visitors walk through the site while something happens. */
export async function underLoad(
  { edge, content }: Fleet,
  work: () => Promise<unknown>,
): Promise<Visits> {
  const all = [...fixedPaths(pages), ...content.pages];
  const visitors = startVisitors(edge.origin, { pages: all });
  await work();
  return await visitors.stop();
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** A figure of failures, of which there should be none. */
export function noneOf(visits: Visits): Pick<Row, "figure" | "bar" | "isGood"> {
  const isGood = failuresOf(visits) === 0;
  return { figure: failureText(visits), bar: "0", isGood };
}

/** How many requests failed, and an example. */
export function failureText(visits: Visits): string {
  const [example] = visits.failures.keys();
  const count = failuresOf(visits);
  return example ? `${count}, such as ${example}` : String(count);
}
