import { sizeOf } from '../../values/convert.ts';
import { fieldOf, step } from '../../values/path.ts';
import { choosePrice, sayIn } from './choose-price.ts';
import { hasVariedPrices, offerOf, type TemplatePriceRules } from './offer.ts';
import { priceBlock } from './price-block.ts';
import { writeFrom } from './price-text.ts';

const NAMES = ['fromPrice'];

/**
 * subscription-price: the price of the cheapest variant's first pricing option.
 * Source: docs/behaviour/template-markup.md §3.4
 */
export const subscriptionPrice = /* @__PURE__ */ priceBlock('subscription-price', (item, pricing) => {
  const { wording, rules } = pricing;
  const option = firstOption(item, rules);
  if (option === undefined) return '';
  const summary = hasVariedPrices(item)
    ? { from: true, price: rules.effectivePrice(option.value), original: null }
    : rules.summaryOf(option.value);
  const words = {
    sayFrom: (price: string) => writeFrom(wording, NAMES, price),
    say: sayIn(wording.scope),
  };
  return choosePrice(summary, words, pricing);
});

function firstOption(item: unknown, rules: TemplatePriceRules): { readonly value: unknown } | undefined {
  const offer = offerOf(item);
  if (!offer.rules.canBeSubscribed) return undefined;
  const options = fieldOf(rules.cheapest(offer), 'pricingOptions');
  return sizeOf(options) > 0 ? { value: step(options, 0) } : undefined;
}
