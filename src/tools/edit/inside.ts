/**
 * Whether a file or folder is inside a folder, wherever links lead. One that
 * does not exist is inside: there is nothing to read.
 * @param folder With a trailing slash.
 */
export function isInside(place: URL, folder: URL): boolean {
  const real = realPath(place);
  const within = realPath(folder);
  return real === undefined || within === undefined ||
    real.startsWith(`${within}${separator}`);
}

const separator = Deno.build.os === "windows" ? "\\" : "/";

function realPath(place: URL): string | undefined {
  try {
    return Deno.realPathSync(place);
  } catch {
    return undefined;
  }
}
