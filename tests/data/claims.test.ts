import assert from "node:assert/strict";
import { academyTracks, intake, trainingWeeks } from "../../data/academy.ts";
import { features } from "../../data/features.ts";
import { perks } from "../../data/perks.ts";
import { priceCards } from "../../data/pricing.ts";
import { reasons } from "../../data/reasons.ts";
import { problemPoints, solutionSteps } from "../../data/solution.ts";
import { homeStats, impactStats } from "../../data/stats.ts";

Deno.test("the figures of home and web design are the specification's", () => {
  assert.deepEqual(homeStats, [
    { figure: "40+", label: "finalized projects" },
    { figure: "96%", label: "conversion rate improvement" },
    { figure: "6+", label: "years of experience" },
    { figure: "24 h", label: "action plan after your first message" },
  ]);
  assert.deepEqual(impactStats, [
    { figure: "85%", label: "customer satisfaction rate" },
    { figure: "50+", label: "project launches" },
    { figure: "20+", label: "team members" },
    { figure: "20%", label: "clients worked with" },
  ]);
});

Deno.test("home has three reasons and six features", () => {
  assert.deepEqual(reasons.map((reason) => reason.title), [
    "Expertise",
    "Communication",
    "Accelerated Speed",
  ]);
  assert.match(reasons[2]?.description ?? "", /24-hour action plan/);
  assert.equal(new Set(features.map((feature) => feature.title)).size, 6);
});

Deno.test("services has three problem points and the three steps of the solution", () => {
  assert.equal(problemPoints.length, 3);
  assert.deepEqual(solutionSteps.map((step) => step.title), [
    "Visual Alignment",
    "Homepage Design",
    "Additional Pages Design & Development",
  ]);
});

Deno.test("the price cards list what the specification sells, with its add-ons", () => {
  assert.deepEqual(
    priceCards.map(({ title, items, addOn }) => [title, items, addOn]),
    [
      [
        "Landing page or mini site (1-4 pages)",
        [
          "Up to 3 iterative concept directions",
          "3-4 supplemental marketing illustrations",
          "A Figma file ready for dev",
        ],
        { label: "Webflow dev add-on", price: "+$2,000" },
      ],
      [
        "E-com or enterprise site (5-15 pages)",
        [
          "6 essential page designs",
          "Reusable block-based sections",
          "A web style guide",
          "A Figma file",
        ],
        { label: "Webflow dev add-on", price: "+$5,000" },
      ],
    ],
  );
  for (const { title, range } of priceCards) {
    assert.ok(title.includes(`(${range.replace("–", "-")} pages)`));
  }
});

Deno.test("the academy trains for six weeks in four tracks", () => {
  assert.equal(trainingWeeks, 6);
  assert.match(intake, /^Six weeks .* then real project experience\.$/);
  assert.deepEqual(academyTracks.map((track) => track.name), [
    "Software Engineering",
    "Product Management",
    "Product Design",
    "Data Analysis",
  ]);
});

Deno.test("a job ends with the three fixed perks", () => {
  assert.deepEqual(perks.map((perk) => perk.title.toLowerCase()), [
    "exciting projects",
    "flexible work environment",
    "competitive salary",
  ]);
});
