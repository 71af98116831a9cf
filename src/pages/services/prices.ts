import type { PriceCard, PricesRecord } from "./prices.server.ts";
import prices from "../../../data/prices.json" with { type: "json" };

const record = prices as PricesRecord;

/** When to expect a price, beside the button of each card. */
export const priceBy: string = record.by;

/** The price cards of the services page, the smallest first. */
export const priceCards: readonly PriceCard[] = record.cards;
