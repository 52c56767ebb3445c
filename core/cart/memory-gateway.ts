import { FAILURE_KINDS, StorefrontError, type FailureKind } from '../errors/index.ts';
import { randomId } from '../session/index.ts';
import type { Cart, CartEntry } from './cart.ts';
import type { AddRequest, CartAnswer, CartGateway, Stock } from './gateway.ts';
import { CART_STRINGS } from './strings.ts';

/** What a memory store sells: one variant of one product. */
export interface CatalogItem {
  readonly itemId: string;
  /** Null matches a product without variants to choose from. */
  readonly sku: string | null;
  readonly title: string;
  /** The price of one piece, in minor units. */
  readonly priceCents: number;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Whole pieces; absent means unlimited. */
  readonly quantityInStock?: number;
}

/** A cart backend that lives in memory, for tests, demos and playgrounds. */
export interface MemoryCartGateway extends CartGateway {
  /** Makes the next write fail, before or after it took effect. */
  failNext(kind: FailureKind, options?: { readonly isAfterEffect?: boolean }): void;
}

interface Line {
  readonly id: string;
  readonly item: CatalogItem;
  quantity: number;
  additionalFields: string;
}

/**
 * Makes a cart backend in memory that keeps the same promises as the real one: stock, versions, idempotency.
 * @param options what is sold, and in which currency (USD by default)
 * @returns the gateway
 * Source: design §1
 */
export function createMemoryCartGateway(options: {
  readonly catalog: readonly CatalogItem[];
  readonly currency?: string;
}): MemoryCartGateway {
  const { catalog, currency = 'USD' } = options;
  // Versions of two stores have nothing to say to each other: only carts of one id are compared.
  const id = `memory-cart-${randomId()}`;
  const lines: Line[] = [];
  const answers = new Map<string, { readonly action: string; readonly entryId: string | null }>();
  let version = 0;
  let lineCount = 0;
  let failure: { readonly kind: FailureKind; readonly isAfterEffect: boolean } | null = null;

  const cart = () => cartOf({ id, lines, version, currency });
  /** Runs an effect once per key; every write passes here. */
  async function once(key: string, action: unknown, effect: () => string | null): Promise<CartAnswer> {
    await Promise.resolve();
    const fault = failure;
    failure = null;
    if (fault && !fault.isAfterEffect) throw new StorefrontError(fault.kind);
    const text = JSON.stringify(action);
    const known = answers.get(key);
    if (known && known.action !== text) throw new StorefrontError(FAILURE_KINDS.invalid, { status: 422 });
    const entryId = known ? known.entryId : effect();
    if (!known) version += 1;
    answers.set(key, { action: text, entryId });
    if (fault) throw new StorefrontError(fault.kind);
    const now = cart();
    return { cart: now, entry: now.entries.find(({ id }) => id === entryId) ?? null };
  }

  return {
    failNext: (kind, { isAfterEffect = false } = {}) => void (failure = { kind, isAfterEffect }),
    load: async () => Promise.resolve(cart()),
    add: (request, key) =>
      once(key, ['add', request], () => addLine(catalog, lines, request, `entry-${++lineCount}`)),
    setQuantity: (entryId, quantity, key) =>
      once(key, ['update', entryId, quantity], () => setLineQuantity(lines, entryId, quantity)),
    remove: (entryId, key) => once(key, ['remove', entryId], () => removeLine(lines, entryId)),
    updateAdditionalFields: (entryId, request, key) =>
      once(key, ['fields', entryId, request], () => {
        lineOf(lines, entryId).additionalFields = request.additionalFields;
        return entryId;
      }),
    stockOf: async (itemId) => Promise.resolve(stockOf(catalog, itemId)),
  };
}

function lineOf(lines: readonly Line[], entryId: string): Line {
  const line = lines.find(({ id }) => id === entryId);
  if (!line) throw new StorefrontError(FAILURE_KINDS.notFound, { status: 404 });
  return line;
}

function setLineQuantity(lines: readonly Line[], entryId: string, quantity: number): string {
  const line = lineOf(lines, entryId);
  checkStock(line.item, quantity);
  line.quantity = quantity;
  return entryId;
}

function removeLine(lines: Line[], entryId: string): null {
  const index = lines.findIndex(({ id }) => id === entryId);
  if (index >= 0) lines.splice(index, 1);
  return null;
}

function addLine(catalog: readonly CatalogItem[], lines: Line[], request: AddRequest, id: string): string {
  const variants = catalog.filter(({ itemId }) => itemId === request.itemId);
  const item =
    variants.find(({ sku }) => sku === request.sku) ?? (request.sku === null ? variants[0] : undefined);
  if (!item) throw new StorefrontError(FAILURE_KINDS.notFound, { status: 404 });
  const same = lines.find((line) => line.item === item && line.additionalFields === request.additionalFields);
  checkStock(item, request.quantity + quantityHeld(lines, item));
  if (same) {
    same.quantity += request.quantity;
    return same.id;
  }
  lines.push({ id, item, quantity: request.quantity, additionalFields: request.additionalFields });
  return id;
}

function quantityHeld(lines: readonly Line[], item: CatalogItem): number {
  return lines.reduce((sum, line) => (line.item === item ? sum + line.quantity : sum), 0);
}

function checkStock(item: CatalogItem, quantity: number): void {
  if (quantity <= (item.quantityInStock ?? Number.MAX_SAFE_INTEGER)) return;
  throw new StorefrontError(FAILURE_KINDS.soldOut, { status: 409, serverMessage: CART_STRINGS.notEnough });
}

function stockOf(catalog: readonly CatalogItem[], itemId: string): ReadonlyMap<string, Stock> {
  return new Map(
    catalog
      .filter((item) => item.itemId === itemId)
      .map((item) => [
        item.sku ?? '',
        { isUnlimited: item.quantityInStock === undefined, quantity: item.quantityInStock ?? 0 },
      ]),
  );
}

function entryOf({ id, item, quantity, additionalFields }: Line): CartEntry {
  return {
    id,
    itemId: item.itemId,
    quantity,
    chosenVariant: { sku: item.sku, attributes: item.attributes ?? {} },
    additionalFields,
    title: item.title,
    subTotal: item.priceCents * quantity,
    purchasePriceCents: item.priceCents,
    productUrl: null,
    image: null,
  };
}

interface MemoryCart {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly version: number;
  readonly currency: string;
}

function cartOf({ id, lines, version, currency }: MemoryCart): Cart {
  const entries = lines.map(entryOf);
  const subtotalCents = lines.reduce((sum, { item, quantity }) => sum + item.priceCents * quantity, 0);
  return {
    id,
    websiteId: '',
    orderId: '',
    created: 0,
    isPurchased: false,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: lines.length > 0,
    currency,
    version,
  };
}
