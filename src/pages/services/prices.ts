import type { PricesRecord } from "./prices.server.ts";
import file from "../../../data/prices.json" with { type: "json" };

/** The price cards of the services page, the smallest first. */
export const prices = file as PricesRecord;
