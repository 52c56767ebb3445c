import { isOwnHost } from '../../platform/http/know-host.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import type { SiteForm } from './find-form.ts';

/**
 * Finds the page after a posted form. The policy of our pages forbids forms to reach another site, even by a redirect, so the
 * thanks link to a success URL there.
 * @param context the request
 * @param form the form
 * @returns path and query
 * Source: docs/behaviour/forms.md §10.2
 */
export function successPath(context: StoreContext, form: SiteForm): string {
  const url = successUrlOf(context, form);
  return url !== undefined && isOwn(context, url)
    ? `${url.pathname}${url.search}${url.hash}`
    : PAGE_URLS.formSent.replace(':formId', encodeURIComponent(form.id));
}

/**
 * Finds the success URL of a form on another site.
 * @param context the request
 * @param form the form
 * @returns the URL; undefined for a form without one
 * Source: docs/behaviour/forms.md §10.2
 */
export function pageElsewhere(context: StoreContext, form: SiteForm): URL | undefined {
  const url = successUrlOf(context, form);
  return url !== undefined && !isOwn(context, url) ? url : undefined;
}

function successUrlOf(context: StoreContext, { successUrl }: SiteForm): URL | undefined {
  const base = context.get('publicUrl')?.href ?? `http://${context.req.header('host') ?? ''}`;
  return successUrl !== '' && URL.canParse(successUrl, base) ? new URL(successUrl, base) : undefined;
}

function isOwn(context: StoreContext, { host, pathname }: URL): boolean {
  // Browsers parse a path that begins with two slashes as a host.
  return isOwnHost(context, host) && !pathname.startsWith('//');
}
