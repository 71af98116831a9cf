import { ExpectedError } from "../../../src/lib/exit-with-error.ts";
import {
  installPackages,
  mayInstall,
  programPath,
} from "../../../src/tools/browser/machine.ts";

/** A program besides Chromium that some tests need. */
interface Judge {
  name: string;
  program: string;
  /** Its Debian package. */
  package: string;
  /** What a machine without it does not test. */
  lost: string;
}

const judges = [
  {
    name: "Firefox ESR",
    program: "firefox-esr",
    package: "firefox-esr",
    lost: "no tests in Firefox",
  },
  {
    name: "WebKit's driver",
    program: "WebKitWebDriver",
    package: "webkit2gtk-driver",
    lost: "no tests in WebKit",
  },
  // The display of WebKit's window.
  {
    name: "Xvfb",
    program: "Xvfb",
    package: "xvfb",
    lost: "no tests in WebKit",
  },
  // Presses keys in WebKit's print dialog.
  {
    name: "xdotool",
    program: "xdotool",
    package: "xdotool",
    lost: "no test of printing in WebKit",
  },
  // Reads what an engine printed.
  {
    name: "pdftotext",
    program: "pdftotext",
    package: "poppler-utils",
    lost: "no tests of printing in Firefox and WebKit",
  },
] as const satisfies Judge[];

type Program = (typeof judges)[number]["program"];

/** Whether this machine has all of these programs; only Linux's are known. */
export function canJudge(...programs: Program[]): boolean {
  return Deno.build.os === "linux" &&
    programs.every((it) => programPath(it) !== undefined);
}

/**
 * Installs what is missing where it may, and prints a line for each thing that
 * is still missing.
 * @throws {ExpectedError} With the names of those missing, in CI.
 */
export async function prepareJudges(): Promise<void> {
  if (Deno.build.os !== "linux") {
    console.log("Without tests in Firefox and WebKit, which run on Linux.");
    return;
  }
  let missing = await findMissing();
  if (missing.length > 0 && mayInstall()) {
    await installPackages(missing.map((it) => it.package));
    missing = await findMissing();
  }
  if (Deno.env.get("CI") === "true" && missing.length > 0) {
    const names = missing.map(({ name }) => name);
    throw new ExpectedError(`Missing for the tests: ${names.join(", ")}`);
  }
  for (const it of missing) {
    console.log(
      `Without ${it.name}: ${it.lost}; Debian's package is ${it.package}`,
    );
  }
}

async function findMissing() {
  const programs = judges.filter(({ program }) => !programPath(program));
  return await hasArial() ? programs : [...programs, arial];
}

/** The site's fallback until its typefaces are loaded. */
const arial = {
  name: "Arial or Liberation Sans",
  package: "fonts-liberation",
  lost: "tests of layout may fail",
};

async function hasArial(): Promise<boolean> {
  try {
    const { stdout } = await new Deno.Command("fc-list").output();
    return /Arial|Liberation Sans/.test(new TextDecoder().decode(stdout));
  } catch {
    return false;
  }
}
