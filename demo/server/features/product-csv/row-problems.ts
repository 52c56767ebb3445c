import type { Field, FileColumns } from './layouts.ts';
import type { MergedProduct } from './merge-product.ts';
import type { ProductDraft, RowProblem } from './product-draft.ts';

/** The field of a product → what its column holds. */
const COLUMN_OF: Readonly<Record<string, Field>> = {
  title: 'title',
  excerpt: 'excerpt',
  body: 'body',
  tags: 'tags',
  slug: 'slug',
  collectionId: 'store',
  productType: 'kind',
  options: 'optionName1',
  sku: 'sku',
  price: 'price',
  salePrice: 'salePrice',
  stock: 'stock',
};

/** A problem with the column that it is about. */
export interface PlacedProblem extends Pick<RowProblem, 'line' | 'text'> {
  readonly field: Field | undefined;
}

/**
 * Finds the lines of the problems of a product.
 * @param problems sentences by field, such as `title` or `variants.2.sku`
 * @param draft the product of the file
 * @param merged what was checked
 * @param columns of the file
 */
export function toRowProblems(
  problems: Readonly<Record<string, string>>,
  draft: ProductDraft,
  { rows }: Pick<MergedProduct, 'rows'>,
  { fields }: Pick<FileColumns, 'fields'>,
): readonly PlacedProblem[] {
  return Object.entries(problems).map(([name, text]) => {
    const [group = '', index, part = ''] = name.split('.');
    const isOfVariant = group === 'variants';
    const field = isOfVariant ? COLUMN_OF[part] : COLUMN_OF[group];
    const line = isOfVariant ? rows[Number(index)]?.line : undefined;
    // Shopify's sale price is in the column of the price.
    const isElsewhere = field === 'salePrice' && !fields.has('salePrice');
    return { line: line ?? draft.line, field: isElsewhere ? 'price' : field, text };
  });
}
