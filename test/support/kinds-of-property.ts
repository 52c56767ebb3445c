import type { StoreAttribute, Taken } from '../../elements/host/index.ts';

/** The accepted values of an attribute, and how they are read. */
export interface KindCases {
  /** The default. */
  readonly fallback: unknown;
  /** Attribute text → value. */
  readonly good: readonly (readonly [text: string, value: unknown])[];
  /** Invalid attribute text → the value used instead, with one warning. */
  readonly bad: readonly (readonly [text: string, value: unknown])[];
}

/** What an address takes. */
export const URL_CASES = {
  fallback: '',
  good: [
    ['/checkout?x=1', '/checkout?x=1'],
    ['https://shop.example/a', 'https://shop.example/a'],
  ],
  bad: [
    ['javascript:alert(1)', ''],
    ['java\tscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['blob:x', ''],
    ['http://[', ''],
  ],
} as const;

/** What a locale takes. */
const LOCALE_CASES = {
  fallback: '',
  good: [
    ['de-DE', 'de-DE'],
    ['pt_BR', 'pt-BR'],
  ],
  bad: [
    ['!!', ''],
    ['"><svg onload>', ''],
  ],
} as const;

/** What a switch takes. */
export const SWITCH_CASES = {
  fallback: false,
  good: [
    ['', true],
    ['false', false],
  ],
  bad: [['maybe', false]],
} as const;

/** What a text takes: any. */
export const textCase = (text: string) => ({ fallback: '', good: [[text, text]], bad: [] }) as const;

/** What a currency takes. */
const CURRENCY_CASES = {
  fallback: '',
  good: [
    ['EUR', 'EUR'],
    [' jpy ', 'JPY'],
  ],
  bad: [['dollars', '']],
} as const;

const BY_KIND: Readonly<Record<string, KindCases>> = {
  switch: SWITCH_CASES,
  text: textCase('mug'),
  locale: LOCALE_CASES,
  currency: CURRENCY_CASES,
  url: URL_CASES,
};

/**
 * Names the values that an attribute takes because of its kind.
 * @param declared the attribute as the tag's class declares it
 * @returns the cases; undefined for a kind that has no cases of its own
 */
export function casesOfKind({ expected, fallback }: StoreAttribute<Taken>): KindCases | undefined {
  if (typeof expected === 'string') {
    const cases = BY_KIND[expected];
    const isSwitch = expected === 'switch';
    return cases && { ...cases, fallback, bad: isSwitch ? [['maybe', fallback]] : cases.bad };
  }
  if ('min' in expected) return numberCases(expected, fallback);
  const [first] = expected;
  return {
    fallback,
    good: [...expected.map((word) => [word, word] as const), ['', first]],
    bad: [['no such word', first]],
  };
}

function numberCases(
  { min, max }: { readonly min: number; readonly max: number },
  fallback: Taken,
): KindCases {
  return {
    fallback,
    good: [
      [String(min), min],
      [String(max), max],
      ['', fallback],
    ],
    bad: [
      [String(max + 1), max],
      [String(min - 2), min],
      ['NaN', fallback],
      ['12px', fallback],
    ],
  };
}
