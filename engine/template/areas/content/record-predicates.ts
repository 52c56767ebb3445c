import { BACKGROUND_SOURCES, RECORD_TYPES } from '../../../../core/enumerations/index.ts';
import type { Predicate } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import { codePredicates } from './codes.ts';

/** Blocks that an item can be promoted from. */
const PROMOTED = [
  'MAP',
  'EMBED',
  'IMAGE',
  'CODE',
  'QUOTE',
  'TWITTER',
  'LINK',
  'VIDEO',
  'FOURSQUARE',
  'INSTAGRAM',
  'FORM',
] as const;

function promoted<Name extends string>(
  names: readonly Name[],
): Readonly<Record<`promoted${Name}?`, Predicate>> {
  const entries = names.map((name) => [`promoted${name}?`, isPromoted(name.toLowerCase())]);
  return Object.fromEntries(entries) as Record<`promoted${Name}?`, Predicate>;
}

function isPromoted(block: string): Predicate {
  return () => (scope) => fieldOf(scope.value, 'promotedBlockType') === block;
}

/** Items of a kind, and items that were promoted from a block of that kind. */
function isKind(record: keyof typeof RECORD_TYPES): ReturnType<Predicate> {
  return ({ value }) =>
    toNumber(fieldOf(value, 'recordType')) === RECORD_TYPES[record] ||
    fieldOf(value, 'promotedBlockType') === record;
}

/** Predicates about the type of an item. Source: docs/behaviour/template-language.md §14.2. */
export const recordPredicates = {
  .../* @__PURE__ */ codePredicates(RECORD_TYPES, 'recordType', ''),
  'image?': () => isKind('image'),
  'quote?': () => isKind('quote'),
  'link?': () => isKind('link'),
  'video?': () => isKind('video'),
  'external-video?': () => isKind('video'),
  'gallery?': () => isKind('gallery'),
  .../* @__PURE__ */ promoted(PROMOTED),
  .../* @__PURE__ */ codePredicates(BACKGROUND_SOURCES, 'backgroundSource', 'background-source-'),
} as const satisfies Readonly<Record<string, Predicate>>;
