import { cms, type ControlProps } from "./globals.ts";

/**
 * The tags control: comma-separated text, with existing tags to choose from.
 */
export function createTagsControl(known: readonly string[]) {
  return function TagsControl(
    { value, forID, classNameWrapper, onChange }: ControlProps,
  ) {
    const text = typeof value === "string" ? value : "";
    const tags = text.split(",").map((tag) => tag.trim()).filter(Boolean);
    function toggle(tag: string): void {
      const others = tags.filter((it) => it !== tag);
      const isThere = others.length < tags.length;
      onChange((isThere ? others : [...tags, tag]).join(", "));
    }
    return cms.h(
      "div",
      { className: "tags-control" },
      cms.h("input", {
        id: forID,
        className: classNameWrapper,
        type: "text",
        value: text,
        "aria-label": "Tags, with commas",
        onChange: (event: { target: HTMLInputElement }) =>
          onChange(event.target.value),
      }),
      ...known.map((tag) =>
        cms.h("button", {
          key: tag,
          type: "button",
          "aria-pressed": tags.includes(tag),
          onClick: () => toggle(tag),
        }, tag)
      ),
    );
  };
}
