import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { $toggleLink } from "@lexical/link";
import { registerList } from "@lexical/list";
import { registerMarkdownShortcuts } from "@lexical/markdown";
import { registerRichText } from "@lexical/rich-text";
import {
  registerTablePlugin,
  registerTableSelectionObserver,
} from "@lexical/table";
import {
  FORMAT_TEXT_COMMAND,
  HISTORY_MERGE_TAG,
  REDO_COMMAND,
  UNDO_COMMAND,
} from "lexical";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ControlProps } from "./form-state.ts";
import { $markdown, $showMarkdown, transformers } from "./markdown.ts";
import {
  $activeFormats,
  $changeBlock,
  $linkAddress,
  isFormat,
  newEditor,
  registerPaste,
} from "./rich-text-formats.ts";

/** How soon after another a change is undone together with it. */
const historyMs = 300;

/** The text that the editor shows of a Markdown text. */
interface Loaded {
  given: string;
  /** The same as the editor writes it. */
  written: string;
}

/** A text with Markdown, shown as it will look. */
export function RichTextField(props: ControlProps) {
  const { field, id, value, problem, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const [editor] = useState(newEditor);
  const text = typeof value === "string" ? value : "";
  const loaded = useRef<Loaded>({ given: "", written: "" });
  const latest = useRef({ text: "", onChange });
  latest.current.onChange = onChange;
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  /** The address in the field for links, while it is open. */
  const [address, setAddress] = useState<string>();
  const buttons = [
    ...field.buttons ?? [],
    ...field.hasCode ? ["code-block"] : [],
  ];

  useEffect(() => {
    editor.setRootElement(root.current);
    const ends = [
      registerRichText(editor),
      registerHistory(editor, createEmptyHistoryState(), historyMs),
      registerList(editor),
      registerTablePlugin(editor),
      registerTableSelectionObserver(editor),
      registerMarkdownShortcuts(editor, transformers),
      registerPaste(editor, Boolean(field.hasTables)),
      editor.registerUpdateListener(
        ({ editorState, dirtyElements, dirtyLeaves }) => {
          setActive(editorState.read($activeFormats));
          if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
          const written = editorState.read($markdown);
          const { given } = loaded.current;
          const next = written === loaded.current.written ? given : written;
          if (next === latest.current.text) return;
          latest.current.text = next;
          latest.current.onChange(next);
        },
      ),
    ];
    return () => {
      for (const end of ends) end();
      editor.setRootElement(null);
    };
  }, []);

  // The first text, a draft, or one that was taken back.
  useEffect(() => {
    if (text === latest.current.text) return;
    latest.current.text = text;
    editor.update(() => {
      $showMarkdown(text);
      loaded.current = { given: text, written: $markdown() };
    }, { tag: HISTORY_MERGE_TAG, discrete: true });
  }, [text]);

  function apply(name: string): void {
    if (name === "link") return setAddress(editor.read($linkAddress) ?? "");
    root.current?.focus();
    if (isFormat(name)) {
      editor.dispatchCommand(FORMAT_TEXT_COMMAND, name);
    } else editor.update(() => $changeBlock(name, active.has(name)));
  }

  function setLink(href: string | null): void {
    setAddress(undefined);
    root.current?.focus();
    editor.update(() => $toggleLink(href || null));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    apply("link");
  }

  return (
    <div className="rich-text">
      <div
        className="tools"
        role="group"
        aria-label={`Formatting of ${field.label}`}
      >
        {buttons.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={active.has(name)}
            onClick={() => apply(name)}
          >
            {labels[name] ?? name}
          </button>
        ))}
        <button
          type="button"
          onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        >
          Undo
        </button>
        <button
          type="button"
          onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        >
          Redo
        </button>
      </div>
      {address !== undefined && (
        <div
          className="tools"
          onKeyDown={(event) => {
            if (event.key === "Enter") setLink(address.trim());
            else if (event.key === "Escape") setAddress(undefined);
            else return;
            event.preventDefault();
          }}
        >
          <label>
            Where the link leads
            <input
              type="text"
              autoFocus
              placeholder="https://… or /contact-us"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          </label>
          <button type="button" onClick={() => setLink(address.trim())}>
            Set link
          </button>
          <button type="button" onClick={() => setLink(null)}>
            Remove link
          </button>
        </div>
      )}
      <div
        ref={root}
        id={id}
        className="area"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-multiline
        aria-labelledby={`${id}-label`}
        aria-invalid={problem ? true : undefined}
        aria-required={field.isRequired || undefined}
        spellCheck
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

const labels: Readonly<Record<string, string>> = {
  bold: "Bold",
  italic: "Italic",
  code: "Code",
  link: "Link",
  "heading-two": "Heading",
  "heading-three": "Subheading",
  "heading-four": "Small heading",
  quote: "Quote",
  "bulleted-list": "List",
  "numbered-list": "Numbered list",
  "code-block": "Code block",
};
