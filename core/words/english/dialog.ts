import { words } from '../lookup/words.ts';

/** Words of what opens over the page. Source: docs/behaviour/elements.md §6.5 */
export const DIALOG_WORDS = words({
  closeDialog: 'Close',
  confirm: 'OK',
  cancel: 'Cancel',
});
