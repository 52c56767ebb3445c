import { formatMoney, money } from '../../../../../core/money/index.ts';
import { OWNER_URLS } from '../../../platform/http/urls.ts';
import { CURRENCY } from '../../../platform/shared/money.ts';
import type { OwnerOrder } from './find-owner-order.ts';

/**
 * Names an order on a page that asks about it.
 * @param order the order
 */
export function aboutOf({ number, row }: Pick<OwnerOrder, 'number' | 'row'>): string {
  const total = formatMoney(money(row.grand_total_cents, CURRENCY));
  return [number, row.customer_name, row.email, total].filter(Boolean).join(' · ');
}

/**
 * Returns the URL of the page of an order.
 * @param order the order
 */
export function orderUrl({ row }: Pick<OwnerOrder, 'row'>): string {
  return OWNER_URLS.order.replace(':id', row.id);
}
