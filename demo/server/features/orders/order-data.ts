import { PAGE_TYPES } from '../../../../core/enumerations/index.ts';
import { formatUrl, thumbnailFormat } from '../../../../core/images/index.ts';
import { QUANTITY_LIMITS } from '../../../../core/offer/index.ts';
import type { Cart } from '../cart/index.ts';
import { type Money, toMoney } from '../catalogue/index.ts';
import type { LineAnswer, Order } from './index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { type PlanWords, planWords } from '../catalogue/plan-words.ts';
import { scriptJson } from '../../platform/pages/script-json.ts';

/** For 88 CSS px on screens with double density. */
const PICTURE_FORMAT = thumbnailFormat(2 * 88);

/** A line of a cart or of an order, as pages print it. */
export interface LineData {
  readonly title: string;
  /** The chosen values, such as "Ink / M"; empty without options. */
  readonly choices: string;
  readonly quantity: number;
  readonly subtotal: Money;
  /** The answers of its additional fields; absent before it is ordered. */
  readonly answers?: readonly LineAnswer[];
  /** Absent if the line has no picture. */
  readonly pictureUrl?: string | undefined;
}

/** A line of a cart that can still be changed. */
export interface CartLineData extends LineData {
  readonly id: string;
  readonly fullUrl: string;
  readonly unitPrice: Money;
}

/** The totals of a cart or an order. */
export interface TotalsData {
  /** Before shipping and tax; absent where only the total is printed. */
  readonly subtotal?: Money;
  readonly total: Money;
}

/** The printed part of a cart. */
export type PrintedCart = Pick<Cart, 'entries' | 'subtotalCents' | 'grandTotalCents'>;

/** The lines of a cart, their totals, and the text of an empty cart. */
export interface CartData {
  readonly lines: readonly CartLineData[];
  readonly totals: TotalsData;
  readonly quantityLimits: typeof QUANTITY_LIMITS;
  readonly emptyCart: string;
}

/** An order as its confirmation prints it. */
export interface OrderData {
  readonly order: Pick<Order, 'id' | 'email' | 'customerName' | 'giftCards' | 'awaitsPayment'>;
  /** The later payments of a subscription; undefined for a one-time order. */
  readonly subscription: PlanWords | undefined;
  /** Settings of the page, as a JSON text. */
  readonly storeConfig: string;
  readonly lines: readonly LineData[];
  readonly totals: TotalsData;
}

/**
 * Builds a cart as pages print it.
 * @param cart the visitor's cart
 * @returns its lines and totals
 */
export function cartData({ entries, subtotalCents, grandTotalCents }: PrintedCart): CartData {
  return {
    lines: entries.map(({ id, title, productUrl, chosenVariant, quantity, subTotal, ...entry }) => ({
      id,
      title,
      fullUrl: productUrl,
      choices: choicesOf(chosenVariant.attributes),
      quantity,
      unitPrice: toMoney(entry.purchasePriceCents),
      subtotal: toMoney(subTotal),
      pictureUrl: entry.image ? formatUrl(entry.image.assetUrl, PICTURE_FORMAT) : undefined,
    })),
    totals: { subtotal: toMoney(subtotalCents), total: toMoney(grandTotalCents) },
    quantityLimits: QUANTITY_LIMITS,
    emptyCart: MESSAGES.emptyCart,
  };
}

/**
 * Builds an order as its confirmation prints it.
 * @param order the order
 * @returns its lines and its total
 */
export function orderData(order: Order): OrderData {
  return {
    order,
    subscription: order.plan && planWords(order.plan, order.grandTotalCents),
    storeConfig: scriptJson({ pageType: pageTypeOf(order) }),
    lines: order.lines.map(({ title, attributes, quantity, subTotal, answers }) => ({
      title,
      choices: choicesOf(attributes),
      quantity,
      subtotal: toMoney(subTotal),
      answers,
    })),
    totals: { total: toMoney(order.grandTotalCents) },
  };
}

function pageTypeOf({ plan, awaitsPayment }: Order): number {
  if (plan) return PAGE_TYPES['subscription-confirmed'];
  return PAGE_TYPES[awaitsPayment ? 'order-received' : 'order-confirmed'];
}

function choicesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes).join(' / ');
}
