import { useEffect, useState } from "react";

/**
 * Which part of an article is being read: the last one whose beginning has
 * passed the upper third of the window.
 */
export function useCurrentPart(
  parts: readonly { anchor: string }[],
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = parts.flatMap(({ anchor }) =>
      document.getElementById(anchor) ?? []
    );
    function look(): void {
      const line = innerHeight / 3;
      const read = elements.findLast((element) =>
        element.getBoundingClientRect().top <= line
      );
      setCurrent(read?.id);
    }
    // Told only when a part crosses the line, not at every step of a scroll.
    const observer = new IntersectionObserver(look, {
      rootMargin: "0px 0px -66.6% 0px",
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
