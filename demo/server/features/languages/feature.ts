import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { languageApi } from './language-api.ts';
import { languageRoutes } from './language-routes.ts';
import { readLanguages } from './read-languages.ts';
import { createLanguages } from './tables.ts';

/** The languages of the site. */
export const LANGUAGES: Feature = {
  tables: ['site_languages'],
  migrations: { '023-languages': createLanguages },
  routes: [languageApi, languageRoutes],
  ownerPages: [
    ownerPage({
      title: 'Languages',
      path: OWNER_URLS.languages,
      template: 'owner-languages',
      read: readLanguages,
    }),
    ownerPage({
      title: 'Disconnect the translation?',
      path: OWNER_URLS.disconnectLanguages,
      template: 'owner-disconnection',
      read: () => Promise.resolve({}),
    }),
  ],
};

export { knowLanguage } from './know-language.ts';
export { addLanguages } from './site-languages.ts';
