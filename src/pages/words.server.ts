import * as z from "zod/mini";
import { projectRoot } from "../lib/project-root.ts";
import { isRecord, jsonOf } from "../lib/text/json.ts";
import { notFoundPath, paths } from "../paths.ts";
import type { FormRecord } from "../records/form-record.ts";
import {
  type FileField,
  type FileFields,
  fileSchema,
  groupOf,
  listOf,
} from "../records/fields.server.ts";
import type { Singleton } from "../records/kind.ts";
import { linksToSave, wordLinks } from "../records/links.ts";
import { recordFiles } from "../records/record-files.ts";
import { markdownHint } from "../agency/shared-fields.server.ts";
import { placeholderNames } from "../ui/text/fill-in.ts";
import type * as wordFiles from "./word-files.ts";

/** What a form of words says beside the structure of its file. */
interface Note {
  label?: string;
  hint?: string;
  /** Whether the form has several lines for it, however short it is now. */
  long?: true;
  /** The most characters that pages show well, of each text inside. */
  max?: number;
  /** Whether the text may have inline Markdown: see `piecesOf`. */
  markdown?: true;
  /** Placeholders that the text may have: names in braces. */
  placeholders?: readonly string[];
}

const markdownNote: Note = {
  markdown: true,
  placeholders: [...placeholderNames(), "email"],
  hint: `${markdownHint}; {email} is the mail address.`,
};

/** A text that may quote facts and promises. */
const quoting: Note = { placeholders: placeholderNames() };

/** The paths of words in a file, without the positions in lists. */
type PathOf<Words> = Words extends string ? never
  : Words extends readonly (infer Item)[] ? PathOf<Item>
  : {
    [Name in keyof Words & string]: Name | `${Name}.${PathOf<Words[Name]>}`;
  }[keyof Words & string];

/** By the path in `data/words`. */
const notes: Readonly<Partial<Record<PathOf<typeof wordFiles>, Note>>> = {
  "home.meta.title": { placeholders: ["name"] },
  "home.meta.description": { placeholders: ["name"] },
  "home.hero.title": { label: "Headline" },
  "home.works.lastStop.title": { max: 12 },
  "home.works.lastStop.note": { max: 24 },
  "home.works.lastStop.field.hint": { max: 16 },
  "home.stats": { label: "Figures" },
  "home.stats.figure": {
    placeholders: ["price"],
    hint: "{price} is the price of Figma to Framer.",
    max: 8,
  },
  "home.note": { label: "Weekly note" },
  "home.plan": { label: "24-hour plan" },
  "home.plan.figure": { max: 4 },
  "home.plan.sameDay": { label: "First day" },
  "home.plan.sameDay.time": { hint: "Such as 09:05." },
  "home.plan.nextDay": { label: "Next morning" },
  "home.plan.nextDay.time": { hint: "Such as 09:05." },
  "home.questions.mail": markdownNote,
  "about.meta.description": { placeholders: ["name"] },
  "about.story.opening": markdownNote,
  "about.story.beginning": markdownNote,
  "about.story.today": markdownNote,
  "about.contact.phone": quoting,
  "about.contact.mail": quoting,
  "academy.hero.title": { markdown: true, label: "Headline" },
  "academy.call.title": {
    placeholders: ["track"],
    hint: "{track} is its name.",
  },
  "academy.tracks.apply": { placeholders: ["track"] },
  "academy.tracks.ask.both": { placeholders: ["person"] },
  "academy.tracks.ask.start": { placeholders: ["person"] },
  "academy.tracks.ask.fee": { placeholders: ["person"] },
  "academy.tracks.list.software-engineering.course.weeks": { max: 24 },
  "academy.tracks.list.product-management.course.weeks": { max: 24 },
  "academy.tracks.list.product-design.course.weeks": { max: 24 },
  "academy.tracks.list.data-analysis.course.weeks": { max: 24 },
  "blog.article.contents": { max: 8 },
  "branding.call.text": quoting,
  "careers.job.colleague": {
    placeholders: ["person"],
    hint: "{person} is the name.",
  },
  "careers.job.firstMonth.week": { placeholders: ["week"] },
  "careers.list.view": { max: 8 },
  "contact.hours.list.text": markdownNote,
  "contact.hours.list.hour": { max: 2 },
  "contact.hours.next.academy.text": markdownNote,
  "contact.hours.next.academy.hour": { max: 2 },
  "contact.hours.next.figmaToFramer.text": markdownNote,
  "contact.hours.next.figmaToFramer.hour": { max: 2 },
  "contact.tickets.chosen": {
    placeholders: ["choice"],
    hint: "The first line of Description; {choice} is what a link chose.",
  },
  "contact.tickets.weeks": { placeholders: ["weeks"] },
  "contact.tickets.like": {
    placeholders: ["case"],
    hint: "{case} is the name of the project.",
  },
  "contact.tickets.addOn.label": { placeholders: ["price"] },
  "contact.tickets.addOn.line": {
    placeholders: ["price"],
    hint: "The line that ticking adds to Description.",
  },
  "contact.tickets.figmaToFramer.text": { placeholders: ["price"] },
  "contact.form.ownTime": {
    placeholders: ["time"],
    hint: "{time} is a call time in the visitor's own zone.",
  },
  "contact.form.note": { long: true },
  "contact.form.others": { max: 24 },
  "contact.form.person.hint": { max: 16 },
  "contact.form.project.hint": { max: 20 },
  "contact.form.timeline.hint": { max: 16 },
  "contact.form.hours": {
    placeholders: ["hours"],
    hint: "{hours} are those of the first office.",
  },
  "contact.form.times": {
    placeholders: ["city"],
    hint: "{city} is the city of the time zone.",
  },
  "footer.quick": { max: 16 },
  "footer.company": { max: 16 },
  "footer.privacy": { max: 20 },
  "footer.accessibility": { max: 20 },
  "header.links": { max: 16 },
  "header.book": { max: 8 },
  "header.services.development.links.figmaToFramer.note": {
    placeholders: ["price"],
  },
  "no-code.benefits.blocks.weeks.description": quoting,
  "no-code.benefits.blocks.price.description": quoting,
  "no-code.call.text": quoting,
  "not-found.search": { max: 20 },
  "portfolio.meta.description": {
    placeholders: ["count"],
    hint: "{count} is the number of projects.",
  },
  "portfolio.project.like.text": quoting,
  "service-pages.impact.stats.figure": { max: 4 },
  "services.pricing.from": {
    placeholders: ["from"],
    hint: "{from} is the least that a card's product costs.",
  },
  "services.pricing.sheet.rows.figure": {
    placeholders: [
      ...placeholderNames(),
      "miniSiteBuild",
      "enterpriseSiteBuild",
    ],
    hint:
      "Such as {mostLost}: a row goes with the price or promise that its placeholder names.",
    max: 24,
  },
  "services.pricing.sheet.rows.text": quoting,
  "services.pricing.weeks": {
    placeholders: ["weeks"],
    hint: "{weeks} are those of a card's product.",
  },
  "services.pricing.strip.title": { placeholders: ["price"] },
  "web-development.call.text": quoting,
  "web-development.measured.rows.home": { max: 5 },
  "web-development.measured.rows.blog": { max: 5 },
  "privacy.measured.text": markdownNote,
  "privacy.parts.text": markdownNote,
  "privacy.question": markdownNote,
  "accessibility.parts.text": markdownNote,
  "accessibility.question": markdownNote,
};

/** The pages whose words are in a file of another name. */
const otherPages: Readonly<Record<string, string>> = {
  "not-found": notFoundPath,
  "service-pages": paths.webDesign,
};

const folder = new URL("data/words/", projectRoot);

/**
 * The words of the site's own pages, with a file for each: form and check have
 * the fields that the file has.
 */
export const words: readonly Singleton[] = recordFiles(
  [...Deno.readDirSync(folder)],
).map((name) => wordsOf(name, readWords(name)));

function readWords(name: string): unknown {
  try {
    return jsonOf(Deno.readTextFileSync(new URL(name, folder)));
  } catch {
    // The check of the file says why.
    return {};
  }
}

function wordsOf(file: string, found: unknown): Singleton {
  const page = file.replace(/\.json$/i, "");
  const fields = fieldOf(page, found).fields ?? {};
  return {
    name: `${page}-words`,
    label: labelOf(page),
    file: `data/words/${file}`,
    fields,
    schema: fileSchema(fields),
    page: otherPages[page] ?? pathOf(page) ?? paths.home,
    heading: "",
    draft: (record) => withEmptyTexts(record, found) as FormRecord,
  };
}

/** A value of the form with empty texts where it has nothing yet. */
function withEmptyTexts(value: unknown, found: unknown): unknown {
  if (Array.isArray(found)) {
    const item = itemOf(found);
    return Array.isArray(value)
      ? value.map((it) => withEmptyTexts(it, item))
      : [];
  }
  if (!isRecord(found)) return typeof value === "string" ? value : "";
  return Object.fromEntries(
    Object.entries(found).map(([name, inside]) => [
      name,
      withEmptyTexts(isRecord(value) ? value[name] : undefined, inside),
    ]),
  );
}

/** An item with all that the items of a list have. */
function itemOf(items: readonly unknown[]): unknown {
  if (items.some(Array.isArray)) return items.flat();
  const groups = items.filter(isRecord);
  if (groups.length === 0) return items.find(isLong) ?? items[0];
  const names = new Set(groups.flatMap(Object.keys));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      itemOf(groups.filter((it) => name in it).map((it) => it[name])),
    ]),
  );
}

/** Whether the form has several lines for a text. */
function isLong(text: unknown): boolean {
  return typeof text === "string" && (text.length > 70 || text.includes("\n"));
}

/** The path of the page with a name such as "web-design". */
function pathOf(page: string): string | undefined {
  const name = page.replace(
    /-(\w)/g,
    (_, letter: string) => letter.toUpperCase(),
  );
  return name in paths ? paths[name as keyof typeof paths] : undefined;
}

/**
 * The field for a part of a file.
 * @param found The part.
 * @param path Its keys, joined by dots, without positions in lists.
 * @param max The most characters of each text in it.
 */
function fieldOf(path: string, found: unknown, max?: number): FileField {
  const note: Note = { max, ...Reflect.get(notes, path) };
  const name = path.slice(path.lastIndexOf(".") + 1);
  const form = {
    label: note.label ?? labelOf(name),
    ...(note.hint && { hint: note.hint }),
  };
  if (Array.isArray(found)) {
    const field = fieldOf(path, itemOf(found), note.max);
    const [first = ""] = Object.keys(field.fields ?? {});
    if (field.fields) {
      const { file, ...list } = listOf(field.fields, first, {
        ...form,
        singular: "Item",
      });
      return { ...list, file: atLeastOne(file) };
    }
    const inside = { name: "item", label: "Text", widget: "text" };
    return {
      file: atLeastOne(z.array(field.file)),
      isList: true,
      form: { ...form, options: { singular: "Text", item: inside } },
    };
  }
  if (!isRecord(found)) {
    return {
      file: textWith(note),
      form: {
        ...form,
        ...((note.long || isLong(found)) && { widget: "text" }),
        ...(note.max && { options: { max: note.max } }),
      },
      ...(note.markdown && {
        references: { linkPattern: wordLinks },
        beforeSave: linksToSave,
      }),
    };
  }
  const fields: FileFields = Object.fromEntries(
    Object.entries(found).map(([name, it]) => [
      name,
      fieldOf(`${path}.${name}`, it, note.max),
    ]),
  );
  const group = groupOf(fields, form);
  return { ...group, form: { ...form, options: { isFolded: true } } };
}

function atLeastOne<T extends z.ZodMiniArray>(list: T): T {
  return list.check(z.minLength(1, "expected an item"));
}

/** The schema of a text. */
function textWith(
  { max, markdown, placeholders = [] }: Note,
): z.ZodMiniType<string> {
  return z.string().check(
    z.trim(),
    z.minLength(1, "expected a text"),
    z.maxLength(max ?? 5000, `expected at most ${max ?? 5000} characters`),
    z.refine(
      (text) => !/<\/?[a-z]/i.test(text),
      "HTML would show as it is written",
    ),
    z.refine(
      (text) => markdown || !/\*\S[^*]*\*|\[[^\]]+\]\([^)\s]+\)/.test(text),
      "marks such as **strong** would show as they are written",
    ),
    z.refine(
      (text) =>
        [...text.matchAll(/\{([^{}]*)\}/g)]
          .every(([, name = ""]) => placeholders.includes(name)),
      placeholders.length > 0
        ? `only these may stand in braces: ${placeholders.join(", ")}`
        : "braces would show as they are written",
    ),
  );
}

/** A key as a label, such as "Last stop". */
function labelOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
