import { boards } from "./blog/boards.ts";
import { bridges } from "./blog/bridges.ts";
import { letters } from "./blog/letters.ts";
import { patterns } from "./blog/patterns.ts";
import { scenes as desks } from "./blog/desks.ts";
import { things } from "./blog/things.ts";

/** Covers of the articles, and the one for an article that has none. */
export const scenes = [
  ...patterns,
  ...boards,
  ...letters,
  ...things,
  ...desks,
  ...bridges,
];
