import { words } from '../lookup/words.ts';

/** Announcements of address suggestions. Source: docs/behaviour/forms.md §13.4 */
export const PLACES_WORDS = words({
  addressSuggestions: 'Suggested addresses',
  suggestionCount: { one: '{n} suggestion', other: '{n} suggestions' },
  addressFilledIn: 'Address filled in',
});
