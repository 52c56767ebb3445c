import { type Money, toMoney } from '../../platform/shared/money.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { type CartData, cartData, type PrintedCart } from '../cart/index.ts';
import type { PlanWords } from '../catalogue/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import { canBePaidLater, type SeenCart } from '../orders/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Quote } from '../shipping/index.ts';
import {
  deliveryForm,
  type DeliveryFormData,
  deliveryProblems,
  type FieldData,
  type FormProblem,
} from './delivery-form.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    readonly checkout: CheckoutData;
    /** Its parts that follow from country and method. */
    readonly 'checkout-update': CheckoutData;
  }
}

/** The values of the checkout form and their errors. */
export interface CheckoutForm {
  readonly email: string;
  readonly name: string;
  /** Whether the order is paid later, by transfer. */
  readonly isPaidLater: boolean;
  readonly idempotencyKey: string;
  /** The cart that this page shows. */
  readonly seen: SeenCart;
  /** The posted form, or an empty one. */
  readonly typed: FormValues;
  readonly message: string | undefined;
  /** Control → sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** The variant whose stock is too low. */
  readonly soldOutSku?: string | undefined;
}

/** The visitor at the checkout; without a cart if it could not be read. */
export interface CheckoutVisitor {
  readonly crumb: string;
  /** With shipping and tax. */
  readonly cart?: PrintedCart;
  /** Where it can go; known with the cart. */
  readonly quote?: Quote;
  /** The plan and cart of a subscription; absent for an order. */
  readonly subscription?: { readonly token: string } & PlanWords;
  /** How the store is paid online. */
  readonly payments?: Payments | undefined;
}

/** The data of the checkout page; lines and totals only if the cart could be read. */
export interface CheckoutData extends Partial<CartData> {
  readonly crumb: string;
  readonly subscription?: CheckoutVisitor['subscription'];
  readonly isEmpty: boolean;
  /** Whether the visitor may choose to pay by a transfer. */
  readonly mayBePaidLater: boolean;
  /** Whether gift cards pay for everything. */
  readonly isPaid: boolean;
  /** What is paid with on the next page; '' if nothing is paid online. */
  readonly onlineLabel: string;
  /** Whether nobody is charged. */
  readonly isDemo: boolean;
  readonly isRefused: boolean;
  readonly notice: string | undefined;
  readonly delivery: DeliveryFormData;
  /** The fields of the delivery that have errors. */
  readonly problems: readonly FormProblem[];
  readonly form: Pick<CheckoutForm, 'idempotencyKey' | 'seen' | 'isPaidLater'> & {
    readonly email: FieldData;
    readonly name: FieldData;
    readonly total: Money;
  };
}

/**
 * Builds the data of the checkout page.
 * @param visitor the visitor; without a cart only the form is printed
 * @param form the values of the form and their errors
 */
export function checkoutData(visitor: CheckoutVisitor, form: CheckoutForm): CheckoutData {
  const { crumb, cart, quote, subscription } = visitor;
  const { email, name, isPaidLater, idempotencyKey, seen, message, errors } = form;
  const delivery = deliveryForm(quote, form.typed, errors);
  const isEmpty = cart?.entries.length === 0;
  const dueCents = Math.max(0, seen.totalCents - seen.giftCardCents);
  return {
    ...(cart !== undefined && markedCart(cart, form.soldOutSku, fieldOf(form.typed, 'code'))),
    crumb,
    ...(subscription !== undefined && { subscription }),
    isEmpty,
    ...paymentData(visitor, form),
    isRefused: message !== undefined,
    // The page of an empty cart has its own text.
    notice: isEmpty && message === MESSAGES.emptyCart ? undefined : message,
    delivery,
    problems: deliveryProblems(delivery),
    form: {
      idempotencyKey,
      seen,
      isPaidLater,
      email: { value: email, error: errors.email },
      name: { value: name, error: errors.name },
      total: toMoney(dueCents),
    },
  };
}

function paymentData(
  { cart, subscription, payments }: CheckoutVisitor,
  { seen, isPaidLater }: CheckoutForm,
): Pick<CheckoutData, 'mayBePaidLater' | 'isPaid' | 'onlineLabel' | 'isDemo'> {
  const isPaid = seen.totalCents === seen.giftCardCents && seen.giftCardCents > 0;
  // Without lines the choice cannot be checked and stays.
  const isFit = cart ? canBePaidLater(cart.entries) : isPaidLater;
  return {
    mayBePaidLater: subscription === undefined && !isPaid && isFit,
    isPaid,
    onlineLabel: isPaid ? '' : (payments?.provider.label ?? ''),
    isDemo: payments === undefined,
  };
}

/** The lines whose stock is too low say so: the notice above them names no item. */
function markedCart(cart: PrintedCart, soldOutSku: string | undefined, typedCode: string): CartData {
  const data = cartData(cart, typedCode);
  const lines = data.lines.map((line, index) => {
    const isSoldOut = soldOutSku !== undefined && cart.entries[index]?.chosenVariant.sku === soldOutSku;
    return isSoldOut ? { ...line, problem: MESSAGES.soldOut } : line;
  });
  return { ...data, lines };
}
