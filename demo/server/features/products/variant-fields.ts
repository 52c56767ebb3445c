import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { fieldOf, type FormValues } from '../../platform/http/read-form.ts';
import type { EditedProduct } from './edited-product.ts';
import type { FormField } from '../../platform/owner/index.ts';
import { PRODUCT_LIMITS as LIMITS } from './product-limits.ts';
import { countRows } from './read-rows.ts';
import type { Maker, VariantFields, VariantsTable } from './section-parts.ts';

/**
 * Makes the controls of a variant.
 * @param maker what was typed, and makes the controls
 * @param index its row
 * @param of its values, for the labels in a table; '' for the only variant
 */
export function variantFields(maker: Maker, index: number, of: string): readonly FormField[] {
  const { make, productType, isSubscribed } = maker;
  const name = (part: string): string => `variants.${index}.${part}`;
  const label = (text: string): string => (of === '' ? text : `${text} of ${of}`);
  const isCounted = KIND_RULES[kindOfCode(productType)].stock === 'counted';
  return [
    make(name('price'), { label: label('Price'), isShort: true, isRequired: true }),
    make(name('salePrice'), {
      label: label('Sale price'),
      isShort: true,
      ...(of === '' && { hint: 'Empty without a sale.' }),
    }),
    ...(isSubscribed
      ? [make(name('payment'), { label: label('Price by subscription'), isShort: true })]
      : []),
    make(name('sku'), {
      label: label('SKU'),
      maxLength: LIMITS.skuLength,
      ...(of === '' && { hint: 'Leave it empty to have one made.' }),
    }),
    ...(isCounted
      ? [
          make(name('stock'), { label: label('In stock'), isShort: true }),
          make(name('unlimited'), { label: label('Unlimited'), isBox: true }),
        ]
      : []),
  ];
}

/**
 * Makes the table of variants.
 * @param maker what was typed, and makes the controls
 * @param current the product as it is stored
 */
export function variantsTable(maker: Maker, current: EditedProduct): VariantsTable {
  const { values, make, isSubscribed } = maker;
  const titles = new Map(
    current.variants.map(({ sku, attributes }) => [
      sku,
      current.options.map((option) => attributes[option] ?? '').join(' / '),
    ]),
  );
  const columns = ['Price', 'Sale price', ...(isSubscribed ? ['By subscription'] : []), 'SKU'];
  const heads = [...columns, 'In stock', 'Unlimited', 'Remove'];
  const rows: VariantFields[] = [];
  for (let index = 0; index < countRows(values); index += 1) {
    const name = (part: string): string => `variants.${index}.${part}`;
    const title = titles.get(fieldOf(values, name('was')));
    if (title === undefined) continue;
    const remove = make(name('remove'), { label: `Remove ${title}`, isBox: true });
    const cells = [...variantFields(maker, index, title), remove];
    rows.push({
      title,
      hidden: hiddenOf(values, index),
      cells: cells.map((cell, column) => ({ ...cell, head: heads[column] ?? '' })),
    });
  }
  return { heads: ['Variant', ...heads], rows };
}

/**
 * Lists the hidden controls of a variant: which one it is, and the stock that the owner sees.
 * @param values the values of the form
 * @param index its row
 */
export function hiddenOf(values: FormValues, index: number): VariantFields['hidden'] {
  return ['was', 'seen'].map((part) => {
    const name = `variants.${index}.${part}`;
    return { name, value: fieldOf(values, name) };
  });
}
