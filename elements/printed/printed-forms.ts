import { shelf, type Report, membersOf } from '../../core/shared/index.ts';
import { isLeftToBrowser, postHeld, resubmit } from '../submits/index.ts';

/** A form of the site that a template has printed; inside our tag it is the tag's. Source: docs/behaviour/printed-markup.md §8.1 */
const PRINTED_FORM = 'form[data-form-id]:not([data-form-id=""])';

interface Enhancer {
  readonly enhancePrintedForm: (form: HTMLFormElement, signal: AbortSignal, onEnd: () => void) => void;
}

/**
 * Enhances printed forms once the visitor interacts with one; until then it loads nothing. A submit while the code is
 * loading waits for it; if the load fails, the browser posts the form.
 * @param root the root of the forms
 * @param load loads their enhancer
 * @param report receives load failures
 * @param signal stops it; never by default
 * Source: docs/behaviour/printed-markup.md §8
 */
export function watchPrintedForms(
  root: EventTarget,
  load: () => Promise<Enhancer>,
  report: Report,
  signal: AbortSignal = new AbortController().signal,
): void {
  // Shared by all calls and all copies of the script.
  const known = shelf('printed-forms', () => ({
    ready: new WeakSet<Element>(),
    held: new WeakSet<Element>(),
  }));

  /** Resolves with whether the code has loaded. */
  async function enhance(form: HTMLFormElement): Promise<boolean> {
    try {
      const { enhancePrintedForm } = await load();
      // A form that was removed meanwhile would never be released: no event reports its removal.
      if (known.ready.has(form) || signal.aborted || !membersOf(form).isConnected) return true;
      known.ready.add(form);
      enhancePrintedForm(form, signal, () => known.ready.delete(form));
      return true;
    } catch (error) {
      report(error, 'enhance/form');
      return false;
    }
  }

  const onFocus = (event: Event) => {
    const form = printedForm(event);
    if (form && !known.ready.has(form)) void enhance(form);
  };

  const onSubmit = (event: Event) => {
    const form = printedForm(event);
    const { submitter } = event as SubmitEvent;
    if (!form || known.ready.has(form) || isLeftToBrowser(submitter)) return;
    event.preventDefault();
    // The printed handler attribute calls the platform's script.
    event.stopImmediatePropagation();
    if (known.held.has(form)) return;
    known.held.add(form);
    void enhance(form).then((isLoaded) => {
      known.held.delete(form);
      if (isLoaded) resubmit(form, submitter);
      else {
        // Only for this event: the next one loads the code again.
        known.ready.add(form);
        try {
          postHeld(form, submitter);
        } finally {
          known.ready.delete(form);
        }
      }
    });
  };

  root.addEventListener('focusin', onFocus, { capture: true, signal });
  root.addEventListener('submit', onSubmit, { capture: true, signal });
}

function printedForm(event: Event): HTMLFormElement | null {
  const [target] = event.composedPath();
  const form = target instanceof Element ? membersOf(target).closest<HTMLFormElement>(PRINTED_FORM) : null;
  return form && !membersOf(form).closest('site-form') ? form : null;
}
