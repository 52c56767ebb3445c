import { colourWeight, COLOUR_STRINGS, hslFaults, hslText } from '../../../../core/colour/index.ts';
import type { AnyFormatter, PlainFormatter } from '../../run/area.ts';
import { toNumber, toText } from '../../values/convert.ts';
import { step } from '../../values/path.ts';

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

const BASE_URL = ['base-url'];

const PARTS = ['hue', 'saturation', 'lightness', 'alpha'];

function humanizeDuration(value: unknown): string {
  // 32 bits, as in the existing engine; NaN becomes 0.
  const seconds = (toNumber(value) / MS_PER_SECOND) | 0;
  const minutes = (seconds / SECONDS_PER_MINUTE) | 0;
  return `${minutes}:${String(seconds % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}

const websiteColor: PlainFormatter =
  (_, { isStrict }) =>
  (value) => {
    const [hue, saturation, lightness, alpha] = PARTS.map((part) => {
      const number = step(value, part);
      return number === undefined ? undefined : toNumber(number);
    });
    if (hue === undefined || saturation === undefined || lightness === undefined)
      return COLOUR_STRINGS.missing;
    const colour = { hue, saturation, lightness, alpha };
    // The existing engine accepts a hue or alpha that is not a number.
    const checked = isStrict ? colour : { ...colour, hue: hue || 0, alpha: alpha || 0 };
    return faultsText(hslFaults(checked)) || hslText(colour);
  };

/** A message about alpha comes last; the others are followed by a space. */
function faultsText(faults: readonly string[]): string {
  return faults.map((fault) => (fault === COLOUR_STRINGS.alpha ? fault : `${fault} `)).join('');
}

/**
 * Addresses, colours and other short texts, by formatter. `AbsUrl` and `capitalize` return text, not markup: strict
 * mode too leaves the escaping to a following `|html`. Source: docs/behaviour/template-language.md §12.1.
 */
export const wordFormatters = {
  AbsUrl: () => ({ scoped: (value, scope) => `${toText(scope.lookUp(BASE_URL))}/${toText(value)}` }),
  capitalize: () => (value) => toText(value).toUpperCase(),
  'color-weight': () => (value) => colourWeight(toText(value)),
  humanizeDuration: () => humanizeDuration,
  'website-color': websiteColor,
} as const satisfies Record<string, AnyFormatter>;
