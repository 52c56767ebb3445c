import { setImmediate as nextTurn } from 'node:timers/promises';

import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { type CheckedProduct, createCheck } from './check-products.ts';
import { decodeFile } from './decode-file.ts';
import { fieldProblem, fileProblem } from './file-problem.ts';
import { groupRows, isKnownBySkus, readProduct, type ReadProduct } from './group-rows.ts';
import { type FileColumns, type LayoutName, recognizeColumns } from './layouts.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { findProductsOfSkus } from './match-products.ts';
import { type CsvFile, readCsv } from './read-csv.ts';
import { readRooms } from './store-rooms.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** A file that the owner sends, and how it is imported. */
export interface SentFile {
  readonly bytes: Uint8Array;
  /** Id of the store of new products that name none. */
  readonly collectionId: string;
  /** Whether products that do not fit into a store go to further ones. */
  readonly makesStores: boolean;
}

/** A file, read and checked. */
export interface ReadImport {
  readonly layout: LayoutName;
  readonly rowCount: number;
  readonly warnings: readonly string[];
  readonly products: readonly CheckedProduct[];
}

const SHOWN_COLUMNS = 12;
/** Of the heading of a column that is not imported: a page names it. */
const SHOWN_LENGTH = 60;

/**
 * Reads and checks a file in slices, so that other requests have their turn. Nothing is written.
 * @param db the store's database
 * @param sent the file
 * @throws Refusal 400 with a sentence for the field `file` or `collectionId`
 * Source: docs/behaviour/reference-store.md §28.1, §28.5
 */
export async function readImport(db: Database, sent: SentFile): Promise<ReadImport> {
  const rooms = await readRooms(db);
  const chosen = rooms.find(sent.collectionId);
  if (chosen === undefined) throw fieldProblem('collectionId', IMPORT_TEXTS.unknownStore);
  const file = await readCsv(decodeFile(sent.bytes));
  const columns = columnsOf(file);
  const groups = groupRows(columns, file.rows, await productsOfSkus(db, columns, file));
  const check = createCheck(db, { columns, rooms, chosen, makesStores: sent.makesStores });
  const products: CheckedProduct[] = [];
  for (let start = 0; start < groups.length; start += IMPORT_LIMITS.checkedAtOnce) {
    const reads: ReadProduct[] = [];
    for (const group of groups.slice(start, start + IMPORT_LIMITS.checkedAtOnce))
      reads.push(readProduct(columns, group));
    products.push(...(await check(reads)));
    await nextTurn();
  }
  return {
    layout: columns.layout,
    rowCount: file.rows.length,
    warnings: [
      ...warningsOf(columns, products),
      ...(products.some(isNewDownload) ? [IMPORT_TEXTS.warnings.downloads] : []),
    ],
    products,
  };
}

function columnsOf({ head }: CsvFile): FileColumns {
  const columns = recognizeColumns(head);
  if (columns === undefined) throw fileProblem(IMPORT_TEXTS.unknownLayout);
  if ('twice' in columns) throw fileProblem(IMPORT_TEXTS.columnTwice(columns.twice));
  return columns;
}

async function productsOfSkus(
  db: Database,
  columns: FileColumns,
  { rows }: CsvFile,
): Promise<ReadonlyMap<string, string>> {
  const index = columns.fields.get('sku')?.index;
  if (index === undefined || !isKnownBySkus(columns)) return new Map();
  return findProductsOfSkus(
    db,
    rows.map(({ cells }) => cells[index] ?? ''),
  );
}

function isNewDownload({ plan, draft }: CheckedProduct): boolean {
  return plan === 'new' && draft.productType === PRODUCT_TYPES.digital;
}

function warningsOf(
  { layout, fields, ignored }: FileColumns,
  products: readonly CheckedProduct[],
): readonly string[] {
  const hasUpdates = products.some(({ plan }) => plan === 'changed');
  const { warnings } = IMPORT_TEXTS;
  const pictures = fields.get('pictures')?.heading;
  return [
    ...(pictures === undefined ? [] : [warnings[layout === 'own' ? 'ownPictures' : 'pictures'](pictures)]),
    ...(fields.has('body') && layout !== 'own' ? [warnings.html] : []),
    ...(fields.has('stock') && hasUpdates ? [warnings.stock] : []),
    ...(layout === 'squarespace' && fields.has('store') ? [warnings.stores] : []),
    ...ignoredWarnings(ignored),
  ];
}

function ignoredWarnings(ignored: readonly string[]): readonly string[] {
  if (ignored.length === 0) return [];
  const names = ignored
    .slice(0, SHOWN_COLUMNS)
    .map((name) => (name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH)}…` : name))
    .join(', ');
  return [IMPORT_TEXTS.warnings.ignored(names, Math.max(0, ignored.length - SHOWN_COLUMNS))];
}
