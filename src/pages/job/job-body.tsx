import { perks } from "../../../data/perks.ts";
import type { JobView } from "../../content/job-views.ts";
import { ApplyLink } from "./apply-link.tsx";
import { JobHero } from "./job-hero.tsx";
import { RichText } from "./rich-text.tsx";
import { useApplication } from "./use-application.tsx";

export interface JobBodyProps {
  job: JobView;
}

const headings = [
  "About Us",
  "Job Overview",
  "Key Responsibilities/Requirements",
];

/** A job: its facts, its description under three headings, the perks. */
export function JobBody({ job }: JobBodyProps) {
  const { title, applyLink, location, jobType, experience } = job;
  const { dialog, onApply } = useApplication(job);
  const facts = [
    { name: "Location", value: location },
    { name: "Job Type", value: jobType },
    { name: "Experience Level", value: experience },
  ];
  const apply = { to: applyLink, title, onClick: onApply };
  return (
    <>
      <JobHero>
        <h1 className="span-9" dir="auto">{title}</h1>
        <p className="span-3 from-10 apply-top">
          <ApplyLink {...apply} label="Apply here" className="apply-wide" />
        </p>
      </JobHero>
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
      <div className="job-parts wrap">
        {headings.map((heading) => (
          <section key={heading} className="job-part grid">
            <h2 className="f3 span-4">{heading}</h2>
            <div className="prose span-8" dir="auto">
              <RichText nodes={job.description} />
            </div>
          </section>
        ))}
        <section className="job-part grid">
          <h2 className="f3 span-4">Perks</h2>
          <dl className="span-8">
            {perks.map(({ title, description }) => (
              <div key={title} className="perk">
                <dt className="f3">{title}</dt>
                <dd className="soft">{description}</dd>
              </div>
            ))}
          </dl>
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
