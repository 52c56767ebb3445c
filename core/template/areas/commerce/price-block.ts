/** What stands in a price block. Source: template language §13.3 */
export type Price =
  | { readonly kind: 'none' }
  | { readonly kind: 'from' | 'normal'; readonly text: string }
  | { readonly kind: 'sale'; readonly sale: string; readonly original: string };

/** What a reader that sees no strike-through is told. */
export interface PriceLabels {
  readonly sale: string;
  readonly original: string;
}

/** No price at all. */
export const NO_PRICE: Price = { kind: 'none' };

/**
 * Prints a price block, with the line feeds of the existing engine.
 * @param name the block's class
 * @param price what stands in it
 * @param labels the two hidden labels of a sale, as markup
 * @returns markup
 * Source: template language §13.3
 */
export function printPriceBlock(name: string, price: Price, labels: PriceLabels): string {
  return `\n\n\n<div class="${name}">\n${printPrice(price, labels)}\n</div>`;
}

function printPrice(price: Price, labels: PriceLabels): string {
  switch (price.kind) {
    case 'none':
      return '';
    case 'normal':
      return price.text;
    case 'from':
      return `${price.text}\n`;
    case 'sale':
      return `<span class="visually-hidden v6-visually-hidden">${labels.sale}</span>${price.sale} <span class="visually-hidden v6-visually-hidden">${labels.original}</span><span class="original-price">${price.original}</span>\n`;
  }
}
