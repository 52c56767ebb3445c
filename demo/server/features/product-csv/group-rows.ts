import { toUrlId } from '../../../../owner/rules/index.ts';
import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { FALLBACK_TITLE } from '../products/index.ts';
import { URL_ID } from '../../platform/shared/url-id.ts';
import type { Field, FileColumns } from './layouts.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { AddProblem, ProductDraft, RowProblem } from './product-draft.ts';
import {
  answerIn,
  type CellReader,
  createCellReader,
  isVariantRow,
  kindIn,
  readVariant,
} from './read-cells.ts';
import type { CsvRow } from './read-csv.ts';
import { IMPORT_TEXTS } from './texts.ts';

const OPTION_NUMBERS = Array.from({ length: IMPORT_LIMITS.options }, (_, index) => index + 1);
/** Shopify's option of a product that has none. */
const NO_OPTION = { name: 'Title', value: 'Default Title' } as const;

/** A product of a file, and what is wrong with its rows. */
export interface ReadProduct {
  readonly draft: ProductDraft;
  readonly problems: readonly RowProblem[];
}

/** The rows of one product. */
export interface RowGroup {
  readonly rows: readonly CsvRow[];
}

/**
 * Finds the rows that belong together: by id, URL or title, or none of them after the first row of their product.
 * @param columns of the file
 * @param rows all of them
 * @param productOfSku the product of a sku; asked where a file has no other columns that name a product
 * Source: docs/behaviour/reference-store.md §28.4
 */
export function groupRows(
  columns: FileColumns,
  rows: readonly CsvRow[],
  productOfSku: ReadonlyMap<string, string>,
): readonly RowGroup[] {
  const { cellOf } = createCellReader(columns);
  const hasOnlySkus = isKnownBySkus(columns);
  const groups = new Map<string, CsvRow[]>();
  let last: CsvRow[] | undefined;
  for (const row of rows) {
    const sku = cellOf(row, 'sku') ?? '';
    const key = hasOnlySkus
      ? `sku ${productOfSku.get(sku) ?? sku}`
      : keyOf((field) => cellOf(row, field) ?? '');
    const group = (key === undefined ? last : groups.get(key)) ?? [];
    if (group.length === 0) groups.set(key ?? `line ${row.line}`, group);
    group.push(row);
    last = group;
  }
  return [...groups.values()].map((group) => ({ rows: group }));
}

/**
 * Checks whether a file names products by their skus alone.
 * @param columns of the file
 */
export function isKnownBySkus({ fields }: FileColumns): boolean {
  return !fields.has('id') && !fields.has('slug') && !fields.has('title');
}

function keyOf(textOf: (field: Field) => string): string | undefined {
  const [id, slug, title] = [textOf('id'), textOf('slug'), textOf('title')];
  if (id !== '') return `id ${id}`;
  // Two pages of a Squarespace site may have a product with the same URL.
  if (slug !== '') return `slug ${slug}`;
  return title === '' ? undefined : `title ${slugIn(title)}`;
}

/**
 * Makes the end of a product's URL.
 * @param text a title, or a URL of another shop
 */
export function slugIn(text: string): string {
  return URL_ID.test(text) && text.length > 2
    ? text
    : toUrlId(text, { fallback: FALLBACK_TITLE, isTaken: () => false });
}

/**
 * Reads the rows of a product.
 * @param columns of the file
 * @param group its rows
 * Source: docs/behaviour/reference-store.md §28.3, §28.4
 */
export function readProduct(columns: FileColumns, { rows }: RowGroup): ReadProduct {
  const reader = createCellReader(columns);
  const problems: RowProblem[] = [];
  const add: AddProblem = (line, field, text) => {
    const column = field === undefined ? '' : (columns.fields.get(field)?.heading ?? '');
    if (problems.length < IMPORT_LIMITS.problemsPerProduct) problems.push({ line, column, text });
  };
  for (const row of rows)
    if (row.cells.slice(columns.width).some((cell) => cell !== ''))
      add(row.line, undefined, IMPORT_TEXTS.tooManyCells);
  const pick = (field: Field): string | undefined => pickOne(reader, rows, { field, add });
  const line = rows[0]?.line ?? 0;
  const words = wordsOf(pick);
  if (!words.id && !words.slug && !words.title && !isKnownBySkus(columns))
    add(line, undefined, IMPORT_TEXTS.noIdentity);
  const optionNames = optionNamesOf(reader, rows, pick);
  const draft: ProductDraft = {
    line,
    rowCount: rows.length,
    ...words,
    ...kindOf(pick, { line, add }),
    ...publishedOf(reader, rows, add),
    ...(optionNames && { options: optionNames.filter((name) => name !== '') }),
    variants: rows
      .filter((row) => isVariantRow(reader, row))
      .map((row) => readVariant(reader, row, { optionNames, add })),
  };
  return { draft, problems };
}

type PickText = (field: Field) => string | undefined;

/** A blank title or text is one, a blank id, URL or store is not. */
function wordsOf(pick: PickText) {
  const [id, slug, store] = (['id', 'slug', 'store'] as const).map(pick);
  const texts = (['title', 'excerpt', 'body', 'tags'] as const).flatMap((name) => {
    const text = pick(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    ...(id && { id }),
    ...(slug && { slug: slugIn(slug) }),
    ...(store && { store }),
    ...(Object.fromEntries(texts) as Pick<ProductDraft, 'title' | 'excerpt' | 'body' | 'tags'>),
  };
}

/** The first value; a later one may repeat it. */
function pickOne(
  { cellOf }: CellReader,
  rows: readonly CsvRow[],
  { field, add }: { readonly field: Field; readonly add: AddProblem },
): string | undefined {
  let first: { readonly line: number; readonly text: string } | undefined;
  let found: string | undefined;
  for (const row of rows) {
    const text = cellOf(row, field);
    found ??= text;
    if (text === undefined || text === '') continue;
    first ??= { line: row.line, text };
    if (text !== first.text) add(row.line, field, IMPORT_TEXTS.otherValue(first.line));
  }
  return first?.text ?? found;
}

/** By their number, '' for none; undefined if the file has no options. */
function optionNamesOf(
  { columns, cellOf }: CellReader,
  rows: readonly CsvRow[],
  pick: PickText,
): readonly string[] | undefined {
  const isThere = OPTION_NUMBERS.some((number) => columns.fields.has(`optionName${number}`));
  if (!isThere) return undefined;
  const names = OPTION_NUMBERS.map((number) => pick(`optionName${number}`) ?? '');
  const isNone =
    columns.layout === 'shopify' &&
    names[0] === NO_OPTION.name &&
    rows.every((row) => ['', NO_OPTION.value].includes(cellOf(row, 'optionValue1') ?? ''));
  // Without the name its value is not read.
  return isNone ? [] : names;
}

function kindOf(
  pick: PickText,
  { line, add }: { readonly line: number; readonly add: AddProblem },
): Partial<ProductDraft> {
  const kind = pick('kind') ?? '';
  if (kind !== '') {
    const productType = kindIn(kind);
    if (productType === undefined) add(line, 'kind', IMPORT_TEXTS.badKind);
    return productType === undefined ? {} : { productType };
  }
  return pick('isGiftCard')?.toLowerCase() === 'true' ? { productType: PRODUCT_TYPES['gift-card'] } : {};
}

function publishedOf(reader: CellReader, rows: readonly CsvRow[], add: AddProblem): Partial<ProductDraft> {
  const answers = rows
    .flatMap((row) => [
      answerIn(reader, row, { field: 'isPublished', add }),
      answerIn(reader, row, { field: 'status', add }),
    ])
    .filter((answer) => answer !== undefined);
  return answers.length === 0 ? {} : { isPublished: answers.every(Boolean) };
}
