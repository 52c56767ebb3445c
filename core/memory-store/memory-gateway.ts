import {
  assert,
  FAILURE_KINDS,
  NotFoundError,
  StorefrontError,
  type FailureDetails,
  type FailureKind,
} from '../errors/index.ts';
import { DEFAULT_CURRENCY } from '../money/index.ts';
import { randomId, type StorageArea } from '../session/index.ts';
import { CART_CALLS } from '../cart-client/index.ts';
import {
  applyingCode,
  ofLines,
  removingCode,
  settingNote,
  type Change,
  type DiscountCode,
} from './memory-changes.ts';
import { checkCatalog } from './check-catalog.ts';
import { holdMemoryCart, type MemoryCart } from './memory-cart.ts';
import type { CartAnswerJson, CartEntryJson, CartJson, DirectCartGateway, Stock } from '../cart/index.ts';
import {
  addToLines,
  removeLine,
  setLineFields,
  setLineQuantity,
  stockOf,
  type CatalogItem,
  type LinesChange,
  type MemoryLine,
} from './memory-lines.ts';

/** How a memory store fails. */
export interface MemoryFailure extends FailureDetails {
  /** True if the change takes effect and only its answer is lost. */
  readonly isAfterEffect?: boolean;
  /** How many writes in a row; one by default. */
  readonly times?: number;
}

/** A line of a memory cart, with every field, and the questions of its form if they are known. */
type MemoryEntryJson = Required<Omit<CartEntryJson, 'questions'>> & Pick<CartEntryJson, 'questions'>;

/** A cart of a memory store, with every field. */
export interface MemoryCartJson extends Required<CartJson> {
  readonly entries: readonly MemoryEntryJson[];
}

/** An in-memory cart backend, for tests, demos and playgrounds. */
export interface MemoryCartGateway extends DirectCartGateway {
  load(): Promise<MemoryCartJson>;
  /**
   * Makes the next writes fail, before or after they take effect.
   * @throws AssertionError for an unknown kind
   */
  failNext(kind: FailureKind, failure?: MemoryFailure): void;
}

/** The options of a memory store. */
export interface MemoryCartGatewayOptions {
  /** The items for sale; a function is called each time. */
  readonly catalog: readonly CatalogItem[] | (() => readonly CatalogItem[]);
  /** ISO 4217 code of items that name none; USD by default. */
  readonly currency?: string;
  /** The discount codes; without any, carts take none. */
  readonly codes?: readonly DiscountCode[];
  /** Keeps the cart for the next page; by default it lasts as long as the page. */
  readonly storage?: StorageArea;
}

/**
 * Creates an in-memory cart backend with the guarantees of the real one: stock, versions, idempotency.
 * @param options catalogue and currency
 * @throws AssertionError for a catalogue of anything but catalog items
 * Source: docs/behaviour/cart.md §9.2
 */
export function createMemoryCartGateway(options: MemoryCartGatewayOptions): MemoryCartGateway {
  const { catalog, currency = DEFAULT_CURRENCY, codes = [], storage } = options;
  if (typeof catalog !== 'function') checkCatalog(catalog);
  const getCatalog = () => (typeof catalog === 'function' ? catalog() : catalog);
  const answers = new Map<string, { readonly request: string; readonly answer: CartAnswerJson }>();
  const held = holdMemoryCart(storage);
  const failures = queueFailures();

  function getJson(): MemoryCartJson {
    const cart = held.get();
    const [item = getCatalog()[0]] = cart.lines.map((line) => line.item);
    return toJson(cart, item?.currency ?? currency, codes);
  }

  function change(effect: Change): CartAnswerJson {
    const before = held.get();
    const { cart: after, entryId } = effect(before);
    if (after !== before) held.set(after);
    const cart = getJson();
    return { cart, entry: cart.entries.find((entry) => entry.id === entryId) ?? null };
  }

  /** Executes a write once per key and replays its answer for the same key; does not record refusals. */
  async function once(key: string, call: readonly unknown[], effect: Change): Promise<CartAnswerJson> {
    await Promise.resolve();
    const failure = failures.take();
    if (failure && !failure.isAfterEffect) throw failure.error;
    const request = JSON.stringify(call);
    const known = answers.get(key);
    if (known && known.request !== request) throw new StorefrontError(FAILURE_KINDS.invalid, { status: 422 });
    const answer = known?.answer ?? change(effect);
    answers.set(key, { request, answer });
    if (failure) throw failure.error;
    return answer;
  }

  return {
    ...callsOf(once, { getCatalog, codes }),
    failNext: failures.plan,
    load: async () => Promise.resolve(getJson()),
  };
}

type Once = (key: string, call: readonly unknown[], effect: Change) => Promise<CartAnswerJson>;

interface Offered extends Required<Pick<MemoryCartGatewayOptions, 'codes'>> {
  readonly getCatalog: () => readonly CatalogItem[];
}

function callsOf(once: Once, { getCatalog, codes }: Offered): Omit<DirectCartGateway, 'load'> {
  const onLines = (
    key: string,
    call: readonly unknown[],
    effect: (lines: readonly MemoryLine[]) => LinesChange,
  ) => once(key, call, ofLines(effect));
  return {
    add: (request, key) =>
      onLines(key, ['add', request], (lines) =>
        addToLines(lines, getCatalog(), request, `entry-${randomId()}`),
      ),
    setQuantity: (entryId, quantity, key) =>
      onLines(key, ['update', entryId, quantity], (lines) => setLineQuantity(lines, entryId, quantity)),
    remove: (entryId, key) => onLines(key, ['remove', entryId], (lines) => removeLine(lines, entryId)),
    updateAdditionalFields: (entryId, request, key) =>
      onLines(key, ['update-fields', entryId, request], (lines) => setLineFields(lines, entryId, request)),
    stockOf: async (itemId) => {
      await Promise.resolve();
      return stockBySku(getCatalog(), itemId);
    },
    ...(codes.length > 0 && {
      applyCode: (code: string, key: string) => once(key, ['apply-code', code], applyingCode(code, codes)),
      removeCode: (code: string, key: string) => once(key, ['remove-code', code], removingCode(code)),
    }),
    setNote: (note, key) => once(key, ['set-note', note], settingNote(note)),
  };
}

/** A planned failure of one write. */
interface PlannedFailure {
  readonly isAfterEffect: boolean;
  readonly error: StorefrontError;
}

const KINDS: readonly FailureKind[] = Object.values(FAILURE_KINDS);

const MAX_TIMES = 10_000;

function queueFailures() {
  let failures: readonly PlannedFailure[] = [];
  return {
    plan: (kind: FailureKind, { isAfterEffect = false, times = 1, ...details }: MemoryFailure = {}) => {
      assert(KINDS.includes(kind), 'failNext', `one of ${KINDS.join(', ')}`, kind);
      assert(
        Number.isInteger(times) && times >= 0 && times <= MAX_TIMES,
        'failNext',
        `0 to ${MAX_TIMES} times`,
        times,
      );
      failures = Array.from({ length: times }, () => ({
        isAfterEffect,
        error: new StorefrontError(kind, details),
      }));
    },
    take: () => {
      const [failure, ...later] = failures;
      failures = later;
      return failure;
    },
  };
}

function stockBySku(catalog: readonly CatalogItem[], itemId: string): ReadonlyMap<string, Stock> {
  const variants = catalog.filter((item) => item.itemId === itemId);
  if (variants.length === 0) throw new NotFoundError(CART_CALLS.stock, { status: 404 });
  return new Map(variants.map((item) => [item.sku ?? '', stockOf(item)]));
}

function toJson(
  { id, lines, version, codes, note }: MemoryCart,
  currency: string,
  offered: readonly DiscountCode[],
): MemoryCartJson {
  const subtotalCents = lines.reduce((sum, { item, quantity }) => sum + item.priceCents * quantity, 0);
  const coupons = codes.map((code) => ({ code }));
  const percentOff = offered.reduce((sum, one) => sum + (codes.includes(one.code) ? one.percentOff : 0), 0);
  const discountCents = Math.round((subtotalCents * Math.min(percentOff, 100)) / 100);
  const digital = lines.filter(({ item }) => item.isDigital);
  return {
    id,
    entries: lines.map(entryOf),
    coupons,
    validCoupons: coupons,
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents,
    grandTotalCents: subtotalCents - discountCents,
    giftCardCents: 0,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: digital.length > 0,
    purelyDigital: lines.length > 0 && digital.length === lines.length,
    requiresShipping: lines.some(({ item }) => item.requiresShipping ?? !item.isDigital),
    currency,
    version,
    note: note || null,
    checkoutUrl: null,
  };
}

function entryOf({ id, item, quantity, additionalFields }: MemoryLine): MemoryEntryJson {
  return {
    id,
    itemId: item.itemId,
    productType: item.productType ?? null,
    quantity,
    chosenVariant: { sku: item.sku, attributes: item.attributes ?? {} },
    additionalFields,
    additionalFieldsFormId: item.additionalFieldsFormId ?? null,
    ...(item.questions && { questions: item.questions }),
    title: item.title,
    subTotal: item.priceCents * quantity,
    purchasePriceCents: item.priceCents,
    productUrl: item.url ?? null,
    image: item.image ?? null,
  };
}
