import assert from "node:assert/strict";
import { DomUtils } from "htmlparser2";
import { articlePath, projectPath } from "../../src/paths.ts";
import { elements, readPage, type SitePage, wholeSite } from "./whole-site.ts";
import { samples } from "../support/addresses.ts";
import { withRecords } from "../support/content/answers.ts";
import { oneOfEach } from "../support/sections.ts";
import { testApp } from "../support/app.ts";
import { publicOrigin } from "../support/settings.ts";

// deno-lint-ignore no-explicit-any
type Node = Record<string, any>;

/** Properties that search engines require, by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url", "logo"],
  ProfessionalService: ["name", "address", "image", "telephone"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement"],
  BlogPosting: ["headline", "image", "author", "publisher"],
  // It also needs a place, which is one of two properties.
  JobPosting: ["title", "description", "datePosted", "hiringOrganization"],
  CreativeWork: ["name", "description", "image", "creator", "url"],
  FAQPage: ["mainEntity"],
};

/** The nodes of a page's structured data. */
function nodesOf(page: SitePage): Node[] {
  const blocks = elements("script", page).filter(({ attribs }) =>
    attribs.type === "application/ld+json"
  );
  return blocks.flatMap((block) => {
    const data = JSON.parse(DomUtils.textContent(block));
    assert.equal(data["@context"], "https://schema.org");
    return data["@graph"];
  });
}

function typesOf(page: SitePage): string[] {
  return nodesOf(page).map((node) => node["@type"]);
}

const { pages } = await wholeSite();

Deno.test("every page's structured data has the required properties", async (t) => {
  for (const page of pages) {
    await t.step(page.address, () => {
      const nodes = nodesOf(page);
      if (page.status === 404) return assert.deepEqual(nodes, []);
      for (const type of ["Organization", "ProfessionalService", "WebSite"]) {
        assert.ok(nodes.some((node) => node["@type"] === type), type);
      }
      for (const node of nodes) {
        const type = node["@type"];
        assert.ok(required[type], `unexpected ${type}`);
        for (const property of required[type] ?? []) {
          assert.ok(node[property], `${type} has no ${property}`);
        }
        if (type === "JobPosting") {
          const { jobLocation, jobLocationType } = node;
          assert.ok(
            jobLocation?.address.addressCountry ||
              jobLocationType && node.applicantLocationRequirements,
          );
        }
      }
      for (const item of nodes.flatMap((node) => node.itemListElement ?? [])) {
        assert.ok(item.position >= 1 && item.name, JSON.stringify(item));
        assert.ok(item.item.startsWith(`${publicOrigin}/`));
      }
      const ids = nodes.map((node) => node["@id"]).filter(Boolean);
      assert.equal(new Set(ids).size, ids.length);
    });
  }
});

Deno.test("each kind of page has its type of structured data", async () => {
  const app = await testApp({ content: withRecords(oneOfEach()) });
  const kinds: [string, string][] = [
    [projectPath(samples.project.slug), "CreativeWork"],
    [articlePath("x"), "BlogPosting"],
  ];
  for (const [address, type] of kinds) {
    const page = await readPage(app, address);
    assert.ok(typesOf(page).includes(type), `${address}: ${type}`);
  }
});

Deno.test("every page but the home page has breadcrumbs", () => {
  for (const page of pages.filter(({ status }) => status === 200)) {
    const list = nodesOf(page).find((node) =>
      node["@type"] === "BreadcrumbList"
    );
    assert.equal(list === undefined, page.address === "/", page.address);
    const path = new URL(page.address, publicOrigin).pathname;
    const isDeep = path.split("/").length > 2;
    assert.equal(
      list?.itemListElement.length ?? 0,
      path === "/" ? 0 : isDeep || path.startsWith("/services/") ? 3 : 2,
      page.address,
    );
  }
});
