import { membersOf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { resubmit, takeSubmits } from '../submits/index.ts';

/** An author's form, enhanced in place. */
export interface EnhancedForm {
  readonly form: HTMLFormElement;
  /** Loads its enhancer. */
  readonly load: () => Promise<() => void>;
  /** Names the place in the report when the load fails. */
  readonly context: string;
  /** Restores the form as its author wrote it. */
  readonly signal: AbortSignal;
}

/**
 * Enhances an author's form. A submit while the code is loading waits for it; if the load fails, the browser posts the
 * form.
 * @param enhanced the form, and its enhancer
 * Source: docs/behaviour/forms.md §10.6
 */
export async function enhanceAuthorsForm({ form, load, context, signal }: EnhancedForm): Promise<void> {
  const held = holdSubmissions(form, signal);
  try {
    const enhance = await load();
    // The page may have changed in the meantime.
    if (!signal.aborted) enhance();
  } catch (error) {
    storefront().report(error, context);
  }
  held.release();
}

function holdSubmissions(form: HTMLFormElement, signal: AbortSignal) {
  let held: SubmitEvent | null = null;
  // Other listeners receive the event once, when the form is sent.
  const stop = takeSubmits(form, (event) => {
    held = event;
  });
  signal.addEventListener('abort', stop);
  return {
    release() {
      stop();
      // A tag that was only moved waits for its code again.
      if (held && membersOf(form).isConnected) resubmit(form, held.submitter);
    },
  };
}
