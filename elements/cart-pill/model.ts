import { atom } from 'nanostores';
import { cartStates, countText, isCartKnown, spokenCount } from '../../core/cart-client/index.ts';
import { formatMoney } from '../../core/money/index.ts';
import type { Settings } from '../../core/page/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { CART_WORDS, counted } from '../../core/words/index.ts';
import type { Listen, Model } from '../host/index.ts';

/** What the pill shows: nothing while the cart is empty or on the cart page. */
export type PillContent =
  | { readonly state: 'hidden' }
  | {
      readonly state: 'shown';
      readonly href: string;
      readonly position: string;
      readonly countText: string;
      /** Null where the store sent no amount. */
      readonly subtotalText: string | null;
      /** The accessible name: the number of items, then the subtotal. */
      readonly label: string;
      /** Whether a click opens the cart over the page. */
      readonly opensDrawer: boolean;
    };

/** What a visitor can do with the pill. */
export interface PillActions {
  /** Opens the cart over the page instead of following the link. */
  readonly click: (click: Click) => void;
}

/** A click on the link. */
export interface Click {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** Keeps the link from being followed. */
  preventDefault(): void;
}

/** The tag's attributes; empty texts mean the settings. */
export interface PillLook {
  readonly href: string;
  readonly position: string;
  readonly locale: string;
  /** What a click opens. */
  readonly opens: 'page' | 'drawer';
}

/** What the pill's model needs from its shell. */
export interface PillModelParts {
  readonly storefront: Pick<Storefront, 'cart' | 'settings'>;
  /** Whether the current page is the pill's target. */
  readonly isCartPage: (href: string, settings: Settings) => boolean;
  /** Announces a changed label. */
  readonly announce: (label: string) => void;
  /** Whether the page has a cart that opens over it, and its code has loaded. */
  readonly hasDrawer: () => boolean;
  /** Opens it; false if the page prevents it. */
  readonly openDrawer: () => boolean;
}

const HIDDEN = { state: 'hidden' } as const;

/**
 * The pill without a view: its content.
 * Source: docs/behaviour/cart-pill.md §1, §2
 */
export class PillModel implements Model<PillContent, PillActions> {
  readonly $content = atom<PillContent>(HIDDEN);
  readonly $states = atom<readonly string[]>([]);
  readonly actions: PillActions;
  readonly #parts: PillModelParts;
  #look: PillLook = { href: '', position: '', locale: '', opens: 'page' };
  /** The label that was announced last, or the initial one; null until the cart is known. */
  #spokenLabel: string | null = null;

  /**
   * Creates the model of one pill.
   * @param parts the shop, and the shell's functions
   */
  constructor(parts: PillModelParts) {
    this.#parts = parts;
    this.actions = { click: this.#onClick };
  }

  /** Updates the attributes. */
  setLook(look: PillLook): void {
    this.#look = look;
    this.refresh();
  }

  /** The element was inserted into the page; the initial cart is not announced. */
  start(listen: Listen): void {
    const { cart, settings } = this.#parts.storefront;
    this.#spokenLabel = null;
    for (const store of [settings.$settings, cart.$count, cart.$subtotal, cart.$status])
      listen<unknown>(store, this.refresh);
    for (const store of [cart.$desired, cart.$removing]) listen<unknown>(store, this.refresh);
    this.refresh();
  }

  /** Updates the content, also after the page's address has changed. */
  readonly refresh = (): void => {
    const { cart } = this.#parts.storefront;
    const content = this.#gather();
    this.$content.set(content);
    this.$states.set(cartStates(cart));
    if (isCartKnown(cart)) this.#speak(content);
  };

  #gather(): PillContent {
    const { storefront, isCartPage } = this.#parts;
    const { cart, settings } = storefront;
    const page = settings.$settings.get();
    const count = cart.$count.get();
    const subtotal = cart.$subtotal.get();
    const href = this.#look.href || page.urls.cart;
    if (count === 0 || isCartPage(href, page)) return HIDDEN;
    const subtotalText = subtotal && formatMoney(subtotal, { locale: this.#look.locale || page.locale });
    return {
      state: 'shown',
      href,
      position: this.#look.position,
      countText: counted(CART_WORDS.itemCount, count, countText(count)),
      subtotalText,
      opensDrawer: this.#opensDrawer(),
      label: subtotalText === null ? spokenCount(count) : `${spokenCount(count)}, ${subtotalText}`,
    };
  }

  readonly #onClick = (click: Click): void => {
    // Such a click opens the cart page elsewhere.
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (this.#opensDrawer() && this.#parts.openDrawer()) click.preventDefault();
  };

  #opensDrawer(): boolean {
    return this.#look.opens === 'drawer' && this.#parts.hasDrawer();
  }

  #speak(content: PillContent): void {
    const label = content.state === 'shown' ? content.label : '';
    const isNews = this.#spokenLabel !== null && label !== this.#spokenLabel;
    this.#spokenLabel = label;
    if (isNews && label !== '') this.#parts.announce(label);
  }
}
