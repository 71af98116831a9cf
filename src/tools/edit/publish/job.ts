import type { CheckTree } from "./check-tree.ts";
import type { Target } from "./target.ts";
import type { Workspace } from "./workspace.ts";

/** What one run of the publisher works with. */
export interface Job {
  workspace: Workspace;
  target: Target;
  check: CheckTree;
  /** Aborted when the author cancels. */
  signal: AbortSignal;
  /** Gets what it does now. */
  onStep(step: string): void;
}
