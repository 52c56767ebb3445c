import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { formatUrl, srcset } from '../../../../core/images/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import type { StoreContext } from '../http/store-env.ts';
import { USUAL_FORMAT } from '../photographs/index.ts';
import { firstScripts, networkScript, waitingScripts } from './built-files.ts';
import type { FrameData } from './page-data.ts';
import type { PageName, Pages, StandalonePageName, StandalonePages } from './pages.ts';
import { ofCopy } from './page-language.ts';
import { type SharedItem, sharedPage } from './shared-page.ts';
import type { StoreParts } from './store-parts.ts';
import { languageOf } from './visit-of.ts';

/** The first visible picture of a page. */
interface FirstPicture {
  readonly item: { readonly assetUrl: string; readonly systemDataVariants?: string | undefined };
  /** Its `sizes`. */
  readonly sizes: string;
}

/** What else the answer says about a page. */
interface PageHead {
  /** The picture to load first. */
  readonly picture?: FirstPicture | undefined;
  /** For search engines and link previews; null for a page that is not for them. */
  readonly shared?: SharedItem | null;
  /** Whether the page shows everything that this visitor has without the entry bundle, so that it loads later. */
  readonly isComplete?: (frame: FrameData) => boolean;
}

/**
 * Answers with a page within the frame that shows the visitor's cart.
 * @param context the request
 * @param parts what the routes are built from
 * @param name the page
 * @param own the page's own data; a page about the cart builds it from the cart in the frame
 * @param head what else the answer says about it
 */
export async function answerPage<Name extends PageName>(
  context: StoreContext,
  parts: StoreParts,
  name: Name,
  own: Pages[Name] | ((frame: FrameData) => Pages[Name]),
  { picture, shared = {}, isComplete = () => false }: PageHead = {},
): Promise<Response> {
  const frame = await parts.frames.ofPage(context);
  const { pageLanguage } = frame;
  const data = typeof own === 'function' ? own(frame) : own;
  const waiting = isComplete(frame) ? waitingScripts(languageOfPage(context)) : undefined;
  const page = parts.site.render(name, {
    ...frame,
    waiting,
    pageLanguage: shared?.path ? ofCopy(pageLanguage, languageOf(context, shared.path)) : pageLanguage,
    ...data,
    sharedPage: sharedPage(context, shared),
  });
  addPreloads(context, { picture, isWaiting: waiting !== undefined });
  return context.html(page);
}

/**
 * Answers with a standalone page.
 * @param context the request
 * @param parts what the routes are built from
 * @param name the page
 * @param own the page's data
 * @param status HTTP status, 200 by default
 */
export async function answerStandalone<Name extends StandalonePageName>(
  context: StoreContext,
  parts: StoreParts,
  name: Name,
  own: StandalonePages[Name],
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const page = await printStandalone(context, parts, name, own, status);
  addPreloads(context);
  return context.html(page, status);
}

/**
 * Answers with a standalone page that loads no script.
 * @param context the request
 * @param parts what the routes are built from
 * @param name the page
 * @param own the page's data
 * @param status HTTP status, 200 by default
 */
export async function answerWithoutScript<Name extends StandalonePageName>(
  context: StoreContext,
  parts: StoreParts,
  name: Name,
  own: StandalonePages[Name],
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  return context.html(await printStandalone(context, parts, name, own, status), status);
}

async function printStandalone<Name extends StandalonePageName>(
  context: StoreContext,
  { site, frames }: StoreParts,
  name: Name,
  own: StandalonePages[Name],
  status: number,
): Promise<string> {
  return site.renderStandalone(name, { ...(await frames.ofStandalonePage(context, status)), ...own });
}

function languageOfPage(context: StoreContext): string {
  return context.get('language') ?? WEBSITE.language;
}

/** The preload must equal the request of the `img`, or the picture is loaded twice. */
function preloadOf({ item, sizes }: FirstPicture): string {
  const { assetUrl, systemDataVariants } = item;
  const widths = systemDataVariants
    ? `; imagesrcset="${srcset(assetUrl, systemDataVariants.split(','))}"; imagesizes="${sizes}"`
    : '';
  return `<${encodeURI(formatUrl(assetUrl, USUAL_FORMAT))}>; rel=preload; as=image; fetchpriority=high${widths}`;
}

/** Preloads what the page will fetch, before the browser has parsed it. */
function addPreloads(
  context: StoreContext,
  { picture, isWaiting }: { readonly picture?: FirstPicture | undefined; readonly isWaiting?: boolean } = {},
): void {
  const nonce = context.get('secureHeadersNonce') ?? '';
  const scripts = firstScripts(languageOfPage(context));
  // Any other preload would delay the picture.
  const [first, more] = picture ? [[preloadOf(picture)], []] : [[], [networkScript()]];
  const modules = (isWaiting ? [] : [...scripts, ...more]).map(
    (url) => `<${url}>; rel=modulepreload; nonce="${nonce}"`,
  );
  const preloads = [...first, ...modules];
  if (preloads.length > 0) context.header('Link', preloads.join(', '));
}
