/**
 * The component page. Each request runs a new process, so that it shows the
 * current sources.
 */
export async function componentsResponse(): Promise<Response> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--no-check",
      "src/tools/dev/workshop/print-components.ts",
    ],
    cwd: new URL("../../../../", import.meta.url),
    env: { NODE_ENV: "development" },
  }).output();
  const type = success ? "text/html" : "text/plain";
  return new Response(success ? stdout : stderr, {
    status: success ? 200 : 500,
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "no-store",
    },
  });
}
