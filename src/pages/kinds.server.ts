import { siteFacts } from "../records/site.server.ts";
import { ExpectedError } from "../lib/exit-with-error.ts";
import type { FileKind, FolderKind, Kind } from "../records/kind.ts";
import { team } from "../ui/team/team.server.ts";
import { studentTestimonials } from "./academy/student-testimonials.server.ts";
import { homeQuestions } from "./home/questions.server.ts";
import { featuredProjects } from "../ui/projects/featured-projects.server.ts";
import { projects } from "../ui/projects/project.server.ts";
import { records } from "./records.server.ts";
import { brandingQuestions } from "./services/branding-questions.server.ts";
import { prices } from "./services/prices.server.ts";
import { testimonials } from "../ui/testimonials/testimonials.server.ts";
import { words } from "./words.server.ts";

/** All that an owner edits, in the order of the editor. */
export const kinds: readonly Kind[] = [
  ...Object.values(records),
  projects,
  siteFacts,
  featuredProjects,
  team,
  prices,
  testimonials,
  studentTestimonials,
  homeQuestions,
  brandingQuestions,
  ...words,
];

/** The kinds of records with a file each. */
export const folderKinds: readonly FolderKind[] = kinds.filter(isFolder);

/** The kinds of single records. */
export const fileKinds: readonly FileKind[] = kinds.filter((kind) =>
  "file" in kind
);

/** The kinds of facts: the single records without words of pages. */
export const factKinds: readonly FileKind[] = fileKinds.filter((kind) =>
  !words.includes(kind)
);

/** @throws {ExpectedError} If no kind has this name. */
export function kindOf(name: string): Kind {
  const kind = kinds.find((kind) => kind.name === name);
  if (kind) return kind;
  throw new ExpectedError(`Cannot find a collection "${name}"`);
}

/** @throws {ExpectedError} If no kind with a folder has this name. */
export function folderKindOf(name: string): FolderKind {
  const kind = kindOf(name);
  if (isFolder(kind)) return kind;
  throw new ExpectedError(`Cannot find a folder of "${name}"`);
}

function isFolder(kind: Kind): kind is FolderKind {
  return "folder" in kind;
}
