import type { StaticHandlerContext } from "@remix-run/router";
import { createStaticHandler } from "react-router-dom/server.js";
import { createRoutes } from "../../../routes.ts";
import type { ContentClient } from "../../pages/content.ts";
import type { Handle, Page } from "../../ui/layout/handle.ts";

/** A page whose loader has run, and what the router knows of it. */
export interface QueriedPage extends Page {
  context: StaticHandlerContext;
}

/** The rows of `routes.ts`, for the content client of each query. */
export const routes = createRoutes(({ context }) => context as ContentClient);

/** React Router's handler of these rows. */
export const handler = createStaticHandler(routes);

/**
 * Runs the loader of an address, whose calls are not waited for, and loads its
 * page's module.
 * @returns The page, or the response of a loader that redirects.
 * @throws {unknown} What the page's module or loader throws.
 */
export async function queryPage(
  address: string,
  content: ContentClient,
): Promise<QueriedPage | Response> {
  const context = await handler.query(
    new Request(new URL(address, "http://localhost")),
    { requestContext: content },
  );
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) throw error;
  const { route, params } = context.matches.at(-1)!;
  return {
    context,
    pattern: route.id,
    handle: route.handle as Handle,
    data: context.loaderData[route.id] ?? {},
    params,
  };
}

/**
 * The page of an address that is known to be none of the redirects.
 * @throws {Error} When it is one.
 */
export async function pageAt(
  address: string,
  content: ContentClient,
): Promise<QueriedPage> {
  const page = await queryPage(address, content);
  if (page instanceof Response) throw new Error(`"${address}" is a redirect`);
  return page;
}
