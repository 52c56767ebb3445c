/** Logins and logouts whose answers are lost, or which meet the login of another member. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it, mock } from 'node:test';

import { medusaGateway } from '../../core/medusa/index.ts';
import { shopifyGateway } from '../../core/shopify/index.ts';
import { vendureGateway } from '../../core/vendure/index.ts';
import { refused } from '../support/check.ts';
import { addTo, linesOf } from '../support/gateways/one-visitor.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { serveStandIn, type StandIn } from '../support/stand-ins/serve.ts';
import { startShopify, type ShopifyStandIn } from '../support/stand-ins/shopify/start.ts';

const { signal } = new AbortController();
const NOBODY = { isAuthenticated: false, siteUserId: null };
const newEntry = (password = 'celadon glaze') => ({
  email: `${crypto.randomUUID()}@example.com`,
  password,
  rememberMe: false,
});

describe('a customer of Shopify', () => {
  let shop: ShopifyStandIn;
  before(async () => {
    shop = await startShopify();
  });
  afterEach(() => {
    assert.deepEqual(shop.mistakes, []);
  });
  after(() => shop.close());

  function open(tokens = memoryTokens(), logins = memoryTokens()) {
    const visit = shop.visit();
    return { ...shopifyGateway({ apiRoot: visit.url, currency: 'USD', tokens, logins }), visit, tokens };
  }

  for (const isCartCloned of [false, true])
    it(`${isCartCloned ? 'keeps a copy of the cart' : 'leaves no cart behind'} after a logout with a lost answer`, async () => {
      const { account, cart, visit, tokens } = open();
      await account.join(newEntry());
      await addTo(cart, 'mug');
      visit.failNext('write', 'commit-then-drop');
      await account.logOut(isCartCloned, null);
      assert.deepEqual(linesOf(await cart.load({ signal })), isCartCloned ? [['mug', 1]] : []);
      assert.equal(shop.buyerOf(tokens.get() ?? ''), null);
    });

  it('keeps each line of the copy once, although its answers are lost', async () => {
    const { account, cart, visit } = open();
    await account.join(newEntry());
    for (const itemId of ['mug', 'print']) await addTo(cart, itemId);
    visit.failNext('write', 'slow=0', 'commit-then-drop', 'slow=0', 'commit-then-drop');
    await account.logOut(true, null);
    const lines = linesOf(await cart.load({ signal })).sort();
    assert.deepEqual(lines, [
      ['mug', 1],
      ['print', 1],
    ]);
  });

  it('is logged in after one lost answer, and refused after two', async () => {
    const { account, visit } = open();
    const entry = newEntry();
    visit.failNext('write', 'commit-then-drop');
    const { siteUserId } = await account.join(entry);
    assert.deepEqual(await account.readSiteUser!(), { isAuthenticated: true, siteUserId });
    const other = open();
    other.visit.failNext('write', 'commit-then-drop', 'drop');
    await refused(other.account.logIn(entry), 'offline');
    assert.deepEqual(await other.account.readSiteUser!(), NOBODY);
  });

  it('does not get the cart of a member who is logged in in another tab', async () => {
    const [tokens, logins] = [memoryTokens(), memoryTokens()];
    const [first, second] = [open(tokens, logins), open(tokens, logins)];
    const { siteUserId } = await first.account.join(newEntry());
    await addTo(first.cart, 'mug');
    const cartOfFirst = tokens.get() ?? '';
    await second.account.join(newEntry());
    assert.deepEqual(linesOf(await second.cart.load({ signal })), []);
    assert.equal(shop.buyerOf(cartOfFirst), siteUserId);
  });

  it('reads as a notice that the address has to be confirmed by mail', async () => {
    const message = 'We have sent an email to ada@example.com, please click the link to verify your address.';
    const error = { code: 'CUSTOMER_DISABLED', field: null, message };
    const { account } = open();
    shop.answerNext({ status: 200, json: { data: { payload: { errors: [error] } } } });
    const { notice } = await account.join(newEntry());
    assert.equal(notice, message);
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
  });
});

describe('a customer of Medusa', () => {
  let store: StandIn | undefined;
  afterEach(() => store?.close());

  it('does not get the cart of a member who is logged in in another tab', async () => {
    const brought: string[] = [];
    store = await serveStandIn(({ method, path, headers, body }) => {
      const { email = '' } = (body ?? {}) as { readonly email?: string };
      const answers: Readonly<Record<string, object>> = {
        'POST /auth/customer/emailpass': { token: email },
        'GET /store/customers/me': { customer: { id: headers['authorization'] } },
        'POST /store/carts/cart_of_ada/customer': { cart: { id: 'cart_of_ada' } },
      };
      const call = `${method} ${path.split('?')[0]}`;
      if (call.endsWith('/customer')) brought.push(call);
      return { status: 200, json: answers[call] };
    });
    const [tokens, logins] = [memoryTokens(), memoryTokens()];
    tokens.set('cart_of_ada');
    const { account } = medusaGateway({ apiRoot: store.visit().url, apiKey: 'pk', tokens, logins });
    const ada = newEntry();
    await account.logIn(ada);
    await account.logIn(ada);
    assert.equal(tokens.get(), 'cart_of_ada');
    await account.logIn(newEntry());
    assert.equal(tokens.get(), null);
    assert.equal(brought.length, 2);
  });

  it('is nobody after the shop has removed the account', async () => {
    store = await serveStandIn(() => ({
      status: 404,
      json: { type: 'not_found', message: 'Customer with id: a was not found' },
    }));
    const logins = memoryTokens();
    logins.set('login');
    const { account } = medusaGateway({
      apiRoot: store.visit().url,
      apiKey: 'pk',
      tokens: memoryTokens(),
      logins,
    });
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
    assert.equal(logins.get(), null);
  });
});

describe('a customer of a Vendure that keeps its token from pages', () => {
  it('is not told to be logged in, and the developer reads what is missing', async () => {
    const store = await serveStandIn(() => ({ status: 200, json: { data: { done: { id: '1' } } } }));
    const warn = mock.method(console, 'warn', () => undefined);
    try {
      const { account } = vendureGateway({ apiRoot: store.visit().url, tokens: memoryTokens() });
      await refused(account.logIn(newEntry()), 'unknown-outcome');
      const [sentence] = warn.mock.calls.map(({ arguments: [first] }) => String(first));
      assert.match(sentence ?? '', /"bearer".*`vendure-auth-token`/);
    } finally {
      warn.mock.restore();
      await store.close();
    }
  });
});
