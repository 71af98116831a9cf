import { sameLabel } from "../../content/text/labels.ts";

/** Splits a comma-separated list of tags, without empty entries. */
export function splitTags(tags: string | undefined): string[] {
  return (tags ?? "").split(",").map((tag) => tag.trim()).filter(Boolean);
}

/** Whether a tag marks its post as featured. */
export function isFeaturedTag(tag: string): boolean {
  return sameLabel(tag, "featured");
}
