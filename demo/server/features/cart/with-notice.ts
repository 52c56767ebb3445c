import type { Refusal } from '../../platform/shared/refusal.ts';

/**
 * Builds the URL of a page that shows why a request was refused. It contains only the name of the sentence, so that a link
 * cannot inject text.
 * @param path the page
 * @param refused the refusal
 */
export function withNotice(path: string, { notice, details }: Refusal): string {
  const query = new URLSearchParams({ notice });
  if (details.itemId !== undefined) query.set('item', details.itemId);
  for (const option of details.options ?? []) query.append('option', option);
  return `${path}?${query}`;
}
