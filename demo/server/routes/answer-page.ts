import type { ContentfulStatusCode } from 'hono/utils/http-status';

import type { StoreContext } from '../http/store-env.ts';
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
 * @returns the answer
 */
export async function answerPage<Name extends PageName>(
  context: StoreContext,
  parts: StoreParts,
  name: Name,
  own: Pages[Name],
): Promise<Response> {
  const frame = await frameOf(context, parts);
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
  return context.html(await framedPage(site, nonce, content), status);
}
