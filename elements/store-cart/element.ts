import { atom, type ReadableAtom } from 'nanostores';
import { cartFailureMessage, type CartEntry } from '../../core/cart/index.ts';
import { integerAttribute, StoreElement, localeAttribute, urlAttribute } from '../host/index.ts';
import { baseStyles } from '../parts/base-styles.ts';
import { createCartChanges } from './cart-changes.ts';
import { cartContent, quantityName, type CartContent } from './cart-content.ts';
import type { CartHost } from './cart-host.ts';
import { createCheckout } from './checkout.ts';
import { isFocusNowhere } from './focus-nowhere.ts';
import { createLineNotes } from './line-notes.ts';
import { lineStyles } from './line-styles.ts';
import { createQuantityFields } from './quantity-fields.ts';
import { createLineRemovals } from './removals.ts';
import { cartStyles } from './styles.ts';

/**
 * The cart page: lines, quantities, removal with undo, totals, and the way to the checkout.
 * Source: docs/behaviour/cart-page.md §1
 * @tag store-cart
 * @slot - what the page shows until the cart is known
 * @slot empty - what stands for an empty cart, instead of our sentence
 * @csspart layout - the lines beside the summary
 * @csspart main - the offer to undo, and the lines
 * @csspart lines - the list of lines
 * @csspart line - one line
 * @csspart image - its picture, or the place for it
 * @csspart title - its product's name
 * @csspart line-total - its amount
 * @csspart details - its variant, and the price of one piece
 * @csspart controls - its quantity and its removal
 * @csspart stepper - its quantity field between less and more
 * @csspart quiet-button - a button that looks like a link: remove, undo, try again
 * @csspart remove - the one that takes a line out
 * @csspart undo - the offer to put a line back
 * @csspart undo-button - the button in it
 * @csspart failure - what went wrong: with a line, with undo, with the cart, before the checkout
 * @csspart summary - totals and the way to the checkout
 * @csspart summary-title - its heading
 * @csspart totals - labels and amounts
 * @csspart grand - label and amount of the grand total
 * @csspart note - a coupon that does not apply
 * @csspart obstacle - why the visitor cannot check out yet
 * @csspart checkout - the link to the checkout
 * @csspart empty - what stands in for the lines
 * @csspart loading - the sentence until the cart is known
 * @cssstate empty - there is nothing in the cart
 * @cssstate initialised - the cart has been read
 * @cssstate uninitialised - it has not
 */
export class StoreCartElement extends StoreElement implements CartHost {
  static override readonly loadView = () => import('./view.tsx');
  static override readonly styles = [baseStyles, cartStyles, lineStyles];
  static override readonly properties = {
    minimumSubtotalCents: integerAttribute('minimum-subtotal-cents', {
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      fallback: null,
    }),
    checkoutHref: urlAttribute('checkout-href'),
    locale: localeAttribute('locale'),
  };

  /** Least subtotal for checkout, in minor units; null leaves it to the settings. */
  declare minimumSubtotalCents: number | null;
  /** Where the checkout is; the settings' by default. */
  declare checkoutHref: string;
  declare locale: string;

  readonly #content = atom<CartContent>({ state: 'loading' });
  readonly #isRetrying = atom(false);
  readonly #notes = createLineNotes();
  readonly #changes = createCartChanges(this, this.#notes);
  readonly #quantities = createQuantityFields(this, this.#notes, this.#changes);
  readonly #removals = createLineRemovals(this, this.#notes, this.#changes);
  readonly #checkout = createCheckout({
    host: this,
    notes: this.#notes,
    changes: this.#changes,
    quantities: this.#quantities,
    readContent: () => {
      this.#gather();
      return this.#content.get();
    },
  });

  /** What is shown. */
  get $content(): ReadableAtom<CartContent> {
    return this.#content;
  }

  /** What the page put into the tag: its lines, only what stands for an empty cart, or nothing. */
  get drawnByPage(): 'lines' | 'emptiness' | 'nothing' {
    const children = [...this.children];
    if (children.length === 0) return 'nothing';
    return children.every(({ slot }) => slot === EMPTY_SLOT) ? 'emptiness' : 'lines';
  }

  /** Keeps what is being typed into a line's quantity field. */
  typeQuantity(entryId: string, text: string): void {
    this.#notes.type(entryId, text);
  }

  /** Sends what was typed into a line's quantity field; what cannot be sent stays there, with the reason. */
  commitQuantity(entry: CartEntry): void {
    this.#quantities.commit(entry);
  }

  /** The same when the visitor has left the field, but not when the page only moves it. */
  leaveQuantity(entry: CartEntry): void {
    // A browser sends blur for a field that is moved; within the same task the focus is back.
    queueMicrotask(() => {
      const focused = this.shadowRoot?.activeElement?.getAttribute('name');
      if (focused !== quantityName(entry)) this.#quantities.commitFresh(entry);
    });
  }

  /** One piece more or less; presses in a row add up. */
  step(entry: CartEntry, by: 1 | -1): void {
    this.#quantities.step(entry, by);
  }

  /** Takes a line out. */
  removeEntry(entry: CartEntry): Promise<void> {
    return this.#removals.remove(entry);
  }

  /** Puts the line removed last back. */
  undo(): Promise<void> {
    return this.#removals.undo();
  }

  /** Tells whether the offer to undo may take the focus: the line went away here, and took the focus with it. */
  mayTakeFocus(removedId: string): boolean {
    return this.#removals.isOwn(removedId) && isFocusNowhere(this);
  }

  /** Reads the cart again. */
  retry(): void {
    this.#isRetrying.set(true);
    void this.storefront.cart.refresh().finally(() => {
      this.#isRetrying.set(false);
    });
  }

  /** Sends the visitor to the checkout, once no change is under way. */
  checkout(): Promise<void> {
    return this.#checkout.go();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    const [slot] = root.children;
    if (slot instanceof HTMLSlotElement && this.drawnByPage === 'emptiness') slot.name = EMPTY_SLOT;
    return root;
  }

  protected override arrived(): void {
    const { cart, settings } = this.storefront;
    for (const store of [cart.$cart, cart.$desired, cart.$removing, cart.$removed, settings.$settings]) {
      this.follow<unknown>(store, this.#gather);
    }
    const { $typed, $problems, $isMendAsked } = this.#notes;
    for (const store of [$typed, $problems, $isMendAsked, this.#isRetrying]) {
      this.follow<unknown>(store, this.#gather);
    }
    addEventListener('pageshow', this.#checkout.comeBack, { signal: this.life });
    this.follow(cart.$status, ({ state }) => {
      const isInitialised = state === 'ready' || state === 'stale';
      this.setState('initialised', isInitialised);
      this.setState('uninitialised', !isInitialised);
      this.#gather();
    });
  }

  protected override changed(): void {
    this.#gather();
  }

  readonly #gather = (): void => {
    const { cart, session, settings } = this.storefront;
    const { locale, storeSettings, urls } = settings.$settings.get();
    const content = cartContent(cart, {
      locale: this.locale || locale,
      minimumSubtotalCents: this.minimumSubtotalCents ?? storeSettings.minimumSubtotalCents,
      checkoutUrl: this.checkoutHref || urls.checkout,
      typed: this.#notes.$typed.get(),
      problems: this.#notes.$problems.get(),
      isMendAsked: this.#notes.$isMendAsked.get(),
      isRetrying: this.#isRetrying.get(),
      explain: (error) => cartFailureMessage(error, () => session.areCookiesEnabled()),
    });
    this.setState('empty', content.state === 'empty');
    this.#content.set(content);
  };
}

/** Where the page says what stands for an empty cart. */
const EMPTY_SLOT = 'empty';

declare global {
  interface HTMLElementTagNameMap {
    'store-cart': StoreCartElement;
  }
}
