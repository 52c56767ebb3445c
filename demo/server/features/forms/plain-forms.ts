import { Hono } from 'hono';

import { gatherValues } from '../../../../core/forms/index.ts';
import { FORM_WORDS } from '../../../../core/words/index.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import { readEntries } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { keyOf, keyOfEntries, runOnce } from '../../platform/idempotency/index.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerStandalone } from '../../platform/pages/answer-page.ts';
import { findPosted } from '../../platform/pages/find-posted.ts';
import { safeMarkup } from '../../platform/pages/safe-markup.ts';
import { checkSender } from '../../platform/sessions/check-crumb.ts';
import { FORM_KEYS } from '../../platform/shared/form-keys.ts';
import { type Refusal, refusal } from '../../platform/shared/refusal.ts';
import { captchaOf, type CaptchaNotice, type CaptchaParts } from '../captcha/index.ts';
import { checkValues } from './check-values.ts';
import { findForm, type SiteForm } from './find-form.ts';
import { type PostedForm, toPostedForm } from './posted-form.ts';
import { printForVisitor } from './print-for-visitor.ts';
import { emptyForm, type PrintedForm } from './printed/printed-form.ts';
import { saveSubmission } from './save-submission.ts';
import { pageElsewhere, successPath } from './success-page.ts';

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    /** A form on its own page, empty or refused. */
    readonly form: {
      readonly form: PrintedForm;
      readonly captcha: CaptchaNotice | undefined;
      readonly isRefused: boolean;
      /** Whether fields are the reason of the refusal. */
      readonly hasErrors: boolean;
    };
    readonly 'form-sent': {
      readonly message: string;
      /** The owner's post-submit markup, sanitised; may be empty. */
      readonly markup: string;
      /** Success URL on another site; undefined without one. */
      readonly next: { readonly url: string; readonly host: string } | undefined;
    };
  }
}

/**
 * Forms without JavaScript: a post is answered with the thanks, or with the form and its errors.
 * @param parts what the routes are built from
 * Source: docs/behaviour/forms.md §10
 */
export function plainForms(parts: CaptchaParts): Hono<StoreEnv> {
  const { db } = parts;
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.form, async (context) => {
    const found = await findForm(db, context.req.param('formId'), context.get('sessionId'));
    const form = printForVisitor(context, parts, emptyForm(found));
    return answerStandalone(context, parts, 'form', {
      form,
      captcha: captchaOf(parts, found),
      isRefused: false,
      hasErrors: false,
    });
  });
  routes.get(PAGE_URLS.formSent, async (context) => {
    const form = await findForm(db, context.req.param('formId'));
    const message = form.submissionText || FORM_WORDS.submitted;
    const next = pageElsewhere(context, form);
    if (next) context.header('Refresh', `0; url=${next.href}`);
    return answerStandalone(context, parts, 'form-sent', {
      message,
      markup: await safeMarkup(form.postSubmitHtml),
      next: next && { url: next.href, host: next.host },
    });
  });
  routes.post(PAGE_URLS.form, async (context) => {
    const entries = await readEntries(context);
    // Values posted by another site are not shown.
    await countRefused(context, parts, () => {
      checkSender(context, parts.secret, entries.get(FORM_KEYS.crumb) ?? '');
    });
    const form = await findPosted(context, parts, entries, () =>
      findForm(db, context.req.param('formId'), context.get('sessionId')),
    );
    if (form instanceof Response) return form;
    const posted = toPostedForm(context, form, entries);
    try {
      await countRequest(context, parts.limiter, 'write');
      // A captcha needs a script.
      if (parts.captcha && form.hasCaptcha) throw refusal(400, 'captchaNeedsScript');
      await save(context, parts, form, posted);
      return context.redirect(successPath(context, form), 303);
    } catch (error) {
      return askAgain(context, parts, { form, posted, refused: toRefusal(error, context, parts) });
    }
  });
  return routes;
}

async function save(
  context: StoreContext,
  { db }: CaptchaParts,
  form: SiteForm,
  { entries, idempotencyKey, read, pageUrl }: PostedForm,
): Promise<void> {
  const checked = checkValues(form, gatherValues(form, read));
  // Visitors without a session share one; keys are random.
  const scope = context.get('sessionId') || 'form';
  const key = keyOfEntries(idempotencyKey, entries);
  const action = { scope, key, call: `POST ${context.req.path}`, request: entries };
  await runOnce(db, action, async (transaction) => {
    await saveSubmission(transaction, { form, read: checked, pageUrl });
    return { status: 303, body: '' };
  });
}

interface Refused {
  readonly form: SiteForm;
  readonly posted: PostedForm;
  readonly refused: Refusal;
}

/** Shows the form again with its entries. The key stays: the same entries are the same submission. */
function askAgain(
  context: StoreContext,
  parts: CaptchaParts,
  { form, posted, refused }: Refused,
): Promise<Response> {
  const { status, message, details } = refused;
  const problems = new Map(Object.entries(details.errors ?? {}));
  const filled = { form, read: posted.read, problems, banner: message };
  const key = keyOf(posted.idempotencyKey);
  const again = printForVisitor(context, parts, filled, { pageUrl: posted.pageUrl, ...(key && { key }) });
  announceWait(context, refused);
  return answerStandalone(
    context,
    parts,
    'form',
    { form: again, captcha: captchaOf(parts, form, message), isRefused: true, hasErrors: problems.size > 0 },
    status,
  );
}
