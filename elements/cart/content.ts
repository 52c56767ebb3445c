import { shortAnswers, type LineAnswer } from '../../core/answers/index.ts';
import { formatPriceChange, hasPendingLines } from '../../core/cart-client/index.ts';
import type { Cart, CartEntry, CheckoutPlace, ObservableCart } from '../../core/cart/index.ts';
import type { StorefrontError } from '../../core/errors/index.ts';
import { ownValue } from '../../core/json/index.ts';
import type { Money } from '../../core/money/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_PAGE_WORDS, CART_WORDS } from '../../core/words/index.ts';
import type { CartProblem } from '../purchase/index.ts';
import type { CartPage, DrawnByPage } from './cart-page.ts';
import { codesContent, distinct, type CodesContent, type CodesState } from './codes-content.ts';
import { freeShipping, type FreeShippingContent } from './free-shipping.ts';
import { noteContent, type NoteContent, type NoteState } from './note-content.ts';
import { UNDO_ID, type ByLine, type TypedQuantity } from './line-notes.ts';
import { createPrinter, minimumObstacle, totalRows, type Print, type TotalRow } from './totals.ts';

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

/** The offer to restore the line removed last. */
export interface UndoContent {
  readonly removed: CartEntry;
  /** Whether the line was removed here, and may have had the focus. */
  readonly isOwn: boolean;
  /** Why it could not be restored. */
  readonly problem: CartProblem | null;
}

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
      /** Null where the store has no threshold for free shipping. */
      readonly freeShipping: FreeShippingContent | null;
      /** Why the visitor cannot check out yet; null when they can. */
      readonly obstacle: string | null;
      /** Whether the visitor was asked to correct a field above. */
      readonly isCorrectionRequested: boolean;
      /** Null where the backend takes no codes. */
      readonly codes: CodesContent | null;
      /** Null where the backend takes no note. */
      readonly note: NoteContent | null;
      readonly checkout: CheckoutPlace;
      /** Whether the backend was asked for the way to the checkout. */
      readonly isLeaving: boolean;
      /** Why the checkout could not be opened. */
      readonly checkoutProblem: CartProblem | null;
    };

/** What the content depends on besides the cart. */
export interface CartLook {
  readonly locale: string;
  readonly minimumSubtotalCents: number;
  /** Goods from which shipping costs nothing; 0 for none. */
  readonly freeShippingThresholdCents: number;
  /** The checkout's URL by the tag's attribute; '' for none. */
  readonly checkoutHref: string;
  /** The checkout's URL where neither attribute nor cart has one. */
  readonly checkoutUrl: string;
  /** The way to a checkout. */
  readonly placeOf: CartPage['placeOf'];
  /** What was typed into quantity fields and is not confirmed, by entry id. */
  readonly typed: ByLine<TypedQuantity>;
  /** By entry id. */
  readonly problems: ByLine<CartProblem>;
  /** By entry id, including removed lines. */
  readonly warnings: ByLine<readonly string[]>;
  /** The price of one piece at which the visitor first saw a line. */
  readonly firstPriceOf: (entry: CartEntry) => Money | null;
  readonly isCorrectionRequested: boolean;
  /** Whether the visitor is to know that the last cart was bought. */
  readonly isBought: boolean;
  readonly codes: CodesState;
  readonly note: NoteState;
  readonly isLeaving: boolean;
  readonly checkoutProblem: CartProblem | null;
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
  const warnings = warningsOfOthers(cart.entries, look);
  if (cart.entries.length === 0) return { state: 'empty', undo, warnings };
  const print = createPrinter(look.locale);
  const fields = fieldsOf(cart, source, look);
  const areCodesNamed = fields.codes === null;
  return {
    state: 'filled',
    lines: cart.entries.map((entry) => lineContent(entry, source, look, print)),
    ...{ undo, warnings },
    totals: totalRows(cart, print, areCodesNamed),
    arePending: hasPendingLines(source) || look.codes.isApplying || look.codes.removing.length > 0,
    notes: areCodesNamed ? invalidCoupons(cart) : [],
    freeShipping: freeShipping(cart, look.freeShippingThresholdCents, print),
    obstacle: minimumObstacle(cart.subtotal, look.minimumSubtotalCents, print),
    isCorrectionRequested: look.isCorrectionRequested,
    ...fields,
    checkout: look.placeOf(
      look.checkoutHref || (cart.checkoutUrl ?? look.checkoutUrl),
      look.checkoutHref !== '',
    ),
    ...{ isLeaving: look.isLeaving, checkoutProblem: look.checkoutProblem },
  };
}

/** Pages offer a field only where the backend has the call. */
function fieldsOf(
  cart: Cart,
  { $abilities }: ObservableCart,
  { codes, note }: CartLook,
): Pick<Extract<CartContent, { state: 'filled' }>, 'codes' | 'note'> {
  const abilities = $abilities.get();
  return {
    codes: abilities?.hasCodes ? codesContent(cart, codes) : null,
    note: abilities?.hasNote ? noteContent(cart, note) : null,
  };
}

function invalidCoupons(cart: Cart): readonly string[] {
  return distinct(cart.invalidCoupons).map(({ code }) => fill(CART_PAGE_WORDS.invalidCoupon, { code }));
}

function withoutCart(source: ObservableCart, look: CartLook, undo: UndoContent | null): CartContent {
  const status = source.$status.get();
  if (status.state === 'ready') return { state: 'empty', undo, warnings: warningsOfOthers([], look) };
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

/** The name of the field for codes. */
export const CODE_NAME = 'code';

/** The name of the field for the note. */
export const NOTE_NAME = 'note';

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
    // The page may have shown the same price as this tag.
    warnings: [
      ...new Set([
        ...(look.warnings.get(id) ?? []),
        ...formatPriceChange(look.firstPriceOf(entry), purchasePrice, look.locale),
      ]),
    ],
    lacksAnswers: entry.additionalFieldsFormId !== null && entry.additionalFields === '',
  };
}

/** Warnings about no line of the cart. */
function warningsOfOthers(entries: Cart['entries'], { warnings, isBought }: CartLook): readonly string[] {
  const others = [...warnings].filter(([lineId]) => entries.every(({ id }) => id !== lineId));
  return [...(isBought ? [CART_WORDS.alreadyBought] : []), ...others.flatMap(([, sentences]) => sentences)];
}
