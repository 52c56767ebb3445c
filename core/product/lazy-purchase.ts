import { atom } from 'nanostores';
import { FAILURE_WORDS } from '../words/index.ts';
import { alertTitle } from './alert-title.ts';
import { listenToModel } from './listen-to-model.ts';
import type { ProductModel } from './product-model.ts';
import { ADDING, IDLE, type Purchase, type PurchaseFailure, type PurchaseState } from './purchase-state.ts';
import { ERROR_TIMING } from './error-timing.ts';
import { type Selection, selectionOf } from './selection.ts';

/** Dependencies of a lazy purchase. */
export interface LazyPurchaseParts {
  readonly model: ProductModel;
  /** Loads the purchase code; after a failure the next click calls it again. */
  readonly load: () => Promise<() => Purchase>;
  /** Whether the button leads straight to the checkout. */
  readonly isExpress: () => boolean;
  /** Called when a purchase failed; true means that the caller shows the failure. */
  readonly onFailed: (failure: PurchaseFailure) => boolean;
}

/**
 * A purchase whose code is still loading. It shows a click at once, keeps its selection, and runs it when
 * the code has loaded.
 * Source: docs/behaviour/adding-to-cart.md §2.8
 */
export class LazyPurchase implements Purchase {
  readonly $state = atom<PurchaseState>(IDLE);
  readonly $failure = atom<PurchaseFailure | null>(null);
  readonly #parts: LazyPurchaseParts;
  readonly #stopListening: () => void;
  #purchase: Purchase | null = null;
  #isDisposed = false;
  // Counted, because a reset drops clicks that were kept before.
  #attempt = 0;

  /**
   * Starts loading.
   * @param parts model, loader and callbacks
   */
  constructor(parts: LazyPurchaseParts) {
    this.#parts = parts;
    this.#stopListening = listenToModel(parts.model, {
      onEdit: () => {
        this.$failure.set(null);
      },
      onOtherProduct: () => {
        this.reset();
      },
    });
    parts.load().then(
      (create) => {
        if (!this.#isDisposed) this.#open(create);
      },
      () => {
        // The next click tries again.
      },
    );
  }

  submit(selection = selectionOf(this.#parts.model), additionalFields?: string): Promise<void> {
    return this.#purchase?.submit(selection, additionalFields) ?? this.#keepClick(selection);
  }

  reset(): void {
    this.#attempt += 1;
    this.#purchase?.reset();
    this.$state.set(IDLE);
    this.$failure.set(null);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stopListening();
    this.reset();
    this.#purchase?.dispose();
  }

  #open(create: () => Purchase): Purchase {
    if (this.#purchase) return this.#purchase;
    const purchase = create();
    purchase.$state.listen((state) => {
      this.$state.set(state);
    });
    purchase.$failure.listen((failure) => {
      this.$failure.set(failure);
    });
    this.#purchase = purchase;
    return purchase;
  }

  async #keepClick(selection: Selection): Promise<void> {
    if (this.$state.get().state === 'adding') return;
    this.reset();
    const attempt = this.#attempt;
    this.$state.set(ADDING);
    const create = await this.#parts.load().catch(() => null);
    if (this.#attempt !== attempt) return;
    if (!create) {
      this.#fail();
      return;
    }
    const purchase = this.#open(create);
    const answer = purchase.submit(selection);
    // A page that prevented the purchase left it idle.
    this.$state.set(purchase.$state.get());
    await answer;
  }

  /** Nothing was sent: to the visitor it is like being offline. */
  #fail(): void {
    const { model, isExpress, onFailed } = this.#parts;
    const attempt = this.#attempt;
    const title = alertTitle(model.$product.get(), isExpress());
    const message = FAILURE_WORDS.checkConnection;
    const failure: PurchaseFailure = { code: 'offline', title, message, field: null };
    if (!onFailed(failure)) this.$failure.set(failure);
    this.$state.set({ state: 'error' });
    setTimeout(() => {
      if (this.#attempt === attempt) this.$state.set(IDLE);
    }, ERROR_TIMING.errorMs);
  }
}
