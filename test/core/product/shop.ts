import { atom } from 'nanostores';
import { createCart, type AddRequest, type CartGateway } from '../../../core/cart/index.ts';
import { createCartClient } from '../../../core/cart-client/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { createProductModel, type PurchaseFailure } from '../../../core/product/index.ts';
import { createPurchase, type PurchaseParts } from '../../../core/purchase/index.ts';
import { createSession } from '../../../core/session/index.ts';
import { cartBackend } from '../../support/cart-backend.ts';
import { createHandClock } from './hand-clock.ts';

/** The catalogue of the memory store: the products of the fixtures. */
const CATALOG = [
  { itemId: 'tee', sku: 'sand-s', title: 'Linen Tee', priceCents: 2400, quantityInStock: 5 },
  { itemId: 'tee', sku: 'sand-m', title: 'Linen Tee', priceCents: 2400, quantityInStock: 0 },
  { itemId: 'tee', sku: 'ink-s', title: 'Linen Tee', priceCents: 2400, quantityInStock: 5 },
  { itemId: 'mug', sku: 'mug', title: 'Stoneware Mug', priceCents: 2400, quantityInStock: 50 },
  { itemId: 'gift-card', sku: 'gift-25', title: 'Gift Card', priceCents: 2500 },
  { itemId: 'gift-card', sku: 'gift-50', title: 'Gift Card', priceCents: 5000 },
];

/** A memory store that counts requests and can delay its answers. */
function createWatchedGateway(stock: Readonly<Record<string, number>>) {
  const catalog = CATALOG.map((item) => ({
    ...item,
    quantityInStock: stock[item.sku] ?? item.quantityInStock,
  }));
  const memory = createMemoryCartGateway({ catalog });
  const sent: AddRequest[] = [];
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  const gateway: CartGateway = {
    ...memory,
    add: async (request, key) => {
      sent.push(request);
      await gate;
      return memory.add(request, key);
    },
  };
  return {
    gateway,
    memory,
    sent,
    hold: () => {
      gate = new Promise((resolve) => (open = resolve));
    },
    answer: () => {
      open();
    },
  };
}

/**
 * Opens a shop in memory with one product on the page.
 * @param json the product item
 * @param options callbacks, settings, and the store's stock by sku
 */
export function openShop(
  json: unknown,
  options: Partial<PurchaseParts> & { readonly stock?: Readonly<Record<string, number>> } = {},
) {
  const { stock = {}, ...parts } = options;
  const reports: unknown[] = [];
  const report = (error: unknown) => reports.push(error);
  const { gateway, ...store } = createWatchedGateway(stock);
  const session = createSession({ getCartCookieName: () => 'CART', report });
  const cart = createCart({
    openClient: (context) =>
      createCartClient(context, { backend: cartBackend(gateway), session, wait: async () => {} }),
    $pageCurrency: atom('USD' as const),
  });
  const model = createProductModel({ report, getFallbackCurrency: () => 'USD' });
  const clock = createHandClock();
  const failures: PurchaseFailure[] = [];
  const purchase = createPurchase({
    model,
    cart,
    areCookiesEnabled: () => true,
    subscribe: () => Promise.resolve('token'),
    onSubscribed: () => true,
    getSettings: () => ({ multipleQuantityAllowedForServices: true }),
    schedule: clock.schedule,
    nowMs: clock.nowMs,
    report,
    onFailed: (failure) => {
      failures.push(failure);
      return false;
    },
    ...parts,
  });
  const states: string[] = [];
  purchase.$state.listen(({ state }) => states.push(state));
  model.setProduct(json);
  return {
    ...store,
    cart,
    model,
    clock,
    purchase,
    failures,
    reports,
    states,
    state: () => purchase.$state.get().state,
    failure: () => purchase.$failure.get(),
    close: () => {
      purchase.dispose();
      cart.close();
    },
  };
}

/** Opens shops as `openShop` does, and closes them after each test. */
export function shopsForOneTest(): typeof openShop {
  const shops: { close(): void }[] = [];
  afterEach(() => {
    for (const shop of shops.splice(0)) shop.close();
  });
  return (...args) => {
    const shop = openShop(...args);
    shops.push(shop);
    return shop;
  };
}
