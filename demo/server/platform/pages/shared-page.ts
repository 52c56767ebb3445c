import { formatUrl } from '../../../../core/images/index.ts';
import { LINK_LOCALES, SHARED_PICTURE, WEBSITE } from '../../../site/website.ts';
import { originOf } from '../http/know-host.ts';
import type { StoreContext } from '../http/store-env.ts';
import { photographItem } from '../photographs/index.ts';
import { inLanguage } from '../shared/language-path.ts';
import { linkTo } from '../shared/link-to.ts';

/** A picture of a link preview. */
interface SharedPicture {
  readonly assetUrl: string;
  readonly altText?: string | undefined;
}

/** The price of a product, and whether it can be bought. */
interface SharedOffer {
  /** Such as 18.00; absent for a product of unknown type. */
  readonly amount?: string | undefined;
  readonly currency?: string | undefined;
  readonly availability: 'in stock' | 'out of stock';
}

interface SharedArticle {
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** What a page is about. */
export interface SharedItem {
  /** The path of the page of which this one is a copy, in the site's own language. */
  readonly path?: string;
  /** Default: the site's own. */
  readonly picture?: SharedPicture | undefined;
  readonly offer?: SharedOffer;
  readonly article?: SharedArticle;
}

/** A page as its head describes it to search engines and in link previews. Source: docs/behaviour/reference-store.md §16.1 */
export interface SharedPage extends Pick<SharedItem, 'offer' | 'article'> {
  /** Its one URL in its language; a path if no public URL is configured. */
  readonly canonical: string;
  /** The same, absolute where the origin is known. */
  readonly url: string;
  readonly type: 'website' | 'product' | 'article';
  readonly imageUrl: string;
  readonly imageText: string;
  readonly locale: string;
  readonly otherLocales: readonly string[];
}

/** The width of pictures in link previews. */
const PICTURE_FORMAT = '1500w';
const SITE_PICTURE: SharedPicture = {
  assetUrl: photographItem(SHARED_PICTURE.motif).assetUrl,
  altText: SHARED_PICTURE.altText,
};

/**
 * Describes a page to search engines and in link previews.
 * @param context the request
 * @param item what the page is about; null for a page that is not for them
 * @returns undefined also for the answer to a form, which has no URL
 * Source: docs/behaviour/reference-store.md §16.1
 */
export function sharedPage(context: StoreContext, item: SharedItem | null): SharedPage | undefined {
  const { method, path } = context.req;
  if (item === null || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const language = context.get('language');
  const origin = originOf(context);
  const place = inLanguage(item.path ?? linkTo(path), language);
  const { assetUrl, altText } = toPicture(item.picture);
  const languages = [undefined, ...(context.get('otherLanguages') ?? [])];
  return {
    canonical: (context.get('publicUrl')?.origin ?? '') + place,
    url: origin + place,
    type: typeOf(item),
    imageUrl: origin + encodeURI(formatUrl(assetUrl, PICTURE_FORMAT)),
    imageText: altText ?? '',
    locale: LINK_LOCALES[language ?? WEBSITE.language],
    otherLocales: languages
      .filter((other) => other !== language)
      .map((other) => LINK_LOCALES[other ?? WEBSITE.language]),
    offer: item.offer,
    article: item.article,
  };
}

function typeOf({ offer, article }: SharedItem): SharedPage['type'] {
  if (offer) return 'product';
  return article ? 'article' : 'website';
}

/** Link previews show no drawings, which older stores have. */
function toPicture(picture: SharedPicture = SITE_PICTURE): SharedPicture {
  return picture.assetUrl.endsWith('.svg') ? SITE_PICTURE : picture;
}
