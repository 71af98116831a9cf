import assert from "node:assert/strict";
import { readContentFiles } from "../../../../src/pages/records.server.ts";
import { waitUntil } from "../../../support/promises.ts";
import {
  addBlock,
  addParagraph,
  field,
  formAddress,
  options,
  paste,
  save,
  serveForms,
} from "./forms-page.ts";

const forms = serveForms();

/** Opens the form of a new article. */
async function newArticle(title: string) {
  const context = await forms.browser.newContext({
    ...options,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(formAddress(forms.editor.origin, "articles", "new"));
  await field(page, "Title").fill(title);
  await page.getByRole("button", { name: "Strategy" }).click();
  return {
    page,
    async content() {
      const { articles } = await readContentFiles(forms.editor.root);
      return articles.find((it) => it.title === title)?.content;
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

const plain =
  "font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;";
const span = (text: string, style = "") =>
  `<span style="${plain}${style}">${text}</span>`;
const line = (...spans: string[]) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${
    spans.join("")
  }</p>`;
const point = (text: string, level: number) =>
  `<li dir="ltr" style="list-style-type:disc;${plain}" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${
    span(text)
  }</p></li>`;
const cell = (text: string) =>
  `<td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;overflow-wrap:break-word;">${
    line(span(text))
  }</td>`;

/** What Google Docs puts on the clipboard. */
const fromDocs =
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f5e8a3c-7fff-1c2d-9b7e-5a4f3e2d1c0b">${
    line(
      span("Boats leave "),
      span("early", "font-weight:700;"),
      span(" and "),
      span("quietly", "font-style:italic;"),
      span(" from "),
      `<a href="https://www.google.com/url?q=https://ferries.example/pier&amp;sa=D" style="text-decoration:none;">${
        span("the pier", "color:#1155cc;text-decoration:underline;")
      }</a>`,
      span("."),
    )
  }<br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${
    point("Row", 1)
  }<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${
    point("Two oars", 2)
  }</ul>${
    point("Sail", 1)
  }</ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt">${
    cell("Line")
  }${cell("Minutes")}</tr><tr style="height:0pt">${cell("Yaba")}${
    cell("40")
  }</tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

Deno.test("a copy from Google Docs keeps its marks, lists and table", async () => {
  await using article = await newArticle("From Docs");
  const { page, content } = article;
  const text = await addParagraph(page);
  await text.evaluate(paste, fromDocs);
  await text.locator("th").first().waitFor();
  await save(page);
  const [block] = await content() as { paragraphText?: string }[];
  assert.equal(
    block?.paragraphText,
    "Boats leave **early** and *quietly* from [the pier](https://ferries.example/pier).\n\n- Row\n    - Two oars\n- Sail\n\n| Line | Minutes |\n| --- | --- |\n| Yaba | 40 |",
  );
});

Deno.test("a picture is pasted from the clipboard where one is dropped", async () => {
  await using article = await newArticle("From the clipboard");
  const { page, content } = article;
  await addBlock(page, "Picture");
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(900, 700);
    canvas.getContext("2d")!.fillRect(0, 0, 900, 700);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    await navigator.clipboard.write([
      new ClipboardItem({ [blob.type]: blob }),
    ]);
  });
  await page.getByLabel(/Drop or paste a picture here/).last().focus();
  await page.keyboard.press("Control+v");
  await page.getByLabel(/Alternative text: /).fill("A dark square");
  await page.getByRole("button", { name: "Use this picture" }).click();
  await page.getByText("Choose its file again").waitFor();
  await save(page);
  // A text has no place for it, and says so.
  const text = await addParagraph(page);
  await page.keyboard.press("Control+v");
  await text.getByText("(Picture to add here)").waitFor();
  const [block] = await content() as { image?: string }[];
  assert.match(block?.image ?? "", /^\/pictures\/.*\.webp$/);
});

Deno.test("Enter goes on with the next item of a list", async () => {
  await using article = await newArticle("Points");
  const { page, content } = article;
  await addBlock(page, "List");
  await page.getByRole("button", { name: "Add item" }).click();
  for (const item of ["Row", "Sail", "Wait"]) {
    const last = page.getByRole("textbox", { name: /^Item / }).last();
    await waitUntil(() => last.evaluate((it) => it.matches(":focus")));
    await page.keyboard.type(item);
    if (item !== "Wait") await page.keyboard.press("Enter");
  }
  await save(page);
  assert.deepEqual(await content(), [
    { type: "list", items: ["Row", "Sail", "Wait"], ordered: false },
  ]);
});

Deno.test("a draft is offered where the record is now, and nowhere else", async () => {
  await using article = await newArticle("Draft");
  const { page } = article;
  page.on("dialog", (dialog) => dialog.accept());
  await addParagraph(page);
  await page.keyboard.type("Low water.");
  await save(page);
  const draft = page.getByRole("alertdialog", { name: "Draft" });
  const leaveDraft = async () => {
    await field(page, "Author").fill("Ade");
    const { href } = new URL(page.url());
    await page.getByRole("link", { name: "Articles" }).click();
    await page.getByRole("searchbox").waitFor();
    return href;
  };
  const open = async (address: string) => {
    await page.goto(address);
    await page.reload();
    await field(page, "Title").waitFor();
    return await draft.count();
  };
  const created = formAddress(forms.editor.origin, "articles", "new");
  const saved = await leaveDraft();
  assert.equal(await open(created), 0);
  assert.equal(await open(`${created}?copy=draft`), 0);
  const copied = await leaveDraft();
  assert.equal(await open(created), 0);
  assert.equal(await open(copied), 1);
  assert.equal(await open(saved), 1);
});

Deno.test("a search leads to what other lists have", async () => {
  await using page = await forms.browser.newPage(options);
  await page.goto(formAddress(forms.editor.origin, "words"));
  await page.getByRole("searchbox").fill("soft opening");
  await page.getByRole("heading", { name: "In other lists" }).waitFor();
  const file = new URL("articles/soft-opening.json", forms.editor.content);
  const { title } = JSON.parse(await Deno.readTextFile(file));
  await page.getByRole("link", { name: title }).click();
  await waitUntil(async () =>
    await field(page, "Title").inputValue() === title
  );
});
