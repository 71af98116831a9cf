import { site } from "../../../data/site.ts";

/** "Our Story": the bridge, the agency's beginning and its principles. */
export function OurStory() {
  return (
    <section className="section wrap grid" aria-labelledby="our-story">
      <h2 id="our-story" className="span-4">Our Story</h2>
      <div className="story span-7 from-5">
        <p className="f3">
          <span>
            {`The ${site.name} Bridge runs ${site.bridge.kilometres} kilometres`}
          </span>{" "}
          over the Lagos Lagoon. Every morning it carries people with an idea to
          people with a budget, and every evening it carries them home again.
        </p>
        <p>
          We started six years ago in a room above a print shop, two designers
          and one engineer, taking the work that fell between agencies: too
          small for the Island, too serious for a freelancer. The first client
          was a caterer who wanted a menu page. She got an order system, and we
          got a rule: ask what the thing is for before drawing it.
        </p>
        <p>
          Forty projects later the rule still holds. We say no to work we cannot
          measure, we put the price on paper, and the people who sell the
          project are the people who build it.
        </p>
      </div>
    </section>
  );
}
