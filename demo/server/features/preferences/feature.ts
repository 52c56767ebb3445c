import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { findMerchandisingPreferences, type MerchandisingPreferences } from './merchandising.ts';
import { preferencesApi, preferencesRoutes } from './preferences-routes.ts';
import { createPreferences } from './tables.ts';

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-preferences': MerchandisingPreferences & { readonly isDone: boolean };
  }
}

/** The commerce preferences of the owner. */
export const PREFERENCES: Feature = {
  tables: ['commerce_preferences'],
  migrations: { '025-preferences': createPreferences },
  routes: [preferencesApi, preferencesRoutes],
  ownerPages: [
    ownerPage({
      title: 'Preferences',
      path: OWNER_URLS.preferences,
      template: 'owner-preferences',
      read: async (context, { db }) => ({
        ...(await findMerchandisingPreferences(db)),
        isDone: context.req.query('done') === '1',
      }),
    }),
  ],
};
