export { findMailingLists, subscribe } from './lists.ts';
