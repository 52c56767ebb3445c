import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import { createCart, type CartClient, type CartParts } from '../../../core/cart/index.ts';
import { createCartClient } from '../../../core/cart-client/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../../core/errors/index.ts';
import { cartBackend } from '../../support/cart-backend.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { MUG } from './open-cart.ts';
import { createBrowser } from './visitor.ts';

/** Opens a cart whose client the test provides later. */
function openWaiting({ hasCartCookie = false } = {}) {
  const gateway = createMemoryCartGateway({ catalog: SUITE_CATALOG });
  const loads: { readonly finish: () => CartClient; readonly fail: () => void }[] = [];
  const session = createBrowser({ hasCartCookie }).openTab();
  const openClient: CartParts['openClient'] = (context) =>
    new Promise((resolve, reject) => {
      loads.push({
        finish() {
          const client = createCartClient(context, { backend: cartBackend(gateway), session });
          resolve(client);
          return client;
        },
        fail: () => {
          reject(new StorefrontError(FAILURE_KINDS.offline));
        },
      });
    });
  const cart = createCart({ openClient, $pageCurrency: atom('USD' as const) });
  return { cart, gateway, loads };
}

const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (error: unknown) => (isStorefrontError(error) ? error.kind : error),
  );

describe('createCart before its client is loaded', () => {
  it('is uninitialised, and loads nothing before the first call', async () => {
    const { cart, loads } = openWaiting();
    await cart.settled();
    expect(cart.$status.get().state).to.equal('uninitialised');
    expect(loads).to.have.length(0);
  });

  it('is loading from load() until the client has read the cart', async () => {
    const { cart, loads } = openWaiting();
    const loaded = cart.load();
    expect(cart.$status.get().state).to.equal('loading');
    loads[0]?.finish();
    await loaded;
    expect(cart.$status.get().state).to.equal('ready');
  });

  it('loads the client once for several calls', async () => {
    const { cart, loads } = openWaiting({ hasCartCookie: true });
    const loaded = cart.load();
    const added = cart.add({ ...MUG, quantity: 1 });
    expect(cart.$status.get().state).to.equal('loading');
    expect(loads).to.have.length(1);
    loads[0]?.finish();
    await Promise.all([loaded, added]);
    expect(cart.$count.get()).to.equal(1);
    expect(loads).to.have.length(1);
  });

  it('sends a request as it was at the time of the call', async () => {
    const { cart, loads } = openWaiting();
    const request = { ...MUG, quantity: 2 };
    const added = cart.add(request);
    request.quantity = 9;
    loads[0]?.finish();
    expect((await added).entry?.quantity).to.equal(2);
  });

  it('resolves settled() after the waiting changes', async () => {
    const { cart, loads } = openWaiting();
    const added = cart.add({ ...MUG, quantity: 1 });
    const settled = cart.settled();
    loads[0]?.finish();
    await settled;
    expect(cart.$count.get()).to.equal(1);
    await added;
  });

  it('rejects as offline if the client fails to load, and loads it again on the next call', async () => {
    const { cart, loads } = openWaiting({ hasCartCookie: true });
    const loaded = cart.load();
    const added = failureOf(cart.add({ ...MUG, quantity: 1 }));
    loads[0]?.fail();
    await loaded;
    expect(await added).to.equal(FAILURE_KINDS.offline);
    expect(cart.$status.get().state).to.equal('stale');
    const again = cart.refresh();
    loads[1]?.finish();
    await again;
    expect(cart.$status.get().state).to.equal('ready');
  });

  it('closes a client that loads after close()', async () => {
    const { cart, loads } = openWaiting();
    const added = cart.add({ ...MUG, quantity: 1 });
    cart.close();
    let isClosed = false;
    const client = loads[0]?.finish();
    if (client) client.close = () => void (isClosed = true);
    await added;
    expect(isClosed).to.equal(true);
  });
});
