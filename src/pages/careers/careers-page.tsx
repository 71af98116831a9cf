import { Suspense } from "react";
import words from "../../../data/words/careers.json" with { type: "json" };
import { paths } from "../../paths.ts";
import { staticAddress } from "../../static-files.ts";
import { Bridge } from "../../ui/art/bridge.tsx";
import { StreetBus } from "../../ui/art/street-bus.tsx";
import { EmptyState, ErrorState } from "../../ui/blocks/states.tsx";
import type { ContentResult } from "../../lib/content-result.ts";
import { careersData } from "./careers-data.ts";
import type { JobGroup } from "./job-views.ts";
import { Streamed, usePageData } from "../../streaming/streamed.tsx";
import { JobGroups } from "./job-groups.tsx";
import { JobsSkeleton } from "./jobs-skeleton.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "laterite",
  meta: () => ({
    ...words.meta,
    picture: "share/careers",
  }),
} satisfies Handle;

function CareersPage() {
  const { jobs } = usePageData(careersData);
  return (
    <main id="main" tabIndex={-1}>
      <header className="surface">
        <div className="hero grid wrap">
          <h1 className="careers-title heading-0 span-9">{words.hero.title}</h1>
          <p className="lead soft span-3">{words.hero.lead}</p>
        </div>
        <div className="queue wrap">
          <People />
          <StreetBus conductor="left" />
          <StreetBus />
          <StreetBus />
          <StreetBus />
        </div>
        <Bridge spans={1} className="deck-only" />
      </header>
      <div className="jobs wrap">
        <Suspense fallback={<JobsSkeleton />}>
          <Streamed call={jobs}>
            {(result) => <JobsResult result={result} />}
          </Streamed>
        </Suspense>
      </div>
    </main>
  );
}

/** Five people waiting for the first bus, with their work, and one who runs. */
function People() {
  return (
    <svg
      className="queue-people"
      viewBox="0 -18 404 150"
      aria-hidden="true"
    >
      <use href={staticAddress("/drawings/queue.svg#people")} />
    </svg>
  );
}

function JobsResult({ result }: { result: ContentResult<JobGroup[]> }) {
  if (!result.ok) {
    return (
      <ErrorState
        retryAt={paths.careers}
        message={`Error loading jobs: ${result.message}`}
      />
    );
  }
  return result.value.length > 0
    ? <JobGroups groups={result.value} />
    : (
      <EmptyState
        message="No open positions at the moment. Please check back later!"
        isFirst
      />
    );
}

export { CareersPage as Component };
