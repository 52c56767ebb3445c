import type { Refusal } from '../shared/refusal.ts';

/**
 * Makes the address of a page that is to say why something was refused: by name, so that nobody can put words into the
 * store's mouth.
 * @param path the page
 * @param refused why
 */
export function withNotice(path: string, { notice, details }: Refusal): string {
  const query = new URLSearchParams({ notice });
  if (details.itemId !== undefined) query.set('item', details.itemId);
  for (const option of details.options ?? []) query.append('option', option);
  return `${path}?${query}`;
}
