/** The language of the CMS, whatever the browser's: that of the forms. */
export const cmsLanguage = "en-GB";

/**
 * What the CMS says in words of developers, or without saying what to do, by
 * its keys in the files of its languages.
 */
const ownWords = {
  slug: "Name in its address",
  edit_slug: "Change Its Address",
  edit_slug_error: {
    empty: "Type a name.",
    invalid: "Type letters, digits and - only, without spaces.",
    duplicate: "Another one has this name: type another.",
  },
  entry_sidebar: {
    slug: {
      title: "Name in Its Address",
      generated_on_save: "It follows from the title when you save.",
      unavailable: "It has no page of its own.",
    },
  },
  entry_validation_errors:
    "Not saved: the fields in red need a change. Each says what to type.",
  show_errors: "Show Them",
  edit_x_locale: "Form",
  preview_x_locale: "Preview",
  validation: { value_missing: "Fill in this field." },
};

/**
 * The words of the CMS with those of this editor.
 * @param words The content of the language's file.
 * @throws {Error} If the CMS has no such words any more.
 */
export function withOwnWords(words: object, own: object = ownWords): object {
  const entries = Object.entries(own).map(([name, value]) => {
    const before: unknown = Reflect.get(words, name);
    if (typeof before !== typeof value) {
      throw new Error(`Cannot find the words "${name}" in this CMS`);
    }
    return [
      name,
      typeof before === "object" ? withOwnWords(before ?? {}, value) : value,
    ];
  });
  return { ...words, ...Object.fromEntries(entries) };
}
