import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { site } from "../../../data/site.ts";
import { ApplicationDialog } from "../../../src/pages/job/application-dialog.tsx";

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
  return {
    opened,
    closed: () => closed,
    [Symbol.dispose]: () => shown[Symbol.dispose](),
  };
}

Deno.test("the application form is a modal dialog with its fields", () => {
  using _ = open();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", {
    name: "Painter",
  });
  assert.equal(dialog.open, true);
  for (const label of ["Name", "Email", "Portfolio link", "Cover letter"]) {
    assert.ok(screen.getByLabelText(label));
  }
  const resume = screen.getByLabelText<HTMLInputElement>(/max\. of 10mb/);
  assert.equal(resume.type, "file");
});

Deno.test("submitting an application opens a mail about the job", () => {
  using it = open();
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ada" } });
  fireEvent.click(screen.getByRole("button", { name: "Submit Application" }));
  const mail = new URL(it.opened[0] ?? "");
  assert.equal(mail.pathname, site.email);
  assert.equal(mail.searchParams.get("subject"), "Painter");
  assert.match(mail.searchParams.get("body") ?? "", /^Name: Ada\r\nEmail: /);
});

Deno.test("neither an empty field nor a resume above 10 MB stops the form, and nothing is sent", () => {
  const asked: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (request) => {
    asked.push(request);
    return Promise.reject(new Error("No calls"));
  };
  try {
    using it = open();
    const resume = screen.getByLabelText<HTMLInputElement>(/max\. of 10mb/);
    const file = new File([new Uint8Array(11 * 1024 * 1024)], "resume.pdf");
    fireEvent.change(resume, { target: { files: [file] } });
    fireEvent.click(screen.getByRole("button", { name: "Submit Application" }));
    assert.equal(it.opened.length, 1);
    assert.deepEqual(asked, []);
  } finally {
    globalThis.fetch = fetch;
  }
});

Deno.test("Cancel closes the application form and sends nothing", () => {
  using it = open();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  assert.equal(it.closed(), 1);
  assert.deepEqual(it.opened, []);
});
