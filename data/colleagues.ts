import type { StaffMember } from "./schema.ts";
import { staff } from "./staff.ts";

/** Who of the staff shows new colleagues around, by department. */
const names: ReadonlyMap<string, string> = new Map([
  ["Academy", "Ronke Bello"],
  ["Design", "Dayo Fashola"],
  ["Engineering", "Halima Sule"],
]);

/** The person whom someone new in a department works with, if one is named. */
export function colleagueOf(department = ""): StaffMember | undefined {
  return staff.find(({ name }) => name === names.get(department));
}
