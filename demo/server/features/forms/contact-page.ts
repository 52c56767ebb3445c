import { Hono } from 'hono';

import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import { type CaptchaParts, captchaOf, type CaptchaNotice } from '../captcha/index.ts';
import { findForm } from './find-form.ts';
import { printForVisitor } from './print-for-visitor.ts';
import { emptyForm, type PrintedForm } from './printed/printed-form.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly contact: {
      readonly form: PrintedForm;
      readonly captcha: CaptchaNotice | undefined;
      /** Settings of the page, as a JSON text. */
      readonly storeConfig: string;
    };
  }
}

/** The form of the contact page. */
const CONTACT_FORM = 'contact';

/**
 * The contact page.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §6.1
 */
export function contactPage(parts: CaptchaParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.contact, async (context) => {
    const found = await findForm(parts.db, CONTACT_FORM, context.get('sessionId'));
    const form = printForVisitor(context, parts, emptyForm(found));
    // Enables address completion.
    const storeConfig = JSON.stringify({ places: true });
    return answerPage(context, parts, 'contact', { form, captcha: captchaOf(parts, found), storeConfig });
  });
  return routes;
}
