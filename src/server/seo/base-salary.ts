import type { MonetaryAmount } from "schema-dts";

const currencies: Readonly<Record<string, string>> = {
  "₦": "NGN",
  "$": "USD",
  "€": "EUR",
  "£": "GBP",
};

/** "₦650,000 – ₦800,000 a month": one amount or two, of the same currency. */
const pattern =
  /^\s*(₦|\$|€|£)\s?([\d,]+)(?:\s*[–-]\s*\1?\s?([\d,]+))?\s+(?:an?|per)\s+(hour|day|week|month|year)\s*$/i;

/**
 * A salary as schema.org has it.
 * @returns Undefined unless currency, amount and unit are all written out.
 */
export function baseSalary(salary = ""): MonetaryAmount | undefined {
  const [, sign = "", least = "", most = least, unit = ""] =
    pattern.exec(salary) ?? [];
  const currency = currencies[sign];
  if (!currency) return undefined;
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      minValue: amount(least),
      maxValue: amount(most),
      unitText: unit.toUpperCase(),
    },
  };
}

function amount(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}
