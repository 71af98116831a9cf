import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageCard } from "../../../pages/section.server.ts";
import { colours, site } from "../../../../data/site.ts";
import { BridgeDefs } from "../../../ui/art/bridge-defs.tsx";
import { LogoMark } from "../../../ui/art/logo-mark.tsx";

const { paper, paper2, ink, danfo, onDanfo, lagoon, laterite, haze } = colours;

/** A page's surface, and the ink that stands on it. */
const surfaces: Readonly<
  Record<PageCard["surface"], { ground: string; ink: string }>
> = {
  danfo: { ground: danfo.light, ink: ink.light },
  haze: { ground: haze.light, ink: ink.light },
  band: { ground: paper2.light, ink: ink.light },
  paper: { ground: paper.light, ink: ink.light },
  lagoon: { ground: lagoon.light, ink: paper.light },
  laterite: { ground: laterite.light, ink: paper.light },
};

/** Top of the deck, and how much larger it is than on the site's pages. */
const road = 520;
const scale = 1.5;

const font = await Deno.readFile(
  new URL(
    "../../../../static/fonts/bricolage-grotesque.woff2",
    import.meta.url,
  ),
);

const rules = `
@font-face { font-family: Head; src: url(${dataUrl("font/woff2", font)}) }
:root { --danfo: ${danfo.light}; --on-danfo: ${onDanfo.light} }
body, p { margin: 0 }
body { font: 700 38px/.88 Head, sans-serif }
.pale { fill: ${paper.light} }
.visually-hidden, .bridge, .mark, .words, .sign, .panel, img { position: absolute }
.bridge { inset: 0; fill: currentColor }
.words, .sign { white-space: nowrap; letter-spacing: -.042em }
.words span { display: block }
.mark { left: 64px; top: 52px; width: 56px; height: 40px; fill: currentColor }
.sign { left: 136px; top: 52px; width: 1000px }
.page .words { left: 60px; bottom: 144px; width: 1080px }
.panel { inset: 0 auto 0 0; width: 360px; background: ${paper.light} }
.panel .words { left: 40px; bottom: 148px; width: 304px; white-space: normal;
  font-size: 50px; line-height: .96; letter-spacing: -.035em }
.panel .sign { left: 92px; top: 46px; width: 252px; font-size: 27px }
.panel .mark { left: 40px; top: 46px; width: 40px; height: 29px }
img { left: 360px; top: 0; width: 840px; height: 630px; object-fit: cover }
`;

/**
 * The document of a page's card: its words above the bridge.
 * @param hasSign Whether the agency's name stands beside the mark.
 */
export function pageDocument(
  { surface, size, lines }: Omit<PageCard, "name">,
  hasSign: boolean,
): string {
  const { ground, ink } = surfaces[surface];
  return documentOf(
    `.page { color: ${ink}; background: ${ground} }
    .words { font-size: ${size}px }`,
    <body className="page">
      <Deck width={1200} piers={[75, 425, 775, 1125]}>
        <use
          href="#danfo"
          x="960"
          y={road - 58 * scale}
          width={128 * scale}
          height={58 * scale}
        />
      </Deck>
      <LogoMark />
      {hasSign && <p className="sign">{site.name}</p>}
      <p className="words">
        {lines.map((line) => <span key={line}>{line}</span>)}
      </p>
    </body>,
  );
}

/**
 * The document of a project's card: its name beside its cover.
 * @param cover The cover's AVIF file.
 */
export function projectDocument(
  name: string,
  cover: Uint8Array<ArrayBuffer>,
): string {
  return documentOf(
    `body { color: ${ink.light} }`,
    <body>
      <img src={dataUrl("image/avif", cover)} />
      <div className="panel">
        <Deck width={360} piers={[180]} />
        <LogoMark />
        <p className="sign">{site.name}</p>
        <p className="words">{name}</p>
      </div>
    </body>,
  );
}

interface DeckProps {
  width: number;
  /** Distances of the piers from the left. */
  piers: readonly number[];
  children?: ReactNode;
}

function Deck({ width, piers, children }: DeckProps) {
  return (
    <>
      <BridgeDefs />
      <svg className="bridge" width={width} height="630">
        <g transform={`translate(0 ${road}) scale(${scale})`}>
          <rect width={width / scale} height="9" />
          <rect y="12.5" width={width / scale} height="3" />
          {piers.map((pier) => (
            <use
              key={pier}
              href="#pier"
              x={pier / scale}
            />
          ))}
        </g>
        {children}
      </svg>
    </>
  );
}

function documentOf(ownRules: string, body: ReactNode): string {
  return "<!doctype html>" + renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <style>{rules + ownRules}</style>
      </head>
      {body}
    </html>,
  );
}

function dataUrl(type: string, bytes: Uint8Array<ArrayBuffer>): string {
  return `data:${type};base64,${bytes.toBase64()}`;
}
