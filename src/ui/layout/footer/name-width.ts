/** Letter spacing in em, as in `wordmark.css`. */
const spacing = -0.04;

/** Letters of the display typeface at weight 700, by their width in em. */
const letters: readonly (readonly [letters: string, width: number])[] = [
  [" ',.:!’Iijl", 0.22],
  ["()-1J", 0.31],
  ["/frt", 0.37],
  ["+–7FLTsz", 0.5],
  ["2EZacegkuvxy", 0.54],
  ["356BPSXYbdhnopq", 0.57],
  ["0489ACDGHKOQRUV", 0.62],
  ["&N", 0.69],
  ["Mmw", 0.82],
  ["@W", 0.91],
];

/** The width of other letters, in em: few are wider. */
const safeWidth = 1;

/**
 * How wide a name is as the footer's wordmark, in em. Kerning is left out: the
 * browser adjusts the spacing by what is missing.
 */
export function nameWidth(name: string): number {
  const base = name.normalize("NFD").replace(/\p{M}/gu, "");
  const widths = Array.from(base, widthOf);
  return widths.reduce((sum, it) => sum + it + spacing, -spacing);
}

function widthOf(letter: string): number {
  return letters.find(([group]) => group.includes(letter))?.[1] ?? safeWidth;
}
