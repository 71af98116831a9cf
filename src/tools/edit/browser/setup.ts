import { createContext, use } from "react";
import type { FormsSetup } from "../forms/forms-setup.ts";

/** What the page knows since it started. */
export const SetupContext = createContext<FormsSetup | undefined>(undefined);

/** @throws {Error} Outside of the page. */
export function useSetup(): FormsSetup {
  const setup = use(SetupContext);
  if (!setup) throw new Error("No setup");
  return setup;
}
