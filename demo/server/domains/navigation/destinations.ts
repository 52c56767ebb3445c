import { COLLECTIONS, MEMBER_AREAS } from '../../../site/website.ts';

/** Something that the navigation can lead to. */
export interface Destination {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
}

/** Everything that the navigation can lead to. Source: docs/behaviour/owner.md §2.2 */
export interface Destinations {
  readonly collections: readonly Destination[];
  readonly memberAreas: readonly Destination[];
}

/**
 * Finds what the navigation can lead to.
 * Source: docs/behaviour/owner.md §2.2
 */
export function findDestinations(): Destinations {
  return { collections: COLLECTIONS, memberAreas: MEMBER_AREAS };
}
