import { keepFormPosted, keepPosted } from './keep-posted.ts';
import { attributeOf, closestTo, rootOf, tagOf } from './our-forms.ts';

/** Attributes on or around a form that make htmx 2 send it. */
const BOOST = ['hx-boost', 'data-hx-boost'];

/** Handles a submission. */
type Take = (event: SubmitEvent) => void;

/** An author's form that is enhanced. */
export interface AdoptedForm {
  readonly form: HTMLFormElement;
  /** The form or a node around it: listeners there or further in run first, and may prevent the submission. */
  readonly listenOn: EventTarget;
  /** Sends it; false leaves it to the browser. */
  readonly takes: (event: SubmitEvent) => boolean;
  /** Aborts to restore the author's form. */
  readonly signal: AbortSignal;
}

const ours = new WeakMap<EventTarget, Take>();
const adopted = new WeakMap<EventTarget, AdoptedForm & { readonly listener: (event: Event) => void }>();
const listeners = new WeakMap<EventTarget, Set<() => void>>();
const capturedPlaces = new WeakSet<EventTarget>();

/**
 * Captures submissions before the page's listeners, and keeps the input of forms in our tags out of URLs, even while
 * the code of a tag loads.
 * @param node a node of the page, or of a shadow root of it
 * Source: docs/behaviour/forms.md §14
 */
export function captureSubmits(node: Node): void {
  const root = rootOf(node);
  // The window receives events first; those of a shadow root do not leave it. A tag may have moved into a frame. Not
  // `ShadowRoot`: a test may have removed the global.
  const isShadow = root.nodeType === root.DOCUMENT_FRAGMENT_NODE;
  const tree = isShadow || 'doctype' in root ? root : document;
  const place = (tree as Document).defaultView ?? tree;
  if (capturedPlaces.has(place)) return;
  capturedPlaces.add(place);
  place.addEventListener('submit', onSubmit, true);
  keepPosted(tree);
}

/**
 * Handles the submissions of our own form, or of one that waits for its code: no other listener receives them.
 * @param form the form, in the page
 * @param take called for each submission
 * @returns stops it
 * Source: docs/behaviour/forms.md §14.2
 */
export function takeSubmits(form: HTMLFormElement, take: Take): () => void {
  captureSubmits(form);
  ours.set(form, take);
  return () => {
    if (ours.get(form) === take) ours.delete(form);
  };
}

/**
 * Handles the submissions of an author's form after its author's listeners and before those of the rest of the page.
 * @param adoption the form, and how to handle it
 * Source: docs/behaviour/forms.md §14.3
 */
export function adoptSubmits(adoption: AdoptedForm): void {
  const { form, takes, signal } = adoption;
  captureSubmits(form);
  const listener = (event: Event) => {
    if (event.target !== form || event.defaultPrevented || !takes(event as SubmitEvent)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  adopted.set(form, { ...adoption, listener });
  listenOn(adoption, listener);
  signal.addEventListener('abort', () => {
    if (adopted.get(form)?.listener === listener) adopted.delete(form);
  });
}

/**
 * Listens for the submissions of a form, regardless of who handles them.
 * @param form the form
 * @param listener called before it is sent
 * @param signal stops listening
 */
export function listenToSubmit(form: HTMLFormElement, listener: () => void, signal: AbortSignal): void {
  captureSubmits(form);
  const all = listeners.get(form) ?? new Set();
  listeners.set(form, all.add(listener));
  signal.addEventListener('abort', () => all.delete(listener));
}

function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  for (const listener of listeners.get(form) ?? []) listener();
  const take = ours.get(form);
  if (take) {
    event.preventDefault();
    event.stopImmediatePropagation();
    take(event as SubmitEvent);
  } else handleAuthors(form, event as SubmitEvent);
}

function handleAuthors(form: HTMLFormElement, event: SubmitEvent): void {
  keepFormPosted(form);
  if (!adopted.has(form) && tagOf(form) === null) return;
  if (isBoosted(form)) takeBoosted(form, event);
  else listenLast(form);
}

/** htmx must not receive the event. Its `preventDefault()` would look like that of an author's listener. */
function takeBoosted(form: HTMLFormElement, event: SubmitEvent): void {
  event.stopImmediatePropagation();
  if (!event.defaultPrevented && adopted.get(form)?.takes(event)) event.preventDefault();
}

/** Registered again for each submission, so that listeners which were added later also run first. */
function listenLast(form: HTMLFormElement): void {
  const adoption = adopted.get(form);
  if (!adoption) return;
  EventTarget.prototype.removeEventListener.call(adoption.listenOn, 'submit', adoption.listener);
  listenOn(adoption, adoption.listener);
}

/** It may be a form, whose fields may have any name. */
function listenOn({ listenOn: place, signal }: AdoptedForm, listener: (event: Event) => void): void {
  EventTarget.prototype.addEventListener.call(place, 'submit', listener, { signal });
}

/** Whether the page lets htmx send all its forms, and this form has no htmx attribute of its own. */
function isBoosted(form: HTMLFormElement): boolean {
  if (Element.prototype.getAttributeNames.call(form).some((name) => /^(data-)?hx-/.test(name))) return false;
  const [around] = BOOST.flatMap((name) => attributeOf(closestTo(form, `[${name}]`) ?? form, name) ?? []);
  return around === 'true';
}
