import { PRODUCT_LABELS } from '../core/text/index.ts';
import { keepFormPosted, keepPosted } from './parts/submits/keep-posted.ts';
import { closestTo, SELLER, tagOf } from './parts/submits/our-forms.ts';

/**
 * Answers presses that come before the store's script: a form that a page has printed into `<store-add-to-cart>` reads
 * "Adding…" at once, and is handed to the tag when it is there; so is a form with a captcha, which would be refused without
 * one. What is typed into forms in our tags stays out of addresses. A classic script of its own, small and with everything inside,
 * for pages to print into their head.
 * Source: docs/behaviour/adding-to-cart.md §2.9; docs/behaviour/forms.md §10.6, §14.1
 */
/** After this time the page sends the form by itself, as it would without scripts. */
const PATIENCE_MS = 10_000;

interface Tag extends Element {
  readonly ready?: Promise<void>;
}

const held = new WeakSet<HTMLFormElement>();

keepPosted(document);

addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    keepFormPosted(form);
    const tag: Tag | null = tagOf(form) ?? closestTo(form, SELLER);
    if (!tag || customElements.get(tag.localName)) return;
    const { submitter } = event;
    if (tag.localName !== SELLER && !form.querySelector('[data-part="captcha"]')) return;
    event.preventDefault();
    if (held.has(form)) return;
    held.add(form);
    void hold(form, tag, submitter);
  },
  true,
);

async function hold(form: HTMLFormElement, tag: Tag, submitter: HTMLElement | null): Promise<void> {
  const { localName } = tag;
  const stopWaiting = sayBusy(submitter ?? form.querySelector('button'), localName === SELLER);
  const isThere = await Promise.race([
    customElements.whenDefined(localName).then(() => true),
    new Promise<false>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, false);
    }),
  ]);
  held.delete(form);
  // The button of any other form stays, and says by itself what becomes of it.
  if (localName !== SELLER) stopWaiting();
  if (isThere) {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
    // The tag draws over the form; where it does not, the form must not say for ever that it is adding.
    await tag.ready;
  } else {
    keepFormPosted(form);
    HTMLFormElement.prototype.submit.call(form);
  }
  if (localName === SELLER) stopWaiting();
}

/** Returns how to take it back. */
function sayBusy(button: HTMLElement | null, isAdding: boolean): () => void {
  if (!button) return () => {};
  const { textContent: label } = button;
  const attribute = isAdding ? 'aria-busy' : 'aria-disabled';
  // A page in another language writes its own into the button.
  if (isAdding) button.textContent = button.dataset['adding'] ?? PRODUCT_LABELS.adding;
  button.setAttribute(attribute, 'true');
  return () => {
    if (isAdding) button.textContent = label;
    button.removeAttribute(attribute);
  };
}
