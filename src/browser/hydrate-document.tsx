import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { hasDataBlocks } from "../streaming/data-block.tsx";
import { hasStopped, hydratingAttribute } from "../streaming/document-state.ts";
import { watchPage } from "../streaming/watch-page.ts";
import type { ContentLoader } from "../content/content-loader.ts";
import { ContentContext } from "../ui/content-context.ts";
import {
  DocumentPartsContext,
  type ScrollStates,
} from "../ui/layout/document/document-parts.ts";
import { keepVisitorState } from "./kept-state.ts";
import {
  type ShowChange,
  withShownChanges,
} from "./navigation/view-transition.ts";
import { handleRecoverableError, handleRenderError } from "./render-errors.ts";
import { documentParts } from "./server-facts.ts";

interface SiteParts {
  /** Has the data of the document's page. */
  router: RouterProviderProps["router"];
  scrollStates: ScrollStates;
  laterContent: ContentLoader;
  showChange: ShowChange;
}

/**
 * Hydrates the document.
 * @returns A promise that resolves once all parts and their content are
 * hydrated.
 */
export async function hydrateDocument(
  { router, scrollStates, laterContent, showChange }: SiteParts,
): Promise<void> {
  const root = document.documentElement;
  root.toggleAttribute(hydratingAttribute, true);
  const hydration = new AbortController();
  const restoreVisitorState = keepVisitorState(hydration.signal);
  await new Promise<void>((onHydrated) =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <DocumentPartsContext
            value={{
              ...documentParts(),
              hydratedParts: new Set(),
              onHydrated,
              scrollStates,
              preventsScrollReset: () => router.state.preventScrollReset,
            }}
          >
            <ContentContext value={laterContent}>
              <RouterProvider
                router={withShownChanges(router, showChange)}
                future={{ v7_startTransition: true }}
              />
            </ContentContext>
          </DocumentPartsContext>
        </StrictMode>,
        {
          onCaughtError: handleRenderError,
          onUncaughtError: handleRenderError,
          onRecoverableError(error) {
            restoreVisitorState();
            // Expected when the document stopped: the browser renders the
            // missing content.
            if (!hasStopped()) handleRecoverableError(error);
          },
        },
      );
    })
  );
  await contentHydrated();
  hydration.abort();
  root.removeAttribute(hydratingAttribute);
}

/** Waits for the content that comes late: hydration removes its data. */
function contentHydrated(): Promise<void> {
  return new Promise((resolve) =>
    watchPage(() => {
      if (hasDataBlocks()) return false;
      resolve();
      return true;
    })
  );
}
