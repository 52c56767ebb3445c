import { randomUUID } from 'node:crypto';

import type { StoreContext } from '../http/store-env.ts';
import { type Filled, printForm, type PrintedForm } from '../rendering/printed-form.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Prepares a form for the page of a visitor.
 * @param context the request of the page
 * @param parts what the routes are built from
 * @param filled the form and what it holds
 * @param former what is kept of a form that was refused: its page and its key
 */
export function printForVisitor(
  context: StoreContext,
  { captcha }: StoreParts,
  filled: Filled,
  { pageUrl, key }: { readonly pageUrl?: string; readonly key?: string } = {},
): PrintedForm {
  const visit = {
    crumb: context.get('crumb'),
    idempotencyKey: key ?? randomUUID(),
    pageUrl: pageUrl ?? '',
    hasCaptcha: captcha !== null && filled.form.hasCaptcha,
  };
  return printForm(filled, visit);
}
