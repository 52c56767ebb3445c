import type { ReadableAtom } from 'nanostores';
import type { PurchaseState } from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import type { Seller } from '../product/index.ts';

const undoOffers = retryable(() => import('../undo-offer/offer-undo.ts'));

/**
 * Offers to undo each addition, from "Added!" until the next click or another product.
 * @param seller the element that sells
 * @param $state the steps of the purchase
 * @returns stops, and removes the last offer
 * Source: docs/behaviour/adding-to-cart.md §7.1
 */
export function followAdditions(seller: Seller, $state: ReadableAtom<PurchaseState>): () => void {
  const { isExpress, model, storefront } = seller;
  let takeAway = (): void => undefined;
  // Counted, because an offer may still be loading.
  let offerCount = 0;

  function clear(): void {
    offerCount += 1;
    takeAway();
    takeAway = () => undefined;
  }

  async function offer(state: PurchaseState & { readonly state: 'added' }): Promise<void> {
    const number = offerCount;
    try {
      const { offerUndo } = await undoOffers.load();
      if (number === offerCount) takeAway = offerUndo(seller, state.result);
    } catch (error) {
      storefront.report(error, 'undo-offer/load');
    }
  }

  const stops = [
    model.$product.listen((product, former) => {
      if (product?.id !== former?.id) clear();
    }),
    $state.listen((state) => {
      if (state.state === 'adding') clear();
      if (state.state === 'added' && !isExpress()) void offer(state);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    clear();
  };
}
