import assert from "node:assert/strict";
import { urlOf } from "../../../src/lib/http/keep-listening.ts";

Deno.test("the URL of a server names the address on which it listens", () => {
  for (
    const [hostname, url] of [
      ["0.0.0.0", "http://localhost:8000"],
      ["::", "http://localhost:8000"],
      ["10.0.0.5", "http://10.0.0.5:8000"],
      ["::1", "http://[::1]:8000"],
    ] as const
  ) {
    assert.equal(urlOf({ transport: "tcp", hostname, port: 8000 }), url);
  }
});
