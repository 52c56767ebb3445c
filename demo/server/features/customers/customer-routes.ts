import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerFrameOf } from '../../platform/owner/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { Refusal } from '../../platform/shared/refusal.ts';
import { eraseCustomer } from './erase-customer.ts';
import { readCustomer } from './read-customer.ts';
import { emailKeyOf, knownCustomer, questionOf } from './read-customers.ts';

/** Heading and address of the confirmation page. */
export const ERASE_PAGE = { title: 'Erase this customer?', path: OWNER_URLS.eraseCustomer } as const;

const INDENT = 2;

/**
 * The file of a customer's data, and the form that erases a customer.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §21.3, §21.4
 */
export function customerRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const routes = new Hono<StoreEnv>();
  routes.get(OWNER_URLS.customerFile, async (context) => {
    const { emailKey, data } = await knownCustomer(context, parts);
    const exported = { email: emailKey, exportedAt: new Date(parts.now()).toISOString(), ...data };
    return context.body(JSON.stringify(exported, null, INDENT), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="customer.json"',
    });
  });
  routes.post(OWNER_URLS.eraseCustomer, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const emailKey = emailKeyOf(fieldOf(form, 'email'));
    try {
      // Orders that are erased have no address.
      if (emailKey !== '') await eraseCustomer(db, emailKey);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const question = questionOf(emailKey, await readCustomer(db, emailKey), error.message);
      const frame = ownerFrameOf(context, parts, ERASE_PAGE);
      return context.html(
        parts.site.renderForOwner('owner-question', { ...frame, ...question }),
        error.status,
      );
    }
    return context.redirect(`${OWNER_URLS.customers}?done=erased`, 303);
  });
  return routes;
}
