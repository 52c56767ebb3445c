import type { Choices } from './choices.ts';
import { datePattern, datetimeOptions, intervalOptions, relativeOptions } from './date-arguments.ts';
import { decimalOptions, moneyOptions } from './number-arguments.ts';
import type { Kind } from './site.ts';

/** The values and arguments that each formatter is tried with. */
export interface FormatterHabit {
  /** The kinds of things it is for. */
  readonly on: readonly Kind[];
  /** Pieces of its arguments; none when absent. */
  readonly args?: (choices: Choices, reference: () => string) => readonly string[];
  /** Further names that it looks up. */
  readonly beside?: readonly Kind[];
  /** It takes two values. */
  readonly isPair?: true;
}

function messageArguments(choices: Choices, reference: () => string): string[] {
  return choices.some(0, 3, () =>
    choices.chance(65)
      ? reference()
      : `${choices.one(['name', 'count', 'x'])}${choices.one([':', '='])}${reference()}`,
  );
}

const sizes = (choices: Choices): string[] => [
  choices.one(['100', '300', '1000', '1', '0', '-5', 'x', '99999', '333.3']),
];
const paths = (choices: Choices): string[] =>
  choices.some(1, 2, () =>
    choices.one(['title', 'name', 'inner.title', '0', 'id', 'structuredContent.variants', 'a.b', '@', '']),
  );

const product: FormatterHabit = { on: ['product'], beside: ['strings', 'flags'] };
const plain: FormatterHabit = { on: ['text', 'number', 'anything', 'texts'] };
const image: FormatterHabit = { on: ['image'] };
const resized: FormatterHabit = { on: ['size', 'size', 'size', 'text'], args: sizes };
const message: FormatterHabit = { on: ['pattern'], args: messageArguments, beside: ['website'] };
const find: FormatterHabit = {
  on: ['rows', 'posts', 'texts', 'numbers'],
  args: (choices) =>
    choices.weighted<readonly string[]>([
      [4, [choices.one(['on', 'name', 'inner.title', 'cells', 'starred', 'nope'])]],
      [3, []],
      [3, ['byName', 'ok']],
      [1, ['on', 'b', 'c']],
    ]),
  beside: ['byName'],
};
const social: FormatterHabit = { on: ['image', 'post', 'product'], beside: ['website'] };

/** All formatters of the language. */
export const FORMATTERS: Readonly<Record<string, FormatterHabit>> = {
  'add-to-cart-btn': product,
  'bookkeeper-money-format': { on: ['number', 'decimal', 'anything'] },
  'cart-quantity': { on: ['cart'] },
  'cart-subtotal': { on: ['cart'] },
  'cart-url': { on: ['cart', 'text'] },
  'from-price': product,
  'normal-price': product,
  'percentage-format': {
    on: ['number', 'decimal'],
    args: (choices) => choices.some(0, 1, () => choices.one(['trim', 'x'])),
  },
  'product-checkout': { on: ['product'], beside: ['strings', 'settings'] },
  'product-price': { ...product, args: (choices) => (choices.chance(30) ? moneyOptions(choices) : []) },
  'subscription-price': product,
  'product-quick-view': {
    on: ['product'],
    args: (choices) => choices.some(0, 1, () => choices.one(['group', 'title', 'nope'])),
    beside: ['strings'],
  },
  'product-restock-notification': { on: ['product'], beside: ['merchandising', 'merchandising', 'website'] },
  'product-scarcity': { on: ['product'], beside: ['merchandising', 'merchandising'] },
  'product-status': { on: ['product'], beside: ['strings', 'merchandising'] },
  'quantity-input': { on: ['product'], beside: ['strings', 'settings'] },
  'sale-price': product,
  'summary-form-field': { on: ['answer'], beside: ['strings'] },
  'variant-descriptor': { on: ['product'] },
  'variants-select': { on: ['product'], beside: ['strings'] },
  AbsUrl: { on: ['text'], beside: ['base', 'base'] },
  'audio-player': { on: ['video'] },
  capitalize: plain,
  'child-image-meta': {
    on: ['product', 'post'],
    args: (choices) => choices.some(0, 1, () => choices.one(['0', '1', 'x', '-1'])),
  },
  'cover-image-meta': { on: ['image', 'post', 'product'] },
  'color-weight': { on: ['hex'] },
  height: { on: ['size'] },
  humanizeDuration: { on: ['number', 'date'] },
  image: { on: ['image'], args: (choices) => choices.some(0, 2, () => choices.one(['thumb', 'a<b', 'x y'])) },
  'image-color': {
    on: ['image'],
    args: (choices) =>
      choices.some(0, 2, () => choices.one(['topLeft', 'center', 'background-color', 'color', 'nope'])),
  },
  'image-meta': image,
  'image-srcset': image,
  'item-classes': { on: ['product', 'post'] },
  resizedHeightForWidth: resized,
  resizedWidthForHeight: resized,
  squarespaceThumbnailForHeight: resized,
  squarespaceThumbnailForWidth: resized,
  'website-color': { on: ['colour'] },
  width: { on: ['size'] },
  video: {
    on: ['video'],
    args: (choices) => choices.some(0, 2, () => choices.one(['load-false', 'color-data', 'x'])),
  },
  count: { on: ['text', 'rows', 'numbers', 'post', 'anything'] },
  cycle: {
    on: ['number'],
    args: (choices) => choices.some(0, 3, () => choices.one(['a', 'b', 'odd', '<i>'])),
  },
  'encode-space': plain,
  'encode-uri': plain,
  'encode-uri-component': plain,
  'find-first': find,
  'find-last': find,
  format: { on: ['pattern', 'text'], args: (choices, reference) => choices.some(0, 3, reference) },
  get: {
    on: ['rows', 'post', 'byName', 'texts'],
    args: (choices, reference) => choices.some(0, 2, reference),
    beside: ['key'],
  },
  html: plain,
  htmlattr: plain,
  htmltag: plain,
  iter: plain,
  json: { on: ['rows', 'anything', 'text', 'product', 'numbers'] },
  'json-pretty': { on: ['rows', 'anything', 'money', 'numbers'] },
  'key-by': {
    on: ['rows', 'posts'],
    args: (choices) => choices.some(0, 1, () => choices.one(['name', 'id', 'inner.title', 'nope'])),
  },
  'line-breaks': plain,
  lookup: {
    on: ['text', 'post'],
    args: (choices) => choices.some(0, 1, () => choices.one(['key', 'which', 'title', 'nope'])),
    beside: ['key'],
  },
  mod: {
    on: ['number', 'decimal'],
    args: (choices) => choices.some(0, 1, () => choices.one(['2', '3', '0', 'x', '-2', '1.5'])),
  },
  output: { on: ['text'], args: (choices) => choices.some(0, 3, () => choices.one(['a', '<b>', '', 'two'])) },
  pluralize: {
    on: ['number', 'decimal'],
    args: (choices) => choices.some(0, 3, () => choices.one(['s', 'es', 'y', 'ies', ''])),
  },
  prop: { on: ['post', 'rows', 'product', 'event'], args: paths },
  raw: { on: ['rows', 'anything', 'text'] },
  round: { on: ['number', 'decimal'] },
  safe: { on: ['text', 'post', 'anything'] },
  slugify: plain,
  smartypants: { on: ['text'] },
  str: plain,
  truncate: {
    on: ['text'],
    args: (choices) => [
      ...choices.some(0, 1, () => choices.one(['10', '5', '1', '20', '0', '-1', 'x', '3.7'])),
      ...choices.some(0, 1, () => choices.one(['…', '', '<more>'])),
    ],
  },
  'url-encode': plain,
  date: { on: ['date', 'date', 'date', 'anything'], args: datePattern, beside: ['website'] },
  datetime: { on: ['date'], args: datetimeOptions, beside: ['website'] },
  'datetime-interval': { on: ['date'], args: intervalOptions, isPair: true, beside: ['website'] },
  decimal: { on: ['decimal', 'number', 'anything'], args: decimalOptions },
  message,
  money: { on: ['money', 'money', 'money', 'anything'], args: moneyOptions },
  plural: message,
  'relative-time': { on: ['date'], args: relativeOptions },
  timesince: { on: ['date', 'date', 'text'] },
  datetimefield: plain,
  'i18n-money-format': plain,
  'money-format': plain,
  'money-string': plain,
  moneyFormat: plain,
  unit: plain,
  'activate-twitter-links': { on: ['text'] },
  'comment-count': { on: ['post'] },
  'comment-link': { on: ['post'], beside: ['settings'] },
  comments: { on: ['post'], beside: ['settings'] },
  'google-calendar-url': { on: ['event'] },
  'like-button': { on: ['post'], beside: ['settings', 'settings'] },
  'social-button': social,
  'social-button-inline': social,
  'twitter-follow-button': { on: ['account'] },
};

/** Formatters that make something of whatever the one before left. */
export const FOLLOWERS = [
  'html',
  'htmlattr',
  'json',
  'truncate',
  'str',
  'safe',
  'url-encode',
  'slugify',
  'capitalize',
  'count',
  'smartypants',
  'output',
  'prop',
  'round',
  'line-breaks',
] as const;
