import { formatDate } from "../../../content/text/dates.ts";

/**
 * The date that pages show: theirs are in UTC, those of the form in the site's
 * time zone. Empty without a date.
 */
export function dateOnPage(value: unknown): string {
  const date = formatDate(typeof value === "string" ? value : undefined);
  return date === undefined ? "" : `Pages show ${date} (UTC).`;
}
