import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { StoreContext } from '../http/store-env.ts';
import { builtUrl } from '../rendering/built-files.ts';
import { framedPage, type PageContent } from '../rendering/framed-page.ts';
import { frameData } from '../rendering/page-data.ts';
import type { PageName, Pages } from '../rendering/pages.ts';
import { frameOf } from './frame-of.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * Answers with a page that a template prints.
 * @param context the request
 * @param parts what the routes are built from
 * @param name the page
 * @param own what only this page has
 * @param picture address of the picture that a visitor sees first, where there is one
 * @returns the answer
 */
export async function answerPage<Name extends PageName>(
  context: StoreContext,
  parts: StoreParts,
  name: Name,
  own: Pages[Name],
  picture?: string,
): Promise<Response> {
  const frame = await frameOf(context, parts);
  announce(context, picture);
  return context.html(parts.site.render(name, { ...frameData(frame), ...own }));
}

/**
 * Answers with content that is already markup, inside the site's frame.
 * @param context the request
 * @param parts what the routes are built from
 * @param content the page's own part
 * @param status HTTP status, 200 unless told otherwise
 * @returns the answer
 */
export async function answerFramed(
  context: StoreContext,
  { site }: StoreParts,
  content: PageContent,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const nonce = context.get('secureHeadersNonce') ?? '';
  announce(context);
  return context.html(await framedPage(site, nonce, content), status);
}

/** Says what the page will fetch before the browser has read its first line. */
function announce(context: StoreContext, picture?: string): void {
  const nonce = context.get('secureHeadersNonce') ?? '';
  const script = `<${builtUrl('storefront.js')}>; rel=modulepreload; nonce="${nonce}"`;
  const sight = picture && `<${encodeURI(picture)}>; rel=preload; as=image; fetchpriority=high`;
  context.header('Link', sight ? `${sight}, ${script}` : script);
}
