import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Icon } from "../pictures/icon.tsx";
import { search } from "../pictures/icon-shapes.ts";

interface SearchBoxProps extends ComponentProps<"input"> {
  /** The form's action, used without JavaScript. */
  action: string;
  /** The accessible name of the field. */
  label: string;
  onSearch?: FormEventHandler<HTMLFormElement>;
  /** Hidden fields to submit with the search. */
  children?: ReactNode;
}

/** A search field with its button: a plain form, progressively enhanced. */
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
