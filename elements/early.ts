import { ADDING_LABEL } from '../core/text/index.ts';
import { closestTo, keepFormPosted, keepPosted, matches, SELLER, tagOf } from './submits/index.ts';

/**
 * Answers clicks before the store's script has loaded. A form that a page has printed into `<store-add-to-cart>` reads
 * "Adding…" immediately, and is handed to the tag once that is defined. So is a form with a captcha, which the store
 * would refuse without one. Form values in our tags stay out of URLs. This is a small classic script without imports,
 * for pages to print into their head.
 * Source: docs/behaviour/adding-to-cart.md §2.9; docs/behaviour/forms.md §10.6, §14.1
 */
/** After this time the page posts the form natively, as it would without scripts. */
const TIMEOUT_MS = 10_000;

interface Tag extends Element {
  readonly ready?: Promise<void>;
}

/** Form → whether it waits; one that has waited is not held again. */
const held = new WeakMap<HTMLFormElement, boolean>();

keepPosted(document);

addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    keepFormPosted(form);
    const tag: Tag | null = tagOf(form) ?? closestTo(form, SELLER);
    if (!tag || held.get(form) === false || customElements.get(tag.localName)) return;
    const isSeller = tag.localName === SELLER;
    if (!isSeller && !matches(form, ':has([data-part=captcha])')) return;
    event.preventDefault();
    if (held.get(form)) return;
    held.set(form, true);
    void hold(form, tag, event.submitter, isSeller);
  },
  true,
);

async function hold(
  form: HTMLFormElement,
  tag: Tag,
  submitter: HTMLElement | null,
  isSeller: boolean,
): Promise<void> {
  const stopWaiting = showBusy(submitter, isSeller);
  await Promise.race([
    customElements.whenDefined(tag.localName),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, TIMEOUT_MS);
    }),
  ]);
  held.set(form, false);
  // The button of any other form stays in the page, and shows its own progress.
  if (!isSeller) stopWaiting();
  const isOfForm = (submitter as HTMLButtonElement | null)?.form === form;
  HTMLFormElement.prototype.requestSubmit.call(form, isOfForm ? submitter : null);
  // The tag draws over the form. If it does not, the form must not read "Adding…" forever.
  await tag.ready;
  if (isSeller) stopWaiting();
}

/** @returns restores the button */
function showBusy(button: HTMLElement | null, isAdding: boolean): () => void {
  const label = button?.textContent ?? '';
  const attribute = isAdding ? 'aria-busy' : 'aria-disabled';
  const show = (text: string) => {
    if (isAdding && button) button.textContent = text;
  };
  // A page in another language prints its own text on the button.
  show(button?.dataset['adding'] ?? ADDING_LABEL);
  button?.setAttribute(attribute, 'true');
  return () => {
    show(label);
    button?.removeAttribute(attribute);
  };
}
