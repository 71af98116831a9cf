import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** What a visit has loaded so far, as the browser counts it. */
interface Visit {
  pages: number;
  bytes: number;
  /** The browser does not report the size of some file of another website. */
  isLeast: boolean;
}

/** The visit ends with its tab. */
const storageKey = "visit";

/**
 * A till slip of the visit, which is written each time that the footer comes
 * into view. Its place is there from the start; what the browser does not
 * report is left out.
 */
export function Receipt() {
  const slip = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    countPage();
  }, [pathname]);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((it) => it.isIntersecting)) setLines(receiptLines());
    });
    if (slip.current) observer.observe(slip.current);
    addEventListener("pagehide", storeVisit);
    // The browser's own limit is 250 files.
    performance.setResourceTimingBufferSize(5000);
    return () => {
      observer.disconnect();
      removeEventListener("pagehide", storeVisit);
    };
  }, []);
  return (
    <div ref={slip} className="receipt">
      {lines.length > 0 && (
        <>
          <p>This visit</p>
          <ul>{lines.map((line) => <li key={line}>{line}</li>)}</ul>
        </>
      )}
    </div>
  );
}

/** Pages and weight come first: phones show only these and the cookies. */
function receiptLines(): string[] {
  const { pages, bytes, isLeast } = visitNow();
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return [
    counted(pages, "page"),
    `${isLeast ? "at least " : ""}${roundedUp(bytes)}`,
    counted(document.cookie.split(";").filter(Boolean).length, "cookie"),
    counted(scriptsOfOthers(), "script", " of others"),
    paint && `first paint ${(paint.startTime / 1000).toFixed(2)} s`,
  ].filter((it) => it !== undefined);
}

function counted(count: number, noun: string, more = ""): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}${more}`;
}

function scriptsOfOthers(): number {
  return [...document.scripts].filter(({ src }) =>
    src && !src.startsWith(`${location.origin}/`)
  ).length;
}

/** Pages of this document; the first is the document itself. */
let pagesOfDocument = 0;

function countPage(): void {
  pagesOfDocument++;
}

/** What of this document was stored; it may come back by Back. */
let stored: Pick<Visit, "pages" | "bytes"> = { pages: 0, bytes: 0 };

/** The visit so far, by Navigation Timing and Resource Timing. */
function visitNow(): Visit {
  const earlier = storedVisit();
  const own = documentWeight();
  return {
    pages: earlier.pages + pagesOfDocument - stored.pages,
    bytes: earlier.bytes + own.bytes - stored.bytes,
    isLeast: earlier.isLeast || own.isLeast,
  };
}

/** Adds the document that is left. */
function storeVisit(): void {
  try {
    sessionStorage[storageKey] = JSON.stringify(visitNow());
    stored = { pages: pagesOfDocument, bytes: documentWeight().bytes };
  } catch {
    // Without storage the sum is that of each document.
  }
}

function storedVisit(): Visit {
  try {
    return JSON.parse(sessionStorage[storageKey]);
  } catch {
    return { pages: 0, bytes: 0, isLeast: false };
  }
}

function documentWeight(): Omit<Visit, "pages"> {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  return {
    bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
    isLeast: entries.some(isOpaque),
  };
}

/** Whether a file of another website has no `Timing-Allow-Origin`. */
function isOpaque(entry: PerformanceResourceTiming): boolean {
  return !entry.name.startsWith(`${location.origin}/`) &&
    entry.transferSize + entry.encodedBodySize === 0;
}

/** A weight in kilobytes or megabytes, rounded up. */
export function roundedUp(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? `${kilobytes} kB`
    : `${Math.ceil(bytes / 1e5) / 10} MB`;
}
