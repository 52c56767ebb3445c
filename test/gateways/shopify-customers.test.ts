import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import { describeAccountGateway } from '../../core/gateway-suite/index.ts';
import { shopifyGateway } from '../../core/shopify/index.ts';
import { refused } from '../support/check.ts';
import { addTo, linesOf } from '../support/gateways/one-visitor.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { startShopify, type ShopifyStandIn } from '../support/stand-ins/shopify/start.ts';

const { signal } = new AbortController();
const NOBODY = { isAuthenticated: false, siteUserId: null };

describe('the customers of Shopify, on a stand-in with the published schema', () => {
  let shop: ShopifyStandIn;
  before(async () => {
    shop = await startShopify();
  });
  afterEach(() => {
    assert.deepEqual(shop.mistakes, []);
  });
  after(() => shop.close());

  function open() {
    const visit = shop.visit();
    const [tokens, logins] = [memoryTokens(), memoryTokens()];
    const openGateways = () => shopifyGateway({ apiRoot: visit.url, currency: 'USD', tokens, logins });
    const traces = () => [...visit.sent.map(({ path }) => path), tokens.get() ?? '', logins.get() ?? ''];
    return { ...openGateways(), reload: () => openGateways().account, traces, tokens, logins };
  }
  const newEntry = (password = 'celadon glaze') => ({
    email: `${crypto.randomUUID()}@example.com`,
    password,
    rememberMe: false,
  });

  describeAccountGateway('for members', { runner: { describe, it }, open });

  it('own the cart that they bring, and those that they begin', async () => {
    const { account, cart, tokens } = open();
    await addTo(cart, 'mug');
    const { siteUserId } = await account.join(newEntry());
    assert.equal(shop.buyerOf(tokens.get() ?? ''), siteUserId);
    tokens.set(null);
    await addTo(cart, 'print');
    assert.equal(shop.buyerOf(tokens.get() ?? ''), siteUserId);
  });

  it('are nobody with an access token that was deleted, or has expired', async () => {
    const { account, logins } = open();
    const entry = newEntry();
    await account.join(entry);
    const login = logins.get();
    await account.logOut(false, null);
    logins.set(login);
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
    assert.equal(logins.get(), null);
    await account.logIn(entry);
    shop.endLogins();
    assert.deepEqual(await account.readSiteUser!(), NOBODY);
  });

  it('buy on and log out after their login has expired', async () => {
    const { account, cart, tokens, logins } = open();
    await account.join(newEntry());
    shop.endLogins();
    assert.deepEqual(linesOf((await addTo(cart, 'mug')).cart), [['mug', 1]]);
    assert.equal(shop.buyerOf(tokens.get() ?? ''), null);
    await account.logOut(false, null);
    assert.equal(logins.get(), null);
  });

  it('log in although their cart is gone', async () => {
    const { account, cart } = open();
    await addTo(cart, 'mug');
    shop.deleteCarts();
    await account.join(newEntry());
    assert.deepEqual(linesOf(await cart.load({ signal })), []);
  });

  it('read what is wrong with a password at its field, in the words of the shop', async () => {
    const { fields } = await refused(open().account.join(newEntry('a')), 'invalid');
    assert.deepEqual(fields, { password: 'Password is too short (minimum is 5 characters)' });
  });

  it('keep a copy without what has been sold meanwhile', async () => {
    const { account, cart } = open();
    await account.join(newEntry());
    await addTo(cart, 'mug');
    await addTo(cart, 'print');
    shop.shelf.variantOf('mug').stock = 0;
    await account.logOut(true, null);
    assert.deepEqual(linesOf(await cart.load({ signal })), [['print', 1]]);
    shop.shelf.variantOf('mug').stock = 50;
  });
});
