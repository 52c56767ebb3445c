import type { OwnerPages } from '../../rendering/owner-pages.ts';

/** Reads the first page. Source: docs/behaviour/owners-door.md §2.2 */
export function readOverview(): Promise<OwnerPages['owner-overview']> {
  return Promise.resolve({});
}
