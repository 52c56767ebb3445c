export { findMailingList, findMailingLists, findNewsletter, subscribe } from './lists.ts';
