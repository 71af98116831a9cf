import words from "../../../data/words/not-found.json" with { type: "json" };
import { NotFoundView } from "../../ui/layout/views/not-found-view.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "night",
  meta: () => ({ ...words.meta, noIndex: true }),
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
