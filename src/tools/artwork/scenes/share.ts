import { pageCards } from "./share/page-cards.ts";
import { projectCards } from "./share/project-cards.ts";

/** Pictures that other sites show beside a link to a page. */
export const scenes = [...pageCards, ...await projectCards()];
