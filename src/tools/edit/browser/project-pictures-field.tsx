import { useState } from "react";
import { groupsIn } from "../../../records/record-to-save.ts";
import { pictureKinds } from "../../../agency/pictures/picture-kinds.ts";
import { spanningPositions } from "../../../agency/projects/spanning-positions.ts";
import { ratioOf } from "../../images/crop.ts";
import {
  type FormPicture,
  isNew,
  type Upload,
  uploadAddress,
} from "../pictures/form-picture.ts";
import { type ControlProps, useForm } from "./form-state.ts";
import {
  type Items,
  ItemTools,
  Movable,
  Removed,
  useItems,
} from "./list-items.tsx";
import {
  CropView,
  DropZone,
  FocusField,
  TextField,
  upload,
} from "./new-picture.tsx";

function picturesIn(value: unknown): FormPicture[] {
  return groupsIn(value) as unknown as FormPicture[];
}

/**
 * The pictures of a project: the author drops all of them at once, describes
 * them and chooses how each stands; the server proposes crops and colours, and
 * makes the files when the project is saved.
 */
export function ProjectPicturesField(
  { field, id, value, onChange }: ControlProps,
) {
  const [progress, setProgress] = useState("");
  const [failures, setFailures] = useState<string[]>([]);
  const list = useItems({
    field: { ...field, singular: "Picture" },
    fieldPath: id,
    value,
  });
  const pictures = picturesIn(value);
  /** Another picture may have arrived since the last rendering. */
  const change = (next: (latest: FormPicture[]) => FormPicture[]) =>
    onChange((latest: unknown) => next(picturesIn(latest)));
  const changeOne = (name: string, part: Partial<FormPicture>) =>
    change((latest) =>
      latest.map((it) => it.picture === name ? { ...it, ...part } : it)
    );

  /** Adds files one after another: the first can be described already. */
  async function add(files: File[]): Promise<void> {
    const failures: string[] = [];
    setFailures([]);
    for (const [index, file] of files.entries()) {
      setProgress(`Reading ${file.name} (${index + 1} of ${files.length}) …`);
      try {
        const added = await upload(file);
        const shown = { ...added, upright: added.wide, alt: "", caption: "" };
        change((latest) => {
          if (!latest.some(({ picture }) => picture === added.picture)) {
            return [...latest, shown];
          }
          failures.push(`${file.name}: it is here already`);
          return latest;
        });
      } catch (cause) {
        failures.push(String((cause as Error).message));
      }
      setFailures([...new Set(failures)]);
    }
    setProgress("");
    setFailures([...new Set(failures)]);
  }

  async function addForPhones(
    picture: string,
    file: File | undefined,
  ): Promise<void> {
    if (!file) return;
    try {
      changeOne(picture, { upright: true, phone: await upload(file) });
    } catch (cause) {
      setFailures([String((cause as Error).message)]);
    }
  }

  return (
    <div className="project-pictures">
      <ol>
        {pictures.map((picture, index) => (
          <li key={picture.picture}>
            <Movable fieldPath={id} index={index} move={list.move}>
              <Entry
                {...{ field, id, picture, index, pictures, list }}
                set={(part) => changeOne(picture.picture, part)}
                addForPhones={(file) => addForPhones(picture.picture, file)}
              />
            </Movable>
          </li>
        ))}
      </ol>
      {list.removed && <Removed fieldPath={id} list={list} />}
      <DropZone
        id={id}
        label="Drop or paste pictures here, or choose them:"
        isMultiple
        choose={add}
      >
        {progress && <p role="status">{progress}</p>}
        {failures.map((it) => <p role="alert" key={it}>{it}</p>)}
      </DropZone>
    </div>
  );
}

function Entry(
  { field, id, picture, index, pictures, list, set, addForPhones }: {
    field: ControlProps["field"];
    id: string;
    picture: FormPicture;
    index: number;
    pictures: FormPicture[];
    list: Items;
    set(part: Partial<FormPicture>): void;
    addForPhones(file: File | undefined): void;
  },
) {
  const { problems } = useForm();
  const number = index + 1;
  const { wide, upright, alt, caption, phone } = picture;
  const isUpload = isNew(picture.picture);
  const labelOf = (name: string) =>
    field.fields?.find((it) => it.name === name)?.label ?? "";
  const problem = Object.entries(problems)
    .find(([fieldPath]) => fieldPath.startsWith(`${id}.${index}.`))?.[1];
  return (
    <fieldset>
      <legend>{`Picture ${number}`}</legend>
      <div className="views">
        {isUpload
          ? <NewViews picture={picture as FormPicture & Upload} set={set} />
          : (
            <img
              src={`/pictures/${picture.picture}-800.webp`}
              alt={`Picture ${number}`}
            />
          )}
        {phone && (
          <CropView
            picture={phone}
            ratio={pictureKinds.tall.ratio}
            label="On phones"
          />
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      {!wide && spanningPositions(pictures).includes(number) && (
        <p>No square stands beside it: it takes the whole row.</p>
      )}
      <TextField
        label={labelOf("alt")}
        value={alt}
        onText={(alt) => set({ alt })}
      />
      <TextField
        label={labelOf("caption")}
        value={caption}
        onText={(caption) => set({ caption })}
      />
      {isUpload && (
        <CheckBox
          label={labelOf("wide")}
          isChecked={wide}
          onChecked={(wide) => set({ wide, upright: wide })}
        />
      )}
      {wide && (isUpload || upright) && (
        <CheckBox
          label={labelOf("upright")}
          isChecked={upright}
          onChecked={(upright) => set({ upright })}
        />
      )}
      {wide && (
        <DropZone
          label="Another picture for phones, if this one cannot be read there:"
          choose={([file]) => addForPhones(file)}
        />
      )}
      <ItemTools
        fieldPath={id}
        name={`picture ${number}`}
        {...{ index, list }}
      />
    </fieldset>
  );
}

function NewViews(
  { picture, set }: {
    picture: FormPicture & Upload;
    set(part: Partial<FormPicture>): void;
  },
) {
  const { wide, upright, phone } = picture;
  return (
    <>
      <FocusField
        src={uploadAddress(picture.picture)}
        focus={picture.focus}
        onFocus={(focus) => set({ focus })}
      />
      <CropView
        picture={picture}
        ratio={ratioOf(wide ? "full" : "square", picture)}
        label="In the gallery"
      />
      {wide && upright && !phone && (
        <CropView
          picture={picture}
          ratio={pictureKinds.tall.ratio}
          label="On phones"
        />
      )}
    </>
  );
}

/** A box to tick, with its label. */
function CheckBox(
  { label, isChecked = false, onChecked }: {
    label: string;
    isChecked: boolean | undefined;
    onChecked(isChecked: boolean): void;
  },
) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChecked(target.checked)}
      />{" "}
      {label}
    </label>
  );
}
