import * as v from 'valibot';

import { languagePathOf } from '../../shared/language-path.ts';
import { ownPathOf } from '../../shared/own-path.ts';
import { MESSAGES } from '../../shared/strings.ts';
import { NEW_PASSWORD, TYPED_PASSWORD } from '../credentials/index.ts';

/** The path of a lock on everything. */
export const WHOLE_SITE = '/';

/** Longer paths cannot be locked by themselves. */
export const MAX_PATH_LENGTH = 500;

/** Whose pages, calls and files no lock keeps anybody from. */
const OPEN = /^\/(owner|api|lock|dist|assets)(\/|$)/;

/** What an owner types to lock something. Source: docs/behaviour/owners-door.md §11.1 */
export const LOCK = v.strictObject({
  path: v.pipe(
    v.string(MESSAGES.required),
    v.trim(),
    v.nonEmpty(MESSAGES.required),
    v.maxLength(MAX_PATH_LENGTH, MESSAGES.tooLong),
    v.transform(pathOf),
    v.check((path) => path !== '' && !OPEN.test(path), MESSAGES.badLockPath),
  ),
  password: NEW_PASSWORD,
});

/** What a visitor types to open it. Source: docs/behaviour/reference-store.md §13.3 */
export const OPENING = v.strictObject({ password: TYPED_PASSWORD });

/** As requests name it: decoded, without its language and needless slashes; '' for what is none. */
function pathOf(text: string): string {
  const address = ownPathOf(text);
  // Requests with NUL are refused.
  if (address === undefined || address.pathname.includes('%00')) return '';
  const pathname = address.pathname.replace(/\/{2,}/g, '/');
  return languagePathOf(new URL(pathname, address.href).href).path;
}
