import { useEffect, useState } from "react";

/**
 * The current part of an article (scroll spy).
 * @returns The id of the last part whose top is above the first third of the
 * window.
 */
export function useCurrentPart(
  parts: readonly { anchor: string }[],
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = parts.flatMap(({ anchor }) =>
      document.getElementById(anchor) ?? []
    );
    function update(): void {
      const line = innerHeight / 3;
      const last = elements.findLast((element) =>
        element.getBoundingClientRect().top <= line
      );
      setCurrent(last?.id);
    }
    // Runs only when a part crosses the line, not on every scroll event.
    const observer = new IntersectionObserver(update, {
      rootMargin: "0px 0px -66.6% 0px",
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
