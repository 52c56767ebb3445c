import { atom } from 'nanostores';
import type { ProductModel } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import type { Listen, Model } from '../host/index.ts';
import { priceContent, type PriceContent } from '../product/index.ts';

/** The content of a price tag. */
export type PriceTagContent =
  | { readonly state: 'no-product' }
  | (PriceContent & { readonly state: 'priced' });

/** The tag's attributes; an empty locale means the page's. */
export interface PriceTagLook {
  readonly locale: string;
  /** Whether an amount of zero is replaced by the label. */
  readonly freeIfZero: boolean;
  readonly freeLabel: string;
  readonly keepBillingUnit: boolean;
}

/**
 * A price without a view: its content follows the product and the chosen variant.
 * Source: docs/behaviour/products.md §4
 */
export class PriceTagModel implements Model<PriceTagContent, null> {
  readonly $content = atom<PriceTagContent>({ state: 'no-product' });
  readonly actions = null;
  readonly #settings: Storefront['settings'];
  #look: PriceTagLook | null = null;
  #product: ProductModel | null = null;
  /** Null while the element is not in the page. */
  #listen: Listen | null = null;

  /**
   * Creates the model of one price.
   * @param storefront the shop
   */
  constructor({ settings }: Pick<Storefront, 'settings'>) {
    this.#settings = settings;
  }

  /** Switches to another product model. */
  use(product: ProductModel): void {
    this.#count(-1);
    this.#product = product;
    this.#follow();
  }

  /** Updates the attributes; nothing is shown before the first call. */
  setLook(look: PriceTagLook): void {
    this.#look = look;
    this.#refresh();
  }

  /** The element was inserted into the page. */
  start(listen: Listen): void {
    this.#listen = listen;
    listen(this.#settings.$settings, this.#refresh);
    this.#follow();
  }

  /** The element was removed: other tags show the price again. */
  stop(): void {
    this.#count(-1);
    this.#listen = null;
  }

  // Late notifications from an earlier product change nothing: only the current one is read.
  #follow(): void {
    this.#count(1);
    if (this.#product) this.#listen?.(this.#product.$product, this.#refresh);
    if (this.#product) this.#listen?.(this.#product.$choice, this.#refresh);
    this.#refresh();
  }

  #count(change: number): void {
    const $count = this.#listen && this.#product?.$priceTagCount;
    $count?.set($count.get() + change);
  }

  readonly #refresh = (): void => {
    const product = this.#product?.$product.get();
    const look = this.#look;
    if (!look || !this.#product) return;
    const { locale, merchandising } = this.#settings.$settings.get();
    this.$content.set(
      product
        ? {
            state: 'priced',
            ...priceContent(product, this.#product, {
              merchandising,
              locale: look.locale || locale,
              freeLabel: look.freeIfZero ? look.freeLabel : '',
              keepsBillingUnit: look.keepBillingUnit,
              onWords: this.#refresh,
            }),
          }
        : { state: 'no-product' },
    );
  };
}
