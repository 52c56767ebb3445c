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
export const LOCALE_CASES = {
  attribute: 'locale',
  property: 'locale',
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
export const CURRENCY_CASES = {
  attribute: 'currency',
  property: 'currency',
  fallback: '',
  good: [
    ['EUR', 'EUR'],
    [' jpy ', 'JPY'],
  ],
  bad: [['dollars', '']],
} as const;
