import { confirmationOf } from '../rules/index.ts';
import { EDITING_WORDS } from '../../core/words/index.ts';
import type { Question } from '../../elements/dialogs/index.ts';

/** A question for the owner. */
export type OwnerQuestion<Value extends string> = Pick<Question<Value>, 'question' | 'answers'>;

/** The dependencies of leaving. */
export interface LeavingParts {
  /** Asks the owner in a dialog; null if it was closed without an answer. */
  readonly choose: <Value extends string>(question: OwnerQuestion<Value>) => Promise<Value | null>;
  readonly isDirty: () => boolean;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** Asks about unsaved changes before the owner leaves. Source: docs/behaviour/form-editor.md §4.4 */
export class Leaving {
  readonly #parts: LeavingParts;
  #isAsking = false;
  #goOn: (() => void) | null = null;

  /**
   * @param parts the editor
   */
  constructor(parts: LeavingParts) {
    this.#parts = parts;
  }

  /**
   * Asks about unsaved changes before the owner leaves.
   * @param goOn continues leaving
   * @returns false if there are no changes and no question was asked
   */
  leave(goOn: () => void): boolean {
    if (!this.#parts.isDirty()) return false;
    this.#goOn = goOn;
    if (!this.#isAsking) void this.#ask();
    return true;
  }

  async #ask(): Promise<void> {
    const { choose, save, discard } = this.#parts;
    this.#isAsking = true;
    const answer = await choose({
      ...confirmationOf({ kind: 'leave-changes' }),
      answers: [
        { value: 'save', text: EDITING_WORDS.save, isMain: true },
        { value: 'discard', text: EDITING_WORDS.discard },
        { value: 'stay', text: EDITING_WORDS.keepEditing },
      ],
    });
    this.#isAsking = false;
    const goOn = this.#goOn;
    this.#goOn = null;
    if (answer === 'discard') discard();
    else if (answer !== 'save' || !(await save())) return;
    goOn?.();
  }
}
