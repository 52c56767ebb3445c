import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';

/** A product as the seeds of the backends read it. */
export interface SeedProduct {
  /** Its slug or handle. */
  readonly itemId: string;
  readonly title: string;
  readonly isDigital: boolean;
  readonly variants: readonly SeedVariant[];
}

interface SeedVariant {
  readonly sku: string;
  readonly priceCents: number;
  /** Null without a limit. */
  readonly quantityInStock: number | null;
  /** Option → value; none for a product of a single variant. */
  readonly attributes: Readonly<Record<string, string>>;
}

type Row = Omit<SeedVariant, 'attributes' | 'quantityInStock'> &
  Partial<Pick<SeedVariant, 'attributes'>> &
  Pick<SeedProduct, 'itemId' | 'title'> & { readonly isDigital?: boolean; readonly quantityInStock?: number };

/** What every backend sells: the products of the cart suite, and a coupon of ten percent off the whole order. */
export const SEED = {
  products: productsOf(SUITE_CATALOG),
  coupon: { code: 'TEN', percent: 10 },
  /** Where a backend has collections apart from categories, the category is one of them, too. */
  collection: { handle: 'tableware', title: 'Tableware', itemIds: ['mug', 'print'] },
  /** Below the collection. */
  category: { handle: 'pottery', title: 'Pottery', itemIds: ['mug'] },
};

function productsOf(rows: readonly Row[]): readonly SeedProduct[] {
  const itemIds = [...new Set(rows.map(({ itemId }) => itemId))];
  return itemIds.map((itemId) => {
    const own = rows.filter((row) => row.itemId === itemId);
    const [{ title, isDigital = false }] = own as [Row];
    const variants = own.map(({ sku, priceCents, quantityInStock = null, attributes = {} }) => ({
      sku,
      priceCents,
      quantityInStock,
      attributes,
    }));
    return { itemId, title, isDigital, variants };
  });
}
