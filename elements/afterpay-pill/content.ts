import type { ObservableCart } from '../../core/cart/index.ts';
import { installmentOffer, isEligible, type InstallmentContext } from '../../core/installments/index.ts';
import { formatMoney, type Money, money, multiplyMoney } from '../../core/money/index.ts';
import { isEnough } from '../../core/offer/index.ts';
import { parseQuantity } from '../../core/purchase/index.ts';
import {
  type Choice,
  narrowToChoice,
  priceSummary,
  type PriceSummary,
  type Product,
  type ProductModel,
  type VariantMatch,
} from '../../core/product/index.ts';
import { fill } from '../../core/text/index.ts';
import { INSTALLMENT_WORDS, listed, numberText } from '../../core/words/index.ts';

/** What the pill shows. */
export type InstallmentContent =
  /** Not known yet: the author's own content. */
  | { readonly state: 'waiting' }
  /** Instalments are not offered. */
  | { readonly state: 'nothing' }
  | {
      readonly state: 'in-range' | 'out-of-range';
      readonly brand: string;
      readonly text: string;
      /** The accessible text in place of brand and text; null where they suffice. */
      readonly spokenText: string | null;
      /** The name of the button that opens the page with details; null where there is no page. */
      readonly infoLabel: string | null;
      /** Whether that page is loading. */
      readonly isOpening: boolean;
    };

/** A context in which instalments are offered. */
export type AvailableInstallments = Extract<InstallmentContext, { readonly state: 'available' }>;

/** The purchase for which instalments are calculated. */
export interface Asked {
  readonly total: Money;
  /** Whether some variants cost more. */
  readonly isFrom: boolean;
}

/**
 * Reads the purchase that the visitor is about to pay for.
 * @param product product, choice and quantity; null without one
 * @param priceCents the price in place of the product's own; null for that one
 * @param currency that of a price without a product
 * @returns null where it cannot be bought, or not in instalments at any price; undefined until it is known
 * Source: docs/behaviour/instalments.md §2.1, §2.3, §2.5
 */
export function askedOf(
  { $product, $match, $choice, $quantityText }: ProductModel,
  priceCents: number | null,
  currency: Money['currency'],
): Asked | null | undefined {
  const product = $product.get();
  if (!product)
    return priceCents === null ? undefined : { total: money(priceCents, currency), isFrom: false };
  // A subscription cannot be added to the cart.
  if (!isEligible([product.type]) || product.isSubscribable) return null;
  const match = $match.get();
  const quantity = quantityIn($quantityText.get());
  const variants = buyable(product, $choice.get(), quantity);
  if (match?.state === 'unavailable' || variants.length === 0) return null;
  const { price, from } = priceOf({ ...product, variants }, match, priceCents);
  const total = price && totalOf(price, quantity);
  return total && { total, isFrom: from };
}

function quantityIn(text: string): number {
  const typed = parseQuantity(text);
  return typed.state === 'ok' ? typed.quantity : 1;
}

function totalOf(price: Money, quantity: number): Money | null {
  return Number.isSafeInteger(price.amountMinor * quantity) ? multiplyMoney(price, quantity) : null;
}

/** The variants of which as many pieces are left, with the values chosen so far. */
function buyable(product: Product, choice: Choice, quantity: number): Product['variants'] {
  return narrowToChoice(product, choice).variants.filter(({ stock }) => isEnough(stock, quantity));
}

/**
 * Reads the purchase for the whole cart.
 * @param cart the cart
 * @returns as for a product; also null for an empty cart, and where the store does not state the type of a line
 * Source: docs/behaviour/instalments.md §2.1, §2.4
 */
export function askedOfCart({
  $cart,
  $status,
}: Pick<ObservableCart, '$cart' | '$status'>): Asked | null | undefined {
  const cart = $cart.get();
  if (!cart) return $status.get().state === 'ready' ? null : undefined;
  if (!isEligible(cart.entries.map(({ kind }) => kind))) return null;
  const total = cart.grandTotal ?? (cart.isGrandTotalMalformed ? null : cart.subtotal);
  return total && { total, isFrom: false };
}

function priceOf(
  product: Product,
  match: VariantMatch | null,
  priceCents: number | null,
): Pick<PriceSummary, 'price' | 'from'> {
  if (priceCents !== null) return { price: money(priceCents, product.currency), from: false };
  return priceSummary(product, match?.state === 'matched' ? match.variant : null);
}

/** The text, visible and accessible. */
export interface InstallmentLook {
  readonly count: number;
  readonly locale: string;
  readonly hasPage: boolean;
  readonly isOpening: boolean;
}

/**
 * Describes how a purchase can be paid in instalments.
 * @param asked what is to be paid
 * @param context where and between which totals instalments are offered
 * @param look count and locale
 * Source: docs/behaviour/instalments.md §3
 */
export function installmentContent(
  { total, isFrom }: Asked,
  { range, brand }: AvailableInstallments,
  { count, locale, hasPage, isOpening }: InstallmentLook,
): InstallmentContent {
  const offer = installmentOffer(total, range, count);
  const write = (amount: Money) => formatMoney(amount, { locale });
  const infoLabel = hasPage ? fill(INSTALLMENT_WORDS.aboutPayments, { brand }) : null;
  const shared = { brand, infoLabel, isOpening };
  if (offer.state !== 'in-range') {
    const text = offer.state === 'above' ? INSTALLMENT_WORDS.paymentsUpTo : INSTALLMENT_WORDS.paymentsOver;
    const amount = write(offer.limit);
    return { ...shared, state: 'out-of-range', text: fill(text, { amount }), spokenText: null };
  }
  const amounts = offer.payments.map(write);
  // The first payment is never smaller than the others.
  const [amount = ''] = amounts;
  const isEven = isFrom || new Set(amounts).size === 1;
  const { payments, paymentsFrom, spokenPayments, spokenPaymentsFrom } = INSTALLMENT_WORDS;
  const values = { count: numberText(count), amount, amounts: isEven ? amount : listed(amounts), brand };
  return {
    ...shared,
    state: 'in-range',
    text: fill(isFrom ? paymentsFrom : payments, values),
    spokenText: fill(isFrom ? spokenPaymentsFrom : spokenPayments, values),
  };
}
