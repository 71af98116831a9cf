import { paintedClient } from "../../../data/branding.ts";
import { clientLogos } from "../../../data/client-logos.ts";
import { featuredSlugs } from "../../../data/featured-projects.ts";
import { fields, signs } from "../../../data/home.ts";
import { serviceMenu } from "../../../data/service-menu.ts";
import { ContentFileError } from "../../content/embedded/content-files.ts";
import {
  readRecord,
  recordFiles,
} from "../../content/embedded/record-files.ts";
import {
  projectFile,
  type ProjectRecord,
} from "../../pages/portfolio/project.server.ts";
import { pictureFiles } from "../../ui/pictures/own-pictures.ts";
import type { PictureKind } from "../../ui/pictures/picture-kinds.ts";
import { checkFacts } from "./check-facts.ts";
import {
  checkContentFiles,
  type CheckResult,
  type FileProblem,
  missingFile,
} from "./check-files.ts";
import { checkRedirects, redirectWarnings } from "./check-redirects.ts";

const place = "data/projects/";

/**
 * Checks the file of every project, its pictures, and the slugs by which other
 * facts name projects.
 * @param root The project's root, with a trailing slash.
 */
export async function checkProjects(root: URL): Promise<CheckResult> {
  const { names, records, problems } = await readProjectFiles(root);
  for (const record of records) {
    problems.push(...await pictureProblems(record, new URL("static/", root)));
  }
  return {
    counts: [{ list: "projects", count: names.length }],
    problems,
    warnings: goneProjects(await projectSlugs(root)),
  };
}

/** An invalid file is no reason to call its project gone. */
async function projectSlugs(root: URL): Promise<ReadonlySet<string>> {
  const names = await recordFiles(new URL(place, root));
  return new Set(names.map((name) => name.replace(/\.json$/, "")));
}

/**
 * Checks all records and redirects.
 * @param root The project's root, with a trailing slash.
 * @param only The file whose warnings are wanted; of all by default.
 */
export async function checkAll(root: URL, only?: string): Promise<CheckResult> {
  const { redirects, problems } = checkRedirects(root);
  const projects = await projectSlugs(root);
  const [content, ...others] = await Promise.all([
    checkContentFiles(
      new URL("data/content/", root),
      new URL("static/", root),
      { only, redirects, projects },
    ),
    checkProjects(root),
    checkFacts(root),
  ]);
  const ofRedirects = { list: "redirects", count: redirects.size };
  const all = [content, ...others];
  return {
    counts: [...all.flatMap(({ counts }) => counts), ofRedirects],
    problems: [...all.flatMap(({ problems }) => problems), ...problems],
    warnings: [
      ...content.warnings,
      ...others.flatMap(({ warnings }) => warnings)
        .filter(({ file }) => !only || file === only),
      ...only ? [] : await redirectWarnings(redirects, content.checkLink),
    ],
  };
}

/**
 * Reads the projects before a build.
 * @throws {ContentFileError} On the first that is invalid, with its file, field
 * and reason.
 */
export async function refuseInvalidProjects(root: URL): Promise<void> {
  const { problems: [first] } = await readProjectFiles(root);
  if (first) throw new ContentFileError(new URL(first.file, root), first);
}

async function readProjectFiles(root: URL) {
  const folder = new URL(place, root);
  const names = await recordFiles(folder);
  const records: ProjectRecord[] = [];
  const problems: FileProblem[] = [];
  const fileOfId = new Map<string, string>();
  for (const name of names) {
    const file = place + name;
    const read = await readRecord(new URL(name, folder), projectFile);
    if ("problems" in read) {
      problems.push(...read.problems.map((problem) => ({ file, ...problem })));
      continue;
    }
    const { id, slug } = read.record;
    records.push(read.record);
    if (name !== `${slug}.json`) {
      const reason = `expected the file's name, found "${slug}"`;
      problems.push({ file, field: "slug", reason });
    }
    const other = fileOfId.get(id);
    if (other) problems.push({ file, field: "id", reason: `also in ${other}` });
    fileOfId.set(id, name);
  }
  return { names, records, problems };
}

/** Every file of every picture must exist: a browser may request any. */
async function pictureProblems(
  { slug, showcase }: ProjectRecord,
  statics: URL,
): Promise<FileProblem[]> {
  const shown: Shown[] = [
    { field: "slug", picture: `${slug}/cover`, kind: "cover" },
    { field: "slug", picture: `${slug}/tall`, kind: "tall" },
    ...showcase.flatMap(({ picture, wide, upright }, index): Shown[] => {
      const field = `showcase.${index}.picture`;
      const tall = { field, picture: `${picture}-tall`, kind: "tall" } as const;
      return [
        { field, picture, kind: wide ? "full" : "square" },
        ...upright ? [tall] : [],
      ];
    }),
  ];
  const problems: FileProblem[] = [];
  for (const { field, picture, kind } of shown) {
    const missing = await missingFile(pictureFiles(picture, kind), statics);
    if (missing === undefined) continue;
    const reason = `there is no picture "${missing}"`;
    problems.push({ file: `${place}${slug}.json`, field, reason });
  }
  return problems;
}

/** A picture of a project, and the field that names it. */
interface Shown {
  field: string;
  picture: string;
  kind: PictureKind;
}

/** The slugs that name no project: pages leave them out. */
function goneProjects(slugs: ReadonlySet<string>): FileProblem[] {
  const named: Named[] = [
    ...signs.map(({ slug }): Named => ["home", "signs", slug]),
    ...fields.flatMap(({ name, projects }) =>
      projects.map((slug): Named => ["home", `fields: ${name}`, slug])
    ),
    ...Object.entries(featuredSlugs).flatMap(([page, slugs]) =>
      slugs.map((slug): Named => ["featured-projects", page, slug])
    ),
    ...clientLogos.map(({ name, project }): Named => [
      "client-logos",
      name,
      project,
    ]),
    ["branding", "paintedClient", paintedClient],
    ...serviceMenu.map(({ id, project }): Named => [
      "service-menu",
      `${id}: project`,
      project,
    ]),
    ...serviceMenu.flatMap(({ links }) =>
      links.map(({ label, project }): Named => [
        "service-menu",
        `${label}: project`,
        project,
      ])
    ),
  ];
  return named.filter(([, , slug]) => slug && !slugs.has(slug)).map(
    ([file, field, slug]) => ({
      file: `data/${file}.ts`,
      field,
      reason: `there is no project "${slug}"`,
    }),
  );
}

/** A module of `data/`, a place in it, and the slug that it names. */
type Named = [module: string, field: string, slug: string | undefined];
