import { atom } from 'nanostores';
import {
  readInstallmentContext,
  type InstallmentContext,
  type OwnInstallmentContext,
} from '../../core/installments/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';
import type { Settings } from '../../core/page/index.ts';
import type { ProductModel } from '../../core/product/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { fill } from '../../core/text/index.ts';
import { INSTALLMENT_WORDS } from '../../core/words/index.ts';
import type { Listen, Model } from '../host/index.ts';
import {
  askedOf,
  askedOfCart,
  type Asked,
  installmentContent,
  type AvailableInstallments,
  type InstallmentContent,
} from './content.ts';

/** What a visitor can do. */
export interface InstallmentActions {
  /** Opens the details page. */
  readonly open: () => void;
}

/** The tag's attributes; null and empty texts mean the product, then the page. */
export interface InstallmentAttributes extends OwnInstallmentContext {
  /** Whether instalments are calculated for the cart rather than a product. */
  readonly cart: boolean;
  /** Replaces the product's price, in minor units. */
  readonly priceCents: number | null;
  /** How many payments. */
  readonly installments: number;
  /** The details page. */
  readonly modalSrc: string;
  readonly locale: string;
  readonly currency: CurrencyCode | '';
}

/** A details page that is loading into a dialog. */
export interface HostedPage {
  readonly url: string;
  /** The dialog's name. */
  readonly title: string;
}

/** What the model needs from its shell. */
export interface InstallmentModelParts {
  readonly storefront: Pick<Storefront, 'cart' | 'settings' | 'report'>;
  /** Shows a page in a dialog; resolves when it is shown or has failed. */
  readonly openPage: (page: HostedPage) => Promise<void>;
}

const NOTHING = { state: 'nothing' } as const;
const STATES: readonly string[] = ['in-range', 'out-of-range'];

/**
 * The instalment pill without a view: content and details page.
 * Source: docs/behaviour/instalments.md §1, §2, §3, §5
 */
export class InstallmentModel implements Model<InstallmentContent, InstallmentActions> {
  readonly $content = atom<InstallmentContent>({ state: 'waiting' });
  readonly $states = atom<readonly string[]>([]);
  readonly #parts: InstallmentModelParts;
  #attributes: InstallmentAttributes | null = null;
  #product: ProductModel | null = null;
  /** Null while the element is not in the page. */
  #listen: Listen | null = null;
  /** Whether all settings are loaded. */
  #isPrepared = false;
  #isOpening = false;
  #page: HostedPage | null = null;
  /** The last reported mistake, so that it is reported once. */
  #problem: string | null = null;

  /**
   * Creates the model of one pill.
   * @param parts the shop, and the function that opens a page
   */
  constructor(parts: InstallmentModelParts) {
    this.#parts = parts;
  }

  readonly actions: InstallmentActions = {
    open: () => {
      if (this.#page && !this.#isOpening) void this.#open(this.#page);
    },
  };

  /** Switches to another product model. */
  use(product: ProductModel): void {
    this.#product = product;
    this.#follow();
  }

  /** Updates the attributes; nothing is shown before the first call. */
  setAttributes(attributes: InstallmentAttributes): void {
    this.#attributes = attributes;
    this.#refresh();
  }

  /** All settings are loaded; nothing is shown before. */
  setPrepared(): void {
    this.#isPrepared = true;
    this.#refresh();
  }

  /** The element was inserted into the page. */
  start(listen: Listen): void {
    this.#listen = listen;
    const { cart, settings } = this.#parts.storefront;
    for (const store of [settings.$settings, cart.$cart, cart.$status]) listen<unknown>(store, this.#refresh);
    this.#follow();
  }

  /** The element was removed. */
  stop(): void {
    this.#listen = null;
  }

  // Late notifications from an earlier product change nothing: only the current one is read.
  #follow(): void {
    const { $product, $match, $choice, $quantityText } = this.#product ?? {};
    if ($product) this.#listen?.($product, this.#refresh);
    if ($match) this.#listen?.($match, this.#refresh);
    if ($choice) this.#listen?.($choice, this.#refresh);
    if ($quantityText) this.#listen?.($quantityText, this.#refresh);
    this.#refresh();
  }

  readonly #refresh = (): void => {
    const content = this.#look();
    this.$content.set(content);
    this.$states.set(STATES.filter((name) => name === content.state));
  };

  #look(): InstallmentContent {
    const attributes = this.#attributes;
    if (!attributes || !this.#isPrepared) return this.$content.get();
    const settings = this.#parts.storefront.settings.$settings.get();
    const asked = this.#ask(attributes, settings);
    if (asked === undefined) return { state: 'waiting' };
    const context = this.#contextOf(attributes, settings.installments);
    this.#page = null;
    if (asked === null || context.state !== 'available') return NOTHING;
    this.#page = pageOf(context, attributes.modalSrc, settings.installments);
    return installmentContent(asked, context, {
      count: attributes.installments,
      locale: attributes.locale || settings.locale,
      hasPage: this.#page !== null,
      isOpening: this.#isOpening,
    });
  }

  #ask({ cart, priceCents, currency }: InstallmentAttributes, settings: Settings): Asked | null | undefined {
    if (cart) return askedOfCart(this.#parts.storefront.cart);
    return this.#product ? askedOf(this.#product, priceCents, currency || settings.currency) : undefined;
  }

  #contextOf(own: InstallmentAttributes, page: Settings['installments']): InstallmentContext {
    const product = own.cart ? null : this.#product?.$product.get()?.installments;
    const context = readInstallmentContext({ own, product, page });
    const problem = context.state === 'unusable' ? context.problem : null;
    if (problem !== null && problem !== this.#problem)
      this.#parts.storefront.report(new Error(`Instalment context: ${problem}.`), 'afterpay-pill/context');
    this.#problem = problem;
    return context;
  }

  async #open(page: HostedPage): Promise<void> {
    this.#isOpening = true;
    this.#refresh();
    try {
      await this.#parts.openPage(page);
    } catch (error) {
      // Only logged: the text is correct without it.
      this.#parts.storefront.report(error, 'afterpay-pill/page');
    } finally {
      this.#isOpening = false;
      this.#refresh();
    }
  }
}

function pageOf(
  { locale, brand }: AvailableInstallments,
  modalSrc: string,
  { modalUrls }: Settings['installments'],
): HostedPage | null {
  const url = modalSrc || (Object.hasOwn(modalUrls, locale) ? modalUrls[locale] : '');
  return url ? { url, title: fill(INSTALLMENT_WORDS.paymentsWith, { brand }) } : null;
}
