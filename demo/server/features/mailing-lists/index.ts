export { FIRST_LIST } from './tables.ts';
export { findMailingLists, subscribe } from './lists.ts';
