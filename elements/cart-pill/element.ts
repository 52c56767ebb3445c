import { atom, type ReadableAtom } from 'nanostores';
import { formatMoney } from '../../core/money/index.ts';
import { StoreElement, localeAttribute, urlAttribute, wordAttribute, type Markup } from '../host/index.ts';
import { baseStyles } from '../parts/base-styles.ts';
import { liveRegion } from '../parts/live-region.ts';
import { isCartPage, onAddressChange } from './cart-page.ts';
import type { PillHost } from './pill-host.ts';
import { pillLabel, pillMarkup, type PillContent } from './pill-markup.ts';
import { pillStyles } from './styles.ts';

/** Changes within this time are spoken as one. Source: docs/behaviour/cart-pill.md §2.1. */
const ANNOUNCE_DELAY_MS = 1_000;

/**
 * Floating link to the cart: how many items, and the subtotal; not there while the cart is empty or on the cart page.
 * Source: docs/behaviour/cart-pill.md §1
 * @tag cart-pill
 * @csspart link - the pill
 * @csspart count - the number of items
 * @csspart subtotal - the amount
 * @cssstate initialised - the cart has been read
 * @cssstate uninitialised - it has not
 * @cssstate empty - there is nothing in it
 */
export class CartPillElement extends StoreElement implements PillHost {
  static override readonly loadView = () => import('./view.tsx');
  static override readonly isFloating = true;
  static override readonly styles = [baseStyles, pillStyles];
  static override readonly properties = {
    href: urlAttribute('href'),
    position: wordAttribute('position', ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'inline']),
    locale: localeAttribute('locale'),
  };

  /** Where the pill leads; the cart page of the settings by default. */
  declare href: string;
  /** The corner, or `inline` for the place where the tag stands. */
  declare position: string;
  declare locale: string;

  readonly #content = atom<PillContent | null>(null);

  /** What the pill shows; null on the cart page. */
  get $content(): ReadableAtom<PillContent | null> {
    return this.#content;
  }

  protected override arrived(): void {
    const { cart, settings } = this.storefront;
    let spokenBefore: string | null = null;
    const again = () => {
      this.changed();
    };
    onAddressChange(again, this.life);
    this.follow(settings.$settings, again);
    this.follow(cart.$subtotal, again);
    this.follow(cart.$count, again);
    this.follow(cart.$status, ({ state }) => {
      const isInitialised = state === 'ready' || state === 'stale';
      this.setState('initialised', isInitialised);
      this.setState('uninitialised', !isInitialised);
      // What stands there at first is not news.
      if (isInitialised) spokenBefore ??= this.#label();
    });
    this.follow(this.#content, () => {
      this.repaint();
      const spoken = this.#label();
      if (spokenBefore === null || spoken === spokenBefore) return;
      spokenBefore = spoken;
      if (spoken !== '') liveRegion().announce(spoken, 'cart', ANNOUNCE_DELAY_MS);
    });
  }

  protected override changed(): void {
    const { cart, settings } = this.storefront;
    const page = settings.$settings.get();
    const { urls, locale } = page;
    const href = this.href || urls.cart;
    const count = cart.$count.get();
    const subtotal = cart.$subtotal.get();
    this.setState('empty', count === 0);
    this.#content.set(
      isCartPage(href, page)
        ? null
        : {
            count,
            href,
            position: this.position,
            subtotalText: subtotal && formatMoney(subtotal, { locale: this.locale || locale }),
          },
    );
  }

  protected override coldMarkup(): readonly Markup[] {
    const content = this.#content.get();
    return content ? pillMarkup(content) : [];
  }

  #label(): string {
    const content = this.#content.get();
    return content && content.count > 0 ? pillLabel(content) : '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cart-pill': CartPillElement;
  }
}
