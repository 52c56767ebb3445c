import {
  controlsByName,
  sentFor,
  type Control,
  type ControlProblem,
  type Form,
  type ReadControl,
} from '../../core/forms/index.ts';
import { changedSince, type DrawnControls } from './shown-values.ts';

/** The author's form, which contains the typed values; it is read each time. */
export interface AuthorsForm {
  /** Reads the current values of all controls, or what the last attempt to submit it has collected. */
  readonly readAll: (isAttempt: boolean) => ReadControl;
  readonly problemOfControl: ControlProblem;
  /** Its current controls, or those of the last attempt, as a schema, for a form without one in the store. */
  readonly schema: (isAttempt: boolean) => unknown;
}

/** The values of a form's controls: those typed into ours, or the author's. */
export class FormValues {
  /** The author's form; null for a form of ours. */
  authors: AuthorsForm | null = null;
  /** Our controls; null while they are not drawn. */
  drawn: DrawnControls | null = null;
  readonly #typed = new Map<string, readonly string[]>();
  /** Hidden controls that a script of the page has set: their values win over the URL. */
  readonly #setByPage = new Set<string>();
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
    this.#setByPage.delete(name);
  }

  /**
   * Takes what our controls show, if it is not what was drawn last.
   * Source: docs/behaviour/forms.md §3.6
   */
  sync(): void {
    if (!this.drawn) return;
    for (const [name, values] of changedSince(this.drawn)) {
      this.#typed.set(name, values);
      this.#setByPage.add(name);
    }
  }

  /** Clears what was typed into ours. */
  clear(): void {
    this.#typed.clear();
    this.#setByPage.clear();
    // Until they are drawn again, they show what has been cleared.
    this.drawn = null;
  }

  /** Reads the controls of a form, or those of an attempt to submit it; untouched ones have their default values. */
  in(form: Form, isAttempt = false): ReadControl {
    const controls = controlsByName(form);
    const authors = this.authors?.readAll(isAttempt);
    return (name) => {
      const control = controls.get(name);
      const asked = this.#setByPage.has(name) ? null : this.#askedOf(control);
      if (asked !== null) return [asked];
      const defaultValues = control?.defaultValues ?? [];
      if (!authors) return this.#typed.get(name) ?? defaultValues;
      const typed = sentFor(control, name, authors);
      // The author's form need not contain hidden controls.
      return typed.length === 0 && control?.shape === 'hidden' ? defaultValues : typed;
    };
  }

  /** The query parameter for a hidden control. */
  #askedOf(control: Control | undefined): string | null {
    return control?.shape === 'hidden' && control.key !== '' ? this.#getQuery().get(control.key) : null;
  }
}
