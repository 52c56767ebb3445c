import { words } from '../lookup/words.ts';

/** Buttons that lead to the choice of a product's options. Source: docs/behaviour/product-lists.md §5; docs/behaviour/adding-to-cart.md §8.3 */
export const CHOOSING_WORDS = words({
  chooseOptions: 'Choose options',
});
