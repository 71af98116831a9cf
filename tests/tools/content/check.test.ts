import assert from "node:assert/strict";
import { featured } from "../../../src/agency/projects/featured-projects.ts";
import { readProjects } from "../../../src/agency/projects/read-projects.ts";
import { listNames } from "../../../src/content/content-types.ts";
import { kindOf, kinds } from "../../../src/pages/kinds.server.ts";
import { refuseInvalid } from "../../../src/records/files.server.ts";
import { linkExpected } from "../../../src/records/links.ts";
import { filePath, recordAt } from "../../../src/records/kind.ts";
import { checkAll, fileProblemLine } from "../../../src/tools/content/check.ts";
import { oddRecords } from "../../support/content/odd-records.ts";
import { makeProject } from "../../support/temporary-project.ts";

const root = new URL("../../../", import.meta.url);

/** Records, or texts of files, by kind and name. */
type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A project with these files, and the site's pictures. */
async function withFiles<T>(
  files: Files,
  work: (root: URL) => Promise<T>,
): Promise<T> {
  await using project = await makeProject();
  const { path } = project;
  await Deno.remove(`${path}/static`, { recursive: true });
  await Deno.symlink(new URL("static", root), `${path}/static`);
  for (const [name, own] of Object.entries(files)) {
    for (const [id, body] of Object.entries(own)) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      await Deno.writeTextFile(`${path}/${filePath(kindOf(name), id)}`, text);
    }
  }
  return await work(project.root);
}

/** What the check says of these files, each on one line. */
async function linesOf(
  files: Files,
  kind: "problems" | "warnings" = "problems",
): Promise<string[]> {
  const own = kinds.filter(({ name }) => name in files);
  const result = await withFiles(files, checkAll);
  return result[kind].filter(({ file }) => recordAt(own, file))
    .map(fileProblemLine);
}

/** Refuses the first of these files that is invalid. */
function refuse(files: Files): Promise<void> {
  return withFiles(files, (root) => refuseInvalid(kinds, root));
}

const [sample] = await readProjects();
assert.ok(sample);
const { slug, showcase } = sample;

const article = {
  _id: "good",
  title: "Title",
  tags: "AI",
  createdAt: "2025-10-06T09:10:00.000Z",
  updatedAt: "2025-10-06T09:10:00.000Z",
  status: "draft",
  content: [{ type: "paragraph" }],
};

Deno.test("reports every mistake with file and field, not only the first", async () => {
  const articles = {
    broken: "{",
    good: article,
    "no-cover": {
      ...article,
      _id: "no-cover",
      coverImage: "/pictures/blog/none-1600.webp",
    },
    other: article,
    "twice-wrong": { ...article, status: "Draft", createdAt: "today" },
  };
  const lines = await linesOf({ articles });
  assert.deepEqual(
    lines.map((line) => line.split(": ").slice(0, 2).join(": ")).sort(),
    [
      "broken.json: (whole file)",
      "no-cover.json: coverImage",
      "other.json: _id",
      "twice-wrong.json: createdAt",
      "twice-wrong.json: status",
    ].map((it) => `data/content/articles/${it}`),
  );
});

const markdown = (paragraphText: string) => ({
  type: "paragraph",
  format: "markdown",
  paragraphText,
});

Deno.test("warns of links to pages of the site that have moved or are gone", async () => {
  const links = [
    ...["/blog/draft", "/blog/never", "/portfolio/none"],
    ...["/nowhere", "/pictures/none.webp", "/Blog", "/blog/other/"],
  ];
  const working = [
    ...["/blog/other#part-1", "/blog?tag=AI", "/", "/feed.xml", "/contact"],
    ...["/icons/favicon.svg", "https://elsewhere.example/gone"],
    "mailto:a@b.example",
  ];
  const text = [...links, ...working].map((it) => `[x](${it})`).join(" ");
  const content = [markdown(text), { type: "quote", text: "[x](/nowhere)" }];
  const articles = {
    good: { ...article, content },
    other: { ...article, _id: "other", status: "published" },
    draft: { ...article, _id: "draft" },
  };
  const warnings = await linesOf({ articles }, "warnings");
  const moved = [
    '"/Blog" has moved to "/blog"',
    '"/blog/other/" has moved to "/blog/other"',
  ];
  assert.deepEqual(
    warnings.sort(),
    [
      ...moved,
      ...links.slice(0, -2).map((it) => `"${it}" leads to no page`),
    ].map((it) => `data/content/articles/good.json: content: the link ${it}`)
      .sort(),
  );
});

Deno.test("warns of links that lead nowhere, except in code", async () => {
  const code = "`a[0](b)` and\n\n```js\nrun[name](event.target)\n```\n\n";
  const articles = (address: string) => ({
    good: { ...article, content: [markdown(`${code}[x](${address})`)] },
  });
  const kind = "warnings";
  for (const address of ["htps://a.example/", "example.com", "//a.example"]) {
    const [line] = await linesOf({ articles: articles(address) }, kind);
    const position = "data/content/articles/good.json: content.0.paragraphText";
    assert.equal(line, `${position}: ${linkExpected}`);
  }
  const right = [
    "https://a.example",
    "/blog",
    "mailto:a@b.example",
    "tel:+2341",
  ];
  for (const address of right) {
    const lines = await linesOf({ articles: articles(address) }, kind);
    assert.ok(lines.every((line) => !line.includes("good.json")), address);
  }
});

Deno.test("says which path a link to this machine means", async () => {
  const content = [markdown("[x](http://localhost:8002/portfolio?all#top)")];
  const warnings = await linesOf({
    articles: { good: { ...article, content } },
  }, "warnings");
  assert.deepEqual(warnings.filter((it) => it.includes("/articles/")), [
    'data/content/articles/good.json: content: the link "http://localhost:8002/portfolio?all#top" leads to this machine: write "/portfolio?all#top"',
  ]);
});

Deno.test("warns of articles that tell of a project that is gone", async () => {
  const articles = {
    good: { ...article, project: slug },
    gone: { ...article, _id: "gone", project: "sold" },
  };
  const warnings = await linesOf(
    { articles, projects: { [slug]: "{" } },
    "warnings",
  );
  assert.deepEqual(
    warnings.filter((it) => it.includes("/articles/")),
    [
      `data/content/articles/gone.json: project: there is no project "sold"`,
    ],
  );
});

Deno.test("odd but valid records have warnings at most", async () => {
  const odd = await oddRecords();
  const files = Object.fromEntries(
    listNames.map((list) => [
      list,
      Object.fromEntries(odd[list].map((record) => [record._id, record])),
    ]),
  );
  assert.deepEqual(await linesOf(files), []);
  assert.ok((await linesOf(files, "warnings")).length > 0);
});
Deno.test("reports what is wrong with a project by file, field and reason", async () => {
  const wrong = {
    broken: "{",
    [slug]: sample,
    twin: { ...sample, slug: "twin" },
    other: { ...sample, id: "99", slug: "elsewhere" },
    few: { ...sample, id: "98", slug: "few", showcase: showcase.slice(0, 2) },
    wide: { ...sample, id: "97", slug: "wide", fullSpanIndices: [2] },
    bare: { ...sample, id: "96", slug: "bare", ground: "blue", extra: 1 },
  };
  const problems = (await linesOf({ projects: wrong })).join("\n");
  for (
    const problem of [
      /^data\/projects\/broken\.json: \(whole file\): /m,
      new RegExp(`twin\\.json: id: also in ${slug}\\.json$`, "m"),
      /twin\.json: slug: there is no picture "\/pictures\/twin\/cover-/,
      /other\.json: slug: expected the file's name, found "elsewhere"$/m,
      /few\.json: showcase: expected 3 to 12 pictures$/m,
      /wide\.json: fullSpanIndices: expected 1,/,
      /bare\.json: ground: expected a colour such as #0b3a42$/m,
      /bare\.json: \(whole record\): .*"extra"$/m,
    ]
  ) {
    assert.match(problems, problem);
  }
  assert.doesNotMatch(problems, new RegExp(`projects/${slug}\\.json`));
});

Deno.test("warns of each place that names a project that is gone", async () => {
  const pages = { ...featured, about: [slug, "sold"], paintedClient: "gone" };
  const warnings = await linesOf({
    projects: { [slug]: sample },
    "featured-projects": { "featured-projects": pages },
  }, "warnings");
  const position = "data/featured-projects.json: ";
  assert.deepEqual(
    warnings.filter((it) => /about|painted/.test(it)),
    [
      `${position}about.1: there is no project "sold"`,
      `${position}paintedClient: there is no project "gone"`,
    ],
  );
});

Deno.test("a build refuses an invalid project with file, field and reason", async () => {
  const wrong = { [slug]: { ...sample, name: "" } };
  await assert.rejects(
    refuse({ projects: wrong }),
    new RegExp(`projects/${slug}\\.json": name: expected a text`),
  );
  await refuse({ projects: { [slug]: sample } });
});
const ada = { name: "Ada Obi", role: "Engineer", line: "Reads the log." };

Deno.test("reports what is wrong with a person by file, field and what is expected", async () => {
  const people = [
    ada,
    { ...ada, name: " " },
    { ...ada, portrait: "ada.jpg" },
    { ...ada, portrait: "people/nobody" },
    { ...ada, age: 30 },
  ];
  const lines = (await linesOf({ team: { team: { people } } })).join("\n");
  for (
    const line of [
      /^data\/team\.json: people\.1\.name: expected a text$/m,
      /people\.2\.portrait: expected a picture such as people\/ada-obi$/m,
      /people\.4: .*"age"$/m,
    ]
  ) {
    assert.match(lines, line);
  }
  assert.doesNotMatch(lines, /people\.0/);
  const missing = (await linesOf({
    team: { team: { people: [people[3]] } },
  })).join("\n");
  assert.match(
    missing,
    /people\.0\.portrait: there is no picture "\/pictures\/people\/nobody-/,
  );
  assert.match(
    String(await linesOf({ team: { team: "{" } })),
    /team\.json: \(whole file\): /,
  );
});

const voice = { id: "ada", quote: "It floats.", name: "Ada", role: "Owner" };
const nowhere = { featured: [], slides: [] };
const unspoken = {
  testimonials: [],
  branding: nowhere,
  webDesign: nowhere,
  webDevelopment: nowhere,
  reviews: [],
  home: [],
};

Deno.test("reports testimonials with one name, and lists that name one twice", async () => {
  const testimonials = {
    ...unspoken,
    testimonials: [voice, { ...voice, client: "Makoko" }],
    reviews: ["ada", "ada"],
  };
  const lines = (await linesOf({ testimonials: { testimonials } })).join("\n");
  assert.match(lines, /testimonials\.1\.id: .*"ada" is taken$/m);
  assert.match(lines, /reviews: expected each only once$/m);
});

Deno.test("warns of testimonials and projects that are gone", async () => {
  const testimonials = {
    ...unspoken,
    testimonials: [voice, { ...voice, id: "bola", project: "gone" }],
    branding: { featured: ["ada"], slides: ["bola", "nobody"] },
    reviews: ["no-one"],
  };
  const files = { testimonials: { testimonials }, projects: {} };
  const warnings = await linesOf(files, "warnings");
  assert.deepEqual(warnings.filter((it) => it.includes("testimonials.json")), [
    'data/testimonials.json: testimonials.1.project: there is no project "gone"',
    'data/testimonials.json: branding.slides.1: there is no testimonial "nobody"',
    'data/testimonials.json: reviews.0: there is no testimonial "no-one"',
  ]);
  assert.deepEqual(await linesOf(files), []);
});
