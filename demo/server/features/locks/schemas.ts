import * as v from 'valibot';

import { NEW_PASSWORD, TYPED_PASSWORD } from '../../platform/credentials/index.ts';
import { languagePathOf } from '../../platform/shared/language-path.ts';
import { ownPathOf } from '../../platform/shared/own-path.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';

/** The path of a lock on everything. */
export const WHOLE_SITE = '/';

/** Longer paths have no lock of their own. */
export const MAX_PATH_LENGTH = 500;

/** Paths that no lock covers. */
const OPEN = /^\/(owner|api|lock|dist|assets|robots\.txt)(\/|$)/;

/** The form of a new lock. Source: docs/behaviour/owner-pages.md §11.1 */
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

/** The password that opens a lock. Source: docs/behaviour/reference-store.md §13.3 */
export const OPENING = v.strictObject({ password: TYPED_PASSWORD });

/** Normalises a path like the router: decoded, without language and extra slashes; '' for an invalid one. */
function pathOf(text: string): string {
  const address = ownPathOf(text);
  // Requests with NUL are refused.
  if (address === undefined || address.pathname.includes('%00')) return '';
  const pathname = address.pathname.replace(/\/{2,}/g, '/');
  return languagePathOf(new URL(pathname, address.href).href).path;
}
