import type { Answer } from "../content/answer.ts";
import { type Settings, SettingsError } from "../settings.ts";

/** One thing that was looked at. */
export interface Finding {
  /** `bad` keeps the site from running; `note` is good to know. */
  state: "good" | "note" | "bad";
  /** One plain sentence; with what to do, unless all is well. */
  text: string;
}

const marks = { good: "ok  ", note: "note", bad: "BAD " } as const;
/** The oldest runtime that the tasks were tried with. */
const oldest = [2, 9, 0] as const;

/** A finding as one line. */
export function findingLine({ state, text }: Finding): string {
  return `${marks[state]}  ${text}`;
}

export function checkVersion(version: string): Finding {
  const parts = version.split(/[.+-]/).map(Number);
  const place = oldest.findIndex((part, index) => parts[index] !== part);
  const isOld = place >= 0 && (parts[place] ?? 0) < (oldest[place] ?? 0);
  return isOld
    ? {
      state: "bad",
      text: `Deno is ${version}: run "deno upgrade", 2.9 or later is needed.`,
    }
    : { state: "good", text: `Deno is ${version}.` };
}

/** Reads the settings; the finding says which one cannot be used. */
export function checkSettings(
  read: () => Settings,
): { settings?: Settings; finding: Finding } {
  try {
    const settings = read();
    return {
      settings,
      finding: {
        state: "good",
        text: `The settings can be used; the site is ${settings.siteUrl}.`,
      },
    };
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    return {
      finding: { state: "bad", text: `Change the setting ${cause.message}.` },
    };
  }
}

export function checkBuild(built: string | undefined, now: string): Finding {
  if (built === undefined) {
    return {
      state: "note",
      text:
        'There is no build: "deno task start" or "deno task build" makes one.',
    };
  }
  return built === now ? { state: "good", text: "The build is fresh." } : {
    state: "note",
    text:
      'The build is older than its sources: "deno task start" makes a new one.',
  };
}

export function checkContent(
  origin: string | undefined,
  answer: Answer<readonly unknown[]> | undefined,
): Finding {
  if (!origin || !answer) {
    return {
      state: "good",
      text:
        "Content comes from the embedded service (CONTENT_API_URL is not set).",
    };
  }
  return answer.ok
    ? {
      state: "good",
      text:
        `The content service at ${origin} answers with ${answer.value.length} published articles.`,
    }
    : {
      state: "bad",
      text:
        `${answer.message} (${origin}): is it running, and is CONTENT_API_URL right?`,
    };
}

export function checkPort(
  name: string,
  port: number,
  isFree: (port: number) => boolean,
): Finding {
  return isFree(port) ? { state: "good", text: `Port ${port} is free.` } : {
    state: "note",
    text:
      `Port ${port} is taken: stop what listens there, or set ${name} to another.`,
  };
}

export function checkBrowser(place: string | undefined): Finding {
  return place ? { state: "good", text: `Browser tests run with ${place}.` } : {
    state: "note",
    text:
      "No browser was found: browser tests need Chromium, or CHROMIUM_PATH set to one.",
  };
}
