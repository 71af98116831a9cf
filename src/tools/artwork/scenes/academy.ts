import { java } from "./academy/java.ts";

/** Pictures of the academy. */
export const scenes = [java];
