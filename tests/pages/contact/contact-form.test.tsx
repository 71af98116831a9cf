import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { act, fireEvent, screen } from "@testing-library/react";
import { site } from "../../../data/site.ts";
import { ContactForm } from "../../../src/pages/contact/contact-form.tsx";

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function fill(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.input(field(label), { target: { value } });
  }
}

/** The address of a link; its name is exact. */
function link(name: string): string {
  return screen.getByRole<HTMLAnchorElement>("link", { name }).href;
}

function send(): void {
  fireEvent.click(screen.getByRole("button", { name: "Send a message" }));
}

Deno.test("sending opens a mail with the project as subject and three lines", () => {
  sessionStorage.clear();
  const opened: string[] = [];
  using _ = show(<ContactForm open={(address) => opened.push(address)} />);
  fill({
    "Full Name": "Ada & Ọkàfọ̀",
    "Project name": "Fish? Yes=100%",
    Description: "Ponds\nand boxes",
    Timeline: "Before March",
  });
  assert.equal(screen.getByRole("status").textContent, "");
  send();
  const mail = new URL(opened[0] ?? "");
  assert.equal(mail.pathname, site.email);
  assert.equal(mail.searchParams.get("subject"), "Fish? Yes=100%");
  assert.equal(
    mail.searchParams.get("body"),
    "Full Name: Ada & Ọkàfọ̀\r\nDescription: Ponds\r\nand boxes\r\nTimeline: Before March",
  );
  const [status] = screen.getAllByRole("status");
  assert.ok(status?.textContent.includes(site.email));
});

Deno.test("an untouched page is never said to have opened a mail program", () => {
  sessionStorage.clear();
  using _ = show(<ContactForm open={() => {}} />);
  send();
  const [status] = screen.getAllByRole("status");
  assert.match(status?.textContent ?? "", /nothing is sent yet/);
  act(() => globalThis.dispatchEvent(new Event("blur")));
  assert.match(status?.textContent ?? "", /^Your mail program has the message/);
});

Deno.test("what is written can be sent in other ways, as it is now", () => {
  sessionStorage.clear();
  using shown = show(<ContactForm open={() => {}} />);
  assert.equal(screen.queryByRole("link", { name: "Gmail" }), null);
  send();
  fill({ "Project name": "Fish & chips?", Description: "Ponds\nand boxes" });
  const mail = new URL(link("Gmail")).searchParams;
  assert.equal(mail.get("to"), site.email);
  assert.equal(mail.get("su"), "Fish & chips?");
  const body = /^Full Name: \r\nDescription: Ponds\r\nand boxes\r\nTimeline: $/;
  assert.match(mail.get("body") ?? "", body);
  for (const name of ["Outlook", "Yahoo Mail"]) {
    const { searchParams } = new URL(link(name));
    assert.equal(searchParams.get("to"), site.email);
    assert.equal(searchParams.get("subject"), "Fish & chips?");
    assert.match(searchParams.get("body") ?? "", body);
  }
  const chat = new URL(link("WhatsApp"));
  assert.equal(chat.pathname, `/${site.phone.replace(/\D/g, "")}`);
  assert.match(chat.searchParams.get("text") ?? "", /^Fish & chips\?\r\nFull/);
  assert.match(
    shown.container.querySelector(".whole-message")?.textContent ?? "",
    /Subject: Fish & chips\?\n[^]*Description: Ponds\nand boxes/,
  );
});

Deno.test("a long text is never cut silently", () => {
  sessionStorage.clear();
  const opened: string[] = [];
  using shown = show(<ContactForm open={(address) => opened.push(address)} />);
  const status = screen.getByRole("status");
  const text = "Ẹ kú àárọ̀. ".repeat(100);
  fill({ Description: "Ẹ kú àárọ̀." });
  screen.getByText(/^Room for about \d+ more characters/);
  assert.equal(status.textContent, "");
  fill({ Description: text });
  screen.getByText(/^About \d+ characters more than a mail link can carry/);
  assert.match(status.textContent, /copy the whole/);
  send();
  assert.match(new URL(opened[0] ?? "").searchParams.get("body") ?? "", /…/);
  assert.match(status.textContent, /ends with “…”/);
  const whole = shown.container.querySelector(".whole-message")?.textContent ??
    "";
  assert.ok(whole.includes(text));
});

Deno.test("a form that a browser would cut has no limits", () => {
  using shown = show(<ContactForm />);
  assert.equal(shown.container.querySelector("[maxlength]"), null);
});

Deno.test("an empty form can be sent", () => {
  sessionStorage.clear();
  const opened: string[] = [];
  using _ = show(<ContactForm open={(address) => opened.push(address)} />);
  send();
  assert.equal(opened.length, 1);
});

Deno.test("a draft outlives the form, but never what is typed already", () => {
  sessionStorage.clear();
  {
    using _ = show(<ContactForm />);
    fill({ "Full Name": "Ada", Timeline: "March" });
  }
  using _ = show(<ContactForm />);
  assert.equal(field("Full Name").value, "Ada");
  assert.equal(field("Timeline").value, "March");
  assert.equal(field("Description").value, "");
});

Deno.test("a draft that cannot be read is no draft", () => {
  sessionStorage.setItem("contact-draft", "null");
  using _ = show(<ContactForm />);
  assert.equal(field("Full Name").value, "");
});

Deno.test("who comes to apply to the academy finds the project named", () => {
  sessionStorage.clear();
  using _ = show(<ContactForm />, "/contact-us#academy");
  assert.equal(field("Project name").value, "Academy application");
});
