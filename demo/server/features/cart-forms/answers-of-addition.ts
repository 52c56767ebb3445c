import { type Context, Hono } from 'hono';

import { gatherValues } from '../../../../core/forms/index.ts';
import { PRODUCT_WORDS } from '../../../../core/words/index.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import { choicesOf, fieldOf, type FormValues, readEntries } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerWithoutScript } from '../../platform/pages/answer-page.ts';
import { findPosted } from '../../platform/pages/find-posted.ts';
import { checkCrumb, checkSite } from '../../platform/sessions/check-crumb.ts';
import { hintAtCart } from '../../platform/sessions/cookies.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import { type NoticeName, refusal, type Refusal } from '../../platform/shared/refusal.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { addEntry, type Addition, ADDITION, withNotice } from '../cart/index.ts';
import { findProduct } from '../catalogue/index.ts';
import {
  checkValues,
  findForm,
  type SiteForm,
  emptyForm,
  type Filled,
  type PrintedForm,
  toPostedForm,
  type PostedForm,
  printForVisitor,
} from '../forms/index.ts';
import { chosenSku } from './chosen-sku.ts';
import { postedQuantity } from './posted-quantity.ts';
import { isSubscription, subscribeTo } from './subscribe-to.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    /** The additional fields of a product, before it is added to the cart or subscribed to. */
    readonly answers: {
      readonly title: string;
      readonly isSubscription: boolean;
      readonly form: PrintedForm;
      readonly isRefused: boolean;
      /** Whether fields are the reason of the refusal. */
      readonly hasErrors: boolean;
    };
  }
}

/** An addition that lacks the answers of its product's form. */
interface Asked {
  /** The choices on the product page, from the query. */
  readonly chosen: FormValues;
  readonly title: string;
  readonly label: string;
  readonly form: SiteForm;
}

/**
 * The page of a product's additional fields without JavaScript, which adds to the cart or subscribes.
 * @param parts what the routes are built from
 * Source: docs/behaviour/adding-to-cart.md §6.6
 */
export function answersOfAddition(parts: CaptchaParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.answers, async (context) => {
    const asked = await findAsked(context, parts);
    return answerAsked(context, parts, asked, { filled: emptyForm(asked.form) });
  });
  routes.post(PAGE_URLS.answers, async (context) => {
    const entries = await readEntries(context);
    // Values posted by another site are not shown.
    await countRefused(context, parts, () => {
      checkSite(context);
    });
    const asked = await findPosted(context, parts, entries, () => findAsked(context, parts));
    if (asked instanceof Response) return asked;
    const posted = toPostedForm(context, asked.form, entries);
    try {
      await countRequest(context, parts.limiter, 'write');
      checkCrumb(context, parts.secret, entries.get(FORM_KEYS.crumb) ?? '');
      const { isNew, path } = await add(context, parts, asked, posted);
      if (path !== PAGE_URLS.cart) return context.redirect(path, 303);
      hintAtCart(context);
      if (!isNew) throw refusal(422, 'alreadyAdded');
      return context.redirect(PAGE_URLS.cart, 303);
    } catch (error) {
      const refused = toRefusal(error, context, parts);
      if (!isShownAgain(refused)) return context.redirect(withNotice(PAGE_URLS.cart, refused), 303);
      announceWait(context, refused);
      const problems = new Map(Object.entries(refused.details.errors ?? {}));
      const filled = { form: asked.form, read: posted.read, problems, banner: refused.message };
      const key = keyOf(posted.idempotencyKey);
      return answerAsked(context, parts, asked, { filled, refused, ...(key && { key }) });
    }
  });
  return routes;
}

/**
 * Builds the URL of the additional-fields page.
 * @param form the posted product form
 * Source: docs/behaviour/adding-to-cart.md §6.6
 */
export function answersPath(form: FormValues): string {
  const own: readonly string[] = Object.values(FORM_KEYS);
  const chosen = Object.entries(form).filter(([name]) => !own.includes(name));
  return `${PAGE_URLS.answers}?${new URLSearchParams(chosen.map(([name, value]) => [name, value]))}`;
}

/** Errors that the visitor can fix in the form, or that are temporary. Errors of item or stock cannot be fixed here. */
const SHOWN_AGAIN: readonly NoticeName[] = ['formInvalid', 'tooLong', 'expiredSession', 'tooMany'];

function isShownAgain({ status, notice }: Refusal): boolean {
  return status >= 500 || SHOWN_AGAIN.includes(notice);
}

async function findAsked(context: Context<StoreEnv>, { db }: CaptchaParts): Promise<Asked> {
  const chosen = choicesOf(new URL(context.req.url).searchParams);
  const product = await findProduct(db, 'id', fieldOf(chosen, 'itemId'));
  if (!product) throw refusal(404, 'unknownPage');
  const {
    additionalFieldsFormId: formId,
    useCustomAddButtonText,
    customAddButtonText,
  } = product.structuredContent;
  if (formId === null) throw refusal(404, 'unknownPage');
  const label = useCustomAddButtonText ? customAddButtonText : '';
  return {
    chosen,
    title: product.title,
    label: label || (isSubscription(chosen) ? PRODUCT_WORDS.subscribe : PRODUCT_WORDS.addToCart),
    form: await findForm(db, formId, context.get('sessionId')),
  };
}

async function add(
  context: StoreContext,
  { db }: CaptchaParts,
  { chosen, form }: Asked,
  { entries, idempotencyKey, read }: PostedForm,
): Promise<{ readonly isNew: boolean; readonly path: string }> {
  const itemId = fieldOf(chosen, 'itemId');
  const sku = await chosenSku(db, itemId, chosen);
  const values = gatherValues(form, checkValues(form, gatherValues(form, read)));
  const additionalFields = JSON.stringify(values);
  const effect = isSubscription(chosen)
    ? subscribeTo(itemId, sku, additionalFields)
    : addTo(check(ADDITION, { itemId, sku, quantity: postedQuantity(chosen), additionalFields }));
  const scope = context.get('sessionId');
  const request = [Object.entries(chosen), entries];
  const key = keyOfEntries(idempotencyKey, request);
  let isNew = false;
  const action = { scope, key, call: `POST ${context.req.path}`, request };
  const { body: path } = await runOnce(db, action, async (transaction) => {
    const body = await effect(transaction, scope);
    isNew = true;
    return { status: 303, body };
  });
  return { isNew, path };
}

function addTo(addition: Addition): ReturnType<typeof subscribeTo> {
  return async (transaction, sessionId) => {
    await addEntry(transaction, sessionId, addition);
    return PAGE_URLS.cart;
  };
}

interface Shown {
  readonly filled: Filled;
  readonly refused?: Refusal;
  /** Key of the refused page: the same entries are the same addition. */
  readonly key?: string;
}

function answerAsked(
  context: StoreContext,
  parts: CaptchaParts,
  { chosen, title, label }: Asked,
  { filled, refused, key }: Shown,
): Promise<Response> {
  const printed = printForVisitor(context, parts, filled, key === undefined ? {} : { key });
  const form = { ...printed, action: answersPath(chosen), submitText: label };
  const isRefused = refused !== undefined;
  const hasErrors = filled.problems.size > 0;
  const page = { title, form, isRefused, hasErrors, isSubscription: isSubscription(chosen) };
  return answerWithoutScript(context, parts, 'answers', page, refused?.status);
}
