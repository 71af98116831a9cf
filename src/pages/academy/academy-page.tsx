import { useState } from "react";
import students from "../../../data/student-testimonials.json" with {
  type: "json",
};
import words from "../../../data/words/academy.json" with { type: "json" };
import { ButtonLink } from "../../ui/controls/button.tsx";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { fillIn } from "../../ui/text/fill-in.ts";
import { InlineMarkdown } from "../../ui/text/inline-markdown.tsx";
import { SectionDivider } from "../../ui/art/section-divider.tsx";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { LeadingTestimonials } from "../../ui/blocks/testimonial.tsx";
import { type AcademyTrack, academyTracks } from "./academy-tracks.ts";
import { applyLink, trackPath } from "./apply-link.ts";
import { Course } from "./course.tsx";
import { Tracks } from "./tracks.tsx";
import { Weeks } from "./weeks.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "lagoon",
  meta: () => ({
    ...words.meta,
    picture: "share/academy",
  }),
} satisfies Handle;

function AcademyPage() {
  const [tracks] = useState(academyTracks);
  const [track, setTrack] = useState(tracks[0]!);
  // Until another one is chosen, the first one is no choice.
  const [hasChosen, setHasChosen] = useState(false);
  function choose(chosen: AcademyTrack): void {
    setTrack(chosen);
    if (chosen !== track) setHasChosen(true);
  }
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <section className="section" aria-labelledby="tracks">
        <div className="wrap">
          <SectionHead title={words.tracks.title} id="tracks">
            {words.tracks.lead}
          </SectionHead>
        </div>
        <Tracks tracks={tracks} chosen={track} onChoose={choose} />
      </section>
      {tracks.map((it) => <Course key={it.id} track={it} />)}
      <StudentVoices />
      <CallToAction
        ends
        title={fillIn(words.call.title, { track: track.name })}
        text={words.call.text}
        action={{
          label: words.call.start,
          href: hasChosen ? trackPath(track) : applyLink().href,
        }}
      />
    </main>
  );
}

function Hero() {
  const { label, href } = applyLink();
  return (
    <section className="surface academy-hero">
      <div className="hero grid wrap">
        <h1 className="heading-0 span-9">
          <InlineMarkdown text={words.hero.title} />
        </h1>
        <div className="stack span-3">
          <p className="lead soft">{words.hero.lead}</p>
          <ButtonLink to={href}>{label}</ButtonLink>
        </div>
      </div>
      <Weeks />
    </section>
  );
}

function StudentVoices() {
  return students.testimonials.length > 0 && (
    <section className="section wrap" aria-labelledby="students">
      <SectionDivider at={0.65} />
      <h2 id="students" className="visually-hidden">{words.students.title}</h2>
      <LeadingTestimonials
        testimonials={students.testimonials}
        surface="laterite"
        className="student-voices"
      />
    </section>
  );
}

export { AcademyPage as Component };
