export { INSTALMENT_PAGE_URLS } from './instalment-pages.ts';
