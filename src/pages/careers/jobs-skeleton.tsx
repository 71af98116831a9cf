import { LoadingState } from "../../ui/blocks/states.tsx";

const rows = ["a", "b", "c"];

/** Placeholder while the jobs load: two groups of three rows. */
export function JobsSkeleton() {
  return (
    <>
      <div className="job-group grid">
        <div className="job-group-head span-3">
          <LoadingState
            text="Loading job listings..."
            failed="Error loading jobs"
          />
        </div>
        <Rows />
      </div>
      <div className="job-group grid" aria-hidden="true">
        <div className="job-group-head span-3">
          <p className="heading-3 lines skeleton" />
        </div>
        <Rows />
      </div>
    </>
  );
}

function Rows() {
  return (
    <div className="span-9" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="job-row">
          <p className="heading-3 lines skeleton" />
          <p className="job-summary lines skeleton" />
          <p className="pill-place skeleton" />
        </div>
      ))}
    </div>
  );
}
