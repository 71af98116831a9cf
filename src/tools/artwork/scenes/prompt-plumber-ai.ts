import { covers } from "./prompt-plumber-ai/covers.ts";
import { editor, editorUpright } from "./prompt-plumber-ai/editor.ts";
import { kit } from "./prompt-plumber-ai/kit.ts";
import { screens } from "./prompt-plumber-ai/screens.ts";
import { sheets } from "./prompt-plumber-ai/sheets.ts";

const [landing, repair] = screens;
const [kitSheet, gauge] = kit;

/** Pictures of the Prompt Plumber AI case study. */
export const scenes = [
  ...covers,
  landing,
  kitSheet,
  gauge,
  repair,
  editor,
  editorUpright,
  ...sheets,
];
