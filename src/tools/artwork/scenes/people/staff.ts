import { halima, kene } from "./halima-and-kene.ts";
import { bashir, ife } from "./ife-and-bashir.ts";
import { dayo, nneka } from "./nneka-and-dayo.ts";
import { ronke, timi } from "./ronke-and-timi.ts";

/** The team; nobody here is a real person. */
export const staff = [ife, bashir, nneka, dayo, halima, kene, ronke, timi];
