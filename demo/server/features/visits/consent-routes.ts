import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { pageOf } from '../../platform/pages/page-of.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkSharedForm } from '../../platform/sessions/check-crumb.ts';
import { rememberConsent } from '../../platform/sessions/consent-cookies.ts';
import { languagePathOf } from '../../platform/shared/language-path.ts';

/** The form's id: the visitor returns to where the click was, not to the top of the page. */
const CONSENT_FORM = 'counting';
/** How far the page was scrolled, in px, if a script has sent it. */
const SCROLL = /^\d{1,6}$/;

/**
 * Stores the answer of the consent form, and redirects to its page.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §12
 */
export function consentRoutes({ secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(PAGE_URLS.consent, async (context) => {
    const form = await readForm(context);
    checkSharedForm(context, secret, fieldOf(form, 'crumb'));
    rememberConsent(context, fieldOf(form, 'answer') === 'yes' ? 'granted' : 'denied');
    const page = pageOf(context, '');
    // If the answer was refused first, the page is this one.
    const leadsBack = page !== '' && languagePathOf(`http://store${page}`).path !== PAGE_URLS.consent;
    const scroll = fieldOf(form, 'scroll');
    const place = SCROLL.test(scroll) ? `${CONSENT_FORM}-${scroll}` : CONSENT_FORM;
    return context.redirect(`${leadsBack ? page : PAGE_URLS.home}#${place}`, 303);
  });
  return routes;
}
