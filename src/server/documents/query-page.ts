import type { StaticHandlerContext } from "@remix-run/router";
import { createStaticHandler } from "react-router-dom/server.js";
import { createRoutes } from "../../../routes.ts";
import type { ContentSource } from "../../content/content-source.ts";
import type { Handle, Page } from "../../ui/layout/handle.ts";

/** A page whose loader has run, and what the router knows of it. */
export interface QueriedPage extends Page {
  context: StaticHandlerContext;
}

/** The rows of `routes.ts`, for the content of each query. */
export const routes = createRoutes(
  (data) => async ({ request, params, context }) => {
    const content = context as ContentSource;
    const query = new URL(request.url).searchParams;
    const entries = Object.entries(data({ content, params, query }));
    const results = entries.map(async ([name, it]) => [
      name,
      typeof it === "function" ? it() : await it,
    ]);
    return Object.fromEntries(await Promise.all(results));
  },
);

/** React Router's handler of these rows. */
export const handler = createStaticHandler(routes);

/**
 * Runs the loader of a page, whose calls are not waited for, and loads the
 * page's module.
 * @throws {unknown} What the page's module or loader throws.
 */
export async function queryPage(
  address: string,
  content: ContentSource,
): Promise<QueriedPage> {
  const request = new Request(new URL(address, "http://localhost"));
  const context = await handler.query(request, { requestContext: content });
  if (context instanceof Response) throw new Error(`"${address}" redirects`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const { route } = context.matches.at(-1)!;
  return {
    context,
    pattern: route.id,
    handle: route.handle as Handle,
    data: context.loaderData[route.id] ?? {},
  };
}

/**
 * Waits for the results of a page.
 * @param wait Ends when they have come, or earlier; by default it waits for all.
 * @returns The page with the results that have come; the others are promised.
 */
export async function withResults(
  page: QueriedPage,
  wait: (results: Promise<unknown>) => Promise<unknown> = (results) => results,
): Promise<QueriedPage> {
  const arrived: Record<string, unknown> = {};
  const results = Object.entries(page.data).map(async ([name, result]) => {
    arrived[name] = await result;
  });
  await wait(Promise.allSettled(results));
  const data = { ...page.data, ...arrived };
  const { context, pattern } = page;
  const loaderData = { ...context.loaderData, [pattern]: data };
  return { ...page, data, context: { ...context, loaderData } };
}
