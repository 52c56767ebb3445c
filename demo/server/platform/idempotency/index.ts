export { keepSwept } from './sweep-keys.ts';
export { keyOf, keyOfEntries } from './key-of.ts';
export { runOnce, type StoredAnswer } from './run-once.ts';
