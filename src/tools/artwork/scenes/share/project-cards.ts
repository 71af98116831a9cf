import { projectList } from "../../../../../data/projects.ts";
import { site } from "../../../../../data/site.ts";
import { family } from "../../faces.ts";
import { house } from "../../house.ts";
import { html, style } from "../../markup.ts";
import { listSets, loadSet, type Scene } from "../../scene.ts";
import { deck, mark } from "../../templates/bridge.ts";
import { at, drawing } from "../../templates/place.ts";

const side = 360;

/** The clients' own rules reach the body, so that the panel sets all of its own. */
const rules = style(`
.share-panel { position: absolute; inset: 0 auto 0 0; width: ${side}px;
  background: ${house.paper}; color: ${house.ink};
  font: 700 50px/.96 ${family("bricolage-grotesque")}, sans-serif;
  font-stretch: 100%; font-variation-settings: "opsz" 96; letter-spacing: -.035em }
.share-panel p { position: absolute; left: 40px; right: 16px; bottom: 148px }
.share-panel p.sign { top: 44px; bottom: auto; left: 92px; font-size: 27px }
.share-cover { position: relative; width: 800px; height: 600px; overflow: hidden }
`);

/**
 * One card for each project whose cover can be drawn: the cover beside the
 * project's name.
 * @throws If a project's set has no cover.
 */
export async function projectCards(): Promise<Scene[]> {
  const drawn = new Set(await listSets());
  const there = projectList.filter(({ slug }) => drawn.has(slug));
  return await Promise.all(there.map(async ({ name, slug }) => {
    const { scenes } = await loadSet(slug);
    const cover = scenes.find((scene) => scene.name === "cover");
    if (!cover) throw new Error(`Cannot find the cover of "${slug}"`);
    return card(name, slug, cover);
  }));
}

function card(name: string, slug: string, cover: Scene): Scene {
  return {
    kind: "share",
    name: slug,
    alt: `${name}, a project by ${site.name}`,
    ground: cover.ground,
    faces: [...new Set([...cover.faces, "bricolage-grotesque" as const])],
    html: html`
      ${at(
        { x: side, y: 0, zoom: 1.05 },
        html`<div class="share-cover">${cover.html}</div>`,
      )}
      ${rules}
      <div class="share-panel">
        ${drawing(
          side,
          630,
          html`
            ${mark({ x: 40, y: 46, width: 40 })}
            ${deck({
              y: 520,
              width: side,
              piers: [180],
              depth: 140,
              scale: 1.5,
            })}
          `,
        )}
        <p class="sign">${site.name}</p>
        <p>${name}</p>
      </div>
    `,
  };
}
