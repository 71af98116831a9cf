import sharp from "sharp";
import { colours } from "../../../data/site.ts";
import { logoPath, tinyLogoPath } from "../../ui/art/logo-path.ts";
import { iconFile } from "./icon-file.ts";
import type { IconAsset } from "./icon-asset.ts";

/** Size of each PNG in pixels, and the icon's share of its width. */
const pngs: readonly [name: string, size: number, share: number][] = [
  ["icon-192.png", 192, 0.72],
  ["icon-512.png", 512, 0.72],
  // Launchers crop a maskable icon to a circle of four fifths of its width.
  ["maskable-512.png", 512, 0.54],
  ["apple-touch-icon.png", 180, 0.66],
];

/** The site's icons: the mark on the brand's colour. */
export async function drawSiteIcons(): Promise<IconAsset[]> {
  const { danfo: { light: danfo }, onDanfo: { light: onDanfo } } = colours;
  const icon = (size: number, share: number) =>
    square(size, danfo, `<path fill="${onDanfo}" ${placedIcon(size, share)}/>`);
  const tiny = (path: string) =>
    square(16, danfo, `<path fill="${onDanfo}" d="${path}"/>`);
  const files = pngs.map(async ([name, size, share]) => ({
    path: `icons/${name}`,
    bytes: await rasterised(icon(size, share)),
  }));
  const small = [
    { size: 16, svg: tinyLogoPath ? tiny(tinyLogoPath) : icon(16, 0.875) },
    { size: 32, svg: icon(32, 0.875) },
    { size: 48, svg: icon(48, 0.8) },
  ];
  const images = await Promise.all(
    small.map(async ({ size, svg }) => ({ size, png: await rasterised(svg) })),
  );
  return [
    ...await Promise.all(files),
    {
      path: "icons/favicon.svg",
      bytes: new TextEncoder().encode(`${icon(48, 0.8)}\n`),
    },
    { path: "favicon.ico", bytes: iconFile(images) },
  ];
}

function square(size: number, fill: string, icon: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="${fill}" d="M0 0h${size}v${size}H0z"/>${icon}</svg>`;
}

/** Attributes of the icon centred in a square. */
function placedIcon(size: number, share: number): string {
  const scale = (size * share) / 42;
  const x = (size - 42 * scale) / 2;
  const y = (size - 30 * scale) / 2;
  const place = [x, y].map((it) => Number(it.toFixed(3))).join(" ");
  return `transform="translate(${place}) scale(${
    Number(scale.toFixed(4))
  })" d="${logoPath}"`;
}

async function rasterised(svg: string): Promise<Uint8Array> {
  const png = sharp(new TextEncoder().encode(svg)).removeAlpha();
  return new Uint8Array(await png.png({ compressionLevel: 9 }).toBuffer());
}
