import words from "../../../data/words/careers.json" with { type: "json" };
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowLeft } from "../../ui/pictures/icon-shapes.ts";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { backLink } from "./go-back.ts";

/**
 * The back arrow: a link to the careers page, by which the early script goes
 * back in history if the previous entry is a page of this site.
 */
export function BackArrow() {
  return (
    <Link
      className="back"
      to={paths.careers}
      aria-label={words.job.back}
      {...backLink}
    >
      <Icon shape={arrowLeft} />
    </Link>
  );
}
