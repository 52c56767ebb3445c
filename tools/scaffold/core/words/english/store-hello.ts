import { words } from '../lookup/words.ts';

/** Words of `store-hello`. Source: docs/behaviour/elements.md §1.1 */
export const STORE_HELLO_WORDS = words({
  storeHello: 'Store hello',
});
