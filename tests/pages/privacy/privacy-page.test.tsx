import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { site } from "../../../data/site.ts";
import { Component as PrivacyPage } from "../../../src/pages/privacy/privacy-page.tsx";

for (const webVitals of [true, false]) {
  Deno.test(`the privacy page ${webVitals ? "says" : "does not say"} what is measured and counted${webVitals ? "" : " when nothing is"}`, () => {
    const before = site.webVitals;
    Object.assign(site, { webVitals });
    try {
      using shown = show(<PrivacyPage />);
      const text = shown.container.textContent ?? "";
      assert.equal(/are not measured/.test(text), webVitals);
      assert.equal(/follow a link to book/.test(text), webVitals);
    } finally {
      Object.assign(site, { webVitals: before });
    }
  });
}
