import {
  lazy,
  type MouseEventHandler,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { site } from "../../../data/site.ts";
import type { JobView } from "../../content/job-views.ts";

interface Application {
  /** The form, while it is open. */
  dialog: ReactNode;
  /** Opens the form in place of the link's mail; absent where there is none. */
  onApply?: MouseEventHandler;
}

const ApplicationDialog = lazy(() =>
  import("./application-dialog.tsx").then(({ ApplicationDialog }) => ({
    default: ApplicationDialog,
  }))
);

/** The application form of jobs without a link, where the brand wants one. */
export function useApplication(
  { applyLink, title }: JobView,
  isWanted: boolean = site.applicationForm,
): Application {
  const [isOpen, setOpen] = useState(false);
  if (!isWanted || applyLink) return { dialog: null };
  return {
    dialog: isOpen && (
      <Suspense fallback={null}>
        <ApplicationDialog title={title} onClose={() => setOpen(false)} />
      </Suspense>
    ),
    onApply(event) {
      event.preventDefault();
      setOpen(true);
    },
  };
}
