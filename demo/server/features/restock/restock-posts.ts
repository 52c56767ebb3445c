import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';

import type { ProductData } from '../../../../engine/template/index.ts';
import { RESTOCK_WORDS } from '../../../../core/words/index.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, type FormValues, isBoxTicked, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerKept } from '../../platform/pages/answer-kept.ts';
import { answerStandalone } from '../../platform/pages/answer-page.ts';
import { checkSender } from '../../platform/sessions/check-crumb.ts';
import { newFormKey } from '../../platform/sessions/form-key.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { captchaOf, type CaptchaNotice, type CaptchaParts } from '../captcha/index.ts';
import { findOwnTexts, findProduct, NO_OWN_TEXTS, type ProductItem } from '../catalogue/index.ts';
import { findStoreLink, type StoreLink } from '../collections/index.ts';
import { findNewsletter } from '../mailing-lists/index.ts';
import { restockData, type RestockVisit, type RestockData } from './restock-data.ts';
import { SIGNUP } from './schemas.ts';
import { restockMessages } from './restock-messages.ts';
import { signUp } from './sign-up.ts';

/** The data of the sign-up page. */
interface RestockPage {
  readonly item: ProductData;
  /** Its store; undefined if that is hidden. */
  readonly store: StoreLink | undefined;
  readonly restock: RestockData | undefined;
  readonly isRefused: boolean;
  /** Text instead of the form, or above it. */
  readonly notice: string | undefined;
  readonly captcha: CaptchaNotice | undefined;
}

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    readonly restock: RestockPage;
  }
}

/**
 * The restock sign-up without JavaScript: a post is answered with the thanks, or with the form and its errors.
 * @param parts what the routes are built from
 * Source: docs/behaviour/restock.md §4.5
 */
export function restockPosts(parts: CaptchaParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.restock, async (context) => {
    const item = await productOf(context, parts);
    const visit = { ...(await visitOf(context, parts, item)), idempotencyKey: newFormKey(context) };
    const isDone = context.req.query('done') !== undefined;
    return answerStandalone(context, parts, 'restock', {
      item,
      store: await findStoreLink(parts.db, item),
      restock: isDone ? undefined : restockData(item, visit),
      isRefused: false,
      notice: isDone ? RESTOCK_WORDS.restockSignedUp : undefined,
      captcha: captchaOf(parts, { hasCaptcha: true }),
    });
  });
  routes.post(PAGE_URLS.restock, async (context) => {
    const form = await readForm(context);
    // Values posted by another site are not shown.
    await countRefused(context, parts, () => {
      checkSender(context, parts.secret, fieldOf(form, FORM_KEYS.crumb));
    });
    try {
      await countRequest(context, parts.limiter, 'write');
      // A captcha needs a script.
      if (parts.captcha) throw refusal(400, 'captchaNeedsScript');
      await save(context, parts, form);
      return context.redirect(`${context.req.path}?done`, 303);
    } catch (error) {
      return await askAgain(context, parts, form, error).catch((failure: unknown) =>
        answerKept(context, parts, Object.entries(form), failure),
      );
    }
  });
  return routes;
}

async function productOf(context: StoreContext, { db }: CaptchaParts): Promise<ProductItem> {
  const item = await findProduct(db, 'slug', context.req.param('slug') ?? '');
  if (item === undefined) throw refusal(404, 'unknownPage');
  return item;
}

async function visitOf(
  context: StoreContext,
  { db, captcha }: CaptchaParts,
  { id }: ProductItem,
): Promise<Omit<RestockVisit, 'idempotencyKey'>> {
  const hasNewsletter = (await findNewsletter(db)) !== undefined;
  const { texts } = (await findOwnTexts(db, [id])).get(id) ?? NO_OWN_TEXTS;
  return {
    crumb: context.get('crumb'),
    hasCaptcha: captcha !== null,
    hasNewsletter,
    messages: restockMessages(texts),
  };
}

async function save(context: StoreContext, parts: CaptchaParts, form: FormValues): Promise<void> {
  const { db } = parts;
  const signup = check(SIGNUP, {
    productId: (await productOf(context, parts)).id,
    variantId: fieldOf(form, 'variantId'),
    siteVisitorEmail: fieldOf(form, 'email'),
    isJoinMailingList: await isBoxTicked(context, 'isJoinMailingList'),
    language: context.get('language'),
  });
  const key = keyOfEntries(form[FORM_KEYS.key], signup);
  // Visitors without a session share one; keys are random.
  const scope = context.get('sessionId') || 'restock';
  const action = { scope, key, call: `POST ${context.req.path}`, request: signup };
  await runOnce(db, action, async (transaction) => {
    await signUp(transaction, signup);
    return { status: 303, body: '' };
  });
}

/** Shows the form again with its entries. The key stays: the same entries are the same sign-up. */
async function askAgain(
  context: StoreContext,
  parts: CaptchaParts,
  form: FormValues,
  error: unknown,
): Promise<Response> {
  const refused = toRefusal(error, context, parts);
  const item = await productOf(context, parts);
  const { message, status, details } = refused;
  const problem = { message, isEmail: details.errors?.['siteVisitorEmail'] !== undefined };
  const entry = {
    variantId: fieldOf(form, 'variantId'),
    email: fieldOf(form, 'email'),
    isJoining: await isBoxTicked(context, 'isJoinMailingList'),
  };
  const visit = await visitOf(context, parts, item);
  const key = keyOf(form[FORM_KEYS.key]) ?? randomUUID();
  const restock = restockData(item, { ...visit, idempotencyKey: key, entry, problem });
  announceWait(context, refused);
  const page = {
    item,
    store: await findStoreLink(parts.db, item),
    restock,
    isRefused: true,
    captcha: captchaOf(parts, { hasCaptcha: true }, message),
  };
  // If nothing is sold out any more, there is no form for the error.
  return answerStandalone(
    context,
    parts,
    'restock',
    { ...page, notice: restock ? undefined : message },
    status,
  );
}
