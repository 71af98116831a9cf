import academy from "../../../data/words/academy.json" with { type: "json" };
import words from "../../../data/words/contact.json" with { type: "json" };
import prices from "../../../data/prices.json" with { type: "json" };
import { site } from "../../../data/site.ts";
import { slugOf } from "../../lib/text/slug.ts";
import { serviceMenu } from "../../ui/layout/header/service-menu.ts";
import { projectList } from "../../agency/projects/projects.ts";
import {
  figmaFragment,
  packageFragment,
  serviceFragment,
} from "../../ui/requests.ts";
import { fillIn } from "../../ui/text/fill-in.ts";
import { weeksOf } from "../../ui/weeks.ts";

/** What a link to the contact page asks for, by the fragment of its address. */
export interface ContactRequest {
  fragment: string;
  /** What was chosen. */
  title: string;
  /** What else the ticket says of it, such as its pages and weeks. */
  facts: readonly string[];
  /** Fills in the project's name. */
  project: string;
  /** Fills in the first line of the description. */
  description?: string;
  /** What may be added, and the line of the description that adds it. */
  addOn?: { label: string; line: string };
  /** Which list says what happens next. */
  next: keyof typeof words.hours.next | "usual";
}

/** What `data/prices.json` has, whatever it has now. */
interface PriceCard {
  title: string;
  drawing?: string;
  addOn?: { price: string };
}

/** The city that names the time zone of calls. */
export function callCity(): string {
  return site.timeZone.replace(/^.*\//, "").replaceAll("_", " ");
}

/** The weekly times for calls, as links that fill in the form's timeline. */
export function callTimes() {
  return site.callTimes.map(({ day, time }) => {
    const label = `${day} ${time}`;
    return {
      day,
      time,
      label,
      fragment: `call-${slugOf(label)}`,
      timeline: `${label}, ${callCity()} time`,
    };
  });
}

/** The tickets, each fragment once. */
export function contactRequests(): ContactRequest[] {
  const all = [
    ...prices.cards.map(packageRequest),
    figmaRequest(),
    ...serviceMenu().flatMap(({ links }) => links).map(({ label, href }) =>
      plainRequest(serviceFragment(href), label)
    ),
    ...projectList.map(({ slug, name }) =>
      plainRequest(`like-${slug}`, fillIn(words.tickets.like, { case: name }))
    ),
    ...academyRequests(),
  ];
  return [...new Map(all.toReversed().map((it) => [it.fragment, it])).values()]
    .toReversed();
}

function plainRequest(fragment: string, title: string): ContactRequest {
  return {
    fragment,
    title,
    facts: [],
    project: title,
    description: chosen(title),
    next: "usual",
  };
}

/** What a price card offers; its pages stand in brackets in its title. */
function packageRequest(card: PriceCard): ContactRequest {
  const [, name = card.title, pages] = card.title.match(/^(.+?)\s*\((.+)\)$/) ??
    [];
  const { tickets } = words;
  const weeks = weeksOf(card);
  return {
    ...plainRequest(packageFragment(card), name),
    description: chosen(card.title),
    facts: [
      pages,
      weeks && fillIn(tickets.weeks, { weeks }),
    ].filter((it) => it !== undefined),
    ...card.addOn && {
      addOn: {
        label: fillIn(tickets.addOn.label, card.addOn),
        line: fillIn(tickets.addOn.line, card.addOn),
      },
    },
  };
}

function figmaRequest(): ContactRequest {
  const { title, text } = words.tickets.figmaToFramer;
  return {
    ...plainRequest(figmaFragment, title),
    facts: [fillIn(text)],
    next: "figmaToFramer",
  };
}

function academyRequests(): ContactRequest[] {
  const { project, note, trackNote } = words.academy;
  const request = { project, next: "academy" } as const;
  return [
    { ...request, fragment: "academy", title: project, facts: [note] },
    ...Object.entries(academy.tracks.list).map(([track, { name }]) => ({
      ...request,
      fragment: `academy-${track}`,
      title: name,
      facts: [trackNote],
      description: chosen(name),
    })),
  ];
}

function chosen(choice: string): string {
  return fillIn(words.tickets.chosen, { choice });
}
