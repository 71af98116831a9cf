import {
  lazy,
  type MouseEventHandler,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { applicationForm } from "../../../data/careers.ts";
import type { JobView } from "./job-views.ts";

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

/**
 * The application form, for jobs without an application link.
 * @param isEnabled Whether the site uses the form.
 */
export function useApplication(
  { applyLink, title }: JobView,
  isEnabled: boolean = applicationForm,
): Application {
  const [isOpen, setOpen] = useState(false);
  if (!isEnabled || applyLink) return { dialog: null };
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
