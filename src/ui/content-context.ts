import { createContext } from "react";
import type { ContentSource } from "../content/content-source.ts";

/** The content in the browser, for what a page loads later on. */
export const ContentContext = createContext<ContentSource | null>(null);
