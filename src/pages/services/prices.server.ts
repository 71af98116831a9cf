import * as z from "zod/mini";
import { paths } from "../../paths.ts";
import {
  filled,
  groupOf,
  listOf,
  textList,
} from "../../records/fields.server.ts";
import { type RecordIn, singleton } from "../../records/singleton.server.ts";

const addOn = groupOf({
  label: { file: filled, form: { label: "Name" } },
  price: {
    file: filled,
    form: { label: "Price", hint: "In any currency, such as +$1,200." },
  },
}, { label: "Add-on" });

export const prices = singleton({
  name: "prices",
  label: "Prices",
  page: paths.services,
  heading: "pricing",
  fields: {
    by: {
      file: filled,
      form: {
        label: "What to expect, beside each button",
        hint: "{planHours} are the hours to the action plan.",
      },
    },
    cards: listOf(
      {
        title: { file: filled, form: { label: "What it is" } },
        from: {
          file: z.optional(filled),
          form: {
            label: "The least that it costs",
            hint:
              "Short, such as $4,000. As long as no card has a price, the menu says what you get.",
          },
        },
        drawing: {
          file: z.optional(z.enum(
            ["mini-site", "enterprise-site"],
            "expected mini-site or enterprise-site",
          )),
          form: { label: "Drawing of its pages" },
        },
        note: {
          file: z.optional(filled),
          form: { label: "Caption of the drawing" },
        },
        items: textList({ label: "What is included", singular: "Item" }),
        addOn: { ...addOn, file: z.optional(addOn.file) },
      },
      "title",
      { label: "Cards", singular: "Card" },
    ),
  },
});

/** What the pages on services say of prices. */
export type PricesRecord = RecordIn<typeof prices>;

/** What a card says of a product. */
export type PriceCard = PricesRecord["cards"][number];
