/**
 * Ordinary changes that owners of the site make, each on a clone of the last
 * commit, with the whole suite after it, or the tests of some paths. Run by
 * hand and before a release, all or some by name:
 *
 *     deno run -A tests/drills.ts
 *     deno run -A tests/drills.ts brand redirect
 *     deno run -A tests/drills.ts careers tests/docs/ tests/site/
 */
import { fileURLToPath } from "node:url";
import { redirectsPath } from "../src/records/redirects.ts";
import { colours } from "../data/site.ts";
import { agency } from "./drills/agency.ts";
import { type Drill, editsOf, run } from "./drills/edits.ts";
import { academy, careers } from "./drills/removals.ts";

const root = new URL("../", import.meta.url);

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
    const header = "data/words/header.json";
    const { links } = JSON.parse(await edit.read(header));
    await edit.change(header, { links: { ...links, careers: "Join us" } });
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
    const home = "data/words/home.json";
    const { hero } = JSON.parse(await edit.read(home));
    const title = "Bridges for products.";
    await edit.change(home, { hero: { ...hero, title } });
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

  careers,
  academy,
  agency,
};

/** @param paths The tests to run; all of them if there are none. */
async function runDrill(
  name: string,
  drill: Drill,
  paths: readonly string[],
): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: `drill-${name}-` });
  const log = `${folder}.log`;
  const source = fileURLToPath(root);
  await run(folder, log, ["git", "clone", "--quiet", source, "."]);
  const edits = editsOf(folder);
  const inspect = await drill(edits);
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
  const inspected = await inspect?.();
  if (inspected) console.log(inspected.lines.join("\n"));
  await Deno.remove(folder, { recursive: true });
  return isChecked && tests.isGood && inspected?.isGood !== false;
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
