/** Windows as narrow as those of phones, where dialogs fill the screen. */
export const PHONE_WIDTH = '(max-width: 40rem)';
