import { createContext } from "react";

/** Whether values are written into the document: only on the server. */
export const DataBlocks = createContext(false);
