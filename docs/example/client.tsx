/** Hydrates the page that the server has sent, or still sends. */
import { hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { unreachable } from "../../src/lib/content-result.ts";
import { CallCache } from "../../src/streaming/call-cache.ts";
import { createClientPages } from "../../src/streaming/client-pages.ts";
import { shellComplete } from "../../src/streaming/shell-end.tsx";
import { watchDocument } from "../../src/streaming/watch-document.ts";
import { type Content, createRoutes } from "./routes.tsx";

const content: Content = {
  posts: () =>
    fetch("/api/posts")
      .then((response) => response.ok ? response.json() : unreachable)
      .catch(() => unreachable),
};
const pages = createClientPages(
  createRoutes,
  () => content,
  new CallCache({ heldMs: () => 60_000 }),
);

watchDocument();
await shellComplete();
const { route, hydrate } = pages.pageAt(location.href);
const router = pages.createRouter(route, await hydrate());
hydrateRoot(
  document,
  <RouterProvider router={router} future={{ v7_startTransition: true }} />,
);
