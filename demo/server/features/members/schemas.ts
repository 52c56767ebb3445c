import * as v from 'valibot';

import { isEmailAddress, tidyAddress } from '../../../../core/text/index.ts';
import { NEW_PASSWORD, TYPED_PASSWORD } from '../../platform/credentials/index.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

const MAX_EMAIL_LENGTH = 256;

const email = v.pipe(
  v.string(MESSAGES.required),
  v.transform(tidyAddress),
  v.nonEmpty(MESSAGES.required),
  v.maxLength(MAX_EMAIL_LENGTH, MESSAGES.tooLong),
  v.excludes('\0', MESSAGES.badText),
);
const typedEmail = v.pipe(email, v.check(isEmailAddress, MESSAGES.badEmail));
const nested = v.pipe(
  v.object({ email }),
  v.transform((fields) => fields.email),
);
const rememberMe = v.optional(v.boolean(MESSAGES.required), false);

/** Body of a login; the email may be in an object of its own. Source: docs/behaviour/account.md §1.1 */
export const LOGIN = v.strictObject({
  email: v.union([email, nested], MESSAGES.required),
  password: TYPED_PASSWORD,
  rememberMe,
});

/** Body of a new account. Source: docs/behaviour/account.md §6.1 */
export const JOIN = v.strictObject({
  email: typedEmail,
  password: NEW_PASSWORD,
  rememberMe,
});

/** The form of a forgotten password. Source: docs/behaviour/account.md §10.1 */
export const FORGOTTEN = v.strictObject({ email: typedEmail });

/** The form of a new password. Source: docs/behaviour/account.md §10.4 */
export const RENEWED = v.strictObject({ password: NEW_PASSWORD });

/** Body of the language call. Source: docs/behaviour/account.md §3.1 */
export const LOCALE = v.strictObject({
  language: v.pipe(v.string(MESSAGES.required), v.check(isLanguageTag, MESSAGES.unknownLanguage)),
});

/** The entered credentials of a login or a new account. */
export type MemberLogin = v.InferOutput<typeof LOGIN>;

const MAX_LANGUAGE_LENGTH = 35;

function isLanguageTag(text: string): boolean {
  try {
    return text.length <= MAX_LANGUAGE_LENGTH && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
