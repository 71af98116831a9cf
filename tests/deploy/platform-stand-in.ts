/**
 * Stands in for the platform's program: `FOLDER deploy …`. Notes what it is
 * asked in FOLDER, rewrites the `deploy` key of FOLDER/deno.json as the real
 * one does, and names a revision. Without a good token it refuses.
 */
const [folder = "", ...words] = Deno.args;
await Deno.writeTextFile(`${folder}/asked.txt`, `${words.join(" ")}\n`, {
  append: true,
});
if (Deno.env.get("DENO_DEPLOY_TOKEN") !== "good") {
  console.error(JSON.stringify({ error: { message: "Not authorised" } }));
  Deno.exit(3);
}
if (words[1] === "env") {
  console.log(JSON.stringify({ variables: [{ key: "SITE_URL" }] }));
  Deno.exit();
}
const value = (flag: string) => words[words.indexOf(flag) + 1] ?? "";
const [org, app] = [value("--org"), value("--app")];
const file = `${folder}/deno.json`;
const config = JSON.parse(await Deno.readTextFile(file));
await Deno.writeTextFile(
  file,
  JSON.stringify({ ...config, deploy: { org, app } }),
);
console.log(
  JSON.stringify({
    revision: { id: "k3xq9" },
    url: `https://${app}-k3xq9.${org}.deno.net`,
  }),
);
