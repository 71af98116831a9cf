import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { search } from "./icon-shapes.ts";

interface SearchBoxProps extends ComponentProps<"input"> {
  /** Where the form leads when no script handles it. */
  action: string;
  /** The field's name for those who do not see the icon. */
  label: string;
  onSearch?: FormEventHandler<HTMLFormElement>;
  /** Hidden fields that the search has to keep. */
  children?: ReactNode;
}

/** A search field joined to its button: a plain form that scripts may enrich. */
export function SearchBox(
  { action, label, onSearch, children, ...input }: SearchBoxProps,
) {
  return (
    <form
      className="search-box"
      role="search"
      action={action}
      onSubmit={onSearch}
    >
      <Icon shape={search} />
      <input type="search" aria-label={label} autoComplete="off" {...input} />
      {children}
      <button type="submit">Search</button>
    </form>
  );
}
