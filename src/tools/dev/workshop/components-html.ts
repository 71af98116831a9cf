import { developmentFolder } from "../development-build.ts";

const root = new URL("../../../../", import.meta.url);

/**
 * The HTML of the component page, with the development server's build. Each
 * call runs a new process, so that it shows the current sources.
 * @throws {Error} With the output of the process if it fails.
 */
export async function componentsHtml(): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--no-check",
      "src/tools/dev/workshop/print-components.ts",
    ],
    cwd: root,
    env: { NODE_ENV: "development", DIST_FOLDER: developmentFolder },
  }).output();
  const text = new TextDecoder().decode(success ? stdout : stderr);
  if (!success) throw new Error(text);
  return text;
}
