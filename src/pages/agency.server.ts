import type { Organization, ProfessionalService, WebSite } from "schema-dts";
import { site } from "../../data/site.ts";
import homeWords from "../../data/words/home.json" with { type: "json" };
import { fillIn } from "../ui/text/fill-in.ts";

/** A single number needs no list. */
function telephone() {
  const { phones } = site;
  return phones.length > 0 && {
    telephone: phones.length === 1 ? phones[0] : phones,
  };
}

/** A reference to the agency, whose data is on every page. */
export function agencyReference(siteUrl: string): { "@id": string } {
  return { "@id": `${siteUrl}/#organization` };
}

/** The agency, from `data/site.ts`. */
export function organization(siteUrl: string): Organization {
  return {
    "@type": "Organization",
    ...agencyReference(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    email: site.email,
    ...telephone(),
    ...(site.social.length > 0 && {
      sameAs: site.social.map(({ href }) => href),
    }),
  };
}

/** The agency's offices, where clients find it. */
export function professionalServices(siteUrl: string): ProfessionalService[] {
  return site.offices.map(({ locality, region, countryCode }, index) => ({
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#studio${index > 0 ? `-${index + 1}` : ""}`,
    name: site.name,
    description: fillIn(homeWords.meta.description),
    url: `${siteUrl}/`,
    image: `${siteUrl}/pictures/share/default.jpg`,
    email: site.email,
    ...telephone(),
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      addressCountry: countryCode,
    },
    parentOrganization: agencyReference(siteUrl),
  }));
}

/** The site, for the site name in search results. */
export function webSite(siteUrl: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: site.name,
    url: `${siteUrl}/`,
    inLanguage: "en",
    publisher: agencyReference(siteUrl),
  };
}
