import type { Plugin } from "esbuild";
import type { ProjectRecord } from "../../agency/projects/project.server.ts";
import { readProjects } from "../../agency/projects/read-projects.ts";
import { detailsOf, summaryOf } from "../../agency/projects/project-views.ts";

/** Matches the file of a project, from the project's root. */
export const projectFilePattern = /^data\/projects\/[^/]+\.json$/;

/** The modules that read these files where there is no bundle. */
export const projectModulePaths = [
  "src/agency/projects/project-list.ts",
  "src/pages/portfolio/project-pages.ts",
];

/**
 * Bundles the projects: what lists show of all of them as one module, and what
 * only the page of each shows as a chunk of its own.
 */
export function projectModules(): Plugin {
  return {
    name: "project-modules",
    setup({ onLoad }) {
      onLoad({ filter: /\/projects\/project-list\.ts$/ }, async () => ({
        contents: `export const projectList = ${
          JSON.stringify((await readProjects()).map(summaryOf))
        };`,
      }));
      onLoad({ filter: /\/portfolio\/project-pages\.ts$/ }, async () => {
        const data = "../../../data/projects";
        const loaders = (await readProjects()).map(({ slug }) =>
          `${JSON.stringify(slug)}: () => import("${data}/${slug}.json")`
        );
        return {
          contents: `export const projectPages = { ${loaders.join(", ")} };`,
        };
      });
      onLoad({ filter: /\/data\/projects\/[^/]+\.json$/ }, async ({ path }) => {
        const project = (await readProjects()).find(({ slug }) =>
          path.endsWith(`/${slug}.json`)
        );
        return {
          contents: `export default ${
            JSON.stringify(project && detailsOf(project))
          };`,
          loader: "js",
        };
      });
    },
  };
}

/** Fills `project-grounds.css` with the colours of each project. */
export function projectGrounds(): Plugin {
  return {
    name: "project-grounds",
    setup({ onLoad }) {
      onLoad({ filter: /\/project-grounds\.css$/ }, async () => ({
        contents: groundRules(await readProjects()),
        loader: "css",
      }));
    },
  };
}

/** The style rules with the colours of each project. */
export function groundRules(projects: readonly ProjectRecord[]): string {
  return projects.map(({ slug, ground, mark, focus }) => {
    const values = [
      // A preview may have no colour yet.
      ground && `--ground:${ground};`,
      mark && `--mark:${mark};`,
      focus !== undefined && `--focus:${focus}%;`,
    ];
    return `.ground-${slug}{${values.filter(Boolean).join("")}}`;
  }).join("\n");
}
