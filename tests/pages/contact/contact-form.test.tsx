import { show, type Shown } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { act, fireEvent, screen } from "@testing-library/react";
import { site, whatsApp } from "../../../data/site.ts";
import { keepDrafts } from "../../../src/ui/controls/draft.ts";
import { fieldNames } from "../../../src/pages/contact/contact-fields.tsx";
import { ContactForm } from "../../../src/pages/contact/contact-form.tsx";

// Before React, as in a document.
keepDrafts();

type FieldTexts = Partial<Record<keyof ReturnType<typeof fieldNames>, string>>;

interface ShownForm extends Shown {
  /** The mails that the form opened. */
  mails: URL[];
  fill(texts: FieldTexts): void;
  valueOf(field: keyof FieldTexts): string;
  send(): void;
  /** The text of the status region. */
  status(): string;
  /** The link to a mail or chat service. */
  linkTo(host: string): URL | undefined;
  /** The full message, for copying. */
  wholeMessage(): string;
}

function showForm(address?: string): ShownForm {
  const mails: URL[] = [];
  const shown = show(
    <ContactForm open={(address) => mails.push(new URL(address))} />,
    address,
  );
  const { container } = shown;
  const fieldOf = (field: keyof FieldTexts) =>
    screen.getByLabelText<HTMLInputElement>(fieldNames()[field]);
  return {
    container,
    mails,
    fill({ ...texts }) {
      for (const key of Object.keys(fieldNames()) as (keyof FieldTexts)[]) {
        const value = texts[key];
        if (value === undefined) continue;
        fireEvent.input(fieldOf(key), { target: { value } });
      }
    },
    valueOf: (field) => fieldOf(field).value,
    send: () => fireEvent.click(container.querySelector("[type=submit]")!),
    status: () =>
      container.querySelector("form > [role=status]")?.textContent ?? "",
    linkTo: (host) =>
      [...container.querySelectorAll("a")].map(({ href }) => new URL(href))
        .find((url) => url.host === host),
    wholeMessage: () =>
      container.querySelector(".whole-message")?.textContent ?? "",
    [Symbol.dispose]: () => shown[Symbol.dispose](),
  };
}

/** The body of a mail; values may contain line breaks. */
function bodyOf(
  { person = "", description = "", timeline = "" }: FieldTexts,
): string {
  return [
    `${fieldNames().person}: ${person}`,
    `${fieldNames().description}: ${description}`,
    `${fieldNames().timeline}: ${timeline}`,
  ].join("\r\n");
}

Deno.test("sending opens a mail with the project as subject and a line per other field", () => {
  sessionStorage.clear();
  using form = showForm();
  form.fill({
    person: "Ada & Ọkàfọ̀",
    project: "Fish? Yes=100%",
    description: "Ponds\nand boxes",
    timeline: "Before March",
  });
  assert.equal(form.status(), "");
  form.send();
  const [mail] = form.mails;
  assert.equal(mail?.pathname, site.email);
  assert.equal(mail?.searchParams.get("subject"), "Fish? Yes=100%");
  assert.equal(
    mail?.searchParams.get("body"),
    bodyOf({
      person: "Ada & Ọkàfọ̀",
      description: "Ponds\r\nand boxes",
      timeline: "Before March",
    }),
  );
  assert.ok(form.status().includes(site.email));
});

Deno.test("the status stays when another window takes the focus: it may not be a mail program", () => {
  sessionStorage.clear();
  using form = showForm();
  form.send();
  const before = form.status();
  assert.notEqual(before, "");
  act(() => globalThis.dispatchEvent(new Event("blur")));
  assert.equal(form.status(), before);
});

Deno.test("offers other ways to send the current text, WhatsApp first", () => {
  sessionStorage.clear();
  using form = showForm();
  assert.equal(form.container.querySelector("a")?.host, "wa.me");
  form.fill({ project: "Fish & chips?", description: "Ponds\nand boxes" });
  const body = bodyOf({ description: "Ponds\r\nand boxes" });
  for (
    const [host, subject] of [
      ["mail.google.com", "su"],
      ["outlook.live.com", "subject"],
      ["compose.mail.yahoo.com", "subject"],
    ] as const
  ) {
    const { searchParams } = form.linkTo(host)!;
    assert.equal(searchParams.get("to"), site.email);
    assert.equal(searchParams.get(subject), "Fish & chips?");
    assert.equal(searchParams.get("body"), body);
  }
  const chat = form.linkTo("wa.me");
  assert.equal(chat && chat.origin + chat.pathname, whatsApp()?.href);
  const message = chat?.searchParams.get("text");
  assert.equal(message, whatsApp() && `Fish & chips?\r\n${body}`);
  form.send();
  assert.ok(form.wholeMessage().includes("Fish & chips?"));
  assert.ok(form.wholeMessage().includes("Ponds\nand boxes"));
});

Deno.test("warns about long text, and keeps the full text for copying", () => {
  sessionStorage.clear();
  using form = showForm();
  const note = () => {
    const id = screen.getByLabelText(fieldNames().description)
      .getAttribute("aria-describedby");
    return document.getElementById(id ?? "")?.textContent ?? "";
  };
  form.fill({ description: "Ẹ kú àárọ̀." });
  const room = note();
  assert.match(room, /\d/);
  assert.equal(form.status(), "");
  const text = "Ẹ kú àárọ̀. ".repeat(100);
  form.fill({ description: text });
  assert.match(note(), /\d/);
  assert.notEqual(note(), room);
  const warning = form.status();
  assert.notEqual(warning, "");
  form.send();
  assert.match(form.mails[0]?.searchParams.get("body") ?? "", /…/);
  assert.notEqual(form.status(), warning);
  assert.match(form.status(), /…/);
  assert.ok(form.wholeMessage().includes(text));
});

Deno.test("an empty form can be sent", () => {
  sessionStorage.clear();
  using form = showForm();
  form.send();
  assert.equal(form.mails.length, 1);
});

Deno.test("a draft is restored when the form is shown again", () => {
  sessionStorage.clear();
  {
    using form = showForm();
    form.fill({ person: "Ada", timeline: "March" });
  }
  using form = showForm();
  assert.equal(form.valueOf("person"), "Ada");
  assert.equal(form.valueOf("timeline"), "March");
  assert.equal(form.valueOf("description"), "");
});

Deno.test("the email has what a link has filled in", () => {
  sessionStorage.clear();
  using form = showForm();
  const { timeline } = fieldNames();
  const field = screen.getByLabelText<HTMLInputElement>(timeline);
  // The document's events differ from the runtime's.
  const { Event: WindowEvent } = Reflect.get(globalThis, "window");
  field.value = "Tuesday 10:00, Lagos time";
  act(() => void field.form?.dispatchEvent(new WindowEvent("filled")));
  const body = form.linkTo("mail.google.com")?.searchParams.get("body");
  assert.ok(body?.includes("Tuesday 10:00, Lagos time"));
});
