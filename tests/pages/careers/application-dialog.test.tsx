import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { site } from "../../../data/site.ts";
import { ApplicationDialog } from "../../../src/pages/careers/application-dialog.tsx";

function open() {
  const opened: string[] = [];
  let closed = 0;
  const shown = show(
    <ApplicationDialog
      title="Painter"
      onClose={() => closed++}
      open={(address) => opened.push(address)}
    />,
  );
  const { container } = shown;
  return {
    opened,
    closed: () => closed,
    texts: () => screen.getAllByRole<HTMLInputElement>("textbox"),
    resume: () => container.querySelector<HTMLInputElement>("[type=file]")!,
    submit: () => fireEvent.click(container.querySelector("[type=submit]")!),
    cancel: () =>
      fireEvent.click(container.querySelector("button[type=button]")!),
    [Symbol.dispose]: () => shown[Symbol.dispose](),
  };
}

Deno.test("the application form is a modal dialog with the job's title and labelled fields", () => {
  using form = open();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", {
    name: "Painter",
  });
  assert.equal(dialog.open, true);
  const fields = [...form.texts(), form.resume()];
  assert.ok(fields.length > 1);
  for (const field of fields) assert.ok(field.labels?.[0]?.textContent);
});

Deno.test("submitting an application opens a mail with a line per field", () => {
  using form = open();
  const names = form.texts().map(({ name }) => name);
  fireEvent.input(form.texts()[0]!, { target: { value: "Ada" } });
  form.submit();
  const mail = new URL(form.opened[0] ?? "");
  assert.equal(mail.pathname, site.email);
  assert.equal(mail.searchParams.get("subject"), "Painter");
  assert.equal(
    mail.searchParams.get("body"),
    names.map((name, index) => `${name}: ${index === 0 ? "Ada" : ""}`)
      .join("\r\n"),
  );
});

Deno.test("empty fields and a resume above 10 MB do not stop the form, and nothing is uploaded", () => {
  const asked: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (request) => {
    asked.push(request);
    return Promise.reject(new Error("No calls"));
  };
  try {
    using form = open();
    const file = new File([new Uint8Array(11 * 1024 * 1024)], "resume.pdf");
    fireEvent.change(form.resume(), { target: { files: [file] } });
    form.submit();
    assert.equal(form.opened.length, 1);
    assert.deepEqual(asked, []);
  } finally {
    globalThis.fetch = fetch;
  }
});

Deno.test("cancelling closes the application form and opens no mail", () => {
  using form = open();
  form.cancel();
  assert.equal(form.closed(), 1);
  assert.deepEqual(form.opened, []);
});
