import { globSync } from "node:fs";
import type { ComponentType } from "react";

const pages = new URL("../../../pages/", import.meta.url);

/** What the `workshop.tsx` of each section shows of it. */
export const sectionParts: readonly {
  name: string;
  Workshop: ComponentType;
}[] = await Promise.all(
  globSync("*/workshop.tsx", { cwd: pages }).sort().map(async (file) => ({
    name: file.split("/")[0] ?? "",
    ...await import(new URL(file, pages).href),
  })),
);
