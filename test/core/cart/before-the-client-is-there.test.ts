import { expect } from '@open-wc/testing';
import { atom } from 'nanostores';
import {
  createCart,
  createCartClient,
  createMemoryCartGateway,
  type CartClient,
  type CartParts,
} from '../../../core/cart/index.ts';
import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../../../core/errors/index.ts';
import { cartBackend } from '../../support/cart-backend.ts';
import { SUITE_CATALOG } from '../../support/cart-gateway/requests.ts';
import { MUG } from './room.ts';
import { createBrowser } from './visitor.ts';

/** A cart whose client comes when the test says so. */
function openWaiting({ hasCartCookie = false } = {}) {
  const gateway = createMemoryCartGateway({ catalog: SUITE_CATALOG });
  const arrivals: { readonly arrive: () => CartClient; readonly fail: () => void }[] = [];
  const session = createBrowser({ hasCartCookie }).openTab();
  const openClient: CartParts['openClient'] = (context) =>
    new Promise((resolve, reject) => {
      arrivals.push({
        arrive() {
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
  return { cart, gateway, arrivals };
}

const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (error: unknown) => (isStorefrontError(error) ? error.kind : error),
  );

describe('before the client of the cart is there', () => {
  it('nothing is known, and nothing is fetched before somebody asks', async () => {
    const { cart, arrivals } = openWaiting();
    await cart.settled();
    expect(cart.$status.get().state).to.equal('uninitialised');
    expect(arrivals).to.have.length(0);
  });

  it('a cart that is asked for loads, and the client finds out whether there can be one', async () => {
    const { cart, arrivals } = openWaiting();
    const loaded = cart.load();
    expect(cart.$status.get().state).to.equal('loading');
    arrivals[0]?.arrive();
    await loaded;
    expect(cart.$status.get().state).to.equal('ready');
  });

  it('it is fetched once, however much is asked', async () => {
    const { cart, arrivals } = openWaiting({ hasCartCookie: true });
    const loaded = cart.load();
    const added = cart.add({ ...MUG, quantity: 1 });
    expect(cart.$status.get().state).to.equal('loading');
    expect(arrivals).to.have.length(1);
    arrivals[0]?.arrive();
    await Promise.all([loaded, added]);
    expect(cart.$count.get()).to.equal(1);
    expect(arrivals).to.have.length(1);
  });

  it('what is asked for is sent as it was at that moment', async () => {
    const { cart, arrivals } = openWaiting();
    const request = { ...MUG, quantity: 2 };
    const added = cart.add(request);
    request.quantity = 9;
    arrivals[0]?.arrive();
    expect((await added).entry?.quantity).to.equal(2);
  });

  it('everything settles after what waits for it', async () => {
    const { cart, arrivals } = openWaiting();
    const added = cart.add({ ...MUG, quantity: 1 });
    const settled = cart.settled();
    arrivals[0]?.arrive();
    await settled;
    expect(cart.$count.get()).to.equal(1);
    await added;
  });

  it('a client that does not come is the network’s fault, and the next call asks again', async () => {
    const { cart, arrivals } = openWaiting({ hasCartCookie: true });
    const loaded = cart.load();
    const added = failureOf(cart.add({ ...MUG, quantity: 1 }));
    arrivals[0]?.fail();
    await loaded;
    expect(await added).to.equal(FAILURE_KINDS.offline);
    expect(cart.$status.get().state).to.equal('stale');
    const again = cart.refresh();
    arrivals[1]?.arrive();
    await again;
    expect(cart.$status.get().state).to.equal('ready');
  });

  it('a cart that was closed in the meantime listens to nothing more', async () => {
    const { cart, arrivals } = openWaiting();
    const added = cart.add({ ...MUG, quantity: 1 });
    cart.close();
    let isClosed = false;
    const client = arrivals[0]?.arrive();
    if (client) client.close = () => void (isClosed = true);
    await added;
    expect(isClosed).to.equal(true);
  });
});
