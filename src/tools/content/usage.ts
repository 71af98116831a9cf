import { faultUsage } from "./faults.ts";

/** The usage line of `deno task content`. */
export const contentUsage =
  `deno task content [${faultUsage} | check | preview ID [--days N] | purge TAG...]`;
