import type { ReadableAtom } from 'nanostores';
import type { CartEntry } from '../../core/cart/index.ts';
import type { CartContent } from './cart-content.ts';

/** What the cart page's view knows of its shell: what to show, and what the visitor can do. */
export interface CartHost {
  readonly $content: ReadableAtom<CartContent>;
  /** What the page put into the tag: its lines, only what stands for an empty cart, or nothing. */
  readonly drawnByPage: 'lines' | 'emptiness' | 'nothing';
  /** Keeps what is being typed into a line's quantity field. */
  typeQuantity(entryId: string, text: string): void;
  /** Sends what was typed into a line's quantity field; what cannot be sent stays there, with the reason. */
  commitQuantity(entry: CartEntry): void;
  /** The same when the visitor has left the field, but not when the page only moves it. */
  leaveQuantity(entry: CartEntry): void;
  /** One piece more or less; presses in a row add up. */
  step(entry: CartEntry, by: 1 | -1): void;
  /** Takes a line out. */
  removeEntry(entry: CartEntry): Promise<void>;
  /** Puts the line removed last back. */
  undo(): Promise<void>;
  /** Tells whether the offer to undo may take the focus: the line went away here, and took the focus with it. */
  mayTakeFocus(removedId: string): boolean;
  /** Reads the cart again. */
  retry(): void;
  /** Sends the visitor to the checkout, once no change is under way. */
  checkout(): Promise<void>;
}
