import { isSameJson } from '../../../core/json/index.ts';
import type { Report } from '../../../core/shared/index.ts';
import { Editing, type EditingAnswer, type SavingState, type Work } from '../editing/editing.ts';
import { noMainNavigation } from './add-to-main-navigation.ts';
import { checkNavigation, type NavigationProblem } from './check-navigation.ts';
import type { NavigationGateway } from './gateway.ts';
import { type NavigationItem, targetOf } from './navigation-item.ts';
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

type Nodes = readonly NavigationNode[];

/** The view state of a navigation besides the save state. */
interface NavigationLook extends Pick<SiteLayout, 'collections' | 'memberAreas'> {
  readonly nodes: Nodes;
  /** The last removed entry, which can be restored; null for none. */
  readonly removed: NavigationNode | null;
}

/** A navigation that an owner edits. Source: docs/behaviour/owner.md §2.9, §2.12 */
export interface OpenNavigation extends SavingState<NavigationProblem>, NavigationLook {}

/** Dependencies of editing. */
export interface NavigationEditingParts {
  readonly gateway: NavigationGateway;
  readonly report: Report;
  /** Notifies the page that the navigation was saved. */
  readonly onSaved: (identifier: string) => void;
}

interface RemovedNode {
  readonly node: NavigationNode;
  readonly place: NavigationPlace;
}

/** Edits the main navigation. */
export class NavigationEditing extends Editing<
  SiteLayout,
  Nodes,
  RemovedNode,
  NavigationProblem,
  NavigationLook
> {
  readonly #parts: NavigationEditingParts;
  #idCount = 0;

  /**
   * Creates the editing of the navigation; loads nothing yet.
   * @param parts gateway and page callbacks
   * Source: docs/behaviour/owner.md §2.9
   */
  constructor(parts: NavigationEditingParts) {
    super(parts.report, 'navigation-editor');
    this.#parts = parts;
  }

  /**
   * Loads the navigation in place of the current one.
   * @param signal aborts the request
   */
  async load(signal: AbortSignal): Promise<void> {
    await this.loadFrom(async () => {
      const layout = await this.#parts.gateway.loadLayout(signal);
      if (layout === null) throw noMainNavigation();
      return layout;
    }, signal);
  }

  /**
   * Adds an entry at the end.
   * @param item the new entry
   * @returns its id while it is edited
   */
  add(item: NavigationItem): string {
    const [node] = toNodes([item], this.#createId);
    if (node) this.change((nodes) => [...nodes, node]);
    return node?.id ?? '';
  }

  /**
   * Removes an entry with its children; it can be restored.
   * @param id which entry
   */
  remove(id: string): void {
    const nodes = this.work?.draft ?? [];
    const row = rowsOf(nodes).find(({ node }) => node.id === id);
    if (!row) return;
    const { node, parentId, index } = row;
    this.set({ draft: removeNode(nodes, id), removed: { node, place: { parentId, index } } });
  }

  /** Restores the last removed entry; at the end if its folder no longer exists. */
  restore(): void {
    const { draft: nodes = [], removed } = this.work ?? {};
    if (!removed) return;
    const { node, place } = removed;
    const isThere = place.parentId === null || rowsOf(nodes).some((row) => row.node.id === place.parentId);
    const restored = isThere ? insertNode(nodes, node, place) : [...nodes, node];
    this.set({ draft: restored, removed: null });
  }

  protected override draftOf({ items }: SiteLayout): Nodes {
    return toNodes(items, this.#createId);
  }

  protected override isDirty(nodes: Nodes, { items }: SiteLayout): boolean {
    return !isSameJson(toItems(nodes), toItems(toNodes(items, () => '')));
  }

  protected override check(nodes: Nodes): readonly NavigationProblem[] {
    return checkNavigation(nodes);
  }

  protected override mayBeSent(): boolean {
    return true;
  }

  protected override async send(nodes: Nodes, stored: SiteLayout): Promise<EditingAnswer<SiteLayout>> {
    const { outcome, layout } = await this.#parts.gateway.saveNavigation(stored, toItems(nodes));
    return { outcome, stored: layout };
  }

  protected override isKept(sent: Nodes, { items }: SiteLayout): boolean {
    return isSameNavigation(toItems(sent), items);
  }

  protected override adopt(nodes: Nodes, sent: Nodes, { items }: SiteLayout): Nodes | null {
    return adoptItems(nodes, sent, items);
  }

  protected override notifySaved({ identifier }: SiteLayout): void {
    this.#parts.onSaved(identifier);
  }

  protected override lookOf({
    draft,
    stored,
    removed,
  }: Work<SiteLayout, Nodes, RemovedNode>): NavigationLook {
    const { collections, memberAreas } = stored;
    return { nodes: draft, collections, memberAreas, removed: removed?.node ?? null };
  }

  readonly #createId = (): string => {
    this.#idCount += 1;
    return `entry-${this.#idCount}`;
  };
}

/** The names that the store gives to new folders are its own. Source: docs/behaviour/owner.md §2.12 */
function isSameNavigation(sent: readonly NavigationItem[], items: readonly NavigationItem[]): boolean {
  return sent.length === items.length && sent.every((item, index) => isSameItem(item, items[index] ?? {}));
}

function isSameItem(sent: NavigationItem, item: NavigationItem): boolean {
  const { children: sentChildren = [], ...own } = sent;
  const { children = [], ...rest } = item;
  const { collectionId } = rest;
  const expected = targetOf(sent).kind === 'folder' ? { collectionId, ...own } : own;
  return isSameJson(expected, rest) && isSameNavigation(sentChildren, children);
}
