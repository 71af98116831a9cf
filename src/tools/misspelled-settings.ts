import { settingNames } from "../settings.ts";

/** What `NODE_ENV` may be; anything else starts the site for production. */
const modes = ["development", "production"];

/**
 * Warnings of variables that are probably meant as settings, one line each. The
 * site itself may not see them: it can read only its own.
 * @param environment All variables, as `Deno.env.toObject()` gives them.
 */
export function misspelledSettings(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const known = [...settingNames, "NODE_ENV"];
  const warnings = Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((it) => isMisspelled(name, it));
    return meant
      ? [`Warning: Unknown setting "${name}": did you mean "${meant}"?`]
      : [];
  });
  const { NODE_ENV: mode } = environment;
  if (mode && !modes.includes(mode)) {
    warnings.push(
      `Warning: NODE_ENV="${mode}": did you mean "${
        modes.find((it) => it.startsWith(mode.slice(0, 3))) ?? "production"
      }"?`,
    );
  }
  return warnings;
}

/** Short names may be those of others: their letters have to be the same. */
const minLength = 8;

function isMisspelled(name: string, known: string): boolean {
  const [a, b] = [lettersOf(name), lettersOf(known)];
  return a === b || known.length >= minLength && isOneOff(a, b);
}

function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Whether one letter is missing, added, another, or swapped with the next. */
function isOneOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = restA.slice(0, 2).split("").reverse().join("");
  return restA.slice(1) === restB || restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    swapped + restA.slice(2) === restB;
}
