import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import {
  projectFields,
  type ProjectRecord,
} from "../../../../src/agency/projects/project.server.ts";
import { checkAll } from "../../../../src/tools/content/check.ts";
import { serveEditor } from "../../../../src/tools/edit/serve-editor.ts";
import { startBrowser, watch } from "../../../support/browser/chromium.ts";
import { pngOf } from "../../../support/pictures.ts";
import { makeProject } from "../../../support/temporary-project.ts";
import { field, formAddress, options, previewOf, save } from "./forms-page.ts";

const { name, line, description, showcase } = projectFields;
const { alt, wide } = showcase.fields;

/** Drops files on what has this text. */
async function drop(page: Page, text: RegExp, files: Record<string, string>) {
  const dropped = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const [name, base64] of Object.entries(files)) {
      const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    return transfer;
  }, files);
  await page.getByText(text).dispatchEvent("drop", { dataTransfer: dropped });
}

async function picture(background: string): Promise<string> {
  return (await pngOf(background)).toBase64();
}

Deno.test("a project is made of pictures that are dropped into its form", async () => {
  await using project = await makeProject();
  await using editor = await serveEditor(project.root, 0);
  await using browser = await startBrowser();
  await using page = await browser.newPage(options);
  const complaints = watch(page);
  await page.goto(formAddress(editor.origin, "projects", "new"));
  await field(page, name.form.label).fill("Makoko Boats");
  await field(page, line.form.label).fill("Where the next boat leaves.");
  await field(page, description.form.label).fill("A timetable for boats.");

  await drop(page, /Drop or paste pictures here/, {
    "pier.png": await picture("#5e8aa0"),
    "notes.txt": btoa("no picture"),
    "sail.png": await picture("#a86f4c"),
    "net.png": await picture("#5f7d4d"),
  });
  await page.getByText(/notes\.txt: Cannot read the picture/).waitFor();
  for (const [index, text] of ["A pier", "A sail", "A net"].entries()) {
    const entry = page.getByRole("group", { name: `Picture ${index + 1}` });
    const input = entry.getByLabel(alt.form.label);
    await input.fill(text.slice(2));
    // The caret stays where the author types.
    await input.press("Home");
    await input.pressSequentially(text.slice(0, 2));
    assert.equal(await input.inputValue(), text);
  }
  const upload = "**/editor/projects/pictures";
  const held = Promise.withResolvers<void>();
  await page.route(upload, async (route) => {
    await held.promise;
    await route.continue();
  });
  await drop(page, /Drop or paste pictures here/, {
    "oar.png": await picture("#333"),
  });
  await page.getByText(/Reading oar\.png/).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/a picture is still being read/).waitFor();
  // What is typed as it arrives stays, too.
  const caption = page.getByRole("group", { name: "Picture 1" })
    .getByLabel(showcase.fields.caption.form.label);
  await caption.fill("It leads to the boats.");
  held.resolve();
  await page.getByRole("button", { name: "Remove picture 4" }).click();
  await page.unroute(upload);
  assert.equal(await caption.inputValue(), "It leads to the boats.");
  await page.getByRole("group", { name: "Picture 3" })
    .getByRole("checkbox", { name: wide.form.label }).uncheck();
  // Both are in view.
  await page.setViewportSize({ width: 1440, height: 3000 });
  const handles = page.locator(".project-pictures .handle");
  await handles.nth(1).dragTo(handles.first(), { steps: 10 });
  await page.getByRole("button", { name: "Remove picture 3" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await previewOf(page).getByAltText("A net").waitFor();

  await save(page);
  const record: ProjectRecord = JSON.parse(
    await Deno.readTextFile(`${project.path}/data/projects/makoko-boats.json`),
  );
  assert.deepEqual(
    record.showcase.map(({ alt, wide = false }) => [alt, wide]),
    [["A sail", true], ["A pier", true], ["A net", false]],
  );
  // Proposed from the picture that came first.
  assert.equal(record.coverAlt, "A pier");
  assert.equal(record.ground, "#5e8aa0");
  assert.deepEqual((await checkAll(project.root)).problems, []);
  // The form shows the saved pictures, and another cover can follow.
  await drop(page, /Drop or paste the cover here/, {
    "boat.png": await picture("#222"),
  });
  await page.getByText("On cards", { exact: true }).waitFor();
  await field(
    page,
    "Alternative text of the cover (empty: that of the same picture below)",
  ).fill("A boat");
  await save(page);
  const { coverAlt } = JSON.parse(
    await Deno.readTextFile(`${project.path}/data/projects/makoko-boats.json`),
  );
  assert.equal(coverAlt, "A boat");
  const failures = complaints.filter((it) => /^\d+: /.test(it));
  assert.deepEqual(failures, [
    `422: ${editor.origin}/editor/projects/pictures`,
  ]);
});
