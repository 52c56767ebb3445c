import type { ProductModel } from '../../core/product/index.ts';
import { tryAndReport } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { productAround } from '../product/index.ts';

/** A tag that is about a product without showing it. */
interface AboutProduct extends HTMLElement {
  /** The product's id; empty for that of the `store-product` around, or of the page. */
  readonly itemId: string;
}

/**
 * Finds and follows the product that a tag is about: that of its `item-id`, of the `store-product` around it, or of the
 * page.
 * Source: docs/behaviour/product-lists.md §5.1; docs/behaviour/reviews.md §1
 */
export class ProductAround {
  readonly #host: AboutProduct;
  readonly #onChange: () => void;
  #life: AbortSignal | null = null;
  #model: ProductModel | null = null;
  #stop: () => void = () => undefined;
  #isKnown = false;

  /**
   * Creates the search for the product of one tag.
   * @param host the tag
   * @param onChange called when the page's settings are complete, and whenever the product may have changed after that
   */
  constructor(host: AboutProduct, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** Whether the page's settings are complete; the network bundle reads them. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** The product's id; null for none. */
  get id(): string | null {
    const { item } = storefront().settings.$settings.get();
    return this.#host.itemId || this.#model?.$product.get()?.id || item?.id || null;
  }

  /**
   * Loads the settings.
   * @param life aborts when the tag is removed from the page
   */
  connect(life: AbortSignal): void {
    this.#life = life;
    life.addEventListener('abort', () => {
      this.#stop();
    });
    void this.#prepare(life);
  }

  /** Searches again; called when the tag has been inserted or moved. */
  readonly find = (): void => {
    this.#stop();
    this.#model = productAround(this.#host, this.find);
    if (this.#model && this.#life?.aborted === false) this.#stop = this.#model.$product.listen(this.#change);
    this.#change();
  };

  async #prepare(life: AbortSignal): Promise<void> {
    try {
      await storefront().prepare();
    } catch (error) {
      // Printed content stays.
      storefront().report(error, `${this.#host.localName}/prepare`);
      return;
    }
    this.#isKnown = true;
    if (!life.aborted) this.#change();
  }

  readonly #change = (): void => {
    if (!this.#isKnown) return;
    tryAndReport(storefront().report, `${this.#host.localName}/product`, this.#onChange);
  };
}
