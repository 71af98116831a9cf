import { useLocation } from "react-router";
import { previewParameter } from "../../paths.ts";

/** Marks the preview of a draft, opened by a signed link. */
export function PreviewNote() {
  const { search } = useLocation();
  if (!new URLSearchParams(search).has(previewParameter)) return null;
  return (
    <p className="preview-note wrap" role="status">
      Draft preview: only those who have this link can see it.
    </p>
  );
}
