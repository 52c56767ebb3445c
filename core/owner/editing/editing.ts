import { atom, type ReadableAtom } from 'nanostores';
import type { Report } from '../../shared/index.ts';

/** How the saving of what is edited stands. Source: docs/behaviour/form-editor.md §4 */
export interface SavingState<Problem> {
  readonly state: 'open';
  /** Whether there are changes that the store does not have. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** What has to be mended; empty until saving was tried. */
  readonly problems: readonly Problem[];
  /** Why it was not saved; null for no reason. */
  readonly failure: { readonly error: unknown } | null;
  /** Whether somebody else has saved it in the meantime. */
  readonly isConflict: boolean;
  /** How often saving was refused. */
  readonly refusalCount: number;
}

/** Where editing stands. */
export type EditingState<Problem, Look> =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly error: unknown }
  | (SavingState<Problem> & Look);

/** What is in its owner's hands. */
export interface Work<Stored, Draft, Removed> {
  readonly draft: Draft;
  /** As the store has it. */
  readonly stored: Stored;
  /** What was taken out last and can be put back; null for nothing. */
  readonly removed: Removed | null;
}

/** How a save ended, and what the store has now. */
export interface EditingAnswer<Stored> {
  /** A conflict: somebody else has saved it since it was read. */
  readonly outcome: 'saved' | 'conflict';
  readonly stored: Stored;
}

interface SaveProgress<Stored> extends Pick<SavingState<never>, 'isSaving' | 'failure' | 'refusalCount'> {
  /** As somebody else has saved it in the meantime. */
  readonly theirs: Stored | null;
  readonly isChecked: boolean;
  /** Whether the owner has given up what is still on its way to the store. */
  readonly isGivenUp: boolean;
}

/** What an owner edits: what is changed stays until the store has it, or the owner gives it up. */
export abstract class Editing<Stored, Draft, Removed, Problem, Look extends object> {
  readonly #$state = atom<EditingState<Problem, Look>>({ state: 'loading' });
  readonly #name: string;
  readonly #report: Report;
  #work: (Work<Stored, Draft, Removed> & SaveProgress<Stored>) | null = null;
  #loadCount = 0;

  /**
   * Creates what edits; nothing is loaded yet.
   * @param report takes failures
   * @param name where they happen
   * Source: docs/behaviour/form-editor.md §4
   */
  constructor(report: Report, name: string) {
    this.#name = name;
    this.#report = report;
  }

  /** Where it stands. */
  get $state(): ReadableAtom<EditingState<Problem, Look>> {
    return this.#$state;
  }

  /** Opens what the store has. */
  protected abstract draftOf(stored: Stored): Draft;
  protected abstract isDirty(draft: Draft, stored: Stored): boolean;
  protected abstract check(draft: Draft, stored: Stored): readonly Problem[];
  /** Asks the page before it is saved; false if the page takes it from here. */
  protected abstract mayBeSent(draft: Draft): boolean;
  protected abstract send(draft: Draft, stored: Stored): Promise<EditingAnswer<Stored>>;
  /** Whether the store has what it was sent. */
  protected abstract isKept(sent: Draft, stored: Stored): boolean;
  /** Takes over what the store has made of what it was sent; null where it has made something else of it. */
  protected abstract adopt(draft: Draft, sent: Draft, stored: Stored): Draft | null;
  /** Tells the page that the store has it. */
  protected abstract tell(stored: Stored): void;
  /** What is shown besides its saving. */
  protected abstract lookOf(work: Work<Stored, Draft, Removed>): Look;

  /** What is edited; null while it is not there. */
  protected get work(): Work<Stored, Draft, Removed> | null {
    return this.#work;
  }

  /** Loads something in place of what is there. */
  protected async loadFrom(read: () => Promise<Stored>, signal?: AbortSignal): Promise<void> {
    this.#loadCount += 1;
    const load = this.#loadCount;
    const isCurrent = () => signal?.aborted !== true && load === this.#loadCount;
    this.#work = null;
    this.#$state.set({ state: 'loading' });
    try {
      const stored = await read();
      if (isCurrent()) this.#open(stored);
    } catch (error) {
      if (signal?.aborted === true) return;
      this.#report(error, `${this.#name}/load`);
      if (isCurrent()) this.#$state.set({ state: 'unavailable', error });
    }
  }

  /**
   * Changes it.
   * @param edit makes the new one of the present one
   */
  change(edit: (draft: Draft) => Draft): void {
    if (this.#work) this.set({ draft: edit(this.#work.draft) });
  }

  /**
   * Checks it and saves it; what is changed in the meantime stays a change.
   * @returns whether the store has it; never rejects
   */
  async save(): Promise<boolean> {
    const work = this.#work;
    if (!work || work.isSaving) return false;
    const { draft, stored } = work;
    if (this.check(draft, stored).length > 0) return this.#refuse(null);
    if (!this.mayBeSent(draft)) return false;
    this.#set({ isSaving: true, failure: null });
    const load = this.#loadCount;
    try {
      const answer = await this.send(draft, stored);
      return load === this.#loadCount && this.#settle(draft, answer);
    } catch (error) {
      this.#report(error, `${this.#name}/save`);
      return load === this.#loadCount && this.#refuse({ error });
    }
  }

  /** Gives all changes up; what is on its way to the store may get there all the same. */
  discard(): void {
    if (this.#work) this.#open(this.#work.stored, this.#work.isSaving);
  }

  /** Saves over what somebody else has saved. */
  async keepMine(): Promise<boolean> {
    if (!this.#work?.theirs || this.#work.isSaving) return false;
    this.#set({ stored: this.#work.theirs, theirs: null });
    return this.save();
  }

  /** Gives all changes up for what somebody else has saved. */
  takeTheirs(): void {
    if (this.#work?.theirs) this.#open(this.#work.theirs, this.#work.isSaving);
  }

  protected set(change: Partial<Pick<Work<Stored, Draft, Removed>, 'draft' | 'removed'>>): void {
    this.#set(change);
  }

  #settle(sent: Draft, { outcome, stored }: EditingAnswer<Stored>): boolean {
    const work = this.#work;
    if (!work) return false;
    // The same was saved by an earlier try whose answer was lost.
    if (outcome === 'conflict' && !this.isKept(sent, stored)) {
      if (!work.isGivenUp) this.#set({ theirs: stored });
      return this.#refuse(null);
    }
    const isGone = work.isGivenUp && !this.isDirty(work.draft, work.stored);
    const draft = isGone ? null : this.adopt(work.draft, sent, stored);
    if (draft === null) this.#open(stored);
    else this.#set({ stored, draft, theirs: null, isChecked: false, isSaving: false, isGivenUp: false });
    this.tell(stored);
    return true;
  }

  #refuse(failure: SavingState<Problem>['failure']): false {
    const { refusalCount = 0, isGivenUp } = this.#work ?? {};
    // Nobody waits for it any more.
    if (isGivenUp) this.#set({ isSaving: false, isGivenUp: false });
    else this.#set({ failure, refusalCount: refusalCount + 1, isChecked: true, isSaving: false });
    return false;
  }

  #open(stored: Stored, isSaving = false): void {
    this.#work = {
      draft: this.draftOf(stored),
      stored,
      theirs: null,
      removed: null,
      failure: null,
      isChecked: false,
      isSaving,
      isGivenUp: isSaving,
      refusalCount: 0,
    };
    this.#set({});
  }

  #set(change: Partial<Work<Stored, Draft, Removed> & SaveProgress<Stored>>): void {
    if (!this.#work) return;
    this.#work = { ...this.#work, ...change };
    const { draft, stored, theirs, isChecked, isSaving, failure, refusalCount } = this.#work;
    this.#$state.set({
      ...this.lookOf(this.#work),
      state: 'open',
      isDirty: this.isDirty(draft, stored),
      isSaving,
      problems: isChecked ? this.check(draft, stored) : [],
      failure,
      isConflict: theirs !== null,
      refusalCount,
    });
  }
}
