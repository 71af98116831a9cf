import words from "../../../data/words/careers.json" with { type: "json" };
import { JobRow } from "./job-row.tsx";
import type { JobGroup } from "./job-views.ts";

interface JobGroupsProps {
  groups: readonly JobGroup[];
}

/** The open jobs, department by department. */
export function JobGroups({ groups }: JobGroupsProps) {
  return groups.map(({ department, jobs }) => (
    <section key={department} className="job-group grid">
      <div className="job-group-head span-3">
        <h2 className="heading-3" dir="auto">{department}</h2>
        <p className="soft">
          {jobs.length}
          <span className="visually-hidden">{`\u00a0${words.list.open}`}</span>
        </p>
      </div>
      <div className="span-9">
        {jobs.map((job) => <JobRow key={job.id} {...job} />)}
      </div>
    </section>
  ));
}
