export { FIRST_LIST } from './tables.ts';
export { findMailingList, findMailingLists, findNewsletter, subscribe } from './lists.ts';
