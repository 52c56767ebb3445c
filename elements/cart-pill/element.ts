import { storefront } from '../../core/storefront/index.ts';
import { StoreElement, faceOf } from '../host/index.ts';
import { announce, onAddressChange } from '../ui/index.ts';
import { drawerDefinition, findDrawer } from './page-drawer.ts';
import { createCartPageCheck } from './is-cart-page.ts';
import { type OPENS, pillAttributes, type POSITIONS } from './attributes.ts';
import { Pill } from './face.tsx';
import { PillModel } from './model.ts';
import { pillSheets } from './styles.ts';

/** Changes within this time are announced as one. Source: docs/behaviour/cart-pill.md §2.1. */
const ANNOUNCE_DELAY_MS = 1_000;

/** The check of this page: all pills share it. */
const isCartPage = createCartPageCheck();

/**
 * Shows a floating link to the cart, with item count and subtotal. It is hidden while the cart is empty, and on the cart
 * page.
 * Source: docs/behaviour/cart-pill.md §1
 * @tag cart-pill
 * @csspart link - the pill
 * @csspart count - the number of items
 * @csspart subtotal - the amount
 * @cssstate initialised - the cart has been read
 * @cssstate uninitialised - the cart has not been read yet
 * @cssstate stale - the last read of the cart failed
 * @cssstate pending - lines are being changed or removed; the totals are out of date
 * @cssstate empty - the cart is empty
 */
export class CartPillElement extends StoreElement {
  static override readonly drawing = faceOf(Pill);
  static override readonly isFloating = true;
  static override readonly styles = [...pillSheets];
  static override readonly properties = pillAttributes;

  /** The link's target. Default: the cart page of the settings. */
  declare href: string;
  /** The corner of the window, or `inline` for the tag's own place in the page. */
  declare position: (typeof POSITIONS)[number];
  /** The locale of amounts, as a BCP 47 tag. Default: the page's locale. */
  declare locale: string;
  /** Whether a click opens the cart page, or the page's `<cart-drawer>`. */
  declare opens: (typeof OPENS)[number];

  readonly #model = this.show(
    CartPillElement.drawing,
    new PillModel({
      storefront: storefront(),
      isCartPage,
      announce: (label) => {
        announce(label, 'cart', ANNOUNCE_DELAY_MS);
      },
      hasDrawer: () => findDrawer() !== null,
      openDrawer: () => this.#openDrawer(),
    }),
  );

  protected override onConnected(): void {
    onAddressChange(this.#model.refresh, storefront().report, this.life);
    this.#model.start(this.listen);
    this.listen(drawerDefinition(), this.#model.refresh);
  }

  #openDrawer(): boolean {
    const link = this.renderRoot.querySelector<HTMLElement>('[part=link]');
    return findDrawer()?.open(link ?? this) ?? false;
  }

  protected override changed(): void {
    this.#model.setLook(this);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cart-pill': CartPillElement;
  }
}
