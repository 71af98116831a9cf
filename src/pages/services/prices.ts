import type { PriceCard, PricesRecord } from "./prices.server.ts";
import file from "../../../data/prices.json" with { type: "json" };
import promises from "../../../data/promises.json" with { type: "json" };

/** The price cards of the services page, the smallest first. */
export const prices = file as PricesRecord;

/** How many weeks a card's product takes, if that is promised. */
export function weeksOf({ drawing }: PriceCard): string | undefined {
  if (drawing === "mini-site") return promises.weeks.miniSite;
  if (drawing === "enterprise-site") return promises.weeks.enterpriseSite;
}
