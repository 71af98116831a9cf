import { createPath } from "@remix-run/router";
import type { Navigator } from "react-router";

function stay(): never {
  throw new Error("Cannot navigate: the server shows one page");
}

/** The navigator of a page that is rendered once and goes nowhere. */
export const staticNavigator: Navigator = {
  createHref: (to) => typeof to === "string" ? to : createPath(to),
  go: stay,
  push: stay,
  replace: stay,
};
