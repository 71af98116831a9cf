import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
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
  assert.match(screen.getByRole("status").textContent, /^$/);
  send();
  const mail = new URL(opened[0] ?? "");
  assert.equal(mail.pathname, site.email);
  assert.equal(mail.searchParams.get("subject"), "Fish? Yes=100%");
  assert.equal(
    mail.searchParams.get("body"),
    "Full Name: Ada & Ọkàfọ̀\r\nDescription: Ponds\r\nand boxes\r\nTimeline: Before March",
  );
  assert.ok(screen.getByRole("status").textContent.includes(site.email));
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
