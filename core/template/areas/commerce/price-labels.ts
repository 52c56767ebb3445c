import type { Scope } from '../../run/scope.ts';
import { escapeText } from '../../values/escape.ts';
import { TEXTS } from './strings.ts';
import { textOf } from './texts.ts';

/** What a reader that sees no strike-through is told, as markup. */
export interface PriceLabels {
  readonly sale: string;
  readonly original: string;
}

const ENGLISH: PriceLabels = { sale: TEXTS.salePrice.english, original: TEXTS.originalPrice.english };

/**
 * Chooses the labels of a sale: the existing engine looks them up where they never are.
 * @param isStrict true to print the site's own
 * @returns reads both labels, as markup
 * Source: docs/behaviour/template-markup.md §3.5
 */
export function labelsFor(isStrict: boolean): (scope: Scope) => PriceLabels {
  if (!isStrict) return () => ENGLISH;
  return (scope) => ({
    sale: escapeText(textOf(scope, TEXTS.salePrice)),
    original: escapeText(textOf(scope, TEXTS.originalPrice)),
  });
}
