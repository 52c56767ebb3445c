import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject, type JsonObject } from '../json/index.ts';
import { isLinkAddress, isPictureAddress } from '../text/index.ts';

/** A result that is no product: a post or a page of the site. */
export interface PageHit {
  readonly kind: 'post' | 'page';
  readonly title: string;
  readonly url: string;
  /** Text, not markup; null for none. */
  readonly excerpt: string | null;
  readonly imageUrl: string | null;
}

/** A result of a search; a product is its item, unchecked. Source: docs/behaviour/product-lists.md §2.2 */
export type SearchHit = { readonly kind: 'product'; readonly item: JsonObject } | PageHit;

/** The results of a search, the best first. */
export interface SearchPage {
  readonly hits: readonly SearchHit[];
  /** Null where the backend does not count. */
  readonly total: number | null;
}

/**
 * Reads the answer of `search`, field by field.
 * @param json anything
 * @throws StorefrontError of the kind `unknown-outcome` for anything but results
 * Source: docs/behaviour/product-lists.md §2.2
 */
export function parseSearchPage(json: unknown): SearchPage {
  if (!isJsonObject(json) || !Array.isArray(json['hits']))
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  const fields = fieldsOf(json);
  return { hits: fields.list('hits', readHit), total: fields.count('total') };
}

function readHit(json: unknown): SearchHit | undefined {
  const fields = fieldsOf(json);
  const kind = fields.text('kind');
  const item = fields.raw('item');
  if (kind === 'product') return isJsonObject(item) ? { kind, item } : undefined;
  const title = fields.trimmed('title');
  const url = fields.trimmed('url');
  const imageUrl = fields.trimmed('imageUrl');
  if ((kind !== 'post' && kind !== 'page') || title === null || url === null || !isLinkAddress(url))
    return undefined;
  return {
    ...{ kind, title, url },
    excerpt: fields.trimmed('excerpt'),
    imageUrl: imageUrl !== null && isPictureAddress(imageUrl) ? imageUrl : null,
  };
}
