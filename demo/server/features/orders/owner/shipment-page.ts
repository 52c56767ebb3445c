import { randomUUID } from 'node:crypto';

import type { StoreContext } from '../../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import type { StoreParts } from '../../../platform/pages/store-parts.ts';
import { refusal } from '../../../platform/shared/refusal.ts';
import type { Shipment } from '../order-events.ts';
import { shipProblem } from '../order-state.ts';
import { aboutOf, orderUrl } from './about-order.ts';
import { findOwnerOrder } from './find-owner-order.ts';
import { type OrderField, orderFields, type RefusedForm } from './order-fields.ts';

/** The data of a page with a form about an order. */
export interface OrderFormData {
  /** Why the form was refused. */
  readonly notice: string | undefined;
  /** The order, in words. */
  readonly about: string;
  readonly action: string;
  /** The idempotency key. */
  readonly key: string;
  readonly orderUrl: string;
  readonly fields: readonly OrderField[];
}

declare module '../../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-shipment': OrderFormData;
  }
}

/** The page that marks an order as shipped. */
export const SHIPMENT_PAGE = { title: 'Mark as shipped', path: OWNER_URLS.shipOrder } as const;

const FIELDS: readonly (Omit<OrderField, 'text' | 'problem' | 'hasFocus'> & {
  readonly name: keyof Shipment;
})[] = [
  { name: 'carrier', label: 'Carrier (optional)', hint: '', kind: 'text' },
  { name: 'trackingNumber', label: 'Tracking number (optional)', hint: '', kind: 'text' },
  {
    name: 'trackingUrl',
    label: 'Tracking link (optional)',
    hint: 'The web address where the customer can follow the parcel.',
    kind: 'url',
  },
];

/**
 * Reads the page that marks an order as shipped.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @param refused a form that was refused
 * @throws Refusal 404 if there is no such order, 409 if it cannot be shipped
 * Source: docs/behaviour/owner-pages.md §18.4
 */
export async function readShipmentPage(
  context: StoreContext,
  { db }: StoreParts,
  refused?: RefusedForm,
): Promise<OrderFormData> {
  const order = await findOwnerOrder(db, context.req.param('id') ?? '');
  const problem = shipProblem(order.state);
  if (problem !== undefined) throw refusal(409, problem);
  return {
    notice: refused?.notice,
    about: aboutOf(order),
    action: OWNER_URLS.shipOrder.replace(':id', order.row.id),
    key: refused?.key ?? randomUUID(),
    orderUrl: orderUrl(order),
    fields: orderFields(FIELDS, refused),
  };
}
