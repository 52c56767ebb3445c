import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { countSubscribers, findMailingList } from './lists.ts';
import { findSubscriber, type SubscriberKey } from './remove.ts';
import { LIST_TEXTS } from './texts.ts';

/**
 * Reads which address a request names.
 * @param context the request: `id` in its path, `address` in its query
 */
export function subscriberOf(context: StoreContext): SubscriberKey {
  const text = context.req.query('address') ?? '';
  // No address has the number 0.
  return { listId: context.req.param('id') ?? '', position: /^\d{1,15}$/.test(text) ? Number(text) : 0 };
}

/**
 * Reads the confirmation page for deleting a list.
 * @param context the request: `id` in its path
 * @param parts what the routes are built from
 * @throws Refusal 404 if there is none
 * Source: docs/behaviour/owner-pages.md §15.5
 */
export async function readListQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const list = await findMailingList(db, context.req.param('id') ?? '');
  if (list === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: list.name,
    consequence: LIST_TEXTS.deletedForGood(LIST_TEXTS.addresses(await countSubscribers(db, list.id))),
    action: OWNER_URLS.deleteMailingList.replace(':id', list.id),
    confirmText: LIST_TEXTS.deleteList,
    cancelUrl: OWNER_URLS.mailingList.replace(':id', list.id),
    cancelText: DIALOG_WORDS.cancel,
  };
}

/**
 * Reads the confirmation page for removing an address.
 * @param context the request: `id` in its path, `address` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 if it is not there
 * Source: docs/behaviour/owner-pages.md §15.5
 */
export async function readAddressQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const key = subscriberOf(context);
  const list = await findMailingList(db, key.listId);
  const email = await findSubscriber(db, key);
  if (list === undefined || email === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: email,
    consequence: LIST_TEXTS.removedForGood(list.name),
    action: removalUrl(key),
    confirmText: LIST_TEXTS.remove,
    cancelUrl: OWNER_URLS.mailingList.replace(':id', list.id),
    cancelText: DIALOG_WORDS.cancel,
  };
}

/**
 * Returns the URL of the page that asks before it removes an address.
 * @param key which address
 */
export function removalUrl({ listId, position }: SubscriberKey): string {
  return `${OWNER_URLS.removeSubscriber.replace(':id', listId)}?address=${position}`;
}
