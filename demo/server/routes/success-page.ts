import type { SiteForm } from '../domains/forms/index.ts';
import { isOwnHost } from '../http/know-host.ts';
import type { StoreContext } from '../http/store-env.ts';
import { PAGE_URLS } from '../http/urls.ts';

/**
 * Finds the page that follows a posted form. The policy of our pages lets no form lead to another site, also by a redirect:
 * to a success URL there the thanks lead on.
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
 * Finds the page of another site that the thanks for a form lead on to.
 * @param context the request
 * @param form the form
 * @returns its address; undefined for a form that ends here
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
  // A path that begins with two slashes would be read as a host.
  return isOwnHost(context, host) && !pathname.startsWith('//');
}
