import { cmsLanguage } from "../cms-words.ts";
import { cms } from "./globals.ts";
import { DateOnPageControl } from "./date-control.ts";
import { readPastes } from "./pasted-html.ts";
import { createPictureControl } from "./picture-control.ts";
import { createProjectCoverControl } from "./project-cover-control.ts";
import { createProjectPicturesControl } from "./project-pictures-control.ts";
import { createPreview } from "./preview.ts";
import { createFieldOpener, type Form } from "./open-field.ts";
import { provideServerFolder, showDeleted } from "./server-folder.ts";
import { bringOthers, showPublishButton } from "./publish-dialog.ts";
import { createTagsControl } from "./tags-control.ts";
import { keepVersionsOfDrafts } from "./versions.ts";
import { listVisibility, VisibilityControl } from "./visibility-control.ts";

interface Setup {
  config: { collections: Form[] };
  /** Headings at which previews start, by the form's name. */
  headings: Record<string, string>;
  tags: string[];
  /** Problems of content files, one per line. */
  problems: string[];
  /** Warnings of the other files, likewise. */
  warnings: string[];
  /** Whether something deleted can be brought back. */
  hasDeleted: boolean;
}

cms.CMS_MANUAL_INIT = true;
provideServerFolder();
keepVersionsOfDrafts();
readPastes();
// No sign-in: the server listens on the loopback interface only.
localStorage.setItem(
  "sveltia-cms.user",
  JSON.stringify({ backendName: "test-repo" }),
);
setPreferences();
document.addEventListener("click", openFolded);
const script = document.createElement("script");
script.src = "/cms/cms.js";
script.onload = start;
document.head.append(script);

async function start(): Promise<void> {
  showPublishButton();
  await bringOthers();
  const setup: Setup = await (await fetch("/cms/setup.json")).json();
  showList("#problems", "Some content files have mistakes", setup.problems);
  showList("#warnings", "Some content may need a look", setup.warnings);
  if (setup.hasDeleted) showDeleted();
  cms.CMS.registerFieldType("tags", createTagsControl(setup.tags));
  cms.CMS.registerFieldType("picture", createPictureControl());
  const { CMS } = cms;
  CMS.registerFieldType("visibility", VisibilityControl);
  listVisibility();
  CMS.registerFieldType("date-on-page", DateOnPageControl);
  CMS.registerFieldType("project-pictures", createProjectPicturesControl());
  CMS.registerFieldType("project-cover", createProjectCoverControl());
  const open = createFieldOpener(setup.config.collections);
  for (const { name, files } of setup.config.collections) {
    for (const form of files ?? [{ name }]) {
      const heading = setup.headings[form.name];
      const preview = createPreview(form.name, { heading, open });
      cms.CMS.registerPreviewTemplate(form.name, preview);
    }
  }
  await cms.CMS.init({ config: setup.config });
}

/** Opens a folded item by its title: the CMS has only a small button. */
function openFolded({ target }: Event): void {
  const title = target instanceof Element && target.closest(".item .summary");
  if (!title) return;
  title.closest(".item")
    ?.querySelector<HTMLElement>("[aria-expanded='false']")?.click();
}

/**
 * Sets the preferences of the CMS, and drops the words that it has cached. A
 * saved form stays open, with its preview.
 */
function setPreferences(): void {
  const preferences = "sveltia-cms.prefs";
  const chosen = JSON.parse(localStorage.getItem(preferences) ?? "{}");
  const set = { closeOnSave: false, ...chosen, locale: cmsLanguage };
  localStorage.setItem(preferences, JSON.stringify(set));
  localStorage.removeItem("sveltia-cms.locale");
}

/** Fills one of the lists that the page has for notes on content files. */
function showList(
  selector: string,
  title: string,
  notes: readonly string[],
): void {
  const place = document.querySelector(selector);
  if (!place || notes.length === 0) return;
  const summary = document.createElement("summary");
  summary.textContent = title;
  const lines = notes.map((note) => {
    const line = document.createElement("p");
    line.textContent = note;
    return line;
  });
  place.replaceChildren(summary, ...lines);
}
