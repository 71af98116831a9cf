/** Prints the page of all components, as the sources are just now. */
import { readManifest } from "../build/manifest.ts";
import { componentsDocument } from "./components-document.tsx";

const manifest = await readManifest();
if (!manifest) throw new Error("Cannot show the components: no build");
console.log(componentsDocument(manifest));
