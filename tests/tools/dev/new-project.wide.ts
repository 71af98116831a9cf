// own isolate: it runs for a minute
import assert from "node:assert/strict";
import { readProjects } from "../../../src/agency/projects/read-projects.ts";
import { paths, projectPath } from "../../../src/paths.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { startDevelopment } from "../../support/development.ts";

Deno.test("a new project appears in development, and then what changes in it", async () => {
  await using development = await startDevelopment();
  await using visit = await openPage(development, paths.portfolio);
  const { page } = visit;
  const [sample] = await readProjects();
  const slug = "makoko-boats";
  const { order: _, ...rest } = sample!;
  const [id, name, ground] = ["99", "Makoko Boats", "#123456"];
  const project = { ...rest, id, slug, name, ground };
  const file = `data/projects/${slug}.json`;
  await development.write(file, JSON.stringify(project));
  const link = page.locator(`main a[href="${projectPath(slug)}"]`);
  await link.click();
  const title = page.getByRole("heading", { level: 1 });
  await title.getByText(project.name).waitFor();
  const colour = await page.evaluate((slug) => {
    const picture = document.createElement("img");
    picture.className = `ground ground-${slug}`;
    document.body.append(picture);
    return getComputedStyle(picture).backgroundColor;
  }, slug);
  assert.equal(colour, "rgb(18, 52, 86)");
  await development.edit(file, project.name, "Makoko Canoes");
  await title.getByText("Makoko Canoes").waitFor();
});
