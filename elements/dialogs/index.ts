export type { Confirmation, Question } from './ask.ts';
export { create } from './create.ts';
export { confirm, ask } from './dialogs.ts';
export { createCloseButton } from './frame.ts';
export type { OpenDialog } from './open-dialog.ts';
export { questionStyles } from './question-styles.ts';
export { focusedNode } from './tab-stops.ts';
