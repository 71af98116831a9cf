import { cms } from "./globals.ts";
import { createPictureControl } from "./picture-control.ts";
import { createPreview } from "./preview.ts";
import { provideServerFolder } from "./server-folder.ts";
import { createTagsControl } from "./tags-control.ts";

interface Setup {
  config: { collections: { name: string }[] };
  tags: string[];
  /** Problems of content files, one per line. */
  problems: string[];
}

cms.CMS_MANUAL_INIT = true;
provideServerFolder();
// No sign-in: the server listens on the loopback interface only.
localStorage.setItem(
  "sveltia-cms.user",
  JSON.stringify({ backendName: "test-repo" }),
);
const script = document.createElement("script");
script.src = "/cms/cms.js";
script.onload = start;
document.head.append(script);

async function start(): Promise<void> {
  const setup: Setup = await (await fetch("/cms/setup.json")).json();
  showProblems(setup.problems);
  cms.CMS.registerFieldType("tags", createTagsControl(setup.tags));
  cms.CMS.registerFieldType("picture", createPictureControl());
  for (const { name } of setup.config.collections) {
    cms.CMS.registerPreviewTemplate(name, createPreview(name));
  }
  await cms.CMS.init({ config: setup.config });
}

function showProblems(problems: readonly string[]): void {
  const place = document.querySelector("#problems");
  if (!place || problems.length === 0) return;
  const title = document.createElement("summary");
  title.textContent = "Some content files have mistakes";
  const lines = problems.map((problem) => {
    const line = document.createElement("p");
    line.textContent = problem;
    return line;
  });
  place.replaceChildren(title, ...lines);
}
