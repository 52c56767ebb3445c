import { createAdditionUndo, type AdditionUndo, type UndoStep } from '../../core/cart-undo/index.ts';
import { formatPriceChange } from '../../core/cart-client/index.ts';
import type { CartEntry, CartResult } from '../../core/cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../../core/errors/index.ts';
import { boughtAs } from '../../core/purchase/index.ts';
import { priceSummary } from '../../core/product/index.ts';
import { inTabTurn } from '../../core/session/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_WORDS } from '../../core/words/index.ts';
import { adoptLightStyles, cancelableEvent, emit, finalEvent, pageUrl } from '../host/index.ts';
import type { Seller } from '../product/index.ts';
import { cartsOfPage, emitCartFailure } from '../purchase/index.ts';
import { announce, focusInView, isSamePage, modalOver } from '../ui/index.ts';
import { createUndoNotice, type UndoNotice } from './undo-notice.ts';
import { undoStyles } from './undo-styles.ts';
import { whenLeft } from './when-left.ts';

const REMOVE_NOTHING = (): void => undefined;
/** Removes the notice that is shown: there is room for one. */
let removeShown = REMOVE_NOTHING;

/**
 * Shows over the page what was added, with the store's warnings, a link to the cart and an undo button. Where a cart of
 * the page shows the line, it only announces the addition, and the cart shows the warnings.
 * @param seller the element that sells
 * @param result the addition
 * @returns removes the notice
 * Source: docs/behaviour/adding-to-cart.md §7
 */
export function offerUndo(seller: Seller, { entry, addedQuantity, warnings }: CartResult): () => void {
  removeFormer();
  if (!entry) return REMOVE_NOTHING;
  const added = addedQuantity === 0 ? [] : [fill(CART_WORDS.addedToCart, { title: entry.title })];
  const carts = [...cartsOfPage()].filter(({ isShown }) => isShown());
  const shown = carts.find(({ showsLine }) => showsLine(entry.id));
  if (!shown) {
    const cartUrl = carts.length > 0 ? null : urlOfCart(seller);
    return showNotice(seller, {
      entry,
      addedQuantity: addedQuantity ?? 0,
      sentences: [...added, ...warnings],
      cartUrl,
    });
  }
  for (const sentence of added) announce(sentence, 'added');
  const notes = [...warnings, ...priceWarnings(seller, entry)];
  if (notes.length > 0) shown.warn(entry.id, notes);
  return REMOVE_NOTHING;
}

/** What a notice says. */
interface Addition {
  readonly entry: CartEntry;
  readonly addedQuantity: number;
  /** That it was added, and the store's warnings. */
  readonly sentences: readonly string[];
  /** Null for no link. */
  readonly cartUrl: string | null;
}

function showNotice(seller: Seller, { entry, addedQuantity, sentences, cartUrl }: Addition): () => void {
  const { cart, report } = seller.storefront;
  const undo = createAdditionUndo(cart, { entryId: entry.id, quantity: addedQuantity });
  const reportError = (error: unknown) => {
    report(error, 'undo-offer');
  };
  const notice = createUndoNotice({
    onUndo: () => void takeBack().catch(reportError),
    onClose: close,
    cartUrl,
  });
  let isBusy = false;

  async function takeBack(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    notice.setBusy(true);
    notice.fail(null);
    await cart.settled();
    await inTabTurn('undo-addition', () => tryUndo(seller, undo, notice));
    notice.setBusy(false);
    isBusy = false;
    if (undo.isOver()) end();
  }

  function end(): void {
    stop();
    notice.fail(null);
    notice.say(undo.isMade() ? [fill(CART_WORDS.additionUndone, { title: entry.title })] : []);
    if (notice.withdraw()) focusSeller(seller.element);
  }

  function close(): void {
    remove();
    focusSeller(seller.element);
  }

  function remove(): void {
    stop();
    stopWatching();
    notice.node.remove();
  }

  place(seller, notice);
  if (!addedQuantity) notice.withdraw();
  sayLater(notice, () => (undo.isMade() ? null : [...sentences, ...priceWarnings(seller, entry)]));
  const stop = cart.$cart.listen(() => {
    if (!isBusy && undo.isOver()) end();
  });
  const stopWatching = leaveWithVisitor(seller, notice, () => {
    if (!isBusy) remove();
  });
  removeShown = remove;
  return remove;
}

/** Only once, also where the new notice cannot be placed. */
function removeFormer(): void {
  const remove = removeShown;
  removeShown = REMOVE_NOTHING;
  remove();
}

/** Screen readers announce only changes of a live region that they know already. */
function sayLater(notice: UndoNotice, sentences: () => readonly string[] | null): void {
  requestAnimationFrame(() => {
    const said = sentences();
    if (said) notice.say(said);
  });
}

/** Removes the notice when the visitor turns to something else; the focus is not lost with it. */
function leaveWithVisitor({ element }: Seller, { node }: UndoNotice, remove: () => unknown): () => void {
  return whenLeft([element, node], () => {
    const hadFocus = node.matches(':focus-within');
    remove();
    if (hadFocus && !node.isConnected) focusSeller(element);
  });
}

/** Null for the current page, and for an invalid URL. */
function urlOfCart({ storefront: { settings } }: Seller): string | null {
  const href = settings.$settings.get().urls.cart;
  const url = pageUrl(href);
  return !url || isSamePage(url) ? null : href;
}

/** The shown price may be outdated. The visitor may have changed the choice meanwhile. */
function priceWarnings(
  { model, storefront, getLocale }: Seller,
  { itemId, chosenVariant, purchasePrice }: CartEntry,
): readonly string[] {
  const product = model.$product.get();
  if (product?.id !== itemId) return [];
  const bought = boughtAs(product, 'once');
  const variant = bought.variants.find(({ sku }) => sku === (chosenVariant?.sku ?? null));
  if (!variant) return [];
  const locale = getLocale?.() || storefront.settings.$settings.get().locale;
  return formatPriceChange(priceSummary(bought, variant).price, purchasePrice, locale);
}

async function tryUndo(
  { element, storefront: { cart, report } }: Seller,
  undo: AdditionUndo,
  notice: UndoNotice,
): Promise<void> {
  // Another tab may have changed the line, and a change sets the quantity instead of lowering it.
  await cart.refresh();
  if (undo.isOver()) return;
  const step = undo.plan();
  try {
    // The store has refused the read of the cart.
    if (!step) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
    const status = cart.$status.get();
    // A stale cart may lack a change by another tab.
    if (status.state === 'stale') throw status.error;
    if (!element.dispatchEvent(eventOf(step))) return;
    const { cart: changed, userErrors, warnings } = await undo.make(step);
    if (userErrors[0]) throw userErrors[0];
    emit(element, finalEvent('store-cart-change', { cart: changed, newlyAdded: null, warnings }));
  } catch (error) {
    const ask = (event: Event) => element.dispatchEvent(event);
    const title = step?.quantity === 0 ? CART_WORDS.unableToRemove : CART_WORDS.unableToUpdateQuantity;
    notice.fail(emitCartFailure(error, { ask, report, title }));
  }
}

function eventOf({ entry, quantity }: UndoStep): Event {
  return quantity === 0
    ? cancelableEvent('store-cart-remove', { entry })
    : cancelableEvent('store-cart-update', { entry, quantity });
}

function place({ element, noticeAfter }: Seller, { node, lay }: UndoNotice): void {
  const { shadowRoot } = element;
  // The page may have opened one meanwhile, such as its cart; a notice outside would be inert.
  const modal = modalOver(element);
  if (modal) modal.append(node);
  else if (shadowRoot) shadowRoot.append(node);
  else (noticeAfter ?? element).after(node);
  adoptLightStyles(node, [undoStyles]);
  lay();
}

/** The focused button was removed: focus the one beside it. */
function focusSeller(element: HTMLElement): void {
  const own = element.shadowRoot?.querySelector<HTMLElement>('[type="submit"]');
  focusInView(own ?? element);
}
