import assert from "node:assert/strict";
import { site as brand } from "../../../data/site.ts";
import words from "../../../data/words/contact.json" with { type: "json" };
import { paths, requestPath } from "../../../src/paths.ts";
import { fieldNames } from "../../../src/pages/contact/contact-fields.tsx";
import { contactRequests } from "../../../src/pages/contact/requests.ts";
import { keepMails, keptMails } from "../../support/browser/mails.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { site } from "../../support/fixture-site.ts";

Deno.test("the contact form opens one mail with its fields, which can be copied, and sends nothing", async () => {
  await using visit = await openPage(site, paths.contact, {
    prepare: keepMails,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { page } = visit;
  const sent: string[] = [];
  page.on(
    "request",
    (request) => sent.push(request.url() + (request.postData() ?? "")),
  );
  await page.clock.install();
  const form = page.locator(".contact-form");
  const button = form.locator("[type=submit]");
  for (
    const [label, text] of [
      [fieldNames().person, "Ada Òkáfọ̀"],
      [fieldNames().project, "Fish & chips?"],
      [fieldNames().description, "Line one\nline two"],
      [fieldNames().timeline, "March"],
    ] as const
  ) {
    await form.getByLabel(label).fill(text);
  }
  await button.dblclick();
  const copy = form.locator(".copy");
  await copy.getByRole("button").click();
  await copy.getByRole("status").filter({ hasText: /\S/ }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const text of [brand.email, "Fish & chips?", "Line one\nline two"]) {
    assert.ok(copied.includes(text), copied);
  }
  const [mail, ...others] = await keptMails(page);
  assert.deepEqual(others, []);
  assert.equal(mail?.pathname, brand.email);
  assert.equal(mail?.searchParams.get("subject"), "Fish & chips?");
  assert.equal(
    mail?.searchParams.get("body"),
    [
      `${fieldNames().person}: Ada Òkáfọ̀`,
      `${fieldNames().description}: Line one\r\nline two`,
      `${fieldNames().timeline}: March`,
    ].join("\r\n"),
  );
  assert.deepEqual(
    sent.filter((it) => !it.startsWith("mailto:") && /Fish|Line/.test(it)),
    [],
  );
  await page.clock.fastForward(5000);
  await button.click();
  assert.equal((await keptMails(page)).length, 2);
});

Deno.test("once the form is sent the ticket says where to press Send", async () => {
  const [request] = contactRequests();
  assert.ok(request);
  await using visit = await openPage(site, requestPath(request.fragment), {
    prepare: keepMails,
  });
  const ticket = visit.page.locator(`[id="${request.fragment}"]`);
  const sent = ticket.getByText(words.tickets.sent);
  assert.equal(await sent.isVisible(), false);
  await visit.page.locator(".contact-form [type=submit]").click();
  await sent.waitFor();
  assert.ok(await ticket.getByText(request.title, { exact: true }).isVisible());
  const [mail] = await keptMails(visit.page);
  assert.equal(mail?.searchParams.get("subject"), request.project);
  const body = mail?.searchParams.get("body") ?? "";
  assert.ok(body.includes(request.description ?? ""), body);
});
