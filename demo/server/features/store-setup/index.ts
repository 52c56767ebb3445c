export { appendToNavigation } from './append-to-navigation.ts';
export { createPostedStore } from './create-posted-store.ts';
export { RESERVED_URL_IDS } from './reserved-url-ids.ts';
