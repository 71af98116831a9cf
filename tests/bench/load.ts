/** Load by wrk, which Debian packages: one thread, 32 connections. */

/** Whether wrk is available; tries to install it. */
export async function findLoadTool(): Promise<void> {
  if (await runs("wrk", "-v")) return;
  if (Deno.build.os === "linux" && Deno.uid() === 0) {
    await runs("apt-get", "update");
    await runs("apt-get", "install", "-y", "wrk");
    if (await runs("wrk", "-v")) return;
  }
  throw new Error(
    "Cannot measure load: install wrk (Debian: apt-get install wrk)",
  );
}

/** Requests per second for two seconds, with compression. */
export async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await new Deno.Command("wrk", {
    args: [
      "-t1",
      "-c32",
      "-d2s",
      "-H",
      "Accept-Encoding: gzip, deflate, br, zstd",
      url,
    ],
  }).output();
  const text = new TextDecoder().decode(stdout);
  if (/Non-2xx/.test(text)) throw new Error(`Cannot measure "${url}": ${text}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0);
}

async function runs(command: string, ...args: string[]): Promise<boolean> {
  try {
    await new Deno.Command(command, { args, stdout: "null", stderr: "null" })
      .output();
    return true;
  } catch {
    return false;
  }
}
