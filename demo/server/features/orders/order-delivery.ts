import type { Selectable } from 'kysely';

import type { Tables } from '../../platform/database/tables.ts';
import { inOwnLanguage } from '../../platform/shared/speech.ts';
import { DELIVERY_TEXTS } from './texts.ts';
import { type Address, addressLines, type Delivery } from '../shipping/index.ts';

type Row = Pick<
  Selectable<Tables['orders']>,
  'country' | 'shipping_address' | 'shipping_method' | 'customer_note'
>;

/** Where an order goes, and what its customer has noted. */
export interface OrderDelivery {
  /** Absent if nothing is brought to the customer. */
  readonly address: Address | undefined;
  /** The name of the shipping method; '' if nothing is shipped. */
  readonly method: string;
  /** '' for none. */
  readonly note: string;
}

/**
 * Reads where an order goes.
 * @param row its row
 */
export function deliveryOfRow(row: Row): OrderDelivery {
  const { shipping_address: address, shipping_method: method, customer_note: note } = row;
  return { address: address === '' ? undefined : (JSON.parse(address) as Address), method, note };
}

/**
 * Maps where an order goes to its row.
 * @param delivery as its customer has entered it
 * @param method the name of the shipping method; '' if nothing is shipped
 */
export function rowOfDelivery({ country, address, note }: Delivery, method: string): Row {
  return {
    country,
    shipping_address: address === undefined ? '' : JSON.stringify(address),
    shipping_method: method,
    customer_note: note,
  };
}

/**
 * Writes where an order goes as paragraphs of a mail.
 * @param delivery of the order
 * @param customerName the recipient, unless the address names another one
 * @returns none if nothing is shipped or noted
 */
export function deliveryText(
  { address, method, note }: OrderDelivery,
  customerName: string,
): readonly string[] {
  const lines = address && inOwnLanguage(() => addressLines(address, customerName));
  return [
    ...(lines ? [[DELIVERY_TEXTS.shipTo, ...lines].join('\n')] : []),
    ...(method === '' ? [] : [DELIVERY_TEXTS.method(method)]),
    ...(note === '' ? [] : [`${DELIVERY_TEXTS.note}\n${note}`]),
  ];
}
