import type { ReactNode } from "react";
import { notFoundPath, notFoundPattern } from "../../addresses/paths.ts";
import { type Location, type Navigator, Router } from "react-router";
import {
  type Arrival,
  ArrivalContext,
  type CurrentPage,
  PageContext,
} from "../../routing/page-context.ts";

interface PageViewProps {
  location: Location;
  navigator: Navigator;
  current: CurrentPage;
  arrival: Arrival;
  children: ReactNode;
}

/** The contexts of the document: the location, the page and how it was reached. */
export function PageView(
  { location, navigator, current, arrival, children }: PageViewProps,
) {
  // All addresses without a page share one document.
  const shown = current.pattern === notFoundPattern
    ? { ...location, pathname: notFoundPath }
    : location;
  return (
    <Router location={shown} navigator={navigator}>
      <ArrivalContext value={arrival}>
        <PageContext value={current}>{children}</PageContext>
      </ArrivalContext>
    </Router>
  );
}
