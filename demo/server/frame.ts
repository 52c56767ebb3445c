import { inSnapshot } from './platform/database/transaction.ts';
import { loadCart } from './features/cart/index.ts';
import type { StoreContext } from './platform/http/store-env.ts';
import { findMenu } from './features/navigation/index.ts';
import { findForm } from './features/forms/index.ts';
import { findPrintedFrame } from './features/site-frame/index.ts';
import type { PageFrame, PageVisit } from './platform/pages/page-data.ts';
import { type PageLanguage, pageLanguage } from './platform/pages/page-language.ts';
import { consentOf } from './platform/sessions/consent-cookies.ts';
import { hintAtCart } from './platform/sessions/cookies.ts';
import { isOwnerPath } from './platform/http/urls.ts';
import type { StoreParts } from './platform/pages/store-parts.ts';

/** The form in the footer. */
const NEWSLETTER = 'newsletter';

/**
 * Loads the frame of a page.
 * @param context the request
 * @param parts what the routes are built from
 * @returns the frame, with the visitor's cart, the navigation and the newsletter; a store may have none
 */
export async function frameOf(context: StoreContext, { db }: StoreParts): Promise<PageFrame> {
  const sessionId = context.get('sessionId');
  const cart = await inSnapshot(db, (transaction) => loadCart(transaction, sessionId));
  if (cart.version > 0) hintAtCart(context);
  return {
    ...visitOf(context),
    cart,
    navigation: await findMenu(db),
    siteFrame: await findPrintedFrame(db),
    newsletter: await findForm(db, NEWSLETTER, sessionId).catch(() => undefined),
  };
}

/**
 * Collects the data of a page's visitor.
 * @param context the request
 */
export function visitOf(context: StoreContext): PageVisit {
  return {
    nonce: context.get('secureHeadersNonce') ?? '',
    crumb: context.get('crumb'),
    consent: consentOf(context),
    owner: context.get('owner'),
    pageLanguage: languageOf(context),
  };
}

function languageOf(context: StoreContext): PageLanguage {
  const { method, path, url } = context.req;
  // The page after a post has no URL of its own.
  const isRead = method === 'GET' || method === 'HEAD';
  const { search } = new URL(url);
  return pageLanguage({
    language: context.get('language'),
    others: isRead && !isOwnerPath(path) ? (context.get('otherLanguages') ?? []) : [],
    path: linkTo(path),
    search,
    origin: context.get('publicUrl')?.origin ?? '',
  });
}

/** Encodes a routing path for a link: some decoded paths would name another site. */
function linkTo(path: string): string {
  const encoded = encodeURI(path)
    // Parts that the router has not decoded are encoded already.
    .replace(/%25(?=[\da-f]{2})/gi, '%');
  return encoded.replace(/^\/{2,}/, '/');
}
