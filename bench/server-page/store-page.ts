import type { ProductItem } from '../../core/product/index.ts';
import type { Item } from '../page/rivals/read-variants.ts';

/** What both pages show, and what the store needs of their forms. */
export interface PageFacts {
  readonly item: ProductItem &
    Item & { readonly title: string; readonly excerpt: string; readonly body: string };
  /** The store's own `img` of the first photograph. */
  readonly picture: string;
  readonly nonce: string;
  /** Hidden fields of a form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The URL of the entry bundle, with its hash. */
  readonly scriptUrl: string;
}

/**
 * Reads the store's product page: product, photograph, and the keys of its visitor.
 * @param page its HTML
 * @throws Error when the store prints something else
 */
export function readStorePage(page: string): PageFacts {
  const find = (pattern: RegExp): string => {
    const found = pattern.exec(page)?.[1];
    if (found === undefined) throw new Error(`The store's product page has no ${String(pattern)} any more.`);
    return found;
  };
  const item = JSON.parse(
    find(/<store-product>\s*<script type="application\/json">([^]*?)<\/script>/),
  ) as PageFacts['item'];
  return {
    item,
    picture: find(/(<img id="picture-1"[^>]*>)/).replaceAll(/ (?:data-[\w-]+|id)(?:="[^"]*")?/g, ''),
    nonce: find(/nonce="([^"]+)"/),
    fields: {
      itemId: item.id,
      crumb: find(/name="crumb" value="([^"]+)"/),
      idempotencyKey: find(/name="idempotencyKey" value="([^"]+)"/),
    },
    scriptUrl: find(/<script type="module"[^>]* src="([^"]*\/storefront-[^"]+)"/),
  };
}
