/** Parameters of a query that are parsed; pages read few. */
export const maxParameters = 100;

/** The first parameters of a query, which begins with a question mark. */
export function parseQuery(search: string): URLSearchParams {
  return new URLSearchParams(
    search.slice(1).split("&", maxParameters).join("&"),
  );
}
