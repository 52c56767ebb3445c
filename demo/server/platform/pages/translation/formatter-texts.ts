import { planTextKey } from '../../../../../core/offer/index.ts';
import { PRODUCT_WORDS, SUBSCRIPTION_WORDS, type Word } from '../../../../../core/words/index.ts';
import { inOwnLanguage } from '../../shared/speech.ts';

const UNITS = {
  WEEK: { single: 'everyWeek', several: 'everyWeeks', lasting: 'lastingWeeks' },
  MONTH: { single: 'everyMonth', several: 'everyMonths', lasting: 'lastingMonths' },
  YEAR: { single: 'everyYear', several: 'everyYears', lasting: 'lastingYears' },
} as const;
type Unit = keyof typeof UNITS;
const ALL_UNITS = Object.keys(UNITS) as readonly Unit[];
type Labels = typeof PRODUCT_WORDS & typeof SUBSCRIPTION_WORDS;
/** Texts differ between one and several. */
const NUMBERS = [1, 2] as const;

/**
 * Builds our product texts for the platform's formatters, under their names.
 * @param words in the language of the page
 * @returns a site's own texts
 * Source: docs/behaviour/template-markup.md §1.10, §3.2, §3.3
 */
export function formatterTexts(words: Labels): Readonly<Record<string, string>> {
  return {
    productAddToCartText: words.addToCart,
    productSubscribeText: words.subscribe,
    productSoldOutText: words.soldOut,
    productSaleText: words.sale,
    productQuantityInputLabel: words.quantity,
    productPriceFromText: words.fromPrice.replace('{price}', '{fromPrice}'),
    productPriceUnavailable: words.priceUnavailable,
    salePriceText: words.salePrice,
    originalPriceText: words.originalPrice,
    productVariantSelectText: words.selectVariant,
    giftCardVariantSelectText: words.selectValue,
    giftCardValueDisplayText: words.giftCardValue,
    ...Object.fromEntries([true, false].flatMap((isFrom) => planTexts(words, isFrom))),
  };
}

/** The same in the site's own language. */
export function ownFormatterTexts(): Readonly<Record<string, string>> {
  return inOwnLanguage(() => formatterTexts({ ...PRODUCT_WORDS, ...SUBSCRIPTION_WORDS }));
}

/** The texts of each billing period, unlimited and limited. */
function planTexts(words: Labels, isFrom: boolean): readonly (readonly [key: string, text: string])[] {
  const price = isFrom ? words.fromPrice.replace('{price}', '{fromPrice}') : '{price}';
  const texts = ALL_UNITS.flatMap((unit) =>
    NUMBERS.flatMap((interval) => {
      const every =
        interval === 1
          ? words[UNITS[unit].single]
          : message(words[UNITS[unit].several], 'billingPeriodValue');
      const plan = { interval, unit };
      return [
        [{ ...plan, duration: 0, durationUnit: unit }, every] as const,
        ...ALL_UNITS.flatMap((durationUnit) =>
          NUMBERS.map((duration) => {
            const lasting = message(words[UNITS[durationUnit].lasting], 'duration');
            const text = words.everyFor.replace('{every}', every).replace('{duration}', lasting);
            return [{ ...plan, duration, durationUnit }, text] as const;
          }),
        ),
      ];
    }),
  );
  return texts.map(([plan, text]) => [planTextKey(plan, isFrom), `${price} ${text}`]);
}

/** Plural forms as a message of the template language. */
function message(word: Word, name: string): string {
  const named = (text: string) => text.replace('{n}', `{${name}}`);
  if (typeof word === 'string') return named(word);
  const forms = Object.entries(word).map(([category, text]) => `${category}{${named(text)}}`);
  return `{${name} plural ${forms.join(' ')}}`;
}
