/** Another agency takes the site over, by "Make it yours" in the README. */
import { projectList } from "../../src/ui/projects/projects.ts";
import { site } from "../../data/site.ts";
import { staff } from "../../data/team.ts";
import { testimonials } from "../../data/testimonials.ts";
import { articlePath } from "../../src/paths.ts";
import type { Edits, Inspection } from "./edits.ts";
import { photographs } from "./photographs.ts";
import { academy, careers } from "./removals.ts";

const name = "Saltmarsh";
const city = "Bristol";
const project = { slug: "tidal-library", name: "Tidal Library" };
const [person, client] = ["Rosa Marsh", "Ines Vale"];
const article = "what-a-tide-table-knows";

/** Names and contacts of this agency, which another one's site must not show. */
const formerWords: readonly string[] = [
  site.name,
  site.email,
  ...site.phones.flatMap((phone) => [phone, phone.replaceAll(" ", "")]),
  ...site.social.map(({ href }) => href),
  ...site.offices.flatMap(({ locality, region = "", country }) => [
    ...[locality, region, country, `${country}n`],
  ]),
  ...projectList.flatMap(({ slug, name, client = "" }) => [slug, name, client]),
  ...testimonials.map(({ name }) => name),
  ...staff.flatMap(({ name }) => [name, name.split(" ")[0] ?? ""]),
  ...Array.from(
    Deno.readDirSync(new URL("../../data/content/articles/", import.meta.url)),
    ({ name }) => articlePath(name.replace(".json", "")),
  ),
  ...["academy", "careers", "₦", "20+ designers", "public rail"],
].filter(Boolean);

/**
 * Another name, mark and colours; one record of each kind, with photographs;
 * no academy and no careers.
 */
export async function agency(edit: Edits): Promise<Inspection> {
  await careers(edit);
  await academy(edit);
  await brand(edit);
  await records(edit);
  await pictures(edit);
  await facts(edit);
  await texts(edit);
  await edit.deno("task", "images");
  return async () => {
    await edit.deno("task", "build");
    const left = await edit.deno(
      ...["run", "-A", "tests/drills/former-words.ts"],
      JSON.stringify([...new Set(formerWords)]),
    );
    return {
      isGood: left.trim() === "",
      lines: [left.trim() || "no word of the former brand is left"],
    };
  };
}

async function brand(edit: Edits): Promise<void> {
  await edit.change("data/site.json", {
    name,
    announcement: "Tell us what you plan. We answer by tomorrow.",
    email: "post@saltmarsh.test",
    phones: ["+44 117 496 0123"],
    offices: [{
      locality: city,
      country: "United Kingdom",
      countryCode: "GB",
      hours: "Monday to Thursday, 10 a.m. to 6 p.m.",
    }],
    social: [{ label: "Mastodon", href: "https://social.test/@saltmarsh" }],
    figmaToFramerFrom: "£900",
  });
  await edit.change("data/words/footer.json", {
    tagline: "Shall we begin?",
    blurb: "Calm websites for places by the water.",
    bridge: { start: "Quay", end: "Lock" },
  });
  const file = "data/site.ts";
  const settings: Record<string, string> = {
    timeZone: '"Europe/London"',
    kilometres: "4.2",
  };
  for (const [key, value] of Object.entries(settings)) {
    await edit.replace(
      file,
      new RegExp(`(?<=^ {2}${key}:\\s+)[^]*?(?=,\\n)`, "m"),
      value,
    );
  }
  const colours: Record<string, string> = {
    danfo: '{ light: "#8fd0e8", dark: "#9fdcf0" }',
    lagoon: '{ light: "#3d2b63", dark: "#2c1f4a" }',
    ripple: '{ light: "#54407f", dark: "#3f2f66" }',
  };
  for (const [key, value] of Object.entries(colours)) {
    await edit.replace(
      file,
      new RegExp(`(?<=^ {2}${key}: ).*(?=,)`, "m"),
      value,
    );
  }
  await edit.replace(
    "src/ui/art/logo-path.ts",
    /"M.*"/,
    '"M0 30 14 0l14 30zM22 12 28 0l14 30H31z"',
  );
  await edit.replace("LICENSE", /(?<=\(c\) \d+ ).*/, name);
  await edit.replace(
    "deploy.yml",
    /^org: .*\napp: .*/m,
    "org: salt\napp: marsh",
  );
}

/** One article and one project; their pictures follow. */
async function records(edit: Edits): Promise<void> {
  await edit.remove("data/content/articles");
  await edit.remove("data/projects");
  for (const set of await edit.files("static/pictures")) {
    if (/\/(?:share|blog)$/.test(set)) continue;
    await edit.remove(set);
  }
  for (const file of await edit.files("static/pictures/blog")) {
    if (/\/fallback-.*$/.test(file)) continue;
    await Deno.remove(edit.place(file));
  }
  await edit.write(
    `data/projects/${project.slug}.json`,
    JSON.stringify({
      id: "1",
      ...project,
      client: project.name,
      line: "Books that come and go with the water.",
      description: "A catalogue, a map of the shelves and a tide clock.",
      tags: ["Public"],
      coverAlt: "…",
      ground: "#24414d",
      mark: "#d8e7ec",
      facts: {
        where: city,
        work: "Catalogue and map",
        time: "Nine weeks",
        result: "Twice as many loans",
      },
      showcase: [],
    }),
  );
  await edit.write(
    `data/content/articles/${article}.json`,
    JSON.stringify({
      _id: article,
      title: "What a tide table knows about timetables",
      tags: "Design",
      author: person,
      createdAt: "2026-02-03T09:00:00Z",
      updatedAt: "2026-02-04T09:00:00Z",
      status: "published",
      content: [{
        type: "paragraph",
        paragraphTitle: "Twice a day",
        paragraphText: "Water keeps its appointments, and tells you when.",
      }],
    }),
  );
}

/** Photographs, as heavy as real ones, and a client's logo. */
async function pictures(edit: Edits): Promise<void> {
  const shots = [["--cover"], ["--wide"], [], []];
  const [cover, portrait, clientPortrait, ...own] = await photographs(
    3 + shots.length,
  );
  const folder = await Deno.makeTempDir();
  async function add(
    bytes: Uint8Array = new Uint8Array(),
    file: string,
    ...args: string[]
  ): Promise<string> {
    await Deno.writeFile(`${folder}/${file}`, bytes);
    return await edit.deno(
      "task",
      "images",
      "add",
      `${folder}/${file}`,
      ...args,
    );
  }
  for (const [index, shape] of shots.entries()) {
    const alt = `Shelves at high water, ${index + 1}`;
    const to = ["--project", project.slug, "--alt", alt, ...shape];
    await add(own[index], "shot.jpg", ...to);
  }
  await add(portrait, "rosa.jpg", "--portrait", person);
  await add(clientPortrait, "ines.jpg", "--portrait", client);
  const printed = await add(cover, "tide.jpg", "--alt", "A tide table");
  const fields = /(?<=As a cover: )\{[^]*?\n\}/.exec(printed)?.[0] ?? "";
  await edit.change(
    `data/content/articles/${article}.json`,
    JSON.parse(fields),
  );
  const logo = '<svg viewBox="0 0 90 20"><path d="M0 0h90v20H0z"/></svg>';
  const bytes = new TextEncoder().encode(logo);
  await add(bytes, "logo.svg", "--logo", project.slug);
  await Deno.remove(folder, { recursive: true });
}

async function facts(edit: Edits): Promise<void> {
  const portraitOf = async (name: string) => {
    const file = `${name.toLowerCase().replace(" ", "-")}-240.avif`;
    const sets = await edit.files("static/pictures");
    for (const set of sets) {
      if ((await edit.files(set)).includes(`${set}/${file}`)) {
        return `${set.split("/").at(-1)}/${file.slice(0, -9)}`;
      }
    }
    throw new Error(`Cannot find the portrait "${file}"`);
  };
  await edit.change("data/team.json", {
    people: [{
      name: person,
      role: "Founder",
      line: "Reads tide tables for fun.",
      portrait: await portraitOf(person),
    }],
  });
  const above = { featured: ["ines"], slides: [] };
  await edit.change("data/testimonials.json", {
    testimonials: [{
      id: "ines",
      quote: "Our readers know when to come.",
      name: client,
      role: "Librarian",
      project: project.slug,
      portrait: await portraitOf(client),
    }],
    branding: { featured: [], slides: ["ines"] },
    webDesign: above,
    webDevelopment: above,
    reviews: ["ines"],
    home: ["ines"],
  });
  const { cards: [card] } = JSON.parse(await edit.read("data/prices.json"));
  const { addOn: _, drawing: __, note: ___, ...others } = card;
  await edit.change("data/prices.json", {
    cards: [{ ...others, title: "A website", items: ["Everything on it"] }],
  });
  for (const file of ["home-questions", "branding-questions"]) {
    const questions = [{ question: "When do you begin?", answer: "In May." }];
    await edit.change(`data/${file}.json`, { questions });
  }
  const { slug } = project;
  const home = "data/words/home.json";
  const { meta } = JSON.parse(await edit.read(home));
  await edit.change(home, {
    meta: {
      ...meta,
      description: "Calm websites for places by the water, from Bristol.",
    },
    hero: {
      title: "Websites that keep time with the water.",
      lead: "Two people and a tide clock.",
    },
    stats: [
      { figure: "1", label: "project, so far" },
      { figure: "2", label: "tides a day" },
    ],
  });
  const shown = { project: slug, caption: project.name };
  await edit.change("data/featured-projects.json", {
    signs: [{ project: slug, line: "Open at high water" }],
    fields: [{ name: "Libraries", projects: [slug] }],
    about: [slug],
    services: [slug],
    branding: [slug],
    webDesign: [slug],
    webDevelopment: [slug],
    paintedClient: slug,
    menu: { design: shown, development: shown, build: shown },
  });
}

/** Sentences with the city, the people and the clients. */
async function texts(edit: Edits): Promise<void> {
  await edit.replace(
    "data/share-cards.ts",
    /(?<=name: "home",[^]*?lines: )\[[^]*?\]/,
    '["Websites that", "keep time with", "the water."]',
  );
  const about = "data/words/about.json";
  const { meta, story } = JSON.parse(await edit.read(about));
  await edit.change(about, {
    meta: { ...meta, description: "{name} is two people in Bristol." },
    story: { ...story, opening: "{name} began in a boat shed." },
  });
  const figures: [string, RegExp, string][] = [
    ["service-pages", /(?<="figure": )"20\+"/, '"2"'],
    ["portfolio", /(?<="description": ).*/, '"{count}, by the water."'],
  ];
  for (const [page, from, to] of figures) {
    await edit.replace(`data/words/${page}.json`, from, to);
  }
  const words: [RegExp, string][] = [
    [/Yaba, the side of Lagos/g, `the part of ${city}`],
    [/(?:Yaba, )?Lagos, Nigeria|(?:Yaba,\s+)?Lagos/g, city],
    [/Yaba/g, city],
    [/₦/g, "£"],
    // After a line break of JSON, too.
    [/(?:\b|(?<=\\n))Ife\b/g, "Rosa"],
    [/\bKene\b/g, "Omar"],
    [/Fleetwaters Farms|Chedar|Alomaa/g, project.name],
    [/armt\.example\/\w+|fleetwaters\.example/g, "library.example"],
    [/\bARMT\b/g, "Tidal"],
  ];
  for (const folder of ["src/pages", "data", "static/drawings"]) {
    for (const file of await edit.files(folder, /\.(?:tsx?|json|svg)$/)) {
      const text = await edit.read(file);
      const changed = words.reduce(
        (it, [from, to]) => it.replace(from, to),
        text,
      );
      if (changed !== text) await edit.write(file, changed);
    }
  }
}
