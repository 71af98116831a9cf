import { startTransition, useEffect, useRef, useState } from "react";
import { PageErrorBoundary } from "../layout/document/page-error-boundary.tsx";
import { PageView } from "../layout/document/page-view.tsx";
import { RootDocument } from "../layout/document/root-document.tsx";
import { RootError } from "../layout/views/root-error.tsx";
import type { ClientRouter } from "./navigation/client-router.ts";
import type { ShowChange } from "./navigation/view-transition.ts";

/** Shows a change of the page at once; `after-load.ts` brings transitions. */
export const changes: { show: ShowChange } = {
  show: (_, update) => startTransition(update),
};

/** The site in the browser: the document of the address that is shown. */
export function Site({ router }: { router: ClientRouter }) {
  const [place, setPlace] = useState(router.place);
  const shownPath = useRef(place.location.pathname);
  useEffect(() => {
    // It may have changed while this was being hydrated.
    setPlace(router.place());
    return router.subscribe(() => {
      const next = router.place();
      const change = { from: shownPath.current, to: next.location.pathname };
      shownPath.current = change.to;
      changes.show(change, () => setPlace(next));
    });
  }, [router]);
  const { location, current, arrival } = place;
  return (
    <PageView
      location={location}
      navigator={router.navigator}
      current={current}
      arrival={arrival}
    >
      <PageErrorBoundary address={location.pathname} fallback={<RootError />}>
        <RootDocument />
      </PageErrorBoundary>
    </PageView>
  );
}
