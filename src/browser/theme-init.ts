/**
 * A small classic script in the document's head: the kept theme is there
 * before anything is painted. Inline scripts are forbidden, so it is a file.
 */
import { applyStoredTheme } from "../layout/footer/theme.ts";

applyStoredTheme();
