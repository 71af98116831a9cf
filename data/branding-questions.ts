import type { Faq } from "../src/pages/questions.server.ts";
import questions from "./branding-questions.json" with { type: "json" };

/** The questions on the branding page. */
export const brandingFaq: readonly Faq[] = questions.questions;
