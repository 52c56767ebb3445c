import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { Cart } from '../domains/cart/index.ts';
import type { StoreContext } from '../http/store-env.ts';
import { builtUrl } from '../rendering/built-files.ts';
import { frameData, siteData } from '../rendering/page-data.ts';
import type { PageName, Pages, StandalonePageName, StandalonePages } from '../rendering/pages.ts';
import { frameOf } from './frame-of.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Answers with a page that has the visitor's cart around it.
 * @param context the request
 * @param parts what the routes are built from
 * @param name the page
 * @param own what only this page has; a page about the visitor's cart makes it from that
 * @param picture address of the picture that a visitor sees first, where there is one
 * @returns the answer
 */
export async function answerPage<Name extends PageName>(
  context: StoreContext,
  parts: StoreParts,
  name: Name,
  own: Pages[Name] | ((cart: Cart) => Pages[Name]),
  picture?: string,
): Promise<Response> {
  const frame = await frameOf(context, parts);
  const data = typeof own === 'function' ? own(frame.cart) : own;
  const page = parts.site.render(name, { ...frameData(frame), ...data });
  announce(context, picture);
  return context.html(page);
}

/**
 * Answers with a page that brings everything it prints.
 * @param context the request
 * @param parts what the routes are built from
 * @param name the page
 * @param own what it prints
 * @param status HTTP status, 200 unless told otherwise
 * @returns the answer
 */
export function answerStandalone<Name extends StandalonePageName>(
  context: StoreContext,
  { site }: StoreParts,
  name: Name,
  own: StandalonePages[Name],
  status: ContentfulStatusCode = 200,
): Response {
  const data = { ...siteData(context.get('secureHeadersNonce') ?? ''), ...own };
  const page = site.renderStandalone(name, data);
  if (name !== 'bare-message') announce(context);
  return context.html(page, status);
}

/** What a page that sells runs first, and what its first call to the shop needs. */
const SCRIPTS = ['storefront.js', 'chunks/wire.js'];

/** Says what the page will fetch before the browser has read its first line. */
function announce(context: StoreContext, picture?: string): void {
  const nonce = context.get('secureHeadersNonce') ?? '';
  const script = SCRIPTS.map((name) => `<${builtUrl(name)}>; rel=modulepreload; nonce="${nonce}"`).join(', ');
  const sight = picture && `<${encodeURI(picture)}>; rel=preload; as=image; fetchpriority=high`;
  context.header('Link', sight ? `${sight}, ${script}` : script);
}
