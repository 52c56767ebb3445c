import { ownValue } from '../../../../core/json/index.ts';
import { findLocks, WHOLE_SITE } from './index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { OwnerLocksData } from '../../platform/owner/owner-pages.ts';
import { MESSAGES, OWNER_TEXTS } from '../../platform/shared/strings.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

const DONE: Readonly<Record<string, string>> = {
  site: OWNER_TEXTS.siteLocked,
  page: OWNER_TEXTS.pageLocked,
  unlocked: OWNER_TEXTS.unlocked,
};

/**
 * Reads the locks, and the errors of a refused lock.
 * @param context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §11.1
 */
export async function readLocks(context: StoreContext, { db }: StoreParts): Promise<OwnerLocksData> {
  const locks = await findLocks(db);
  const typedPath = context.req.query('path') ?? '';
  const problems = { path: problemOf(context, 'path'), password: problemOf(context, 'password') };
  const isOfSite = typedPath === WHOLE_SITE;
  const NONE = { path: undefined, password: undefined };
  return {
    done: ownValue(DONE, context.req.query('done') ?? ''),
    locks: locks.map(({ path, lockedAt }) => ({
      path,
      name: nameOfLock({ path }),
      unlockUrl: `${OWNER_URLS.removeLock}?${new URLSearchParams({ path })}`,
      since: lockedAt.getTime(),
    })),
    site: { problems: isOfSite ? problems : NONE },
    page: { path: isOfSite ? '' : typedPath, problems: isOfSite ? NONE : problems },
  };
}

/**
 * Returns the name of a locked part.
 * @param lock its path
 */
export function nameOfLock({ path }: { readonly path: string }): string {
  return path === WHOLE_SITE ? OWNER_TEXTS.wholeSite : path;
}

function problemOf(context: StoreContext, field: string): string | undefined {
  return ownValue<string>(MESSAGES, context.req.query(`problem-${field}`) ?? '');
}
