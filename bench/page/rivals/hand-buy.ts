import { readVariants, type Item } from './read-variants.ts';

interface HandBuyParts {
  readonly item: Item;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Writes the selling part of a page as a careful developer does: plain markup that posts a form, and its variants.
 * @param parts the product, and the form's hidden fields
 */
export function handBuy({ item, fields }: HandBuyParts): string {
  const variants = readVariants(item);
  const [first] = variants;
  const before = first?.originalPrice ? ` <s class="original-price">${first.originalPrice}</s>` : '';
  const options = item.structuredContent.variantOptionOrdering.map((name) => {
    const values = new Set(variants.map(({ attributes }) => attributes[name]));
    const listed = [...values].map((value) => `<option value="${value}">${value}</option>`).join('');
    return `<label>${name}<select name="option.${name}"><option value="">Select ${name}</option>${listed}</select></label>`;
  });
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<hand-buy class="buy-form"><p class="product-price">${first?.price}${before}</p>
<form method="post" action="/cart/entries">${hidden.join('')}${options.join('')}
<div class="buy-actions"><label>Quantity<input name="quantity" inputmode="numeric" autocomplete="off" value="1"></label>
<button>Add To Cart</button></div></form>
<script type="application/json">${JSON.stringify(variants).replaceAll('<', String.raw`\u003c`)}</script></hand-buy>`;
}
