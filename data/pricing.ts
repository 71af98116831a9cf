import type { PriceCard } from "./schema.ts";

/** When to expect a price, beside the button of each card. */
export const priceBy = "Your price within 24 hours";

/** The two price cards of the services page, the smaller first. */
export const priceCards: readonly PriceCard[] = [
  {
    id: "mini-site",
    title: "Landing page or mini site (1-4 pages)",
    items: [
      "Up to 3 iterative concept directions",
      "3-4 supplemental marketing illustrations",
      "A Figma file ready for dev",
    ],
    addOn: { label: "Webflow dev add-on", price: "+$2,000" },
  },
  {
    id: "enterprise-site",
    title: "E-com or enterprise site (5-15 pages)",
    note: "Six pages designed in full. Nine built from their blocks.",
    items: [
      "6 essential page designs",
      "Reusable block-based sections",
      "A web style guide",
      "A Figma file",
    ],
    addOn: { label: "Webflow dev add-on", price: "+$5,000" },
  },
];
