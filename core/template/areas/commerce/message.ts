import type { Scope } from '../../run/scope.ts';
import { toText } from '../../values/convert.ts';

/** What a text's placeholders stand for, in the order of their numbers. */
export type MessageValues = readonly (readonly [name: string, value: unknown])[];

/**
 * Writes a text of the site with its placeholders filled.
 * @param scope knows the locale
 * @param text a message
 * @param values by name and by number
 * @returns the text; "" without a locale
 * Source: template language §13.3, §14
 */
export function writeMessage(scope: Scope, text: string, values: MessageValues): string {
  if (scope.run.locale === undefined) return '';
  return text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const [, value] = values.find(([name]) => name === key) ?? values[Number(key)] ?? [];
    return toText(value);
  });
}
