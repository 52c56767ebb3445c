import type { Feature } from '../../platform/feature.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { storeSetupApi } from './store-setup-api.ts';
import { STORE_SETUP_PAGE, storeSetupData } from './store-setup-page.ts';
import { storeSetupRoutes } from './store-setup-routes.ts';

/** The creation of stores. */
export const STORE_SETUP: Feature = {
  routes: [storeSetupApi, storeSetupRoutes],
  ownerPages: [
    ownerPage({
      ...STORE_SETUP_PAGE,
      template: 'owner-store-setup',
      read: () => Promise.resolve(storeSetupData()),
    }),
  ],
};
