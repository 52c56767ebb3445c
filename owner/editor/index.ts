export { Saving, type SavingActions, type SavingParts, type ShownSaving, statesOfEditing } from './saving.ts';
export { askBeforeLeaving } from './ask-before-leaving.ts';
export { editorShell } from './editor-shell.ts';
export { editorStyles } from './editor-styles.ts';
export { navigationGateway } from './navigation-gateway.ts';
