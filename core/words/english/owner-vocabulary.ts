import type { EDITING_WORDS } from './editing.ts';
import type { EDITOR_WORDS } from './editor.ts';
import type { FORM_EDITOR_WORDS } from './form-editor.ts';
import type { NAVIGATION_EDITOR_WORDS } from './navigation-editor.ts';
import type { RESTOCK_MANAGER_WORDS } from './restock-manager.ts';
import type { STORE_SETUP_WORDS } from './store-setup.ts';

/** All words for owners in one language. Source: docs/behaviour/words.md §1 */
export type OwnerVocabulary = typeof EDITOR_WORDS &
  typeof EDITING_WORDS &
  typeof NAVIGATION_EDITOR_WORDS &
  typeof FORM_EDITOR_WORDS &
  typeof RESTOCK_MANAGER_WORDS &
  typeof STORE_SETUP_WORDS;
