/**
 * A rule for components: a text that may change is the only child of its
 * element, as in <p>{`${current} of ${count}`}</p>.
 *
 * Translators replace the texts of a page. React then can neither change nor
 * remove a text that stands beside others; it replaces all that is in an
 * element whose only child is a text. Texts in translate="no" stay as they are.
 */
type Child = Deno.lint.JSXElement["children"][number];

const rule: Deno.lint.Rule = {
  create(context) {
    const { sourceCode } = context;
    function report(node: Deno.lint.Node) {
      const isKept = sourceCode.getAncestors(node).some((around) =>
        around.type === "JSXElement" &&
        /\btranslate="no"/.test(sourceCode.getText(around.openingElement))
      );
      if (!isKept) context.report({ node, message, hint });
    }
    function check(element: Deno.lint.JSXElement | Deno.lint.JSXFragment) {
      const children = element.children.filter(isRendered);
      if (children.length < 2) return;
      const isBesideText = children.some(({ type }) => type === "JSXText");
      for (const child of children) {
        if (child.type !== "JSXExpressionContainer") continue;
        if (isBesideText || isText(child.expression)) {
          report(child);
        }
      }
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      /** Lists: their texts stand beside each other. */
      "CallExpression[callee.property.name=map] > ArrowFunctionExpression > ConditionalExpression"(
        { consequent, alternate }: Deno.lint.ConditionalExpression,
      ) {
        const branches = [consequent, alternate];
        const text = branches.find(({ type }) => type === "Identifier");
        if (text && branches.some(({ type }) => type === "JSXElement")) {
          report(text);
        }
      },
    };
  },
};

const message = "A text that may change stands beside others";
const hint = "Make it the only child of an element: one template, or a span.";

/** Whether a child is neither a comment, a space nor the source's indent. */
function isRendered(child: Child): boolean {
  if (child.type === "JSXText") return child.value.trim() !== "";
  return child.type !== "JSXExpressionContainer" ||
    !["JSXEmptyExpression", "Literal"].includes(child.expression.type);
}

/** Whether an expression makes a text, as far as its form shows. */
function isText(node: Deno.lint.Node): boolean {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string";
    case "TemplateLiteral":
    case "BinaryExpression":
      return true;
    case "LogicalExpression":
      return isText(node.right);
    case "ConditionalExpression":
      return isText(node.consequent) || isText(node.alternate);
    default:
      return false;
  }
}

export default {
  name: "site",
  rules: { "changing-texts": rule },
} satisfies Deno.lint.Plugin;
