import { onLeave } from '../../core/shared/index.ts';
import { knownCheckout, leaveForCheckout } from '../../core/shop-network/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import {
  emit,
  integerAttribute,
  localeAttribute,
  StoreElement,
  urlAttribute,
  viewOf,
} from '../host/index.ts';
import { cartsOfPage, type CartOfPage } from '../purchase/index.ts';
import { announce, focusInView, isInert, wholeStyles } from '../ui/index.ts';
import { CODE_NAME, editName, NOTE_NAME, quantityName } from './content.ts';
import type { DrawnByPage, FormPlace } from './cart-page.ts';
import { lineStyles } from './line-styles.ts';
import { narrowLineStyles } from './narrow-line-styles.ts';
import { CartModel } from './model.ts';
import { focusedEntryId, typedByPage } from './printed-quantities.ts';
import { summaryStyles } from './summary-styles.ts';
import { cartStyles } from './styles.ts';

/** The attributes of the page's content for an empty cart. */
const EMPTY_SLOT = 'empty';
/** Those of what the page recommends beside the lines. */
const CROSS_SELL_SLOT = 'cross-sell';

/** Where a tag shows the cart. */
export interface CartPlace {
  /** Whether the visitor sees it now. */
  readonly isSeen: (tag: Element) => boolean;
  /** Whether it is over the page, where nothing may cover it. */
  readonly isOverPage: boolean;
  /** The page's content of the tag, which shows until the cart is known. */
  readonly drawnByPage: (tag: Element) => DrawnByPage;
}

const IN_PAGE: CartPlace = { isSeen: () => true, isOverPage: false, drawnByPage };

/**
 * A tag that shows the cart: lines, quantities, removal with undo, codes, a note, totals and the link to the checkout.
 * Its tags render the same content, with one view.
 * Source: docs/behaviour/cart-page.md §1
 * @slot - content to show until the cart is known
 * @slot empty - content to show for an empty cart, instead of our message
 * @slot cross-sell - content to show below the lines, such as products that go with them
 * @csspart layout - the lines beside the summary
 * @csspart main - the undo offer, warnings, and the lines or their placeholder
 * @csspart lines - the list of lines
 * @csspart line - one line
 * @csspart image - its picture, or the initial of its title
 * @csspart title - its product's name
 * @csspart line-total - its amount
 * @csspart details - its variant, and the price of one item
 * @csspart answers - the answers of its form
 * @csspart controls - its quantity field and its buttons
 * @csspart line-actions - its edit and remove buttons
 * @csspart stepper - its quantity field with the minus and plus buttons
 * @csspart quiet-button - a button that looks like a link: remove, undo, edit, try again
 * @csspart remove - the remove button
 * @csspart edit - the button that opens its form
 * @csspart undo - the offer to restore a line
 * @csspart undo-button - its button
 * @csspart messages - failure and warnings, over the page
 * @csspart failure - a failure of a line, of undo, of the cart, or before the checkout
 * @csspart warning - a change by the store: fewer items, another price, a removed line
 * @csspart removing - a line while it is being removed
 * @csspart summary - codes, totals, the note and the checkout link
 * @csspart summary-title - its heading
 * @csspart totals - labels and amounts
 * @csspart grand - label and amount of the grand total
 * @csspart free-shipping - how much is missing for free shipping, with its bar
 * @csspart free-shipping-bar - the bar
 * @csspart code-form - the field for discount and gift-card codes, and the codes of the cart
 * @csspart field-label - the label of the field for codes
 * @csspart field - the field for codes, and the one for the note
 * @csspart code-row - the field for codes with its button
 * @csspart apply - its button
 * @csspart codes - the list of the cart's codes
 * @csspart code - one code
 * @csspart code-reason - why a code does not apply
 * @csspart remove-code - the button that removes it
 * @csspart note - a coupon that does not apply, where the backend takes no codes
 * @csspart order-note - the visitor's note for the order, which opens on demand
 * @csspart order-note-title - its title, which opens it
 * @csspart note-state - whether it is saved
 * @csspart obstacle - why the visitor cannot check out yet
 * @csspart checkout - the link to the checkout
 * @csspart empty - the placeholder for the lines of an empty cart
 * @csspart loading - the message until the cart is known
 * @fires store-cart-add - before a removed line is restored
 * @fires store-cart-update - before a quantity is changed
 * @fires store-cart-remove - before a line is removed
 * @fires store-cart-change - after the cart has changed
 * @fires store-open - before the form of a line opens
 * @fires store-close - after it has closed
 * @fires store-before-checkout - before the visitor is sent to the checkout
 * @fires store-error - after a change or the checkout was refused; `preventDefault()` hides the tag's own message
 * @cssstate empty - the cart is empty
 * @cssstate open - the form of a line is open
 * @cssstate editing - the same as `open`
 * @cssstate saving - its answers are being sent
 * @cssstate initialised - the cart has been read
 * @cssstate uninitialised - the cart has not been read yet
 * @cssstate stale - the last read of the cart failed
 * @cssstate pending - lines or codes are being changed or removed; the totals are out of date
 */
export abstract class CartElement extends StoreElement {
  static override readonly drawing = viewOf(() => import('./view/cart-view.tsx'));
  static override readonly styles = [wholeStyles, cartStyles, summaryStyles, lineStyles, narrowLineStyles];
  static override readonly properties = {
    minimumSubtotalCents: integerAttribute('minimum-subtotal-cents', {
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      fallback: null,
    }),
    freeShippingThresholdCents: integerAttribute('free-shipping-threshold-cents', {
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      fallback: null,
    }),
    checkoutHref: urlAttribute('checkout-href'),
    locale: localeAttribute('locale'),
  };

  /** The minimum subtotal for the checkout, in minor units. Default: that of the settings. */
  declare minimumSubtotalCents: number | null;
  /** Goods from which shipping costs nothing, in minor units. Default: that of the settings. */
  declare freeShippingThresholdCents: number | null;
  /** The checkout's URL. Default: that of the cart's backend, otherwise of the settings. */
  declare checkoutHref: string;
  /** The locale of amounts, as a BCP 47 tag. Default: the page's locale. */
  declare locale: string;

  readonly #model = this.show(
    CartElement.drawing,
    new CartModel({
      storefront: storefront(),
      ask: (event) => this.dispatchEvent(event),
      dispatch: (event) => {
        emit(this, event);
      },
      isThere: () => this.isConnected,
      announce: (text) => {
        announce(text, this.localName);
      },
      focusQuantity: ({ id }) => {
        this.#focusQuantity(id);
      },
      focusEdit: ({ id }) => {
        const button = this.#editButton(id);
        if (button) focusInView(button);
      },
      getFormPlace: (id): FormPlace => ({
        opener: this.#editButton(id) ?? this,
        owner: this,
        life: this.life,
      }),
      focusField: (name) => {
        this.#focusField(name === 'code' ? CODE_NAME : NOTE_NAME);
      },
      placeOf: (url, isOfPage) => {
        // A link resolves an address as the page does, and never throws.
        const { href } = Object.assign(document.createElement('a'), { href: url });
        const place = knownCheckout(storefront(), isOfPage ? href : url);
        return place.arrive ? place : { url };
      },
      leaveFor: (...journey) => leaveForCheckout(this, ...journey),
      getDrawnByPage: () => this.#place.drawnByPage(this),
      readTypedByPage: () => {
        const focused = focusedEntryId(this);
        if (focused !== null)
          requestAnimationFrame(() => {
            this.#focusQuantity(focused);
          });
        return typedByPage(this);
      },
      isSeen: () => this.#place.isSeen(this),
    }),
  );
  readonly #place: CartPlace;

  /**
   * Creates the class of a tag that shows the cart.
   * @param place where it shows it; in the page by default
   */
  constructor(place: CartPlace = IN_PAGE) {
    super();
    this.#place = place;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    const [slot] = root.children;
    if (slot instanceof HTMLSlotElement && drawnByPage(this) === 'emptiness') slot.name = EMPTY_SLOT;
    return root;
  }

  protected override adoptControls(): void {
    this.#model.adoptTyped();
  }

  #focusQuantity(entryId: string): void {
    this.#focusField(quantityName(entryId));
  }

  #focusField(name: string): void {
    const control = this.#controlOf(name);
    // In a closed box it could not take the focus.
    control?.closest('details')?.setAttribute('open', '');
    if (control) focusInView(control);
  }

  #editButton(entryId: string): HTMLElement | null {
    return this.#controlOf(editName(entryId));
  }

  #controlOf(name: string): HTMLElement | null {
    return this.renderRoot.querySelector(`[name="${CSS.escape(name)}"]`);
  }

  #registerCart(): void {
    const { isSeen, isOverPage } = this.#place;
    const cart: CartOfPage = {
      isShown: () => (isOverPage ? isSeen(this) : this.getClientRects().length > 0 && !isInert(this)),
      showsLine: (entryId) => isOverPage || isInWindow(this.#controlOf(quantityName(entryId))),
      warn: (entryId, warnings) => {
        this.#model.warn(entryId, warnings);
      },
    };
    cartsOfPage().add(cart);
    this.life.addEventListener('abort', () => cartsOfPage().delete(cart));
  }

  protected override onConnected(): void {
    this.#model.start(this.listen);
    const comeBack = () => {
      this.#model.comeBack();
    };
    addEventListener('pageshow', comeBack, { signal: this.life });
    onLeave(this.#leave, this.life);
    this.#registerCart();
  }

  protected override onDisconnected(): void {
    this.#leave();
  }

  readonly #leave = (): void => {
    this.guard(() => {
      this.#model.leave();
    }, 'leave');
  };

  protected override changed(): void {
    this.#model.setAttributes(this);
  }
}

/** Not in a document without layout. */
function isInWindow(node: Element | null): boolean {
  const [box] = node?.getClientRects() ?? [];
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}

function drawnByPage({ children }: Element): DrawnByPage {
  if (children.length === 0) return 'nothing';
  const shown = [...children].filter(({ slot }) => slot !== CROSS_SELL_SLOT);
  if (shown.length === 0) return 'nothing';
  return shown.every(({ slot }) => slot === EMPTY_SLOT) ? 'emptiness' : 'lines';
}
