import { formatUrl } from '../../core/images/index.ts';
import { formatMoney } from '../../core/money/index.ts';
import type { Settings } from '../../core/page/index.ts';
import { parseProduct, priceSummary } from '../../core/product/index.ts';
import type { PageHit, SearchHit } from '../../core/product-list/index.ts';
import { SEARCH_WORDS } from '../../core/words/index.ts';

/** A suggestion: a link to a product, a post or a page. */
export interface ShownHit {
  /** Unique: two results may lead to one address. */
  readonly key: string;
  readonly url: string;
  readonly title: string;
  readonly imageUrl: string | null;
  /** The price of a product, or what else it is. */
  readonly note: string | null;
}

const PICTURE_FORMAT = '100w';

const KIND_WORDS = { post: 'postKind', page: 'pageKind' } as const satisfies Record<
  PageHit['kind'],
  keyof typeof SEARCH_WORDS
>;

/**
 * Formats results. A product without a page cannot be opened, and is left out.
 * @param hits of a search
 * @param page currency and locale of the page
 * Source: docs/behaviour/product-lists.md §6.2
 */
export function shownHits(
  hits: readonly SearchHit[],
  { currency, locale }: Pick<Settings, 'currency' | 'locale'>,
): readonly ShownHit[] {
  return hits.flatMap((hit, index): readonly ShownHit[] => {
    const keyOf = (url: string) => `${index} ${url}`;
    if (hit.kind !== 'product') {
      const { title, url, imageUrl } = hit;
      return [{ key: keyOf(url), url, title, imageUrl, note: SEARCH_WORDS[KIND_WORDS[hit.kind]] }];
    }
    const product = parseProduct(hit.item, { fallbackCurrency: currency, report: () => undefined });
    if (!product?.url) return [];
    const { price } = priceSummary(product, null);
    return [
      {
        key: keyOf(product.url),
        url: product.url,
        title: product.title,
        imageUrl: product.image && formatUrl(product.image.assetUrl, PICTURE_FORMAT),
        note: price && formatMoney(price, { locale }),
      },
    ];
  });
}
