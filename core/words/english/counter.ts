import { words } from '../lookup/words.ts';

/** What a visitor hears of the room for a text. Source: docs/behaviour/forms.md §4.4 */
export const COUNTER_WORDS = words({
  charactersLeft: { one: '{n} character left', other: '{n} characters left' },
  charactersTooMany: { one: '{n} character too many', other: '{n} characters too many' },
});
