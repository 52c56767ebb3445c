import { fieldsOf, isSameJson, type JsonObject, ownValue } from '../../core/json/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';
import { CARD_TEXTS, shownCards, type ShownCard } from './cards.ts';

/** A product's copy of the template. */
interface Copy {
  readonly item: JsonObject;
  readonly node: HTMLElement;
}

/** What fills the author's nodes. */
export interface TemplateParts {
  readonly template: HTMLTemplateElement;
  readonly currency: CurrencyCode;
}

/**
 * The products of a list as copies of the author's template, each inside a `store-product`. Products that stay keep their
 * nodes, with what was typed in them.
 * Source: docs/behaviour/product-lists.md §5.5
 */
export class TemplateCards {
  #copies: ReadonlyMap<string, Copy> = new Map();
  #template: HTMLTemplateElement | null = null;

  /**
   * Shows products.
   * @param list the parent of the copies
   * @param items product items
   * @param parts the template and the currency
   * @returns the element of each product
   */
  show(
    list: Element,
    items: readonly JsonObject[],
    { template, currency }: TemplateParts,
  ): readonly HTMLElement[] {
    const known: ReadonlyMap<string, Copy> = template === this.#template ? this.#copies : new Map();
    const cards = new Map(shownCards(items, currency).map((card) => [card.id, card]));
    const copies = items.flatMap((item): readonly (readonly [string, Copy])[] => {
      const card = cards.get(fieldsOf(item).trimmed('id') ?? '');
      if (!card) return [];
      const copy = known.get(card.id);
      const isSame = copy !== undefined && isSameJson(copy.item, item);
      return [[card.id, isSame ? copy : { item, node: copyOf(template, item, card) }]];
    });
    this.#template = template;
    this.#copies = new Map(copies);
    const nodes = [...this.#copies.values()].map(({ node }) => node);
    place(list, nodes);
    return nodes;
  }
}

/** What is in its place stays there: moving a node ends its animations, and reloads its frames. */
function place(list: Element, nodes: readonly Element[]): void {
  const wanted = new Set<Node>(nodes);
  for (const node of [...list.childNodes]) if (!wanted.has(node)) node.remove();
  for (const [index, node] of nodes.entries())
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
}

function copyOf(template: HTMLTemplateElement, item: JsonObject, card: ShownCard): HTMLElement {
  // Imported, so that custom elements in it are upgraded.
  const content = document.importNode(template.content, true);
  const [first] = content.children;
  const isItem = content.childElementCount === 1 && first instanceof HTMLLIElement;
  const node = isItem ? first : document.createElement('li');
  const product = document.createElement('store-product');
  product.append(...(isItem ? first.childNodes : content.childNodes));
  fillTexts(product, item);
  fillPlaces(product, card);
  // An attribute, so that it works before the tag is defined.
  product.setAttribute('product', card.json);
  node.append(product);
  return node;
}

function fillTexts(product: Element, item: JsonObject): void {
  for (const node of product.querySelectorAll<HTMLElement>('[data-store-text]'))
    node.textContent = ownValue(CARD_TEXTS, node.dataset['storeText'] ?? '')?.(item) ?? '';
}

function fillPlaces(product: Element, { id, title, url, image }: ShownCard): void {
  for (const link of product.querySelectorAll<HTMLElement>('[data-store-link]')) {
    if (url === null) link.removeAttribute('href');
    else link.setAttribute('href', url);
  }
  for (const trigger of product.querySelectorAll<HTMLElement>('[data-store-quick-view=""]'))
    trigger.setAttribute('data-store-quick-view', id);
  for (const picture of product.querySelectorAll<HTMLImageElement>('img[data-store-image]')) {
    if (!image) {
      picture.remove();
      continue;
    }
    picture.srcset = image.srcSet;
    picture.src = image.src;
    if (!picture.hasAttribute('alt')) picture.alt = title;
  }
}
