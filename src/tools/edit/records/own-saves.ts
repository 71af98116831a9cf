/** The state that a form started from, and which form it is. */
export interface ReadRecord {
  /** In the same list; by default the record that is saved. */
  id?: string;
  version?: string;
  form?: FormAttempt;
}

/** A form, and which of its saves this is: their answers may be lost. */
interface FormAttempt {
  name: string;
  attempt: number;
}

/** A save of a form. */
interface OwnSave {
  attempt: number;
  /** The version that the form had read before. */
  before?: string;
  id: string;
  version: string;
}

/** The last save of each form, whose own text is no other's. */
export class OwnSaves {
  readonly #saves = new Map<string, OwnSave>();

  /**
   * What a form has read, or what it has saved since if no answer has told it
   * so.
   * @param path The file that the form has read.
   */
  knownTo(path: string, { id, version, form }: ReadRecord): ReadRecord {
    const own = form && this.#saves.get(keyOf(path, form));
    const isLost = own && own.before === version && own.attempt < form.attempt;
    return isLost ? { id: own.id, version: own.version } : { id, version };
  }

  /** Notes that a form has saved a record, by its new id and version. */
  note(
    path: string,
    { version: before, form }: ReadRecord,
    saved: Pick<OwnSave, "id" | "version">,
  ): void {
    if (!form) return;
    const { attempt } = form;
    this.#saves.set(keyOf(path, form), { attempt, before, ...saved });
  }
}

function keyOf(path: string, { name }: FormAttempt): string {
  return `${name} ${path}`;
}
