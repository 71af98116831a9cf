import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import {
  type Change,
  type ControlProps,
  FormContext,
  withValue,
} from "../../../src/tools/edit/browser/form-state.ts";
import { projects } from "../../../src/agency/projects/project.server.ts";
import { openRecord } from "../../../src/tools/edit/browser/saving.ts";
import { formFields } from "../../../src/tools/edit/forms/form-fields.ts";
import { nextTurn } from "../../../src/lib/promises/turns.ts";
import { boats } from "../../support/projects.ts";
import { ProjectCoverField } from "../../../src/tools/edit/browser/project-cover-field.tsx";
import { PictureField } from "../../../src/tools/edit/browser/picture-field.tsx";
import { ProjectPicturesField } from "../../../src/tools/edit/browser/project-pictures-field.tsx";
import type {
  FormCover,
  FormPicture,
  Upload,
} from "../../../src/tools/edit/pictures/form-picture.ts";

const field = {
  name: "",
  label: "",
  control: "",
  isRequired: true,
  fields: [{ name: "alt", label: "Alt", control: "string", isRequired: true }],
};

/** The form of a project. */
const context = {
  kind: { name: "projects", label: "", path: "", fields: [] },
  id: "boats",
  record: {},
  saved: {},
  problems: {},
  change() {},
  hold() {},
};

/** A control in the form of a project. */
function open(
  Control: (props: ControlProps) => React.ReactNode,
  name: string,
  record: Record<string, unknown>,
) {
  const latest = { current: record };
  function Form() {
    const [record, setRecord] = useState(latest.current);
    const state = useRef({
      change(fieldPath: string, change: Change): void {
        const next = withValue(latest.current, [fieldPath], change);
        latest.current = next as typeof record;
        setRecord(latest.current);
      },
    });
    return (
      <FormContext
        value={{
          ...context,
          ...state.current,
          ...{ record, saved: record },
        }}
      >
        <Control
          field={field}
          id={name}
          value={record[name]}
          problem={undefined}
          onChange={(change) => state.current.change(name, change)}
        />
      </FormContext>
    );
  }
  const shown = render(<Form />);
  return {
    ...shown,
    value: <T,>() => latest.current[name] as T,
    drop: (file: string) =>
      fireEvent.drop(
        [...shown.container.querySelectorAll(".picture-control")].at(-1)!,
        { dataTransfer: { files: [new File([], file)] } },
      ),
    [Symbol.dispose]: cleanup,
  };
}

/** Answers uploads so, once they are released. */
function holdUploads(answer: object) {
  const { fetch } = globalThis;
  const held = Promise.withResolvers<void>();
  globalThis.fetch = async () => {
    await held.promise;
    return Response.json(answer);
  };
  return {
    release: () => held.resolve(),
    [Symbol.dispose]() {
      globalThis.fetch = fetch;
    },
  };
}

function uploaded(picture: string): Upload {
  const size = { width: 900, height: 600 };
  const colours = { ground: "#5e8aa0", mark: "#ffffff" };
  return { picture, ...size, wide: true, focus: "50,50", ...colours };
}

Deno.test("what the author does as another picture arrives loses no picture", async () => {
  const showcase = [{ picture: "pier" }, { picture: "sail" }];
  using form = open(ProjectPicturesField, "showcase", { showcase });
  using uploads = holdUploads(uploaded("new/net"));
  const shown = () =>
    form.value<FormPicture[]>().map(({ picture, alt }) => [picture, alt]);
  form.drop("net.png");
  fireEvent.change(form.getAllByLabelText("Alt")[0]!, {
    target: { value: "A pier" },
  });
  fireEvent.click(form.getByRole("button", { name: "Move picture 2 up" }));
  uploads.release();
  await waitFor(() => assert.equal(shown().length, 3));
  assert.deepEqual(shown(), [
    ["sail", undefined],
    ["pier", "A pier"],
    ["new/net", ""],
  ]);
});

Deno.test("a text of the cover that is typed while another cover is read is kept", async () => {
  const coverAlt = { ...uploaded("new/pier"), alt: "" };
  using form = open(ProjectCoverField, "coverAlt", { coverAlt });
  using uploads = holdUploads(uploaded("new/sail"));
  form.drop("sail.png");
  fireEvent.change(form.getByLabelText(/^Alternative text/), {
    target: { value: "A boat" },
  });
  uploads.release();
  await waitFor(() =>
    assert.equal(form.value<FormCover>().picture, "new/sail")
  );
  assert.equal(form.value<FormCover>().alt, "A boat");
});

Deno.test("a picture comes into its own block, though that moves or goes meanwhile", async () => {
  const changed: string[] = [];
  const block = (id: string) => (
    <FormContext value={context}>
      <PictureField
        field={field}
        id={id}
        value=""
        problem={undefined}
        onChange={(value) => changed.push(`${id}: ${value}`)}
      />
    </FormContext>
  );
  using uploads = holdUploads({ cover: "/pictures/pier.webp" });
  const shown = render(block("content.0.image"));
  const use = () => {
    fireEvent.drop(shown.container.querySelector(".picture-control")!, {
      dataTransfer: { files: [new File([], "pier.png")] },
    });
    fireEvent.change(shown.getByLabelText(/^Alternative text/), {
      target: { value: "A pier" },
    });
    fireEvent.click(shown.getByRole("button", { name: "Use this picture" }));
  };
  use();
  shown.rerender(block("content.1.image"));
  uploads.release();
  await waitFor(() => assert.equal(changed.length, 1));
  use();
  cleanup();
  await nextTurn();
  assert.deepEqual(changed, ["content.1.image: /pictures/pier.webp"]);
});

Deno.test("a copy of a project asks for pictures of its own", async () => {
  const { name, fields } = projects;
  const setup = { name, label: "", path: "", fields: formFields(fields) };
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(Response.json(boats));
  try {
    const { record } = await openRecord(setup, "", boats.slug);
    const { id: _, slug: __, coverAlt: ___, showcase: ____, ...texts } = boats;
    assert.deepEqual(record, texts);
  } finally {
    globalThis.fetch = fetch;
  }
});
