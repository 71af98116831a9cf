import { academyTracks, intake } from "../../data/academy.ts";
import { links } from "../../data/links.ts";
import { studentTestimonials } from "../../data/student-testimonials.ts";
import { ButtonLink } from "../components/button.tsx";
import { CallToAction } from "../components/call-to-action.tsx";
import { Rule } from "../components/rule.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { Testimonial } from "../components/testimonial.tsx";
import { JavaCourse } from "./academy/java-course.tsx";
import { Tracks } from "./academy/tracks.tsx";
import { Weeks } from "./academy/weeks.tsx";

export const sky = "lagoon";

export const meta = {
  title: "Academy",
  description:
    "Six weeks of training and mentoring in Yaba, Lagos, then real project experience: software engineering, product management, product design and data analysis.",
  picture: "share/academy",
};

function AcademyPage() {
  const [lead, second] = studentTestimonials;
  return (
    <main id="main" tabIndex={-1}>
      <section className="sky academy-hero">
        <div className="hero grid wrap">
          <h1 className="f0 span-9">
            Six weeks, <br />
            then real work.
          </h1>
          <div className="stack span-3">
            <p className="lead soft">
              Training and mentoring from the people who build for our clients,
              in Yaba.
            </p>
            <ButtonLink to={links.academyApply.href}>
              {links.academyApply.label}
            </ButtonLink>
          </div>
        </div>
        <Weeks />
      </section>
      <section className="section" aria-labelledby="tracks">
        <div className="wrap">
          <SectionHead title="Choose a track" id="tracks">
            Four tracks run side by side and meet in the same project.
          </SectionHead>
        </div>
        <Tracks tracks={academyTracks} />
      </section>
      <JavaCourse />
      <section className="section wrap" aria-labelledby="students">
        <Rule km={7.7} />
        <h2 id="students" className="visually-hidden">What students say</h2>
        <div className="grid student-voices">
          {lead && (
            <Testimonial
              testimonial={lead}
              look="lead"
              sky="laterite"
              className="span-7"
            />
          )}
          {second && (
            <Testimonial
              testimonial={second}
              look="second"
              className="span-5"
            />
          )}
        </div>
      </section>
      <CallToAction
        title="The next intake is forming."
        text={intake}
        action={links.academyGetStarted}
      />
    </main>
  );
}

export { AcademyPage as Component };
