/**
 * A fake `deno`, called with `FOLDER ARGS`: the platform's tool. Appends each
 * call to FOLDER/calls.txt. FOLDER/mode.txt says whether it works, "fails",
 * "hangs" or is "edited" (fails, after an edit of deno.json by someone else).
 */
const [folder = "", ...args] = Deno.args;
const calls = `${folder}/calls.txt`;
await Deno.writeTextFile(calls, `${args.join(" ")}\n`, { append: true });
const mode = await Deno.readTextFile(`${folder}/mode.txt`);
if (mode === "fails") Deno.exit(1);
// Like the real one, it removes everything else under "deploy".
const config = `${folder}/deno.json`;
const deploy = { org: "agency", app: "site" };
const before = JSON.parse(await Deno.readTextFile(config));
await Deno.writeTextFile(config, JSON.stringify({ ...before, deploy }));
if (mode === "edited") {
  const edited = { ...before, deploy, exclude: ["edited"] };
  await Deno.writeTextFile(config, JSON.stringify(edited));
  Deno.exit(1);
}
if (mode === "hangs") {
  await Deno.writeTextFile(`${folder}/hangs.txt`, "");
  await new Promise(() => setInterval(() => {}, 1000));
}
console.log(JSON.stringify({
  revisionId: "k3xq9",
  url: "https://console.deno.com/agency/site/builds/k3xq9",
}));
