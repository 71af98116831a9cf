/** What the script of the content management system puts into the window. */
interface CmsGlobals {
  CMS: {
    init(options: { config: unknown }): Promise<void>;
    registerFieldType(name: string, control: unknown): void;
    registerPreviewTemplate(name: string, template: unknown): void;
  };
  /** React's `createElement`. */
  h(type: unknown, props?: object | null, ...children: unknown[]): unknown;
  /** Makes a component of React with state, without a class of its own. */
  createClass(component: object): unknown;
  /** Keeps it from starting before its configuration is there. */
  CMS_MANUAL_INIT: boolean;
}

declare global {
  interface Window extends CmsGlobals {}
}

/** The window with what the content management system puts into it. */
export const cms: Window = window;

/** What a control of the form is given. */
export interface ControlProps {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  field: { get(name: string): unknown };
  onChange(value: string): void;
}

/** What a preview is given: a map of the entry's fields. */
export interface PreviewProps {
  entry: {
    get(name: string): { toJS(): Record<string, unknown> } | string | undefined;
  };
}
