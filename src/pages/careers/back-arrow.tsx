import { useNavigate } from "react-router";
import words from "../../../data/words/careers.json" with { type: "json" };
import { useHydrated } from "../../ui/controls/use-hydrated.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowLeft } from "../../ui/pictures/icon-shapes.ts";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";

/**
 * The back arrow: goes back in history if the previous entry is a page of this
 * site, otherwise links to the careers page.
 */
export function BackArrow() {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const canGoBack = isHydrated && hasHistory();
  return canGoBack
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
      <Link className="back" to={paths.careers} aria-label={words.job.back}>
        <Icon shape={arrowLeft} />
      </Link>
    );
}

/** Whether the previous entry of the tab's history is a page of this site. */
function hasHistory(): boolean {
  // Without the Navigation API, the router's own index of the entry decides.
  return globalThis.navigation?.canGoBack ?? history.state?.idx > 0;
}
