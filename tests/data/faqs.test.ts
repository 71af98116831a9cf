import assert from "node:assert/strict";
import { brandingFaq } from "../../data/branding-faq.ts";
import { homeFaq } from "../../data/home-faq.ts";

function answerTo(id: string): string {
  return homeFaq.find((faq) => faq.id === id)?.answer ?? "";
}

Deno.test("home has seven questions and branding five, each with an id of its own", () => {
  assert.equal(homeFaq.length, 7);
  assert.equal(brandingFaq.length, 5);
  for (const faqs of [homeFaq, brandingFaq]) {
    assert.equal(new Set(faqs.map((faq) => faq.id)).size, faqs.length);
    assert.equal(new Set(faqs.map((faq) => faq.question)).size, faqs.length);
    for (const { question } of faqs) assert.ok(question.endsWith("?"));
  }
});

Deno.test("the answers keep the claims: action plan, price, refunds, apps", () => {
  assert.match(answerTo("after-the-form"), /24-hour action plan/);
  assert.match(answerTo("figma-to-framer"), /starts from \$999\./);
  assert.match(answerTo("refunds"), /^No\./);
  assert.match(
    answerTo("mobile-apps"),
    /We design them, for iOS and Mac OS\. We do not develop them\./,
  );
});
