import {
  controlsByName,
  sentValues,
  type Control,
  type ControlProblem,
  type Form,
  type ReadControl,
} from '../../core/forms/index.ts';

/** The author's form, which contains the typed values; it is read each time. */
export interface AuthorsForm {
  /** Reads the current values of all controls. */
  readonly readAll: () => ReadControl;
  readonly problemOfControl: ControlProblem;
  /** Its current controls as a schema, for a form without one in the store. */
  readonly schema: () => unknown;
}

/** The values of a form's controls: those typed into ours, or the author's. */
export class FormValues {
  /** The author's form; null for a form of ours. */
  authors: AuthorsForm | null = null;
  readonly #typed = new Map<string, readonly string[]>();
  readonly #getQuery: () => URLSearchParams;

  /**
   * @param getQuery reads the query parameters of the page's URL
   */
  constructor(getQuery: () => URLSearchParams) {
    this.#getQuery = getQuery;
  }

  /** Fills in a control of ours. */
  fill(name: string, values: readonly string[]): void {
    this.#typed.set(name, values);
  }

  /** Clears what was typed into ours. */
  clear(): void {
    this.#typed.clear();
  }

  /** Reads the controls of a form; untouched ones have their default values. */
  in(form: Form): ReadControl {
    const controls = controlsByName(form);
    const authors = this.authors?.readAll();
    return (name) => {
      const control = controls.get(name);
      const asked = this.#askedOf(control);
      if (asked !== null) return [asked];
      const defaultValues = control?.defaultValues ?? [];
      if (!authors) return this.#typed.get(name) ?? defaultValues;
      const typed = sentValues(control, authors(name));
      // The author's form need not contain hidden controls.
      return typed.length === 0 && control?.shape === 'hidden' ? defaultValues : typed;
    };
  }

  /** The query parameter for a hidden control. */
  #askedOf(control: Control | undefined): string | null {
    return control?.shape === 'hidden' && control.key !== '' ? this.#getQuery().get(control.key) : null;
  }
}
