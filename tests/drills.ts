/**
 * Ordinary changes that owners of the site make, each on a clone of the last
 * commit, with the whole suite after it. Run by hand, all or some by name:
 *
 *     deno run -A tests/drills.ts
 *     deno run -A tests/drills.ts colour redirect
 */
import { colours } from "../data/site.ts";
import { mainLinks } from "../src/ui/layout/header/main-links.ts";

const root = new URL("../", import.meta.url);

/** A change of the checkout in this folder. */
type Drill = (folder: string) => Promise<void>;

const drills: Readonly<Record<string, Drill>> = {
  /** Closes a job, deletes one, retitles an article, deletes two, adds one. */
  async content(folder) {
    const [closed, deletedJob] = await recordsOf(folder, "jobs");
    await change(closed, (record) => ({ ...record, status: "Closed" }));
    await remove(deletedJob);
    const [retitled, first, second] = await recordsOf(folder, "articles");
    const added = await read(retitled);
    await change(retitled, (it) => ({ ...it, title: "What the tide leaves" }));
    await remove(first);
    await remove(second);
    const article = { ...added, _id: "new-article", title: "A new article" };
    const file = `${folder}/data/content/articles/new-article.json`;
    await Deno.writeTextFile(file, `${JSON.stringify(article, null, 2)}\n`);
  },

  /** Another brand yellow. */
  async colour(folder) {
    const { light } = colours.danfo;
    await replace(`${folder}/data/site.ts`, `"${light}"`, '"#ffcc00"');
  },

  /** Another label of a menu entry. */
  async menu(folder) {
    const label = mainLinks.at(-2)?.label ?? "";
    await replace(
      `${folder}/src/ui/layout/header/main-links.ts`,
      `label: "${label}"`,
      'label: "Jobs here"',
    );
  },

  /** An empty page, by the steps of the README. */
  async page(folder) {
    await replace(
      `${folder}/src/paths.ts`,
      "export const paths = {",
      'export const paths = {\n  press: "/press",',
    );
    await replace(
      `${folder}/routes.ts`,
      "      page(paths.home,",
      '      page(paths.press, () => import("./src/pages/press/press-page.tsx")),\n' +
        "      page(paths.home,",
    );
    await Deno.mkdir(`${folder}/src/pages/press`);
    await Deno.writeTextFile(
      `${folder}/src/pages/press/press-page.tsx`,
      `export const handle = { sky: "paper" as const, meta: { title: "Press" } };

function PressPage() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Press</h1>
    </main>
  );
}

export { PressPage as Component };
`,
    );
  },

  /** Another headline on the home page. */
  async headline(folder) {
    const file = `${folder}/src/pages/home/home-page.tsx`;
    const text = await Deno.readTextFile(file);
    const headline = />([^<]+)<\/h1>/.exec(text)?.[1] ?? "";
    await replace(file, headline, "Bridges for products.");
  },

  /** A page that has moved. */
  async redirect(folder) {
    await replace(
      `${folder}/data/redirects.ts`,
      "= {",
      '= {\n  "/old-work": "/portfolio",\n',
    );
  },
};

/** Paths of the records of a kind, in alphabetical order. */
async function recordsOf(folder: string, kind: string): Promise<string[]> {
  const place = `${folder}/data/content/${kind}`;
  const entries = await Array.fromAsync(Deno.readDir(place));
  return entries.map(({ name }) => `${place}/${name}`).sort();
}

async function read(file = ""): Promise<Record<string, unknown>> {
  return JSON.parse(await Deno.readTextFile(file));
}

async function change(
  file = "",
  edit: (record: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const record = edit(await read(file));
  await Deno.writeTextFile(file, `${JSON.stringify(record, null, 2)}\n`);
}

async function remove(file = ""): Promise<void> {
  await Deno.remove(file);
}

/** @throws {Error} When the file does not hold the text. */
async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await Deno.readTextFile(file);
  if (!from || !text.includes(from)) {
    throw new Error(`Cannot find "${from}" in "${file}"`);
  }
  await Deno.writeTextFile(file, text.replace(from, to));
}

/** Runs a command in a folder, with its output in a file there. */
async function run(folder: string, log: string, command: string[]) {
  const [name = "", ...args] = command;
  const output = await new Deno.Command(name, { args, cwd: folder }).output();
  const decoder = new TextDecoder();
  const text = decoder.decode(output.stdout) + decoder.decode(output.stderr);
  await Deno.writeTextFile(log, text);
  return { isGood: output.success, text };
}

async function runDrill(name: string, drill: Drill): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: `drill-${name}-` });
  const log = `${folder}.log`;
  const source = decodeURIComponent(root.pathname);
  await run(folder, log, ["git", "clone", "--quiet", source, "."]);
  await drill(folder);
  const started = performance.now();
  const task = [Deno.execPath(), "task", "test"];
  const { isGood, text } = await run(folder, log, task);
  const seconds = Math.round((performance.now() - started) / 1000);
  const tally = /^\d+ passed, \d+ failed$/m.exec(text)?.[0] ?? "no tally";
  console.log(`${name}: ${tally} in ${seconds} s; ${log}`);
  await Deno.remove(folder, { recursive: true });
  return isGood;
}

const names = Deno.args.length > 0 ? Deno.args : Object.keys(drills);
let isGood = true;
for (const name of names) {
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (!drill) {
    console.error(`Unknown drill "${name}": ${Object.keys(drills).join(", ")}`);
    Deno.exit(2);
  }
  isGood = await runDrill(name, drill) && isGood;
}
Deno.exit(isGood ? 0 : 1);
