import type { ReactNode } from "react";
import words from "../../../data/words/careers.json" with { type: "json" };
import { Bridge } from "../../ui/art/bridge.tsx";
import { DanfoBus } from "../../ui/art/danfo-bus.tsx";
import type { JobView } from "./job-views.ts";
import { ApplyLink } from "./apply-link.tsx";
import { Colleague } from "./colleague.tsx";
import { FirstMonth } from "./first-month.tsx";
import { JobHero } from "./job-hero.tsx";
import { RichText } from "../../ui/controls/rich-text.tsx";
import { useApplication } from "./use-application.tsx";

interface JobBodyProps {
  job: JobView;
}

/** A job: facts, description under three headings, perks, links to apply. */
export function JobBody({ job }: JobBodyProps) {
  const { title, applyLink } = job;
  const { dialog, onApply } = useApplication(job);
  const apply = { to: applyLink, title, onClick: onApply };
  return (
    <>
      <JobHero>
        <h1 className="span-9" dir="auto">{title}</h1>
      </JobHero>
      <div className="section job-parts wrap grid">
        <Colleague name={job.colleague} />
        <div className="job-side span-3 from-10">
          <Facts job={job} />
          <p className="apply-top">
            <ApplyLink {...apply} label={words.job.apply} />
          </p>
        </div>
        <Description job={job} />
        <FirstMonth weeks={job.firstMonth} />
      </div>
      <Perks>
        <ApplyLink {...apply} label={words.job.applyAtEnd} />
      </Perks>
      <div className="apply-bar">
        <ApplyLink {...apply} label={words.job.applyOnPhones} />
      </div>
      {dialog}
    </>
  );
}

/** A text that may break after its slash. */
function Breakable({ text }: { text: string }) {
  const [start, end] = text.split("/");
  return end
    ? (
      <span>
        <span>{`${start}/`}</span>
        <wbr />
        {end}
      </span>
    )
    : text;
}

function Facts({ job }: JobBodyProps) {
  const { facts } = words.job;
  const { salary, location, jobType, experience } = job;
  const rows = [
    { name: facts.salary, value: salary },
    { name: facts.location, value: location },
    { name: facts.type, value: jobType },
    { name: facts.experience, value: experience },
  ];
  return (
    <dl className="facts">
      {rows.map(({ name, value }) =>
        value && (
          <div key={name}>
            <dt className="meta soft">{name}</dt>
            <dd className="heading-3" dir="auto">{value}</dd>
          </div>
        )
      )}
    </dl>
  );
}

/**
 * The same description under each heading, because a record has only one: the
 * first is open, the others are collapsed.
 */
function Description({ job }: JobBodyProps) {
  const [first, ...others] = words.job.headings;
  const text = (
    <div className="prose" dir="auto">
      <RichText nodes={job.description} dir="auto" />
    </div>
  );
  return (
    <div className="job-text span-5 from-5">
      <section className="job-part">
        <h2>{first}</h2>
        {text}
      </section>
      <div className="accordion">
        {others.map((heading) => (
          <section key={heading} className="job-part">
            <details>
              <summary>
                <h2 className="heading-3">
                  <Breakable text={heading} />
                </h2>
              </summary>
              {text}
            </details>
          </section>
        ))}
      </div>
    </div>
  );
}

/**
 * Perks on the accent colour, over a deck; `children` is a last link to apply.
 */
function Perks({ children }: { children: ReactNode }) {
  return (
    <section className="perks surface-accent">
      <div className="wrap grid">
        <h2 className="span-4">{words.perks.title}</h2>
        <dl className="span-8">
          {words.perks.list.map(({ title, description }) => (
            <div key={title}>
              <dt className="heading-3">{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <p className="span-8 from-5 apply-end">{children}</p>
      </div>
      <DanfoBus className="parked" />
      <Bridge spans={1} className="deck-only" />
    </section>
  );
}
