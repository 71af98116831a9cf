/**
 * What is deployed, and where. No module that a deployment imports may import a
 * package: it would run where the deploy token is.
 */
import { ExpectedError } from "../../lib/exit-with-error.ts";

/** The contents of `deploy.yml`. */
export interface DeployTarget {
  org: string;
  app: string;
  /** Names of the variables that must be set. */
  variables: { here: string[]; production: string[] };
  smoke: SmokeCheck[];
}

/** A page of the smoke test, its expected status and a text in its body. */
export interface SmokeCheck {
  path: string;
  status: number;
  contains?: string | undefined;
}

/** Ends a deployment; its message says what to do. */
export class DeployError extends ExpectedError {
  override name = "DeployError";
}
