import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { createProjectCoverControl } from "../../../src/tools/edit/browser/project-cover-control.ts";
import { createProjectPicturesControl } from "../../../src/tools/edit/browser/project-pictures-control.ts";
import type {
  FormCover,
  FormPicture,
  Upload,
} from "../../../src/tools/edit/pictures/form-picture.ts";
import { waitUntil } from "../../support/promises.ts";

/** What a control renders. */
interface Rendered {
  props: {
    type?: string;
    "aria-label"?: string;
    onDrop?(event: object): void;
    onChange?(event: object): void;
    onClick?(): void;
  };
  children: unknown[];
}

// The parts of the CMS that controls use.
Object.assign(window, {
  createClass: (component: object) => component,
  h: (_type: string, props: object | null, ...children: unknown[]) => ({
    props: props ?? {},
    children: children.flat(Infinity),
  }),
});

interface Control {
  getInitialState(): object;
  componentDidMount(): void;
  render(): Rendered;
}

/** A control in the form of a project, as it was rendered once. */
function openControl<Value>(control: unknown, data: object) {
  const sent: Value[] = [];
  const component = Object.assign(Object.create(control as Control), {
    props: {
      field: { get: () => ({ toJS: () => [] }) },
      entry: { get: (name: string) => name === "data" && { toJS: () => data } },
      onChange: (value: Value) => sent.push(value),
    },
    state: (control as Control).getInitialState(),
    setState(state: object) {
      Object.assign(this.state, state);
    },
  }) as Control;
  component.componentDidMount();
  const parts = partsOf(component.render());
  const find = (matches: (props: Rendered["props"]) => unknown) =>
    parts.find(({ props }) => matches(props))!.props;
  return {
    sent,
    drop: (name: string) =>
      find(({ onDrop }) => onDrop).onDrop!({
        preventDefault() {},
        stopPropagation() {},
        dataTransfer: { files: [new File([], name)] },
      }),
    type: (value: string) =>
      find(({ type }) => type === "text").onChange!({ target: { value } }),
    press: (label: string) =>
      find((props) => props["aria-label"] === label).onClick!(),
  };
}

function partsOf(part: unknown): Rendered[] {
  const { props, children } = (part ?? {}) as Partial<Rendered>;
  if (!props) return [];
  return [
    { props, children: [] },
    ...(children ?? []).flatMap(partsOf),
  ];
}

/** Answers uploads with a picture of this name, once they are released. */
function holdUploads(picture: string) {
  const { fetch } = globalThis;
  const held = Promise.withResolvers<void>();
  globalThis.fetch = async () => {
    await held.promise;
    return Response.json(uploaded(picture));
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
  const showcase: FormPicture[] = [{ picture: "pier" }, { picture: "sail" }];
  const { sent, drop, type, press } = openControl<FormPicture[]>(
    createProjectPicturesControl(),
    { showcase },
  );
  using uploads = holdUploads("new/net");
  drop("net.png");
  uploads.release();
  await waitUntil(() => sent.length === 1);
  // Before the form shows it.
  type("A pier");
  assert.deepEqual(
    sent.at(-1)?.map(({ picture, alt }) => [picture, alt]),
    [["pier", "A pier"], ["sail", undefined], ["new/net", ""]],
  );
  const names = () => sent.at(-1)?.map(({ picture }) => picture);
  press("Move picture 2 up");
  assert.deepEqual(names(), ["sail", "pier", "new/net"]);
  press("Remove picture 1");
  assert.deepEqual(names(), ["sail", "new/net"]);
});

Deno.test("a text of the cover that is typed while another cover is read is kept", async () => {
  const { sent, drop, type } = openControl<FormCover>(
    createProjectCoverControl(),
    { coverAlt: { ...uploaded("new/pier"), alt: "" } },
  );
  using uploads = holdUploads("new/sail");
  drop("sail.png");
  type("A boat");
  uploads.release();
  await waitUntil(() => sent.at(-1)?.picture === "new/sail");
  assert.equal(sent.at(-1)?.alt, "A boat");
  // Before the form shows the new one.
  type("A long boat");
  const { picture, alt } = sent.at(-1)!;
  assert.deepEqual([picture, alt], ["new/sail", "A long boat"]);
});
