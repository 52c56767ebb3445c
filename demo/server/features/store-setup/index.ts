export { appendToNavigation } from './append-to-navigation.ts';
export { RESERVED_URL_IDS } from './reserved-url-ids.ts';
