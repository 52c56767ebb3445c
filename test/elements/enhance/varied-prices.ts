import { teeProduct } from '../../../elements/testing.ts';
import { byRole } from '../../support/by-role.ts';
import { COLOR, select, SIZE } from './product-form.ts';

/** The tee, each variant at another price; the last one on sale. */
export function variedTee(salePrice: string) {
  const variants = teeProduct.structuredContent.variants.map((variant, index) => ({
    ...variant,
    priceMoney: {
      value: index === 3 && Number(salePrice) > 23 ? '2300.00' : `${20 + index}.00`,
      currency: 'USD',
    },
    ...(index === 3 && { onSale: true, salePriceMoney: { value: salePrice, currency: 'USD' } }),
  }));
  return { ...teeProduct, structuredContent: { ...teeProduct.structuredContent, variants } };
}

/** The text of the first printed price, without the space of its markup. */
export function priceIn(page: ParentNode): string {
  return page.querySelector('.product-price')!.textContent.replace(/\s+/g, ' ').trim();
}

/** Chooses a variant of the tee; empty texts choose nothing. */
export function choose(page: ParentNode, color: string, size: string): void {
  select(byRole(page, COLOR), color);
  select(byRole(page, SIZE), size);
}

/** Copies the card of a page, as sliders do, and inserts the copy after it. */
export function copyCard(page: ParentNode): HTMLElement {
  const copy = page.querySelector('article')!.cloneNode(true) as HTMLElement;
  page.append(copy);
  return copy;
}
