import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { arrowLeft } from "../../components/icon-shapes.ts";
import { Link } from "../../components/link.tsx";
import { paths } from "../../paths.ts";

/**
 * The arrow back: a step in history where the site has one to go to, a link
 * to the list of jobs otherwise.
 */
export function BackArrow() {
  const navigate = useNavigate();
  const goesBack = useSyncExternalStore(neverChanges, hasHistory, no);
  return goesBack
    ? (
      <button
        type="button"
        className="back"
        aria-label="Back"
        onClick={() => navigate(-1)}
      >
        <Icon shape={arrowLeft} />
      </button>
    )
    : (
      <Link className="back" to={paths.careers} aria-label="Back to Careers">
        <Icon shape={arrowLeft} />
      </Link>
    );
}

/** Whether a page of this site came before this one in the tab's history. */
function hasHistory(): boolean {
  const { navigation } = globalThis as { navigation?: { canGoBack: boolean } };
  // Newer browsers know; of others the router counts its own steps.
  return navigation?.canGoBack ?? history.state?.idx > 0;
}

function neverChanges(): () => void {
  return () => {};
}
const no = () => false;
