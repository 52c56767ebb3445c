import {
  codeOfName,
  COLLECTION_TYPES,
  FOLDER_BEHAVIORS,
  isClickableFolder,
  SLICE_TYPES,
} from '../../../../core/enumerations/index.ts';
import { isJsonObject } from '../../../../core/json/index.ts';
import { DAY_MS } from '../../../time/index.ts';
import type { Predicate } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, sizeOf, toBoolean, toNumber, toText } from '../../values/convert.ts';
import { readPath, type Path } from '../../values/path.ts';
import { stripTags } from '../../values/strip-tags.ts';
import { galleryPredicates } from './gallery-predicates.ts';
import { recordPredicates } from './record-predicates.ts';

/** A character other than white space and the ends of tags. */
const TEXT = /[^\s\u200b>]/;

function here({ value }: Scope, ...path: Path): unknown {
  return readPath(value, path);
}

function has(scope: Scope, ...path: Path): boolean {
  return isTruthy(here(scope, ...path));
}

function hasImage(item: unknown): boolean {
  return isTruthy(readPath(item, ['mainImageId'])) || isTruthy(readPath(item, ['systemDataId']));
}

function hasChildImages(scope: Scope): boolean {
  const items = here(scope, 'items');
  return Array.isArray(items) && hasImage(items[0]);
}

function isClickable(scope: Scope): boolean {
  const behavior = scope.lookUp(['folderBehavior']);
  return isClickableFolder(behavior === undefined ? undefined : toNumber(behavior));
}

function hasExcerpt(scope: Scope): boolean {
  const excerpt = here(scope, 'excerpt');
  // The added end closes a tag that the text left open.
  const text = isJsonObject(excerpt) ? excerpt['html'] : excerpt;
  return typeof text === 'string' && TEXT.test(stripTags(`${text}>`));
}

function isIndex(scope: Scope): boolean {
  return (
    has(scope, 'collection', 'folder') &&
    here(scope, 'collection', 'folderBehavior') === FOLDER_BEHAVIORS.index
  );
}

function isTemplatePage(scope: Scope): boolean {
  const path = here(scope, 'collection') !== undefined ? ['collection', 'type'] : ['type'];
  return toNumber(here(scope, ...path)) === COLLECTION_TYPES['template-page'];
}

function dayOf(value: unknown): number {
  return Math.floor(toNumber(value) / DAY_MS);
}

/** Predicates about collections, items, galleries and slides. Source: docs/behaviour/template-language.md §14.2, §14.3. */
export const contentPredicates = {
  ...recordPredicates,
  ...galleryPredicates,
  'calendar-view?': () => (scope) => toBoolean(scope.lookUp(['calendarView'])),
  'child-images?': () => hasChildImages,
  'clickable?': () => isClickable,
  'collection?': () => (scope) => has(scope, 'collection'),
  'collection-page?': () => (scope) => toNumber(here(scope, 'collection', 'type')) === COLLECTION_TYPES.page,
  'collection-template-page?': () => isTemplatePage,
  'collectionTypeNameEquals?':
    ([name]) =>
    (scope) =>
      toText(scope.lookUp(['typeName'])) === name,
  'excerpt?': () => hasExcerpt,
  'external-link?': () => (scope) => has(scope, 'externalLink'),
  'folder?': () => (scope) => has(scope, 'collection', 'folder'),
  'index?': () => isIndex,
  'redirect?': () => (scope) => toNumber(here(scope, 'folderBehavior')) === FOLDER_BEHAVIORS.redirect,
  'has-multiple?': () => (scope) => sizeOf(scope.value) > 1,
  'location?': () => (scope) =>
    here(scope, 'location', 'mapLat') !== undefined && here(scope, 'location', 'mapLng') !== undefined,
  'main-image?': () => (scope) => hasImage(scope.value),
  'passthrough?': () => (scope) => has(scope, 'passthrough') && toText(here(scope, 'sourceUrl')) !== '',
  'same-day?': () => (scope) => dayOf(here(scope, 'startDate')) === dayOf(here(scope, 'endDate')),
  'serviceNameEmail?': () => (scope) => here(scope, 'serviceName') === 'email',
  'show-past-events?': () => (scope) => here(scope, 'showPastOrUpcomingEvents') === 'past',
  'current-type?': ([name = 'undefined']) => {
    const code = codeOfName(SLICE_TYPES, name);
    // The existing engine keeps this code in 32 bits: a fraction is dropped.
    return (scope) => (toNumber(here(scope, 'currentType')) | 0) === code;
  },
} as const satisfies Readonly<Record<string, Predicate>>;
