import { type CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem } from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { faceOf, StoreElement } from '../host/index.ts';
import { createProductSource } from '../product/index.ts';
import { installmentAttributes } from './attributes.ts';
import { InstallmentPill } from './face.tsx';
import { InstallmentModel, type HostedPage } from './model.ts';
import { installmentSheets } from './styles.ts';

const hostedPages = retryable(() => import('./hosted-page/open-hosted-page.ts'));

/**
 * Shows in how many installments a product or the cart can be paid. A button opens a page with the details.
 * Source: docs/behaviour/instalments.md §1, §2, §3, §5
 * @tag afterpay-pill
 * @slot - content to show until the tag renders
 * @csspart pill - everything
 * @csspart message - brand and text
 * @csspart brand - the brand
 * @csspart text - the text
 * @csspart spoken - the text for screen readers
 * @csspart info - the button that opens the details
 * @fires store-open - before the page with the details opens
 * @fires store-close - after it has closed
 * @cssstate in-range - installments are offered
 * @cssstate out-of-range - the price is too high or too low for installments
 * @cssstate open - the page with the details is open
 */
export class AfterpayPillElement extends StoreElement {
  static override readonly drawing = faceOf(InstallmentPill);
  static override readonly styles = [...installmentSheets];
  static override readonly properties = installmentAttributes;

  /** The website builder's product item, as an object or JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The product's id in the store. Without JSON, the product is fetched by it. */
  declare itemId: string;
  /** Uses the cart's total instead of a product's price. */
  declare cart: boolean;
  /** The price in minor units. Default: the product's own. */
  declare priceCents: number | null;
  /** Offers installments above this total, in minor units. Default: that of the product or the page. */
  declare minimumCents: number | null;
  /** Offers installments up to this total, in minor units. Default: that of the product or the page. */
  declare maximumCents: number | null;
  /** The number of payments. */
  declare installments: number;
  /** The store's country, as an ISO 3166 code. Default: that of the product or the page. */
  declare country: string;
  /** The visitor's language or locale, such as `fr_CA`. Default: that of the product or the page. */
  declare shopperLanguage: string;
  /** The URL of the page with the details. Default: the `modalUrls` of the settings. */
  declare modalSrc: string;
  /** The locale of amounts, as a BCP 47 tag. Default: the page's locale. */
  declare locale: string;
  /** The currency of a product whose JSON has none, as an ISO 4217 code. Default: the page's currency. */
  declare currency: CurrencyCode | '';

  readonly #model = this.show(
    AfterpayPillElement.drawing,
    new InstallmentModel({
      storefront: storefront(),
      openPage: (page) => this.#openPage(page),
    }),
  );

  /** Whether the product is watched, while the element is in the page. */
  #isWatching = false;

  readonly #source = createProductSource(this, (product) => {
    this.#model.use(product);
  });

  protected override onConnected(): void {
    this.#isWatching = false;
    this.#watchProduct();
    this.#model.start(this.listen);
    void this.#prepare();
  }

  protected override onDisconnected(): void {
    this.#model.stop();
  }

  /** Another place may have another product. */
  protected override onMoved(): void {
    this.#source.refresh();
  }

  protected override changed(): void {
    this.#watchProduct();
    this.#source.refresh();
    this.#model.setAttributes(this);
  }

  /** With its own price or the cart's it needs no product, so a missing product is not reported. */
  #watchProduct(): void {
    if (this.#isWatching || this.cart || this.priceCents !== null) return;
    this.#isWatching = true;
    this.#source.watch(this.life);
  }

  async #openPage(page: HostedPage): Promise<void> {
    const { life } = this;
    const opener = this.renderRoot.querySelector<HTMLElement>('[part="info"]');
    try {
      const { openHostedPage } = await hostedPages.load();
      if (opener) await openHostedPage(page, { opener, owner: this, life });
    } catch (error) {
      // The tag was removed while its page was loading.
      if (!life.aborted) throw error;
    }
  }

  /** The network bundle brings the installment context with its settings. */
  async #prepare(): Promise<void> {
    try {
      await storefront().prepare();
      this.guard(() => {
        this.#model.setPrepared();
      }, 'prepare');
    } catch {
      // A failed load of the network bundle is reported there.
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'afterpay-pill': AfterpayPillElement;
  }
}
