import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { EDITOR_WORDS } from '../../../core/words/index.ts';
import type { NavigationGateway } from './gateway.ts';
import { targetOf, type NavigationItem, type NavigationTarget } from './navigation-item.ts';

/** Limits retries while other owners keep saving. */
const MAX_TRIES = 3;

/**
 * Appends an entry to the site's main navigation, unless one with the same target exists. Safe to repeat after a failure.
 * @param gateway reads and saves the navigation
 * @param item the entry to append
 * @throws StorefrontError of any kind; `not-found` with a sentence for the owner where the site has no main navigation
 * Source: docs/behaviour/owner.md §2.5
 */
export async function addToMainNavigation(gateway: NavigationGateway, item: NavigationItem): Promise<void> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const layout = await gateway.loadLayout();
    if (layout === null) throw noMainNavigation();
    if (hasSame(layout.items, item)) return;
    const { outcome } = await gateway.saveNavigation(layout, [...layout.items, item]);
    if (outcome === 'saved') return;
  }
  throw new StorefrontError(FAILURE_KINDS.inFlight);
}

/**
 * Creates the failure of a site without a main navigation.
 * Source: docs/behaviour/owner.md §2.1
 */
export function noMainNavigation(): StorefrontError {
  return new StorefrontError(FAILURE_KINDS.notFound, { serverMessage: EDITOR_WORDS.noMainNavigation });
}

function hasSame(items: readonly NavigationItem[], item: NavigationItem): boolean {
  return items.some((one) => isSame(leadOf(one), leadOf(item)) || hasSame(one.children ?? [], item));
}

/** A collection with entries is a link, too. */
function leadOf(item: NavigationItem): NavigationTarget {
  return targetOf({ ...item, folderBehavior: null, children: [] });
}

function isSame(one: NavigationTarget, other: NavigationTarget): boolean {
  if ('id' in one) return 'id' in other && one.kind === other.kind && one.id === other.id;
  return one.kind === 'external-link' && other.kind === 'external-link' && one.url === other.url;
}
