import { memoizeCall } from "../../lib/promises/memoize.ts";

/** Created for the first date, to keep it out of the start. */
const longDate = memoizeCall(() =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
);

/** Dates outside these years are errors, or mean "no date". */
const first = Date.UTC(1970, 0, 2);
const end = Date.UTC(2100, 0, 1);

/** Longer texts are no dates: matching them takes quadratic time. */
const maxLength = 100;

/** A date without time, which ECMAScript parses as UTC. */
const isoDate = /^\d{4}(?:-\d{2}){0,2}$/;
const isoTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;
/** A UTC offset after a time, or the name of a time zone. */
const zone = /:\d{2}\S*\s*[+-]\d{2}:?\d{2}|\b(?:UTC?|GMT|[ECMP][SD]T)\b|\dZ$/i;

/**
 * Adds UTC to a date without a time zone, so that it is the same everywhere.
 */
function withZone(text: string): string {
  if (isoDate.test(text) || zone.test(text)) return text;
  const [, date, time] = isoTime.exec(text) ?? [];
  return date ? `${date}T${time}Z` : `${text} UTC`;
}

/**
 * Parses a date of any year, such as 9999 for "never".
 * @returns Milliseconds since 1970; NaN if invalid.
 */
export function timeOfAnyYear(text = ""): number {
  const date = text.trim();
  const isLong = date.length > maxLength;
  return date && !isLong ? Date.parse(withZone(date)) : NaN;
}

/**
 * Parses a date.
 * @returns Milliseconds since 1970; undefined if invalid or implausible.
 */
export function timeOf(text: string | undefined): number | undefined {
  const time = timeOfAnyYear(text);
  return time >= first && time < end ? time : undefined;
}

/** US long form in UTC, e.g. "December 13, 2023"; undefined if invalid. */
export function formatDate(text: string | undefined): string | undefined {
  const time = timeOf(text);
  return time === undefined ? undefined : formatTime(time);
}

/** The same of milliseconds since 1970. */
export function formatTime(time: number): string {
  return longDate().format(time);
}
