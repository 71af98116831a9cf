import { useEffect, useState } from "react";
import { isRecord } from "../../../lib/text/json.ts";
import { groupsIn } from "../../../records/record-to-save.ts";
import { pictureKinds } from "../../../agency/pictures/picture-kinds.ts";
import {
  type FormCover,
  isNew,
  uploadAddress,
} from "../pictures/form-picture.ts";
import { type ControlProps, useForm } from "./form-state.ts";
import {
  CropView,
  DropZone,
  FocusField,
  TextField,
  upload,
} from "./new-picture.tsx";

/**
 * The cover of a project. The first picture of a new project is proposed; the
 * value is the alternative text, with a new picture a group: `FormCover`.
 */
export function ProjectCoverField({ id, value, onChange }: ControlProps) {
  const form = useForm();
  const [progress, setProgress] = useState("");
  const [failure, setFailure] = useState("");
  const cover = isRecord(value) ? value as unknown as FormCover : undefined;
  const [first] = groupsIn(form.record.showcase);
  const isProposed = !value && isNew(first?.picture);
  useEffect(() => {
    if (!isProposed) return;
    const { upright: _, caption: __, phone: ___, ...cover } = first!;
    onChange(cover);
  }, [isProposed]);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setProgress(`Reading ${file.name} …`);
    setFailure("");
    try {
      const added = await upload(file);
      // The author may have described it meanwhile.
      onChange((latest: unknown) => ({
        ...added,
        alt: (isRecord(latest) ? latest.alt : latest) ?? "",
      }));
    } catch (cause) {
      setFailure(String((cause as Error).message));
    } finally {
      setProgress("");
    }
  }

  const set = (part: Partial<FormCover>) =>
    onChange((latest: unknown) => ({ ...Object(latest), ...part }));
  return (
    <div className="project-pictures">
      {cover
        ? (
          <>
            <div className="views">
              <FocusField
                src={uploadAddress(cover.picture)}
                focus={cover.focus}
                onFocus={(focus) => set({ focus })}
              />
              <CropView
                picture={cover}
                ratio={pictureKinds.cover.ratio}
                label="On cards"
              />
              <CropView
                picture={cover}
                ratio={pictureKinds.tall.ratio}
                label="On cards of phones"
              />
            </div>
            <TextField
              label="Alternative text of the cover (empty: that of the same picture below)"
              value={cover.alt}
              onText={(alt) => set({ alt })}
            />
          </>
        )
        // A new project has none.
        : form.id && (
          <>
            <img src={`/pictures/${form.id}/cover-800.webp`} alt="The cover" />
            <TextField
              label="Alternative text of the cover"
              value={typeof value === "string" ? value : ""}
              onText={onChange}
            />
          </>
        )}
      <DropZone
        id={id}
        label="Drop or paste the cover here, or choose it:"
        choose={([file]) => choose(file)}
      >
        {progress && <p role="status">{progress}</p>}
        {failure && <p role="alert">{failure}</p>}
      </DropZone>
    </div>
  );
}
