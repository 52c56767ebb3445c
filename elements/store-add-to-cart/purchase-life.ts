import type { ProductModel, Purchase } from '../../core/product/index.ts';

/**
 * The purchase of an element: one per model, and none while the element is away. A model may be shared and live longer
 * than the element: what has left does not go on listening to it.
 */
export class PurchaseLife {
  readonly #make: (model: ProductModel) => Purchase;
  #model: ProductModel | null = null;
  #purchase: Purchase | null = null;
  #isAway = true;

  constructor(make: (model: ProductModel) => Purchase) {
    this.#make = make;
  }

  /** The purchase of now; null without a model, and while the element is away. */
  get current(): Purchase | null {
    return this.#purchase;
  }

  /** Goes over to another model; a write under way ends unseen. */
  use(model: ProductModel): void {
    this.#purchase?.dispose();
    this.#model = model;
    this.#purchase = this.#isAway ? null : this.#make(model);
  }

  /** The element has come into the page. */
  arrive(): void {
    this.#isAway = false;
    if (this.#model) this.#purchase ??= this.#make(this.#model);
  }

  /** The element has left: the purchase ends, but first it hears the answer to a write that is under way. */
  leave(): void {
    this.#isAway = true;
    const purchase = this.#purchase;
    if (!purchase) return;
    const end = () => {
      if (!this.#isAway || this.#purchase !== purchase) return;
      this.#purchase = null;
      purchase.dispose();
    };
    if (purchase.$state.get().state !== 'adding') {
      end();
      return;
    }
    const stop = purchase.$state.listen(({ state }) => {
      if (state === 'adding') return;
      stop();
      end();
    });
  }
}
