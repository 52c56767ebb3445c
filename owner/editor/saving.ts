import type { Editing, EditingState, SavingState } from '../rules/index.ts';
import { EDITING_WORDS } from '../../core/words/index.ts';
import type { Unsaved } from './ask-before-leaving.ts';
import { Leaving, type LeavingParts } from './leaving.ts';

/** What an owner can do with all changes at once. */
export interface SavingActions {
  readonly save: () => void;
  /** Asks what to do with the changes, if there are any. */
  readonly discard: () => void;
  /** Saves over what somebody else has saved. */
  readonly keepMine: () => void;
  /** Gives the own changes up for what somebody else has saved. */
  readonly takeTheirs: () => void;
}

/** How saving stands, as an owner is shown it. */
export interface ShownSaving extends Omit<SavingState<unknown>, 'failure'> {
  /** Why it was not saved; null for no reason. */
  readonly failure: string | null;
}

type Edited = Pick<
  Editing<unknown, unknown, unknown, unknown, object>,
  '$state' | 'save' | 'discard' | 'keepMine' | 'takeTheirs'
>;

/** What saving needs of its editor. */
export interface SavingParts extends Pick<LeavingParts, 'choose'> {
  readonly announce: (text: string) => void;
}

/** Saves what an owner edits, or gives it up. Source: docs/behaviour/form-editor.md §4 */
export class Saving implements Unsaved {
  readonly actions: SavingActions;
  readonly #edited: Edited;
  readonly #leaving: Leaving;

  /**
   * Creates it for one editor.
   * @param edited what is edited
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
   * Asks what to do with the changes before the owner leaves.
   * @param goOn leaves
   * @returns false if there are no changes, and nothing is asked
   */
  leave(goOn: () => void): boolean {
    return this.#leaving.leave(goOn);
  }
}

/**
 * Names the states of an editor.
 * @param now where its editing stands
 */
export function statesOfEditing(now: EditingState<unknown, object>): readonly string[] {
  if (now.state !== 'open') return [];
  return [...(now.isDirty ? ['editing'] : []), ...(now.isSaving ? ['saving'] : [])];
}
