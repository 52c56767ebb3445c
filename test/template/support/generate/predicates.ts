import type { Choices } from './choices.ts';
import type { Kind } from './site.ts';

/** The values and arguments that each predicate is tried with. */
export interface PredicateHabit {
  /** The kinds of things it is for. */
  readonly on: readonly Kind[];
  readonly args?: (choices: Choices, reference: () => string) => readonly string[];
  /** Further names that it looks up. */
  readonly beside?: readonly Kind[];
}

const LITERALS = [
  '1',
  '"Mug"',
  '"red"',
  'true',
  'false',
  'null',
  '-1',
  '2.5',
  '[1]',
  '{"a":1',
  '"x',
  '0',
  '""',
] as const;

function operands(choices: Choices, reference: () => string): readonly string[] {
  const operand = (): string => (choices.chance(55) ? reference() : choices.one(LITERALS));
  return choices.weighted<() => readonly string[]>([
    [6, () => [operand(), operand()]],
    [4, () => [operand()]],
    [1, () => []],
    [1, () => [operand(), operand(), operand()]],
  ])();
}

const compared: PredicateHabit = { on: ['text', 'number', 'anything'], args: operands };
const counted: PredicateHabit = {
  on: ['number', 'numbers'],
  args: (choices, reference) => choices.some(0, 1, () => (choices.chance(80) ? reference() : '4')),
};
const product: PredicateHabit = { on: ['product'] };
const page: PredicateHabit = { on: ['page', 'page', 'post', 'product'] };
const gallery: PredicateHabit = { on: ['gallery'] };

const named = (habit: PredicateHabit, prefix: string, names: string): [string, PredicateHabit][] =>
  names.split(' ').map((name) => [`${prefix}${name}?`, habit]);

/** All predicates of the language. */
export const PREDICATES: Readonly<Record<string, PredicateHabit>> = Object.fromEntries<PredicateHabit>([
  ...named(product, '', 'has-variants on-sale sold-out varied-prices'),
  ...named(
    page,
    '',
    'calendar-view child-images clickable collection collection-page collection-template-page excerpt external-link folder index main-image passthrough redirect serviceNameEmail show-past-events undefined text audio store-item event binary css-asset tweak-asset digital-good attachment wordpress-export json-export site-search active-time tweet checkin kbarticle external-video video image quote link gallery debug',
  ),
  ...named(page, 'promoted', 'MAP EMBED IMAGE CODE QUOTE TWITTER LINK VIDEO FOURSQUARE INSTAGRAM FORM'),
  ...named(page, 'background-source-', 'undefined upload instagram video none'),
  ...named(gallery, 'gallery-', 'meta design-grid design-slideshow design-slider design-stacked'),
  ...named(
    gallery,
    'gallery-meta-position-',
    'top top-left top-right center bottom bottom-left bottom-right',
  ),
  ...named(gallery, 'gallery-active-alignment-', 'center left right'),
  ...named(
    gallery,
    'gallery-',
    'autoplay auto-crop controls lightbox square-thumbs show-meta show-meta-on-hover thumbnails',
  ),
  ...named(compared, '', 'equal notEqual greaterThan greaterThanOrEqual lessThan lessThanOrEqual'),
  ...named(counted, '', 'even odd plural singular'),
  [
    'nth?',
    {
      on: ['number'],
      args: (choices, reference) => [
        ...choices.some(0, 1, reference),
        choices.one(['2', '3', '0', 'x', '-1']),
      ],
    },
  ],
  ['has-multiple?', { on: ['rows', 'texts', 'post', 'number'] }],
  ['location?', { on: ['event'] }],
  ['same-day?', { on: ['event'] }],
  [
    'collectionTypeNameEquals?',
    { on: ['page'], args: (choices) => [choices.one(['products', 'blog', 'index', 'x'])] },
  ],
  [
    'current-type?',
    {
      on: ['page'],
      args: (choices) => [
        choices.one('heading body image gallery video social-icons form twitter undefined nope'.split(' ')),
      ],
    },
  ],
  ['units-metric?', { on: ['text'] }],
  ['comments?', { on: ['post'], beside: ['settings'] }],
  ['disqus?', { on: ['post'], beside: ['settings', 'settings'] }],
]);
