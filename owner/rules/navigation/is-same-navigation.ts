import { isSameJson } from '../../../core/json/index.ts';
import { targetOf, type NavigationItem } from './navigation-item.ts';

/**
 * Returns whether the store has the entries that it was sent. The names that it gives to new folders are its own.
 * @param sent the entries, as they were sent
 * @param items as the store has them
 * Source: docs/behaviour/owner.md §2.12
 */
export function isSameNavigation(sent: readonly NavigationItem[], items: readonly NavigationItem[]): boolean {
  return sent.length === items.length && sent.every((item, index) => isSameItem(item, items[index] ?? {}));
}

function isSameItem(sent: NavigationItem, item: NavigationItem): boolean {
  const { children: sentChildren = [], ...own } = sent;
  const { children = [], ...rest } = item;
  const { collectionId } = rest;
  const expected = targetOf(sent).kind === 'folder' ? { collectionId, ...own } : own;
  return isSameJson(expected, rest) && isSameNavigation(sentChildren, children);
}
