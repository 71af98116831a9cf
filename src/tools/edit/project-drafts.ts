import { spanningPositions } from "../../../data/project-views.ts";
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
  /** All projects as saved. */
  others: readonly Pick<ProjectRecord, "id">[];
}

/**
 * Completes a project from the form: id, slug and the positions of the pictures
 * that stand wide.
 */
export function completeProject(
  form: FormRecord,
  { slug, saved, others }: CompleteProjectOptions,
): FormRecord {
  const { facts, ...fields } = withoutEmpty(form);
  const showcase = listOf(fields.showcase).map((picture) =>
    inOrder({
      ...picture,
      wide: picture.wide || undefined,
      upright: picture.upright || undefined,
    }, projectFields.showcase.fields)
  );
  const last = Math.max(0, ...others.map(({ id }) => Number(id) || 0));
  return inOrder({
    ...fields,
    id: saved?.id ?? String(last + 1),
    slug,
    tags: fields.tags ?? [],
    display: "",
    // The form always sends the group, even if it is empty.
    facts: facts && Object.keys(facts).length > 0 ? facts : undefined,
    fullSpanIndices: spanningPositions(showcase),
    showcase,
  }, projectFields);
}
