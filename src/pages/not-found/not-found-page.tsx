import { NotFoundView } from "../../ui/layout/views/not-found-view.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  sky: "night",
  meta: { title: "Page not found", noIndex: true },
  status: () => 404,
} satisfies Handle;

function NotFoundPage() {
  return (
    <main id="main" tabIndex={-1}>
      <NotFoundView />
    </main>
  );
}

export { NotFoundPage as Component };
