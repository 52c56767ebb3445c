import { randomUUID } from 'node:crypto';

import type { StoreContext } from '../http/store-env.ts';

/**
 * Makes the idempotency key of a form that is printed into a page.
 * @param context the request of the page
 * @returns '' for a page that all visitors share: its form is a new action each time
 * Source: docs/behaviour/reference-store.md §36.1
 */
export function newFormKey(context: StoreContext): string {
  return context.get('isForAnyone') ? '' : randomUUID();
}
