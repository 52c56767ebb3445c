/** The answers are recorded: `npm run backend -- record vendure`. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { CartCall, CartJson } from '../../core/cart/index.ts';
import {
  describeAccountGateway,
  describeCartGateway,
  describeProductGateway,
} from '../../core/gateway-suite/index.ts';
import { minorOf } from '../../core/vendure/amounts.ts';
import { vendureGateway, type VendureOptions } from '../../core/vendure/index.ts';
import { SEED } from '../support/backends/catalog.ts';
import type { BackendOwner } from '../support/backends/owner.ts';
import { buyOrder, startPayment } from '../support/backends/vendure-checkout.ts';
import { recordVendure } from '../support/backends/vendure-recording.ts';
import type { Visit } from '../support/backends/visits.ts';
import { refused } from '../../core/gateway-suite/check.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { testLanguages } from './vendure/languages.ts';
import { testVendureLists } from './vendure/lists.ts';
import { newCustomer, testMembers } from './vendure/members.ts';

/** What a new Vendure does. */
const PLAIN = {
  versions: false,
  keys: false,
  parallelChanges: false,
  texts: false,
  exactStock: false,
  digital: false,
  additionalFields: false,
  // Its own limit is 999 for all lines together.
  maxQuantity: null,
  partialAdds: 'refused',
  codes: { code: 'TEN', percentOff: 10 },
} as const;

const { handle: name, itemIds } = SEED.collection;
const LISTS = { list: true, collection: { name, itemIds }, search: true, related: true } as const;

const NOTE_FIELD = 'note';
const SERVERS = {
  'a new Vendure': { name: 'plain', options: {}, does: PLAIN, join: 'verified', own: {} },
  'a Vendure with custom fields': {
    name: 'with-fields',
    options: {
      hasAdditionalFields: true,
      config: {
        apiOptions: { introspection: false },
        authOptions: { requireVerification: false },
        customFields: { Order: [{ name: NOTE_FIELD, type: 'text', public: true, nullable: true }] },
      },
    },
    does: { ...PLAIN, additionalFields: true, note: true, checkout: true },
    join: true,
    own: { noteField: NOTE_FIELD, checkoutUrl: 'https://shop.example/checkout' },
  },
} as const;

const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };
const PRINT = { ...MUG, itemId: 'print' };
const TEE = { ...MUG, itemId: 'tee', sku: 'tee-forest-s' };
const { signal } = new AbortController();

/** With the cart that the page knows. */
function callOf(known?: CartJson): CartCall {
  return { signal, isRetry: false, known: known as unknown as CartCall['known'] };
}

/** Opens a new visitor of a server. */
type Open = (options?: Partial<VendureOptions>) => ReturnType<typeof openVisitor>;

function openVisitor(visit: Visit, options: Partial<VendureOptions>) {
  const tokens = memoryTokens();
  const openGateways = () => vendureGateway({ apiRoot: visit.url, currency: 'USD', tokens, ...options });
  const reload = () => openGateways().account;
  const traces = () => [...visit.sent.map(({ path }) => path), tokens.get() ?? ''];
  return { ...visit, ...openGateways(), reload, traces, tokens, shopApi: `${visit.url}/shop-api` };
}

for (const [title, { name, options, does, join, own }] of Object.entries(SERVERS)) {
  const recording = recordVendure(name, options);
  const runner = recording.runner({ describe, it });
  const open: Open = (more) => openVisitor(recording.visit(), { ...own, ...more });

  runner.describe(title, () => {
    let owner: BackendOwner;
    before(async () => {
      ({ owner } = await recording.start());
    });
    after(() => recording.close());

    describeCartGateway('its carts', { runner, open: () => open().cart, does });
    describeProductGateway('its products', {
      runner,
      open: () => open().products,
      does: { ...does, ...LISTS },
    });
    describeAccountGateway('its customers', {
      runner,
      open: () => open(),
      createMember: () => newCustomer(owner),
      does: { join },
    });
  });
}

const recording = recordVendure('visits');
const runner = recording.runner({ describe, it });
const open: Open = (options = {}) => openVisitor(recording.visit(), options);

runner.describe('the gateway to Vendure', () => {
  let owner: BackendOwner;
  before(async () => {
    ({ owner } = await recording.start());
  });
  after(() => recording.close());

  testMembers({ runner, open, owner: () => owner });
  testVendureLists({ runner, open });

  runner.it('asks nothing before the first change, and once for each', async () => {
    const { cart, products, sent } = open();
    assert.equal((await cart.load(callOf())).id, '');
    assert.equal(sent.length, 0);
    await products.loadProduct('mug', signal);
    const { entry } = await cart.add(MUG, 'key', callOf());
    // The product, the check of custom fields, and the addition.
    assert.equal(sent.length, 3);
    await cart.setQuantity(entry!.id, 3, 'key', callOf());
    await cart.applyCode!('TEN', 'key', callOf());
    await cart.remove(entry!.id, 'key', callOf());
    assert.equal(sent.length, 6);
  });

  runner.it('finds a product by its id, which is sold by its slug', async () => {
    const { products, cart } = open();
    const item = (await products.loadProduct('1', signal)) as { readonly id: string };
    assert.equal(item.id, 'mug');
    await refused(cart.add({ ...MUG, itemId: '1' }, 'key', callOf()), 'not-found');
  });

  runner.it('sends the token of a channel', async () => {
    const { products, sent } = open({ apiKey: 'b2b' });
    await products.loadProduct('mug', signal);
    assert.equal(sent[0]?.headers['vendure-token'], 'b2b');
  });

  runner.it('gets an empty cart with an unknown token, and sells on', async () => {
    const { cart, tokens } = open();
    tokens.set('expired');
    assert.deepEqual((await cart.load(callOf())).entries, []);
    await cart.add(MUG, 'key', callOf());
    assert.equal((await cart.load(callOf())).totalQuantity, 1);
  });

  runner.it('keeps the session of a change when an older read gets another', async () => {
    const { cart, tokens, failNext } = open();
    tokens.set('expired');
    await cart.stockOf('mug', callOf());
    // The check of custom fields, and the read.
    failNext('GET', 'slow=0', 'slow=300');
    const reading = cart.load(callOf());
    await cart.add(MUG, 'key', callOf());
    await reading;
    assert.equal((await cart.load(callOf())).totalQuantity, 1);
  });

  runner.it('opens an order again that is on its way to the payment', async () => {
    const { cart, tokens, shopApi } = open();
    const { entry } = await cart.add(PRINT, 'key', callOf());
    await startPayment(shopApi, tokens.get());
    const changed = await cart.setQuantity(entry!.id, 2, 'key', callOf());
    assert.equal(changed.cart.totalQuantity, 2);
    await startPayment(shopApi, tokens.get());
    assert.equal((await cart.add(MUG, 'key', callOf())).cart.totalQuantity, 3);
  });

  runner.it('says that an order was bought, and sells the next one', async () => {
    const { cart, tokens, shopApi } = open();
    const { entry, cart: known } = await cart.add(PRINT, 'key', callOf());
    await buyOrder(shopApi, tokens.get());
    await refused(cart.setQuantity(entry!.id, 2, 'key', callOf(known)), 'bought');
    await refused(cart.remove(entry!.id, 'key', callOf(known)), 'bought');
    const fields = { ...PRINT, additionalFields: '' };
    await refused(cart.updateAdditionalFields(entry!.id, fields, 'key', callOf(known)), 'bought');
    assert.deepEqual((await cart.load(callOf())).entries, []);
    assert.equal((await cart.add(MUG, 'key', callOf(known))).cart.totalQuantity, 1);
  });

  runner.it('does not call a line bought that another tab has removed', async () => {
    const { cart } = open();
    const { entry, cart: known } = await cart.add(MUG, 'key', callOf());
    await cart.remove(entry!.id, 'key', callOf(known));
    await refused(cart.setQuantity(entry!.id, 2, 'key', callOf(known)), 'not-found');
    assert.deepEqual((await cart.remove(entry!.id, 'key', callOf(known))).cart.entries, []);
  });

  runner.it('refuses with the cart when others have bought the rest meanwhile', async () => {
    const { cart } = open();
    const { entry } = await cart.add(TEE, 'key', callOf());
    await owner.setStock('tee-forest-s', 2);
    try {
      const refusal = await refused(cart.setQuantity(entry!.id, 4, 'key', callOf()), 'sold-out');
      assert.equal((refusal.cart as CartJson).totalQuantity, 2);
      assert.match(refusal.serverMessage!, /2 items/);
      await owner.setStock('tee-forest-s', 0);
      assert.deepEqual((await cart.stockOf('tee', callOf())).get('tee-forest-s'), {
        isUnlimited: false,
        quantity: 0,
      });
    } finally {
      await owner.setStock('tee-forest-s', 5);
    }
  });

  runner.it('shows a new price in the product and the cart', async () => {
    const { cart, products } = open();
    const { entry } = await cart.add(MUG, 'key', callOf());
    await owner.setPriceCents('mug', 2_050);
    try {
      const product = JSON.stringify(await products.loadProduct('mug', signal));
      assert.match(product, /"20\.50"/);
      const changed = await cart.setQuantity(entry!.id, 2, 'key', callOf());
      assert.deepEqual([changed.cart.subtotalCents, changed.entry?.purchasePriceCents], [4_100, 2_050]);
    } finally {
      await owner.setPriceCents('mug', 1_800);
    }
  });

  const KINDS = {
    '429;retry-after=7': 'rate-limited',
    '400': 'invalid',
    '403': 'forbidden',
    '500': 'server',
    html: 'unknown-outcome',
    empty: 'unknown-outcome',
    drop: 'offline',
    'commit-then-drop': 'offline',
  };
  for (const [fault, kind] of Object.entries(KINDS))
    runner.it(`rejects with the kind "${kind}" after ${fault}`, async () => {
      const { cart, failNext } = open();
      failNext('write', fault);
      const refusal = await refused(cart.add(MUG, 'key', callOf()), kind);
      if (kind === 'rate-limited') assert.equal(refusal.retryAfterMs, 7_000);
    });

  runner.it('does not take a failed check of custom fields for an answer', async () => {
    const { cart, failNext } = open();
    failNext('GET', '400');
    await refused(cart.applyCode!('TEN', 'key', callOf()), 'invalid');
    assert.equal((await cart.applyCode!('TEN', 'key', callOf())).cart.coupons?.length, 1);
  });

  runner.it(
    'refuses additional fields that the store cannot keep, and says so to the developer',
    async () => {
      const { cart } = open();
      const request = { ...MUG, additionalFields: '{"engraving":"Ann"}' };
      await refused(cart.add(request, 'key', callOf()), 'invalid');
      assert.equal((await cart.add(MUG, 'key', callOf())).cart.totalQuantity, 1);
    },
  );
});

testLanguages({ open: openVisitor });

it('converts amounts exactly, with two decimals also in yen', () => {
  assert.equal(minorOf(180_000, 2, 'JPY'), 1_800);
  assert.equal(minorOf(1_234_567, 5, 'USD'), 1_235);
  assert.equal(minorOf(-180_050, 2, 'JPY'), -1_801);
  assert.equal(minorOf(9_007_199_254_740_991, 2, 'USD'), 9_007_199_254_740_991);
});
