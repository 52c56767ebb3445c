/** The catalog in the format that Vendure imports. */

const COLUMNS = [
  'name',
  'slug',
  'description',
  'assets',
  'facets',
  'optionGroups',
  'optionValues',
  'sku',
  'price',
  'taxCategory',
  'stockOnHand',
  'trackInventory',
  'variantAssets',
  'variantFacets',
];

/**
 * Writes the catalog as CSV; a product's first line names it, the next lines are its other variants.
 * @param {readonly object[]} catalog the products
 * @param {boolean} hasDigitalField whether variants have the custom field `isDigital`
 */
export function productsCsv(catalog, hasDigitalField) {
  const columns = hasDigitalField ? [...COLUMNS, 'variant:isDigital'] : COLUMNS;
  const rows = catalog.flatMap(({ itemId, title, isDigital, variants }) =>
    variants.map(({ sku, priceCents, quantityInStock, attributes }, index) => ({
      ...(index === 0 && {
        name: title,
        slug: itemId,
        description: title,
        optionGroups: Object.keys(attributes).join('|'),
      }),
      optionValues: Object.values(attributes).join('|'),
      variantFacets: Object.entries(attributes)
        .map((pair) => pair.join(':'))
        .join('|'),
      sku,
      price: (priceCents / 100).toFixed(2),
      taxCategory: 'standard',
      stockOnHand: quantityInStock ?? 0,
      trackInventory: quantityInStock !== null,
      'variant:isDigital': isDigital,
    })),
  );
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');
}
