import * as z from "zod/mini";
import { type FileFields, fileSchema } from "../record-fields.ts";
import { filled, listOf, textList } from "./values.server.ts";

const addOnFields = {
  label: { file: filled, form: { label: "Name" } },
  price: {
    file: filled,
    form: { label: "Price", hint: "In any currency, such as +₦1,200,000." },
  },
} satisfies FileFields;

/** The fields of `data/prices.json`. */
export const priceFields = {
  by: {
    file: filled,
    form: { label: "When to expect a price, beside each button" },
  },
  cards: listOf(
    {
      title: { file: filled, form: { label: "What it is" } },
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
      items: textList({ label: "What is included", one: "Item" }),
      addOn: {
        file: z.optional(fileSchema(addOnFields)),
        form: { label: "Add-on" },
        fields: addOnFields,
      },
    },
    "title",
    { label: "Cards", one: "Card" },
  ),
} satisfies FileFields;

const file = fileSchema(priceFields);

/** The record of `data/prices.json`. */
export type PricesRecord = z.infer<typeof file>;

/** What a card says of a product. */
export type PriceCard = PricesRecord["cards"][number];
