import { paths } from "../../paths.ts";
import { questionsOn } from "../questions.server.ts";

export const brandingQuestions = questionsOn(
  paths.branding,
  "branding",
  "Questions on branding",
);
