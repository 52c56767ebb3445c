import { atom, type ReadableAtom } from 'nanostores';
import type { Report } from '../../../core/shared/index.ts';

/** The save state of an edited document. Source: docs/behaviour/form-editor.md §4 */
export interface SavingState<Problem> {
  readonly state: 'open';
  /** Whether there are changes that the store does not have. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Problems to fix; empty until the first attempt to save. */
  readonly problems: readonly Problem[];
  /** Why the last save failed; null without a failure. */
  readonly failure: { readonly error: unknown } | null;
  /** Whether another editor has saved it in the meantime. */
  readonly isConflict: boolean;
  /** How often saving has failed. */
  readonly refusalCount: number;
}

/** The state of editing. */
export type EditingState<Problem, Look> =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly error: unknown }
  | (SavingState<Problem> & Look);

/** The document as edited. */
export interface Work<Stored, Draft, Removed> {
  readonly draft: Draft;
  /** As the store has it. */
  readonly stored: Stored;
  /** The last removed item, which can be restored; null for none. */
  readonly removed: Removed | null;
}

/** The outcome of a save, and what the store has now. */
export interface EditingAnswer<Stored> {
  /** A conflict: another editor has saved it since it was read. */
  readonly outcome: 'saved' | 'conflict';
  readonly stored: Stored;
}

interface SaveProgress<Stored> extends Pick<SavingState<never>, 'isSaving' | 'failure' | 'refusalCount'> {
  /** The version that another editor has saved in the meantime. */
  readonly theirs: Stored | null;
  readonly isChecked: boolean;
  /** Whether the owner has discarded the save that is under way. */
  readonly isGivenUp: boolean;
}

/** A document that an owner edits. Changes stay until they are saved or discarded. */
export abstract class Editing<Stored, Draft, Removed, Problem, Look extends object> {
  readonly #$state = atom<EditingState<Problem, Look>>({ state: 'loading' });
  readonly #name: string;
  readonly #report: Report;
  #work: (Work<Stored, Draft, Removed> & SaveProgress<Stored>) | null = null;
  #loadCount = 0;

  /**
   * Creates the editing; loads nothing yet.
   * @param report receives failures
   * @param name the context of its reports
   * Source: docs/behaviour/form-editor.md §4
   */
  constructor(report: Report, name: string) {
    this.#name = name;
    this.#report = report;
  }

  /** The current state. */
  get $state(): ReadableAtom<EditingState<Problem, Look>> {
    return this.#$state;
  }

  /** Opens the stored version. */
  protected abstract draftOf(stored: Stored): Draft;
  protected abstract isDirty(draft: Draft, stored: Stored): boolean;
  protected abstract check(draft: Draft, stored: Stored): readonly Problem[];
  /** Asks the page before a save; false if the page prevents it. */
  protected abstract mayBeSent(draft: Draft): boolean;
  protected abstract send(draft: Draft, stored: Stored): Promise<EditingAnswer<Stored>>;
  /** Whether the store has saved what was sent. */
  protected abstract isKept(sent: Draft, stored: Stored): boolean;
  /** Merges the stored version into the edited one; null if they do not match. */
  protected abstract adopt(draft: Draft, sent: Draft, stored: Stored): Draft | null;
  /** Notifies the page of a save. */
  protected abstract notifySaved(stored: Stored): void;
  /** The view state besides the save state. */
  protected abstract lookOf(work: Work<Stored, Draft, Removed>): Look;

  /** The edited document; null before it has loaded. */
  protected get work(): Work<Stored, Draft, Removed> | null {
    return this.#work;
  }

  /** Loads a document in place of the current one. */
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
   * Applies an edit.
   * @param edit returns the new document from the current one
   */
  change(edit: (draft: Draft) => Draft): void {
    if (this.#work) this.set({ draft: edit(this.#work.draft) });
  }

  /**
   * Validates and saves; edits made in the meantime stay unsaved changes.
   * @returns whether it was saved; never rejects
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

  /** Discards all changes. A save that is under way may still succeed. */
  discard(): void {
    if (this.#work) this.#open(this.#work.stored, this.#work.isSaving);
  }

  /** Overwrites the version of another editor. */
  async keepMine(): Promise<boolean> {
    if (!this.#work?.theirs || this.#work.isSaving) return false;
    this.#set({ stored: this.#work.theirs, theirs: null });
    return this.save();
  }

  /** Discards all changes in favour of another editor's version. */
  takeTheirs(): void {
    if (this.#work?.theirs) this.#open(this.#work.theirs, this.#work.isSaving);
  }

  protected set(change: Partial<Pick<Work<Stored, Draft, Removed>, 'draft' | 'removed'>>): void {
    this.#set(change);
  }

  #settle(sent: Draft, { outcome, stored }: EditingAnswer<Stored>): boolean {
    const work = this.#work;
    if (!work) return false;
    // An earlier attempt saved the same, but its answer was lost.
    if (outcome === 'conflict' && !this.isKept(sent, stored)) {
      if (!work.isGivenUp) this.#set({ theirs: stored });
      return this.#refuse(null);
    }
    const isGone = work.isGivenUp && !this.isDirty(work.draft, work.stored);
    const draft = isGone ? null : this.adopt(work.draft, sent, stored);
    if (draft === null) this.#open(stored);
    else this.#set({ stored, draft, theirs: null, isChecked: false, isSaving: false, isGivenUp: false });
    this.notifySaved(stored);
    return true;
  }

  #refuse(failure: SavingState<Problem>['failure']): false {
    const { refusalCount = 0, isGivenUp } = this.#work ?? {};
    // Discarded in the meantime.
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
