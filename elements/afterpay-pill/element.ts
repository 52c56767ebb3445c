import { MAX_CENTS, type CurrencyCode } from '../../core/money/index.ts';
import type { ProductItem } from '../../core/product/index.ts';
import { retryable } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import {
  booleanAttribute,
  faceOf,
  integerAttribute,
  localeAttribute,
  StoreElement,
  textAttribute,
  urlAttribute,
} from '../host/index.ts';
import { baseStyles } from '../parts/base-styles.ts';
import { createProductSource, productAttributes } from '../parts/product-source.ts';
import { spokenStyles } from '../parts/spoken-styles.ts';
import { InstallmentPill } from './face.tsx';
import { InstallmentModel, type HostedPage } from './model.ts';
import { installmentStyles } from './styles.ts';

const hostedPages = retryable(() => import('./hosted-page/open-hosted-page.ts'));

const AMOUNT = { min: 0, max: MAX_CENTS, fallback: null };

/**
 * In how many payments a product can be paid, and a page that tells more.
 * Source: docs/behaviour/instalments.md §1, §2, §3, §5
 * @tag afterpay-pill
 * @slot - content to show until the element renders
 * @csspart pill - everything
 * @csspart message - brand and text
 * @csspart brand - the brand
 * @csspart text - the text
 * @csspart spoken - what screen readers say instead
 * @csspart info - the button that tells more
 * @fires store-open - before the page that tells more opens; cancelable
 * @fires store-close - after it has closed
 * @cssstate in-range - it can be paid in instalments
 * @cssstate out-of-range - it costs too much or too little for that
 * @cssstate open - the page that tells more is open
 */
export class AfterpayPillElement extends StoreElement {
  static override readonly drawing = faceOf(InstallmentPill);
  static override readonly styles = [baseStyles, spokenStyles, installmentStyles];
  static override readonly properties = {
    ...productAttributes,
    cart: booleanAttribute('cart', false),
    priceCents: integerAttribute('price-cents', AMOUNT),
    minimumCents: integerAttribute('minimum-cents', AMOUNT),
    maximumCents: integerAttribute('maximum-cents', AMOUNT),
    installments: integerAttribute('installments', { min: 2, max: 12, fallback: 4 }),
    country: textAttribute('country'),
    shopperLanguage: textAttribute('shopper-language'),
    modalSrc: urlAttribute('modal-src'),
    locale: localeAttribute('locale'),
  };

  /** The product item of the website builder, as an object or a JSON text. */
  declare product: ProductItem | string | null | undefined;
  /** The id by which the store knows the product: where it has no JSON, it is fetched. */
  declare itemId: string;
  /** Judges what is in the cart, in place of a product. */
  declare cart: boolean;
  /** The price in minor units, in place of the product's own. */
  declare priceCents: number | null;
  /** Instalments are offered above this total, in minor units; as the product or the page says by default. */
  declare minimumCents: number | null;
  /** Instalments are offered up to this total, in minor units; as the product or the page says by default. */
  declare maximumCents: number | null;
  /** How many payments, 2–12. */
  declare installments: number;
  /** The store's country, as an ISO 3166 code; as the product or the page says by default. */
  declare country: string;
  /** The visitor's language or locale, such as `fr_CA`; as the product or the page says by default. */
  declare shopperLanguage: string;
  /** The page that tells more; the page's `modalUrls` say it by default. */
  declare modalSrc: string;
  /** How amounts are written, as a BCP 47 tag; as the page says by default. */
  declare locale: string;
  /** The currency of a product whose JSON names none, as an ISO 4217 code; as the page says by default. */
  declare currency: CurrencyCode | '';

  readonly #model = this.show(
    AfterpayPillElement.drawing,
    new InstallmentModel({
      storefront: storefront(),
      openPage: (page) => this.#openPage(page),
    }),
  );

  /** Whether the product is looked for, for as long as the element is in the page. */
  #isWatching = false;

  readonly #source = createProductSource(this, (product) => {
    this.#model.use(product);
  });

  protected override arrived(): void {
    this.#isWatching = false;
    this.#watchProduct();
    this.#model.start(this.listen);
    void this.#prepare();
  }

  protected override left(): void {
    this.#model.stop();
  }

  /** Another place may have another product. */
  protected override placed(): void {
    this.#source.refresh();
  }

  protected override changed(): void {
    this.#watchProduct();
    this.#source.refresh();
    this.#model.setAttributes(this);
  }

  /** With a price of its own, or the cart's, it needs no product, and nobody is told that there is none. */
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
      // Nobody waits for the page of a tag that has left.
      if (!life.aborted) throw error;
    }
  }

  /** The instalment context stands among the settings that come with what talks to the store. */
  async #prepare(): Promise<void> {
    try {
      await storefront().prepare();
      this.guard(() => {
        this.#model.setPrepared();
      }, 'prepare');
    } catch {
      // Whoever cannot load the store hears of that by itself.
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'afterpay-pill': AfterpayPillElement;
  }
}
