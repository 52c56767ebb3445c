import type { StoreContext } from '../../platform/http/store-env.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import type { Refusal } from '../../platform/shared/refusal.ts';
import { pleaseSelect } from '../../platform/shared/please-select.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { problemText } from '../discounts/index.ts';
import { findProduct } from '../catalogue/index.ts';

/**
 * Finds the sentence that a redirect makes the page show. URLs contain only names, never sentences, so that a link cannot
 * inject text.
 * @param context the request
 * @param parts what the routes are built from
 * @returns the sentence, or undefined
 */
export async function noticeOf(context: StoreContext, { db }: StoreParts): Promise<string | undefined> {
  const name = context.req.query('notice') ?? '';
  if (name === 'pleaseSelect') {
    const product = await findProduct(db, 'id', context.req.query('item') ?? '');
    const missing = context.req.queries('option') ?? [];
    const options =
      product?.structuredContent.variantOptionOrdering.filter((option) => missing.includes(option)) ?? [];
    return options.length === 0 ? MESSAGES.unavailableVariant : pleaseSelect(options);
  }
  if (name === 'codeMinimum') return problemText(name, centsOf(context.req.query('cents')));
  return Object.hasOwn(MESSAGES, name) ? MESSAGES[name as keyof typeof MESSAGES] : undefined;
}

function centsOf(text = ''): number {
  return /^\d{1,12}$/.test(text) ? Number(text) : 0;
}

/**
 * Builds the URL of a page that shows why a request was refused. It contains only the name of the sentence, so that a link
 * cannot inject text.
 * @param path the page
 * @param refused the refusal
 */
export function withNotice(path: string, { notice, details }: Refusal): string {
  const query = new URLSearchParams({ notice });
  if (details.itemId !== undefined) query.set('item', details.itemId);
  if (details.minimumCents !== undefined) query.set('cents', String(details.minimumCents));
  for (const option of details.options ?? []) query.append('option', option);
  return `${path}?${query}`;
}
