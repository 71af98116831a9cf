import assert from "node:assert/strict";
import { baseSalary } from "../../../src/server/seo/base-salary.ts";

const known = [
  ["₦650,000 – ₦800,000 a month", "NGN", 650_000, 800_000, "MONTH"],
  ["₦400,000 - 500,000 per month", "NGN", 400_000, 500_000, "MONTH"],
  ["$60,000 a year", "USD", 60_000, 60_000, "YEAR"],
] as const;

for (const [text, currency, minValue, maxValue, unitText] of known) {
  Deno.test(`search engines read the salary "${text}"`, () => {
    assert.deepEqual(baseSalary(text), {
      "@type": "MonetaryAmount",
      currency,
      value: { "@type": "QuantitativeValue", minValue, maxValue, unitText },
    });
  });
}

for (
  const text of ["Competitive", "₦650,000", "about ₦5 a month", "", undefined]
) {
  Deno.test(`no salary is guessed from "${text}"`, () => {
    assert.equal(baseSalary(text), undefined);
  });
}
