import { fill, joinWithAnd } from '../../../../core/text/index.ts';
import { PURCHASE_WORDS } from '../../../../core/words/index.ts';

/**
 * Writes the sentence that asks for missing options.
 * @param options option names in their order, at least one
 * @returns the sentence for one, two or more options
 * Source: docs/behaviour/adding-to-cart.md §1.1
 */
export function pleaseSelect(options: readonly string[]): string {
  const [option = ''] = options;
  if (options.length === 1) return fill(PURCHASE_WORDS.selectOption, { option });
  return fill(PURCHASE_WORDS.selectOptions, { options: joinWithAnd(options) });
}
