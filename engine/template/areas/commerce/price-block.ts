import { readNumberOptions } from '../../../i18n/index.ts';
import type { Formatter } from '../../run/area.ts';
import type { MoneyOptionText } from '../i18n/option-texts.ts';
import { type MoneyWriter, moneyWriter } from './money-text.ts';
import { priceRulesFor, type TemplatePriceRules } from './offer.ts';
import { labelsFor, type PriceLabels } from './price-labels.ts';
import type { Wording } from './price-text.ts';

/** The inputs of a price formatter besides the product. */
export interface Pricing {
  readonly wording: Wording;
  /** Prints an amount as markup. */
  readonly write: MoneyWriter;
  /** Decides which price is shown. */
  readonly rules: TemplatePriceRules;
  /** Labels for screen readers, which do not announce a strike-through. */
  readonly labels: PriceLabels;
}

/**
 * Creates a formatter of a price block, with the line feeds of the existing engine.
 * @param name the block's class
 * @param print prints the price of a product; "" for none
 * Source: docs/behaviour/template-markup.md §3.2
 */
export function priceBlock(
  name: string,
  print: (item: unknown, pricing: Pricing) => string,
): Formatter<readonly MoneyOptionText[]> {
  return (args, { isStrict, warn }) => {
    const labelsOf = labelsFor(isStrict);
    const options = readNumberOptions(args, warn);
    const rules = priceRulesFor(isStrict);
    return {
      scoped: (value, scope) => {
        const write = moneyWriter(scope, options, isStrict);
        const price = print(value, { wording: { scope, isStrict }, write, rules, labels: labelsOf(scope) });
        return `\n\n\n<div class="${name}">\n${price}\n</div>`;
      },
    };
  };
}
