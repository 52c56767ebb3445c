import { createProductModel, type PurchaseFailure } from '../../core/product/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { wireBuyButton } from './buy-button.ts';
import type { Counter } from './counters.ts';
import { failureNoteAfter } from './failure-note.ts';
import { PRINTED } from './printed-parts.ts';
import { readPrintedProduct } from './product-json.ts';

/** What the page says about selling. */
export interface CounterOptions {
  /** Whether visitors go straight to the checkout after adding. */
  readonly isExpress: () => boolean;
}

/**
 * Opens a counter: what stands there sells from now on.
 * @param counter the printed parts of one product
 * @param options what the page says about selling
 * @param signal closes it
 * Source: storefront specification §2, §4, §5, §8
 */
export function openCounter(counter: Counter, { isExpress }: CounterOptions, signal: AbortSignal): void {
  const shop = storefront();
  const model = createProductModel({
    report: shop.report,
    getFallbackCurrency: () => shop.getCurrency(),
  });
  model.setProduct(readPrintedProduct(counter, shop.report));
  // A quantity field that was printed counts: whoever printed it knows the store.
  const getSettings = () => ({
    multipleQuantityAllowedForServices:
      counter.quantity !== null ||
      shop.settings.$settings.get().storeSettings.multipleQuantityAllowedForServices,
  });
  for (const button of counter.buttons) {
    const note = failureNoteAfter(button.closest(PRINTED.wrapper) ?? button, signal);
    const showFailure = (failure: PurchaseFailure | null) => {
      note.show(failure);
    };
    wireBuyButton(
      { button, model, storefront: shop, isExpress, getSettings, readControls: () => undefined, showFailure },
      signal,
    );
  }
}
