import { useState } from "react";
import { academyLinks } from "../../../data/academy-links.ts";
import {
  academyTracks,
  intake,
  studentTestimonials,
} from "../../../data/academy.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { KmRule } from "../../ui/art/km-rule.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { LeadingTestimonials } from "../../ui/blocks/testimonial.tsx";
import { FirstCourse } from "./first-course.tsx";
import { Tracks } from "./tracks.tsx";
import { Weeks } from "./weeks.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  sky: "lagoon",
  meta: {
    title: "Academy",
    description:
      "Six weeks of training and mentoring in Yaba, Lagos, then real project experience: software engineering, product management, product design and data analysis.",
    picture: "share/academy",
  },
} satisfies Handle;

function AcademyPage() {
  const [track, setTrack] = useState(academyTracks[0]!);
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <section className="section" aria-labelledby="tracks">
        <div className="wrap">
          <SectionHead title="Choose a track" id="tracks">
            Four tracks, one shared project at the end.
          </SectionHead>
        </div>
        <Tracks tracks={academyTracks} chosen={track} onChoose={setTrack} />
      </section>
      <FirstCourse course={track.course} />
      <StudentVoices />
      <CallToAction
        ends
        title={`Apply for ${track.name}.`}
        text={intake}
        action={academyLinks.getStarted}
      />
    </main>
  );
}

function Hero() {
  return (
    <section className="sky academy-hero">
      <div className="hero grid wrap">
        <h1 className="f0 span-9">
          Six weeks, <br />
          then real work.
        </h1>
        <div className="stack span-3">
          <p className="lead soft">
            Training and mentoring from the people who build for our clients, in
            Yaba.
          </p>
          <ButtonLink to={academyLinks.apply.href}>
            {academyLinks.apply.label}
          </ButtonLink>
        </div>
      </div>
      <Weeks />
    </section>
  );
}

function StudentVoices() {
  return studentTestimonials.length > 0 && (
    <section className="section wrap" aria-labelledby="students">
      <KmRule at={0.65} />
      <h2 id="students" className="visually-hidden">What students say</h2>
      <LeadingTestimonials
        testimonials={studentTestimonials}
        sky="laterite"
        className="student-voices"
      />
    </section>
  );
}

export { AcademyPage as Component };
