import assert from "node:assert/strict";
import * as z from "zod/mini";
import * as academy from "../../data/academy.ts";
import { benefits } from "../../data/benefits.ts";
import { brandingFaq } from "../../data/branding-faq.ts";
import { features } from "../../data/features.ts";
import { fields } from "../../data/fields.ts";
import { homeFaq } from "../../data/home-faq.ts";
import { links } from "../../data/links.ts";
import * as logos from "../../data/logos.ts";
import * as noCode from "../../data/no-code.ts";
import { perks } from "../../data/perks.ts";
import { priceCards } from "../../data/pricing.ts";
import { brandingSteps } from "../../data/branding-process.ts";
import { captions } from "../../data/captions.ts";
import { planHours } from "../../data/plan-hours.ts";
import { processSteps } from "../../data/process.ts";
import { projectDescriptions } from "../../data/project-descriptions.ts";
import { projectFacts } from "../../data/project-facts.ts";
import { projectList } from "../../data/project-list.ts";
import { projects } from "../../data/projects.ts";
import { planSteps, reasons, weeklyNote } from "../../data/reasons.ts";
import * as plan from "../../data/plan-schemas.ts";
import * as schema from "../../data/schema.ts";
import { serviceMenu } from "../../data/service-menu.ts";
import { showcases } from "../../data/showcases.ts";
import * as signs from "../../data/signs.ts";
import { site } from "../../data/site.ts";
import * as solution from "../../data/solution.ts";
import { staff } from "../../data/staff.ts";
import * as stats from "../../data/stats.ts";
import { studentTestimonials } from "../../data/student-testimonials.ts";
import * as testimonials from "../../data/testimonials.ts";
import { toolCategories } from "../../data/tools.ts";

type Row = [schema: z.ZodMiniType, items: readonly unknown[]];

/** Each module's facts, and the schema of one of them. */
const modules: Readonly<Record<string, readonly Row[]>> = {
  "academy.ts": [[schema.academyTrackSchema, academy.academyTracks]],
  "benefits.ts": [[schema.numberedItemSchema, benefits]],
  "branding-faq.ts": [[schema.faqSchema, brandingFaq]],
  "branding-process.ts": [[schema.numberedItemSchema, brandingSteps]],
  "captions.ts": [[schema.text, Object.values(captions).flat()]],
  "features.ts": [[schema.titledTextSchema, features]],
  "fields.ts": [[schema.fieldSchema, fields]],
  "home-faq.ts": [[schema.faqSchema, homeFaq]],
  "links.ts": [[schema.linkSchema, Object.values(links)]],
  "logos.ts": [
    [schema.clientLogoSchema, logos.clientLogos],
    [schema.materialSchema, logos.materials],
  ],
  "no-code.ts": [
    [schema.noCodeProblemSchema, noCode.noCodeProblems],
    [schema.iconItemSchema, noCode.solutionOfferings],
    [schema.iconItemSchema, noCode.noCodeBenefits],
  ],
  "perks.ts": [[schema.titledTextSchema, perks]],
  "pricing.ts": [[schema.priceCardSchema, priceCards]],
  "plan-hours.ts": [[plan.planHourSchema, planHours]],
  "process.ts": [[schema.numberedItemSchema, processSteps]],
  "project-descriptions.ts": [[
    schema.projectSchema.shape.description,
    Object.values(projectDescriptions),
  ]],
  "project-facts.ts": [[
    schema.projectFactsSchema,
    Object.values(projectFacts),
  ]],
  "project-list.ts": [[schema.projectSummarySchema, projectList]],
  "projects.ts": [[schema.projectSchema, projects]],
  "reasons.ts": [
    [schema.titledTextSchema, reasons],
    [plan.weeklyNoteSchema, [weeklyNote]],
    [plan.planStepSchema, planSteps],
  ],
  "service-menu.ts": [[schema.serviceGroupSchema, serviceMenu]],
  "showcases.ts": [[schema.shotSchema, Object.values(showcases).flat()]],
  "signs.ts": [[schema.signSchema, signs.signs]],
  "site.ts": [[schema.siteSchema, [site]]],
  "solution.ts": [
    [schema.titledTextSchema, solution.problemPoints],
    [schema.titledTextSchema, solution.solutionSteps],
  ],
  "staff.ts": [[schema.staffMemberSchema, staff]],
  "stats.ts": [
    [schema.statSchema, stats.homeStats],
    [schema.statSchema, stats.impactStats],
  ],
  "student-testimonials.ts": [[schema.testimonialSchema, studentTestimonials]],
  "testimonials.ts": [
    [schema.testimonialSchema, testimonials.testimonials],
    [schema.testimonialSchema, testimonials.featuredTestimonials],
    [schema.testimonialSchema, testimonials.reviews],
  ],
  "tools.ts": [[schema.toolCategorySchema, toolCategories]],
};

for (const [file, rows] of Object.entries(modules)) {
  Deno.test(`every fact of data/${file} fits its schema`, () => {
    for (const [item, items] of rows) {
      assert.ok(items.length > 0);
      for (const value of items) z.parse(item, value);
    }
  });
}
