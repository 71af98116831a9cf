import { cropAround, parseFocus } from "../../images/crop.ts";
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

/** The whole picture, whose focal point a click sets. */
export function focusField(
  { picture, focus }: Upload,
  onFocus: (focus: string) => void,
) {
  const { x, y } = parseFocus(focus) ?? { x: 0.5, y: 0.5 };
  return cms.h(
    "div",
    {
      className: "focus",
      title: "Click what the crop must keep",
      onClick: ({ currentTarget, clientX, clientY }: MouseEvent) => {
        const box = (currentTarget as Element).getBoundingClientRect();
        const across = Math.round(100 * (clientX - box.left) / box.width);
        const down = Math.round(100 * (clientY - box.top) / box.height);
        onFocus(`${across},${down}`);
      },
    },
    cms.h("img", { src: uploadAddress(picture), alt: "" }),
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
  const point = parseFocus(focus) ?? { x: 0.5, y: 0.5 };
  const crop = cropAround({ width, height }, ratio, point);
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
    cms.h("figcaption", null, label),
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
