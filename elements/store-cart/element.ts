import { atom, type ReadableAtom } from 'nanostores';
import { CART_STRINGS, cartFailureMessage, type CartEntry, type CartResult } from '../../core/cart/index.ts';
import { isStorefrontError } from '../../core/errors/index.ts';
import { parseQuantity } from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import {
  integerAttribute,
  StoreBeforeCheckoutEvent,
  StoreCartChangeEvent,
  StoreCartRemoveEvent,
  StoreCartUpdateEvent,
  StoreElement,
  StoreErrorEvent,
  localeAttribute,
  urlAttribute,
} from '../host/index.ts';
import { baseStyles } from '../parts/base-styles.ts';
import { liveRegion } from '../parts/live-region.ts';
import type { CartHost } from './cart-host.ts';
import { cartContent, quantityName, type CartContent, type LineProblem } from './cart-content.ts';
import { lineStyles } from './line-styles.ts';
import { STORE_CART_STRINGS } from './strings.ts';
import { cartStyles } from './styles.ts';

/**
 * The cart page: lines, quantities, removal with undo, totals, and the way to the checkout.
 * Source: storefront specification §2, §8
 * @tag store-cart
 * @slot - what the page shows until the cart is known
 * @slot empty - what stands for an empty cart, instead of our sentence
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
  readonly #typed = atom<Readonly<Record<string, string>>>({});
  readonly #problems = atom<Readonly<Record<string, LineProblem>>>({});

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
    this.#typed.set({ ...this.#typed.get(), [entryId]: text });
  }

  /** Sends what was typed into a line's quantity field; what cannot be sent stays there, with the reason. */
  commitQuantity(entry: CartEntry): void {
    const text = this.#typed.get()[entry.id];
    if (text === undefined) return;
    const parsed = parseQuantity(text);
    if (parsed.state === 'problem') {
      this.#tell(entry.id, 'quantity', parsed.problem, {
        title: CART_STRINGS.unableToUpdateQuantity,
        message: parsed.message,
      });
      return;
    }
    this.#typed.set(without(this.#typed.get(), entry.id));
    void this.#setQuantity(entry, parsed.quantity);
  }

  /** The same when the visitor has left the field, but not when the page only moves it. */
  leaveQuantity(entry: CartEntry): void {
    // A browser sends blur for a field that is moved; within the same task the focus is back.
    queueMicrotask(() => {
      const focused = this.shadowRoot?.activeElement?.getAttribute('name');
      if (focused !== quantityName(entry)) this.commitQuantity(entry);
    });
  }

  /** One piece more or less; presses in a row add up. */
  step(entry: CartEntry, by: 1 | -1): void {
    const now = this.storefront.cart.$desired.get()[entry.id] ?? entry.quantity;
    this.#typed.set(without(this.#typed.get(), entry.id));
    const parsed = parseQuantity(String(now + by));
    if (parsed.state === 'ok') void this.#setQuantity(entry, parsed.quantity);
  }

  /** Takes a line out. */
  async removeEntry(entry: CartEntry): Promise<void> {
    if (!this.dispatchEvent(new StoreCartRemoveEvent(entry))) return;
    const isRemoved = await this.#change(entry.id, CART_STRINGS.unableToRemove, () =>
      this.storefront.cart.remove(entry.id),
    );
    if (isRemoved) this.#say(fill(STORE_CART_STRINGS.removed, { title: entry.title }));
  }

  /** Puts the line removed last back. */
  async undo(): Promise<void> {
    const { cart } = this.storefront;
    await this.#change(
      UNDO_ID,
      CART_STRINGS.unableToAdd,
      async () => (await cart.undoRemove()) ?? EMPTY_RESULT,
    );
  }

  /** Tells whether the focus has nowhere to be, as after the focused line went away. */
  hasLostFocus(): boolean {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body || activeElement === this;
  }

  /** Reads the cart again. */
  retry(): void {
    void this.storefront.cart.refresh();
  }

  /** Sends the visitor to the checkout, once no change is under way. */
  async checkout(): Promise<void> {
    const content = this.#content.get();
    if (content.state !== 'filled') return;
    if (content.obstacle !== null) {
      this.#say(content.obstacle);
      return;
    }
    const { cart } = this.storefront;
    await cart.settled();
    if (!this.dispatchEvent(new StoreBeforeCheckoutEvent(cart.$cart.get(), content.checkoutUrl))) return;
    location.assign(content.checkoutUrl);
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
    for (const store of [this.#typed, this.#problems]) this.follow<unknown>(store, this.#gather);
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
    const { cart, settings } = this.storefront;
    const { locale, storeSettings, urls } = settings.$settings.get();
    const content = cartContent(cart, {
      locale: this.locale || locale,
      minimumSubtotalCents: this.minimumSubtotalCents ?? storeSettings.minimumSubtotalCents,
      checkoutUrl: this.checkoutHref || urls.checkout,
      typed: this.#typed.get(),
      problems: this.#problems.get(),
    });
    this.setState('empty', content.state === 'empty');
    this.#content.set(content);
  };

  async #setQuantity(entry: CartEntry, quantity: number): Promise<void> {
    if (!this.dispatchEvent(new StoreCartUpdateEvent(entry, quantity))) return;
    await this.#change(entry.id, CART_STRINGS.unableToUpdateQuantity, () =>
      this.storefront.cart.setQuantity(entry.id, quantity),
    );
  }

  /** Runs a change; tells the line what went wrong. Returns whether it was made. */
  async #change(entryId: string, title: string, run: () => Promise<CartResult>): Promise<boolean> {
    this.#problems.set(without(this.#problems.get(), entryId));
    let failure: unknown;
    try {
      const result = await run();
      failure = result.userErrors[0];
      if (!failure) this.#sendChange(result);
    } catch (error) {
      failure = error;
    }
    if (!failure) return true;
    const { session } = this.storefront;
    const message = cartFailureMessage(failure, () => session.areCookiesEnabled());
    this.#tell(entryId, null, isStorefrontError(failure) ? failure.kind : 'unknown', { title, message });
    return false;
  }

  #sendChange(result: CartResult): void {
    const sender = this.isConnected ? this : document;
    sender.dispatchEvent(new StoreCartChangeEvent(result.cart, null, result.warnings));
  }

  #tell(entryId: string, field: string | null, code: string, problem: LineProblem): void {
    if (!this.dispatchEvent(new StoreErrorEvent({ code, field, ...problem }))) return;
    this.#problems.set({ ...this.#problems.get(), [entryId]: problem });
  }

  #say(text: string): void {
    liveRegion().announce(text, 'store-cart');
  }
}

/** Where the page says what stands for an empty cart. */
const EMPTY_SLOT = 'empty';

/** Problems of the undo button stand under this id. */
const UNDO_ID = '';

const EMPTY_RESULT: CartResult = { cart: null, entry: null, userErrors: [], warnings: [] };

function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

declare global {
  interface HTMLElementTagNameMap {
    'store-cart': StoreCartElement;
  }
}
