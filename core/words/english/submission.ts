import { words } from '../lookup/words.ts';

/** Failure messages of forms, also before their code has loaded. Source: docs/behaviour/forms.md §7; docs/behaviour/restock.md §4.2 */
export const SUBMISSION_WORDS = words({
  submitFailed: 'Unable to submit form. Please try again later.',
});
