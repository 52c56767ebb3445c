import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/owner-page.ts';
import { readStores } from './read-stores.ts';
import { storeSetupApi } from './store-setup-api.ts';
import { STORE_SETUP_PAGE, storeSetupData } from './store-setup-page.ts';
import { storeSetupRoutes } from './store-setup-routes.ts';

/** The creation of stores. */
export const STORE_SETUP: Feature = {
  routes: [storeSetupApi, storeSetupRoutes],
  ownerPages: [
    ownerPage({ title: 'Stores', path: OWNER_URLS.stores, template: 'owner-stores', read: readStores }),
    ownerPage({
      ...STORE_SETUP_PAGE,
      template: 'owner-store-setup',
      read: () => Promise.resolve(storeSetupData()),
    }),
  ],
};
