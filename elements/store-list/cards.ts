import { formatUrl, srcset } from '../../core/images/index.ts';
import { fieldsOf, type JsonObject } from '../../core/json/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';
import { isSoldOut, parseProduct, type Product } from '../../core/product/index.ts';
import type { PrintedInside } from '../host/index.ts';
import { fill } from '../../core/text/index.ts';
import { CHOOSING_WORDS, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';

/** What the last row of a card does: it adds the product, or leads to its page. */
export type CardAction =
  | { readonly does: 'add' }
  | { readonly does: 'open'; readonly text: string; readonly label: string };

/** The tags of a card, as a server has drawn them. */
export interface PrintedCard {
  readonly price: PrintedInside;
  readonly addToCart: PrintedInside;
}

/** A product of the list, as our own cards show it. */
export interface ShownCard {
  readonly id: string;
  readonly title: string;
  /** Null for a product without a page. */
  readonly url: string | null;
  readonly image: { readonly src: string; readonly srcSet: string } | null;
  /** The product item, as JSON text. */
  readonly json: string;
  /** Null where it could lead nowhere. */
  readonly action: CardAction | null;
  /** The content of its tags, from a server; they draw it themselves otherwise. */
  readonly printed: PrintedCard | null;
}

/** The widths of a card's picture on phones and desktops, at one and two pixels a point. */
const FORMATS = ['300w', '500w', '750w', '1000w'] as const;
const [, USUAL_FORMAT] = FORMATS;

/**
 * Prepares the cards of products. What is no product is left out.
 * @param items product items
 * @param fallbackCurrency of documents that name none
 * @param cardOnServer draws the tags of a card on a server
 * Source: docs/behaviour/product-lists.md §5.5
 */
export function shownCards(
  items: readonly JsonObject[],
  fallbackCurrency: CurrencyCode,
  cardOnServer?: (item: JsonObject) => PrintedCard,
): readonly ShownCard[] {
  return items.flatMap((item) => {
    // The card's own tags report what is wrong with a document.
    const product = parseProduct(item, { fallbackCurrency, report: () => undefined });
    return product === null ? [] : [{ ...cardOf(product, item), printed: cardOnServer?.(item) ?? null }];
  });
}

function cardOf(product: Product, item: JsonObject): Omit<ShownCard, 'printed'> {
  const { id, title, url, image } = product;
  return {
    ...{ id, title, url },
    image: image && {
      src: formatUrl(image.assetUrl, USUAL_FORMAT),
      srcSet: image.assetUrl.startsWith('data:') ? '' : srcset(image.assetUrl, FORMATS),
    },
    json: JSON.stringify(item),
    action: actionOf(product),
  };
}

function actionOf(product: Product): CardAction | null {
  const { title, url, options, isSubscribable, subscribing, additionalFieldsFormId } = product;
  const isSimple = options.length === 0 && !isSubscribable && subscribing === null && !additionalFieldsFormId;
  if (isSimple && !isSoldOut(product)) return { does: 'add' };
  if (url === null) return null;
  const [text, label] =
    options.length > 0 && !isSoldOut(product)
      ? [CHOOSING_WORDS.chooseOptions, PRODUCT_LIST_WORDS.chooseOptionsOf]
      : [PRODUCT_LIST_WORDS.viewProduct, PRODUCT_LIST_WORDS.viewProductOf];
  return { does: 'open', text, label: fill(label, { title }) };
}

/** The texts that an author's template may show. Source: docs/behaviour/product-lists.md §5.5 */
export const CARD_TEXTS: Readonly<Record<string, (item: JsonObject) => string>> = {
  title: (item) => fieldsOf(item).trimmed('title') ?? '',
  excerpt: (item) => fieldsOf(item).trimmed('excerpt') ?? '',
  categories: (item) =>
    fieldsOf(item)
      .list('categories', (name) => (typeof name === 'string' ? name : undefined))
      .join(', '),
};
