export { keyOf, keyOfEntries } from './key-of.ts';
export { runOnce, type StoredAnswer } from './run-once.ts';
export { sweepKeys } from './sweep-keys.ts';
