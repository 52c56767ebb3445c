import { words } from '../lookup/words.ts';

/** Words that all owner editors share. Source: docs/behaviour/form-editor.md §2, §4; docs/behaviour/owner.md §2 */
export const EDITING_WORDS = words({
  moveTitle: 'Move {title}',
  moveHint: 'Drag, or use the arrow keys',
  moveUp: 'Move up',
  moveDown: 'Move down',
  movedTo: '{title}: position {place} of {count}',
  removeTitle: 'Remove {title}',
  removedTitle: '{title} was removed.',
  restoredTitle: '{title} was restored.',
  addedTitle: '{title} was added.',
  save: 'Save',
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  keepMine: 'Keep my version',
  takeTheirs: 'Use the other version',
  untitled: 'Untitled',
  editorLogin:
    'You are no longer logged in. Log in again in another tab, then save: your changes are still here.',
  checkFields: 'Some settings need your attention.',
});
