import { retryable, type Report } from '../../core/shared/index.ts';
import type { DraftedForm } from './draft/keep-draft.ts';

const later = retryable(() => import('./draft/keep-draft.ts'));

/** Keeps the draft of one form, with code that comes beside the form. Source: docs/behaviour/forms.md §12 */
export class DraftKeeper {
  readonly #report: Report;
  #run: AbortController | null = null;
  #forget: (() => void) | null = null;

  /**
   * Creates the keeper of a form that has no draft yet.
   * @param report takes what went wrong
   */
  constructor(report: Report) {
    this.#report = report;
  }

  /**
   * Keeps what is typed from now on, and fills in what was typed before; does nothing where that is so already.
   * @param form the form; its signal fires when it has left the page
   */
  keep(form: DraftedForm): void {
    if (form.signal.aborted || this.#run?.signal.aborted === false) return;
    const run = new AbortController();
    this.#run = run;
    const stop = () => {
      run.abort();
    };
    form.signal.addEventListener('abort', stop, { signal: run.signal });
    later
      .load()
      .then(({ keepDraft }) => {
        if (!run.signal.aborted) this.#forget = keepDraft({ ...form, signal: run.signal });
      })
      .catch((error: unknown) => {
        // The next time it may come.
        run.abort();
        this.#report(error, 'site-form/draft');
      });
  }

  /** Keeps nothing any more, and deletes what was kept. */
  drop(): void {
    this.#run?.abort();
    this.#forget?.();
    this.#forget = null;
  }
}
