import type { Organization, ProfessionalService, WebSite } from "schema-dts";
import { site } from "../../data/site.ts";

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
    telephone: site.phone,
    sameAs: site.social.map(({ href }) => href),
  };
}

/** The agency's studio, where clients find it. */
export function professionalService(siteUrl: string): ProfessionalService {
  const { locality, region, country } = site.address;
  return {
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#studio`,
    name: site.name,
    description: site.metaDescription,
    url: `${siteUrl}/`,
    image: `${siteUrl}/pictures/share/default.jpg`,
    email: site.email,
    telephone: site.phone,
    address: {
      "@type": "PostalAddress",
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    parentOrganization: agencyReference(siteUrl),
  };
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
