import { staff } from "../../../data/staff.ts";
import { Mark } from "../../components/mark.tsx";
import { Picture } from "../../components/picture.tsx";

interface BylineProps {
  author: string;
  updatedOn: string;
  updatedAt?: string;
  minutes: number;
}

/** Who wrote an article, when it was last changed, how long it takes. */
export function Byline({ author, updatedOn, updatedAt, minutes }: BylineProps) {
  const portrait = staff.find(({ name }) => name === author)?.portrait;
  return (
    <div className="byline">
      <div className="byline-face sky-accent">
        {portrait
          ? <Picture picture={portrait} kind="portrait" sizes="52px" alt="" />
          : <Mark />}
      </div>
      <dl>
        <div>
          <dt className="soft">Written By</dt>
          <dd dir="auto">{author}</dd>
        </div>
        <div>
          <dt className="soft">Updated On</dt>
          <dd>
            <time dateTime={updatedAt}>{updatedOn}</time>
          </dd>
        </div>
        <div>
          <dt className="soft">Reading time</dt>
          <dd>{minutes} min</dd>
        </div>
      </dl>
    </div>
  );
}
