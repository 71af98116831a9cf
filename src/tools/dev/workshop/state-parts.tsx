import {
  EmptyState,
  ErrorState,
  LoadingState,
} from "../../../ui/blocks/states.tsx";
import { ErrorView } from "../../../ui/layout/views/error-view.tsx";
import { NotFoundView } from "../../../ui/layout/views/not-found-view.tsx";
import { paths } from "../../../paths.ts";

/** Loading, empty, failed and missing. */
export function StateParts() {
  return (
    <>
      <section className="section wrap">
        <LoadingState
          text="Loading job listings..."
          failed="Error loading jobs"
        />
        <ErrorState
          retryAt={paths.blog}
          message="Error loading blogs: The content service did not answer."
        />
        <EmptyState
          message="No posts match your search criteria."
          link={{ label: "Clear search", to: paths.blog }}
        />
      </section>
      <NotFoundView hasSearch={false} />
      <ErrorView requestId="5f2c" />
    </>
  );
}
