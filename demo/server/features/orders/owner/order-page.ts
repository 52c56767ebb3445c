import type { LineAnswer } from '../../../../../core/answers/index.ts';
import { ownValue } from '../../../../../core/json/index.ts';
import type { StoreContext } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { type Money, toMoney } from '../../../platform/shared/money.ts';
import { OWNER_TEXTS } from '../../../platform/shared/strings.ts';
import { choicesOf } from '../../cart/index.ts';
import { type PlanDates, planDates, type PlanWords, planWords } from '../../catalogue/index.ts';
import { type TotalRow, totalRows } from '../../totals/index.ts';
import { cancelProblem, refundProblem, shipProblem } from '../order-state.ts';
import { type DeliveryData, deliveryData } from '../order-data.ts';
import { deliveryOfRow } from '../order-delivery.ts';
import { totalsOfRow } from '../order-totals.ts';
import { ORDER_TEXTS } from '../texts.ts';
import { findOwnerOrder, type OwnerOrder } from './find-owner-order.ts';
import { downloadsOf, type OrderDownloads } from './order-downloads.ts';
import { paymentFacts, type PaymentFacts } from './payment-facts.ts';
import { stateWords } from './state-words.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';

/** The data of the page of an order. */
export interface OwnerOrderData {
  /** Its number, as the heading. */
  readonly title: string;
  readonly done: string | undefined;
  /** Why the last action failed. */
  readonly notice: string | undefined;
  readonly placedAt: number;
  readonly states: readonly string[];
  readonly actions: readonly {
    readonly text: string;
    readonly url: string;
    readonly isDanger: boolean;
    /** Whether it is the next step. */
    readonly isNext: boolean;
  }[];
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly mailUrl: string;
    readonly customerUrl: string;
    readonly ordersUrl: string;
  };
  readonly paymentFacts: PaymentFacts;
  /** The codes that it has used, each with what a gift card has paid. */
  readonly usedCodes: readonly { readonly code: string; readonly paid: Money | undefined }[];
  /** Whether a parcel brings it. */
  readonly hasParcel: boolean;
  readonly shipment: { readonly facts: readonly string[]; readonly trackingUrl: string } | undefined;
  readonly orderLines: readonly {
    readonly title: string;
    readonly choices: string;
    readonly sku: string;
    readonly quantity: number;
    readonly price: Money;
    readonly subtotal: Money;
    readonly answers: readonly LineAnswer[];
    /** How much of it is back in stock; '' for nothing. */
    readonly returned: string;
  }[];
  readonly totals: readonly TotalRow[];
  readonly delivery: DeliveryData;
  readonly giftCards: readonly {
    readonly code: string;
    readonly value: Money;
    readonly left: Money;
    readonly isVoided: boolean;
  }[];
  /** The files of a digital product; undefined without one. */
  readonly downloads: OrderDownloads | undefined;
  /** When a subscription is paid; undefined after it was canceled. */
  readonly planDates: PlanDates | undefined;
  /** The later payments of a subscription; undefined for a one-time order. */
  readonly plan: PlanWords | undefined;
  readonly noteForm: {
    readonly url: string;
    readonly text: string;
    readonly version: number;
    readonly problem: string | undefined;
    /** Whether someone else has saved a note meanwhile, which is shown below. */
    readonly isConflict: boolean;
    readonly theirs: string;
  };
  readonly timeline: readonly TimelineEntry[];
}

declare module '../../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-order': OwnerOrderData;
  }
}

const DONE: Readonly<Record<string, string>> = {
  paid: OWNER_TEXTS.paymentConfirmed,
  shipped: ORDER_TEXTS.shippedDone,
  cancelled: ORDER_TEXTS.cancelledDone,
  refunded: ORDER_TEXTS.refundedDone,
  note: ORDER_TEXTS.noteDone,
  links: ORDER_TEXTS.linksDone,
};

/** The page of an order. */
export const ORDER_PAGE = { title: 'Order', path: OWNER_URLS.order } as const;

/** How a page is shown again after an action that failed. */
interface Refused {
  readonly notice?: string | undefined;
  /** The refused note. */
  readonly note?: {
    readonly text: string;
    readonly problem?: string | undefined;
    readonly isConflict?: boolean;
  };
}

/**
 * Reads the page of an order.
 * @param context the request: `id` in its path, `done` in its query
 * @param parts what the routes are built from
 * @param refused an action that failed
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §18.3
 */
export async function readOrderPage(
  context: StoreContext,
  { db, now }: StoreParts,
  refused: Refused = {},
): Promise<OwnerOrderData> {
  const order = await findOwnerOrder(db, context.req.param('id') ?? '');
  const { row, number, state, lines } = order;
  const { note, notice } = refused;
  return {
    title: ORDER_TEXTS.order(number),
    done: ownValue(DONE, context.req.query('done') ?? ''),
    notice,
    placedAt: row.created_at.getTime(),
    states: stateWords(state),
    actions: actionsOf(order),
    customer: customerOf(order),
    paymentFacts: paymentFacts(order),
    usedCodes: order.usedCodes.map(({ code, paidCents }) => ({
      code,
      paid: paidCents === undefined ? undefined : toMoney(paidCents),
    })),
    hasParcel: state.hasParcel,
    shipment: shipmentOf(order),
    orderLines: lines.map(toLine),
    totals: totalRows(totalsOfRow(row), row.refunded_cents),
    delivery: deliveryData(deliveryOfRow(row), row.customer_name),
    giftCards: order.giftCards.map(({ maskedCode, valueCents, leftCents, isVoided }) => ({
      code: maskedCode,
      value: toMoney(valueCents),
      left: toMoney(leftCents),
      isVoided,
    })),
    downloads: downloadsOf(order),
    ...planOf(order, now()),
    noteForm: {
      url: OWNER_URLS.orderNote.replace(':id', row.id),
      text: note?.text ?? row.owner_note,
      version: row.owner_note_version,
      problem: note?.problem,
      isConflict: note?.isConflict === true,
      theirs: row.owner_note,
    },
    timeline: timelineOf(order),
  };
}

function customerOf({ row }: OwnerOrder): OwnerOrderData['customer'] {
  return {
    name: row.customer_name || ORDER_TEXTS.erasedCustomer,
    email: row.email,
    mailUrl: `mailto:${encodeURIComponent(row.email).replace('%40', '@')}`,
    customerUrl: `${OWNER_URLS.customer}?${new URLSearchParams({ email: row.email })}`,
    ordersUrl: `${OWNER_URLS.orders}?${new URLSearchParams({ q: row.email })}`,
  };
}

function planOf({ plan, row, state }: OwnerOrder, nowMs: number): Pick<OwnerOrderData, 'plan' | 'planDates'> {
  if (plan === undefined) return { plan, planDates: undefined };
  const times = { startMs: row.created_at.getTime(), nowMs };
  return {
    plan: planWords(plan, row.grand_total_cents),
    planDates: state.isCancelled || state.awaitsPayment ? undefined : planDates(plan, times),
  };
}

function toLine(line: OwnerOrder['lines'][number]): OwnerOrderData['orderLines'][number] {
  return {
    title: line.title,
    choices: choicesOf(line.attributes),
    sku: line.sku,
    quantity: line.quantity,
    price: toMoney(line.unitPriceCents),
    subtotal: toMoney(line.subTotal),
    answers: line.answers,
    returned: line.restocked > 0 ? ORDER_TEXTS.linesReturned(line.restocked) : '',
  };
}

function actionsOf({ row, state }: OwnerOrder): OwnerOrderData['actions'] {
  const all = [
    {
      text: OWNER_TEXTS.markAsPaid,
      url: `${OWNER_URLS.orderPaid}?from=order`,
      isPossible: state.awaitsPayment && !state.isCancelled,
      isNext: true,
    },
    {
      text: ORDER_TEXTS.ship,
      url: OWNER_URLS.shipOrder,
      isPossible: shipProblem(state) === undefined,
      isNext: true,
    },
    { text: ORDER_TEXTS.refund, url: OWNER_URLS.refundOrder, isPossible: refundProblem(state) === undefined },
    {
      text: ORDER_TEXTS.cancel,
      url: OWNER_URLS.cancelOrder,
      isPossible: cancelProblem(state) === undefined,
      isDanger: true,
    },
  ];
  return all
    .filter(({ isPossible }) => isPossible)
    .map(({ text, url, isDanger = false, isNext = false }) => ({
      text,
      url: url.replace(':id', row.id),
      isDanger,
      isNext,
    }));
}

function shipmentOf({ events }: OwnerOrder): OwnerOrderData['shipment'] {
  const shipped = events.find((event) => event.kind === 'shipped');
  if (shipped === undefined) return undefined;
  const { carrier, trackingNumber, trackingUrl } = shipped;
  return { facts: [carrier, trackingNumber].filter(Boolean), trackingUrl };
}
