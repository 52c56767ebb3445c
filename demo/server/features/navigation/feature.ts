import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { folderPages } from './folder-pages.ts';
import { navigationApi } from './navigation-api.ts';
import { createNavigation } from './tables.ts';
import { findFolderPages } from './site-pages.ts';

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-navigation': Readonly<Record<string, never>>;
  }
}

/** The navigation of the site, and its folders. */
export const NAVIGATION: Feature = {
  tables: ['navigations'],
  migrations: { '021-navigation': createNavigation },
  templates: ['folder'],
  routes: [folderPages, navigationApi],
  sitePages: findFolderPages,
  ownerPages: [
    ownerPage({
      title: 'Navigation',
      path: OWNER_URLS.navigation,
      template: 'owner-navigation',
      read: () => Promise.resolve({}),
    }),
  ],
};

export { findMenu, FIRST_MENU, type MenuEntry } from './find-menu.ts';
export { seedNavigation } from './seed-navigation.ts';
