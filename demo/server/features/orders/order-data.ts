import { scriptJson } from '../../../../core/json/index.ts';
import type { LineAnswer } from '../../../../core/answers/index.ts';
import { PAGE_TYPES } from '../../../../core/enumerations/index.ts';
import { toMoney } from '../../platform/shared/money.ts';
import { type LineData, choicesOf } from '../cart/index.ts';
import { type PlanDates, planDates, type PlanWords, planWords } from '../catalogue/index.ts';
import type { Download } from '../downloads/index.ts';
import { addressLines } from '../shipping/index.ts';
import { type TotalRow, totalRows } from '../totals/index.ts';
import type { Order } from './find-order.ts';
import type { OrderDelivery } from './order-delivery.ts';
import { paymentData, type PaymentData } from './payment-data.ts';

/** An order as its confirmation prints it. */
export interface OrderData {
  readonly order: Pick<
    Order,
    'number' | 'isPaidLate' | 'email' | 'customerName' | 'awaitsPayment' | 'isCancelled' | 'shipment'
  >;
  /** Its pending payment at a provider. */
  readonly payment: PaymentData | undefined;
  /** The later payments of a subscription; undefined for a one-time order. */
  readonly subscription: PlanWords | undefined;
  /** When it is paid; undefined for a one-time order, and after it was canceled. */
  readonly planDates: PlanDates | undefined;
  /** How far it is. */
  readonly state: { readonly message: string };
  /** What happens next. */
  readonly steps: readonly { readonly message: string }[];
  readonly downloads: readonly Download[];
  /** Whether it is a member's page of an earlier order. */
  readonly isEarlier: boolean;
  /** Settings of the page, as a JSON text. */
  readonly storeConfig: string;
  readonly lines: readonly (LineData & { readonly answers: readonly LineAnswer[] })[];
  readonly totals: readonly TotalRow[];
  readonly delivery: DeliveryData;
}

/** Where an order goes, as pages print it. */
export interface DeliveryData {
  /** None if nothing is brought to the customer. */
  readonly addressLines: readonly string[];
  /** The shipping method; '' if nothing is shipped. */
  readonly title: string;
  /** The customer's note, line by line. */
  readonly noteLines: readonly string[];
}

/**
 * Builds an order as its confirmation prints it.
 * @param order the order
 * @param how the time now, in milliseconds since 1970; `isEarlier`: it is printed for a member later, and not reported as a new order;
 * `isUnreached`: the payment page could not be opened
 * @returns its lines and its totals
 */
export function orderData(
  order: Order,
  {
    nowMs,
    isEarlier = false,
    isUnreached = false,
  }: { readonly nowMs: number; readonly isEarlier?: boolean; readonly isUnreached?: boolean },
): OrderData {
  return {
    order,
    isEarlier,
    payment: paymentData(order, isUnreached),
    subscription: order.plan && planWords(order.plan, order.totals.grandTotalCents),
    planDates:
      order.plan && !order.isCancelled && !order.awaitsPayment
        ? planDates(order.plan, { startMs: order.placedAtMs, nowMs })
        : undefined,
    state: { message: order.next.state },
    steps: order.next.steps.map((message) => ({ message })),
    downloads: order.downloads,
    storeConfig: scriptJson({ pageType: isEarlier ? PAGE_TYPES.page : pageTypeOf(order) }),
    lines: order.lines.map(({ title, attributes, quantity, subTotal, answers }) => ({
      title,
      choices: choicesOf(attributes),
      quantity,
      subtotal: toMoney(subTotal),
      answers,
    })),
    totals: totalRows(order.totals, order.refundedCents),
    delivery: deliveryData(order.delivery, order.customerName),
  };
}

/**
 * Builds where an order goes as pages print it, with the name of the country in their language.
 * @param delivery of the order
 * @param customerName the recipient, unless the address names another one
 */
export function deliveryData({ address, method, note }: OrderDelivery, customerName: string): DeliveryData {
  return {
    addressLines: address ? addressLines(address, customerName) : [],
    title: method,
    noteLines: note === '' ? [] : note.split('\n'),
  };
}

function pageTypeOf({ plan, awaitsPayment }: Order): number {
  if (plan && !awaitsPayment) return PAGE_TYPES['subscription-confirmed'];
  return PAGE_TYPES[awaitsPayment ? 'order-received' : 'order-confirmed'];
}
