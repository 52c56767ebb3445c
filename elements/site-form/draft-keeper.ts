import { retryable, type Report } from '../../core/shared/index.ts';
import type { DraftedForm, Keeping } from './draft/keeping.ts';

const later = retryable(() => import('./draft/keep-draft.ts'));

/** Keeps the draft of one form; its code loads separately. Source: docs/behaviour/forms.md §12 */
export class DraftKeeper {
  readonly #report: Report;
  #run: AbortController | null = null;
  #keeping: Pick<Keeping, 'forget' | 'rename'> | null = null;
  #formId = '';

  /**
   * Creates the keeper of a form that has no draft yet.
   * @param report receives errors
   */
  constructor(report: Report) {
    this.#report = report;
  }

  /**
   * Keeps what is typed from now on, and restores an earlier draft. If a draft is kept already, only a new id
   * takes effect.
   * @param form the form; its signal aborts on disconnect
   */
  keep(form: DraftedForm): void {
    this.#formId = form.formId;
    if (this.#run?.signal.aborted === false) this.#keeping?.rename(form.formId);
    else if (!form.signal.aborted) this.#start(form);
  }

  /** Stops keeping the draft, and deletes it. */
  drop(): void {
    this.#run?.abort();
    this.#keeping?.forget();
    this.#keeping = null;
  }

  #start(form: DraftedForm): void {
    const run = new AbortController();
    this.#run = run;
    this.#keeping = null;
    const stop = () => {
      run.abort();
    };
    form.signal.addEventListener('abort', stop, { signal: run.signal });
    later
      .load()
      .then(({ keepDraft }) => {
        if (run.signal.aborted) return;
        this.#keeping = keepDraft({ ...form, formId: this.#formId, signal: run.signal });
      })
      .catch((error: unknown) => {
        // The next call may load it.
        run.abort();
        this.#report(error, 'site-form/draft');
      });
  }
}
