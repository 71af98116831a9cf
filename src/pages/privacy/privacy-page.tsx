import { site } from "../../../data/site.ts";
import type { Handle } from "../../ui/layout/handle.ts";
import { TextPage } from "../../ui/layout/views/text-page.tsx";

export const handle = {
  sky: "paper",
  meta: {
    title: "Privacy",
    description:
      "What this website measures, what your browser keeps and what others get: no cookies, no tracking.",
  },
} satisfies Handle;

const parts = [
  {
    heading: "What is measured",
    text:
      "Once a page has loaded, your browser measures how fast and how steady it was, in five figures. They are sent when you leave, with the type of page, and written down without a network address or anything that names you. If one of our scripts fails, we are sent where and how; and when you follow a link to book, write, call or apply, which kind of link on which kind of page. Browsers that ask not to be tracked are not measured.",
    isMeasuring: true,
  },
  {
    heading: "What the server notes",
    text:
      "For each request that reaches it: the time, the page, the outcome and how long it took. No network address, no name of your browser, nothing that tells two visitors apart. Many pages come from a copy that the hosting company keeps; for them nothing is noted here.",
  },
  {
    heading: "What your browser keeps",
    text:
      "The theme that you chose, whether pictures wait for a tap (light load), and until you close the tab how much this visit has loaded, and what you write in the contact form. It stays on your device, and you can delete it there.",
  },
  {
    heading: "What you send us",
    text:
      "The contact form opens your own mail program. The message reaches us when you send it there, and nothing is stored here.",
  },
  {
    heading: "What third parties get",
    text:
      "There are no cookies, no advertisements, and no scripts or fonts of other companies on this website. Only the company that hosts it carries your requests. Some links lead to other websites, which have rules of their own.",
  },
];

function PrivacyPage() {
  const shown = parts.filter(({ isMeasuring }) =>
    !isMeasuring || site.webVitals
  );
  return (
    <TextPage title={handle.meta.title} parts={shown} question="Questions?" />
  );
}

export { PrivacyPage as Component };
