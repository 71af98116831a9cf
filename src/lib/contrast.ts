/**
 * The contrast of two colours, from 1 to 21, as WCAG 2 computes it.
 * @param pair Colours such as "#0b3a42".
 */
export function contrastOf(...pair: [string, string]): number {
  const [light = 0, dark = 0] = pair.map(luminanceOf).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
