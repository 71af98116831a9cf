import { type Handler, Hono, type MiddlewareHandler } from "hono";
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
import { listNames, recordKinds } from "../content/record-kinds.ts";
import { assets } from "./assets/assets.ts";
import { cachedDocument } from "./documents/cached-document.ts";
import { notFound } from "./documents/not-found.ts";
import { setDefaultHeaders } from "./http/default-headers.ts";
import { edgeCache } from "./http/edge-cache.ts";
import { deploymentHeaders } from "./http/deployment-headers.ts";
import { queriedRedirects } from "./http/queried-redirects.ts";
import { sendSpeculationRules } from "./http/speculation-rules.ts";
import { checkRequest } from "./http/request-check.ts";
import { nextRequestId, requestState } from "./http/request-state.ts";
import { moved } from "./http/responses.ts";
import { requestLog } from "./logging/request-log.ts";
import { errorPage, throwErrors } from "./documents/error-page.ts";
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
app.use(cachedDocument);
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

app.post(reportPath, lazy(reports, (it) => it.cspReports));
app.post(vitalsPath, lazy(vitals, (it) => it.vitals));
app.post(purgePath, lazy(purge, (it) => it.purge));
app.get(healthPath, lazy(health, (it) => it.health));
app.get(readinessPath, lazy(health, (it) => it.readiness));

for (const list of listNames) {
  const { one } = recordKinds[list];
  app.get(`/api/${list}`, lazy(gateway, (it) => it.allRecords(list)));
  app.get(`/api/${one}`, lazy(gateway, (it) => it.recordsOfStatus(list)));
  app.get(`/api/${one}/:id`, lazy(gateway, (it) => it.singleRecord(list)));
}

for (const path of Object.values(feedPaths)) {
  app.get(path, lazy(siteFiles, (it) => it.siteFile));
}
app.get(speculationRulesPath, sendSpeculationRules);
// Where devices look for the icon without reading a page.
for (const name of ["apple-touch-icon", "apple-touch-icon-precomposed"]) {
  app.get(
    `/${name}.png`,
    () => moved(staticAddress("/icons/apple-touch-icon.png")),
  );
}

app.get("*", lazy(preview, (it) => it.preview));
app.get("*", lazy(pages, (it) => it.page));
app.notFound(notFound);
app.onError(errorPage);

/** A handler whose module is imported when it is first used. */
function lazy<Module>(
  load: () => Promise<Module>,
  handlerOf: (module: Module) => Handler<SiteEnv> | MiddlewareHandler<SiteEnv>,
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => await handlerOf(await load())(c, next);
}
