import { useEffect, useRef, useState } from "react";
import type { FormField } from "../forms/form-field.ts";
import { useForm } from "./form-state.ts";

export interface ListProps {
  field: FormField;
  fieldPath: string;
  value: unknown;
}

export type Items = ReturnType<typeof useItems>;

/** The items of a list, and what changes it. */
export function useItems({ field, fieldPath, value }: ListProps) {
  const { change } = useForm();
  const items = itemsOf(value);
  const [keys, setKeys] = useState<string[]>([]);
  const [added, setAdded] = useState<string>();
  const [removed, setRemoved] = useState<
    { item: unknown; index: number; key: string }
  >();
  /** The element that has the focus once the list has changed. */
  const focused = useRef("");

  // The list was replaced as a whole.
  const known = items.map((_, index) => keys[index] ?? crypto.randomUUID());
  if (known.length !== keys.length || known.some((it, i) => it !== keys[i])) {
    setKeys(known);
  }

  useEffect(() => {
    if (!focused.current) return;
    const target = document.getElementById(focused.current);
    focused.current = "";
    if (target?.matches(":disabled")) {
      target.parentElement?.querySelector<HTMLElement>(":enabled")?.focus();
    } else target?.focus();
  });

  /** Of the latest items: more may have arrived since the last rendering. */
  const splice = (index: number, count: number, ...added: unknown[]) =>
    change(
      fieldPath,
      (latest: unknown) => itemsOf(latest).toSpliced(index, count, ...added),
    );

  return {
    items,
    keys: known,
    added,
    removed,
    add(index: number, item: unknown, focus?: (index: number) => string): void {
      const key = crypto.randomUUID();
      setKeys(known.toSpliced(index, 0, key));
      setAdded(key);
      setRemoved(undefined);
      focused.current = focus?.(index) ?? "";
      splice(index, 0, item);
    },
    move(from: number, to: number, focus?: string): void {
      if (to < 0 || to >= items.length || to === from) return;
      const moved = <T,>(all: T[]): T[] =>
        all.toSpliced(from, 1).toSpliced(to, 0, all[from]!);
      setKeys(moved(known));
      setRemoved(undefined);
      focused.current = focus ?? "";
      change(fieldPath, (latest: unknown) => moved(itemsOf(latest)));
    },
    remove(index: number): void {
      setKeys(known.toSpliced(index, 1));
      setRemoved({ item: items[index], index, key: known[index]! });
      focused.current = `${fieldPath}-undo`;
      splice(index, 1);
    },
    undoRemove(): void {
      if (!removed) return;
      const { index, item, key } = removed;
      setKeys(known.toSpliced(index, 0, key));
      setAdded(key);
      setRemoved(undefined);
      splice(index, 0, item);
    },
    singular: field.singular ?? "Item",
  };
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What moves and removes an item. */
export function ItemTools(
  { fieldPath, index, name, list, addBefore }: {
    fieldPath: string;
    index: number;
    name: string;
    list: Items;
    addBefore?: () => void;
  },
) {
  const ids = {
    up: `${fieldPath}.${index - 1}-up`,
    down: `${fieldPath}.${index + 1}-down`,
  };
  return (
    <div className="tools">
      <button
        type="button"
        id={`${fieldPath}.${index}-up`}
        disabled={index === 0}
        aria-label={`Move ${name} up`}
        onClick={() => list.move(index, index - 1, ids.up)}
      >
        ↑
      </button>
      <button
        type="button"
        id={`${fieldPath}.${index}-down`}
        disabled={index === list.items.length - 1}
        aria-label={`Move ${name} down`}
        onClick={() => list.move(index, index + 1, ids.down)}
      >
        ↓
      </button>
      {addBefore && (
        <button
          type="button"
          aria-label={`Add before ${name}`}
          onClick={addBefore}
        >
          Add before
        </button>
      )}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => list.remove(index)}
      >
        Remove
      </button>
    </div>
  );
}

/** Undoes the last removal of an item. */
export function Removed(
  { fieldPath, list }: { fieldPath: string; list: Items },
) {
  return (
    <p role="status" className="removed">
      <span>{`${list.singular} removed.`}</span>{" "}
      <button type="button" id={`${fieldPath}-undo`} onClick={list.undoRemove}>
        Undo
      </button>
    </p>
  );
}

/** The item that is dragged, by the path of its list. */
let dragged: { fieldPath: string; index: number } | undefined;

/** An item that the mouse moves by its handle. */
export function Movable(
  { fieldPath, index, move, children }: {
    fieldPath: string;
    index: number;
    move(from: number, to: number): void;
    children: React.ReactNode;
  },
) {
  return (
    <div
      className="movable"
      onDragOver={(event) => {
        if (dragged?.fieldPath === fieldPath) event.preventDefault();
      }}
      onDrop={(event) => {
        if (dragged?.fieldPath !== fieldPath) return;
        event.preventDefault();
        event.stopPropagation();
        move(dragged.index, index);
        dragged = undefined;
      }}
    >
      <span
        className="handle"
        draggable
        title="Drag to move"
        aria-hidden
        onDragStart={(event) => {
          dragged = { fieldPath, index };
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", `${index + 1}`);
        }}
        onDragEnd={() => dragged = undefined}
      >
        ⠿
      </span>
      {children}
    </div>
  );
}
