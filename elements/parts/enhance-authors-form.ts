import { storefront } from '../../core/storefront/index.ts';
import { takeSubmits } from './submits/own-submits.ts';

/** An author's form that is to come alive in place. */
export interface EnhancedForm {
  readonly form: HTMLFormElement;
  /** Fetches what brings it to life. */
  readonly load: () => Promise<() => void>;
  /** Named when it does not come. */
  readonly context: string;
  /** Fires when the form is to be as its author left it. */
  readonly signal: AbortSignal;
}

/**
 * Brings an author's form to life. Sent while the code is on its way, it waits; where the code does not come, it is posted
 * as it stands.
 * @param enhanced the form, and what brings it to life
 * Source: docs/behaviour/forms.md §10.6
 */
export async function enhanceAuthorsForm({ form, load, context, signal }: EnhancedForm): Promise<void> {
  const held = holdSubmissions(form, signal);
  try {
    const enhance = await load();
    // The page may have changed since.
    if (!signal.aborted) enhance();
  } catch (error) {
    storefront().report(error, context);
  }
  held.release();
}

function holdSubmissions(form: HTMLFormElement, signal: AbortSignal) {
  let held: SubmitEvent | null = null;
  // Other listeners receive it once, when it is sent.
  const stop = takeSubmits(form, (event) => {
    held = event;
  });
  signal.addEventListener('abort', stop);
  return {
    release() {
      stop();
      if (!held || !form.isConnected) return;
      const { submitter } = held;
      const isThere = submitter !== null && 'form' in submitter && submitter.form === form;
      // A field may be named "requestSubmit". A tag that was only put elsewhere waits for its code once more.
      HTMLFormElement.prototype.requestSubmit.call(form, isThere ? submitter : null);
    },
  };
}
