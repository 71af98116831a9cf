import type { StaticHandlerContext } from "@remix-run/router";
import type { ReactNode } from "react";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server.js";
import {
  type CreateRoutes,
  loadData,
  type LoaderData,
  type PageData,
} from "./page-data.ts";
import { DataBlocks } from "./streamed.tsx";

/** A page whose loader has run, and what the router knows of it. */
export interface QueriedPage<Handle = unknown> {
  context: StaticHandlerContext;
  /** Its route's path. */
  routePath: string;
  handle: Handle;
  data: LoaderData;
}

/** The server's side of the routes. */
export function createServerPages<Content, Handle = unknown>(
  createRoutes: CreateRoutes,
) {
  const routes = createRoutes((data) => ({ request, params, context }) => {
    const query = new URL(request.url).searchParams;
    const args = { content: context as Content, params, query };
    return loadData(data as PageData<Content>, args, (call) => call());
  });
  const handler = createStaticHandler(routes);

  /**
   * Runs the loader of a page, whose calls are not waited for, and loads the
   * page's module.
   * @throws {unknown} What the page's module or loader throws.
   */
  async function query(
    address: string,
    content: Content,
  ): Promise<QueriedPage<Handle>> {
    const request = new Request(new URL(address, "http://localhost"));
    const context = await handler.query(request, { requestContext: content });
    if (context instanceof Response) throw new Error(`"${address}" redirects`);
    const [error] = Object.values(context.errors ?? {});
    if (error) throw error;
    const { route } = context.matches.at(-1)!;
    return {
      context,
      routePath: route.id,
      handle: route.handle as Handle,
      data: context.loaderData[route.id] ?? {},
    };
  }

  /** The React tree of a page, with the results that come as data blocks. */
  function element({ context }: QueriedPage): ReactNode {
    return (
      <DataBlocks value>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </DataBlocks>
    );
  }

  return { routes, query, element };
}

/** Waits for all results of a page; it never rejects. */
export async function allResults({ data }: QueriedPage): Promise<void> {
  await Promise.allSettled(Object.values(data));
}

/** Stands for a result that has not come. */
const pending = Symbol();

/** A page with the results that have come; the others stay promises. */
export async function withResults<Handle>(
  page: QueriedPage<Handle>,
): Promise<QueriedPage<Handle>> {
  const entries = Object.entries(page.data).map(async ([name, result]) => {
    const value = await Promise.race([result, pending]).catch(() => pending);
    return [name, value === pending ? result : value];
  });
  const data = Object.fromEntries(await Promise.all(entries));
  const { context, routePath } = page;
  const loaderData = { ...context.loaderData, [routePath]: data };
  return { ...page, data, context: { ...context, loaderData } };
}
