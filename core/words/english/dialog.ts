import { words } from '../lookup/words.ts';

/** Words of overlays. Source: docs/behaviour/elements.md §6.5; docs/behaviour/adding-to-cart.md §6 */
export const DIALOG_WORDS = words({
  closeDialog: 'Close',
  confirm: 'OK',
  cancel: 'Cancel',
  popup: 'Notice',
  saving: 'Saving…',
  unableToOpenForm: 'Unable to open form',
  unableToUpdateForm: 'Unable to update form',
  formUnavailable: 'This form is not available.',
  saveForm: 'Save',
});
