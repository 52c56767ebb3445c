import { atom } from 'nanostores';
import {
  editNode,
  failureForOwner,
  insertNode,
  NavigationEditing,
  placeOfDrag,
  placeOfStep,
  removeNode,
  rowsOf,
  type NavigationEditingParts,
  type NavigationItem,
  type NavigationNode,
  type NavigationPlace,
  type NavigationRow,
  type NavigationStep,
  type OpenNavigation,
} from '../rules/index.ts';
import { fill } from '../../core/text/index.ts';
import { counted, EDITING_WORDS, NAVIGATION_EDITOR_WORDS } from '../../core/words/index.ts';
import type { Model } from '../../elements/host/index.ts';
import type { Confirmation } from '../../elements/dialogs/index.ts';
import { Saving, statesOfEditing, type SavingParts } from '../editor/index.ts';
import type { NavigationActions, NavigationContent } from './content.ts';
import { titleOf } from './entry-names.ts';

/** The dependencies of the editor. */
export interface NavigationEditorParts extends NavigationEditingParts, SavingParts {
  /** Asks the owner to confirm something in a dialog. */
  readonly confirm: (question: Omit<Confirmation, 'opener'>) => Promise<boolean>;
  /** Aborts pending reads when the tag is removed. */
  readonly getLife: () => AbortSignal;
}

/**
 * The editor of the navigation without a view.
 * Source: docs/behaviour/owner.md §2.9, §2.11, §2.12
 */
export class NavigationEditorModel implements Model<NavigationContent, NavigationActions> {
  readonly $states = atom<readonly string[]>([]);
  readonly $content = atom<NavigationContent>({ state: 'loading' });
  readonly actions: NavigationActions;
  readonly #parts: NavigationEditorParts;
  readonly #editing: NavigationEditing;
  readonly #saving: Saving;
  #openId: string | null = null;
  #draggedId: string | null = null;
  #life: AbortSignal | null = null;

  /**
   * Creates the model of one editor; nothing is loaded yet.
   * @param parts its shell
   */
  constructor(parts: NavigationEditorParts) {
    this.#parts = parts;
    this.#editing = new NavigationEditing(parts);
    this.#saving = new Saving(this.#editing, parts);
    this.#editing.$state.listen((now, before) => {
      // Set together with the refusal: the field at fault takes the focus as soon as it is drawn.
      if (now.state === 'open' && before?.state === 'open' && now.refusalCount > before.refusalCount)
        this.#openId = now.problems[0]?.id ?? this.#openId;
      this.#show();
    });
    this.actions = {
      ...this.#saving.actions,
      ...this.#entryActions(),
      retry: () => {
        this.load();
      },
    };
  }

  /** Whether there are unsaved changes. */
  get isDirty(): boolean {
    return this.#saving.isDirty;
  }

  /** Loads the navigation unless it is loaded: a tag that was moved keeps its changes. */
  load(): void {
    if (this.#open || this.#life?.aborted === false) return;
    this.#life = this.#parts.getLife();
    void this.#editing.load(this.#life).finally(() => {
      this.#life = null;
    });
  }

  /** Another backend may have what the former one could not send. Unsaved changes stay. */
  readonly retryIfFailed = (): void => {
    if (this.$content.get().state === 'unavailable') this.load();
  };

  /**
   * Asks about unsaved changes before the owner leaves.
   * @param goOn continues leaving
   * @returns false if there are no changes and no question was asked
   */
  leave(goOn: () => void): boolean {
    return this.#saving.leave(goOn);
  }

  get #open(): OpenNavigation | null {
    const state = this.#editing.$state.get();
    return state.state === 'open' ? state : null;
  }

  #entryActions() {
    return {
      open: (id: string | null) => {
        this.#openId = id;
        this.#show();
      },
      add: (item: NavigationItem) => {
        this.#openId = this.#editing.add(item);
        const row = this.#find(this.#openId);
        if (row) this.#say(EDITING_WORDS.addedTitle, row.node);
        this.#show();
      },
      edit: (id: string, changes: NavigationItem) => {
        this.#editing.change((nodes) => editNode(nodes, id, changes));
      },
      step: (id: string, step: NavigationStep) => {
        this.#move(id, placeOfStep(this.#open?.nodes ?? [], id, step));
      },
      drag: (id: string | null) => {
        this.#draggedId = id;
        if (id !== null) this.#openId = null;
        this.#show();
      },
      drop: (id: string, to: number, depth: number) => {
        this.#move(id, placeOfDrag(this.#open?.nodes ?? [], id, to, depth));
      },
      remove: (id: string) => void this.#remove(id),
      undo: () => {
        const node = this.#open?.removed;
        this.#editing.restore();
        if (node) this.#say(EDITING_WORDS.restoredTitle, node);
      },
    };
  }

  #move(id: string, place: NavigationPlace | null): void {
    const row = this.#find(id);
    if (!row || !place || (row.parentId === place.parentId && row.index === place.index)) return;
    this.#editing.change((nodes) => insertNode(removeNode(nodes, id), row.node, place));
    const now = this.#find(id);
    const choices = this.#open;
    if (!now || !choices) return;
    const folder = now.parentId === null ? undefined : this.#find(now.parentId);
    const values = { place: now.index + 1, count: now.count };
    if (folder)
      this.#say(NAVIGATION_EDITOR_WORDS.movedIn, row.node, {
        ...values,
        folder: titleOf(folder.node, choices),
      });
    else this.#say(EDITING_WORDS.movedTo, row.node, values);
  }

  async #remove(id: string): Promise<void> {
    const row = this.#find(id);
    if (!row || !this.#open) return;
    const title = titleOf(row.node, this.#open);
    const count = rowsOf(row.node.children).length;
    const isConfirmed =
      count === 0 ||
      (await this.#parts.confirm({
        question: fill(NAVIGATION_EDITOR_WORDS.removeFolder, { title }),
        note: counted(NAVIGATION_EDITOR_WORDS.removeFolderNote, count),
        confirmText: NAVIGATION_EDITOR_WORDS.removeEntry,
        cancelText: NAVIGATION_EDITOR_WORDS.keepEntry,
      }));
    if (!isConfirmed) return;
    this.#editing.remove(id);
    this.#say(EDITING_WORDS.removedTitle, row.node);
  }

  #find(id: string): NavigationRow | undefined {
    return rowsOf(this.#open?.nodes ?? []).find(({ node }) => node.id === id);
  }

  #say(words: string, node: NavigationNode, more: Readonly<Record<string, number | string>> = {}): void {
    if (this.#open) this.#parts.announce(fill(words, { title: titleOf(node, this.#open), ...more }));
  }

  #show(): void {
    const now = this.#editing.$state.get();
    this.$states.set(statesOfEditing(now));
    if (now.state !== 'open') {
      this.$content.set(
        now.state === 'loading' ? now : { state: 'unavailable', message: failureForOwner(now.error) },
      );
      return;
    }
    this.$content.set({
      ...now,
      failure: now.failure && failureForOwner(now.failure.error, EDITING_WORDS.editorLogin),
      openId: this.#openId,
      draggedId: this.#draggedId,
    });
  }
}
