import { pageLanguage } from '../../demo/server/platform/pages/page-language.ts';

/** A page in the site's own language, and in no other. */
export const OWN_LANGUAGE_PAGE = pageLanguage({
  language: undefined,
  others: [],
  path: '/',
  search: '',
  origin: '',
});
