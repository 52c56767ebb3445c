import type { TextContext } from '../locale/date-options.ts';

/** Languages that start with a capital there; at the beginning of a sentence all do. Source: docs/behaviour/locale-data.md §4.3. */
const CAPITALS: Readonly<Record<'dates' | 'distances', Partial<Record<TextContext, readonly string[]>>>> = {
  dates: { standalone: ['es', 'fr', 'pt', 'ru'], 'ui-list-or-menu': ['es', 'pt', 'ru'] },
  distances: { standalone: ['en', 'pt', 'ru'], 'ui-list-or-menu': ['en', 'pt', 'ru'] },
};

/**
 * Prepares the capitalisation of dates.
 * @param tag of the locale
 * @param kind dates, or distances such as "tomorrow"
 * @param context where the text is used; by default in the middle of a text
 * @returns a function that capitalises the first letter, or returns the text unchanged
 * Source: docs/behaviour/locale-data.md §4.3
 */
export function capitalizerFor(
  tag: string,
  kind: keyof typeof CAPITALS,
  context: TextContext | undefined,
): (text: string) => string {
  const language = tag.split('-')[0] as string;
  const isCapital =
    context === 'begin-sentence' ||
    (context !== undefined && CAPITALS[kind][context]?.includes(language) === true);
  if (!isCapital) return (text) => text;
  return (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(tag));
}
