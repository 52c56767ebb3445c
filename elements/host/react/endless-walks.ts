import { membersOf, parentOf } from '../../../core/shared/index.ts';

/** React adds a listener for it to the document, for all text fields of the page. */
const SELECTION_CHANGE = 'selectionchange';

const guarded = new WeakSet<Document>();

/**
 * Whether a walk up from a node through `parentNode`, as React does, would never end: in a form, a control of that name
 * hides the form's parent, and leads back into the form.
 * @param node where the walk begins
 * @param view where a walk from inside ends; null for a walk to the top
 * Source: docs/behaviour/forms.md §9.7
 */
export function isEndlessAbove(node: EventTarget | null | undefined, view: Element | null): boolean {
  if (!(node instanceof Element)) return false;
  const end = view?.contains(node) ? view : null;
  for (let place: Element | null = node; place;) {
    const form: Element | null = membersOf(place).closest('form');
    if (!form || (end && !end.contains(form))) return false;
    const parent = parentOf(form);
    if (form.parentNode !== parent) return true;
    place = parent instanceof Element ? parent : null;
  }
  return false;
}

/**
 * Keeps changes of selections in such forms from React's listener on a document.
 * @param document the document of a view
 */
export function guardSelections(document: Document): void {
  if (guarded.has(document)) return;
  guarded.add(document);
  // The page's listeners miss these events, too: React's would freeze the page.
  document.addEventListener(SELECTION_CHANGE, stopEndless, true);
}

/**
 * Keeps events from one of React's listeners which would walk up for ever.
 * @param view the element that listens
 * @param listener the listener
 */
export function guardListener(
  view: Element,
  listener: EventListenerOrEventListenerObject,
): EventListenerOrEventListenerObject {
  if (typeof listener !== 'function') return listener;
  return (event) => {
    const { target, relatedTarget } = event as Event & Partial<MouseEvent>;
    if (!isEndlessAbove(target, view) && !isEndlessAbove(relatedTarget, view)) listener.call(view, event);
  };
}

function stopEndless(event: Event): void {
  if (isEndlessAbove(event.target, null)) event.stopImmediatePropagation();
}
