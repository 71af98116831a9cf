import type { Faq } from "../src/pages/questions.server.ts";
import questions from "./branding-questions.json" with { type: "json" };

/**
 * The project whose client's word mark is painted in the drawing; the first of
 * all clients if it is gone.
 */
export const paintedClient = "alomaa";

/** The questions on the branding page. */
export const brandingFaq: readonly Faq[] = questions.questions;
