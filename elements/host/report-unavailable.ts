import { FAILURE_WORDS } from '../../core/words/index.ts';
import { cancelableEvent } from './create-event.ts';

/** Load failures that have been reported to the page. */
const reported = new Set<unknown>();

/**
 * Notifies the page that a view failed to load. All tags that waited for one file fail with the same error: the page
 * receives it once.
 * @param element the first of those tags
 * @param error why
 * @returns false if the page has been notified already
 * Source: docs/behaviour/elements.md §7.2
 */
export function reportUnavailable(element: Element, error: unknown): boolean {
  if (reported.has(error)) return false;
  reported.add(error);
  const { somethingWentWrong: title, unableToLoad: message } = FAILURE_WORDS;
  const detail = { code: 'view-unavailable', field: null, title, message };
  element.dispatchEvent(cancelableEvent('store-error', detail));
  return true;
}
