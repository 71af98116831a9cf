/** A published weakness of a locked package that does not reach us. */
export interface AcceptedAdvisory {
  id: string;
  package: string;
  /** Why it cannot be reached here. */
  reason: string;
  /** The file with the tests that prove it. */
  provedBy: string;
}

/** The exit status of an audit that could not ask. */
export const unknownStatus = 2;

/** Every advisory that the audit may find, and why it is no danger. */
export const acceptedAdvisories: readonly AcceptedAdvisory[] = [
  {
    id: "GHSA-337j-9hxr-rhxg",
    package: "react-router",
    reason:
      "Errors are rebuilt from hydration data found on window: our data is always passed in, holds no errors, and the router never reads a global.",
    provedBy: "tests/supply-chain/router-advisories.test.ts",
  },
  {
    id: "GHSA-wrjc-x8rr-h8h6",
    package: "react-router",
    reason:
      "A backslash in a link's target leaves the site: every target is built from src/addresses/paths.ts or data/, never from text from outside.",
    provedBy: "tests/supply-chain/router-advisories.test.ts",
  },
];

/** Releases before which a package has a known hole that could reach us. */
export const leastVersions: Readonly<Record<string, string>> = {
  hono: "4.12.34",
  react: "19.2.7",
  "react-dom": "19.2.7",
  "@remix-run/router": "1.23.3",
  "react-router": "6.30.6",
  "react-router-dom": "6.30.6",
  esbuild: "0.25.0",
};
