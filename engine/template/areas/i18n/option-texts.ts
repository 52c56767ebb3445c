import type {
  CalendarName,
  CurrencyStyle,
  DateWidth,
  DecimalStyle,
  RelativeUnit,
  TextContext,
} from '../../../i18n/index.ts';
import type { RoundingMode } from '../../../../core/money/index.ts';

type Counted = 'int' | 'Int' | 'frac' | 'Frac' | 'sig' | 'Sig';
type CountedInFull = 'IntegerDigits' | 'FractionDigits' | 'SignificantDigits';
type DigitCount = Exclude<
  `${'min' | 'max'}${Counted}` | `${'minimum' | 'maximum'}${CountedInFull}`,
  'maxint' | 'maxInt' | 'maximumIntegerDigits'
>;

/** An option of digits, as a template writes it. Source: docs/behaviour/template-language.md §11.2. */
export type DigitOptionText =
  | `${'' | 'no-'}group${'' | 'ing'}${'' | `:${boolean}`}`
  | `${'round' | 'rounding'}:${RoundingMode | 'truncate' | 'ceil'}`
  | `${DigitCount}:${number}`;

/** An option of `decimal`, as a template writes it. Source: docs/behaviour/template-language.md §11.2. */
export type DecimalOptionText = DigitOptionText | `style:${DecimalStyle | 'standard'}`;

/** An option of `money` and of prices, as a template writes it. Source: docs/behaviour/template-language.md §11.2. */
export type MoneyOptionText =
  | DigitOptionText
  | `style:${CurrencyStyle | 'standard'}`
  | `symbol:${'narrow' | 'default'}`;

/** Skeleton letters that no option starts with. */
type Letter =
  | (
      | 'G'
      | 'y'
      | 'Y'
      | 'u'
      | 'U'
      | 'r'
      | 'Q'
      | 'q'
      | 'M'
      | 'L'
      | 'W'
      | 'D'
      | 'F'
      | 'g'
      | 'E'
      | 'e'
      | 'a'
      | 'b'
    )
  | ('B' | 'h' | 'H' | 'K' | 'k' | 'j' | 'J' | 'C' | 'S' | 'A' | 'z' | 'Z' | 'O' | 'v' | 'V' | 'X' | 'x');

/** Letters that options start with, too: the rest decides, so that a typing error is not mistaken for a skeleton. */
type SharedLetter = 'c' | 'd' | 'm' | 's' | 'w';

/** Fields of a date or time in the letters of CLDR, such as "yMMMd"; any other text behind "skeleton:". Source: docs/behaviour/template-language.md §10.3. */
export type SkeletonText =
  | `${Letter}${string}`
  | SharedLetter
  | `${SharedLetter}${SharedLetter | 'M' | 'y' | 'E' | 'S' | 'H'}${string}`;

type ContextText = `context:${TextContext}`;

/** An option of `datetime`, as a template writes it. Source: docs/behaviour/template-language.md §10.3. */
export type DateOptionText =
  | DateWidth
  | SkeletonText
  | 'date'
  | 'time'
  | `${'date' | 'time' | 'datetime'}:${DateWidth | SkeletonText}`
  | `skeleton:${string}`
  | `${'wrap' | 'wrapper' | 'wrapped'}:${DateWidth}`
  | `calendar:${CalendarName | 'gregorian' | 'iso8601'}`
  | ContextText;

/** An option of `datetime-interval`, as a template writes it. Source: docs/behaviour/template-language.md §10.4. */
export type IntervalOptionText =
  | SkeletonText
  | `skeleton:${string}`
  | `${'date' | 'time'}:${SkeletonText}`
  | ContextText;

/** An option of `relative-time`, as a template writes it. Source: docs/behaviour/template-language.md §10.5. */
export type RelativeOptionText =
  | `field:${RelativeUnit | 'millis'}`
  | `${'numericOnly' | 'alwaysNow' | 'allowWeeks'}:${boolean}`
  | `width:${'short' | 'narrow' | 'wide'}`
  | ContextText
  | DecimalOptionText;
