import { bust } from "./people/bust.ts";
import { clients, students } from "./people/quoted.ts";
import { staff } from "./people/staff.ts";

/** Portraits of the staff, of clients and of students. */
export const scenes = [...staff, ...[...clients, ...students].map(bust)];
