import type { Database } from '../../platform/database/tables.ts';
import { findEditedProducts, productProblems, PRODUCT_TEXTS, type StoredProduct } from '../products/index.ts';
import { factsOf } from './facts-of.ts';
import type { ReadProduct } from './group-rows.ts';
import type { FileColumns } from './layouts.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { type Matches, matchProducts, slugOf } from './match-products.ts';
import { changesOf, type MergedProduct, mergeProduct } from './merge-product.ts';
import type { AddProblem, ProductDraft, RowProblem, VariantDraft } from './product-draft.ts';
import { toRowProblems } from './row-problems.ts';
import { furtherRoom, isFull, moveIn, type StoreRoom, type StoreRooms, wishedRoom } from './store-rooms.ts';
import type { Plan } from './tables.ts';
import { IMPORT_TEXTS } from './texts.ts';

/** A product of a file, checked. */
export interface CheckedProduct {
  readonly draft: ProductDraft;
  readonly title: string;
  readonly plan: Plan;
  readonly facts: string;
  readonly variantCount: number;
  readonly problems: readonly RowProblem[];
  readonly productId: string | undefined;
}

/** What products are checked with. */
export interface CheckParts {
  readonly columns: FileColumns;
  readonly rooms: StoreRooms;
  /** The store of new products that name none. */
  readonly chosen: StoreRoom;
  readonly makesStores: boolean;
}

/** What the file has had so far → its line. */
interface Seen {
  readonly skus: Map<string, number>;
  readonly slugs: Map<string, number>;
  readonly products: Map<string, number>;
}

/**
 * Creates a check of the products of a file against each other and against the store. Nothing is written.
 * @param db the store's database
 * @param parts columns and stores
 * @returns checks the next products, up to `checkedAtOnce`
 * Source: docs/behaviour/reference-store.md §28.5
 */
export function createCheck(
  db: Database,
  parts: CheckParts,
): (reads: readonly ReadProduct[]) => Promise<readonly CheckedProduct[]> {
  const seen: Seen = { skus: new Map(), slugs: new Map(), products: new Map() };
  return async (all) => {
    const reads = all.map((read) => ({ ...read, draft: withKnownStore(read.draft, parts) }));
    const matches = await matchProducts(
      db,
      reads.map(({ draft }) => draft),
    );
    const stored = await findEditedProducts(db, [...new Set(matches.productOf.values())]);
    const checked: CheckedProduct[] = [];
    for (const read of reads) checked.push(await checkProduct(read, { ...parts, matches, stored, seen }));
    return checked;
  };
}

/** The pages of another site are no stores of this one: their products name none. */
function withKnownStore(draft: ProductDraft, { columns, rooms }: CheckParts): ProductDraft {
  const { store, ...others } = draft;
  const isKept = columns.layout === 'own' || store === undefined || rooms.find(store) !== undefined;
  return isKept ? draft : others;
}

interface OneCheck extends CheckParts {
  readonly matches: Matches;
  readonly stored: ReadonlyMap<string, StoredProduct>;
  readonly seen: Seen;
}

async function checkProduct(read: ReadProduct, parts: OneCheck): Promise<CheckedProduct> {
  const { draft } = read;
  const productId = parts.matches.productOf.get(draft);
  const stored = parts.stored.get(productId ?? '');
  const problems: RowProblem[] = [...read.problems];
  const add = addTo(problems, parts);
  checkProducts(draft, productId, parts, add);
  checkSkus(draft, productId, parts, add);
  const wished = roomOf(draft, stored, parts, add);
  const merged = await mergeProduct(draft, stored, wished.id);
  checkKind(draft, stored, add);
  checkPrices(draft, merged, add);
  checkMerged(draft, merged, parts, add);
  const isMoving = stored?.collectionId !== wished.id;
  const room = problems.length === 0 && isMoving ? await freeRoom(draft, wished, parts, add) : wished;
  const changes = stored && changesOf(merged.product, stored);
  const plan = problems.length > 0 ? 'broken' : planOf(changes);
  const isWritten = plan === 'new' || plan === 'changed';
  if (isWritten) moveIn(room, currentRoom(stored, parts));
  return {
    draft,
    title: nameOf(draft, merged),
    plan,
    facts: isWritten ? factsOf(merged.product, room.title, changes) : '',
    variantCount: merged.product.variants.length,
    problems: problems.toSorted((one, other) => one.line - other.line),
    productId,
  };
}

/** A cell has one problem at most. */
function addTo(problems: RowProblem[], { columns }: OneCheck): AddProblem {
  return (line, field, text) => {
    const column = field === undefined ? '' : (columns.fields.get(field)?.heading ?? '');
    const isNoted = problems.some((one) => column !== '' && one.line === line && one.column === column);
    if (!isNoted && problems.length < IMPORT_LIMITS.problemsPerProduct) problems.push({ line, column, text });
  };
}

function planOf(changes: readonly string[] | undefined): Plan {
  if (changes === undefined) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}

function nameOf({ slug, variants }: ProductDraft, { product }: MergedProduct): string {
  return product.title || (slug ?? variants[0]?.sku ?? '');
}

/** Notes where the file has something; returns the line where it has it before. */
function noteLine(lines: Map<string, number>, name: string | undefined, line: number): number | undefined {
  if (name === undefined) return undefined;
  const before = lines.get(name);
  if (before === undefined) lines.set(name, line);
  return before;
}

/** Against the other products of the file, and the URLs of the store. */
function checkProducts(
  draft: ProductDraft,
  productId: string | undefined,
  { seen, matches }: OneCheck,
  add: AddProblem,
): void {
  const { line, slug = '' } = draft;
  const productLine = noteLine(seen.products, productId, line);
  const slugLine = noteLine(seen.slugs, slugOf(draft), line);
  const owner = matches.productOfSlug.get(slug) ?? productId;
  if (productLine !== undefined) add(line, undefined, IMPORT_TEXTS.sameProduct(productLine));
  else if (slugLine !== undefined) add(line, 'slug', IMPORT_TEXTS.sameUrl(slugLine));
  if (owner !== productId) add(line, 'slug', IMPORT_TEXTS.takenUrl);
}

/** Against the other skus of the file, and those of other products of the store. */
function checkSkus(
  { variants }: ProductDraft,
  productId: string | undefined,
  { seen, matches }: OneCheck,
  add: AddProblem,
): void {
  for (const { line, sku = '' } of variants) {
    const before = noteLine(seen.skus, sku || undefined, line);
    const owner = matches.productOfSku.get(sku) ?? productId;
    if (before !== undefined) add(line, 'sku', IMPORT_TEXTS.sameSku(before));
    else if (owner !== productId) add(line, 'sku', PRODUCT_TEXTS.takenSku);
  }
}

/** The store that the file names, that of the existing product, or the chosen one. */
function roomOf(
  { line, store }: ProductDraft,
  stored: StoredProduct | undefined,
  { rooms, chosen }: OneCheck,
  add: AddProblem,
): StoreRoom {
  const current = currentRoom(stored, { rooms });
  const wished = wishedRoom(rooms, { named: store, current, chosen });
  if (wished === undefined) add(line, 'store', IMPORT_TEXTS.noSuchStore);
  return wished ?? current ?? chosen;
}

function checkKind(
  { line, productType, title = '' }: ProductDraft,
  stored: StoredProduct | undefined,
  add: AddProblem,
): void {
  if (stored === undefined && title === '') add(line, 'title', IMPORT_TEXTS.noTitle);
  if (stored === undefined || productType === undefined) return;
  if (productType !== stored.productType) add(line, 'kind', IMPORT_TEXTS.otherKind);
}

function currentRoom(
  stored: StoredProduct | undefined,
  { rooms }: Pick<CheckParts, 'rooms'>,
): StoreRoom | undefined {
  return stored && rooms.find(stored.collectionId);
}

/** Only existing variants have a price that the file may leave out. */
function checkPrices({ line }: ProductDraft, { product, rows }: MergedProduct, add: AddProblem): void {
  if (product.variants.length === 0) add(line, 'price', IMPORT_TEXTS.noPrice);
  for (const row of unpricedRows({ product, rows })) add(row.line, 'price', IMPORT_TEXTS.noPrice);
}

function unpricedRows({ product, rows }: MergedProduct): readonly VariantDraft[] {
  return rows.filter((row, index): row is VariantDraft => {
    const isOld = product.variants[index]?.previousSku !== undefined;
    return row !== undefined && row.priceCents === undefined && !isOld;
  });
}

function checkMerged(
  draft: ProductDraft,
  merged: MergedProduct,
  { columns }: OneCheck,
  add: AddProblem,
): void {
  const unpricedLines = new Set(unpricedRows(merged).map(({ line }) => line));
  const hasVariants = merged.product.variants.length > 0;
  for (const { line, field, text } of toRowProblems(
    productProblems(merged.product),
    draft,
    merged,
    columns,
  )) {
    // What follows from a missing price.
    const isNoVariant = field === 'optionName1' && !hasVariants;
    const isNoPrice = (field === 'salePrice' || field === 'price') && unpricedLines.has(line);
    if (!isNoVariant && !isNoPrice) add(line, field, text);
  }
}

/** The store, or the further one that would be made. */
async function freeRoom(
  { line }: ProductDraft,
  room: StoreRoom,
  { makesStores, rooms }: OneCheck,
  add: AddProblem,
): Promise<StoreRoom> {
  if (!isFull(room)) return room;
  if (makesStores) return furtherRoom(rooms, room, (title) => ({ id: title, title, urlId: title }));
  add(line, 'store', IMPORT_TEXTS.fullStore(room.title));
  return room;
}
