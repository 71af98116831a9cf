import type { Handle } from "../../ui/layout/handle.ts";
import { TextPage } from "../../ui/layout/views/text-page.tsx";

export const handle = {
  sky: "paper",
  meta: {
    title: "Accessibility",
    description:
      "How this website is tested for accessibility, with which tools, what does not work well yet, and whom to write to.",
  },
} satisfies Handle;

const parts = [
  {
    heading: "What we aim for",
    text:
      "Level AA of the Web Content Accessibility Guidelines 2.2, on every page and in both themes. Every page can be used with a keyboard alone and can be read without JavaScript.",
  },
  {
    heading: "What is tested",
    text:
      "Before each release axe-core checks every page, wide and narrow, light and dark. In Chromium, Firefox and WebKit we test the menus with the keyboard, every page with text at twice its size, and lists and questions without JavaScript. Motion stays off for those who have asked their device for less of it.",
  },
  {
    heading: "What these tests miss",
    text:
      "A tool finds only some of the barriers. The site has not been tested by people who use a screen reader, a magnifier or voice control every day. We cannot say yet how it sounds or feels to them.",
  },
  {
    heading: "What does not work well",
    text:
      "Pictures of our work hold small print that you cannot enlarge as text; their descriptions say what they show, not every word. Some rows scroll sideways, such as the works on the home page. Application forms of other companies that jobs link to have not been tested.",
  },
  {
    heading: "If something stops you",
    text:
      "Tell us which page it was and what you use: device, browser, and any aid. We answer within a day, and send you what you came for in another form.",
  },
];

function AccessibilityPage() {
  return (
    <TextPage
      title={handle.meta.title}
      parts={parts}
      question="Found a barrier?"
    />
  );
}

export { AccessibilityPage as Component };
