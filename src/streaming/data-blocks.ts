import { createContext } from "react";

/** Whether values are written into the document: true on the server alone. */
export const DataBlocks = createContext(false);
