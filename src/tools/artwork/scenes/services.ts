import { before } from "./services/before.ts";
import { things } from "./services/things.ts";

/** Pictures of the services' own pages. */
export const scenes = [...things, before];
