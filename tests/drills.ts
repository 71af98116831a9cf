/**
 * Ordinary changes that owners of the site make, each on a clone of the last
 * commit, with the whole suite after it, or the tests of some paths. Run by
 * hand and before a release, all or some by name:
 *
 *     deno run -A tests/drills.ts
 *     deno run -A tests/drills.ts brand redirect
 *     deno run -A tests/drills.ts careers tests/docs/ tests/site/
 */
import { redirectsPath } from "../data/redirects.ts";
import { colours } from "../data/site.ts";
import { mainLinks } from "../src/ui/layout/header/main-links.ts";

const root = new URL("../", import.meta.url);

/** A change of a checkout. */
type Drill = (edit: Edits) => Promise<void>;

const drills: Readonly<Record<string, Drill>> = {
  /** Closes a job, deletes one, retitles an article, deletes two, adds one. */
  async content(edit) {
    const [closed = "", deletedJob = ""] = await edit.records("jobs");
    await edit.change(closed, { status: "Closed" });
    await edit.remove(deletedJob);
    const [retitled = "", ...deleted] = await edit.records("articles");
    const article = JSON.parse(await edit.read(retitled));
    await edit.change(retitled, { title: "What the tide leaves" });
    for (const file of deleted.slice(0, 2)) await edit.remove(file);
    const added = { ...article, _id: "new-article", title: "A new article" };
    await edit.write(
      "data/content/articles/new-article.json",
      `${JSON.stringify(added, null, 2)}\n`,
    );
  },

  /** Another name and main colour of the brand. */
  async brand(edit) {
    const { light } = colours.danfo;
    await edit.change("data/site.json", { name: "Carter Bridge" });
    await edit.replace("data/site.ts", `"${light}"`, '"#ffcc00"');
  },

  /** Another label of a menu entry. */
  async menu(edit) {
    const { label = "" } = mainLinks.at(-2) ?? {};
    await edit.replace(
      "src/ui/layout/header/main-links.ts",
      `label: "${label}"`,
      'label: "Learn"',
    );
  },

  /** An empty page, by the steps of the README. */
  async page(edit) {
    await edit.replace(
      "src/paths.ts",
      "export const paths = {",
      'export const paths = {\n  press: "/press",',
    );
    await edit.replace(
      "routes.ts",
      "      page(paths.home,",
      '      page(paths.press, () => import("./src/pages/press/press-page.tsx")),\n' +
        "      page(paths.home,",
    );
    await edit.write(
      "src/pages/press/press-page.tsx",
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

  /** Another headline, price, department and person. */
  async facts(edit) {
    const home = "src/pages/home/home-page.tsx";
    const [, headline = ""] = />([^<]+)<\/h1>/.exec(await edit.read(home)) ??
      [];
    await edit.replace(home, headline, "Bridges for products.");
    const { cards: [card, ...larger] } = JSON.parse(
      await edit.read("data/prices.json"),
    );
    const addOn = { label: "Webflow dev add-on", price: "+₦3,600,000" };
    await edit.change("data/prices.json", {
      cards: [{ ...card, addOn }, ...larger],
    });
    const [job = ""] = await edit.records("jobs");
    await edit.change(job, { dept: "Research" });
    const { people } = JSON.parse(await edit.read("data/team.json"));
    const [person, ...others] = people;
    const renamed = { ...person, name: "Adaeze Okonkwo-Bright" };
    await edit.change("data/team.json", { people: [renamed, ...others] });
  },

  /** One more question on the home page. */
  async questions(edit) {
    const file = "data/home-questions.json";
    const { questions } = JSON.parse(await edit.read(file));
    const added = { question: "Do you work at night?", answer: "No." };
    await edit.change(file, { questions: [added, ...questions] });
  },

  /** A page that has moved. */
  async redirect(edit) {
    const moved = { "/old-work": "/portfolio" };
    await edit.write(redirectsPath, `${JSON.stringify(moved, null, 2)}\n`);
  },

  /** The pictures without the programs that draw them, in another colour. */
  async artwork(edit) {
    await edit.remove("src/tools/artwork");
    await edit.remove("tests/tools/artwork");
    await edit.cut(
      "deno.json",
      / {4}"@fontsource-variable\/(?!bricolage|instrument).*\n/g,
    );
    await edit.cut("deno.json", / {4}"(harfbuzzjs|simple-icons)": .*\n/g);
    await edit.forgetPaths(/`(?:src|tests)\/tools\/artwork[^`]*`/);
    await edit.replace("data/site.ts", `"${colours.danfo.light}"`, '"#ffcc00"');
    await edit.deno("install", "--quiet");
    await edit.deno("task", "images");
  },

  /** The site without careers. */
  async careers(edit) {
    for (
      const place of [
        "src/pages/careers",
        "data/careers.ts",
        "data/content/jobs",
        "tests/pages/careers",
        "tests/fixtures/content/jobs",
      ]
    ) {
      await edit.remove(place);
    }
    await edit.cut("src/paths.ts", / {2}careers: .*\n {2}job: .*\n/);
    await edit.cut("routes.ts", /(import .*\/careers\/.*\n)+/);
    await edit.cut(
      "routes.ts",
      /( {6}page\(\n {8}paths\.(careers|job),[^]*?\n {6}\),\n)+/,
    );
    for (
      const file of ["sections", "records"].map((it) =>
        `src/pages/${it}.server.ts`
      )
    ) {
      await edit.cut(file, /import .*careers\/.*\n/);
      await edit.cut(file, / {2}(careers|jobs),\n/);
    }
    await edit.cut("src/content/record-kinds.ts", / {2}jobs: .*\n/);
    const styles = "src/ui/styles/rest.css";
    await edit.cut(styles, /@import .*job-row.*\n/);
    await edit.cut(styles, /(@import .*careers\/.*\n)+/);
    await edit.cut("src/ui/styles/board.css", /\.job-row, /);
    await edit.replace(
      "src/ui/styles/print.css",
      /\.article-text,\n {2}\.job-group /,
      ".article-text ",
    );
    for (const part of ["header/main-links.ts", "footer/footer.tsx"]) {
      await edit.cut(`src/ui/layout/${part}`, /.*to: paths\.careers.*\n/);
    }
    await edit.cut("deploy.yml", / {2}- path: \/careers\n/);
    await edit.forgetShareCard("careers");
    const tested = "tests/support/sections.ts";
    await edit.cut(tested, /import .*careers\/.*\n/);
    await edit.cut(tested, /, careers(?=\])/);
    await edit.forgetPaths(
      /`(?:src\/pages\/careers|data\/careers|data\/content\/jobs)[^`]*`/,
    );
  },

  /** The site without the academy's page. */
  async academy(edit) {
    for (
      const place of [
        "src/pages/academy",
        "data/academy.ts",
        "data/student-testimonials.json",
        "tests/pages/academy",
      ]
    ) {
      await edit.remove(place);
    }
    await edit.cut("src/paths.ts", / {2}academy: .*\n/);
    await edit.cut("routes.ts", /.*page\(paths\.academy.*\n/);
    await edit.cut("src/ui/styles/rest.css", /@import .*academy\/.*\n/);
    await edit.cut(
      "src/ui/layout/header/main-links.ts",
      /.*to: paths\.academy.*\n/,
    );
    await edit.cut("src/ui/styles/board.css", /, \.tracks li/);
    await edit.cut("src/ui/styles/print.css", / {2}\.weeks-deck p,\n/);
    await edit.forgetShareCard("academy");
    await edit.cut("data/site.ts", /( {2}academy\w+: .*\n)+/);
    await edit.cut(
      "data/schema.ts",
      /export const academyTrackSchema[^]*?export type AcademyTrack.*\n\n/,
    );
    const facts = "src/content/facts/";
    await edit.cut(
      `${facts}fact-pages.server.ts`,
      / {2}studentTestimonialFields,\n/,
    );
    await edit.cut(
      `${facts}fact-pages.server.ts`,
      / {2}\[\n {4}"student-testimonials",[^]*?\n {2}\],\n/,
    );
    await edit.cut(
      `${facts}testimonials.server.ts`,
      /\/\*\* The fields of `data\/student[^]*?\n} satisfies FileFields;\n\n/,
    );
    const odd = "tests/site/odd-facts.test.ts";
    await edit.cut(odd, / {2}"student-testimonials": {\n[^]*?\n {2}},\n/);
    await edit.cut(odd, / {4}\[\n {6}paths\.academy,[^]*?\n {4}\],\n/);
    const choices = "tests/ui/controls/choices-before-hydration.test.ts";
    await edit.cut(choices, /import .*academy.*\n/);
    await edit.cut(choices, / {2}{\n {4}name: "a track[^]*?\n {2}},\n/);
    await edit.cut(
      "tests/browser/outside-changes.test.ts",
      / {2}{\n {4}path: paths\.academy,[^]*?\n {2}},\n/,
    );
    await edit.cut(
      "tests/site/in-browser/translated-pages.test.ts",
      / {2}{\n {4}name: "the academy[^]*?\n {2}},\n/,
    );
    await edit.forgetPaths(/`data\/academy[^`]*`/);
  },
};

/** Documents that name files; a test holds that these exist. */
const documents = [
  "README.md",
  "tests/README.md",
  "docs/architecture.md",
  "docs/content.md",
];

type Edits = ReturnType<typeof editsOf>;

/** Edits of the checkout in a folder, each counted. */
function editsOf(folder: string) {
  let count = 0;
  const files = new Set<string>();
  function counted(path: string): void {
    count++;
    files.add(path);
  }
  const place = (path: string) => `${folder}/${path}`;
  const read = (path: string) => Deno.readTextFile(place(path));
  /** @throws {Error} When the file does not hold the text. */
  async function replace(
    path: string,
    from: string | RegExp,
    to: string,
  ): Promise<void> {
    const text = await read(path);
    const changed = from ? text.replace(from, () => to) : text;
    if (changed === text) throw new Error(`Cannot find "${from}" in "${path}"`);
    await Deno.writeTextFile(place(path), changed);
    counted(path);
  }
  return {
    tally: () => `${count} edits in ${files.size} files and folders`,
    read,
    replace,
    cut: (path: string, from: RegExp) => replace(path, from, ""),
    /** Replaces paths in the documents, one edit each. */
    async forgetPaths(pattern: RegExp): Promise<void> {
      for (const path of documents) {
        while (pattern.test(await read(path))) {
          await replace(path, pattern, "removed");
        }
      }
    },
    /** Removes the share picture of a page. */
    async forgetShareCard(name: string): Promise<void> {
      await this.cut(
        "data/share-cards.ts",
        new RegExp(` {2}{\\n {4}name: "${name}",[^]*?\\n {2}},\\n`),
      );
      await this.deno("task", "images", "share");
    },
    async write(path: string, text: string): Promise<void> {
      await Deno.mkdir(place(path).replace(/[^/]+$/, ""), { recursive: true });
      await Deno.writeTextFile(place(path), text);
      counted(path);
    },
    async remove(path: string): Promise<void> {
      await Deno.remove(place(path), { recursive: true });
      counted(path);
    },
    /**
     * Runs Deno, which may change files: that is no edit.
     * @throws {Error} When it fails.
     */
    async deno(...args: string[]): Promise<void> {
      const command = [Deno.execPath(), ...args];
      const { isGood, text } = await run(folder, `${folder}.log`, command);
      if (!isGood) throw new Error(`Cannot run "${args.join(" ")}": ${text}`);
    },
    /** Sets fields of a record. */
    async change(path: string, fields: object): Promise<void> {
      const record = { ...JSON.parse(await read(path)), ...fields };
      const text = `${JSON.stringify(record, null, 2)}\n`;
      await Deno.writeTextFile(place(path), text);
      counted(path);
    },
    /** Paths of the records of a kind, in alphabetical order. */
    async records(kind: string): Promise<string[]> {
      const path = `data/content/${kind}`;
      const entries = await Array.fromAsync(Deno.readDir(place(path)));
      return entries.map(({ name }) => `${path}/${name}`).sort();
    },
  };
}

/** Runs a command in a folder, with its output at the end of a file. */
async function run(folder: string, log: string, command: string[]) {
  const [name = "", ...args] = command;
  const output = await new Deno.Command(name, { args, cwd: folder }).output();
  const decoder = new TextDecoder();
  const text = decoder.decode(output.stdout) + decoder.decode(output.stderr);
  await Deno.writeTextFile(log, text, { append: true });
  return { isGood: output.success, text };
}

/** @param paths The tests to run; all of them if there are none. */
async function runDrill(
  name: string,
  drill: Drill,
  paths: readonly string[],
): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: `drill-${name}-` });
  const log = `${folder}.log`;
  const source = decodeURIComponent(root.pathname);
  await run(folder, log, ["git", "clone", "--quiet", source, "."]);
  const edits = editsOf(folder);
  await drill(edits);
  // A shorter line may fit the lines around it.
  await run(folder, log, [Deno.execPath(), "fmt", "--quiet"]);
  const started = performance.now();
  const task = [Deno.execPath(), "task"];
  // A run of all tests checks by itself.
  const isChecked = paths.length === 0 ||
    (await run(folder, log, [...task, "check"])).isGood;
  const tests = await run(folder, log, [...task, "test", ...paths]);
  const seconds = Math.round((performance.now() - started) / 1000);
  const tally = /\d+ passed.*\d+ failed/.exec(tests.text)?.[0] ?? "no tally";
  console.log(
    `${name}: ${edits.tally()}; ${isChecked ? "" : "check failed, "}` +
      `${tally} in ${seconds} s; ${log}`,
  );
  await Deno.remove(folder, { recursive: true });
  return isChecked && tests.isGood;
}

const paths = Deno.args.filter((it) => it.includes("/"));
const named = Deno.args.filter((it) => !it.includes("/"));
const names = named.length > 0 ? named : Object.keys(drills);
let isGood = true;
for (const name of names) {
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (!drill) {
    console.error(`Unknown drill "${name}": ${Object.keys(drills).join(", ")}`);
    Deno.exit(2);
  }
  isGood = await runDrill(name, drill, paths) && isGood;
}
Deno.exit(isGood ? 0 : 1);
