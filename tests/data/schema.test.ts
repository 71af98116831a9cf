import * as z from "zod/mini";
import * as branding from "../../data/branding.ts";
import { clientLogos } from "../../data/client-logos.ts";
import * as contact from "../../data/contact.ts";
import * as home from "../../data/home.ts";
import * as noCode from "../../data/no-code.ts";
import * as process from "../../data/process.ts";
import * as schema from "../../data/schema.ts";
import { serviceMenu } from "../../data/service-menu.ts";
import * as services from "../../data/services.ts";
import { links } from "../../data/site.ts";

type Row = [schema: z.ZodMiniType, items: readonly unknown[]];

/** The facts of each module, with the schema of each item. */
const modules: Readonly<Record<string, readonly Row[]>> = {
  "branding.ts": [
    [schema.numberedItemSchema, branding.benefits],
    [schema.materialSchema, branding.materials],
  ],
  "client-logos.ts": [[schema.clientLogoSchema, clientLogos]],
  "contact.ts": [[schema.planHourSchema, contact.planHours]],
  "home.ts": [
    [schema.statSchema, home.homeStats],
    [schema.signSchema, home.signs],
    [schema.fieldSchema, home.fields],
    [schema.titledTextSchema, home.features],
    [schema.titledTextSchema, home.reasons],
    [schema.weeklyNoteSchema, [home.weeklyNote]],
    [schema.planStepSchema, home.planSteps],
  ],
  "no-code.ts": [
    [schema.noCodeProblemSchema, noCode.noCodeProblems],
    [schema.offeringSchema, noCode.solutionOfferings],
    [schema.iconItemSchema, noCode.noCodeBenefits],
  ],
  "process.ts": [
    [schema.numberedItemSchema, process.processSteps],
    [schema.numberedItemSchema, process.brandingSteps],
  ],
  "service-menu.ts": [[schema.serviceGroupSchema, serviceMenu]],
  "services.ts": [
    [schema.titledTextSchema, services.problemPoints],
    [schema.titledTextSchema, services.solutionSteps],
    [schema.statSchema, services.impactStats],
    [schema.toolCategorySchema, services.toolCategories],
  ],
  "site.ts": [
    [schema.linkSchema, Object.values(links)],
  ],
};

for (const [file, rows] of Object.entries(modules)) {
  Deno.test(`every fact of data/${file} matches its schema`, () => {
    for (const [item, items] of rows) {
      for (const value of items) z.parse(item, value);
    }
  });
}
