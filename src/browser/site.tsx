import { useEffect, useRef, useState } from "react";
import { PageErrorBoundary } from "../layout/page-error-boundary.tsx";
import { PageView } from "../layout/page-view.tsx";
import { RootDocument } from "../layout/root-document.tsx";
import { RootError } from "../layout/root-error.tsx";
import type { SiteNavigation } from "./navigation.ts";
import { showChange } from "./show-change.ts";

/** The site in the browser: the document of wherever the visitor is. */
export function Site({ navigation }: { navigation: SiteNavigation }) {
  const [place, setPlace] = useState(navigation.place);
  const shown = useRef(place.location.pathname);
  useEffect(
    () =>
      navigation.subscribe(() => {
        const next = navigation.place();
        const between = { from: shown.current, to: next.location.pathname };
        shown.current = between.to;
        showChange(between, () => setPlace(next));
      }),
    [navigation],
  );
  const { location, current, arrival } = place;
  return (
    <PageView
      location={location}
      navigator={navigation.navigator}
      current={current}
      arrival={arrival}
    >
      <PageErrorBoundary address={location.pathname} fallback={<RootError />}>
        <RootDocument />
      </PageErrorBoundary>
    </PageView>
  );
}
