/** The description of each project, by slug; only its own page shows it. */
export const projectDescriptions: Readonly<Record<string, string>> = {
  "aurora-ai":
    "Researchers do not trust an answer they cannot check. Aurora reads long documents and replies in plain sentences, each tied to the page it came from. We designed the reading view, the citation rail and a first version that a university library tried for a term.",
  "prompt-plumber-ai":
    "Teams kept rewriting the same prompts and blaming the model. Prompt Plumber shows which words leak meaning and offers a repair. We gave it a workshop’s vocabulary, a set of pipes that can be joined in any order, and a site that explains it without saying “AI” once above the fold.",
  "nexant-construction":
    "Investors rang the office every week to ask which floor had been poured. Now the site says so, with a photograph and a date. We built the reporting tool, the public project pages and a type system that looks right on a hoarding.",
  "prompt-guardian":
    "Staff paste customer data into chat tools. Prompt Guardian sits in between and blacks out what should not leave. The redaction bar became the whole identity: mark, interface and advertising.",
  "alomaa":
    "Creators shoot by day and lose the night to editing. Alomaa takes the footage in the evening and returns the cut by breakfast. We designed the name, the upload flow, the review player and the launch film’s title cards.",
  "fleetwaters-farms":
    "A fish farm in Ikorodu sold through middlemen and a phone that never stopped. We gave it a name on the box, a weekly order page and a dashboard for its forty ponds.",
  "tobyteq-website":
    "Solar owners are shown kilowatts when they want to know if the freezer will last. We rewrote the product in household terms and designed a site that answers one question per screen.",
  "chedar-website":
    "Small firms are owed more than they borrow. Chedar sends the invoice, the reminder and the thank-you. We made a brand that is friendly about money and strict about dates.",
  "armt-website":
    "Passengers arrive at a rail site late and on a weak signal. The new one shows the next trains in under a second, works without JavaScript, and says plainly when a lift is broken.",
  "armt-website-cms":
    "The same notice used to be typed three times. This desk sends it to the website, the platform screens and SMS at once, with a preview of each.",
};
