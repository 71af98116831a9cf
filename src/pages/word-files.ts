/** The files of `data/words`, for the types of their places alone. */
import about from "../../data/words/about.json" with { type: "json" };
import academy from "../../data/words/academy.json" with { type: "json" };
import accessibility from "../../data/words/accessibility.json" with {
  type: "json",
};
import blog from "../../data/words/blog.json" with { type: "json" };
import branding from "../../data/words/branding.json" with { type: "json" };
import careers from "../../data/words/careers.json" with { type: "json" };
import contact from "../../data/words/contact.json" with { type: "json" };
import footer from "../../data/words/footer.json" with { type: "json" };
import header from "../../data/words/header.json" with { type: "json" };
import home from "../../data/words/home.json" with { type: "json" };
import noCode from "../../data/words/no-code.json" with { type: "json" };
import notFound from "../../data/words/not-found.json" with { type: "json" };
import portfolio from "../../data/words/portfolio.json" with { type: "json" };
import privacy from "../../data/words/privacy.json" with { type: "json" };
import servicePages from "../../data/words/service-pages.json" with {
  type: "json",
};
import services from "../../data/words/services.json" with { type: "json" };
import shared from "../../data/words/shared.json" with { type: "json" };
import webDesign from "../../data/words/web-design.json" with { type: "json" };
import webDevelopment from "../../data/words/web-development.json" with {
  type: "json",
};

export const wordFiles = {
  about,
  academy,
  accessibility,
  blog,
  branding,
  careers,
  contact,
  footer,
  header,
  home,
  "no-code": noCode,
  "not-found": notFound,
  portfolio,
  privacy,
  "service-pages": servicePages,
  services,
  shared,
  "web-design": webDesign,
  "web-development": webDevelopment,
};
