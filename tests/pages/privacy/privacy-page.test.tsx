import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { brand } from "../../../data/site.ts";
import { Component as PrivacyPage } from "../../../src/pages/privacy/privacy-page.tsx";

for (const webVitals of [true, false]) {
  Deno.test(`the privacy page ${webVitals ? "says" : "does not say"} what is measured and counted${webVitals ? "" : " when nothing is"}`, () => {
    const before = brand.webVitals;
    Object.assign(brand, { webVitals });
    try {
      using shown = show(<PrivacyPage />);
      const text = shown.container.textContent ?? "";
      assert.equal(/are not measured/.test(text), webVitals);
      assert.equal(/follow a link to book/.test(text), webVitals);
    } finally {
      Object.assign(brand, { webVitals: before });
    }
  });
}
