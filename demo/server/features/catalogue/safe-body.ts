import { safeMarkup } from '../../platform/pages/safe-markup.ts';

/** Descriptions that are kept, because a parser is slow. */
const MAX_KEPT = 200;

const kept = new Map<string, string>();

/**
 * Makes a description safe: text, or the safe subset of HTML. Text without markup needs no parser.
 * @param html the description
 * Source: docs/behaviour/reference-store.md §20.2
 */
export async function safeBody(html: string): Promise<string> {
  if (!/[<&]/.test(html)) return html;
  const known = kept.get(html);
  if (known !== undefined) return known;
  const safe = await safeMarkup(html);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(html, safe);
  return safe;
}
