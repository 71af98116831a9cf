import { colours } from "../../../../data/site.ts";
import type { Problem } from "../modules/problem.ts";

const titles: Record<Problem["kind"], string> = {
  build: "The source does not compile",
  styles: "CSS error",
  types: "Type error",
  server: "The server has a problem",
  browser: "An error in the browser",
};

const styles = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0; z-index: 1000; box-sizing: border-box;
    max-height: 70vh; overflow: auto; padding: 1rem 1.5rem 1.5rem;
    border-top: 4px solid ${colours.error.dark}; background: ${colours.paper.dark}; color: #f4f5ef;
    font: 16px/1.5 system-ui, sans-serif;
  }
  h2 { margin: .5rem 0 0; font-size: 1.125rem; }
  code, pre { font: 14px/1.5 monospace; }
  code { color: #ffd23f; }
  pre { margin: .5rem 0; color: ${colours.error.dark}; white-space: pre-wrap; }
  button { float: right; font: inherit; }
`;

let host: HTMLElement | undefined;

/**
 * Shows problems over the page, or removes the overlay. It is outside the body,
 * which React hydrates, and isolated from the page's styles.
 */
export function showProblems(problems: readonly Problem[]): void {
  host?.remove();
  if (problems.length === 0) return;
  host = document.createElement("dev-problems");
  const shadow = host.attachShadow({ mode: "open" });
  // The pages' security policy forbids inline styles, but not constructed
  // stylesheets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const section = element("section", "");
  section.setAttribute("role", "alert");
  const close = element("button", "Close");
  close.addEventListener("click", () => host?.remove());
  section.append(close, ...problems.flatMap(partsOf));
  shadow.append(section);
  document.documentElement.append(host);
}

function partsOf({ kind, message, position }: Problem): HTMLElement[] {
  return [
    element("h2", titles[kind]),
    ...(position ? [element("code", position)] : []),
    element("pre", message),
    element("p", "Fix this and save; the page updates."),
  ];
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

addEventListener(
  "keydown",
  ({ key }) => void (key === "Escape" && host?.remove()),
);
