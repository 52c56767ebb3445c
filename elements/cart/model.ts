import { atom } from 'nanostores';
import { cartStates } from '../../core/cart-client/index.ts';
import type { CartEntry } from '../../core/cart/index.ts';
import type { Money } from '../../core/money/index.ts';
import { areCookiesEnabled } from '../../core/session/index.ts';
import type { Listen, Model } from '../host/index.ts';
import { createCartChanges } from './cart-changes.ts';
import type { CartPage } from './cart-page.ts';
import { createCodes, type Codes } from './codes.ts';
import { createCheckout, type Checkout } from './checkout.ts';
import { cartContent, type CartContent } from './content.ts';
import { createLineForms } from './line-forms.ts';
import { createLineNotes } from './line-notes.ts';
import { explainFailedRead } from './failed-read.ts';
import { createOrderNote, type OrderNote } from './order-note.ts';
import { createQuantityFields, type QuantityFields } from './quantity-fields.ts';
import { createLineRemovals } from './removals.ts';

/** The visitor's actions on the cart page. */
export interface CartActions {
  /** Stores the text that is being typed into a line's quantity field. */
  readonly typeQuantity: (entryId: string, text: string) => void;
  /** Sends the text of a line's quantity field; if that is impossible, it stays there with the reason. */
  readonly commitQuantity: (entry: CartEntry) => void;
  /** The same when the visitor leaves the field: a text that was tried is not tried again. */
  readonly leaveQuantity: (entry: CartEntry) => void;
  /** Changes the quantity by one; repeated clicks add up. */
  readonly step: (entry: CartEntry, by: 1 | -1) => void;
  /** Removes a line. */
  readonly remove: (entry: CartEntry) => void;
  /** Opens the form of a line. */
  readonly edit: (entry: CartEntry) => void;
  /** Restores the line removed last. */
  readonly undo: () => void;
  /** Reads the cart again. */
  readonly retry: () => void;
  /** Stores the code that is being typed. */
  readonly typeCode: (text: string) => void;
  /** Applies the typed code. */
  readonly applyCode: () => void;
  readonly removeCode: (code: string) => void;
  /** Opens or closes the field for the note. */
  readonly openNote: (isOpen: boolean) => void;
  /** Stores the note that is being typed. */
  readonly typeNote: (text: string) => void;
  /** Saves the typed note when the visitor leaves the field: a text that was tried is not tried again. */
  readonly leaveNote: () => void;
  /** Saves the typed note, also one that was tried. */
  readonly saveNote: () => void;
  /** Goes to the checkout, once no change is pending. */
  readonly checkout: () => void;
}

/** The tag's attributes; null and empty texts mean the settings. */
export interface CartAttributes {
  readonly minimumSubtotalCents: number | null;
  readonly freeShippingThresholdCents: number | null;
  readonly checkoutHref: string;
  readonly locale: string;
}

/**
 * The cart page without a view: its content and actions.
 * Source: docs/behaviour/cart-page.md §1, §2, §3, §4
 */
export class CartModel implements Model<CartContent, CartActions> {
  readonly $states = atom<readonly string[]>([]);
  readonly $content = atom<CartContent>({ state: 'loading', drawnByPage: 'nothing' });
  readonly actions: CartActions;
  readonly #page: CartPage;
  readonly #notes = createLineNotes();
  readonly #isOwnRemoval: (entryId: string) => boolean;
  readonly #checkout: Checkout;
  readonly #quantities: QuantityFields;
  readonly #codes: Codes;
  readonly #note: OrderNote;
  readonly #$isRetrying = atom(false);
  readonly #firstPrices = new Map<string, Money>();
  readonly #adopted = new Map<string, string>();
  #isKnown = false;
  #attributes: CartAttributes = {
    ...{ minimumSubtotalCents: null, freeShippingThresholdCents: null },
    ...{ checkoutHref: '', locale: '' },
  };

  /**
   * Creates the model of one cart page.
   * @param page its shell
   */
  constructor(page: CartPage) {
    this.#page = page;
    const notes = this.#notes;
    const changes = createCartChanges(page, notes);
    const quantities = createQuantityFields(page, notes, changes);
    this.#quantities = quantities;
    const openForm = createLineForms(page, changes, notes);
    const removals = createLineRemovals(page, notes, changes);
    const readContent = () => {
      this.#refresh();
      return this.$content.get();
    };
    this.#isOwnRemoval = removals.isOwn;
    const codes = createCodes(page, notes);
    this.#codes = codes;
    const note = createOrderNote(page, notes);
    this.#note = note;
    const getHref = () => this.#attributes.checkoutHref;
    this.#checkout = createCheckout({ page, notes, changes, quantities, codes, note, readContent, getHref });
    this.actions = {
      typeQuantity: notes.type,
      commitQuantity: quantities.commit,
      leaveQuantity: quantities.commitFresh,
      step: quantities.step,
      remove: (entry) => void removals.remove(entry),
      edit: (entry) => void openForm(entry),
      undo: () => void removals.undo(),
      ...{ typeCode: codes.type, applyCode: codes.apply, removeCode: codes.remove },
      ...{ openNote: note.open, typeNote: note.type, leaveNote: note.saveFresh, saveNote: note.save },
      checkout: () => void this.#checkout.go(),
      retry: () => void this.#retry(),
    };
  }

  /** Updates the attributes. */
  setAttributes(attributes: CartAttributes): void {
    this.#attributes = attributes;
    this.#refresh();
  }

  /** The element was inserted into the page. */
  start(listen: Listen): void {
    const { cart, settings } = this.#page.storefront;
    const { $cart, $desired, $removing, $removed, $status, $abilities } = cart;
    const { $typed, $problems, $warnings, $isCorrectionRequested, $isBought, $restoredId } = this.#notes;
    for (const store of [
      ...[$cart, $desired, $removing, $removed, $status, $abilities, settings.$settings],
      ...[$typed, $problems, $warnings, $isCorrectionRequested, $isBought, $restoredId, this.#$isRetrying],
      ...[this.#codes.$state, this.#note.$state, this.#checkout.$state],
    ])
      listen<unknown>(store, this.#refresh);
    this.#refresh();
  }

  /** Takes over what was typed into the page's own fields, which ours are about to replace. */
  adoptTyped(): void {
    for (const [entryId, text] of this.#page.readTypedByPage()) {
      // The page's fields keep their text, while ours may have changed since.
      if (this.#adopted.get(entryId) !== text) this.#notes.type(entryId, text);
      this.#adopted.set(entryId, text);
    }
  }

  /** Shows at a line what the store has changed in an addition. */
  warn(entryId: string, warnings: readonly string[]): void {
    this.#notes.setWarnings(entryId, warnings);
  }

  /** The visitor leaves the page, perhaps from a field: no `blur` follows. */
  leave(): void {
    if (this.#isKnown) this.adoptTyped();
    for (const entry of this.#page.storefront.cart.$cart.get()?.entries ?? [])
      this.#quantities.commitValid(entry);
    if (this.#isKnown) this.#note.saveFresh();
  }

  /** The visitor has returned to the page, possibly from the history. */
  comeBack(): void {
    this.#checkout.comeBack();
  }

  readonly #refresh = (): void => {
    if (!this.#isKnown && this.#page.storefront.cart.$cart.get()) {
      this.#isKnown = true;
      this.adoptTyped();
    }
    const cart = this.#page.storefront.cart.$cart.get();
    this.#notes.reconcile(cart?.entries ?? []);
    this.#codes.reconcile(cart);
    this.#note.reconcile(cart);
    const content = this.#gather();
    this.$content.set(content);
    const states = cartStates(this.#page.storefront.cart);
    const isPending = content.state === 'filled' && content.arePending && !states.includes('pending');
    this.$states.set(isPending ? [...states, 'pending'] : states);
  };

  #gather(): CartContent {
    const { cart, settings } = this.#page.storefront;
    const { locale, storeSettings, urls } = settings.$settings.get();
    const attributes = this.#attributes;
    const notes = this.#notes;
    return cartContent(cart, {
      locale: attributes.locale || locale,
      minimumSubtotalCents: attributes.minimumSubtotalCents ?? storeSettings.minimumSubtotalCents,
      freeShippingThresholdCents:
        attributes.freeShippingThresholdCents ?? storeSettings.freeShippingThresholdCents ?? 0,
      ...{ checkoutHref: attributes.checkoutHref, checkoutUrl: urls.checkout, placeOf: this.#page.placeOf },
      typed: notes.$typed.get(),
      problems: notes.$problems.get(),
      warnings: notes.$warnings.get(),
      firstPriceOf: this.#firstPriceOf,
      isCorrectionRequested: notes.$isCorrectionRequested.get(),
      ...{ isBought: notes.$isBought.get(), codes: this.#codes.$state.get(), note: this.#note.$state.get() },
      ...this.#checkout.$state.get(),
      restoredId: notes.$restoredId.get(),
      isRetrying: this.#$isRetrying.get(),
      isOwnRemoval: this.#isOwnRemoval,
      drawnByPage: this.#page.getDrawnByPage(),
      explain: (error) => (this.#page.isSeen() ? explainFailedRead(error, this, areCookiesEnabled) : null),
    });
  }

  readonly #firstPriceOf = ({ id, purchasePrice }: CartEntry): Money | null => {
    const first = this.#firstPrices.get(id);
    if (first || !purchasePrice) return first ?? null;
    this.#firstPrices.set(id, purchasePrice);
    return purchasePrice;
  };

  async #retry(): Promise<void> {
    this.#$isRetrying.set(true);
    try {
      await this.#page.storefront.cart.refresh();
    } finally {
      this.#$isRetrying.set(false);
    }
  }
}
