import { ADDING_LABEL } from '../core/text/index.ts';
import {
  closestTo,
  keepFormPosted,
  keepPosted,
  LEFT_TO_BROWSER,
  matches,
  rootOf,
  SELLER,
  tagOf,
} from './submits/index.ts';

/**
 * Answers clicks before the store's script has loaded. A form that a page has printed into `<store-add-to-cart>` reads
 * "Adding…" immediately, and is handed to the tag once that is defined. So is a form with a captcha, which the store
 * would refuse without one. Form values in our tags stay out of URLs. This is a small classic script without imports,
 * for pages to print into their head.
 * Source: docs/behaviour/adding-to-cart.md §2.9; docs/behaviour/forms.md §10.6, §14.1
 */
/** After this time the page posts the form natively, as it would without scripts. */
const TIMEOUT_MS = 10_000;

interface Tag extends HTMLElement {
  readonly ready?: Promise<void>;
}

/** Form → whether it waits; one that has waited is not held again. */
const held = new WeakMap<HTMLFormElement, boolean>();

keepPosted(document);

/** The submit event of a form in a server's shadow root does not leave that root, but the click on its button does. */
addEventListener(
  'click',
  (event) => {
    for (const place of event.composedPath())
      // The same listener is added only once.
      if (hostOf(place)) place.addEventListener('submit', onSubmit as EventListener, true);
  },
  true,
);

addEventListener('submit', onSubmit, true);

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  keepFormPosted(form);
  const host = hostOf(rootOf(form));
  const tag = host ?? tagAround(form);
  // Without a button, one that is not in the page.
  const button = event.submitter ?? new Image();
  if (!tag || held.get(form) === false || customElements.get(tag.localName)) return;
  const isSeller = tag.localName === SELLER;
  if (!isHeld(form, button, isSeller)) return;
  event.preventDefault();
  if (held.get(form)) return;
  held.set(form, true);
  const stopWaiting = showBusy(button, isSeller, tag);
  // Not a function of its own, which takes more bytes.
  const release = () => {
    if (!held.get(form)) return;
    held.set(form, false);
    // The button of any other form stays in the page, as does a server's, and shows its own progress.
    if (!isSeller || host) stopWaiting();
    const isOfForm = (button as Partial<HTMLButtonElement>).form === form;
    HTMLFormElement.prototype.requestSubmit.call(form, isOfForm ? button : null);
    // The tag draws over the form. If it does not, the form must not read "Adding…" forever.
    if (isSeller && !host) void Promise.resolve(tag.ready).then(stopWaiting);
  };
  // In a task of its own: the tag reads its product in microtasks after its definition.
  void customElements
    .whenDefined(tag.localName)
    .then(() => host && tag.ready)
    .then(() => setTimeout(release));
  setTimeout(release, TIMEOUT_MS);
}

function isHeld(form: HTMLFormElement, button: HTMLElement, isSeller: boolean): boolean {
  return !matches(button, LEFT_TO_BROWSER) && (isSeller || matches(form, ':has([data-part=captcha])'));
}

/** The seller around a shadow root. */
function hostOf(root: EventTarget): Tag | null {
  const { host } = root as Partial<ShadowRoot>;
  return host?.localName === SELLER ? (host as Tag) : null;
}

function tagAround(form: HTMLFormElement): Tag | null {
  return (tagOf(form) ?? closestTo(form, SELLER)) as Tag | null;
}

/** @returns restores the button */
function showBusy(button: HTMLElement, isAdding: boolean, tag: Tag): () => void {
  const label = button.textContent;
  const attribute = isAdding ? 'aria-busy' : 'aria-disabled';
  // A page in another language prints its own text on the button.
  if (isAdding) button.textContent = button.dataset['adding'] ?? tag.dataset['adding'] ?? ADDING_LABEL;
  button.setAttribute(attribute, 'true');
  return () => {
    if (isAdding) button.textContent = label;
    button.removeAttribute(attribute);
  };
}
