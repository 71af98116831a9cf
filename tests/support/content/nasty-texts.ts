/** Texts for which parsers are known to take more than linear time. */
import { plainLines } from "../../../src/content/text/plain-text.ts";
import {
  codeLanguages,
  highlight,
} from "../../../src/pages/blog/highlight.server.ts";
import { parsedText } from "../../../src/pages/blog/markdown-text.server.ts";
import { maxParsed } from "../../../src/pages/blog/text-budget.server.ts";
import { parseRichText } from "../../../src/pages/careers/rich-text.server.ts";

/** Makes a text of about a length, in characters. */
export type NastyText = (length: number) => string;

/** A text that repeats its middle. */
function repeated(before: string, unit: string, after = ""): NastyText {
  return (length) =>
    before + unit.repeat(Math.ceil(length / unit.length)) + after;
}

/** A text of parts that differ, until it is long enough. */
function growing(part: (index: number) => string): NastyText {
  return (length) => {
    let text = "";
    for (let index = 1; text.length < length; index++) text += part(index);
    return text;
  };
}

const named = (texts: [string, NastyText][]) => new Map(texts);

const inlineUnits = [
  ...[
    "[",
    "[a](",
    "[a](<b",
    "![",
    "![[",
    "![[]()",
    "[]( x",
    "[x](y ",
    '[x](y "',
  ],
  ...["[a][", "![a](b", "![](a ", "[[a]", "[*a", "[`a", "![`a", "[ ](/) ", "]"],
  ...["*a ", "a* ", "*a_ ", "*a_", "**a *b ", "_a __b ", "*a*", "***a", "*_"],
  ...["a***", "*a**b", "*a**b***c", "_a *b __c ", "a**b_c", "a_", "_", "*"],
  ...["`", "`a", "` ` ", "`a``", "~a ", "~~a ", "\\", "\\n", "é_", "*\u200b"],
  ...[
    "<",
    "<a ",
    "<!--",
    "<?",
    "<a>",
    "<a:",
    "<aa:a>",
    "<a@a.",
    "&",
    "&#",
    "&a",
  ],
  ...["&amp;", "&#x1;", "[^a]", "www.", "www.a", "www.a.", "www.a-", "http:"],
  ...["http://", "http://a", "http://a.b/(", "http://a.b/([{", 'http://a/"'],
  ...["http://a/'", "a://", "//a.", "mailto:a", "mailto:a@b.", "a@b.", "@a-"],
  ...["a.", "a@a.", "a-", "a.b-", "a.a-a.", "a:a", "x!", "'", '"', ",", ";"],
  ...[
    "!",
    "?",
    "@",
    "word ",
    "\u00a0",
    "a\u2028",
    "a\f",
    "a\v",
    "a\u0085",
    "\0",
  ],
];

const blockUnits = [
  ...["a\n-\n", "a\r-\r", "-\ta\r-", "a\r", "\r", "-\r", "1.\r", "1)\r", "|\r"],
  ...["\t-\ta\r", "1.\ta\r", "-\t-\t", "1.\t1.\t", "a\r---\r", "a\r-:-\r"],
  ...[
    ">",
    "> ",
    "> a\n",
    "- ",
    "1. ",
    "* a\n",
    "* a\n\n",
    "-\n",
    "-\n\n",
    "#\n",
  ],
  ...["* * * * a\n", "- - - - - - - a\n", "a\n- - - - - - - - ", "# a\n", " #"],
  ...["a\n=\n", "a  \n", "a\n\n", "   \n", "\n", "\t", "```\n", "```a`\n"],
  ...["~~~\n~~\n", "- ~~~\n", "[a]: u\n", "[a]: <", "[a]: u 'b\n", "[a\n"],
  ...["[a]:\n", "[a]: b (\n", "|-|\n", "|-", "a|b\n-|-\n", "a\n|-|\n", "|\\|"],
];

/** A table whose short rows get 180 cells each. */
const shortRows = `${"|a".repeat(180)}\n${"|-".repeat(180)}\n` +
  `${"x\n".repeat(360)}\n`;

/** Markdown, by name. */
const nastyMarkdown: ReadonlyMap<string, NastyText> = named([
  ...[...inlineUnits, ...blockUnits].flatMap((unit) =>
    ["", "@a"].map((end): [string, NastyText] => [
      JSON.stringify([unit, end]),
      repeated("", unit, end),
    ])
  ),
  ...([
    ["|a|b|\n|-|-|\n", "|c|d|\n"],
    ["|a|\n|-|\n|", "\\n"],
    ["|a\n", "|:-"],
    ["[a]: b\n\n", "[a]["],
    ["[a]: b\n\n", "![a]["],
    ["[a]: b\n\n", "![[a]"],
    ["[a]: b '", "a\n"],
    ["http://a.b/", "["],
    ["http://a.b/((((", "(a)"],
    ["http://a.b/", "'a"],
    ["a@", "a.a"],
    ["<a@", "a-"],
    ["> a\n", "b\n"],
    ["a\n", "-"],
    ["a", " "],
    ["[a](", " "],
    ["[a](", "("],
  ] as const).map(([before, unit]): [string, NastyText] => [
    JSON.stringify([before, unit, "b"]),
    repeated(before, unit, "b"),
  ]),
  ["tables with short rows", repeated("", shortRows)],
  ["runs of backticks", growing((index) => `e${"`".repeat(index)}`)],
  ["nested lists", growing((index) => `${"  ".repeat(index % 9)}- a\n`)],
  ["lists ever deeper", growing((index) => `${"  ".repeat(index)}- a\n`)],
  ["quotes ever deeper", growing((index) => `${">".repeat(index)}a\n`)],
  ["references", growing((index) => `[${index}]: u\n\n[${index}] `)],
  ["hosts", repeated("", `http://${`${"a".repeat(30)}.`.repeat(12)}-`)],
  ["nested emphasis", (length) => {
    const marks = "*".repeat(length / 2);
    return `${marks}a${marks}`;
  }],
  [
    "nested links",
    (length) => `${"[".repeat(length / 5)}a${"](b)".repeat(length / 5)}`,
  ],
]);

/** Pieces of programs, which are repeated. */
const nastyCode: ReadonlyMap<string, NastyText> = named(
  [
    ...[
      "a",
      "_a",
      "a_ ",
      "$a",
      "a.",
      "a ",
      "1",
      "1.",
      "1_",
      "0x",
      "é",
      "xmlns",
    ],
    ...["(", "()", "[", "[[", "{", "{{", "{a:", "}", "a(", "a((", "a,", "a="],
    ...[
      "<",
      "<a",
      "<a>",
      "<a/>",
      "<a b='",
      "</",
      "<!--",
      "<script>",
      "<style>",
    ],
    ...["<script>a</script>", '"', "'", "`", "'''", '"""', "`${", "${", "$(("],
    ...["\\", "'\\", "/", "//", "/*", "/a/", "*", "#", "#a", "@a", "@a(", "%"],
    ...[
      "&",
      "|",
      ";",
      "::",
      "..",
      "-",
      "--a",
      "~",
      "!",
      "?",
      "\n",
      "a\n",
      "  ",
    ],
    ...["def a", "class a", "function a(", "(a)=>", "new a<", "a<b", "a<b>"],
    ...["select ", "return /", "f'{", "r'", '{"a":', '"a":', "a{b:", ":not("],
    ...["<<a", "<<-a", "if ", "@interface ", `${"a".repeat(199)} `],
  ].map((unit) => [JSON.stringify(unit), repeated("", unit)]),
);

/** HTML of descriptions. */
const nastyHtml: ReadonlyMap<string, NastyText> = named(
  [
    ...[
      "<",
      "<a ",
      "<b>",
      "<b><i>",
      "<p>",
      "<p><b>",
      "<b> </b>",
      "<li>",
      "<ul>",
    ],
    ...[
      "<ul><li>",
      "<ul><li>a",
      "</b>",
      "</p>",
      "<br>",
      "a<br>",
      "<h1><h2><h3>",
    ],
    ...["<a href='", "<a href='https://a.example'>a", "<p a=b ", "<!--", "<?"],
    ...["<![CDATA[", "&", "&amp;", "&#1;", "&nbsp;", "<script>", "<svg><svg>"],
    ...["<textarea>", "<td>", "<tr><td>a", "<b></i>", "<div>a", "<p>a<b>c"],
    ...["\n", "a\n", "a\n\n", " a", "\r\n", "<b><p>", "<x y='", "</x", "<p / "],
    ...["\u200b", "<i>\u200b</i>", "<plaintext>", "<dl><dt><dd>", "<option>"],
  ].flatMap((unit): [string, NastyText][] => [
    [JSON.stringify(unit), repeated("", unit)],
    [JSON.stringify(["<ul><li>", unit]), repeated("<ul><li>", unit)],
  ]),
);

/** A language, its nasty texts, and the parser that reads it. */
interface NastyLanguage {
  texts: ReadonlyMap<string, NastyText>;
  /** The longest text that is parsed, in characters, less what is put around it. */
  length: number;
  parse(text: string): unknown;
}

/** The languages of content, by name. */
export const nastyLanguages: Readonly<Record<string, NastyLanguage>> = {
  Markdown: {
    texts: nastyMarkdown,
    length: maxParsed.block - 2000,
    parse: (text) => parsedText(text, { ...maxParsed }),
  },
  HTML: {
    texts: nastyHtml,
    length: 100_000,
    parse: (text) => plainLines(parseRichText(text)),
  },
  ...Object.fromEntries(
    codeLanguages.map((language): [string, NastyLanguage] => [
      `code: ${language}`,
      {
        texts: nastyCode,
        length: 4700,
        parse: (text) => highlight(text, language),
      },
    ]),
  ),
};
