import { createContext } from "react";
import type { ContentLoader } from "../content/content-loader.ts";

/** The content in the browser, for what a page loads later on. */
export const ContentContext = createContext<ContentLoader | null>(null);
