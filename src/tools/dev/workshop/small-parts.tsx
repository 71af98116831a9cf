import { BrokenDeck } from "../../../ui/art/bridge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { HamburgerButton } from "../../../ui/controls/hamburger-button.tsx";
import * as shapes from "../../../ui/pictures/icon-shapes.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { ChoiceButton } from "../../../ui/controls/choice-button.tsx";
import { Pill } from "../../../ui/controls/pill.tsx";
import { KmRule } from "../../../ui/art/km-rule.tsx";
import { SearchBox } from "../../../ui/controls/search-box.tsx";
import { TextLink } from "../../../ui/controls/text-link.tsx";
import { paths } from "../../../paths.ts";

/** Buttons, links, pills, fields, icons, decks. */
export function SmallParts() {
  return (
    <>
      <Controls />
      <Fields />
      <section className="section sky-lagoon wrap stack">
        <Buttons />
      </section>
      <section className="section sky-laterite wrap stack">
        <Buttons />
      </section>
    </>
  );
}

function Controls() {
  return (
    <section className="section wrap stack">
      <h2>Small parts</h2>
      <Buttons />
      <div className="cluster">
        <Pill>Branding</Pill>
        {[false, true].map((isChosen) => (
          <ChoiceButton
            key={`${isChosen}`}
            name="part"
            className="pill"
            aria-pressed={isChosen}
            onChoose={() => {}}
          >
            AI
          </ChoiceButton>
        ))}
      </div>
      <div className="cluster">
        <HamburgerButton open={false} controls="main" />
        <HamburgerButton open controls="main" />
        <HamburgerButton open={false} controls="main" size={12} />
        <HamburgerButton open={false} controls="main" disabled />
      </div>
      <div className="cluster">
        <CopyButton label="Copy" text="" otherwise="Select it." />
        <CopyButton label="Copy" text="" otherwise="Select it." plain />
      </div>
      <div className="cluster">
        {Object.entries(shapes).map(([name, shape]) => (
          <Icon key={name} shape={shape} />
        ))}
      </div>
      <KmRule at={0} place="Idea" />
      <BrokenDeck spans={6} />
    </section>
  );
}

function Fields() {
  return (
    <section className="section wrap grid">
      <div className="span-4">
        <Field label="Project name" hint="Fish farm order page" />
      </div>
      <div className="span-4">
        <Field label="Description" hint="What it is" multiline />
      </div>
      <div className="span-4">
        <Field
          label="Email"
          defaultValue="hello@"
          error="That address has no domain."
        />
      </div>
      <div className="span-4">
        <Field label="Timeline" note="A month is enough." />
      </div>
      <div className="span-4">
        <Field label="Timeline" defaultValue="A month" disabled />
      </div>
      <SearchBox
        action={paths.blog}
        name="q"
        label="Search the blog"
        placeholder="Search by name or category e.g AI"
      />
    </section>
  );
}

function Buttons() {
  return (
    <div className="cluster">
      <Button>Book a call</Button>
      <Button disabled>Book a call</Button>
      <Button arrow={false}>Previous</Button>
      <Button outline>View</Button>
      <Button outline disabled>View</Button>
      <TextLink to={paths.portfolio}>View projects</TextLink>
    </div>
  );
}
