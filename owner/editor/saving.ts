import type { Editing, EditingState, SavingState } from '../rules/index.ts';
import { EDITING_WORDS } from '../../core/words/index.ts';
import type { Unsaved } from './ask-before-leaving.ts';
import { Leaving, type LeavingParts } from './leaving.ts';

/** Actions on all changes at once. */
export interface SavingActions {
  readonly save: () => void;
  /** Asks what to do with the changes, if there are any. */
  readonly discard: () => void;
  /** Overwrites the version of another editor. */
  readonly keepMine: () => void;
  /** Discards all changes in favour of another editor's version. */
  readonly takeTheirs: () => void;
}

/** The save state as shown to the owner. */
export interface ShownSaving extends Omit<SavingState<unknown>, 'failure'> {
  /** Why the last save failed; null without a failure. */
  readonly failure: string | null;
}

type Edited = Pick<
  Editing<unknown, unknown, unknown, unknown, object>,
  '$state' | 'save' | 'discard' | 'keepMine' | 'takeTheirs'
>;

/** The dependencies of saving. */
export interface SavingParts extends Pick<LeavingParts, 'choose'> {
  readonly announce: (text: string) => void;
}

/** Saves or discards the changes of an owner. Source: docs/behaviour/form-editor.md §4 */
export class Saving implements Unsaved {
  readonly actions: SavingActions;
  readonly #edited: Edited;
  readonly #leaving: Leaving;

  /**
   * Creates the saving of one editor.
   * @param edited the edited document
   * @param parts its shell
   */
  constructor(edited: Edited, { choose, announce }: SavingParts) {
    this.#edited = edited;
    const say = async (saving: Promise<boolean>) => {
      const isSaved = await saving;
      if (isSaved) announce(EDITING_WORDS.saved);
      return isSaved;
    };
    const discard = () => {
      edited.discard();
    };
    const save = () => say(edited.save());
    this.#leaving = new Leaving({ choose, isDirty: () => this.isDirty, save, discard });
    this.actions = {
      save: () => void save(),
      discard: () => {
        this.leave(() => undefined);
      },
      keepMine: () => void say(edited.keepMine()),
      takeTheirs: () => {
        edited.takeTheirs();
      },
    };
  }

  /** Whether there are changes that the store does not have. */
  get isDirty(): boolean {
    const now = this.#edited.$state.get();
    return now.state === 'open' && now.isDirty;
  }

  /**
   * Asks about unsaved changes before the owner leaves.
   * @param goOn continues leaving
   * @returns false if there are no changes and no question was asked
   */
  leave(goOn: () => void): boolean {
    return this.#leaving.leave(goOn);
  }
}

/**
 * Lists the CSS states of an editor.
 * @param now its save state
 */
export function statesOfEditing(now: EditingState<unknown, object>): readonly string[] {
  if (now.state !== 'open') return [];
  return [...(now.isDirty ? ['editing'] : []), ...(now.isSaving ? ['saving'] : [])];
}
