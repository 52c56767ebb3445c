import { PRODUCT_TYPES, type ProductTypeCode } from '../../../../core/enumerations/index.ts';
import { withFormulas } from '../../platform/http/csv-cell.ts';
import { centsIn, SOLD_KINDS, stockIn } from '../products/index.ts';
import type { Field, FileColumns } from './layouts.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { AddProblem, VariantDraft } from './product-draft.ts';
import type { CsvRow } from './read-csv.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** Reads the cell of a row: '' for a blank one, undefined without such a column. */
export type CellOf = (row: CsvRow, field: Field) => string | undefined;

/** What rows are read with. */
export interface CellReader {
  readonly columns: FileColumns;
  readonly cellOf: CellOf;
}

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', '1', 'active'].map((word): [string, boolean] => [word, true]),
  ...['no', 'false', '0', 'draft', 'archived', 'unlisted'].map((word): [string, boolean] => [word, false]),
]);
const OPTION_NUMBERS = Array.from({ length: IMPORT_LIMITS.options }, (_, index) => index + 1);
const OF_VARIANTS: readonly Field[] = [
  ...OPTION_NUMBERS.map((number): Field => `optionValue${number}`),
  ...(['sku', 'price', 'comparePrice', 'salePrice', 'stock'] as const),
];

/**
 * Creates a reader of cells. Files of the store have an apostrophe before what looks like a formula.
 * @param columns of the file
 */
export function createCellReader(columns: FileColumns): CellReader {
  return {
    columns,
    cellOf: (row, field) => {
      const column = columns.fields.get(field);
      if (column === undefined) return undefined;
      const cell = row.cells[column.index] ?? '';
      return columns.layout === 'own' ? withFormulas(cell) : cell;
    },
  };
}

/**
 * Checks whether a row describes a variant: other rows of a product only name further pictures.
 * @param reader of the file
 * @param row the row
 */
export function isVariantRow({ cellOf }: CellReader, row: CsvRow): boolean {
  return OF_VARIANTS.some((field) => (cellOf(row, field) ?? '') !== '');
}

/**
 * Reads the row of a variant.
 * @param reader of the file
 * @param row the row
 * @param parts the names of the options by their number, and where problems are added
 * Source: docs/behaviour/reference-store.md §28.3, §28.4
 */
export function readVariant(
  reader: CellReader,
  row: CsvRow,
  { optionNames, add }: { readonly optionNames: readonly string[] | undefined; readonly add: AddProblem },
): VariantDraft {
  const sku = reader.cellOf(row, 'sku');
  return {
    line: row.line,
    ...(sku !== undefined && sku !== '' && { sku }),
    ...(optionNames && { values: valuesIn(reader, row, { optionNames, add }) }),
    ...pricesIn(reader, row, add),
    ...stockOf(reader, row, add),
  };
}

function valuesIn(
  { cellOf }: CellReader,
  row: CsvRow,
  { optionNames, add }: { readonly optionNames: readonly string[]; readonly add: AddProblem },
): VariantDraft['values'] {
  return optionNames.flatMap((name, index): (readonly [string, string])[] => {
    const value = cellOf(row, `optionValue${index + 1}`) ?? '';
    if (name !== '') return [[name, value]];
    if (value !== '') add(row.line, `optionName${index + 1}`, IMPORT_TEXTS.noOptionName);
    return [];
  });
}

type Prices = Pick<VariantDraft, 'priceCents' | 'salePriceCents'>;

function pricesIn(reader: CellReader, row: CsvRow, add: AddProblem): Prices {
  const priceOf = (field: Field): number | undefined => {
    const text = reader.cellOf(row, field) ?? '';
    if (text === '') return undefined;
    const cents = centsIn(text);
    if (cents === undefined) add(row.line, field, IMPORT_TEXTS.badPrice);
    return cents;
  };
  const priceCents = priceOf('price');
  if (reader.columns.fields.has('comparePrice')) {
    const compareCents = priceOf('comparePrice');
    if (priceCents === undefined) return {};
    if (compareCents === undefined || compareCents <= priceCents) return { priceCents, salePriceCents: null };
    return { priceCents: compareCents, salePriceCents: priceCents };
  }
  const saleCents = priceOf('salePrice');
  const hasSale = reader.columns.fields.has('salePrice');
  const isOnSale =
    answerIn(reader, row, { field: 'isOnSale', add }) ?? !reader.columns.fields.has('isOnSale');
  return {
    ...(priceCents !== undefined && { priceCents }),
    ...(hasSale && { salePriceCents: isOnSale ? (saleCents ?? null) : null }),
  };
}

function stockOf(reader: CellReader, row: CsvRow, add: AddProblem): Pick<VariantDraft, 'stock'> {
  const text = reader.cellOf(row, 'stock');
  const isEndless =
    reader.cellOf(row, 'policy')?.toLowerCase() === 'continue' || reader.cellOf(row, 'tracker') === '';
  if (isEndless) return { stock: null };
  if (text === undefined || text === '') return {};
  const isOwn = reader.columns.layout !== 'shopify';
  if (isOwn && text.toLowerCase() === 'unlimited') return { stock: null };
  const stock = stockIn({ stock: text, unlimited: '' });
  if (stock === undefined) {
    add(row.line, 'stock', isOwn ? IMPORT_TEXTS.badStock : IMPORT_TEXTS.badStockNumber);
    return {};
  }
  return { stock };
}

/**
 * Reads a cell that says yes or no.
 * @param reader of the file
 * @param row the row
 * @param parts the column, and where problems are added
 * @returns undefined for a blank one
 */
export function answerIn(
  { cellOf }: CellReader,
  row: CsvRow,
  { field, add }: { readonly field: Field; readonly add: AddProblem },
): boolean | undefined {
  const text = (cellOf(row, field) ?? '').toLowerCase();
  if (text === '') return undefined;
  const answer = ANSWERS.get(text);
  if (answer === undefined) add(row.line, field, IMPORT_TEXTS.badAnswer);
  return answer;
}

/**
 * Reads the kind of a product.
 * @param text such as "physical", "GIFT_CARD", "Gift card"
 * @returns undefined for an unknown one
 */
export function kindIn(text: string): ProductTypeCode | undefined {
  const name = text.toLowerCase().replaceAll(/[\s_]+/g, '-');
  return SOLD_KINDS.find(({ kind }) => kind === name)?.code;
}

/** The kind of a new product whose file does not say it. */
export const USUAL_KIND = PRODUCT_TYPES.physical;
