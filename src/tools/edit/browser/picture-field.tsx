import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { pictureKinds } from "../../../agency/pictures/picture-kinds.ts";
import { parseFocus, partShown } from "../../images/crop.ts";
import type { NewPicture } from "../pictures/form-picture.ts";
import { type ControlProps, useForm } from "./form-state.ts";
import { DropZone, FocusField, TextField } from "./new-picture.tsx";
import { ask } from "./saving.ts";

interface Chosen {
  file: File;
  /** Undefined if the browser cannot show it. */
  shown?: string;
}

const centre = "50,50";
const useLabel = "Use this picture";
const dropLabel = "Do not use it";

/**
 * The author drops or chooses a file, describes it and clicks its focal point;
 * the server makes the site's files.
 */
export function PictureField(
  { field, id, value, onChange, problem }: ControlProps,
) {
  const { hold } = useForm();
  const [chosen, setChosen] = useState<Chosen>();
  const [alt, setAlt] = useState("");
  const [focus, setFocus] = useState(centre);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const address = typeof value === "string" ? value : "";
  const { isPortrait = false, isWhole = false } = field;
  const { ratio } = pictureKinds[isPortrait ? "portrait" : "blog"];
  const part = size && !isWhole &&
    partShown(size, ratio, parseFocus(focus)!);
  /** Changes this field where its block is now; undefined if that is gone. */
  const changeNow = useRef<typeof onChange>(undefined);

  useLayoutEffect(() => {
    changeNow.current = onChange;
    return () => {
      changeNow.current = undefined;
    };
  });

  useEffect(() => {
    if (!chosen) return;
    const reason =
      `“${chosen.file.name}” is not used yet: choose “${useLabel}” or “${dropLabel}”.`;
    hold(id, reason);
    return () => {
      hold(id, undefined);
      if (chosen.shown) URL.revokeObjectURL(chosen.shown);
    };
  }, [chosen, id]);

  function choose(file: File | undefined): void {
    if (!file) return;
    // Only Safari shows HEIC; elsewhere the focal point stays in the centre.
    const isShown = !/\.hei[cf]$/i.test(file.name);
    setChosen({ file, ...isShown && { shown: URL.createObjectURL(file) } });
    setAlt("");
    setFocus(centre);
    setSize(undefined);
    setFailure("");
  }

  async function add(file: File): Promise<void> {
    setIsBusy(true);
    setFailure("");
    const body = new FormData();
    body.set("file", file);
    body.set("alt", alt);
    body.set("focus", focus);
    if (isPortrait) body.set("portrait", "yes");
    const response = await ask("/editor/pictures", { method: "POST", body });
    setIsBusy(false);
    if (!response.ok) return setFailure(await response.text());
    const { cover, whole, portrait }: NewPicture = await response.json();
    changeNow.current?.(portrait ?? (isWhole ? whole : cover));
    setChosen(undefined);
  }

  return (
    <DropZone
      id={id}
      label="Drop or paste a picture here, or choose one:"
      choose={([file]) => choose(file)}
    >
      {address && !chosen && (
        <p>
          <img
            src={isPortrait ? `/pictures/${address}-480.webp` : address}
            alt="The chosen picture"
          />
          <button type="button" onClick={() => onChange("")}>Remove</button>
          {" "}
          Choose its file again to move its focal point.
        </p>
      )}
      {chosen && (
        <div aria-invalid={problem ? true : undefined}>
          {chosen.shown && (
            <FocusField
              src={chosen.shown}
              focus={focus}
              onFocus={setFocus}
              onSize={setSize}
            />
          )}
          {part && <p role="status">{part}</p>}
          {
            // Pages call a portrait by the person's name.
            !isPortrait && (
              <TextField
                label="Alternative text: what the picture shows, for those who do not see it"
                value={alt}
                onText={setAlt}
              />
            )
          }
          <button
            type="button"
            disabled={isBusy || !(isPortrait || alt.trim())}
            onClick={() => add(chosen.file)}
          >
            {isBusy ? "Making its files…" : useLabel}
          </button>{" "}
          <button
            type="button"
            disabled={isBusy}
            onClick={() => setChosen(undefined)}
          >
            {dropLabel}
          </button>
        </div>
      )}
      {failure && <p role="alert">{failure}</p>}
    </DropZone>
  );
}
