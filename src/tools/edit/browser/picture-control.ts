import type { NewPicture } from "../new-pictures.ts";
import { cms, type ControlProps } from "./globals.ts";

interface State {
  file?: File;
  shown?: string;
  alt: string;
  x: number;
  y: number;
  isBusy: boolean;
  problem?: string;
}

interface Component {
  props: ControlProps;
  state: State;
  setState(state: Partial<State>): void;
}

const empty: State = { alt: "", x: 50, y: 50, isBusy: false };

/**
 * The picture control: the editor drops or chooses a file, describes it and
 * clicks its focal point; the server makes the site's files.
 */
export function createPictureControl() {
  return cms.createClass({
    displayName: "PictureControl",
    getInitialState: () => empty,
    render(this: Component) {
      const { value } = this.props;
      const address = typeof value === "string" ? value : "";
      return cms.h(
        "div",
        {
          className: "picture-control",
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            choose(this, event.dataTransfer?.files[0]);
          },
        },
        address && shownPicture(this, address),
        fileField(this),
        this.state.file && form(this),
        this.state.problem && cms.h("p", { role: "alert" }, this.state.problem),
      );
    },
  });
}

/** Whether the field holds the name of a person's portrait, not an address. */
function isPortrait({ props }: Component): boolean {
  return Boolean(props.field.get("portrait"));
}

function shownPicture(component: Component, value: string) {
  const { props } = component;
  const src = isPortrait(component) ? `/pictures/${value}-480.webp` : value;
  return cms.h(
    "p",
    null,
    cms.h("img", { src, alt: "The chosen picture" }),
    cms.h(
      "button",
      { type: "button", onClick: () => props.onChange("") },
      "Remove",
    ),
    " Choose its file again to move its focal point.",
  );
}

function fileField(component: Component) {
  return cms.h(
    "label",
    null,
    "Drop a picture here, or choose one: ",
    cms.h("input", {
      type: "file",
      accept: "image/jpeg,image/png,image/webp,image/avif,.heic,.heif",
      onChange: (event: { target: HTMLInputElement }) =>
        choose(component, event.target.files?.[0]),
    }),
  );
}

function form(component: Component) {
  const { shown, alt, x, y, isBusy } = component.state;
  return cms.h(
    "div",
    null,
    shown &&
      cms.h(
        "div",
        {
          className: "focus",
          title: "Click what every crop must keep",
          onClick: (event: MouseEvent) => focusAt(component, event),
        },
        cms.h("img", { src: shown, alt: "" }),
        cms.h(
          "svg",
          { viewBox: "0 0 100 100", preserveAspectRatio: "none" },
          cms.h("path", { d: `M${x} 0V100M0 ${y}H100` }),
        ),
      ),
    // Pages call a portrait by the person's name.
    !isPortrait(component) && cms.h(
      "label",
      null,
      "Alternative text: what the picture shows, for those who do not see it",
      cms.h("input", {
        type: "text",
        value: alt,
        onChange: (event: { target: HTMLInputElement }) =>
          component.setState({ alt: event.target.value }),
      }),
    ),
    cms.h("button", {
      type: "button",
      disabled: isBusy || !(isPortrait(component) || alt.trim()),
      onClick: () => add(component),
    }, isBusy ? "Making its files…" : "Use this picture"),
  );
}

function choose(component: Component, file: File | undefined): void {
  if (!file) return;
  // Only Safari shows HEIC; elsewhere the focal point stays in the centre.
  const isShown = !/\.hei[cf]$/i.test(file.name);
  component.setState({
    ...empty,
    file,
    ...(isShown && { shown: URL.createObjectURL(file) }),
    problem: undefined,
  });
}

function focusAt(component: Component, event: MouseEvent): void {
  const { currentTarget, clientX, clientY } = event;
  if (!(currentTarget instanceof Element)) return;
  const box = currentTarget.getBoundingClientRect();
  component.setState({
    x: Math.round(100 * (clientX - box.left) / box.width),
    y: Math.round(100 * (clientY - box.top) / box.height),
  });
}

async function add(component: Component): Promise<void> {
  const { file, alt, x, y } = component.state;
  if (!file) return;
  component.setState({ isBusy: true, problem: undefined });
  const body = new FormData();
  body.set("file", file);
  body.set("alt", alt);
  body.set("focus", `${x},${y}`);
  if (isPortrait(component)) body.set("portrait", "yes");
  const response = await fetch("/cms/pictures", { method: "POST", body });
  if (!response.ok) {
    component.setState({ isBusy: false, problem: await response.text() });
    return;
  }
  const { cover, whole, portrait }: NewPicture = await response.json();
  const { field, onChange } = component.props;
  onChange(portrait ?? (field.get("whole") ? whole : cover));
  component.setState({ ...empty, file: undefined, shown: undefined });
}
