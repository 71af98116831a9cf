import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site } from "../../../../data/site.ts";
import { readRedirects } from "../../../../src/records/redirects.ts";
import { readContentFiles } from "../../../../src/pages/records.server.ts";
import { createContentService } from "../../../../src/content/embedded/content-service.ts";
import { dateOnPage } from "../../../../src/tools/edit/records/date-on-page.ts";
import { serveEditor } from "../../../../src/tools/edit/serve-editor.ts";
import { articleFields } from "../../../../src/pages/blog/article.server.ts";
import { articlePath, paths } from "../../../../src/paths.ts";
import { testApp } from "../../../support/app.ts";
import { article } from "../../../support/content/records.ts";
import { waitUntil } from "../../../support/promises.ts";
import { makeProject } from "../../../support/temporary-project.ts";
import {
  addParagraph,
  choose,
  field,
  formAddress,
  options,
  paste,
  previewOf,
  save,
  serveForms,
} from "./forms-page.ts";

const forms = serveForms();

/** Adds an article, before a page of the editor opens. */
async function addArticle(id: string) {
  const title = `Title of ${id}`;
  const record = { ...article({ _id: id, status: "draft" }), title };
  const file = new URL(`articles/${id}.json`, forms.editor.content);
  await Deno.writeTextFile(file, JSON.stringify(record));
  return {
    file,
    record,
    address: formAddress(forms.editor.origin, "articles", `entries/${id}`),
    saved: async () => JSON.parse(await Deno.readTextFile(file)),
  };
}

const saveButton = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true });

Deno.test("the forms name broken files, show dates in the site's time zone, and overwrite nothing that was saved elsewhere", async (t) => {
  const broken = new URL("articles/broken.json", forms.editor.content);
  await Deno.writeTextFile(broken, '{\n  "title": "Tides\n}\n');
  const { address, saved } = await addArticle("two-tabs");
  const openIn = async (timezoneId: string) => {
    const page = await forms.browser.newPage({ ...options, timezoneId });
    await page.goto(address);
    await field(page, "Title").waitFor();
    return page;
  };
  await using one = await openIn("UTC");
  await using other = await openIn("America/New_York");

  await t.step("names broken files", async () => {
    await other.getByText(/articles\/broken\.json: .*line 2/).waitFor();
  });
  await t.step("shows dates in the site's time zone", async () => {
    const { label } = articleFields.createdAt.form;
    const date = other.getByLabel(label, { exact: true });
    const before = Temporal.Instant.from((await saved()).createdAt)
      .toZonedDateTimeISO(site.timeZone).toPlainDateTime();
    const zone = site.timeZone.split("/").at(-1)!.replaceAll("_", " ");
    assert.equal(await date.inputValue(), `${before}`.slice(0, 16));
    await other.getByText(`Time in ${zone}`).first().waitFor();
    const wanted = before.add({ hours: 15 });
    await date.fill(`${wanted}`.slice(0, 16));
    const sent = wanted.toZonedDateTime(site.timeZone).toInstant();
    await other.getByText(dateOnPage(`${sent}`)).waitFor();
    await save(other);
    const { createdAt } = await saved();
    assert.equal(
      Date.parse(createdAt),
      wanted.toZonedDateTime(site.timeZone).epochMilliseconds,
    );
  });
  await t.step("says that a date hides the article", async () => {
    const { title } = await saved();
    await other.getByRole("radio", { name: "published" }).check();
    const { label } = articleFields.publishAt.form;
    await other.getByLabel(label, { exact: true }).fill("2099-01-01T09:00");
    const note = "shows from 1 January 2099 at 09:00";
    await other.getByText(note, { exact: true }).waitFor();
    await save(other);
    await other.getByRole("link", { name: "Articles" }).click();
    await other.getByRole("searchbox").fill("title of two");
    await other.getByRole("listitem").filter({ hasText: title })
      .getByText(note).waitFor();
    await other.getByRole("searchbox").fill("no such words");
    await other.getByText("0 in Articles").waitFor();
  });
  await t.step(
    "does not overwrite what was saved elsewhere meanwhile",
    async () => {
      await other.goto(address);
      await field(other, "Title").fill("The softest opening");
      await save(other);

      await field(one, "Author").fill("Ade");
      await saveButton(one).click();
      const alert = one.locator("#reason");
      await alert.filter({ hasText: articleFields.title.form.label }).waitFor();
      assert.match(await alert.innerText(), /saved elsewhere meanwhile/);
      assert.equal(await field(one, "Author").inputValue(), "Ade");
      const { title, author } = await saved();
      assert.equal(title, "The softest opening");
      assert.notEqual(author, "Ade");
    },
  );
  await Deno.remove(broken);
});

Deno.test("a save whose answer is lost is no conflict with the next one", async () => {
  const { address, saved } = await addArticle("lost-answer");
  await using page = await forms.browser.newPage(options);
  await page.goto(address);
  await field(page, "Title").fill("Low water");
  await page.route("**/editor/files/**", async (route) => {
    if (route.request().method() !== "PUT") return await route.continue();
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await page.locator("#reason").filter({ hasText: "has stopped" }).waitFor();
  await page.unroute("**/editor/files/**");
  assert.equal((await saved()).title, "Low water");
  await field(page, "Title").fill("Low waters");
  await save(page);
  assert.equal((await saved()).title, "Low waters");
});

Deno.test("an editor that was stopped says so, and the text is a draft over a closed tab", async () => {
  await using project = await makeProject(["soft-opening"]);
  const { origin, ...editor } = await serveEditor(project.root, 0);
  await using page = await forms.browser.newPage(options);
  await page.goto(formAddress(origin, "articles", "entries/soft-opening"));
  const before = await field(page, "Author").inputValue();
  await field(page, "Author").fill("Ade");
  await editor[Symbol.asyncDispose]();
  await saveButton(page).click();
  await page.getByText(/The editor has stopped/).waitFor();
  assert.equal(await field(page, "Author").inputValue(), "Ade");

  const again = await serveEditor(project.root, Number(new URL(origin).port));
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  const draft = page.getByRole("alertdialog", { name: "Draft" });
  await draft.getByText(/Unsaved draft from \d+ \w+ 20\d\d at \d\d:\d\d/)
    .waitFor();
  await draft.getByRole("button", { name: "Restore draft" }).click();
  assert.equal(await field(page, "Author").inputValue(), "Ade");
  await page.getByRole("button", { name: "Revert Author" })
    .click();
  assert.equal(await field(page, "Author").inputValue(), before);
  await field(page, "Author").fill("Bola");
  await choose(page, "Discard all changes");
  assert.ok(await saveButton(page).isDisabled());
  await page.reload();
  await field(page, "Author").waitFor();
  assert.equal(await draft.count(), 0);
  await again[Symbol.asyncDispose]();
});

Deno.test("a form with changes is left only on purpose", async () => {
  const { address } = await addArticle("left");
  await using page = await forms.browser.newPage(options);
  await page.goto(address);
  await field(page, "Author").fill("Ade");
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.message());
    if (asked.length === 1) await dialog.dismiss();
    else await dialog.accept();
  });
  const list = page.getByRole("link", { name: "Articles" });
  await list.click();
  assert.equal(await field(page, "Author").inputValue(), "Ade");
  assert.match(page.url(), /entries\/left$/);
  await list.click();
  await page.getByRole("searchbox").waitFor();
  assert.equal(asked.length, 2);
});

Deno.test("a renamed and then deleted article tells what names it, can be redirected, and restored", async () => {
  const { address, record: { title } } = await addArticle("old-name");
  const { file, record: pointing } = await addArticle("pointing");
  const paragraphText = `[There](${articlePath("old-name")})`;
  const content = [{ type: "paragraph", format: "markdown", paragraphText }];
  await Deno.writeTextFile(file, JSON.stringify({ ...pointing, content }));
  await using page = await forms.browser.newPage(options);
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto(address);
  await field(page, "Title").waitFor();
  await choose(page, "Change its address");
  await field(page, "Name in its address").fill("new-name");
  await save(page);
  await page.getByText(`Article “${pointing.title}”: `).waitFor();
  const offer = page.locator("#redirects");
  const redirect = page.getByRole("button", {
    name: "Redirect",
    exact: true,
  });
  await redirect.click();
  const [old, now] = [articlePath("old-name"), articlePath("new-name")];
  await offer.getByText(`${old} leads to ${now} now.`).waitFor();
  assert.deepEqual([...await readRedirects(forms.editor.root)], [[old, now]]);

  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Duplicate" }).click();
  await page.waitForURL(/\/new\?copy=new-name$/);
  await field(page, "Title").waitFor();
  await save(page);
  assert.match(page.url(), /entries\/title-of-old-name$/);

  await page.goto(
    formAddress(forms.editor.origin, "articles", "entries/new-name"),
  );
  await field(page, "Title").waitFor();
  await choose(page, "Delete…");
  await redirect.click();
  await offer.getByText(`${now} leads to ${paths.blog} now.`).waitFor();
  assert.deepEqual([...await readRedirects(forms.editor.root)], [
    [old, paths.blog],
    [now, paths.blog],
  ]);

  await page.getByRole("link", { name: "Deleted items" })
    .click();
  await page.getByRole("button", { name: `Restore Article “${title}”` })
    .first().click();
  await waitUntil(async () =>
    await field(page, "Title").inputValue() === title
  );
  assert.match(page.url(), /entries\/new-name$/);
  assert.deepEqual([...await readRedirects(forms.editor.root)], [[
    old,
    paths.blog,
  ]]);
});

Deno.test("a job's description is edited as rich text, and stays HTML", async () => {
  const desc =
    '<p><strong>What you would do.</strong></p><ul><li>Bake</li><li>Fry</li></ul><p>Ask <a href="/contact-us">us</a>.</p>';
  const job = { _id: "cook", title: "Cook", desc, location: "Yaba" };
  const file = new URL("jobs/cook.json", forms.editor.content);
  await Deno.mkdir(new URL("./", file), { recursive: true });
  await Deno.writeTextFile(
    file,
    JSON.stringify({
      ...job,
      job_type: "Full-time",
      experience: "None",
      status: "Open",
      createdAt: "2025-01-01T08:00:00Z",
    }),
  );
  await using page = await forms.browser.newPage(options);
  await page.goto(formAddress(forms.editor.origin, "jobs", "entries/cook"));
  await previewOf(page).getByText("Bake").first().click();
  await page.waitForFunction(() =>
    document.activeElement?.matches("[contenteditable=true]") &&
    getSelection()?.anchorNode?.textContent === "Bake"
  );
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Soon!");
  await previewOf(page).getByText("Soon!").first().waitFor();
  await save(page);
  assert.equal(
    JSON.parse(await Deno.readTextFile(file)).desc,
    desc.replace("</a>.", "</a>. Soon!"),
  );
});

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

/** What Word puts on the clipboard, and parts of web pages. */
const pasted = `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><style><!-- p.MsoNormal {margin:0cm} --></style></head>
<body lang=DE><!--StartFragment-->
<p class=MsoNormal>Ein <b style='mso-bidi-font-weight:normal'>fetter</b>
Anfang.<o:p></o:p></p>
<h2>Über die Brücke<o:p></o:p></h2>
${item("·", "Eins")}${item("·", "Zwei")}
<table class=MsoTableGrid><tr><td><p>Strecke</p></td><td><p>Minuten</p></td></tr>
<tr><td><p>Yaba</p><p>Oyingbo</p></td><td><p>40 | 50</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<pre><code class="language-js">const preis = 5; // &lt;naira&gt;</code></pre>
<p><a href="https://www.youtube.com/watch?v=abc">Wie man einen Danfo malt</a></p>
<iframe src="https://www.youtube.com/embed/xyz"></iframe>
<p dir=rtl>&#x645;&#x631;&#x62D;&#x628;&#x627; &lt;img src=x onerror=alert(1)&gt;<script>alert(2)</script><img src="https://a.example/x.png" alt="Ein Schild" onerror="alert(3)"></p>
<!--EndFragment--></body></html>`;

Deno.test("an article in another language can be pasted from Word and web pages", async () => {
  await using page = await forms.browser.newPage(options);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    const isHere = [forms.editor.origin, "null"].includes(origin);
    if (!isHere) elsewhere.push(request.url());
  });
  page.on("dialog", (dialog) => elsewhere.push(dialog.message()));
  await page.goto(formAddress(forms.editor.origin, "articles", "new"));
  await field(page, articleFields.title.form.label).fill("Aus der Feder");
  await field(page, articleFields.lang.form.label).fill("de");
  await field(page, "Tags").fill("Strategy");
  await page.getByRole("radio", { name: "published" }).check();
  const text = await addParagraph(page);
  await text.evaluate(paste, pasted);

  const preview = previewOf(page);
  await preview.getByRole("heading", { name: "Über die Brücke" }).waitFor();
  await preview.getByRole("columnheader", { name: "Strecke" }).waitFor();
  await preview.getByText("Ein Schild").waitFor();
  await save(page);
  const files = await readContentFiles(forms.editor.root);
  const app = await testApp({ content: createContentService(files).fetch });
  const html = await app.get("/blog/aus-der-feder");
  for (
    const shown of [
      'lang="de"><p dir="auto">Ein <strong>fetter</strong> Anfang.</p></section>',
      ' class="heading-3" dir="auto">Über die Brücke</h2>',
      "<li>Eins</li><li>Zwei</li></ul>",
      '<th scope="col">Strecke</th><th scope="col">Minuten</th>',
      "<td>Yaba<br/>Oyingbo</td><td>40 ¦ 50</td>",
      '<span class="keyword">const</span> preis',
      ">Wie man einen Danfo malt</a>",
      ">https://www.youtube.com/watch?v=xyz</a>",
      "مرحبا &lt;img src=x onerror=alert(1)&gt;(Picture to add here: Ein Schild)",
    ]
  ) assert.ok(html.replaceAll("<!-- -->", "").includes(shown), shown);
  assert.ok(!html.includes("alert(2)"));
  assert.deepEqual(elsewhere, []);
});
