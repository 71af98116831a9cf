import { createRoutes } from "../../../routes.ts";
import type { ContentLoader } from "../../content/content-loader.ts";
import {
  createServerPages,
  type QueriedPage as Queried,
} from "../../streaming/server-pages.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

/** A page whose loader has run. */
export type QueriedPage = Queried<Handle>;

/** The rows of `routes.ts` on the server, for the content of each query. */
export const { routes, query: queryPage, element: pageElement } =
  createServerPages<ContentLoader, Handle>(createRoutes);
