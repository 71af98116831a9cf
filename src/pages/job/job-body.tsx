import { perks } from "../../../data/perks.ts";
import type { JobView } from "../../content/views/job-views.ts";
import { ApplyLink } from "./apply-link.tsx";
import { JobHero } from "./job-hero.tsx";
import { RichText } from "../../components/controls/rich-text.tsx";
import { useApplication } from "./use-application.tsx";

interface JobBodyProps {
  job: JobView;
}

const headings = [
  "About Us",
  "Job Overview",
  "Key Responsibilities/Requirements",
];

/** A job: its facts, its description under three headings, perks and links to apply. */
export function JobBody({ job }: JobBodyProps) {
  const { title, applyLink } = job;
  const { dialog, onApply } = useApplication(job);
  const apply = { to: applyLink, title, onClick: onApply };
  return (
    <>
      <JobHero>
        <h1 className="span-9" dir="auto">{title}</h1>
        <p className="span-3 from-10 apply-top">
          <ApplyLink {...apply} label="Apply here" className="apply-wide" />
        </p>
      </JobHero>
      <Facts job={job} />
      <div className="job-parts wrap">
        <Description job={job} />
        <section className="job-part grid">
          <h2 className="f3 span-4">Perks</h2>
          <Perks />
          <p className="span-8 from-5 apply-end">
            <ApplyLink
              {...apply}
              label="Apply for this job"
              className="apply-wide"
            />
          </p>
        </section>
      </div>
      <div className="apply-bar">
        <ApplyLink {...apply} label="Apply Here" className="apply-phone" />
      </div>
      {dialog}
    </>
  );
}

function Facts({ job: { location, jobType, experience } }: JobBodyProps) {
  const facts = [
    { name: "Location", value: location },
    { name: "Job Type", value: jobType },
    { name: "Experience Level", value: experience },
  ];
  return (
    <dl className="facts sky-paper-2 wrap">
      {facts.map(({ name, value }) =>
        value && (
          <div key={name}>
            <dt className="meta soft">{name}</dt>
            <dd className="f3" dir="auto">{value}</dd>
          </div>
        )
      )}
    </dl>
  );
}

/** The specification shows the one description under each heading. */
function Description({ job }: JobBodyProps) {
  return headings.map((heading) => (
    <section key={heading} className="job-part grid">
      <h2 className="f3 span-4">{heading}</h2>
      <div className="prose span-8" dir="auto">
        <RichText nodes={job.description} />
      </div>
    </section>
  ));
}

function Perks() {
  return (
    <dl className="span-8">
      {perks.map(({ title, description }) => (
        <div key={title} className="perk">
          <dt className="f3">{title}</dt>
          <dd className="soft">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
