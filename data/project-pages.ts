import { projectList } from "./projects.ts";
import type { Project, ProjectFacts } from "./schema.ts";

interface ProjectPage {
  description: string;
  facts?: ProjectFacts;
  /** In gallery order. */
  pictures: readonly {
    /** The alternative text; the project's name is prepended. */
    shows: string;
    /**
     * Whether a wide picture, such as a dashboard, has a "tall" one for phones.
     */
    upright?: boolean;
    /** The design decision that the picture illustrates. */
    caption?: string;
  }[];
}

/** Content shown only on a project's own page, by slug. */
const pages: Readonly<Record<string, ProjectPage>> = {
  "aurora-ai": {
    description:
      "Researchers do not trust an answer they cannot check. Aurora reads long documents and replies in plain sentences, each tied to the page it came from. We designed the reading view, the citation rail and a first version that a university library tried for a term.",
    facts: {
      where: "Ibadan",
      work: "Reading view, citation rail",
      time: "Fourteen weeks",
      result: "In use at one university library",
    },
    pictures: [
      {
        shows: "reading view under the bars",
        upright: true,
        caption: "An answer stays with its page.",
      },
      {
        shows: "citation rail, close up",
        caption: "A citation opens in place.",
      },
      {
        shows: "phone with a question being asked",
        caption: "The button says what comes back.",
      },
      {
        shows: "landing page",
        upright: true,
        caption: "The promise is one that a reader can check.",
      },
      {
        shows: "highlight states",
        caption: "Doubt gets a wavy line, not only a colour.",
      },
      {
        shows: "source list",
        caption: "Sources are judged by their citations.",
      },
      {
        shows: "type board",
        caption: "The document and the assistant differ in type.",
      },
      {
        shows: "onboarding",
        caption: "While you wait, it names the pages it could not read well.",
      },
      {
        shows: "aurora of 212 pages",
        caption: "The picture is the data: tall where readers opened a page.",
      },
    ],
  },
  "prompt-plumber-ai": {
    description:
      "Teams kept rewriting the same prompts and blaming the model. Prompt Plumber shows which words leak meaning and offers a repair. We gave it a workshop’s vocabulary, a set of pipes that can be joined in any order, and a site that explains it before it says “AI”.",
    facts: {
      where: "Ikeja, Lagos",
      work: "Copy, illustration system, website",
      time: "Nine weeks",
      result: "Three tries became one",
    },
    pictures: [
      {
        shows: "pipe wall with job card",
        caption: "The result is a job card, not a score.",
      },
      {
        shows: "landing page",
        caption: "The first line names the fault, and “AI” comes later.",
      },
      {
        shows: "pipe kit sheet",
        caption: "Nine parts that join in any order.",
      },
      {
        shows: "pressure gauge, close up",
        caption: "One needle, two words: no scale to learn.",
      },
      {
        shows: "phone with a prompt under repair",
        caption: "Each repair shows its worth before you choose.",
      },
      {
        shows: "editor",
        upright: true,
        caption: "One pipe, so that a leak has a place.",
      },
      {
        shows: "sticker sheet",
        caption: "Jokes for those who have repaired a prompt.",
      },
      {
        shows: "palette board",
        caption: "Valve blue is what you press.",
      },
    ],
  },
  "nexant-construction": {
    description:
      "Investors rang the office every week to ask which floor had been poured. Now the site says so, with a photograph and a date. We built the reporting tool, the public project pages and a type system that looks right on a hoarding.",
    facts: {
      where: "Lekki, Lagos",
      work: "Reporting tool, project pages, type",
      time: "Twelve weeks",
      result: "Investors stopped ringing",
    },
    pictures: [
      {
        shows: "tower and crane",
        caption: "The cover is dated, and changes with every floor.",
      },
      {
        shows: "landing page",
        caption: "A promise, and three sites that prove it.",
      },
      {
        shows: "floor report on a phone",
        caption: "Signed by an engineer, so nobody rings.",
      },
      {
        shows: "site hoarding",
        caption: "The street can count the floors with us.",
      },
      {
        shows: "helmet mark sheet",
        caption: "The mark holds at 14 pixels, its smallest.",
      },
      {
        shows: "type board",
        caption: "One family: wide to announce, narrow to list.",
      },
      {
        shows: "project page",
        upright: true,
        caption: "The building is the index.",
      },
      {
        shows: "drawing sheet, close up",
        caption: "Engineers’ drawings carry the name in a corner.",
      },
      {
        shows: "progress dashboard",
        caption: "Late is a number of days, not a red dot.",
      },
      {
        shows: "Gantt chart of nine floors",
        upright: true,
        caption: "Investors asked for dates. Every floor has one.",
      },
    ],
  },
  "prompt-guardian": {
    description:
      "Staff paste customer data into chat tools. Prompt Guardian sits in between and blacks out what should not leave. The redaction bar became the whole identity: mark, interface and advertising.",
    facts: {
      where: "Abuja",
      work: "Mark, interface, advertising",
      time: "Ten weeks",
      result: "The first key stopped on day two",
    },
    pictures: [
      {
        shows: "redacted thread",
        caption: "What is blacked out is the identity.",
      },
      {
        shows: "construction of the shield mark",
        caption: "A shield built from bars, with one word lit.",
      },
      {
        shows: "browser add-on",
        caption: "It lists what it stopped, then offers to send.",
      },
      {
        shows: "poster “Before it leaves the building”",
        caption: "The poster hides everything but the point.",
      },
      {
        shows: "rules editor",
        caption: "A rule is one sentence that you can try at once.",
      },
      {
        shows: "audit dashboard",
        upright: true,
        caption: "Whatever was let through shows who allowed it.",
      },
      {
        shows: "phone alert",
        caption: "Two answers: revoke the key, or it was a test.",
      },
      {
        shows: "type board",
        caption: "A bar is as long as what it hides.",
      },
    ],
  },
  "alomaa": {
    description:
      "Creators shoot by day and lose the night to editing. Alomaa takes the footage in the evening and returns the cut by breakfast. We designed the name, the upload flow, the review player and the launch film’s title cards.",
    facts: {
      where: "Surulere, Lagos",
      work: "Name, upload, player, titles",
      time: "Eight weeks",
      result: "Sent by nine, cut by breakfast",
    },
    pictures: [
      {
        shows: "wordmark and timeline",
        caption: "The name stands where the work happens.",
      },
      {
        shows: "video player with a remark",
        caption: "A remark sticks to its second of film.",
      },
      {
        shows: "upload on a phone",
        caption: "Sending ends with permission to sleep.",
      },
      {
        shows: "review screen",
        upright: true,
        caption: "Approval is one button.",
      },
      {
        shows: "clip strip",
        caption: "Cut clips stay in reach until approval.",
      },
      {
        shows: "caption styles",
        caption: "Captions follow how people talk, Pidgin included.",
      },
      {
        shows: "title cards",
        caption: "Three lines that work without sound.",
      },
      {
        shows: "colour board",
        caption: "Colours are tracks: pink is always what you press.",
      },
      {
        shows: "pricing page",
        caption: "Priced by the film, not the hour.",
      },
      {
        shows: "tote bag",
        caption: "Stacked in three, the name fills any square.",
      },
      {
        shows: "twelve frames of one night’s film",
        caption: "One night’s palette: dusk, neon, breakfast.",
      },
    ],
  },
  "fleetwaters-farms": {
    description:
      "A fish farm in Ikorodu sold through middlemen and a phone that never stopped. We gave it a name on the box, a weekly order page and a dashboard for its forty ponds.",
    facts: {
      where: "Ikorodu, Lagos",
      work: "Name, box, order page, dashboard",
      time: "Eleven weeks",
      result: "Eleven middlemen fewer",
    },
    pictures: [
      {
        shows: "ponds and name",
        caption: "Forty ponds, and the name that goes on the box.",
      },
      {
        shows: "order page",
        caption: "Three things and one button. Orders close on Thursday.",
      },
      {
        shows: "two phones",
        caption: "The same order twice: the farm’s view and the buyer’s.",
      },
      {
        shows: "pond dashboard",
        upright: true,
        caption: "It says whom to ring. Nobody reads a chart at 5 a.m.",
      },
      {
        shows: "brand sheet",
        caption: "One fish, cut in lino, for stamp, label and tile.",
      },
      {
        shows: "type and colour board",
        caption: "Prices are as large as names: they are the news.",
      },
      {
        shows: "“Eleven middlemen fewer.”",
        caption: "The result became the poster.",
      },
      {
        shows: "delivery van",
        caption: "Readable across four lanes at Mile 12.",
      },
      {
        shows: "harvest box",
        caption: "One label: name, harvest number, weight.",
      },
    ],
  },
  "tobyteq-website": {
    description:
      "Solar owners are shown kilowatts when they want to know if the freezer will last. We rewrote the product in household terms and designed a site that answers one question per screen.",
    facts: {
      where: "Yaba, Lagos",
      work: "Copy, screens, wall card",
      time: "Seven weeks",
      result: "Half the calls to support",
    },
    pictures: [
      {
        shows: "roof from above, with the tank’s shadow",
        caption: "A drawing of the roof says more than a chart.",
      },
      {
        shows: "landing page",
        caption: "The owner’s question first, answered in hours.",
      },
      {
        shows: "battery screen",
        caption: "The large figure is a time of day, not a percentage.",
      },
      {
        shows: "sun-path chart",
        upright: true,
        caption: "Spare power is shown as ironing, not kilowatts.",
      },
      {
        shows: "outage timeline",
        caption: "The best outage is one that nobody noticed.",
      },
      {
        shows: "installer’s tablet",
        caption: "Which panels, and what the shade costs.",
      },
      {
        shows: "wall card by the meter box",
        caption: "For those without the app: three colours.",
      },
      {
        shows: "palette board",
        caption: "Orange means power and nothing else.",
      },
    ],
  },
  "chedar-website": {
    description:
      "Small firms are owed more than they borrow. Chedar sends the invoice, the reminder and the thank-you. We made a brand that is friendly about money and strict about dates.",
    facts: {
      where: "Ikeja, Lagos",
      work: "Brand, invoices, reminders",
      time: "Six weeks",
      result: "Paid nine days sooner",
    },
    pictures: [
      {
        shows: "“Paid by Friday.”",
        caption: "The promise is a day, and the week runs up to it.",
      },
      {
        shows: "long receipt",
        caption: "A month is one strip.",
      },
      {
        shows: "reminder on a phone",
        caption: "Kind, firm or final: the tone is chosen, never guessed.",
      },
      {
        shows: "dashboard of what is owed",
        upright: true,
        caption: "What is yours, then who is late with it.",
      },
      {
        shows: "stamp set",
        caption: "Six stamps are all that an invoice ever says.",
      },
      {
        shows: "business card with punched holes",
        caption: "A job title that clients repeat.",
      },
      {
        shows: "type board",
        caption: "Black is for dates, bold for greetings.",
      },
      {
        shows: "invoice editor",
        caption: "The due date is a day in a calendar, not a clause.",
      },
      {
        shows: "wall of receipts",
        caption: "Every state of an invoice, told apart at arm’s length.",
      },
    ],
  },
  "armt-website": {
    description:
      "Passengers arrive at a rail site late and on a weak signal. The new one shows the next trains in under a second, works without JavaScript, and says plainly when a lift is broken.",
    facts: {
      where: "Abuja",
      work: "Site, times, notices",
      time: "Thirteen weeks",
      result: "4.3 s → 0.9 s to the next train",
    },
    pictures: [
      {
        shows: "map and next trains",
        upright: true,
        caption: "Where and when are one question, so one picture.",
      },
      {
        shows: "station page",
        caption: "A broken lift comes before the timetable.",
      },
      {
        shows: "phone at 3% battery",
        caption: "No pictures, no script: 4.1 kB arrive.",
      },
      {
        shows: "platform sign",
        caption: "One roundel, from the enamel sign to the smallest icon.",
      },
      {
        shows: "map detail",
        caption: "Lines meet in one circle, so a change looks easy.",
      },
      {
        shows: "fares table",
        caption: "Three prices replace a map of zones.",
      },
      {
        shows: "notice page about a broken lift",
        upright: true,
        caption: "What is broken, then the way round it.",
      },
      {
        shows: "pictogram sheet",
        caption: "The step-free way is the one sign in yellow.",
      },
      {
        shows: "type read from 5 metres",
        caption: "Sizes follow the reading distance.",
      },
      {
        shows: "platform at Central",
        caption: "It points before it explains.",
      },
    ],
  },
  "armt-website-cms": {
    description:
      "The same notice used to be typed three times. This desk sends it to the website, the platform screens and SMS at once, with a preview of each.",
    facts: {
      where: "Abuja",
      work: "Desk, previews, three channels",
      time: "Nine weeks",
      result: "Typed once, not three times",
    },
    pictures: [
      {
        shows: "notices desk",
        caption: "Designed for one person at two in the morning.",
      },
      {
        shows: "editor, close up",
        caption: "It asks for metres: “nearby” helps nobody.",
      },
      {
        shows: "platform screen preview",
        caption: "The preview counts letters: no word is cut.",
      },
      {
        shows: "timetable grid",
        upright: true,
        caption: "A moved train shows which connection it saves.",
      },
      {
        shows: "SMS preview",
        caption: "One message, one price, shown before it is sent.",
      },
      {
        shows: "roles sheet",
        caption: "Stations write, the control room signs off.",
      },
      {
        shows: "notice published to 14 screens",
        upright: true,
        caption: "Fourteen screens agree within two seconds.",
      },
    ],
  },
};

/** The projects with their page content, in portfolio order. */
export const projects: readonly Project[] = projectList.map((project) => {
  const { slug, name, fullSpanIndices } = project;
  const { description = "", facts, pictures = [] } = pages[slug] ?? {};
  return {
    ...project,
    description,
    facts,
    showcase: pictures.map(({ shows, upright, caption }, index) => ({
      picture: `${slug}/${String(index + 1).padStart(2, "0")}`,
      kind: fullSpanIndices.includes(index + 1) ? "full" : "square",
      upright,
      alt: `${name}: ${shows}`,
      caption,
    })),
  };
});

/** The project with a slug; undefined when there is none. */
export function findProject(slug: string): Project | undefined {
  return projects.find((project) => project.slug === slug);
}
