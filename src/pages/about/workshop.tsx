import { ContactLine } from "./contact-line.tsx";
import { OurStory } from "./our-story.tsx";
import { Staff } from "./staff.tsx";

/** The blocks of the page about the agency. */
export function Workshop() {
  return (
    <>
      <OurStory />
      <Staff />
      <ContactLine />
    </>
  );
}
