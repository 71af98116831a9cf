/** The site with one more, one fewer and none of everything in `data/*.json`. */
import assert from "node:assert/strict";
import { callCity } from "../../src/pages/contact/requests.ts";
import contactWords from "../../data/words/contact.json" with { type: "json" };
import footerWords from "../../data/words/footer.json" with { type: "json" };
import headerWords from "../../data/words/header.json" with { type: "json" };
import servicesWords from "../../data/words/services.json" with {
  type: "json",
};
import { factSingletons } from "../../src/pages/kinds.server.ts";
import { paths } from "../../src/paths.ts";
import { listPages } from "../support/addresses.ts";
import { mainIn } from "../support/main-part.ts";
import { pagesWith } from "../support/other-data.ts";
import { htmlFaults } from "./html-faults.ts";

const root = new URL("../../", import.meta.url);

const own = Object.fromEntries(
  factSingletons.map(({ name, file }) => [
    name,
    JSON.parse(Deno.readTextFileSync(new URL(file, root))),
  ]),
);

/** A record with each of its lists changed, at any depth. */
function withLists(
  value: unknown,
  change: (list: unknown[]) => unknown[],
): unknown {
  if (Array.isArray(value)) {
    return change(value).map((item) => withLists(item, change));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, withLists(it, change)]),
  );
}

const ada = { name: "Ada Obi", role: "Owner" };
const voice = { ...ada, quote: "It floats.", client: "Makoko Boats" };

const london = {
  locality: "London",
  country: "United Kingdom",
  countryCode: "GB",
  hours: "By appointment",
};

const more: typeof own = {
  ...own,
  site: {
    ...own.site,
    worksNote: "Ten briefs that we set ourselves.",
    phones: [...own.site.phones, "+44 20 7946 0018"],
    offices: [...own.site.offices, london],
    callTimes: [...own.site.callTimes, { day: "Sunday", time: "09:30" }],
    social: [...own.site.social, { label: "Y", href: "https://y.example" }],
  },
  prices: {
    ...own.prices,
    cards: [...own.prices.cards, {
      title: "An app",
      from: "₦900,000",
      items: ["Every screen"],
      addOn: { label: "Build", price: "+₦3,600,000" },
    }],
  },
  team: { people: [...own.team.people, { ...ada, line: "New here." }] },
  testimonials: withAda(own.testimonials),
  "home-questions": withQuestion(own["home-questions"]),
  "branding-questions": withQuestion(own["branding-questions"]),
};

function withQuestion({ questions }: typeof own["home-questions"]) {
  const added = { question: "Do you work at night?", answer: "No." };
  return { questions: [...questions, added] };
}

/** All lists of testimonials with one more. */
function withAda({ testimonials, ...places }: typeof own.testimonials) {
  return {
    ...withLists(places, (list) => [...list, "ada"]) as object,
    testimonials: [...testimonials, { ...voice, id: "ada" }],
  };
}

const fewer = withLists(own, (list) => list.slice(0, -1)) as typeof own;
const none = withLists(own, () => []) as typeof own;

/** The pages without content. */
const addresses: readonly string[] = Object.values(paths).filter((path) =>
  !path.includes(":") && !listPages.includes(path)
);

type Pages = (address: string) => string;

/** Rendered once: it takes longer than all that tests look for. */
const rendered = new Map<typeof own, Promise<Pages>>();

/** All pages with other facts, by address. */
function pagesOf(facts: typeof own): Promise<Pages> {
  const pages = rendered.get(facts) ?? render(facts);
  rendered.set(facts, pages);
  return pages;
}

async function render(facts: typeof own): Promise<Pages> {
  for (const { name, schema } of factSingletons) {
    const { error } = schema.safeParse(facts[name]);
    assert.equal(error, undefined, `${name}: ${error?.message}`);
  }
  const pages = await pagesWith({ facts }, ...addresses);
  for (const [index, page] of pages.entries()) {
    assert.deepEqual(await htmlFaults(page), [], String(addresses[index]));
  }
  return (address) => pages[addresses.indexOf(address)] ?? "";
}

/** The sections of lists, with how many items each shows of these facts. */
function sectionsOf(facts: typeof own): [string, string, string, number][] {
  const { team, testimonials } = facts;
  const ids: string[] = testimonials.testimonials.map((
    { id }: { id: string },
  ) => id);
  const voices = (...lists: string[][]) =>
    lists.flat().filter((id) => ids.includes(id)).length;
  return [
    [paths.about, "people", "h3", team.people.length],
    [paths.services, "pricing", "article", facts.prices.cards.length],
    [
      paths.home,
      "questions",
      "details",
      facts["home-questions"].questions.length,
    ],
    [
      paths.branding,
      "questions",
      "details",
      facts["branding-questions"].questions.length,
    ],
    [paths.services, "review", "figure", voices(testimonials.reviews)],
    [paths.home, "voices", "figure", voices(testimonials.home)],
    [
      paths.branding,
      "voices",
      "figure",
      voices(...Object.values<string[]>(testimonials.branding)),
    ],
    [
      paths.webDesign,
      "voices",
      "figure",
      voices(...Object.values<string[]>(testimonials.webDesign)),
    ],
    [
      paths.webDevelopment,
      "voices",
      "figure",
      voices(...Object.values<string[]>(testimonials.webDevelopment)),
    ],
  ];
}

/** The structured data of a type on a page. */
function thingsOf(html: string, type: string) {
  const [, data = "{}"] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ??
      [];
  const things: typeof own[] = JSON.parse(data)["@graph"];
  return things.filter((thing) => thing["@type"] === type);
}

for (const [name, facts] of Object.entries({ more, fewer })) {
  Deno.test(`with one ${name} of everything each list shows what it has`, async () => {
    const page = await pagesOf(facts);
    for (const [address, heading, item, count] of sectionsOf(facts)) {
      if (count === 0) continue;
      const shown = mainIn(page(address)).section(heading).all(item);
      assert.equal(shown.length, count, `${address}: ${heading}`);
      if (item !== "details") continue;
      const [faq] = thingsOf(page(address), "FAQPage");
      assert.equal(faq?.mainEntity.length, count, address);
    }
  });
}

Deno.test("a second office, phone and profile are on the pages and in the structured data", async () => {
  const page = await pagesOf(more);
  const contact = mainIn(page(paths.contact));
  const about = mainIn(page(paths.about)).section("contact-line");
  for (const part of [contact, about]) {
    assert.deepEqual(part.linksTo("+44 20 7946 0018"), ["tel:+442079460018"]);
    assert.ok(part.text.includes("London, United Kingdom"));
  }
  assert.deepEqual(contact.linksTo("Y"), ["https://y.example"]);
  const home = page(paths.home);
  const offices = home.split(`<h3>${footerWords.office.many}</h3><ul>`)[1];
  assert.match(offices ?? "", /<li>London, United Kingdom<\/li>/);
  const studios = thingsOf(home, "ProfessionalService");
  assert.equal(studios.length, more.site.offices.length);
  assert.deepEqual(studios.at(-1)?.address, {
    "@type": "PostalAddress",
    addressLocality: "London",
    addressCountry: "GB",
  });
  const [agency] = thingsOf(home, "Organization");
  assert.deepEqual(agency?.telephone, more.site.phones);
});

Deno.test("a time for calls is a link above the form that names its zone", async () => {
  const page = await pagesOf(more);
  const form = mainIn(page(paths.contact)).section(contactWords.form.title);
  const [link = ""] = form.linksTo("Sunday 09:30");
  assert.ok(page(paths.contact).includes(`id="${link.slice(1)}"`));
  assert.ok(form.text.includes(`${callCity()} time`));
});

Deno.test("what the works are stands above the portfolio where it is filled in", async () => {
  const page = (await pagesOf(more))(paths.portfolio);
  assert.ok(mainIn(page).text.includes(more.site.worksNote));
});

Deno.test("the menu speaks of prices once a card has one", async () => {
  const priced = (await pagesOf(more))(paths.services);
  const from = servicesWords.pricing.from.replace("{from}", "₦900,000");
  assert.ok(mainIn(priced).section("pricing").text.includes(from));
  assert.ok(priced.includes(`#pricing">${headerWords.links.prices}<`));
  const own = (await pagesOf(none))(paths.services);
  assert.ok(own.includes(`#pricing">${headerWords.links.whatYouGet}<`));
});

Deno.test("with none of anything the sections of lists are absent", async () => {
  const page = await pagesOf(none);
  for (const [address, heading] of sectionsOf(none)) {
    // The lowest price stays.
    if (heading === "pricing") continue;
    const ids = mainIn(page(address)).all("h2").map(({ attribs }) =>
      attribs.id
    );
    assert.ok(!ids.includes(heading), `${address}: ${heading}`);
    assert.deepEqual(thingsOf(page(address), "FAQPage"), []);
  }
  const contact = page(paths.contact);
  const labels = mainIn(contact).all("dt").map(({ text }) => text);
  assert.deepEqual(labels, [contactWords.direct.mail]);
  assert.ok(!contact.includes("wa.me/"));
  for (const title of [footerWords.office.one, footerWords.office.many]) {
    assert.ok(!contact.includes(`<h3>${title}</h3>`), title);
  }
  assert.deepEqual(thingsOf(contact, "ProfessionalService"), []);
});
