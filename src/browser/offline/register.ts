import { site } from "../../../data/site.ts";
import { paths, serviceWorkerPath } from "../../addresses/paths.ts";
import { shouldSaveData } from "../navigation/prefetch.ts";

interface ScriptPolicy {
  createScriptURL(path: string): string;
}

/** The one policy of the site; see the content security policy. */
interface TrustedTypes {
  createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy;
}

/**
 * Registers the service worker and sends it the articles that have been read.
 * Does nothing where the brand's settings or the browser have no use for it: a
 * worker from earlier then removes itself.
 */
export async function registerOfflineReading(
  onPage: (shown: (path: string) => void) => void,
): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!site.offlineReading || !workers) return;
  if (process.env.NODE_ENV !== "production" || shouldSaveData()) return;
  try {
    await workers.register(trusted(serviceWorkerPath), {
      updateViaCache: "none",
    });
    const registration = await workers.ready;
    let last = "";
    onPage((path) => {
      if (path === last) return;
      last = path;
      if (path.startsWith(`${paths.blog}/`)) {
        // Not the worker of the start: an update may have replaced it.
        registration.active?.postMessage({ read: path });
      }
    });
  } catch {
    // The browser forbids it, for instance in a private window.
  }
}

/** Under Trusted Types an address of a script has to be vouched for. */
function trusted(path: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy("service-worker", {
    createScriptURL: () => path,
  });
  return policy ? policy.createScriptURL(path) : path;
}
