import {
  addButtonLabel,
  productStatus,
  type ProductModel,
  type Purchase,
  type PurchaseFailure,
  type PurchaseState,
  type QuantitySettings,
} from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { whenProvided } from '../host/index.ts';
import { liveRegion } from '../parts/live-region.ts';
import { sellerPurchase } from '../parts/seller-purchase.ts';
import { createButtonFace } from './button-face.ts';
import { follow, guarded } from './guarded.ts';
import { onPageShow } from './on-page-show.ts';
import { hearPresses } from './presses.ts';

/** What a button needs to sell. */
export interface BuyButtonParts {
  readonly button: HTMLElement;
  readonly model: ProductModel;
  readonly storefront: Storefront;
  readonly isExpress: () => boolean;
  readonly getSettings: () => QuantitySettings;
  /** Reads what the page's controls hold now. */
  readonly readControls: () => void;
  /** Shows what went wrong; null when it was mended. */
  readonly showFailure: (failure: PurchaseFailure | null) => void;
}

/**
 * Makes a printed button sell: the usual labels and times, one request at a time, and the focus stays.
 * @param parts the button, its product and its store
 * @param signal ends it; an answer under way is still heard
 * Source: docs/behaviour/printed-markup.md §5
 */
export function wireBuyButton(parts: BuyButtonParts, signal: AbortSignal): void {
  const { button, model, storefront, isExpress, getSettings, readControls, showFailure } = parts;
  const purchase = sellerPurchase({ element: button, storefront, isExpress, getSettings }, model);
  followState(button, model, purchase, signal);
  const stop = purchase.$failure.listen((failure) => {
    guarded('failure', () => {
      showFailure(failure);
    });
  });
  signal.addEventListener('abort', stop);
  signal.addEventListener('abort', () => {
    disposeWhenAnswered(purchase);
  });
  hearPresses(button, signal, () => {
    readControls();
    whenProvided(button, () => void purchase.press());
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
  const face = createButtonFace(button, signal);
  const paint = () => {
    const product = $product.get();
    const match = $match.get();
    const variant = match?.state === 'matched' ? match.variant : null;
    face.paint({
      state: $state.get().state,
      label: labelOf($state.get(), model),
      isSoldOut: product !== null && productStatus(product, variant) === 'sold-out',
    });
  };
  const announce = () => {
    const label = labelOf($state.get(), model);
    if (label !== null) liveRegion().announce(label, 'purchase');
  };
  follow([$state, $product, $match], 'button', paint, signal);
  follow([$state], 'announce', announce, signal);
}

/** While something is under way; at rest the button says what the page printed. */
function labelOf(state: PurchaseState, { $product }: ProductModel): string | null {
  const isUnderWay = state.state === 'adding' || state.state === 'added';
  return isUnderWay ? addButtonLabel($product.get(), state) : null;
}

/** A button that has left still tells the page what came of its last press. */
function disposeWhenAnswered(purchase: Purchase): void {
  if (purchase.$state.get().state !== 'adding') {
    purchase.dispose();
    return;
  }
  const stop = purchase.$state.listen(({ state }) => {
    if (state === 'adding') return;
    stop();
    purchase.dispose();
  });
}
