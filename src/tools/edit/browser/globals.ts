/** Globals that the CMS script defines. */
interface CmsGlobals {
  CMS: {
    init(options: { config: unknown }): Promise<void>;
    registerFieldType(name: string, control: unknown): void;
    registerPreviewTemplate(name: string, template: unknown): void;
    /** The listener may return the entry to save instead. */
    registerEventListener(listener: {
      name: "preSave";
      handler(args: { entry: EntryMap }): EntryMap | undefined;
    }): void;
  };
  /** React's `createElement`. */
  h(type: unknown, props?: object | null, ...children: unknown[]): unknown;
  /** Makes a stateful React component without a class. */
  createClass(component: object): unknown;
  /** Prevents it from starting before its configuration has loaded. */
  CMS_MANUAL_INIT: boolean;
}

declare global {
  interface Window extends CmsGlobals {}
}

/** The window with the globals of the CMS. */
export const cms: Window = window;

/** Props of a form control. */
export interface ControlProps<Value = string> {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  field: { get(name: string): unknown };
  onChange(value: Value): void;
  /** The whole entry. */
  entry?: EntryMap;
}

/** A form control that `createClass` makes. */
export interface Control<Value, State> {
  props: ControlProps<Value>;
  state: State;
  setState(state: Partial<State>): void;
}

/**
 * The entry's fields: lists and groups are whole only here, because the CMS
 * keeps them flat.
 */
export function dataOf(
  { entry }: Pick<ControlProps, "entry">,
): Record<string, unknown> {
  const data = entry?.get("data");
  return typeof data === "object" ? data.toJS() : {};
}

/** An entry of the CMS, as a map of Immutable.js. */
export interface EntryMap {
  get(name: string): { toJS(): Record<string, unknown> } | string | undefined;
  setIn(path: readonly string[], value: unknown): EntryMap;
}

/** Props of a preview. */
export interface PreviewProps {
  entry: EntryMap;
}
