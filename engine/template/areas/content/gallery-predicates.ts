import {
  GALLERY_ALIGNMENTS,
  GALLERY_DESIGNS,
  GALLERY_META_POSITIONS,
} from '../../../../core/enumerations/index.ts';
import type { Predicate } from '../../run/area.ts';
import type { Scope } from '../../scope/scope.ts';
import { isTruthy, toBoolean } from '../../values/convert.ts';

/** Boolean options. */
const SWITCHES = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const;

function option(scope: Scope, name: string): unknown {
  return scope.lookUp(['options', name]);
}

function choices<Name extends string, Choice extends string>(
  name: Name,
  values: readonly Choice[],
): Readonly<Record<`gallery-${Name}-${Choice}?`, Predicate>> {
  const entries = values.map((value) => [
    `gallery-${name}-${value}?`,
    (): ReturnType<Predicate> => (scope) => option(scope, name) === value,
  ]);
  return Object.fromEntries(entries) as Record<`gallery-${Name}-${Choice}?`, Predicate>;
}

function switches<Name extends string>(
  names: readonly Name[],
): Readonly<Record<`gallery-${Name}?`, Predicate>> {
  const entries = names.map((name) => [
    `gallery-${name}?`,
    (): ReturnType<Predicate> => (scope) => toBoolean(option(scope, name)),
  ]);
  return Object.fromEntries(entries) as Record<`gallery-${Name}?`, Predicate>;
}

/** Predicates about how a gallery is shown. Source: docs/behaviour/template-language.md §14.2. */
export const galleryPredicates = {
  'gallery-meta?': () => (scope) =>
    isTruthy(option(scope, 'controls')) || isTruthy(option(scope, 'indicators')),
  .../* @__PURE__ */ choices('design', GALLERY_DESIGNS),
  .../* @__PURE__ */ choices('meta-position', GALLERY_META_POSITIONS),
  .../* @__PURE__ */ choices('active-alignment', GALLERY_ALIGNMENTS),
  .../* @__PURE__ */ switches(SWITCHES),
} as const satisfies Readonly<Record<string, Predicate>>;
