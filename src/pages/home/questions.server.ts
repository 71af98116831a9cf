import { paths } from "../../paths.ts";
import { questionsOn } from "../questions.server.ts";

export const homeQuestions = questionsOn(
  paths.home,
  "home",
  "Questions on the home page",
);
