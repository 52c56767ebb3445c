import { OWNER_URLS } from '../../http/urls.ts';
import { type OwnerPage, ownerPage } from './owner-page.ts';
import { readOverview } from './read-overview.ts';

/** Every page of the owner's, in the order of the menu. Source: docs/behaviour/owners-door.md §2 */
export const OWNER_PAGES: readonly OwnerPage[] = [
  ownerPage({
    title: 'Overview',
    path: OWNER_URLS.home,
    template: 'owner-overview',
    read: readOverview,
  }),
];
