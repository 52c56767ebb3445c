import { shortAnswers, type LineAnswer } from '../../core/answers/index.ts';
import { formatPriceChange, hasPendingLines } from '../../core/cart-client/index.ts';
import type { Cart, CartEntry, Coupon, ObservableCart } from '../../core/cart/index.ts';
import type { StorefrontError } from '../../core/errors/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { formatMoney, money, type Money } from '../../core/money/index.ts';
import { fill, visibleText } from '../../core/text/index.ts';
import { CART_PAGE_WORDS, CART_WORDS } from '../../core/words/index.ts';
import type { CartProblem } from '../purchase/index.ts';
import { UNDO_ID, type ByLine, type TypedQuantity } from './line-notes.ts';

/** One line of the cart page. */
export interface LineContent {
  readonly entry: CartEntry;
  /** What the visitor sees in the quantity field. */
  readonly quantityText: string;
  readonly quantity: number;
  /** Whether the store has not confirmed the field's text. */
  readonly isUnsent: boolean;
  readonly isRemoving: boolean;
  readonly isUpdating: boolean;
  /** Whether Undo has just restored it. */
  readonly isRestored: boolean;
  readonly variantText: string;
  /** The answers of its form. */
  readonly answers: readonly LineAnswer[];
  readonly priceText: string | null;
  readonly totalText: string | null;
  readonly problem: CartProblem | null;
  /** What the store has changed; not an error. */
  readonly warnings: readonly string[];
  /** Whether its product has a form whose answers are missing. */
  readonly lacksAnswers: boolean;
}

/** One row of the totals. */
export interface TotalRow {
  readonly label: string;
  readonly amountText: string;
  readonly isGrand?: boolean;
}

/** The offer to restore the line removed last. */
export interface UndoContent {
  readonly removed: CartEntry;
  /** Whether the line was removed here, and may have had the focus. */
  readonly isOwn: boolean;
  /** Why it could not be restored. */
  readonly problem: CartProblem | null;
}

/** The page's content of the tag: lines, only a message for the empty cart, or nothing. */
export type DrawnByPage = 'lines' | 'emptiness' | 'nothing';

/** Everything that the cart page shows at one moment. */
export type CartContent =
  | { readonly state: 'loading'; readonly drawnByPage: DrawnByPage }
  | {
      readonly state: 'failed';
      /** Null where another tag of the page shows this failure already. */
      readonly problem: CartProblem | null;
      readonly isRetrying: boolean;
    }
  | {
      readonly state: 'empty';
      readonly undo: UndoContent | null;
      readonly warnings: readonly string[];
    }
  | {
      readonly state: 'filled';
      readonly lines: readonly LineContent[];
      readonly undo: UndoContent | null;
      readonly totals: readonly TotalRow[];
      /** Whether changes are pending that will change the totals. */
      readonly arePending: boolean;
      /** Warnings about lines that the store has removed. */
      readonly warnings: readonly string[];
      readonly notes: readonly string[];
      /** Why the visitor cannot check out yet; null when they can. */
      readonly obstacle: string | null;
      /** Whether the visitor was asked to correct a field above. */
      readonly isCorrectionRequested: boolean;
      readonly checkoutUrl: string;
    };

/** What the content depends on besides the cart. */
export interface CartLook {
  readonly locale: string;
  readonly minimumSubtotalCents: number;
  readonly checkoutUrl: string;
  /** What was typed into quantity fields and is not confirmed, by entry id. */
  readonly typed: ByLine<TypedQuantity>;
  /** By entry id. */
  readonly problems: ByLine<CartProblem>;
  /** By entry id, including removed lines. */
  readonly warnings: ByLine<readonly string[]>;
  /** The price of one piece at which the visitor first saw a line. */
  readonly firstPriceOf: (entry: CartEntry) => Money | null;
  readonly isCorrectionRequested: boolean;
  /** Whether the visitor requested a read that is still pending. */
  readonly isRetrying: boolean;
  /** The line that Undo restored last. */
  readonly restoredId: string | null;
  /** Whether a line was removed here. */
  readonly isOwnRemoval: (entryId: string) => boolean;
  readonly drawnByPage: DrawnByPage;
  /** Describes a failed read to the visitor; null where another tag of the page does. */
  readonly explain: (error: StorefrontError) => CartProblem | null;
}

/**
 * Builds the content of the cart page.
 * @param source the cart with its pending changes
 * @param look what else the content depends on
 * Source: docs/behaviour/cart-page.md §1
 */
export function cartContent(source: ObservableCart, look: CartLook): CartContent {
  const cart = source.$cart.get();
  const undo = undoContent(source, look);
  if (!cart) return withoutCart(source, look, undo);
  const warnings = warningsOfOthers(cart, look);
  if (cart.entries.length === 0) return { state: 'empty', undo, warnings };
  const print = createPrinter(look.locale);
  return {
    state: 'filled',
    lines: cart.entries.map((entry) => lineContent(entry, source, look, print)),
    ...{ undo, warnings },
    totals: totalRows(cart, print),
    arePending: hasPendingLines(source),
    notes: distinct(cart.invalidCoupons).map(({ code }) => fill(CART_PAGE_WORDS.invalidCoupon, { code })),
    obstacle: minimumObstacle(cart.subtotal, look.minimumSubtotalCents, print),
    isCorrectionRequested: look.isCorrectionRequested,
    checkoutUrl: look.checkoutUrl,
  };
}

function withoutCart(source: ObservableCart, look: CartLook, undo: UndoContent | null): CartContent {
  const status = source.$status.get();
  if (status.state === 'ready') return { state: 'empty', undo, warnings: [] };
  if (status.state !== 'stale') return { state: 'loading', drawnByPage: look.drawnByPage };
  return { state: 'failed', problem: look.explain(status.error), isRetrying: look.isRetrying };
}

function undoContent(source: ObservableCart, { problems, isOwnRemoval }: CartLook): UndoContent | null {
  const removed = source.$removed.get();
  return removed && { removed, isOwn: isOwnRemoval(removed.id), problem: problems.get(UNDO_ID) ?? null };
}

/**
 * Builds the name of a line's quantity field.
 * @param entryId the line's id
 */
export function quantityName(entryId: string): string {
  return `quantity.${entryId}`;
}

/**
 * Builds the name of the button that opens a line's form.
 * @param entryId the line's id
 */
export function editName(entryId: string): string {
  return `edit.${entryId}`;
}

type Print = (amount: Money | null) => string | null;

function createPrinter(locale: string): Print {
  return (amount) => amount && formatMoney(amount, { locale });
}

function lineContent(entry: CartEntry, source: ObservableCart, look: CartLook, print: Print): LineContent {
  const { id, chosenVariant, quantity: confirmed, purchasePrice, subTotal } = entry;
  const desired = ownValue(source.$desired.get(), id);
  const quantity = desired ?? confirmed;
  const typed = look.typed.get(id);
  // A pending change shows its quantity; after a refusal the text is shown again.
  const isTextShown = typed !== undefined && !(typed.isTried && desired !== undefined);
  return {
    entry,
    quantity,
    quantityText: isTextShown ? typed.text : String(quantity),
    isUnsent: typed !== undefined,
    isRemoving: source.$removing.get().includes(id),
    isUpdating: desired !== undefined,
    isRestored: id === look.restoredId,
    variantText: Object.values(chosenVariant?.attributes ?? {}).join(' / '),
    answers: shortAnswers(entry.additionalFields, entry.questions),
    priceText: print(purchasePrice),
    totalText: print(subTotal),
    problem: look.problems.get(id) ?? null,
    warnings: [
      ...(look.warnings.get(id) ?? []),
      ...formatPriceChange(look.firstPriceOf(entry), purchasePrice, look.locale),
    ],
    lacksAnswers: entry.additionalFieldsFormId !== null && entry.additionalFields === '',
  };
}

function warningsOfOthers({ entries }: Cart, { warnings }: CartLook): readonly string[] {
  const others = [...warnings].filter(([lineId]) => entries.every(({ id }) => id !== lineId));
  return others.flatMap(([, sentences]) => sentences);
}

function totalRows(cart: Cart, print: Print): readonly TotalRow[] {
  const rows: TotalRow[] = [];
  const add = (label: string, amount: Money | null, isGrand = false) => {
    const amountText = print(amount);
    if (amountText !== null) rows.push({ label, amountText, ...(isGrand && { isGrand }) });
  };
  const addUnlessZero = (label: string, amount: Money | null) => {
    if (amount?.amountMinor !== 0) add(label, amount);
  };
  add(CART_PAGE_WORDS.subtotal, cart.subtotal);
  for (const { code } of couponsOf(cart)) {
    rows.push({ label: fill(CART_PAGE_WORDS.coupon, { code }), amountText: '' });
  }
  addUnlessZero(CART_PAGE_WORDS.discount, cart.discount && asDeduction(cart.discount));
  addUnlessZero(CART_PAGE_WORDS.shipping, cart.shippingCost);
  addUnlessZero(CART_PAGE_WORDS.tax, cart.tax);
  // Also 0: after a discount of everything, that is what there is to pay.
  add(CART_PAGE_WORDS.total, cart.grandTotal, true);
  return rows;
}

function asDeduction({ amountMinor, currency }: Money): Money {
  return money(-Math.abs(amountMinor), currency);
}

/** The applied ones; a refused code is among all `coupons`, too. */
function couponsOf({ coupons, validCoupons, invalidCoupons }: Cart): readonly Coupon[] {
  const refused = new Set(invalidCoupons.map(codeKey));
  const applied = validCoupons.length > 0 ? validCoupons : coupons;
  return distinct(applied).filter((coupon) => !refused.has(codeKey(coupon)));
}

function distinct(coupons: readonly Coupon[]): readonly Coupon[] {
  const keys = coupons.map(codeKey);
  return coupons.filter((coupon, index) => keys.indexOf(codeKey(coupon)) === index);
}

/** Visitors type codes in any case and width; the upper case also unites "ß" and "ss". */
function codeKey({ code }: Coupon): string {
  return visibleText(code.normalize('NFKC')).replaceAll(/\s+/g, ' ').toUpperCase().toLowerCase();
}

function minimumObstacle(subtotal: Money | null, minimumCents: number, print: Print): string | null {
  if (subtotal === null || subtotal.amountMinor >= minimumCents) return null;
  const minimum = print(money(minimumCents, subtotal.currency));
  return fill(CART_WORDS.minimumSubtotal, { subtotal: minimum ?? '' });
}
