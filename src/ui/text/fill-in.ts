import promises from "../../../data/promises.json" with { type: "json" };
import { site } from "../../../data/site.ts";

/** The values of placeholders such as "{price}", which any text may have. */
function values() {
  const { planHours, answerHours, directions, weeks } = promises;
  return {
    name: site.name,
    price: site.figmaToFramerFrom,
    kilometres: String(site.kilometres),
    planHours: String(planHours),
    answerHours: String(answerHours),
    answerTime: answerHours === 1
      ? "an office hour"
      : `${answerHours} office hours`,
    noCodeWeeks: weeks.noCode,
    miniSiteWeeks: weeks.miniSite,
    brandingWeeks: weeks.branding,
    enterpriseSiteWeeks: weeks.enterpriseSite,
    directions: String(directions),
    mostLost: promises.mostLost,
    ownedFrom: promises.ownedFrom,
  };
}

/** The names of those placeholders. */
export function placeholderNames(): string[] {
  return Object.keys(values());
}

/**
 * A text with values in the place of its placeholders; other braces stay.
 * @param more Values of placeholders that only this text may have.
 */
export function fillIn(
  text: string,
  more?: Readonly<Record<string, string>>,
): string {
  const known: Readonly<Record<string, string>> = { ...values(), ...more };
  return text.replace(
    /\{(\w+)\}/g,
    (braces, name: string) => known[name] ?? braces,
  );
}
