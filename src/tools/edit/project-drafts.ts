import { isRecord } from "../../lib/text/json.ts";
import { spanningPositions } from "../../../data/spanning-positions.ts";
import {
  projectFields,
  type ProjectRecord,
} from "../../pages/portfolio/project.server.ts";
import {
  type FormRecord,
  inOrder,
  listOf,
  withoutEmpty,
} from "./record-drafts.ts";

export interface CompleteProjectOptions {
  /** The file name, which is the project's slug. */
  slug: string;
  /** The project as last saved. */
  saved?: FormRecord;
  /** The reference by which a page shows a picture of the form. */
  shownAs(picture: FormRecord, slug: string): unknown;
  /** All projects as saved. */
  others: readonly Pick<ProjectRecord, "id">[];
}

/**
 * Completes a project from the form: id, slug, the references of new pictures
 * and the positions of those that stand wide.
 */
export function completeProject(
  form: FormRecord,
  { slug, saved, shownAs, others }: CompleteProjectOptions,
): FormRecord {
  const { facts, coverAlt, ...fields } = withoutEmpty(form);
  const showcase = listOf(fields.showcase).map((picture) => {
    const { wide, upright, alt, caption } = picture;
    return inOrder({
      picture: shownAs(picture, slug),
      wide: wide || undefined,
      upright: wide && upright || undefined,
      alt,
      caption,
    }, projectFields.showcase.fields);
  });
  const last = Math.max(0, ...others.map(({ id }) => Number(id) || 0));
  return inOrder({
    ...fields,
    id: saved?.id ?? String(last + 1),
    slug,
    // With a new picture it is a group: see `FormCover`.
    coverAlt: isRecord(coverAlt)
      ? coverAlt.alt ?? altOf(coverAlt.picture, fields.showcase)
      : coverAlt,
    tags: fields.tags ?? [],
    display: "",
    // The form always sends the group, even if it is empty.
    facts: facts && Object.keys(facts).length > 0 ? facts : undefined,
    fullSpanIndices: spanningPositions(showcase),
    showcase,
  }, projectFields);
}

/** The alternative text of the same picture in the gallery. */
function altOf(picture: unknown, showcase: unknown): unknown {
  return listOf(showcase).find((it) => it.picture === picture)?.alt;
}
