import { FAILURE_KINDS, StorefrontError } from '../../../core/errors/index.ts';
import { fieldsOf, isJsonObject, readArray, readCount, readText } from '../../../core/json/index.ts';
import { readNavigationItem, type NavigationItem } from './navigation-item.ts';

/** A possible target of a navigation entry. Source: docs/behaviour/owner.md §2.2 */
export interface NavigationChoice {
  readonly id: string;
  readonly title: string;
}

/** The site's main navigation and its possible targets. Source: docs/behaviour/owner.md §2.1, §2.2 */
export interface SiteLayout {
  /** Which field of the layout holds it. */
  readonly identifier: string;
  /** The site's template; null where the store does not send it. */
  readonly templateId: string | null;
  /** The version, which counts saves; null for a store without versions. */
  readonly version: number | string | null;
  readonly items: readonly NavigationItem[];
  /** Null where the store does not list them. */
  readonly collections: readonly NavigationChoice[] | null;
  /** Null where the store does not list them. */
  readonly memberAreas: readonly NavigationChoice[] | null;
}

/**
 * Reads the layout of a site.
 * @param json the store's answer, unchecked
 * @returns its main navigation; null where the site has none
 * @throws StorefrontError `unknown-outcome` for anything but a layout
 * Source: docs/behaviour/owner.md §2.1, §2.2
 */
export function readSiteLayout(json: unknown): SiteLayout | null {
  const answer = fieldsOf(json);
  const layouts = answer.read('layout', readArray);
  if (layouts === null) throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  const [first] = layouts;
  if (first === undefined) return null;
  const fields = fieldsOf(first);
  const identifier = fields.trimmed('identifier');
  if (identifier === null || fields.read('links', readArray) === null)
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  const choices = (name: string) =>
    answer.read(name, readArray) === null ? null : answer.list(name, readChoice);
  return {
    identifier,
    templateId: fields.trimmed('templateId'),
    version: fields.read('version', (value) => readCount(value) ?? readText(value)),
    items: fields.list('links', readNavigationItem),
    collections: choices('collections'),
    memberAreas: choices('memberAreas'),
  };
}

/**
 * Returns whether an answer holds a layout at all.
 * @param json the store's answer
 */
export function hasLayout(json: unknown): boolean {
  return isJsonObject(json) && Array.isArray(json['layout']);
}

function readChoice(json: unknown): NavigationChoice | undefined {
  const fields = fieldsOf(json);
  const id = fields.trimmed('id');
  return id === null ? undefined : { id, title: fields.trimmed('title') ?? id };
}
