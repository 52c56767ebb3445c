import { Hono } from 'hono';

import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countPasswordMail, countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerWithoutScript } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb, checkHiddenSender } from '../../platform/sessions/check-crumb.ts';
import { inLanguage } from '../../platform/shared/language-path.ts';
import { type Refusal, refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { callerOf, keepLogin } from './begin-login.ts';
import { changePassword, isLinkOpen, mailPasswordLink } from './password-links.ts';
import { FORGOTTEN, RENEWED } from './schemas.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    /** Asks for the address of a member who has forgotten the password. */
    readonly 'forgotten-password': {
      /** Whether a link was mailed, if there is an account. */
      readonly isSent: boolean;
      /** As it was typed. */
      readonly email: string;
      readonly error: string | undefined;
    };
    /** Asks for the new password. */
    readonly 'new-password': {
      /** Of the link; undefined if it cannot be used anymore. */
      readonly token: string | undefined;
      readonly error: string | undefined;
    };
  }
}

const TOKEN = /^[0-9a-f]{64}$/;

/**
 * The pages of a forgotten password: one mails a link, the other is where it leads.
 * @param parts what the routes are built from
 * Source: docs/behaviour/account.md §10
 */
export function passwordPages(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.forgottenPassword, (context) => {
    const isSent = context.req.query('sent') !== undefined;
    const page = { isSent, email: '', error: undefined };
    return answerWithoutScript(context, parts, 'forgotten-password', page);
  });
  routes.post(PAGE_URLS.forgottenPassword, (context) => mailLink(context, parts));
  routes.get(PAGE_URLS.newPassword, async (context) => {
    const token = context.req.query('token') ?? '';
    const isOpen = TOKEN.test(token) && (await isLinkOpen(parts.db, token, parts.now()));
    return isOpen ? askPassword(context, parts, token) : answerEnded(context, parts);
  });
  routes.post(PAGE_URLS.newPassword, (context) => setPassword(context, parts));
  return routes;
}

async function mailLink(context: StoreContext, parts: StoreParts): Promise<Response> {
  const form = await readForm(context);
  await countRefused(context, parts, () => {
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
  });
  try {
    await countRequest(context, parts.limiter, 'password');
    const { email } = check(FORGOTTEN, { email: fieldOf(form, 'email') });
    // Before the account is looked up: the answer says nothing about it.
    await countPasswordMail(parts.limiter, email);
    const origin = context.get('publicUrl')?.origin ?? '';
    const path = inLanguage(PAGE_URLS.newPassword, context.get('language'));
    const urlOf = (token: string) => `${origin}${path}?${new URLSearchParams({ token })}`;
    await mailPasswordLink(parts.db, { email, urlOf, nowMs: parts.now() });
    return context.redirect(`${PAGE_URLS.forgottenPassword}?sent`, 303);
  } catch (error) {
    const refused = toRefusal(error, context, parts);
    announceWait(context, refused);
    const page = { isSent: false, email: fieldOf(form, 'email'), error: sentenceOf(refused, 'email') };
    return answerWithoutScript(context, parts, 'forgotten-password', page, refused.status);
  }
}

async function setPassword(context: StoreContext, parts: StoreParts): Promise<Response> {
  const form = await readForm(context);
  await countRefused(context, parts, () => {
    checkHiddenSender(context, parts.secret, fieldOf(form, 'crumb'));
  });
  const token = fieldOf(form, 'token');
  try {
    // As many as logins: each hashes a password.
    await countRequest(context, parts.limiter, 'member');
    if (!TOKEN.test(token) || !(await isLinkOpen(parts.db, token, parts.now())))
      throw refusal(410, 'linkEnded');
    const { password } = check(RENEWED, { password: fieldOf(form, 'password') });
    const change = { token, password, caller: callerOf(context), nowMs: parts.now() };
    const entered = await changePassword(parts.db, change);
    if (entered === undefined) throw refusal(410, 'linkEnded');
    await keepLogin(context, parts, entered, false);
    return context.redirect(
      entered.isCartReduced ? `${PAGE_URLS.cart}?notice=cartReduced` : PAGE_URLS.members,
      303,
    );
  } catch (error) {
    const refused = toRefusal(error, context, parts);
    if (refused.status === 410) return answerEnded(context, parts);
    announceWait(context, refused);
    return askPassword(context, parts, token, refused);
  }
}

function askPassword(
  context: StoreContext,
  parts: StoreParts,
  token: string,
  refused?: Refusal,
): Promise<Response> {
  const page = { token, error: refused && sentenceOf(refused, 'password') };
  return answerWithoutScript(context, parts, 'new-password', page, refused?.status);
}

function answerEnded(context: StoreContext, parts: StoreParts): Promise<Response> {
  const page = { token: undefined, error: undefined };
  return answerWithoutScript(context, parts, 'new-password', page, 410);
}

function sentenceOf({ status, message, details }: Refusal, field: string): string {
  if (status === 429) return MESSAGES.tooManyLogins;
  return details.errors?.[field] ?? message;
}
