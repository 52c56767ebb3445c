import { createProductModel, type PurchaseFailure } from '../../core/product/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { wireBuyButton } from './buy-button.ts';
import type { Counter } from './counters.ts';
import { failureNoteAfter } from './failure-note.ts';
import { PRINTED } from './printed-parts.ts';
import { readPrintedProduct } from './product-json.ts';
import { wireQuantity } from './quantity-field.ts';
import { wireVariantParts } from './variant-parts.ts';
import { wireVariants, type LiveControls } from './variant-choice.ts';

/** Where counters stand, and what the page says about selling. */
export interface CounterOptions {
  /** What is brought to life; parts outside belong to nobody. */
  readonly root: ParentNode;
  /** Whether visitors go straight to the checkout after adding. */
  readonly isExpress: () => boolean;
}

/**
 * Opens a counter: what stands there sells from now on.
 * @param counter the printed parts of one product
 * @param options what the page says about selling
 * @param signal closes it
 * Source: docs/behaviour/printed-markup.md §2
 */
export function openCounter(
  counter: Counter,
  { root, isExpress }: CounterOptions,
  signal: AbortSignal,
): void {
  const { variants, quantity, buttons } = counter;
  const shop = storefront();
  const model = createProductModel({ report: shop.report, getFallbackCurrency: () => shop.getCurrency() });
  model.setProduct(readPrintedProduct(counter, shop.report));
  // A quantity field that was printed counts: whoever printed it knows the store.
  const getSettings = () => ({
    multipleQuantityAllowedForServices:
      quantity !== null || shop.settings.$settings.get().storeSettings.multipleQuantityAllowedForServices,
  });
  const notes = buttons.map((button) => failureNoteAfter(button.closest(PRINTED.wrapper) ?? button, signal));
  const say = (message: string | null) => {
    notes[0]?.show(message === null ? null : { title: '', message });
  };
  const controls: LiveControls[] = [];
  // Without a product there is nothing to choose: the markup stays as it is.
  if (variants && model.$product.get()) controls.push(wireVariants(variants, model, signal));
  if (variants) wireVariantParts({ counter, variants, root, model, storefront: shop }, signal);
  if (quantity) controls.push(wireQuantity({ block: quantity, model, getSettings, say }, signal));
  // A copy of a card may have come with the marks of the first one.
  for (const { blame } of controls) blame(null, '');
  const readControls = () => {
    for (const { read } of controls) read();
  };
  buttons.forEach((button, index) => {
    const note = notes[index];
    const showFailure = (failure: PurchaseFailure | null) => {
      note?.show(failure);
      for (const { blame } of controls) blame(failure, note?.id ?? '');
    };
    const parts = { button, model, storefront: shop, isExpress, getSettings, readControls, showFailure };
    wireBuyButton(parts, signal);
  });
}
