import { boards } from "./aurora-ai/boards.ts";
import { covers } from "./aurora-ai/covers.ts";
import { pages } from "./aurora-ai/pages.ts";
import { screens } from "./aurora-ai/screens.ts";

/** Pictures of the Aurora AI case study. */
export const scenes = [...covers, ...screens, ...boards, ...pages];
