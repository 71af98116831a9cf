import { Colleague, colleagues } from "./colleague.tsx";
import { JobGroups } from "./job-groups.tsx";
import { JobSkeleton } from "./job-skeleton.tsx";
import { JobsSkeleton } from "./jobs-skeleton.tsx";

const job = {
  id: "senior-product-designer",
  title: "Senior Product Designer",
  description:
    "You will lead two client products at a time, from the discovery session to the last empty state, and review the work of one junior designer.",
  pills: ["Yaba, Lagos", "₦650,000 – ₦800,000 a month", "Full-time"],
};

/** The blocks of careers. */
export function Workshop() {
  const [department] = [...colleagues.keys()];
  return (
    <>
      <section className="section wrap">
        <JobGroups groups={[{ department: "Design", jobs: [job] }]} />
        <div className="grid">
          <div className="span-3">
            <Colleague department={department} />
          </div>
        </div>
      </section>
      <section className="section wrap">
        <JobsSkeleton />
      </section>
      <JobSkeleton />
    </>
  );
}
