import { pictureKinds } from "../../../ui/pictures/picture-kinds.ts";
import { parseFocus, partShown } from "../../images/crop.ts";
import type { NewPicture } from "../pictures/form-picture.ts";
import { cms, type Control } from "./globals.ts";
import { button, dropPlace, focusField } from "./new-picture.ts";

interface State {
  file?: File;
  shown?: string;
  /** The field's value before the file was chosen. */
  previous: string;
  alt: string;
  /** The focal point in per cent, as 50,30. */
  focus: string;
  /** The size of the chosen picture, once the browser has read it. */
  size?: { width: number; height: number };
  isBusy: boolean;
  problem?: string;
}

type Component = Control<string, State>;

const empty: State = {
  alt: "",
  previous: "",
  focus: "50,50",
  isBusy: false,
};

/** Resets the state, in which absent keys would stay. */
const nothing = {
  ...empty,
  file: undefined,
  shown: undefined,
  size: undefined,
  problem: undefined,
};

const useLabel = "Use this picture";
const dropLabel = "Do not use it";

/**
 * Starts the field's value while a chosen file is not used yet: the form has a
 * change then, and cannot be saved.
 */
const notUsedYet = "not used yet: ";

/**
 * The picture control: the editor drops or chooses a file, describes it and
 * clicks its focal point; the server makes the site's files.
 */
export function createPictureControl() {
  return cms.createClass({
    displayName: "PictureControl",
    getInitialState: () => empty,
    isValid(this: Component, value: unknown) {
      const name = nameOfChosen(value);
      if (name === undefined) return true;
      const message = this.state.file
        ? `“${name}” is not used yet: choose “${useLabel}” or “${dropLabel}”.`
        : `Choose “${name}” again, or remove it.`;
      return { error: { message } };
    },
    render(this: Component) {
      const { value } = this.props;
      const address = typeof value === "string" ? value : "";
      const chosen = nameOfChosen(value);
      const { file, problem } = this.state;
      return dropPlace(
        "Drop a picture here, or choose one:",
        ([file]) => choose(this, file),
        {
          children: [
            address && chosen === undefined && shownPicture(this, address),
            file && form(this),
            // The browser does not keep the file of a restored draft.
            chosen !== undefined && !file &&
            cms.h("p", null, `“${chosen}” was chosen. `, removeButton(this)),
            problem && cms.h("p", { role: "alert" }, problem),
          ],
        },
      );
    },
  });
}

/** The name of a chosen file that is not used yet. */
function nameOfChosen(value: unknown): string | undefined {
  return typeof value === "string" && value.startsWith(notUsedYet)
    ? value.slice(notUsedYet.length)
    : undefined;
}

/** Whether the field holds the name of a person's portrait, not an address. */
function isPortrait({ props }: Component): boolean {
  return Boolean(props.field.get("portrait"));
}

function removeButton({ props }: Component) {
  return button("Remove", () => props.onChange(""));
}

function shownPicture(component: Component, value: string) {
  const src = isPortrait(component) ? `/pictures/${value}-480.webp` : value;
  return cms.h(
    "p",
    null,
    cms.h("img", { src, alt: "The chosen picture" }),
    removeButton(component),
    " Choose its file again to move its focal point.",
  );
}

function form(component: Component) {
  const { shown, alt, focus, size, isBusy } = component.state;
  const { ratio } = pictureKinds[isPortrait(component) ? "portrait" : "blog"];
  const isCropped = !component.props.field.get("whole");
  const part = size && isCropped &&
    partShown(size, ratio, parseFocus(focus)!);
  return cms.h(
    "div",
    null,
    shown && focusField(
      shown,
      focus,
      (focus) => component.setState({ focus }),
      (size) => component.setState({ size }),
    ),
    part && cms.h("p", { role: "status" }, part),
    // Pages call a portrait by the person's name.
    !isPortrait(component) && cms.h(
      "label",
      null,
      "Alternative text: what the picture shows, for those who do not see it",
      cms.h("input", {
        type: "text",
        value: alt,
        // What is asked for next may be below the window.
        autoFocus: true,
        onChange: (event: { target: HTMLInputElement }) =>
          component.setState({ alt: event.target.value }),
      }),
    ),
    cms.h("button", {
      type: "button",
      autoFocus: isPortrait(component),
      disabled: isBusy || !(isPortrait(component) || alt.trim()),
      onClick: () => add(component),
    }, isBusy ? "Making its files…" : useLabel),
    " ",
    button(dropLabel, () => drop(component), { isDisabled: isBusy }),
  );
}

function choose(component: Component, file: File | undefined): void {
  if (!file) return;
  // Only Safari shows HEIC; elsewhere the focal point stays in the centre.
  const isShown = !/\.hei[cf]$/i.test(file.name);
  const { props, state } = component;
  const value = String(props.value ?? "");
  const isFirst = nameOfChosen(value) === undefined;
  component.setState({
    ...empty,
    file,
    previous: isFirst ? value : state.previous,
    size: undefined,
    ...(isShown && { shown: URL.createObjectURL(file) }),
    problem: undefined,
  });
  props.onChange(notUsedYet + file.name);
}

/** Gives up the chosen file: the field has its former picture again. */
function drop(component: Component): void {
  component.props.onChange(component.state.previous);
  component.setState(nothing);
}

async function add(component: Component): Promise<void> {
  const { file, alt, focus } = component.state;
  if (!file) return;
  component.setState({ isBusy: true, problem: undefined });
  const body = new FormData();
  body.set("file", file);
  body.set("alt", alt);
  body.set("focus", focus);
  if (isPortrait(component)) body.set("portrait", "yes");
  const response = await fetch("/cms/pictures", { method: "POST", body });
  if (!response.ok) {
    component.setState({ isBusy: false, problem: await response.text() });
    return;
  }
  const { cover, whole, portrait }: NewPicture = await response.json();
  const { field, onChange } = component.props;
  onChange(portrait ?? (field.get("whole") ? whole : cover));
  component.setState(nothing);
}
