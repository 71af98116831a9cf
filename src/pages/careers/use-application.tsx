import {
  lazy,
  type MouseEventHandler,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import type { JobView } from "./job-views.ts";

/** Shows the application form on jobs that have no submission link. */
const applicationForm: boolean = false;

interface Application {
  /** The form while it is open. */
  dialog: ReactNode;
  /** Opens the form instead of the mail link; undefined without a form. */
  onApply?: MouseEventHandler;
}

const ApplicationDialog = lazy(() =>
  import("./application-dialog.tsx").then(({ ApplicationDialog }) => ({
    default: ApplicationDialog,
  }))
);

/** The application form, for jobs without an application link. */
export function useApplication({ applyLink, title }: JobView): Application {
  const [isOpen, setOpen] = useState(false);
  if (!applicationForm || applyLink) return { dialog: null };
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
