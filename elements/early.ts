/**
 * Answers presses that come before the store's script: a form that a page has printed into `<store-add-to-cart>` reads
 * "Adding…" at once, and is handed to the tag when it is there. A classic script of its own, below 1 kB and without
 * imports, for pages to print into their head.
 * Source: docs/behaviour/adding-to-cart.md §2.9
 */
const TAG = 'store-add-to-cart';

/** After this time the page sends the form by itself, as it would without scripts. */
const PATIENCE_MS = 10_000;

/** As in `core/words`; a page in another language writes its own into the button's `data-adding`. */
const ADDING = 'Adding…';

interface Tag extends Element {
  readonly ready?: Promise<void>;
}

const held = new WeakSet<HTMLFormElement>();

addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || customElements.get(TAG)) return;
    const tag: Tag | null = form.closest(TAG);
    if (!tag) return;
    event.preventDefault();
    if (held.has(form)) return;
    held.add(form);
    void hold(form, tag, event.submitter);
  },
  true,
);

async function hold(form: HTMLFormElement, tag: Tag, submitter: HTMLElement | null): Promise<void> {
  const stopWaiting = sayAdding(submitter ?? form.querySelector('button'));
  const isThere = await Promise.race([
    customElements.whenDefined(TAG).then(() => true),
    new Promise<false>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, false);
    }),
  ]);
  held.delete(form);
  if (isThere) {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
    // The tag draws over the form; where it does not, the form must not say for ever that it is adding.
    await tag.ready;
  } else HTMLFormElement.prototype.submit.call(form);
  stopWaiting();
}

/** Returns how to take it back. */
function sayAdding(button: HTMLElement | null): () => void {
  if (!button) return () => {};
  const { textContent: label } = button;
  button.textContent = button.dataset['adding'] ?? ADDING;
  button.setAttribute('aria-busy', 'true');
  return () => {
    button.textContent = label;
    button.removeAttribute('aria-busy');
  };
}
