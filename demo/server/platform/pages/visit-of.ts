import type { StoreContext } from '../http/store-env.ts';
import { isOwnerPath } from '../http/urls.ts';
import { consentOf } from '../sessions/consent-cookies.ts';
import { newFormKey } from '../sessions/form-key.ts';
import { linkTo } from '../shared/link-to.ts';
import type { PageVisit } from './page-data.ts';
import { type PageLanguage, pageLanguage } from './page-language.ts';

/**
 * Collects the data of a page's visitor.
 * @param context the request
 */
export function visitOf(context: StoreContext): PageVisit {
  return {
    nonce: context.get('secureHeadersNonce') ?? '',
    crumb: context.get('crumb'),
    // A key per form: a form that is submitted twice counts once, and the forms of one page are different actions.
    formKey: newFormKey(context),
    consent: consentOf(context),
    owner: context.get('owner'),
    memberLocale: context.get('member')?.language ?? undefined,
    pageLanguage: languageOf(context),
  };
}

/**
 * Lists the languages of the page of a request.
 * @param context the request
 * @param page the path of the page in the site's own language; for a copy, that of the page that it copies
 * Source: docs/behaviour/languages.md §4.4
 */
export function languageOf(context: StoreContext, page = linkTo(context.req.path)): PageLanguage {
  const { method, path, url } = context.req;
  // The page after a post has no URL of its own.
  const isRead = method === 'GET' || method === 'HEAD';
  const { search } = new URL(url);
  return pageLanguage({
    language: context.get('language'),
    others: isRead && !isOwnerPath(path) ? (context.get('otherLanguages') ?? []) : [],
    path: page,
    search,
    origin: context.get('publicUrl')?.origin ?? '',
  });
}
