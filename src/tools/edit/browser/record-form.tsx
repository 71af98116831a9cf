import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fileNameOf } from "../../../records/file-name.ts";
import { siteMoment } from "../site-moment.ts";
import { offerRedirect } from "./redirect-offer.ts";
import type { KindSetup } from "../forms/forms-setup.ts";
import { Fields } from "./fields.tsx";
import { FormContext } from "./form-state.ts";
import { isReading } from "./new-picture.tsx";
import { openField, openWanted } from "./open-field.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import {
  check,
  deleteRecord,
  deletionLines,
  type Opened,
  openRecord,
  pathOf,
  saveRecord,
} from "./saving.ts";
import { addressOf, listAddress, newId } from "./addresses.ts";
import { useSetup } from "./setup.ts";
import { useRecord } from "./use-record.ts";

interface FormProps {
  list: string;
  kind: KindSetup;
  id: string;
  /** The record that a new one is a copy of. */
  copied?: string | undefined;
  /** Takes note of whether leaving would lose something. */
  onChanged(isChanged: boolean): void;
}

/** The form of a record beside its page. */
export function RecordForm(props: FormProps) {
  const { kind, id, copied } = props;
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState("");
  useEffect(() => {
    openRecord(kind, id, copied)
      .then(setOpened, (cause: Error) => setFailure(cause.message));
  }, []);
  if (failure) {
    return (
      <main className="form">
        <p role="alert">{failure}</p>
      </main>
    );
  }
  return opened && <OpenForm {...props} opened={opened} />;
}

const stillReading =
  "Not saved: a picture is still being read. Save again once the form shows it.";
const wrongFields = "Not saved: correct the fields marked in red.";

function OpenForm(
  { list, kind, copied, onChanged, opened, ...props }: FormProps & {
    opened: Opened;
  },
) {
  const { project } = useSetup();
  const [id, setId] = useState(props.id);
  /** The name in the address while it is changed. */
  const [newName, setNewName] = useState<string>();
  const [note, setNote] = useState("");
  const [refusal, setRefusal] = useState("");
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [isPreview, setIsPreview] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const held = useRef(new Map<string, string>());
  const state = useRecord({
    kind,
    id,
    opened,
    draftPath: `${project} ${kind.name}/${
      id || (copied ? `?copy=${copied}` : "")
    }`,
  });
  const { base, record, problems, draft } = state;
  const isFolder = Boolean(kind.key);
  const isRenamed = Boolean(id) && newName !== undefined && newName !== id;
  const canSave = (state.isChanged || isRenamed || !id) && !isSaving;
  useEffect(() => {
    onChanged(state.isChanged || isRenamed);
  });
  useEffect(() => {
    openWanted(`${kind.name}/${props.id}/`);
    return () => onChanged(false);
  }, []);

  function refuse(reason: string): void {
    setNote("");
    setRefusal(reason);
    setRefusals((count) => count + 1);
  }

  async function submit(): Promise<void> {
    if (!canSave) return;
    setIsSaving(true);
    try {
      await save();
    } finally {
      setIsSaving(false);
    }
  }

  async function save(): Promise<void> {
    const [reason] = held.current.values();
    if (isReading() || reason) return refuse(reason ?? stillReading);
    const sent = state.latest.current;
    const name = newName || id || await freeName(kind, sent[kind.title ?? ""]);
    const found = await check(kind, name, sent);
    state.setProblems(found);
    if (Object.keys(found).length > 0) {
      const hidden = found[kind.key ?? ""];
      return refuse(hidden ? `${wrongFields} ${hidden}` : wrongFields);
    }
    const { version } = base;
    const result = await saveRecord(kind, {
      id: name,
      from: id || name,
      record: sent,
      ...version && { version },
    });
    if ("reason" in result) return refuse(result.reason);
    setRefusal("");
    setNote(result.note);
    setNewName(undefined);
    // As the server saved it, unless somebody was faster.
    const now = await openRecord(kind, name).catch(() => undefined);
    const isOwn = now?.version === result.version;
    state.setSaved(
      sent,
      isOwn && now ? now : { record: sent, version: result.version },
    );
    if (name === id) return;
    setId(name);
    onChanged(false);
    history.replaceState(null, "", addressOf(list, name));
    if (!id) return;
    const lines = await deletionLines(kind, id);
    if (lines.length > 0) {
      setNote([result.note, "About its old name:", ...lines].join("\n"));
    }
    await offerRedirect(pathOf(kind, id), pathOf(kind, name));
  }

  async function remove(): Promise<void> {
    const lines = await deletionLines(kind, id);
    if (
      !confirm(
        [`Delete “${heading}”? You can restore it.`, ...lines].join("\n"),
      )
    ) return;
    const reason = await deleteRecord(kind, id, base.version);
    if (reason) return refuse(reason);
    state.revert();
    onChanged(false);
    location.hash = listAddress(list);
    await offerRedirect(pathOf(kind, id));
  }

  // The first field with a problem gets the focus after a refusal.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>(
      "[aria-invalid=true], .field > [role=alert], fieldset > [role=alert]",
    );
    const field = wrong?.matches("[role=alert]")
      ? wrong.closest<HTMLElement>("fieldset, .field")
        ?.querySelector<HTMLElement>("input, textarea, select, button")
      : wrong;
    field?.focus();
  }, [refusals]);

  const title = record[kind.title ?? ""];
  const heading = kind.title
    ? String(title || `New ${kind.label.toLowerCase()}`)
    : kind.label;
  useEffect(() => {
    document.title = `${heading} – Editor`;
  }, [heading]);
  return (
    <main
      className={isPreview ? "editor showing-preview" : "editor"}
      onKeyDown={(event) => {
        if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      }}
    >
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="bar">
          <h1>{heading}</h1>
          <button type="submit" disabled={!canSave}>
            {isSaving ? "Saving…" : "Save"}
          </button>
          <button
            type="button"
            className="narrow"
            aria-pressed={isPreview}
            onClick={() => setIsPreview(!isPreview)}
          >
            Preview
          </button>
          <details className="menu">
            <summary>More</summary>
            <div
              className="tools"
              onClick={({ currentTarget }) =>
                currentTarget.closest("details")!.open = false}
            >
              <button
                type="button"
                disabled={!state.isChanged}
                onClick={state.revert}
              >
                Discard all changes
              </button>
              {isFolder && id && (
                <>
                  <button type="button" onClick={() => setNewName(id)}>
                    Change its address
                  </button>
                  <a href={addressOf(list, "", id)}>Duplicate</a>
                  <button type="button" onClick={remove}>Delete…</button>
                </>
              )}
            </div>
          </details>
          <p role="status" className="note">{note}</p>
          {refusal && <p role="alert" id="reason">{refusal}</p>}
          {!state.isKept && (
            <p role="alert">This browser cannot store drafts. Save often.</p>
          )}
        </div>
        {draft && (
          <div role="alertdialog" aria-label="Draft" className="draft">
            <p>
              {`Unsaved draft from ${siteMoment(draft.when)}.`}
            </p>
            <button type="button" autoFocus onClick={state.restoreDraft}>
              Restore draft
            </button>{" "}
            <button type="button" onClick={state.discardDraft}>
              Discard draft
            </button>
          </div>
        )}
        {newName !== undefined && (
          <div className="field">
            <label htmlFor="new-name">Name in its address</label>
            <p className="hint" id="new-name-hint">
              Lower-case letters and digits, with - between words. It changes
              when you save.
            </p>
            <input
              id="new-name"
              type="text"
              aria-describedby="new-name-hint"
              autoFocus
              value={newName}
              onChange={({ target }) => setNewName(target.value)}
              onBlur={() => setNewName(newName && fileNameOf(newName))}
            />
          </div>
        )}
        <div inert={Boolean(draft)}>
          <FormContext
            value={{
              kind,
              id,
              record,
              saved: base.record,
              problems,
              change: state.change,
              hold(fieldPath, reason) {
                if (reason) held.current.set(fieldPath, reason);
                else held.current.delete(fieldPath);
              },
            }}
          >
            <Fields fields={kind.fields} fieldPath="" value={record} />
          </FormContext>
        </div>
      </form>
      <PreviewFrame
        kind={kind}
        id={id}
        record={record}
        open={(fieldPath, text) => {
          // What is hidden takes no focus.
          flushSync(() => setIsPreview(false));
          return openField(fieldPath, text, {
            form: `${kind.name}/${id || newId}/`,
            isChanged: state.isChanged || isRenamed,
          });
        }}
      />
    </main>
  );
}

/** A name for a new record that no other one has. */
async function freeName(kind: KindSetup, title: unknown): Promise<string> {
  const wanted = fileNameOf(String(title ?? "")) || kind.name.replace(/s$/, "");
  const response = await fetch(`/forms/records/${kind.name}`)
    .catch(() => undefined);
  const rows: { id: string }[] = response?.ok ? await response.json() : [];
  const taken = new Set(rows.map(({ id }) => id));
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted}-${n}`;
  return name;
}
