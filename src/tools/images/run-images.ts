import { basename, extname } from "node:path";
import { findProject } from "../../agency/projects/projects.ts";
import { readCommandLine, refuse } from "../../lib/command-line.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { fileNameOf } from "../../records/file-name.ts";
import { addLogo } from "./client-logo.ts";
import { addPhoto } from "./add-photo.ts";
import { parseFocus } from "./crop.ts";
import { addProjectPicture } from "./project-picture.ts";
import { writeIcons } from "./icon-asset.ts";
import { coverOf, pictureBlockOf, portraitOf } from "./photo-fields.ts";
import { drawShareCards, shareCards } from "./share/share-cards.ts";
import { drawSiteIcons } from "./site-icons.ts";

const root = new URL("../../../", import.meta.url);
const usage =
  "deno task images [icons | share | readme], or deno task images add FILE with {--alt TEXT | --portrait PERSON} [--name NAME] [--focus 50,30] [--replace], --project SLUG --alt TEXT [--wide [--phone FILE] | --cover] [--focus 50,30], or --logo SLUG";

/** Does what a command line of `deno task images` says. */
export async function runImages(commandLine: string[]): Promise<void> {
  const [command, ...args] = commandLine;
  await (command === "add" ? add(args) : draw(commandLine));
}

const drawings = ["icons", "share", "readme"];

/** Makes what the arguments name, or everything that the site shows. */
async function draw(args: string[]): Promise<void> {
  const unknown = args.filter((it) => !drawings.includes(it));
  if (unknown.length > 0) {
    refuse(
      `Cannot draw "${unknown.join(" ")}": expected ${drawings.join(", ")}`,
    );
  }
  const isAll = args.length === 0;
  if (isAll || args.includes("icons")) await writeIcons(await drawSiteIcons());
  if (isAll || args.includes("share")) await drawShareCards(await shareCards());
  if (args.includes("readme")) {
    // Imported late: it starts a browser and servers.
    const { drawReadmePictures } = await import("./readme-pictures.ts");
    await drawReadmePictures();
  }
}

/** Adds a photograph and prints what shows it. */
async function add(args: string[]): Promise<void> {
  const { values, positionals: [file, ...rest] } = readCommandLine(usage, {
    args,
    allowPositionals: true,
    options: {
      alt: { type: "string" },
      portrait: { type: "string" },
      logo: { type: "string" },
      project: { type: "string" },
      wide: { type: "boolean" },
      phone: { type: "string" },
      cover: { type: "boolean" },
      name: { type: "string" },
      focus: { type: "string" },
      replace: { type: "boolean" },
    },
  });
  const ignored = ignoredOption(values);
  if (ignored) refuse(`Cannot use --${ignored} here. Usage: ${usage}`);
  const focus = parseFocus(values.focus ?? "50,50");
  if (!focus) refuse(`--focus "${values.focus}": expected per cent, as 50,30`);
  const { portrait: person, alt = person && `Portrait of ${person}` } = values;
  if (file && values.logo !== undefined) return await logo(file, values.logo);
  if (!file || !alt || rest.length > 0) refuse(`Usage: ${usage}`);
  const bytes = await read(file);
  const { project: slug, wide = false, cover = false, phone } = values;
  if (slug !== undefined) {
    const picture = await addProjectPicture({
      bytes,
      slug,
      isWide: wide,
      isCover: cover,
      alt,
      ...(values.focus && { focus }),
      ...(phone && { phone: await read(phone) }),
    }, root);
    return console.log(`Added "${picture}".`);
  }
  const photo = await addPhoto({
    bytes,
    name: values.name ?? fileNameOf(person ?? basename(file, extname(file))),
    alt,
    focus,
    isPortrait: person !== undefined,
    isReplacing: values.replace ?? false,
    folder: new URL("static/pictures/", root),
  });
  console.log(`Wrote ${photo.files.length} files for "${photo.name}".`);
  if (person) {
    return console.log("In data/team.json:", JSON.stringify(portraitOf(photo)));
  }
  console.log("As a cover:", JSON.stringify(coverOf(photo), null, 2));
  console.log("In a text:", JSON.stringify(pictureBlockOf(photo), null, 2));
}

/** What goes with an option; the first one that is given counts. */
const companions: Readonly<Record<string, readonly string[]>> = {
  logo: [],
  portrait: ["alt", "name", "focus", "replace"],
  cover: ["project", "alt", "focus"],
  wide: ["project", "alt", "phone", "focus"],
  project: ["alt", "focus"],
  alt: ["name", "focus", "replace"],
};

/** An option that would do nothing beside the others. */
export function ignoredOption(values: object): string | undefined {
  const names = Object.keys(values);
  const main = Object.keys(companions).find((it) => names.includes(it));
  if (main === undefined) return undefined;
  const needsProject = companions[main]?.includes("project");
  if (needsProject && !names.includes("project")) return main;
  return names.find((it) => it !== main && !companions[main]?.includes(it));
}

/** Adds the logo of a project's client and says what shows it. */
async function logo(file: string, slug: string): Promise<void> {
  addLogo(new TextDecoder().decode(await read(file)), slug, root);
  console.log(`Wrote static/pictures/logos/${slug}.svg.`);
  if (findProject(slug)?.client) return;
  console.log(
    `Branding shows it once data/projects/${slug}.json names the "client".`,
  );
}

async function read(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return await Deno.readFile(file).catch(() => {
    throw new ExpectedError(`Cannot read "${file}"`);
  });
}
