import type { ReactNode } from "react";
import { type Location, type Navigator, Router } from "react-router";
import {
  type Arrival,
  ArrivalContext,
  type CurrentPage,
  PageContext,
} from "./page-context.ts";

export interface PageViewProps {
  location: Location;
  navigator: Navigator;
  current: CurrentPage;
  arrival: Arrival;
  children: ReactNode;
}

/** What the document needs around it: where it is, and what it shows. */
export function PageView(
  { location, navigator, current, arrival, children }: PageViewProps,
) {
  return (
    <Router location={location} navigator={navigator}>
      <ArrivalContext value={arrival}>
        <PageContext value={current}>{children}</PageContext>
      </ArrivalContext>
    </Router>
  );
}
