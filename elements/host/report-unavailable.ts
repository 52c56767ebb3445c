import { FAILURE_WORDS } from '../../core/words/index.ts';
import { StoreErrorEvent } from './events.ts';

/** Load failures that the page knows of. */
const reported = new Set<unknown>();

/**
 * Tells the page that a view did not load. All tags that waited for one file fail with the same error: the page hears of
 * it once.
 * @param element the first of those tags
 * @param error why
 * @returns false if the page has been told already
 * Source: docs/behaviour/elements.md §7.2
 */
export function reportUnavailable(element: Element, error: unknown): boolean {
  if (reported.has(error)) return false;
  reported.add(error);
  const { somethingWentWrong: title, unableToLoad: message } = FAILURE_WORDS;
  element.dispatchEvent(new StoreErrorEvent({ code: 'view-unavailable', field: null, title, message }));
  return true;
}
