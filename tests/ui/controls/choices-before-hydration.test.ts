/** Buttons of which one is chosen, before and after hydration. */
import { serviceMenu } from "../../../src/ui/layout/header/service-menu.ts";
import { toolCategories } from "../../../src/pages/services/tool-categories.ts";
import { paths } from "../../../src/paths.ts";
import { type Choices, testChoices } from "../../support/browser/choices.ts";
import { site } from "../../support/fixture-site.ts";

const choices: readonly Choices[] = [
  {
    name: "a category of tools",
    path: paths.webDevelopment,
    labels: toolCategories().map(({ label }) => label),
    shown: ".tool-list ul",
    texts: toolCategories().map(({ tools }) => tools.at(-1)!.name),
  },
  {
    name: "a category of the services menu",
    path: paths.home,
    trigger: "button[aria-controls=services-menu]",
    labels: serviceMenu().map(({ label }) => label),
    shown: ".category-panel ul",
    texts: serviceMenu().map(({ links }) => links[0]!.label),
  },
];

for (const each of choices) testChoices(site, each);
