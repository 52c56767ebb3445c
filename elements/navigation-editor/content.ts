import type { NavigationItem, NavigationStep, OpenNavigation } from '../../core/owner/index.ts';
import type { SavingActions, ShownSaving } from '../parts/editor/saving.ts';

/** A navigation that is being edited. */
export interface EditingContent extends Omit<OpenNavigation, 'failure'>, Pick<ShownSaving, 'failure'> {
  /** The entry whose settings are shown; null for none. */
  readonly openId: string | null;
  /** The folder whose entries are put away while it is dragged; null for none. */
  readonly draggedId: string | null;
}

/** Everything that the editor shows. */
export type NavigationContent =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly message: string }
  | EditingContent;

/** What an owner can do. */
export interface NavigationActions extends SavingActions {
  /** Shows the settings of an entry; null of none. */
  readonly open: (id: string | null) => void;
  readonly add: (item: NavigationItem) => void;
  readonly edit: (id: string, changes: NavigationItem) => void;
  readonly step: (id: string, step: NavigationStep) => void;
  /** Puts away what an entry holds while it is dragged; null for none. */
  readonly drag: (id: string | null) => void;
  /** Moves an entry to a place in the list of all, into so many folders. */
  readonly drop: (id: string, to: number, depth: number) => void;
  /** Takes an entry out, a folder with entries after a question. */
  readonly remove: (id: string) => void;
  /** Puts back the entry that was taken out last. */
  readonly undo: () => void;
  /** Asks for the navigation again. */
  readonly retry: () => void;
}
