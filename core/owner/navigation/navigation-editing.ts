import { atom, type ReadableAtom } from 'nanostores';
import { isSameJson } from '../../json/index.ts';
import type { Report } from '../../shared/index.ts';
import { noMainNavigation } from './add-to-main-navigation.ts';
import { checkNavigation, type NavigationProblem } from './check-navigation.ts';
import type { NavigationAnswer, NavigationGateway } from './gateway.ts';
import { isKept } from './is-kept.ts';
import type { NavigationItem } from './navigation-item.ts';
import {
  adoptItems,
  insertNode,
  removeNode,
  rowsOf,
  toItems,
  toNodes,
  type NavigationNode,
  type NavigationPlace,
} from './navigation-tree.ts';
import type { SiteLayout } from './site-layout.ts';

/** A navigation in an owner's hands. Source: docs/behaviour/owner.md §2.9, §2.12 */
export interface OpenNavigation extends Pick<SiteLayout, 'collections' | 'memberAreas'> {
  readonly state: 'open';
  readonly nodes: readonly NavigationNode[];
  /** Whether there are changes that the store does not have. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The entry that was taken out last and can be put back; null for none. */
  readonly removed: NavigationNode | null;
  /** What has to be mended; empty until saving was tried. */
  readonly problems: readonly NavigationProblem[];
  /** Why it was not saved; null for no reason. */
  readonly failure: { readonly error: unknown } | null;
  /** Whether somebody else has saved the navigation in the meantime. */
  readonly isConflict: boolean;
  /** How often saving was refused. */
  readonly refusalCount: number;
}

/** Where the editing of the navigation stands. */
export type NavigationEditingState =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly error: unknown }
  | OpenNavigation;

/** What editing needs. */
export interface NavigationEditingParts {
  readonly gateway: NavigationGateway;
  readonly report: Report;
  /** Tells the page that the store has the navigation. */
  readonly tell: (identifier: string) => void;
}

interface Work extends Pick<OpenNavigation, 'nodes' | 'isSaving' | 'failure' | 'refusalCount'> {
  /** As the store has it. */
  readonly stored: SiteLayout;
  /** As somebody else has saved it in the meantime. */
  readonly theirs: SiteLayout | null;
  readonly removed: { readonly node: NavigationNode; readonly place: NavigationPlace } | null;
  readonly isChecked: boolean;
  /** Whether the owner has given up what is still on its way to the store. */
  readonly isGivenUp: boolean;
}

/** Edits the main navigation: what is changed stays until the store has it, or the owner gives it up. */
export class NavigationEditing {
  readonly #$state = atom<NavigationEditingState>({ state: 'loading' });
  readonly #parts: NavigationEditingParts;
  #idCount = 0;
  #work: Work | null = null;

  /**
   * Creates what edits the navigation; nothing is loaded yet.
   * @param parts where it is kept, and the page
   * Source: docs/behaviour/owner.md §2.9
   */
  constructor(parts: NavigationEditingParts) {
    this.#parts = parts;
  }

  /** Where it stands. */
  get $state(): ReadableAtom<NavigationEditingState> {
    return this.#$state;
  }

  /**
   * Loads the navigation in place of the present one.
   * @param signal fires when nobody waits for it any more
   */
  async load(signal: AbortSignal): Promise<void> {
    this.#work = null;
    this.#$state.set({ state: 'loading' });
    try {
      const layout = await this.#parts.gateway.loadLayout(signal);
      if (signal.aborted) return;
      if (layout) this.#open(layout);
      else this.#$state.set({ state: 'unavailable', error: noMainNavigation() });
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.report(error, 'navigation-editor/load');
      this.#$state.set({ state: 'unavailable', error });
    }
  }

  /**
   * Changes the navigation.
   * @param edit makes the new entries of the present ones
   */
  change(edit: (nodes: readonly NavigationNode[]) => readonly NavigationNode[]): void {
    if (this.#work) this.#set({ nodes: edit(this.#work.nodes) });
  }

  /**
   * Adds an entry at the end.
   * @param item what it says
   * @returns its id while it is edited
   */
  add(item: NavigationItem): string {
    const [node] = toNodes([item], this.#createId);
    if (node) this.change((nodes) => [...nodes, node]);
    return node?.id ?? '';
  }

  /**
   * Takes an entry out with what it holds, so that it can be put back.
   * @param id which entry
   */
  remove(id: string): void {
    const row = rowsOf(this.#work?.nodes ?? []).find(({ node }) => node.id === id);
    if (!this.#work || !row) return;
    const { node, parentId, index } = row;
    this.#set({ nodes: removeNode(this.#work.nodes, id), removed: { node, place: { parentId, index } } });
  }

  /** Puts the entry back that was taken out last; at the end, where its folder is gone. */
  restore(): void {
    const { nodes = [], removed } = this.#work ?? {};
    if (!removed) return;
    const { node, place } = removed;
    const isThere = place.parentId === null || rowsOf(nodes).some((row) => row.node.id === place.parentId);
    const restored = isThere ? insertNode(nodes, node, place) : [...nodes, node];
    this.#set({ nodes: restored, removed: null });
  }

  /**
   * Checks the navigation and saves it; what is changed in the meantime stays a change.
   * @returns whether the store has it; never rejects
   */
  async save(): Promise<boolean> {
    const work = this.#work;
    if (!work || work.isSaving) return false;
    if (checkNavigation(work.nodes).length > 0) return this.#refuse(null);
    this.#set({ isSaving: true, failure: null });
    const items = toItems(work.nodes);
    try {
      const answer = await this.#parts.gateway.saveNavigation(work.stored, items);
      return this.#settle(work.nodes, answer);
    } catch (error) {
      this.#parts.report(error, 'navigation-editor/save');
      return this.#refuse({ error });
    }
  }

  /** Gives all changes up; what is on its way to the store may get there all the same. */
  discard(): void {
    const { isSaving, stored } = this.#work ?? {};
    if (stored) this.#open(stored, isSaving);
  }

  /** Saves over what somebody else has saved. */
  async keepMine(): Promise<boolean> {
    if (!this.#work?.theirs) return false;
    this.#set({ stored: this.#work.theirs, theirs: null });
    return this.save();
  }

  /** Gives all changes up for what somebody else has saved. */
  takeTheirs(): void {
    if (this.#work?.theirs) this.#open(this.#work.theirs, this.#work.isSaving);
  }

  #settle(sent: readonly NavigationNode[], { outcome, layout }: NavigationAnswer): boolean {
    const work = this.#work;
    if (!work) return false;
    // The same was saved by an earlier try whose answer was lost.
    if (outcome === 'conflict' && !isKept(toItems(sent), layout.items)) {
      if (!work.isGivenUp) this.#set({ theirs: layout });
      return this.#refuse(null);
    }
    const nodes = work.isGivenUp && !isDirty(work) ? null : adoptItems(work.nodes, sent, layout.items);
    if (nodes === null) this.#open(layout);
    else {
      this.#set({
        stored: layout,
        theirs: null,
        nodes,
        isChecked: false,
        isSaving: false,
        isGivenUp: false,
      });
    }
    this.#parts.tell(layout.identifier);
    return true;
  }

  #refuse(failure: Work['failure']): false {
    const { refusalCount = 0, isGivenUp } = this.#work ?? {};
    // Nobody waits for it any more.
    if (isGivenUp) this.#set({ isSaving: false, isGivenUp: false });
    else this.#set({ failure, refusalCount: refusalCount + 1, isChecked: true, isSaving: false });
    return false;
  }

  #open(stored: SiteLayout, isSaving = false): void {
    this.#work = {
      nodes: toNodes(stored.items, this.#createId),
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

  readonly #createId = (): string => {
    this.#idCount += 1;
    return `entry-${this.#idCount}`;
  };

  #set(change: Partial<Work>): void {
    if (!this.#work) return;
    this.#work = { ...this.#work, ...change };
    const { stored, theirs, removed, isChecked, nodes, isSaving, failure, refusalCount } = this.#work;
    const { collections, memberAreas } = stored;
    this.#$state.set({
      state: 'open',
      nodes,
      isSaving,
      failure,
      refusalCount,
      collections,
      memberAreas,
      isDirty: isDirty(this.#work),
      removed: removed?.node ?? null,
      problems: isChecked ? checkNavigation(nodes) : [],
      isConflict: theirs !== null,
    });
  }
}

function isDirty({ nodes, stored }: Work): boolean {
  return !isSameJson(toItems(nodes), toItems(toNodes(stored.items, () => '')));
}
