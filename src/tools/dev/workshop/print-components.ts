/** Prints the HTML of the component page. */
import { readManifest } from "../../../server/assets/build-manifest.ts";
import { componentsDocument } from "./components-document.tsx";

const manifest = await readManifest();
if (!manifest) throw new Error("Cannot show the components: no build");
console.log(componentsDocument(manifest));
