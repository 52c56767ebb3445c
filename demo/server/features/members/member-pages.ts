import { Hono } from 'hono';

import { PAGE_TYPES } from '../../../../core/enumerations/index.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, type FormValues, isBoxTicked, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerPage, answerStandalone } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { ownPathOf } from '../../platform/shared/own-path.ts';
import type { Refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { beginLogin, beginMembership, endLogin, type LoginAnswer } from './begin-login.ts';
import { JOIN, LOGIN } from './schemas.ts';

/** A form of the page that denies a member area. */
interface MemberForm {
  /** As it was typed. */
  readonly email: string;
  /** Field → sentence. */
  readonly errors: Readonly<Record<string, string>>;
  /** An error of no single field. */
  readonly notice: string | undefined;
}

/** The data of the paywall. */
export interface MembersDenied {
  readonly login: MemberForm;
  readonly join: MemberForm;
  readonly isRefused: boolean;
  /** URL of the page after either form. */
  readonly next: string;
  /** Settings of the page, as a JSON text. */
  readonly storeConfig: string;
}

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    /** The member area. */
    readonly members: { readonly email: string };
  }
  interface StandalonePages {
    /** The paywall: asks to log in or to join. */
    readonly 'members-denied': MembersDenied;
  }
}

const STORE_CONFIG = JSON.stringify({ pageType: PAGE_TYPES['member-area-access-denied'] });
const UNTOUCHED = { email: '', errors: {}, notice: undefined };

/**
 * The member area, and its forms for login, join and logout without JavaScript.
 * @param parts what the routes are built from
 * Source: docs/behaviour/account.md §5
 */
export function memberPages(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.members, async (context) => {
    const member = context.get('member');
    const next = nextOf(context.req.query('next') ?? '');
    if (member === undefined) return deny(context, parts, { next }, 403);
    if (next !== PAGE_URLS.members) return context.redirect(next, 303);
    return answerPage(context, parts, 'members', { email: member.email }, { shared: null });
  });
  // A reload of a refused form, or a redirect to it, shows an empty one.
  routes.get(PAGE_URLS.memberLogin, (context) => context.redirect(PAGE_URLS.members, 303));
  routes.get(PAGE_URLS.memberJoin, (context) => context.redirect(PAGE_URLS.members, 303));
  routes.post(PAGE_URLS.memberLogin, (context) =>
    enter(context, parts, 'login', async (form) => beginLogin(context, parts, check(LOGIN, form))),
  );
  routes.post(PAGE_URLS.memberJoin, (context) =>
    enter(context, parts, 'join', async (form) => beginMembership(context, parts, check(JOIN, form))),
  );
  routes.post(PAGE_URLS.memberLogout, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    await endLogin(context, parts, fieldOf(form, 'cloneCart') !== '');
    return context.redirect(PAGE_URLS.home, 303);
  });
  return routes;
}

/** The entries of either form. */
interface TypedForm {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

async function enter(
  context: StoreContext,
  parts: StoreParts,
  which: 'login' | 'join',
  begin: (form: TypedForm) => Promise<LoginAnswer>,
): Promise<Response> {
  const form = await readForm(context);
  const next = nextOf(fieldOf(form, 'next'));
  await countRefused(context, parts, () => {
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
  });
  try {
    await countRequest(context, parts.limiter, 'member');
    const { isCartReduced } = await begin(typedIn(form, await isBoxTicked(context, 'rememberMe')));
    const place = isCartReduced ? `${PAGE_URLS.cart}?notice=cartReduced` : next;
    return context.redirect(place, 303);
  } catch (error) {
    const refused = toRefusal(error, context, parts);
    announceWait(context, refused);
    const own = { next, [which]: formOf(form, refused), isRefused: true };
    return deny(context, parts, own, refused.status);
  }
}

/** The page after a login: only on this store, because the URL is untrusted. */
function nextOf(text: string): string {
  const { pathname, search } = ownPathOf(text) ?? { pathname: PAGE_URLS.members, search: '' };
  return `${pathname}${search}`;
}

function typedIn(form: FormValues, rememberMe: boolean): TypedForm {
  return {
    email: fieldOf(form, 'email'),
    password: fieldOf(form, 'password'),
    rememberMe,
  };
}

/** Shows the form again with its entries, except the password. */
function formOf(form: FormValues, { status, message, details }: Refusal): MembersDenied['login'] {
  const errors = details.errors ?? {};
  const said = status === 429 ? MESSAGES.tooManyLogins : message;
  return {
    email: fieldOf(form, 'email'),
    errors,
    notice: Object.keys(errors).length > 0 ? undefined : said,
  };
}

function deny(
  context: StoreContext,
  parts: StoreParts,
  own: Pick<MembersDenied, 'next'> & Partial<MembersDenied>,
  status: Refusal['status'],
): Promise<Response> {
  const page = { login: UNTOUCHED, join: UNTOUCHED, isRefused: false, storeConfig: STORE_CONFIG, ...own };
  return answerStandalone(context, parts, 'members-denied', page, status);
}
