import {
  controlsByName,
  type Control,
  type ControlProblem,
  type Form,
  type ReadControl,
} from '../../core/forms/index.ts';

/** The form that the page's author wrote: it holds what is typed, and is read anew each time. */
export interface AuthorsForm {
  /** Reads all its controls, as they are now. */
  readonly readAll: () => ReadControl;
  readonly problemOfControl: ControlProblem;
  /** Its controls as a schema, for a form that the store has none of. */
  readonly schema: () => unknown;
}

/** What the controls of a form hold: what was typed into ours, or into the author's. */
export class FormValues {
  /** Where it is read; null for a form of ours. */
  authors: AuthorsForm | null = null;
  readonly #typed = new Map<string, readonly string[]>();
  readonly #getQuery: () => URLSearchParams;

  /**
   * @param getQuery reads the parameters of the page's address
   */
  constructor(getQuery: () => URLSearchParams) {
    this.#getQuery = getQuery;
  }

  /** Fills in a control of ours. */
  fill(name: string, values: readonly string[]): void {
    this.#typed.set(name, values);
  }

  /** Forgets what was typed into ours. */
  clear(): void {
    this.#typed.clear();
  }

  /** Reads the controls of a form; those that nobody filled in hold what they begin with. */
  in(form: Form): ReadControl {
    const controls = controlsByName(form);
    const authors = this.authors?.readAll();
    return (name) => {
      const control = controls.get(name);
      const asked = this.#askedOf(control);
      if (asked !== null) return [asked];
      const defaultValues = control?.defaultValues ?? [];
      if (!authors) return this.#typed.get(name) ?? defaultValues;
      const typed = authors(name);
      // The author's form need not have what nobody fills in.
      return typed.length === 0 && control?.shape === 'hidden' ? defaultValues : typed;
    };
  }

  /** What the page's address says of a hidden control. */
  #askedOf(control: Control | undefined): string | null {
    return control?.shape === 'hidden' && control.key !== '' ? this.#getQuery().get(control.key) : null;
  }
}
