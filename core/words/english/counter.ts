import { words } from '../lookup/words.ts';

/** Announcements of the characters that are left in a field. Source: docs/behaviour/forms.md §4.4 */
export const COUNTER_WORDS = words({
  charactersLeft: { one: '{n} character left', other: '{n} characters left' },
  charactersTooMany: { one: '{n} character too many', other: '{n} characters too many' },
});
