import { CART_STRINGS, type Cart, type CartEntry, type CartRoom, type Cents } from '../../core/cart/index.ts';
import { formatMoney, money, type CurrencyCode } from '../../core/money/index.ts';
import { fill } from '../../core/text/index.ts';
import { STORE_CART_STRINGS } from './strings.ts';

/** What went wrong with a line, and why. */
export interface LineProblem {
  readonly title: string;
  readonly message: string;
}

/** One line of the cart page. */
export interface LineContent {
  readonly entry: CartEntry;
  /** What the visitor sees in the quantity field. */
  readonly quantityText: string;
  readonly quantity: number;
  readonly isRemoving: boolean;
  readonly isUpdating: boolean;
  readonly variantText: string;
  readonly priceText: string | null;
  readonly totalText: string | null;
  readonly problem: LineProblem | null;
}

/** One row of the totals. */
export interface TotalRow {
  readonly label: string;
  readonly amountText: string;
  readonly isGrand?: boolean;
}

/** Everything that the cart page shows at one moment. */
export type CartContent =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'empty'; readonly removed: CartEntry | null }
  | {
      readonly state: 'filled';
      readonly lines: readonly LineContent[];
      readonly removed: CartEntry | null;
      readonly totals: readonly TotalRow[];
      readonly notes: readonly string[];
      /** Why the visitor cannot check out yet; null when nothing stands in the way. */
      readonly obstacle: string | null;
      readonly checkoutUrl: string;
    };

/** What page, attributes and visitor say about drawing. */
export interface CartLook {
  readonly locale: string;
  readonly minimumSubtotalCents: number;
  readonly checkoutUrl: string;
  /** What was typed into quantity fields and not sent, by entry id. */
  readonly typed: Readonly<Record<string, string>>;
  /** By entry id. */
  readonly problems: Readonly<Record<string, LineProblem>>;
}

/**
 * Gathers what the cart page shows now.
 * @param room the cart
 * @param look what page, attributes and visitor say
 * @returns the content
 * Source: storefront specification §2, §8
 */
export function cartContent(room: CartRoom, look: CartLook): CartContent {
  const cart = room.$cart.get();
  const removed = room.$removed.get();
  if (!cart) return withoutCart(room, removed);
  if (cart.entries.length === 0) return { state: 'empty', removed };
  const print = createPrinter(room.getCurrency(), look.locale);
  return {
    state: 'filled',
    lines: cart.entries.map((entry) => lineContent(entry, room, look, print)),
    removed,
    totals: totalRows(cart, print),
    notes: cart.invalidCoupons.map(({ code }) => fill(STORE_CART_STRINGS.invalidCoupon, { code })),
    obstacle: minimumObstacle(cart, look.minimumSubtotalCents, print),
    checkoutUrl: look.checkoutUrl,
  };
}

function withoutCart(room: CartRoom, removed: CartEntry | null): CartContent {
  const { state } = room.$status.get();
  if (state === 'ready') return { state: 'empty', removed };
  return { state: state === 'stale' ? 'failed' : 'loading' };
}

/**
 * Gives the name of a line's quantity field.
 * @param entry the line
 * @returns the control's name
 */
export function quantityName({ id }: CartEntry): string {
  return `quantity.${id}`;
}

type Print = (cents: Cents) => string | null;

function createPrinter(currency: CurrencyCode, locale: string): Print {
  return (cents) => (cents === null ? null : formatMoney(money(cents, currency), { locale }));
}

function lineContent(entry: CartEntry, room: CartRoom, look: CartLook, print: Print): LineContent {
  const { id, chosenVariant, quantity: confirmed, purchasePriceCents, subTotal } = entry;
  const desired = room.$desired.get()[id];
  const quantity = desired ?? confirmed;
  return {
    entry,
    quantity,
    quantityText: look.typed[id] ?? String(quantity),
    isRemoving: room.$removing.get().includes(id),
    isUpdating: desired !== undefined,
    variantText: Object.values(chosenVariant?.attributes ?? {}).join(' / '),
    priceText: print(purchasePriceCents),
    totalText: print(subTotal),
    problem: look.problems[id] ?? null,
  };
}

function totalRows(cart: Cart, print: Print): readonly TotalRow[] {
  const rows: TotalRow[] = [];
  const add = (label: string, cents: Cents, isGrand = false) => {
    const amountText = print(cents);
    if (amountText !== null) rows.push({ label, amountText, ...(isGrand && { isGrand }) });
  };
  add(STORE_CART_STRINGS.subtotal, cart.subtotalCents);
  for (const { code } of couponsOf(cart)) {
    rows.push({ label: fill(STORE_CART_STRINGS.coupon, { code }), amountText: '' });
  }
  if (cart.discountCents) add(STORE_CART_STRINGS.discount, -Math.abs(cart.discountCents));
  if (cart.shippingCostCents) add(STORE_CART_STRINGS.shipping, cart.shippingCostCents);
  if (cart.taxCents) add(STORE_CART_STRINGS.tax, cart.taxCents);
  if (cart.grandTotalCents) add(STORE_CART_STRINGS.total, cart.grandTotalCents, true);
  return rows;
}

function couponsOf(cart: Cart) {
  return cart.validCoupons.length > 0 ? cart.validCoupons : cart.coupons;
}

function minimumObstacle(cart: Cart, minimumCents: number, print: Print): string | null {
  if (cart.subtotalCents === null || cart.subtotalCents >= minimumCents) return null;
  return fill(CART_STRINGS.minimumSubtotal, { subtotal: print(minimumCents) ?? '' });
}
