/** Types of the facts in data/. */

export interface TitledText {
  title: string;
  description: string;
}

/** A link of the services menu. */
export interface ServiceLink {
  label: string;
  href: string;
  note: string;
  /** The slug of the project whose cover shows when it is pointed at. */
  project?: string | undefined;
}

export interface ServiceGroup {
  id: "design" | "development" | "build";
  label: string;
  links: readonly ServiceLink[];
  /** The slug of the project whose cover stands beside the links at first. */
  project?: string | undefined;
  caption: string;
}

/** A tool and its mark's id in `static/icons/tools.svg`. */
export interface Tool {
  name: string;
  icon: string;
}

export interface ToolCategory {
  label: string;
  tools: readonly Tool[];
}

export interface Stat {
  figure: string;
  label: string;
}

export interface LabelledLink {
  label: string;
  /** A page of this site, or an address elsewhere. */
  href: string;
}
