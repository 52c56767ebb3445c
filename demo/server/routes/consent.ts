import { Hono } from 'hono';

import type { StoreEnv } from '../http/store-env.ts';
import { PAGE_URLS } from '../http/urls.ts';
import { checkCrumb } from '../sessions/check-crumb.ts';
import { rememberConsent } from '../sessions/consent-cookies.ts';
import { fieldOf, readForm } from './read-form.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Takes the answer to whether visits may be counted; leads back to where it was given.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §12
 */
export function consentRoutes({ secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(PAGE_URLS.consent, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    rememberConsent(context, fieldOf(form, 'answer') === 'yes' ? 'granted' : 'denied');
    return context.redirect(pathOfPage(context.req.header('referer')), 303);
  });
  return routes;
}

/** The page that the form stood on; only its path, so that nobody is sent elsewhere. */
function pathOfPage(referrer: string | undefined): string {
  if (referrer === undefined || !URL.canParse(referrer)) return PAGE_URLS.home;
  const { pathname, search } = new URL(referrer);
  // Two slashes would name a host.
  return `/${pathname.replace(/^\/+/, '')}${search}`;
}
