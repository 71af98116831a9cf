import { hasModifier } from "../../../browser/has-modifier.ts";
import { cropAround, parseFocus, partShown } from "../../images/crop.ts";
import { type Upload, uploadAddress } from "../pictures/form-picture.ts";
import { cms } from "./globals.ts";

/** The files that the server can read. */
const accept = "image/jpeg,image/png,image/webp,image/avif,.heic,.heif";

/** A place to drop files, with the button to choose them. */
export function dropPlace(
  label: string,
  choose: (files: File[]) => void,
  { isMultiple = false, children = [] as unknown[] } = {},
) {
  return cms.h(
    "div",
    {
      className: "picture-control",
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        event.stopPropagation();
        choose([...event.dataTransfer?.files ?? []]);
      },
    },
    cms.h(
      "label",
      null,
      label,
      " ",
      cms.h("input", {
        type: "file",
        accept,
        multiple: isMultiple,
        onChange: ({ target }: { target: HTMLInputElement }) => {
          const files = [...target.files ?? []];
          // The same file may be chosen again.
          target.value = "";
          choose(files);
        },
      }),
    ),
    ...children,
  );
}

/** Pictures that the server is reading. */
let reading = 0;

/** Whether a save would miss a picture, which the form does not have yet. */
export function isReading(): boolean {
  return reading > 0;
}

/**
 * Sends a picture to the server, which reads it.
 * @throws {Error} With the file's name and the server's reason.
 */
export async function upload(file: File): Promise<Upload> {
  const body = new FormData();
  body.set("file", file);
  const init = { method: "POST", body };
  reading++;
  try {
    const response = await fetch("/cms/projects/pictures", init)
      .catch(() => new Response("the editor has stopped", { status: 503 }));
    if (response.ok) return await response.json();
    throw new Error(`${file.name}: ${await response.text()}`);
  } finally {
    reading--;
  }
}

/** The centre of a picture. */
const centre = { x: 0.5, y: 0.5 };

/** How far an arrow key moves a focal point. */
const step = 0.05;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * A whole picture, whose focal point a click or the arrow keys move.
 * @param focus In per cent, as 50,30.
 * @param onSize Takes the picture's size in pixels once it has loaded.
 */
export function focusField(
  src: string,
  focus: string,
  onFocus: (focus: string) => void,
  onSize?: (size: { width: number; height: number }) => void,
) {
  const { x, y } = parseFocus(focus) ?? centre;
  const percent = (part: number) =>
    Math.round(100 * Math.max(0, Math.min(1, part)));
  const move = (x: number, y: number) => onFocus(`${percent(x)},${percent(y)}`);
  return cms.h(
    "div",
    {
      className: "focus",
      role: "slider",
      tabIndex: 0,
      title: "Click what every crop must keep, or use the arrow keys",
      "aria-label": "Focal point",
      "aria-valuenow": percent(y),
      "aria-valuetext": `${percent(x)} % from the left, ${
        percent(y)
      } % from the top`,
      onClick: ({ currentTarget, clientX, clientY }: MouseEvent) => {
        const box = (currentTarget as Element).getBoundingClientRect();
        move(
          (clientX - box.left) / box.width,
          (clientY - box.top) / box.height,
        );
      },
      onKeyDown: (event: KeyboardEvent) => {
        const [right, down] = arrows[event.key] ?? [];
        if (
          right === undefined || down === undefined || hasModifier(event)
        ) return;
        event.preventDefault();
        move(x + right, y + down);
      },
    },
    cms.h("img", {
      src,
      alt: "",
      onLoad: ({ target }: { target: HTMLImageElement }) =>
        onSize?.({ width: target.naturalWidth, height: target.naturalHeight }),
    }),
    cms.h(
      "svg",
      { viewBox: "0 0 1 1", preserveAspectRatio: "none" },
      cms.h("path", { d: `M${x} 0V1M0 ${y}H1` }),
    ),
  );
}

/** A crop of a picture as the page shows it. */
export function cropView(
  { picture, width, height, focus }: Upload,
  ratio: readonly [number, number],
  label: string,
) {
  const point = parseFocus(focus) ?? centre;
  const crop = cropAround({ width, height }, ratio, point);
  const part = partShown({ width, height }, ratio, point);
  return cms.h(
    "figure",
    null,
    cms.h(
      "svg",
      {
        viewBox: `${crop.left} ${crop.top} ${crop.width} ${crop.height}`,
        role: "img",
        "aria-label": label,
      },
      cms.h("image", { href: uploadAddress(picture), width, height }),
    ),
    cms.h("figcaption", null, part ? `${label}. ${part}` : label),
  );
}

/** A line of text with its label. */
export function textField(
  label: string,
  value: string | undefined,
  onText: (text: string) => void,
) {
  return cms.h(
    "label",
    null,
    label,
    cms.h("input", {
      type: "text",
      value: value ?? "",
      onChange: ({ target }: { target: HTMLInputElement }) =>
        onText(target.value),
    }),
  );
}

/** A box to tick, with its label. */
export function checkBox(
  label: string,
  isChecked: boolean | undefined,
  onChecked: (isChecked: boolean) => void,
) {
  return cms.h(
    "label",
    null,
    cms.h("input", {
      type: "checkbox",
      checked: Boolean(isChecked),
      onChange: ({ target }: { target: HTMLInputElement }) =>
        onChecked(target.checked),
    }),
    " ",
    label,
  );
}

/** A button of a form. */
export function button(
  label: string,
  onClick: () => void,
  options: { name?: string; isDisabled?: boolean } = {},
) {
  return cms.h("button", {
    type: "button",
    disabled: options.isDisabled,
    "aria-label": options.name,
    onClick,
  }, label);
}
