/**
 * What `deno task build` made. `deno task test PATTERN` builds first when a
 * test that matches imports this module, directly or through another.
 */
export {
  type BuildManifest,
  distFolder,
  readManifest,
  readManifestSync,
} from "../../src/server/assets/build-manifest.ts";
