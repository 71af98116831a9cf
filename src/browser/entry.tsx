import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { site } from "../../data/site.ts";
import { routes } from "../../routes.ts";
import type { Answer } from "../content/answer.ts";
import {
  type DocumentParts,
  DocumentPartsContext,
} from "../layout/document-parts.ts";
import { readLoaderData } from "../streaming/loader-data.ts";
import { authorization, createBrowserContent } from "./browser-content.ts";
import { measureWhenIdle } from "./measure-when-idle.ts";
import { createNavigation, matchPage } from "./navigation.ts";
import { rememberContent } from "./remembered-content.ts";
import { Site } from "./site.tsx";
import { reasonOfThisLoad, startOver } from "./start-over.ts";

const rememberForMs = 60_000;
const loadedFor = reasonOfThisLoad();

/** Brings the document that the server sent to life. */
async function hydrate(): Promise<void> {
  const content = rememberContent(createBrowserContent(), {
    forMs: rememberForMs,
    reader: authorization,
  });
  const table = routes(content);
  const data = readLoaderData(document);
  const { handle, match } = matchPage(table, location);
  for (const [name, value] of Object.entries(data)) {
    if (value instanceof Promise) {
      const answer = value as Promise<Answer<unknown>>;
      content.remember(name, match.params.id ?? "", answer);
    }
  }
  // The first page's chunk has to be there before its markup is hydrated.
  await handle.load();
  const navigation = createNavigation({ table, data });
  whenIdle(async () => {
    const { startExtras } = await import("./extras.ts");
    startExtras({
      match: (pathname) => matchPage(table, { pathname }),
      ahead: content.ahead,
      onPage(shown) {
        const tell = () => shown(navigation.place().location.pathname);
        navigation.subscribe(tell);
        tell();
      },
    });
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentPartsContext value={documentParts()}>
          <Site navigation={navigation} />
        </DocumentPartsContext>
      </StrictMode>,
      { onCaughtError: giveUp, onUncaughtError: giveUp },
    );
  });
}

/** A part is broken: the document as it was sent is better than an excuse. */
function giveUp(error: unknown): void {
  console.error(error);
  if (!loadedFor) startOver("part");
}

/** Calls back once the page is loaded and the browser has nothing to do. */
function whenIdle(work: () => void): void {
  if (document.readyState !== "complete") {
    return addEventListener("load", () => whenIdle(work), { once: true });
  }
  // Safari does not tell.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 500);
}

/** What the document holds besides the page, read back for hydration. */
function documentParts(): DocumentParts {
  const refresh = document.querySelector("head noscript[data-complete-at]");
  return {
    completeAt: refresh?.getAttribute("data-complete-at") ?? undefined,
    siteUrl: document.documentElement.dataset.site,
  };
}

// A part that broke would break again.
if (loadedFor !== "part") {
  hydrate().catch((error) => {
    console.error(error);
    if (!loadedFor) startOver("file");
  });
}
if (site.webVitals) measureWhenIdle();
