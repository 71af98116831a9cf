/** Parts of the site that an owner leaves out. */
import type { Edits } from "./edits.ts";

/** The site without careers. */
export async function careers(edit: Edits): Promise<void> {
  for (
    const place of [
      "src/pages/careers",
      "data/words/careers.json",
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
  await edit.cut("src/ui/styles/rest.css", /(@import .*careers\/.*\n)+/);
  for (const part of ["header/main-links.ts", "footer/footer.tsx"]) {
    await edit.cut(`src/ui/layout/${part}`, /.*to: paths\.careers.*\n/);
  }
  await edit.forgetWords("header", "careers");
  await edit.forgetWords("footer", "careers");
  await edit.cut("deploy.yml", / {2}- path: \/careers\n/);
  await edit.forgetShareCard("careers");
  const tested = "tests/support/sections.ts";
  await edit.cut(tested, /import .*careers\/.*\n/);
  await edit.cut(tested, /, careers(?=\])/);
  await edit.forgetPaths(
    /`(?:src\/pages\/careers|data\/words\/careers|data\/content\/jobs)[^`]*`/,
  );
}

/** The site without the academy's page. */
export async function academy(edit: Edits): Promise<void> {
  for (
    const place of [
      "src/pages/academy",
      "data/words/academy.json",
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
  const kinds = "src/pages/kinds.server.ts";
  await edit.cut(kinds, /import .*academy\/.*\n/);
  await edit.cut(kinds, / {2}studentTestimonials,\n/);
  await edit.forgetWords("header", "academy");
  await edit.forgetWords("contact", "academy");
  await edit.cut("data/contact.ts", / {2}{ fragment: "academy".*\n/);
  await edit.cut("data/contact.ts", /import words.*\n/);
  await edit.forgetWords("blog", "academy");
  await edit.forgetShareCard("academy");
}
