export { keepSwept } from './keep-swept.ts';
export { keyOf, keyOfEntries } from './key-of.ts';
export { runOnce, type StoredAnswer } from './run-once.ts';
