import type { Plugin } from "esbuild";

/** Refuses what browsers must not load: schemas, feeds, and zod. */
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
