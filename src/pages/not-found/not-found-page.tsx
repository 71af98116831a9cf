import { NotFoundView } from "../../layout/views/not-found-view.tsx";

export const sky = "night";
export const meta = { title: "Page not found", noIndex: true as const };
export const status = () => 404;

function NotFoundPage() {
  return (
    <main id="main" tabIndex={-1}>
      <NotFoundView />
    </main>
  );
}

export { NotFoundPage as Component };
