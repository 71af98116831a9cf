import promises from "../../data/promises.json" with { type: "json" };

/**
 * How many weeks the product of a price card takes, if that is promised.
 * @param card Its drawing says which product it is.
 */
export function weeksOf(
  { drawing }: { drawing?: string | undefined },
): string | undefined {
  if (drawing === "mini-site") return promises.weeks.miniSite;
  if (drawing === "enterprise-site") return promises.weeks.enterpriseSite;
}
