import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { authorization } from "../../src/browser/gateway.ts";

Deno.test("sends a stored token only if a header can carry it", () => {
  const sent = {
    "abc 123": "Token abc 123",
    " abc\n": "Token abc",
    '"abc"': 'Token "abc"',
    "clé": "Token clé",
    "   ": undefined,
    "\n": undefined,
    "a\nb": undefined,
    "a\0b": undefined,
    "a\u0001b": undefined,
    "a\u007fb": undefined,
    "Ọlá": undefined,
    "€": undefined,
    "🚌": undefined,
    ["x".repeat(8001)]: undefined,
  };
  try {
    for (const [token, header] of Object.entries(sent)) {
      localStorage.setItem("auth-token", token);
      assert.equal(authorization(), header, JSON.stringify(token));
      // Throws for a header that cannot be sent.
      new Headers({ Authorization: authorization() ?? "" });
    }
  } finally {
    localStorage.removeItem("auth-token");
  }
});
