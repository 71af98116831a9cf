import { readProjects } from "../../../ui/projects/read-projects.ts";
import type { Kind } from "../kinds.ts";
import { html, style } from "../markup.ts";
import type { Scene } from "../scene.ts";

/**
 * Placeholder scenes of a project until its pictures are drawn: its colour, its
 * name and the alternative text.
 * @throws {Error} If there is no project with that slug.
 */
export async function placeholders(slug: string): Promise<Scene[]> {
  const project = (await readProjects()).find((it) => it.slug === slug);
  if (!project) throw new Error(`Cannot draw "${slug}": no such project`);
  const { name, ground, coverAlt, showcase } = project;
  const own = `${slug}/`;
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
    ...showcase.filter(({ picture }) => picture.startsWith(own))
      .map(({ picture, wide, alt }) =>
        scene(picture.slice(own.length), wide ? "full" : "square", alt)
      ),
  ];
}
