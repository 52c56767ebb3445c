/** Dialogs, loaded when the first one opens. */
export { ask, confirm } from './ask.ts';
export { openDialog } from './open-dialog.ts';
