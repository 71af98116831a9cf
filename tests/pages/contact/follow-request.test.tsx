import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { act, fireEvent, screen } from "@testing-library/react";
import { followRequest } from "../../../src/pages/contact/follow-request.ts";
import { keepDrafts } from "../../../src/ui/controls/draft.ts";
import { isTyping } from "../../../src/lib/is-typing.ts";
import { site } from "../../../data/site.ts";
import { BeforeSending } from "../../../src/pages/contact/before-sending.tsx";
import { fieldNames } from "../../../src/pages/contact/contact-fields.tsx";
import { ContactForm } from "../../../src/pages/contact/contact-form.tsx";
import {
  callTimes,
  contactRequests,
} from "../../../src/pages/contact/requests.ts";
import { Tickets } from "../../../src/pages/contact/tickets.tsx";
import { draftKey } from "../../../src/pages/contact/use-contact-mail.ts";

// The document's events differ from the runtime's.
const { Event: WindowEvent } = Reflect.get(globalThis, "window");
const { Event: RuntimeEvent } = globalThis;

keepDrafts();

/** Shows tickets, times and form at a fragment. */
function open(fragment: string) {
  const shown = show(
    <>
      <Tickets />
      <BeforeSending />
      <ContactForm />
    </>,
  );
  Object.assign(globalThis, { Event: WindowEvent });
  goTo(fragment);
  const fieldOf = (name: keyof ReturnType<typeof fieldNames>) =>
    screen.getByLabelText<HTMLInputElement>(fieldNames()[name]);
  return {
    fieldOf,
    shownTickets: () =>
      [...shown.container.querySelectorAll("[data-shown]")]
        .map(({ id }) => id),
    box: () =>
      document.getElementById(fragment)?.querySelector("input") ?? undefined,
    [Symbol.dispose]() {
      shown[Symbol.dispose]();
      sessionStorage.clear();
      history.replaceState(null, "", "/");
      Object.assign(globalThis, { Event: RuntimeEvent });
    },
  };
}

function goTo(fragment: string): void {
  history.replaceState(null, "", `#${fragment}`);
  act(followRequest);
}

Deno.test("each choice shows its ticket and fills in the form, as nothing typed", () => {
  for (const { fragment, project, description = "" } of contactRequests()) {
    using page = open(fragment);
    assert.deepEqual(page.shownTickets(), [fragment]);
    assert.equal(page.fieldOf("project").value, project);
    assert.equal(page.fieldOf("description").value, description);
    assert.equal(isTyping(), false);
    assert.equal(sessionStorage[draftKey], undefined);
  }
});

Deno.test("a choice replaces what another has filled in, and nothing that was typed", () => {
  const [first, second] = contactRequests();
  assert.ok(first && second);
  using page = open(first.fragment);
  fireEvent.input(page.fieldOf("project"), { target: { value: "Fish farm" } });
  goTo(second.fragment);
  assert.deepEqual(page.shownTickets(), [second.fragment]);
  assert.equal(page.fieldOf("project").value, "Fish farm");
  assert.equal(page.fieldOf("description").value, second.description);
  // An unknown fragment shows the plain page.
  goTo("book");
  assert.deepEqual(page.shownTickets(), []);
  assert.equal(page.fieldOf("project").value, "Fish farm");
  assert.equal(page.fieldOf("description").value, "");
});

Deno.test("what a visitor has emptied stays empty", () => {
  const [first] = contactRequests();
  assert.ok(first);
  using page = open(first.fragment);
  fireEvent.input(page.fieldOf("project"), { target: { value: "" } });
  act(followRequest);
  assert.equal(page.fieldOf("project").value, "");
});

Deno.test("a box adds its line to the description, and takes it away", () => {
  const request = contactRequests().find(({ addOn }) => addOn);
  if (!request) return;
  using page = open(request.fragment);
  const box = page.box();
  const description = page.fieldOf("description");
  assert.ok(box && !box.disabled);
  fireEvent.click(box);
  assert.equal(
    description.value,
    `${request.description}\n${request.addOn?.line}`,
  );
  // It is the visitor's, so it is kept.
  assert.ok(sessionStorage[draftKey].includes(request.addOn?.line));
  fireEvent.input(description, {
    target: { value: `${description.value}\nFor fish` },
  });
  fireEvent.click(box);
  assert.equal(description.value, `${request.description}\nFor fish`);
});

Deno.test("a call time fills in the timeline and leaves the ticket", () => {
  const times = site.callTimes.length;
  site.callTimes.push({ day: "Sunday", time: "09:30" });
  try {
    const [request] = contactRequests();
    const time = callTimes().at(-1);
    assert.ok(request && time);
    using page = open(request.fragment);
    goTo(time.fragment);
    assert.equal(page.fieldOf("timeline").value, time.timeline);
    assert.equal(page.fieldOf("project").value, request.project);
    assert.deepEqual(page.shownTickets(), [request.fragment]);
  } finally {
    site.callTimes.length = times;
  }
});
