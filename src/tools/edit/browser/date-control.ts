import { dateOnPage } from "../records/date-on-page.ts";
import { cms, type ControlProps, dataOf } from "./globals.ts";

/** Says below a date which one pages show. */
export function DateOnPageControl({ entry, field }: ControlProps) {
  const date = dataOf({ entry })[String(field.get("of"))];
  return cms.h("p", { role: "status" }, dateOnPage(date));
}
