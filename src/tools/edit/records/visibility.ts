import { type Dated, scheduleOf } from "../../../content/schedule.ts";
import { siteMoment } from "../site-moment.ts";

/**
 * What list and form say of a record: its status, or that its publication dates
 * keep it from visitors.
 * @param isPublic Whether it has the status of public records.
 */
export function visibilityOf(
  record: Dated & { status?: string },
  isPublic: boolean,
  now = Date.now(),
): string {
  const { status = "" } = record;
  if (!isPublic) return status;
  const { from, until } = scheduleOf(record);
  if (from >= until) return "never shows";
  if (now < from) return `shows from ${siteMoment(from)}`;
  return now < until ? status : "no longer shows";
}
