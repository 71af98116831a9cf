import { Hono } from "hono";
import { requestId } from "hono/request-id";
import {
  feedPaths,
  healthPath,
  purgePath,
  readinessPath,
  reportPath,
  speculationRulesPath,
  vitalsPath,
} from "../paths.ts";
import { staticAddress } from "../static-files.ts";
import { contentTypes, listNames } from "../content/content-types.ts";
import { errorPage, throwErrors } from "./documents/error-page.ts";
import { notFound } from "./documents/not-found.ts";
import { sendSpeculationRules } from "./endpoints/speculation-rules.ts";
import { moved } from "./http/responses.ts";
import { assets } from "./middleware/assets.ts";
import { cachedResponse } from "./middleware/cached-response.ts";
import { deploymentHeaders } from "./middleware/deployment-headers.ts";
import { edgeCache } from "./middleware/edge-cache.ts";
import { queriedRedirects } from "./middleware/queried-redirects.ts";
import { checkRequest } from "./middleware/request-check.ts";
import { requestLog } from "./middleware/request-log.ts";
import { nextRequestId, requestState } from "./middleware/request-state.ts";
import { setDefaultHeaders } from "./middleware/default-headers.ts";
import type { SiteEnv } from "./services.ts";

/** The whole site: what happens to a request, in order. */
export const app = new Hono<SiteEnv>();

app.use(requestState);
app.use(edgeCache);
app.use(requestId({ headerName: "", generator: nextRequestId }));
app.use(deploymentHeaders);
app.use(requestLog);
app.use(throwErrors);
app.use(setDefaultHeaders);
app.use(checkRequest);
app.use(queriedRedirects);
app.use(cachedResponse);
app.use(assets);

// Imported at first use, so that cached pages and files never wait for these.
const gateway = () => import("./endpoints/gateway.ts");
const health = () => import("./endpoints/health.ts");
const pages = () => import("./documents/pages.ts");
const preview = () => import("./endpoints/preview.ts");
const purge = () => import("./endpoints/purge.ts");
const reports = () => import("./endpoints/csp-reports.ts");
const siteFiles = () => import("./discovery/site-files.ts");
const vitals = () => import("./endpoints/vitals.ts");

app.post(reportPath, async (c) => (await reports()).cspReports(c));
app.post(vitalsPath, async (c) => (await vitals()).vitals(c));
app.post(purgePath, async (c) => (await purge()).purge(c));
app.get(healthPath, async (c) => (await health()).health(c));
app.get(readinessPath, async (c) => (await health()).readiness(c));

for (const list of listNames) {
  const path = `/api/${contentTypes[list].singular}`;
  app.get(`/api/${list}`, async (c) => (await gateway()).allRecords(c, list));
  app.get(path, async (c) => (await gateway()).recordsOfStatus(c, list));
  app.get(`${path}/:id`, async (c) => (await gateway()).singleRecord(c, list));
}

for (const path of Object.values(feedPaths)) {
  app.get(path, async (c) => (await siteFiles()).siteFile(c));
}
app.get(speculationRulesPath, sendSpeculationRules);
// Where devices look for the icon without reading a page.
for (const name of ["apple-touch-icon", "apple-touch-icon-precomposed"]) {
  app.get(
    `/${name}.png`,
    () => moved(staticAddress("/icons/apple-touch-icon.png")),
  );
}

app.get("*", async (c, next) => await (await preview()).preview(c, next));
app.get("*", async (c) => (await pages()).page(c));
app.notFound(notFound);
app.onError(errorPage);
