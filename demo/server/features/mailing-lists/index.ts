export { findMailingLists, findNewsletter, subscribe } from './lists.ts';
