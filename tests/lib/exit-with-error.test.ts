import assert from "node:assert/strict";

const module = new URL("../../src/lib/exit-with-error.ts", import.meta.url);

/** What a process prints that ends with this error. */
async function printed(error: string): Promise<string> {
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "eval",
      `import { ExpectedError, exitWithError } from "${module}";
       exitWithError(new ${error});`,
    ],
    env: { NO_COLOR: "1" },
  }).output();
  assert.equal(code, 1);
  return new TextDecoder().decode(stderr);
}

Deno.test("an expected error ends the process with its message alone", async () => {
  const text = await printed('ExpectedError("PORT=x: expected a number")');
  assert.equal(text, "PORT=x: expected a number\n");
});

Deno.test("control and direction characters of errors are escaped", async () => {
  for (const error of ["ExpectedError", "Error"]) {
    const text = await printed(`${error}("a\\x1b[2K\\r\\u202eb")`);
    assert.match(text, /a\\u001b\[2K\\u000d\\u202eb/, error);
  }
});
