import { formatMessage } from '../../../i18n/index.ts';
import type { Scope } from '../../scope/scope.ts';
import { zoneNameOf } from '../date/zone-name.ts';

/** The values of a text's placeholders, in the order of their numbers. */
export type MessageValues = readonly (readonly [name: string, value: unknown])[];

/**
 * Fills the placeholders of a text of the site.
 * @param scope has the locale
 * @param text a message
 * @param values by name and by number
 * @returns the text; "" without a locale
 * @throws Error for a value that should be money and is not
 * Source: docs/behaviour/template-markup.md §3.2
 */
export function writeMessage(scope: Scope, text: string, values: MessageValues): string {
  const { locale } = scope.run;
  if (locale === undefined) return '';
  // Most texts contain nothing else.
  if (!text.includes('{') && !text.includes("'")) return text;
  const args = { positional: values.map(([, value]) => value), named: new Map(values) };
  return formatMessage(text, args, { locale, timeZone: () => zoneNameOf(scope) });
}
