/**
 * The address of the file that the browser would load for an image, which it
 * does not tell before it loads it: HTML's "select an image source".
 */
export function candidateOf(image: HTMLImageElement): string {
  const sources = image.parentElement?.closest("picture")
    ?.querySelectorAll("source");
  const source =
    [...sources ?? []].find(({ media, type }) =>
      (!media || matchMedia(media).matches) &&
      (type !== "image/avif" || hasAvif())
    ) ?? image;
  if (!source.srcset) return image.src;
  const width = widthOf(source.sizes);
  const candidates = source.srcset.split(", ").map((candidate) => {
    const [address = "", descriptor = ""] = candidate.split(" ");
    return { address, density: parseInt(descriptor) / width };
  }).sort((one, other) => one.density - other.density);
  const fits = candidates.find(({ density }, index) =>
    density >= devicePixelRatio ||
    isNearEnough(density, candidates[index + 1]?.density)
  );
  return (fits ?? candidates.at(-1))?.address ?? image.src;
}

/**
 * Chromium also takes a file that is a little too small, unless the next one is
 * nearer; the other engines do not.
 */
function isNearEnough(density: number, next = 0): boolean {
  return "userAgentData" in navigator && devicePixelRatio > 1 &&
    next >= devicePixelRatio && devicePixelRatio < Math.sqrt(density * next);
}

/** Whether no picture was loaded in the format for browsers without AVIF. */
function hasAvif(): boolean {
  const pictures = document.querySelectorAll<HTMLImageElement>("picture > img");
  return ![...pictures].some(({ currentSrc }) => /\.webp$/.test(currentSrc));
}

/** The width in pixels that a `sizes` attribute gives in this window. */
function widthOf(sizes: string): number {
  // Commas in a function separate nothing.
  for (const size of sizes.split(/,\s*(?![^()]*\))/)) {
    const [, condition, length = ""] = /^(\(.*?\)|) *(\S.*)$/.exec(size) ?? [];
    if (!condition || matchMedia(condition).matches) return pixels(length);
  }
  return innerWidth;
}

function pixels(length: string): number {
  const probe = document.createElement("i");
  probe.style.cssText = "position: fixed; padding: 0; border: 0";
  probe.style.width = length;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}
