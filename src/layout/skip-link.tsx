/** The first stop of the keyboard: past the frame, to the page's content. */
export function SkipLink() {
  return <a className="skip-link" href="#main">Skip to content</a>;
}
