import { ownValue } from '../../../../core/json/index.ts';
import { DIALOG_WORDS } from '../../../../core/words/index.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { type OwnerQuestionData, PLAIN_QUESTION } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES, OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findLocks } from './locks.ts';
import { WHOLE_SITE } from './schemas.ts';

/** The errors of a new lock. */
interface LockProblems {
  readonly path: string | undefined;
  readonly password: string | undefined;
}

/** The data of the page of locks. */
export interface OwnerLocksData {
  /** Notice of the previous action. */
  readonly done: string | undefined;
  readonly locks: readonly {
    readonly path: string;
    /** The locked part, in words. */
    readonly name: string;
    /** URL of the page that asks before it unlocks. */
    readonly unlockUrl: string;
    readonly since: number;
  }[];
  readonly site: { readonly problems: LockProblems };
  /** The form, with the entered path. */
  readonly page: { readonly path: string; readonly problems: LockProblems };
}

declare module '../../platform/pages/owner-pages.ts' {
  interface OwnerPages {
    readonly 'owner-locks': OwnerLocksData;
  }
}

const DONE: Readonly<Record<string, string>> = {
  site: OWNER_TEXTS.siteLocked,
  page: OWNER_TEXTS.pageLocked,
  unlocked: OWNER_TEXTS.unlocked,
};

/**
 * Reads the locks, and the errors of a refused lock.
 * @param context the request
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §11.1
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
function nameOfLock({ path }: { readonly path: string }): string {
  return path === WHOLE_SITE ? OWNER_TEXTS.wholeSite : path;
}

function problemOf(context: StoreContext, field: string): string | undefined {
  return ownValue<string>(MESSAGES, context.req.query(`problem-${field}`) ?? '');
}

/**
 * Reads the confirmation page for removing a lock.
 * @param context the request: `path` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 for an unknown lock
 * Source: docs/behaviour/owner-pages.md §11.1
 */
export async function readUnlockQuestion(
  context: StoreContext,
  { db }: StoreParts,
): Promise<OwnerQuestionData> {
  const lock = (await findLocks(db)).find(({ path }) => path === context.req.query('path'));
  if (lock === undefined) throw refusal(404, 'unknownPage');
  return {
    ...PLAIN_QUESTION,
    about: nameOfLock(lock),
    consequence: OWNER_TEXTS.unlockedForGood,
    action: OWNER_URLS.removeLock,
    fields: [{ name: 'path', value: lock.path }],
    confirmText: OWNER_TEXTS.unlock,
    cancelUrl: OWNER_URLS.locks,
    cancelText: DIALOG_WORDS.cancel,
  };
}
