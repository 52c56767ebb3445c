import { Hono } from 'hono';

import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerWithoutScript } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { languagePathOf } from '../../platform/shared/language-path.ts';
import { ownPathOf } from '../../platform/shared/own-path.ts';
import { type Refusal, refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { UNLOCKED_COOKIE } from './cookie.ts';
import { findClosedLock, openLock, UNLOCKED_SECONDS } from './lock-visits.ts';
import { OPENING, WHOLE_SITE } from './schemas.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    /** The lock screen: asks for a password. */
    readonly lock: {
      /** URL of the page behind the lock. */
      readonly next: string;
      /** Whether the whole site is locked. */
      readonly isWhole: boolean;
      /** Why the password was refused. */
      readonly error: string | undefined;
    };
  }
}

/** The page behind the lock screen, and its lock. */
interface LockedPage {
  /** Path and query. */
  readonly next: string;
  /** Path prefix of the lock; undefined if none is closed any more. */
  readonly lock: string | undefined;
}

/**
 * The lock screen: asks for the password of a locked part, without JavaScript.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §13
 */
export function lockPage(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.lock, async (context) => {
    const locked = await lockedPageOf(context, parts, context.req.query('next') ?? '');
    return locked.lock === undefined
      ? context.redirect(locked.next, 303)
      : showScreen(context, parts, locked);
  });
  routes.post(PAGE_URLS.lock, async (context) => {
    const form = await readForm(context);
    await countRefused(context, parts, () => {
      checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    });
    const locked = await lockedPageOf(context, parts, fieldOf(form, 'next'));
    if (locked.lock === undefined) {
      await countRequest(context, parts.limiter, 'write');
      return context.redirect(locked.next, 303);
    }
    try {
      // Password attempts have the same limit as logins.
      await countRequest(context, parts.limiter, 'member');
      const { password } = check(OPENING, { password: fieldOf(form, 'password') });
      const token = await openLock(parts.db, { path: locked.lock, password }, UNLOCKED_COOKIE.read(context));
      if (token === undefined) throw refusal(422, 'wrongLockPassword');
      UNLOCKED_COOKIE.put(context, token, UNLOCKED_SECONDS);
      return context.redirect(locked.next, 303);
    } catch (error) {
      return showScreen(context, parts, locked, toRefusal(error, context, parts));
    }
  });
  return routes;
}

async function lockedPageOf(context: StoreContext, { db }: StoreParts, text: string): Promise<LockedPage> {
  const { href, pathname, search } = ownPathOf(text) ?? new URL(PAGE_URLS.home, context.req.url);
  const lock = await findClosedLock(db, languagePathOf(href).path, UNLOCKED_COOKIE.read(context));
  return { next: `${pathname}${search}`, lock };
}

function showScreen(
  context: StoreContext,
  parts: StoreParts,
  { next, lock }: LockedPage,
  refused?: Refusal,
): Promise<Response> {
  if (refused !== undefined) announceWait(context, refused);
  const isWhole = lock === WHOLE_SITE;
  const page = { next, isWhole, error: refused && sentenceOf(refused) };
  return answerWithoutScript(context, parts, 'lock', page, refused?.status);
}

function sentenceOf({ status, message, details }: Refusal): string {
  if (status === 429) return MESSAGES.tooManyLogins;
  return details.errors?.['password'] ?? message;
}
