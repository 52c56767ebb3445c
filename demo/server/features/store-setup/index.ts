export { createStore } from './create-store.ts';
