import { formatMoney, money } from '../../../../core/money/index.ts';
import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import { CURRENCY } from '../catalogue/index.ts';
import { findLocks } from '../locks/index.ts';
import { findUnpaidOrder } from './index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerQuestionData } from '../../platform/owner/owner-questions.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { nameOfLock } from '../locks/read-locks.ts';

/**
 * Reads the confirmation page for marking an order as paid.
 * @param context the request: `id` in its path, and the query of the list to return to
 * @param parts what the routes are built from
 * @throws Refusal 404 if no such order has a pending payment
 * Source: docs/behaviour/owners-door.md §8.4
 */
export async function readPaidQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const order = await findUnpaidOrder(db, context.req.param('id') ?? '');
  if (order === undefined) throw refusal(404, 'unknownPage');
  const { pathname, search } = new URL(context.req.url);
  return {
    ...NOTHING_MORE,
    about: `${order.customerName} · ${order.email} · ${formatMoney(money(order.grandTotalCents, CURRENCY))}`,
    consequence: OWNER_TEXTS.paidForGood,
    action: `${pathname}${search}`,
    confirmText: OWNER_TEXTS.markAsPaid,
    cancelUrl: `${OWNER_URLS.orders}${search}`,
    cancelText: DIALOG_WORDS.cancel,
  };
}

/**
 * Reads the confirmation page for removing a lock.
 * @param context the request: `path` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 for an unknown lock
 * Source: docs/behaviour/owners-door.md §11.1
 */
export async function readUnlockQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const lock = (await findLocks(db)).find(({ path }) => path === context.req.query('path'));
  if (lock === undefined) throw refusal(404, 'unknownPage');
  return {
    ...NOTHING_MORE,
    about: nameOfLock(lock),
    consequence: OWNER_TEXTS.unlockedForGood,
    action: OWNER_URLS.removeLock,
    fields: [{ name: 'path', value: lock.path }],
    confirmText: OWNER_TEXTS.unlock,
    cancelUrl: OWNER_URLS.locks,
    cancelText: DIALOG_WORDS.cancel,
  };
}

const NOTHING_MORE = { notice: undefined, warning: undefined, fields: [] } as const;
