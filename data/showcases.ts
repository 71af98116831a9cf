import { projectList } from "./project-list.ts";
import type { Shot } from "./schema.ts";

/**
 * Of each gallery's pictures, in its order, by slug: what it shows, which is its
 * text alternative, and behind a bar its caption: what it decides.
 */
const shots: Readonly<Record<string, readonly string[]>> = {
  "aurora-ai": [
    "reading view under the bars | An answer stays with its page.",
    "citation rail, close up | A citation opens in place.",
    "phone with a question being asked | The button says what comes back.",
    "landing page | The promise is one that a reader can check.",
    "highlight states | Doubt gets a wavy line, not only a colour.",
    "source list | Sources are judged by their citations.",
    "type board | The document and the assistant differ in type.",
    "onboarding | Waiting owns up to the pages that are faint.",
    "aurora of 212 pages | The picture is the data: tall where readers opened a page.",
  ],
  "prompt-plumber-ai": [
    "pipe wall with job card | The result is a job card, not a score.",
    "landing page | The first line names the fault, and “AI” comes later.",
    "pipe kit sheet | Nine parts that join in any order.",
    "pressure gauge, close up | One needle, two words: no scale to learn.",
    "phone with a prompt under repair | Each repair shows its worth before you choose.",
    "editor | One pipe, so that a leak has a place.",
    "sticker sheet | Jokes for those who have repaired a prompt.",
    "palette board | Valve blue is what you press.",
  ],
  "nexant-construction": [
    "tower and crane | The cover is dated, and changes with every floor.",
    "landing page | A promise, and three sites that prove it.",
    "floor report on a phone | Signed by an engineer, so nobody rings.",
    "site hoarding | The street counts the floors along.",
    "helmet mark sheet | The mark holds at 14 pixels, its smallest.",
    "type board | One family: wide to announce, narrow to list.",
    "project page | The building is the index.",
    "drawing sheet, close up | Engineers’ drawings carry the name in a corner.",
    "progress dashboard | Late is a number of days, not a red dot.",
    "Gantt chart of nine floors | Investors asked for dates. Every floor has one.",
  ],
  "prompt-guardian": [
    "redacted thread | What is blacked out is the identity.",
    "construction of the shield mark | A shield built from bars, with one word lit.",
    "browser add-on | It lists what it stopped, then offers to send.",
    "poster “Before it leaves the building” | The poster hides everything but the point.",
    "rules editor | A rule is one sentence that you can try at once.",
    "audit dashboard | What was let through has a name beside it.",
    "phone alert | Two answers: revoke the key, or it was a test.",
    "type board | A bar is as long as what it hides.",
  ],
  "alomaa": [
    "wordmark and timeline | The name stands where the work happens.",
    "video player with a remark | A remark sticks to a second, not to a mail.",
    "upload on a phone | Sending ends with permission to sleep.",
    "review screen | Approval is one button.",
    "clip strip | Cut clips stay in reach until approval.",
    "caption styles | Captions follow how people talk, Pidgin included.",
    "title cards | Three lines that work without sound.",
    "colour board | Colours are tracks: pink is always what you press.",
    "pricing page | Priced by the film, not the hour.",
    "tote bag | Stacked in three, the name fills any square.",
    "twelve frames of one night’s film | One night’s palette: dusk, neon, breakfast.",
  ],
  "fleetwaters-farms": [
    "ponds and name | Forty ponds, and the name that goes on the box.",
    "order page | Three things and one button. Orders close on Thursday.",
    "two phones | The same order twice: the farm’s view and the buyer’s.",
    "pond dashboard | It says whom to ring. Nobody reads a chart at 5 a.m.",
    "brand sheet | One fish, cut in lino, for stamp, label and tile.",
    "type and colour board | Prices are set like names: they are the news.",
    "“Eleven middlemen fewer.” | The result became the poster.",
    "delivery van | Readable across four lanes at Mile 12.",
    "harvest box | One label: name, harvest number, weight.",
  ],
  "tobyteq-website": [
    "roof from above, with the tank’s shadow | A drawing of the roof says more than a chart.",
    "landing page | The owner’s question first, answered in hours.",
    "battery screen | The large figure is a time of day, not a percentage.",
    "sun-path chart | Surplus is told as ironing, not as kilowatts.",
    "outage timeline | Good news is what nobody noticed.",
    "installer’s tablet | Which panels, and what the shade costs.",
    "wall card by the meter box | For those without the app: three colours.",
    "palette board | Orange means power and nothing else.",
  ],
  "chedar-website": [
    "“Paid by Friday.” | The promise is a day, and the week runs up to it.",
    "long receipt | A month is one strip.",
    "reminder on a phone | Kind, firm or final: the tone is chosen, never guessed.",
    "dashboard of what is owed | What is yours, then who is late with it.",
    "stamp set | Six stamps are all that an invoice ever says.",
    "business card with punched holes | A job title that clients repeat.",
    "type board | Black is for dates, bold for greetings.",
    "invoice editor | The due date is a day in a calendar, not a clause.",
    "wall of receipts | Every state of an invoice, told apart at arm’s length.",
  ],
  "armt-website": [
    "map and next trains | Where and when are one question, so one picture.",
    "station page | A broken lift comes before the timetable.",
    "phone at 3% battery | No pictures, no script: 4.1 kB arrive.",
    "platform sign | One roundel, from the enamel sign to the smallest icon.",
    "map detail | Lines meet in one circle, so a change looks easy.",
    "fares table | Three prices replace a map of zones.",
    "notice page about a broken lift | What is broken, then the way round it.",
    "pictogram sheet | The step-free way is the one sign in yellow.",
    "type read from 5 metres | Sizes follow the reading distance.",
    "platform at Central | It points before it explains.",
  ],
  "armt-website-cms": [
    "notices desk | Designed for one person at two in the morning.",
    "editor, close up | It asks for metres: “nearby” helps nobody.",
    "platform screen preview | The preview counts letters: no word is cut.",
    "timetable grid | A moved train shows which connection it saves.",
    "SMS preview | One message, one price, shown before it is sent.",
    "roles sheet | Stations write; the control room answers for it.",
    "notice published to 14 screens | Fourteen screens agree within two seconds.",
  ],
};

/** Each project's gallery, by slug. Wide shots are those of `fullSpanIndices`. */
export const showcases: Readonly<Record<string, readonly Shot[]>> = Object
  .fromEntries(
    projectList.map(({ slug, name, fullSpanIndices }) => [
      slug,
      (shots[slug] ?? []).map((text, index): Shot => {
        const [shot, caption] = text.split(" | ");
        return {
          picture: `${slug}/${String(index + 1).padStart(2, "0")}`,
          kind: fullSpanIndices.includes(index + 1) ? "full" : "square",
          alt: `${name}: ${shot}`,
          caption,
        };
      }),
    ]),
  );
