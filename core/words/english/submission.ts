import { words } from '../lookup/words.ts';

/** What is said of a form that was not sent, also before its code is there. Source: docs/behaviour/forms.md §7; docs/behaviour/restock.md §4.2 */
export const SUBMISSION_WORDS = words({
  submitFailed: 'Unable to submit form. Please try again later.',
});
