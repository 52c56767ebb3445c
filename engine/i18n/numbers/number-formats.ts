import {
  createNumberFormat,
  fillPattern,
  isZero,
  type NumberPattern,
  readNumberText,
  shiftDecimal,
} from '../../../core/money/index.ts';
import { compact } from './compact.ts';
import { currencyFormats } from './currency-formats.ts';
import type { Locale } from '../locale/locale.ts';
import type { DecimalOptions, DecimalStyle } from '../locale/number-options.ts';
import { patternOf, type PatternStyle } from './number-patterns.ts';
import { pluralRules } from './plural-rules.ts';
import { keepRecent } from '../../../core/cache/index.ts';
import { regionCurrency } from './region-currencies.ts';
import { roundNumber, withPlacesOfZero } from './round-number.ts';
import { scientific } from './scientific.ts';

/** The part of a locale that formats numbers. */
export type NumberFormats = Pick<
  Locale,
  'regionCurrency' | 'formatDecimal' | 'formatCurrency' | 'pluralCategory'
>;

/** Styles that print a number times a power of ten, with a sign. */
const PARTS: Partial<Record<string, { readonly kind: PatternStyle['kind']; readonly shift: number }>> = {
  percent: { kind: 'percent', shift: 2 },
  'percent-scaled': { kind: 'percent', shift: 0 },
  permille: { kind: 'permille', shift: 3 },
  'permille-scaled': { kind: 'permille', shift: 0 },
};

/** Patterns in the cache of a locale: one per style, each with and without grouping. */
const MAX_PATTERNS = 20;

/**
 * Creates the part of a locale that formats numbers.
 * @param locale a complete tag
 * @returns methods of `Locale`; each learns from the platform when it is first called
 * Source: docs/behaviour/locale-data.md §2, §3
 */
export function createNumberFormats(locale: string): NumberFormats {
  const keep = keepRecent<string, NumberPattern>(MAX_PATTERNS);
  const patternFor = (kind: PatternStyle['kind'], { isGrouped = true }: DecimalOptions) =>
    keep(kind + String(isGrouped), () => patternOf(locale, { kind, isGrouped }));
  const keepCompact = keepRecent<DecimalStyle, ReturnType<typeof compact>>(2);
  const keepScientific = keepRecent<string, ReturnType<typeof scientific>>(1);
  return {
    regionCurrency: regionCurrency(new Intl.Locale(locale).region),
    pluralCategory: pluralRules(locale),
    formatCurrency: currencyFormats(locale),
    formatDecimal(text, options) {
      const number = readNumberText(text);
      if (number === undefined) return '';
      if (typeof number === 'string')
        return createNumberFormat(locale, {}).format(number === 'nan' ? Number.NaN : Infinity);
      const { style = 'decimal' } = options;
      if (style === 'short' || style === 'long') {
        const intl = { notation: 'compact', compactDisplay: style } as const;
        const write = keepCompact(style, () => compact(locale, { intl, digits: 0, isKnown: true }));
        return write(number, options, patternFor('decimal', options));
      }
      if (style === 'scientific') {
        const write = keepScientific('', () =>
          scientific(locale, patternFor('decimal', { isGrouped: false })),
        );
        return write(number, options);
      }
      const parts = PARTS[style];
      if (parts === undefined)
        return fillPattern(patternFor('decimal', options), roundNumber(number, options, { min: 0, max: 3 }));
      const shifted = shiftDecimal(number, parts.shift);
      const asked = isZero(number)
        ? withPlacesOfZero(options, parts.shift - number.fraction.length)
        : options;
      return fillPattern(patternFor(parts.kind, options), roundNumber(shifted, asked, { min: 0, max: 0 }));
    },
  };
}
