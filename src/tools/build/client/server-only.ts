import type { Plugin } from "esbuild";

/** Fails the build if browsers would load schemas, feeds or zod. */
export const serverOnly: Plugin = {
  name: "server-only",
  setup({ onResolve }) {
    onResolve(
      { filter: /\.server\.tsx?$|^zod(?:\/|$)/ },
      ({ path, importer }) => ({
        errors: [{
          text:
            `Cannot bundle "${path}" for browsers: "${importer}" imports it`,
        }],
      }),
    );
  },
};
