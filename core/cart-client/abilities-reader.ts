import type { CartState } from '../cart/index.ts';
import type { CartBackend } from './backend.ts';

/**
 * Creates the reader of what the backend can do. It is called after each accepted cart: the page may have changed its backend.
 * @param state the cart's stores
 * @param backend the checked gateway
 * Source: docs/behaviour/cart.md §9.4
 */
export function createAbilitiesReader(
  { $abilities }: Pick<CartState, '$abilities'>,
  { abilities }: Pick<CartBackend, 'abilities'>,
): () => void {
  // Counted, because the code of an earlier backend may load later.
  let askedCount = 0;
  return () => {
    askedCount += 1;
    const number = askedCount;
    abilities().then(
      (answer) => {
        const isNews = JSON.stringify(answer) !== JSON.stringify($abilities.get());
        if (number === askedCount && isNews) $abilities.set(answer);
      },
      () => {
        // A backend whose code does not load was reported; the next cart asks again.
      },
    );
  };
}
