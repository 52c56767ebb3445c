export type { Confirmation, Question } from './ask.ts';
export { create } from './create.ts';
export { confirm, ask } from './dialogs.ts';
export { createCloseButton, createDialogNodes, dialogStyles, type DialogNodes } from './frame.ts';
export { showDialog, type OpenDialog } from './open-dialog.ts';
export { questionStyles } from './question-styles.ts';
export { focusedNode } from './tab-stops.ts';
