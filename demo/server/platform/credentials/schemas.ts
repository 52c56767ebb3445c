import * as v from 'valibot';

import { MESSAGES } from '../shared/strings.ts';

const MAX_LENGTH = 1_000;
const MIN_LENGTH = 8;

// Normalised, because keyboards compose characters differently.
const password = v.pipe(
  v.string(MESSAGES.required),
  v.maxLength(MAX_LENGTH, MESSAGES.tooLong),
  v.normalize('NFKC'),
);

/** The password of a login. Source: docs/behaviour/account.md §1.1 */
export const TYPED_PASSWORD = v.pipe(password, v.nonEmpty(MESSAGES.required));

/** A new password. Source: docs/behaviour/account.md §6.1 */
export const NEW_PASSWORD = v.pipe(password, v.minLength(MIN_LENGTH, MESSAGES.shortPassword));
