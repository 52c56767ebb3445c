import type { NavigationItem, NavigationStep, OpenNavigation } from '../rules/index.ts';
import type { SavingActions, ShownSaving } from '../editor/index.ts';

/** A navigation that is being edited. */
export interface EditingContent extends Omit<OpenNavigation, 'failure'>, Pick<ShownSaving, 'failure'> {
  /** The entry whose settings are shown; null for none. */
  readonly openId: string | null;
  /** The folder that is collapsed while it is dragged; null for none. */
  readonly draggedId: string | null;
}

/** Everything that the editor shows. */
export type NavigationContent =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly message: string }
  | EditingContent;

/** The owner's actions. */
export interface NavigationActions extends SavingActions {
  /** Shows the settings of an entry; null hides them. */
  readonly open: (id: string | null) => void;
  readonly add: (item: NavigationItem) => void;
  readonly edit: (id: string, changes: NavigationItem) => void;
  readonly step: (id: string, step: NavigationStep) => void;
  /** Collapses a folder while it is dragged; null expands it. */
  readonly drag: (id: string | null) => void;
  /** Moves an entry to an index in the list of all, at a nesting depth. */
  readonly drop: (id: string, to: number, depth: number) => void;
  /** Removes an entry; asks first for a folder with entries. */
  readonly remove: (id: string) => void;
  /** Restores the entry that was removed last. */
  readonly undo: () => void;
  /** Loads the navigation again. */
  readonly retry: () => void;
}
