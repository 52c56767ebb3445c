import type { Scope } from '../../scope/scope.ts';
import { escapeText } from '../../values/escape.ts';
import { TEXTS } from './strings.ts';
import { textOf } from './texts.ts';

/** The labels for screen readers, which do not announce strike-through, as markup. */
export interface PriceLabels {
  readonly sale: string;
  readonly original: string;
}

const ENGLISH: PriceLabels = { sale: TEXTS.salePrice.english, original: TEXTS.originalPrice.english };

/**
 * Chooses the labels of a sale: the existing engine looks them up where they can never be found.
 * @param isStrict true to use the site's own
 * @returns a function that reads both labels, as markup
 * Source: docs/behaviour/template-markup.md §3.5
 */
export function labelsFor(isStrict: boolean): (scope: Scope) => PriceLabels {
  if (!isStrict) return () => ENGLISH;
  return (scope) => ({
    sale: escapeText(textOf(scope, TEXTS.salePrice)),
    original: escapeText(textOf(scope, TEXTS.originalPrice)),
  });
}
