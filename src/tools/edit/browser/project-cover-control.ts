import { pictureKinds } from "../../../ui/pictures/picture-kinds.ts";
import {
  type FormCover,
  type FormPicture,
  isNew,
  uploadAddress,
} from "../pictures/form-picture.ts";
import { cms, type Control, dataOf } from "./globals.ts";
import { change, LatestValue } from "./latest-value.ts";
import {
  cropView,
  dropPlace,
  focusField,
  textField,
  upload,
} from "./new-picture.ts";

const altLabel =
  "Alternative text of the cover (empty: that of the same picture below)";

interface State {
  latest: LatestValue<FormCover | string>;
  /** What is read at the moment: a large picture takes a while. */
  progress?: string;
  problem?: string;
}

type Component = Control<FormCover | string, State>;

/**
 * The cover of a project. The first picture of a new project is proposed; the
 * value is the alternative text, with a new picture a group: `FormCover`.
 */
export function createProjectCoverControl() {
  return cms.createClass({
    displayName: "ProjectCoverControl",
    getInitialState: (): State => ({ latest: new LatestValue() }),
    componentDidMount(this: Component) {
      this.state.latest.see(shownCover(this));
    },
    componentDidUpdate(this: Component) {
      this.state.latest.see(shownCover(this));
      const { coverAlt, showcase } = dataOf(this.props);
      if (coverAlt) return;
      const [first] = Array.isArray(showcase) ? showcase : [];
      if (first && isNew(first.picture)) propose(this, first);
    },
    isValid(this: Component) {
      const cover = coverOf(this);
      // Without an own text it has that of the same picture of the gallery.
      const isDescribed = typeof cover === "string"
        ? cover.trim()
        : cover.alt?.trim() || isShown(this, cover);
      if (isDescribed) return true;
      const message = "The cover has no alternative text.";
      return { error: { message } };
    },
    render(this: Component) {
      const cover = coverOf(this);
      const { progress, problem } = this.state;
      return cms.h(
        "div",
        { className: "project-pictures" },
        typeof cover === "string"
          ? savedCover(this, cover)
          : newCover(this, cover),
        dropPlace(
          "Drop the cover here, or choose it:",
          ([file]) => choose(this, file),
          {
            children: [
              progress && cms.h("p", { role: "status", key: "p" }, progress),
              problem && cms.h("p", { role: "alert", key: "a" }, problem),
            ],
          },
        ),
      );
    },
  });
}

function coverOf(component: Component): FormCover | string {
  return component.state.latest.value ?? shownCover(component);
}

/** The cover in the props. */
function shownCover({ props }: Component): FormCover | string {
  const { coverAlt } = dataOf(props);
  return typeof coverAlt === "object" && coverAlt !== null
    ? coverAlt as FormCover
    : String(coverAlt ?? "");
}

function savedCover(component: Component, alt: string) {
  // A new project has none.
  const slug = component.props.entry?.get("slug");
  return slug && cms.h(
    "div",
    null,
    cms.h("img", { src: `/pictures/${slug}/cover-800.webp`, alt: "The cover" }),
    textField(
      "Alternative text of the cover",
      alt,
      (text) => change(component, text),
    ),
  );
}

function newCover(component: Component, cover: FormCover) {
  const set = (part: Partial<FormCover>) => {
    // Another may have arrived since the last rendering.
    const latest = coverOf(component);
    const now = typeof latest === "string" ? cover : latest;
    change(component, { ...now, ...part });
  };
  const src = uploadAddress(cover.picture);
  return cms.h(
    "div",
    null,
    cms.h(
      "div",
      { className: "views" },
      focusField(src, cover.focus, (focus) => set({ focus })),
      cropView(cover, pictureKinds.cover.ratio, "On cards"),
      cropView(cover, pictureKinds.tall.ratio, "On cards of phones"),
    ),
    textField(altLabel, cover.alt, (alt) => set({ alt })),
  );
}

function isShown({ props }: Component, cover: FormCover): boolean {
  const { showcase } = dataOf(props);
  return Array.isArray(showcase) &&
    showcase.some(({ picture }) => picture === cover.picture);
}

function propose({ props }: Component, first: FormPicture): void {
  const { upright: _, caption: __, phone: ___, ...cover } = first;
  props.onChange(cover as FormCover);
}

async function choose(
  component: Component,
  file: File | undefined,
): Promise<void> {
  if (!file) return;
  component.setState({
    progress: `Reading ${file.name} …`,
    problem: undefined,
  });
  try {
    const added = await upload(file);
    // The author may have described it meanwhile.
    const cover = coverOf(component);
    const alt = typeof cover === "string" ? cover : cover.alt;
    change(component, { ...added, alt: alt ?? "" });
  } catch (cause) {
    component.setState({ problem: String((cause as Error).message) });
  } finally {
    component.setState({ progress: undefined });
  }
}
