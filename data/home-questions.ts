import type { Faq } from "../src/pages/questions.server.ts";
import questions from "./home-questions.json" with { type: "json" };

/** The questions on the home page. */
export const homeFaq: readonly Faq[] = questions.questions;
