import {
  addButtonLabel,
  onceAnswered,
  type ProductModel,
  productStatus,
  type Purchase,
  type PurchaseFailure,
  type PurchaseState,
  type QuantitySettings,
} from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { whenProvided } from '../host/index.ts';
import { announce } from '../ui/index.ts';
import { sellerPurchase } from '../product/index.ts';
import { createButtonDisplay } from './button-display.ts';
import { follow, guarded } from '../printed/index.ts';
import { onPageShow } from './on-page-show.ts';
import { PRINTED } from './parts/index.ts';
import { listenToClicks } from './button-clicks.ts';

/** Dependencies of a buy button. */
export interface BuyButtonParts {
  readonly button: HTMLElement;
  readonly model: ProductModel;
  readonly storefront: Storefront;
  readonly isExpress: () => boolean;
  readonly getSettings: () => QuantitySettings;
  /** Reads the current values of the page's controls. */
  readonly readControls: () => void;
  /** Shows a failure; null clears it. */
  readonly showFailure: (failure: PurchaseFailure | null) => void;
}

/**
 * Makes a printed button sell, with the usual labels and times, one request at a time, and without moving the focus.
 * @param parts the button, its product and its store
 * @param signal stops it, after the answer to a pending request
 * Source: docs/behaviour/printed-markup.md §5
 */
export function wireBuyButton(parts: BuyButtonParts, signal: AbortSignal): void {
  const { button, model, storefront, isExpress, getSettings, readControls, showFailure } = parts;
  const noticeAfter = button.closest(PRINTED.wrapper) ?? button;
  const purchase = sellerPurchase({
    element: button,
    model,
    storefront,
    isExpress,
    getSettings,
    noticeAfter,
  });
  followState(button, model, purchase, signal);
  const stop = purchase.$failure.listen((failure) => {
    guarded('failure', () => {
      showFailure(failure);
    });
  });
  signal.addEventListener('abort', stop);
  // A removed button still reports the outcome of its last click.
  signal.addEventListener('abort', () => {
    onceAnswered(purchase, () => {
      purchase.dispose();
    });
  });
  listenToClicks(button, signal, () => {
    readControls();
    whenProvided(button, () => void purchase.submit());
  });
  onPageShow(({ persisted }) => {
    if (persisted) purchase.reset();
  }, signal);
}

function followState(
  button: HTMLElement,
  model: ProductModel,
  { $state }: Purchase,
  signal: AbortSignal,
): void {
  const { $product, $match } = model;
  const display = createButtonDisplay(button, signal);
  const show = () => {
    const product = $product.get();
    const match = $match.get();
    const variant = match?.state === 'matched' ? match.variant : null;
    display.show({
      state: $state.get().state,
      label: busyLabel($state.get(), model),
      isSoldOut: product !== null && productStatus(product, variant) === 'sold-out',
    });
  };
  const speak = () => {
    const label = busyLabel($state.get(), model);
    if (label !== null) announce(label, 'purchase');
  };
  follow([$state, $product, $match], 'button', show, signal);
  follow([$state], 'announce', speak, signal);
}

/** Null at rest, when the button shows its printed label. */
function busyLabel(state: PurchaseState, { $product }: ProductModel): string | null {
  const isBusy = state.state === 'adding' || state.state === 'added';
  return isBusy ? addButtonLabel($product.get(), state) : null;
}
