import type { FaceName } from "./faces.ts";
import type { Kind } from "./kinds.ts";

/** The source of one picture: a document and its properties. */
export interface Scene {
  /** File name within its set: "cover", "tall", "01" and so on. */
  name: string;
  kind: Kind;
  /** The alternative text. */
  alt: string;
  /** The placeholder colour until the picture has loaded. */
  ground: string;
  /** Typefaces that its document needs. */
  faces: readonly FaceName[];
  /** Markup of the document's body; `<style>` elements are hoisted, each once. */
  html: string;
}

/** All pictures of one client, or of one part of the site. */
export interface SceneSet {
  name: string;
  scenes: readonly Scene[];
}

/** Lists the scene modules: each file of `scenes/` is one set, named after it. */
export async function listSets(): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of Deno.readDir(new URL("scenes/", import.meta.url))) {
    if (entry.isFile && entry.name.endsWith(".ts")) {
      names.push(entry.name.replace(/\.ts$/, ""));
    }
  }
  return names.sort();
}

/**
 * Loads the set called `name`.
 * @throws {Error} When its module is missing or exports no list called `scenes`.
 */
export async function loadSet(name: string): Promise<SceneSet> {
  const module: unknown = await import(`./scenes/${name}.ts`);
  if (!hasScenes(module)) {
    throw new Error(`Cannot draw "${name}": its module exports no scenes`);
  }
  return { name, scenes: module.scenes };
}

function hasScenes(module: unknown): module is { scenes: Scene[] } {
  return typeof module === "object" && module !== null &&
    "scenes" in module && Array.isArray(module.scenes);
}
