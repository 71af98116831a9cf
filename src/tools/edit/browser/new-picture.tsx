import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { cropAround, parseFocus, partShown } from "../../images/crop.ts";
import { type Upload, uploadAddress } from "../pictures/form-picture.ts";
import { ask } from "./saving.ts";

/** The files that the server can read. */
const accept = "image/jpeg,image/png,image/webp,image/avif,.heic,.heif";

/** A place to drop or paste files, with the button to choose them. */
export function DropZone(
  { id, label, isMultiple = false, choose, children }: {
    id?: string;
    label: string;
    isMultiple?: boolean;
    choose(files: File[]): void;
    children?: ReactNode;
  },
) {
  return (
    <div
      className="picture-control"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        choose([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        choose(files);
      }}
    >
      <label>
        {label}{" "}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={isMultiple}
          onChange={({ target }) => {
            const files = [...target.files ?? []];
            // The same file may be chosen again.
            target.value = "";
            choose(files);
          }}
        />
      </label>
      {children}
    </div>
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
    const response = await ask("/editor/projects/pictures", init);
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
export function FocusField(
  { src, focus, onFocus, onSize }: {
    src: string;
    focus: string;
    onFocus(focus: string): void;
    onSize?(size: { width: number; height: number }): void;
  },
) {
  const { x, y } = parseFocus(focus) ?? centre;
  const percent = (part: number) =>
    Math.round(100 * Math.max(0, Math.min(1, part)));
  const move = (x: number, y: number) => onFocus(`${percent(x)},${percent(y)}`);
  return (
    <div
      className="focus"
      role="slider"
      tabIndex={0}
      title="Click what every crop must keep, or use the arrow keys"
      aria-label="Focal point"
      aria-valuenow={percent(y)}
      aria-valuetext={`${percent(x)} % from the left, ${
        percent(y)
      } % from the top`}
      onClick={({ currentTarget, clientX, clientY }: MouseEvent) => {
        const box = currentTarget.getBoundingClientRect();
        move(
          (clientX - box.left) / box.width,
          (clientY - box.top) / box.height,
        );
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const [right, down] = arrows[event.key] ?? [];
        const isOther = event.altKey || event.ctrlKey || event.metaKey ||
          event.shiftKey;
        if (right === undefined || down === undefined || isOther) return;
        event.preventDefault();
        move(x + right, y + down);
      }}
    >
      <img
        src={src}
        alt=""
        onLoad={({ currentTarget }) =>
          onSize?.({
            width: currentTarget.naturalWidth,
            height: currentTarget.naturalHeight,
          })}
      />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        <path d={`M${x} 0V1M0 ${y}H1`} />
      </svg>
    </div>
  );
}

/** A crop of a picture as the page shows it. */
export function CropView(
  { picture: { picture, width, height, focus }, ratio, label }: {
    picture: Upload;
    ratio: readonly [number, number];
    label: string;
  },
) {
  const point = parseFocus(focus) ?? centre;
  const crop = cropAround({ width, height }, ratio, point);
  const part = partShown({ width, height }, ratio, point);
  return (
    <figure>
      <svg
        viewBox={`${crop.left} ${crop.top} ${crop.width} ${crop.height}`}
        role="img"
        aria-label={label}
      >
        <image href={uploadAddress(picture)} width={width} height={height} />
      </svg>
      <figcaption>{part ? `${label}. ${part}` : label}</figcaption>
    </figure>
  );
}

/** A line of text with its label. */
export function TextField(
  { label, value = "", onText }: {
    label: string;
    value: string | undefined;
    onText(text: string): void;
  },
) {
  return (
    <label>
      {label}
      <input
        type="text"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
