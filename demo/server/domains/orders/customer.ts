import * as v from 'valibot';

import { MESSAGES } from '../../shared/strings.ts';

const MAX_NAME_LENGTH = 200;
const EMAIL_LENGTHS = { min: 3, max: 256 } as const;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the checkout asks the visitor for. */
export const CUSTOMER = v.strictObject({
  email: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.nonEmpty(MESSAGES.required),
    v.minLength(EMAIL_LENGTHS.min, MESSAGES.badEmail),
    v.maxLength(EMAIL_LENGTHS.max, MESSAGES.badEmail),
    v.regex(EMAIL_PATTERN, MESSAGES.badEmail),
  ),
  name: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.nonEmpty(MESSAGES.required),
    v.maxLength(MAX_NAME_LENGTH, MESSAGES.tooLong),
  ),
});
