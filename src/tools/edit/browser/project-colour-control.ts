import { cms, type ControlProps, dataOf } from "./globals.ts";
import { button } from "./new-picture.ts";

interface Component {
  props: ControlProps<string>;
}

/**
 * A colour of a project. That of a new cover is proposed, and taken if there is
 * none yet.
 */
export function createProjectColourControl() {
  return cms.createClass({
    displayName: "ProjectColourControl",
    componentDidMount: takeProposal,
    componentDidUpdate: takeProposal,
    render(this: Component) {
      const { props } = this;
      const value = String(props.value || "");
      const proposal = proposalOf(this);
      return cms.h(
        "div",
        { className: "colour-control" },
        cms.h("input", {
          id: props.forID,
          type: "color",
          value: value || "#808080",
          "aria-label": String(props.field.get("label")),
          onChange: ({ target }: { target: HTMLInputElement }) =>
            props.onChange(target.value),
        }),
        " ",
        value,
        " ",
        proposal && proposal !== value &&
          button(
            `Take the cover's: ${proposal}`,
            () => props.onChange(proposal),
          ),
      );
    },
  });
}

function takeProposal(this: Component): void {
  const proposal = proposalOf(this);
  if (proposal && !this.props.value) this.props.onChange(proposal);
}

function proposalOf({ props }: Component): string | undefined {
  const { coverAlt } = dataOf(props);
  if (typeof coverAlt !== "object" || coverAlt === null) return undefined;
  const { ground, mark } = coverAlt as { ground?: string; mark?: string };
  return props.field.get("name") === "mark" ? mark : ground;
}
