import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { saveFile } from "../../../lib/save-file.ts";
import type { Kind } from "../../../records/kind.ts";
import { deletionOf, picturesNamed } from "./deletion.ts";

/**
 * Moves the pictures that are named after a record when its name changes:
 * copied before the record is saved and removed afterwards, so that at any time
 * it has its pictures. Those that other records show stay, too.
 */
export async function renamePictures(
  root: URL,
  kind: Kind,
  { from, to }: { from: string; to: string },
): Promise<{ copy(): void; removeOld(): void }> {
  const isMoving = from !== to && "folder" in kind && kind.hasPictureFolder;
  const files = isMoving ? picturesNamed(root, from) : [];
  const own = isMoving ? (await deletionOf(root, kind, from)).files : [];
  return {
    copy() {
      for (const file of files) {
        const name = file.replace(`/${from}/`, `/${to}/`)
          .replace(`/logos/${from}.`, `/logos/${to}.`);
        const copy = fileURLToPath(new URL(name, root));
        Deno.mkdirSync(dirname(copy), { recursive: true });
        saveFile(copy, Deno.readFileSync(new URL(file, root)));
      }
    },
    removeOld() {
      for (const file of files) {
        if (own.includes(file)) Deno.removeSync(new URL(file, root));
      }
    },
  };
}
