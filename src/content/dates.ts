const longDate = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** Dates outside these years are mistakes or marks for "no date". */
const first = Date.UTC(1970, 0, 2);
const end = Date.UTC(2100, 0, 1);

/**
 * The moment a text names, in milliseconds; undefined when it names none that
 * a text of ours can have.
 */
export function timeOf(text: string | undefined): number | undefined {
  const time = text ? Date.parse(text) : NaN;
  return time >= first && time < end ? time : undefined;
}

/** US long form in UTC, e.g. "December 13, 2023"; undefined for no date. */
export function formatDate(text: string | undefined): string | undefined {
  const time = timeOf(text);
  return time === undefined ? undefined : longDate.format(time);
}
