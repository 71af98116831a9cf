import { spanningPositions } from "../../../ui/projects/spanning-positions.ts";
import { pictureKinds } from "../../../ui/pictures/picture-kinds.ts";
import {
  type FormPicture,
  isNew,
  type Upload,
  uploadAddress,
} from "../pictures/form-picture.ts";
import { ratioOf } from "../../images/crop.ts";
import { cms, type Control, dataOf } from "./globals.ts";
import { change, LatestValue } from "./latest-value.ts";
import {
  button,
  checkBox,
  cropView,
  dropPlace,
  focusField,
  textField,
  upload,
} from "./new-picture.ts";

interface State {
  latest: LatestValue<FormPicture[]>;
  /** What is read at the moment, and what could not be read. */
  progress?: string;
  problems: string[];
}

type Component = Control<FormPicture[], State>;

interface CmsField {
  name: string;
  label: string;
  /** With what to type instead. */
  pattern?: [pattern: string, expected: string];
}

/** The fields of a picture, by name. */
type CmsFields = Readonly<Record<string, CmsField | undefined>>;

/**
 * The pictures of a project: the author drops all of them at once, describes
 * them and chooses how each stands; the server proposes crops and colours, and
 * makes the files when the project is saved.
 */
export function createProjectPicturesControl() {
  return cms.createClass({
    displayName: "ProjectPicturesControl",
    getInitialState: (): State => ({ latest: new LatestValue(), problems: [] }),
    componentDidMount(this: Component) {
      this.state.latest.see(shownPictures(this));
    },
    componentDidUpdate(this: Component) {
      this.state.latest.see(shownPictures(this));
    },
    isValid(this: Component) {
      const { caption } = fieldsOf(this.props);
      const [pattern = "", expected] = caption?.pattern ?? [];
      for (const [index, picture] of picturesOf(this).entries()) {
        const problem = !picture.alt?.trim()
          ? "it has no alternative text"
          : !new RegExp(pattern).test(picture.caption ?? "") && expected;
        if (!problem) continue;
        return { error: { message: `Picture ${index + 1}: ${problem}` } };
      }
      return true;
    },
    render(this: Component) {
      const { progress, problems } = this.state;
      const fields = fieldsOf(this.props);
      const pictures = picturesOf(this);
      return cms.h(
        "div",
        { className: "project-pictures" },
        cms.h(
          "ol",
          null,
          pictures.map((picture, index) =>
            cms.h(
              "li",
              { key: picture.picture },
              entry(this, picture, index, fields),
            )
          ),
        ),
        dropPlace(
          "Drop pictures here, or choose them:",
          (files) => add(this, files),
          {
            isMultiple: true,
            children: [
              progress && cms.h("p", { role: "status", key: "p" }, progress),
              ...problems.map((problem) =>
                cms.h("p", { role: "alert", key: problem }, problem)
              ),
            ],
          },
        ),
      );
    },
  });
}

function fieldsOf({ field }: Component["props"]): CmsFields {
  const fields = field.get("fields") as { toJS(): CmsField[] };
  return Object.fromEntries(fields.toJS().map((it) => [it.name, it]));
}

function picturesOf(component: Component): FormPicture[] {
  return component.state.latest.value ?? shownPictures(component);
}

/** The pictures in the props. */
function shownPictures({ props }: Component): FormPicture[] {
  const { showcase } = dataOf(props);
  return Array.isArray(showcase) ? showcase : [];
}

/**
 * Changes the picture of a name in the latest list: since the last rendering
 * another may have arrived.
 */
function changeOne(
  component: Component,
  name: string,
  part: Partial<FormPicture>,
): void {
  change(
    component,
    picturesOf(component).map((it) =>
      it.picture === name ? { ...it, ...part } : it
    ),
  );
}

/** Moves the picture of a name down, or up by a negative number. */
function move(component: Component, name: string, by: number): void {
  const pictures = picturesOf(component);
  const index = pictures.findIndex(({ picture }) => picture === name);
  const picture = pictures[index];
  if (!picture) return;
  change(
    component,
    pictures.toSpliced(index, 1).toSpliced(index + by, 0, picture),
  );
}

function remove(component: Component, name: string): void {
  change(
    component,
    picturesOf(component).filter(({ picture }) => picture !== name),
  );
}

function entry(
  component: Component,
  picture: FormPicture,
  index: number,
  fields: CmsFields,
) {
  const pictures = picturesOf(component);
  const set = (part: Partial<FormPicture>) =>
    changeOne(component, picture.picture, part);
  const number = index + 1;
  const { wide, upright, alt, caption, phone } = picture;
  const isUpload = isNew(picture.picture);
  return cms.h(
    "fieldset",
    null,
    cms.h("legend", null, `Picture ${number}`),
    cms.h(
      "div",
      { className: "views" },
      ...isUpload ? newViews(picture as FormPicture & Upload, set) : [
        cms.h("img", {
          src: `/pictures/${picture.picture}-800.webp`,
          alt: `Picture ${number}`,
        }),
      ],
      phone && cropView(phone, pictureKinds.tall.ratio, "On phones"),
    ),
    !wide && spanningPositions(pictures).includes(number) &&
      cms.h(
        "p",
        null,
        "No square stands beside it: it takes the whole row.",
      ),
    textField(fields.alt?.label ?? "", alt, (alt) => set({ alt })),
    textField(
      fields.caption?.label ?? "",
      caption,
      (caption) => set({ caption }),
    ),
    isUpload &&
      checkBox(
        fields.wide?.label ?? "",
        wide,
        (wide) => set({ wide, upright: wide }),
      ),
    wide && (isUpload || upright) &&
      checkBox(
        fields.upright?.label ?? "",
        upright,
        (upright) => set({ upright }),
      ),
    wide &&
      dropPlace(
        "Another picture for phones, if this one cannot be read there:",
        ([file]) => addForPhones(component, picture.picture, file),
      ),
    button("Up", () => move(component, picture.picture, -1), {
      name: `Move picture ${number} up`,
      isDisabled: index === 0,
    }),
    button("Down", () => move(component, picture.picture, 1), {
      name: `Move picture ${number} down`,
      isDisabled: number === pictures.length,
    }),
    button(
      "Remove",
      () => remove(component, picture.picture),
      { name: `Remove picture ${number}` },
    ),
  );
}

function newViews(
  picture: FormPicture & Upload,
  set: (part: Partial<FormPicture>) => void,
) {
  const { wide, upright, phone } = picture;
  return [
    focusField(
      uploadAddress(picture.picture),
      picture.focus,
      (focus) => set({ focus }),
    ),
    cropView(
      picture,
      ratioOf(wide ? "full" : "square", picture),
      "In the gallery",
    ),
    wide && upright && !phone &&
    cropView(picture, pictureKinds.tall.ratio, "On phones"),
  ];
}

/** Adds files one after another, so that the first can be described already. */
async function add(component: Component, files: File[]): Promise<void> {
  const problems: string[] = [];
  for (const [index, file] of files.entries()) {
    const progress = `Reading ${file.name} (${index + 1} of ${files.length}) …`;
    component.setState({ progress, problems });
    try {
      const added = await upload(file);
      const pictures = picturesOf(component);
      if (pictures.some(({ picture }) => picture === added.picture)) {
        problems.push(`${file.name}: it is here already`);
        continue;
      }
      const shown = { ...added, upright: added.wide, alt: "", caption: "" };
      change(component, [...pictures, shown]);
    } catch (cause) {
      problems.push(String((cause as Error).message));
    }
  }
  component.setState({ progress: undefined, problems });
}

async function addForPhones(
  component: Component,
  picture: string,
  file: File | undefined,
): Promise<void> {
  if (!file) return;
  try {
    const phone = await upload(file);
    changeOne(component, picture, { upright: true, phone });
  } catch (cause) {
    component.setState({ problems: [String((cause as Error).message)] });
  }
}
