import { decimalFromMinor } from '../../../../core/money/index.ts';
import type { CsvTable } from '../../platform/http/answer-csv.ts';
import type { Database } from '../../platform/database/tables.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import {
  type ChangedVariant,
  findEditedProducts,
  SOLD_KINDS,
  type StoredProduct,
  wordsText,
} from '../products/index.ts';
import { type Field, OWN_COLUMNS } from './layouts.ts';
import { readRooms, type StoreRooms } from './store-rooms.ts';

const BATCH_SIZE = 100;

/**
 * Builds a table of all products in the layout of the store, with a row per variant.
 * @param db the store's database; no transaction is held while the rows are read
 * @param origin of the URLs of pictures; '' if it is unknown, then they stay as they are stored
 * Source: docs/behaviour/reference-store.md §28.2
 */
export async function tableOfProducts(db: Database, origin: string): Promise<CsvTable> {
  const rooms = await readRooms(db);
  return { head: OWN_COLUMNS.map(([heading]) => heading), rows: rowsOf(db, { rooms, origin }) };
}

interface TableParts {
  readonly rooms: StoreRooms;
  readonly origin: string;
}

async function* rowsOf(db: Database, parts: TableParts): CsvTable['rows'] {
  for (let last = ''; ;) {
    const next = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    const ids = next.map(({ id }) => id);
    const products = await findEditedProducts(db, ids);
    if (ids.length > 0) yield ids.flatMap((id) => linesOf(products.get(id), parts));
    if (ids.length < BATCH_SIZE) return;
    last = ids.at(-1) ?? '';
  }
}

/** Only the first row has the texts; id and URL are in each. */
function linesOf(product: StoredProduct | undefined, parts: TableParts): readonly (readonly string[])[] {
  if (product === undefined) return [];
  return product.variants.map((variant, index) => {
    const cells = { ...(index === 0 && firstCells(product, parts)), ...variantCells(product, variant) };
    return OWN_COLUMNS.map(([, field]) => cells[field] ?? '');
  });
}

type Cells = Partial<Record<Field, string>>;

function firstCells(product: StoredProduct, { rooms, origin }: TableParts): Cells {
  const { title, productType, collectionId, isPublished, excerpt, body, tags } = product;
  const { mainImage, images = [] } = product;
  return {
    title,
    kind: SOLD_KINDS.find(({ code }) => code === productType)?.kind ?? '',
    store: rooms.find(collectionId)?.urlId ?? '',
    isPublished: isPublished ? 'yes' : 'no',
    excerpt,
    body,
    tags: wordsText(tags),
    pictures: [mainImage ?? [], images]
      .flat()
      .map(({ assetUrl }) => (origin === '' ? assetUrl : new URL(assetUrl, origin).href))
      .join(' '),
  };
}

function variantCells({ id, slug, options }: StoredProduct, variant: ChangedVariant): Cells {
  const { sku, attributes, priceCents, salePriceCents, stock } = variant;
  const cells: Cells = {
    id,
    slug,
    sku,
    price: decimalFromMinor(priceCents, CURRENCY),
    salePrice: salePriceCents === null ? '' : decimalFromMinor(salePriceCents, CURRENCY),
    stock: stock === null ? 'Unlimited' : String(stock),
  };
  for (const [index, name] of options.entries()) {
    cells[`optionName${index + 1}`] = name;
    cells[`optionValue${index + 1}`] = Object.hasOwn(attributes, name) ? (attributes[name] ?? '') : '';
  }
  return cells;
}
