import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { readOverview } from './read-overview.ts';

/** The owner's first page. */
export const OVERVIEW: Feature = {
  ownerPages: [
    ownerPage({ title: 'Overview', path: OWNER_URLS.home, template: 'owner-overview', read: readOverview }),
  ],
};
