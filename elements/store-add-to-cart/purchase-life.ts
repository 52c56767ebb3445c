import { onceAnswered, type ProductModel, type Purchase } from '../../core/product/index.ts';

/**
 * The purchase of an element: one per model, and none while the element is out of the page. A model may be shared and
 * outlive the element, which must not keep listening to it.
 */
export class PurchaseLife {
  readonly #make: (model: ProductModel) => Purchase;
  #model: ProductModel | null = null;
  #purchase: Purchase | null = null;
  #isAway = true;

  constructor(make: (model: ProductModel) => Purchase) {
    this.#make = make;
  }

  /** The current purchase; null without a model, and while the element is out of the page. */
  get current(): Purchase | null {
    return this.#purchase;
  }

  /** Switches to another model; the answer to a pending write is ignored. */
  use(model: ProductModel): void {
    this.#purchase?.dispose();
    this.#model = model;
    this.#purchase = this.#isAway ? null : this.#make(model);
  }

  /** The element was inserted into the page. */
  start(): void {
    this.#isAway = false;
    if (this.#model) this.#purchase ??= this.#make(this.#model);
  }

  /** The element was removed: the purchase ends, after the answer to a pending write. */
  stop(): void {
    this.#isAway = true;
    const purchase = this.#purchase;
    if (!purchase) return;
    onceAnswered(purchase, () => {
      if (!this.#isAway || this.#purchase !== purchase) return;
      this.#purchase = null;
      purchase.dispose();
    });
  }
}
