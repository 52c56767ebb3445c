import type { CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem } from '../../core/product/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import {
  booleanAttribute,
  faceOf,
  localeAttribute,
  StoreElement,
  teach,
  textAttribute,
} from '../host/index.ts';
import { baseStyles } from '../parts/base-styles.ts';
import { priceStyles } from '../parts/price-styles.ts';
import { spokenStyles } from '../parts/spoken-styles.ts';
import { createProductSource, productAttributes } from '../parts/product-source.ts';
import { PriceTag } from './face.tsx';
import { PriceTagModel } from './model.ts';
import { priceTagStyles } from './styles.ts';

/**
 * What a product costs: price or sale price, "from", period of a subscription, badge, how few are left. Other tags of the
 * same product leave the price to it.
 * Source: docs/behaviour/products.md §4, §9.2; docs/behaviour/subscriptions.md §2
 * @tag store-price
 * @slot - content to show until the element renders
 * @csspart price - the price and the badge
 * @csspart sale-price - the price while on sale
 * @csspart original-price - the price before the sale, struck through
 * @csspart spoken - words before the two prices, for screen readers only
 * @csspart period - how often a subscription is paid, and for how long
 * @csspart total - what all payments of a subscription come to
 * @csspart scarcity - how few are left
 * @csspart status - the badge
 * @csspart sold-out - the badge of what is sold out
 * @csspart on-sale - the badge of what is on sale
 */
export class StorePriceElement extends StoreElement {
  static override readonly drawing = faceOf(PriceTag);
  static override readonly styles = [baseStyles, spokenStyles, priceStyles, priceTagStyles];
  static override readonly properties = {
    ...productAttributes,
    freeIfZero: booleanAttribute('free-if-zero', false),
    freeLabel: textAttribute('free-label'),
    keepBillingUnit: booleanAttribute('keep-billing-unit', false),
    locale: localeAttribute('locale'),
  };

  /** The product item of the website builder, as an object or a JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The id by which the store knows the product: where it has no JSON, it is fetched. */
  declare itemId: string;
  /** Whether an amount of zero gives way to `freeLabel`, which is required then. */
  declare freeIfZero: boolean;
  /** The words in place of an amount of zero, such as "Free". */
  declare freeLabel: string;
  /** Whether the duration of a subscription stays in the plan's own unit, also where it is whole years. */
  declare keepBillingUnit: boolean;
  /** How amounts are written, as a BCP 47 tag; as the page says by default. */
  declare locale: string;
  /** The currency of a product whose JSON names none, as an ISO 4217 code; as the page says by default. */
  declare currency: CurrencyCode | '';

  readonly #model = this.show(StorePriceElement.drawing, new PriceTagModel(storefront()));

  readonly #source = createProductSource(this, (product) => {
    this.#model.use(product);
  });

  protected override arrived(): void {
    this.#source.watch(this.life);
    this.#model.start(this.listen);
  }

  protected override left(): void {
    this.#model.stop();
  }

  /** Another place may have another product. */
  protected override placed(): void {
    this.#source.refresh();
  }

  protected override changed(): void {
    this.#source.refresh();
    if (this.freeIfZero && !this.freeLabel) teach(this, { about: 'free-label' });
    this.#model.setLook(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'store-price': StorePriceElement;
  }
}
