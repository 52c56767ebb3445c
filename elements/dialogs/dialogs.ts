/** What opens over the page: fetched when something is to open. */
export { ask, confirm } from './ask.ts';
export { openDialog } from './open-dialog.ts';
