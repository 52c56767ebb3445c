import type { CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem } from '../../core/product/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { faceOf, StoreElement, warnAuthor } from '../host/index.ts';
import { createProductSource } from '../product/index.ts';
import { priceTagAttributes } from './attributes.ts';
import { PriceTag } from './face.tsx';
import { PriceTagModel } from './model.ts';
import { priceTagSheets } from './styles.ts';

/**
 * Shows the price of a product: sale price, subscription period, badge and low stock. Other tags of the same
 * `store-product` then leave the price out.
 * Source: docs/behaviour/products.md §4, §9.2; docs/behaviour/subscriptions.md §2
 * @tag store-price
 * @slot - content to show until the tag renders
 * @csspart price - the price and the badge
 * @csspart sale-price - the price while on sale
 * @csspart original-price - the price before the sale, struck through
 * @csspart spoken - words before the two prices, for screen readers only
 * @csspart period - how often a subscription is paid, and for how long
 * @csspart total - the sum of all payments of a subscription
 * @csspart scarcity - the low-stock text
 * @csspart status - the badge
 * @csspart sold-out - the badge of a sold-out product
 * @csspart on-sale - the badge of a product on sale
 */
export class StorePriceElement extends StoreElement {
  static override readonly drawing = faceOf(PriceTag);
  static override readonly styles = [...priceTagSheets];
  static override readonly properties = priceTagAttributes;

  /** The website builder's product item, as an object or JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The product's id in the store. Without JSON, the product is fetched by it. */
  declare itemId: string;
  /** Shows `free-label`, which is then required, instead of an amount of zero. */
  declare freeIfZero: boolean;
  /** The text shown instead of an amount of zero, such as "Free". */
  declare freeLabel: string;
  /** Keeps a subscription's duration in the plan's own unit, even if it is whole years. */
  declare keepBillingUnit: boolean;
  /** The locale of amounts, as a BCP 47 tag. Default: the page's locale. */
  declare locale: string;
  /** The currency of a product whose JSON has none, as an ISO 4217 code. Default: the page's currency. */
  declare currency: CurrencyCode | '';

  readonly #model = this.show(StorePriceElement.drawing, new PriceTagModel(storefront()));

  readonly #source = createProductSource(this, (product) => {
    this.#model.use(product);
  });

  protected override onConnected(): void {
    this.#source.watch(this.life);
    this.#model.start(this.listen);
  }

  protected override onDisconnected(): void {
    this.#model.stop();
  }

  /** Another place may have another product. */
  protected override onMoved(): void {
    this.#source.refresh();
  }

  protected override changed(): void {
    this.#source.refresh();
    if (this.freeIfZero && !this.freeLabel) warnAuthor(this, { about: 'free-label' });
    this.#model.setLook(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-price': StorePriceElement;
  }
}
