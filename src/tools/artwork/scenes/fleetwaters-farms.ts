import { covers } from "./fleetwaters-farms/covers.ts";
import { dashboard, dashboardUpright } from "./fleetwaters-farms/dashboard.ts";
import { identity } from "./fleetwaters-farms/identity.ts";
import { orderPage } from "./fleetwaters-farms/order-page.ts";
import { phones } from "./fleetwaters-farms/phones.ts";
import { poster, posterUpright } from "./fleetwaters-farms/poster.ts";
import { things } from "./fleetwaters-farms/things.ts";

/** Pictures of the Fleetwaters Farms case study. */
export const scenes = [
  ...covers,
  orderPage,
  phones,
  dashboard,
  dashboardUpright,
  ...identity,
  poster,
  posterUpright,
  ...things,
];
