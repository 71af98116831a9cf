import { findProject } from "../../../../data/project-pages.ts";
import type { Kind } from "../kinds.ts";
import { html, style } from "../markup.ts";
import type { Scene } from "../scene.ts";

/**
 * Placeholder scenes of a project until its pictures are drawn: its colour, its
 * name and the alternative text.
 * @throws {Error} If there is no project with that slug.
 */
export function placeholders(slug: string): Scene[] {
  const project = findProject(slug);
  if (!project) throw new Error(`Cannot draw "${slug}": no such project`);
  const { name, ground, coverAlt } = project;
  function scene(file: string, kind: Kind, alt: string): Scene {
    return {
      name: file,
      kind,
      alt,
      ground,
      faces: ["hanken-grotesk"],
      html: html`<h1>${name}</h1><p>${alt}</p>${
        style(`
        body {
          background: ${ground}; color: #fff; padding: 8%;
          font: 500 24px/1.3 "Hanken Grotesk Variable", sans-serif;
        }
        h1 { font-size: 72px; line-height: 1 }
      `)
      }`,
    };
  }
  return [
    scene("cover", "cover", `Draft of a cover. ${coverAlt}`),
    scene("tall", "tall", `Draft of a tall cover. ${coverAlt}`),
    ...project.showcase.map(({ picture, kind, alt }) =>
      scene(picture.slice(slug.length + 1), kind, alt)
    ),
  ];
}
