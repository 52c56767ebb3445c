import type { Cart, CartEntry, CheckoutPlace } from '../../core/cart/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import type { ProductFormOptions } from '../product-form/index.ts';
import type { ByLine } from './line-notes.ts';

/** The tag, the button, and their lifetime. */
export type FormPlace = Pick<ProductFormOptions, 'opener' | 'owner' | 'life'>;

/** The page's content of the tag: lines, only a message for the empty cart, or nothing. */
export type DrawnByPage = 'lines' | 'emptiness' | 'nothing';

/** The dependencies of the cart page's model. */
export interface CartPage {
  readonly storefront: Pick<Storefront, 'cart' | 'report' | 'settings'>;
  /** Sends a before event; false when the page prevents the action. */
  readonly ask: (event: Event) => boolean;
  /** Sends an after event. */
  dispatch(event: Event): void;
  /** Whether the element is in the page. */
  isThere(): boolean;
  /** Whether the visitor sees it; false while it is closed. */
  isSeen(): boolean;
  announce(text: string): void;
  focusQuantity(entry: CartEntry): void;
  /** Focuses the button that opens the form of a line. */
  focusEdit(entry: CartEntry): void;
  /** Focuses the field for codes, or the one for the note. */
  focusField(name: 'code' | 'note'): void;
  /** What the form of a line is opened from. */
  getFormPlace(entryId: string): FormPlace;
  /** The way to a checkout, as far as it is known without asking the backend; relative addresses may be the page's. */
  readonly placeOf: (address: string, isOfPage: boolean) => CheckoutPlace;
  /** Goes to the checkout; false when the page prevents it, or `mayStill` does. Rejects with a StorefrontError. */
  leaveFor(cart: Cart | null, place: CheckoutPlace, mayStill: () => Promise<boolean>): Promise<boolean>;
  getDrawnByPage(): DrawnByPage;
  /** What the visitor has typed into the page's own quantity fields, by entry id. */
  readTypedByPage(): ByLine<string>;
}
