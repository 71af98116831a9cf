import assert from "node:assert/strict";
import { purgePath, reportPath, vitalsPath } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { secret } from "../../support/settings.ts";

for (const path of [vitalsPath, reportPath, purgePath]) {
  for (const length of ["no", "100"]) {
    Deno.test(`${path} answers 400 to an aborted body of ${length} known bytes and logs no error`, async () => {
      const app = await testApp({ settings: { PURGE_SECRET: secret } });
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"path":'));
          controller.error(new TypeError("The connection is gone"));
        },
      });
      const response = await app.request(path, {
        method: "POST",
        body,
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${secret}`,
          ...(length !== "no" && { "Content-Length": length }),
        },
      });
      assert.equal(response.status, 400);
      assert.deepEqual(app.lines, []);
    });
  }
}
