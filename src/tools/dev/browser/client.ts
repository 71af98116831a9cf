/**
 * The development client, which runs in the browser before the site's modules.
 */
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from "react-refresh/runtime";
import {
  eventsPath,
  generationMetric,
  stylesPath,
} from "../modules/addresses.ts";
import type { Replacements } from "../modules/replacement.ts";
import type { Problem } from "../modules/problem.ts";
import { problemOfError } from "./error-position.ts";
import { showProblems } from "./overlay.ts";

// React looks for this hook when it loads.
injectIntoGlobalHook(globalThis);

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedState?: { dehydrated?: unknown } | null;
}

/** Whether React has begun to hydrate the document with all its modules. */
let isHydrating = false;
/** Resolves once nothing of the document is left to hydrate. */
const hydrated = Promise.withResolvers<void>();
const hook: {
  onCommitFiberRoot(
    id: number,
    root: { current: Fiber },
    ...more: unknown[]
  ): void;
} = Reflect.get(globalThis, "__REACT_DEVTOOLS_GLOBAL_HOOK__");
const { onCommitFiberRoot } = hook;
hook.onCommitFiberRoot = (id, root, ...more) => {
  onCommitFiberRoot(id, root, ...more);
  isHydrating = true;
  if (!hasDehydrated(root.current)) hydrated.resolve();
};

/** Whether React has yet to hydrate a boundary, such as one of late content. */
function hasDehydrated(first: Fiber): boolean {
  for (let fiber: Fiber | null = first; fiber; fiber = fiber.sibling) {
    if (fiber.memoizedState?.dehydrated) return true;
    if (fiber.child && hasDehydrated(fiber.child)) return true;
  }
  return false;
}

/** Modules that this page has executed. */
const loaded = new Set<string>();

/** Registers a module's components; called by compiled modules. */
export function registration(module: string) {
  loaded.add(module);
  return (type: unknown, name: string) => register(type, `${module} ${name}`);
}

/** Compares the hooks of two versions of a component. */
export const signature = createSignatureFunctionForTransform;

const matching = Promise.withResolvers<void>();
/** Resolves once the modules are known to be those of the document. */
export const matched = matching.promise;
/** Whether the page is about to be loaded again. */
let isLeaving = false;

/**
 * Loads the page again, which has nothing yet to lose: the document and the
 * modules that it would hydrate with are of different versions.
 */
function startAgain(): void {
  isLeaving = true;
  location.reload();
}

function documentGeneration(): string | undefined {
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === generationMetric)
    ?.description;
}

let ofServer: Problem[] = [];
let ofBrowser: Problem[] = [];
let changes = Promise.resolve();
/** Whether the page must reload once the server has the change. */
let isOutdated = false;

function show(): void {
  showProblems([...ofServer, ...ofBrowser]);
}

async function fail(error: unknown): Promise<void> {
  if (isLeaving) return;
  ofBrowser = [await problemOfError(error)];
  show();
}

/** Replaces loaded modules with new versions. */
async function replace({ replaced, isSameShape }: Replacements): Promise<void> {
  // React unmounts components that failed.
  isOutdated = ofBrowser.length > 0;
  ofBrowser = [];
  const present = replaced.filter(({ module }) => loaded.has(module));
  const versions = await Promise.all(
    present.map(async ({ address, previous }) => ({
      before: await import(previous),
      after: await import(address),
    })),
  );
  isOutdated ||= !isSameShape &&
    versions.some(({ before, after }) => !isRefreshable(before, after));
  performReactRefresh();
  show();
}

type Exports = Readonly<Record<string, unknown>>;

/** Whether two versions of a module differ only in components. */
function isRefreshable(before: Exports, after: Exports): boolean {
  return valuesOf(before) === valuesOf(after);
}

function valuesOf(exports: Exports): string {
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
  const values = Object.entries(exports).map(([name, value]) => {
    if (isComponent(name)) return name;
    const isFunction = typeof value === "function";
    return `${name}=${isFunction ? String(value) : JSON.stringify(value)}`;
  });
  return values.join();
}

let ownStyles: HTMLLinkElement | undefined;

/** Reloads all styles, then disables the old ones. */
function replaceStyles(version: number): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${stylesPath}?v=${version}`;
  link.addEventListener("load", () => {
    for (const sheet of document.styleSheets) {
      sheet.disabled = sheet.ownerNode !== link;
    }
    ownStyles?.remove();
    ownStyles = link;
  });
  document.head.append(link);
}

const events = new EventSource(eventsPath);
const handlers: Record<string, (data: string) => void> = {
  served(data) {
    const isReload: boolean = JSON.parse(data);
    changes = changes.then(() => {
      if (isReload || isOutdated) location.reload();
    });
  },
  generation(data) {
    const own = documentGeneration();
    if (!isHydrating && own !== undefined && own !== data) startAgain();
    else matching.resolve();
  },
  changed(data) {
    const update: Replacements | "reload" = JSON.parse(data);
    if (!isHydrating) startAgain();
    else if (update !== "reload") {
      // New versions would not fit what is left of the document.
      changes = changes.then(() => hydrated.promise)
        .then(() => replace(update)).catch(fail);
    }
  },
  styles: (data) => replaceStyles(Number(data)),
  problems(data) {
    ofServer = JSON.parse(data);
    const isBlocked = ofServer.some(({ kind }) =>
      kind === "build" || kind === "server"
    );
    // The page says what kept it from being one.
    if (!isBlocked && "noPage" in document.documentElement.dataset) {
      location.reload();
    }
    show();
  },
};
for (const [name, handle] of Object.entries(handlers)) {
  events.addEventListener(name, ({ data }) => handle(data));
}

addEventListener("error", ({ error }) => void (error && fail(error)));
addEventListener("unhandledrejection", ({ reason }) => void fail(reason));
// React's root hands its errors to the console.
const { error: log } = console;
// One that loads again may meet modules of another version until then.
console.error = (...parts: unknown[]) => {
  if (isLeaving) return;
  log(...parts);
  const error = parts.find((part) => part instanceof Error);
  if (error) void fail(error);
};
