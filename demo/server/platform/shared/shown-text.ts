import * as v from 'valibot';

import { isBlank } from '../../../../core/text/index.ts';
import { MESSAGES } from './strings.ts';

/** A text without line breaks and control characters. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/**
 * Creates the schema of a required text that is not blank.
 * @param maxLength in UTF-16 code units
 * Source: docs/behaviour/forms.md §4.9
 */
export function shownText(maxLength: number) {
  return v.pipe(
    v.string(MESSAGES.required),
    // PostgreSQL's text cannot hold the character NUL.
    v.excludes('\0', MESSAGES.badText),
    v.trim(),
    v.check((text) => !isBlank(text), MESSAGES.required),
    v.maxLength(maxLength, MESSAGES.tooLong),
  );
}

/**
 * Creates the schema of a required text of one line. Additional lines of a name would look like text of the store.
 * @param maxLength in UTF-16 code units
 */
export function shownLine(maxLength: number) {
  return v.pipe(shownText(maxLength), v.regex(ONE_LINE, MESSAGES.badText));
}
