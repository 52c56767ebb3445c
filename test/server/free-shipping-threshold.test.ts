import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { freeShippingThreshold } from '../../demo/server/features/shipping/free-shipping-threshold.ts';
import type { ShippingMethod } from '../../demo/server/features/shipping/methods.ts';
import { applyCode, codesOf, createCode, removeCode } from '../support/codes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { createMethod, deleteMethods, postMethod } from '../support/owner-settings.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

const method = (own: Partial<ShippingMethod>): ShippingMethod => ({
  ...{ id: 'parcel', name: 'Parcel', version: 1, isPickup: false, countries: undefined },
  ...{ priceCents: 600, freeFromCents: undefined },
  ...own,
});
const PICKUP = method({ priceCents: 0, isPickup: true });

describe('the threshold of free shipping', () => {
  test('is that of the one method that delivers, whatever a pickup costs', () => {
    assert.equal(freeShippingThreshold([method({ freeFromCents: 5_000 }), PICKUP]), 5_000);
  });

  test('is none without a method, without an amount, and where delivery is always free', () => {
    assert.equal(freeShippingThreshold([]), undefined);
    assert.equal(freeShippingThreshold([PICKUP]), undefined);
    assert.equal(freeShippingThreshold([method({})]), undefined);
    assert.equal(freeShippingThreshold([method({ freeFromCents: 0 })]), undefined);
    assert.equal(
      freeShippingThreshold([method({ freeFromCents: 5_000 }), method({ priceCents: 0 })]),
      undefined,
    );
  });

  test('is the lowest of several methods for the same countries', () => {
    const [standard, express] = [method({ freeFromCents: 5_000 }), method({ freeFromCents: 9_000 })];
    assert.equal(freeShippingThreshold([express, standard, method({ priceCents: 2_000 })]), 5_000);
  });

  test('is the same amount in all countries, otherwise none', () => {
    const near = method({ freeFromCents: 5_000, countries: ['US', 'CA'] });
    const far = (own: Partial<ShippingMethod>) => method({ countries: ['JP', 'CA'], ...own });
    assert.equal(freeShippingThreshold([near]), 5_000, 'it is not delivered anywhere else');
    assert.equal(freeShippingThreshold([near, far({ freeFromCents: 5_000 })]), 5_000);
    assert.equal(freeShippingThreshold([near, far({})]), undefined, 'never free in Japan');
    assert.equal(freeShippingThreshold([near, far({ freeFromCents: 9_000 })]), undefined, 'later in Japan');
    assert.equal(freeShippingThreshold([near, far({ priceCents: 0 })]), undefined, 'always free in Japan');
  });
});

const wordsOf = (page: string): string => textOf(page.slice(page.indexOf('<main'), page.indexOf('</main')));

describeOnAnyDatabase('free shipping on the pages of the store', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });
  const addGiftCard = async (visitor: Visitor) => {
    assert.equal((await visitor.add({ itemId: 'gift-card', sku: 'gift-25' })).status, 200);
  };

  test('is on every page as soon as the owner has saved it, and in words on the cart page', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', quantity: 1 });
    const thresholdOf = async (tag: string, path: string) =>
      new RegExp(`<${tag} free-shipping-threshold-cents="(\\d+)"`).exec((await visitor.get(path)).text)?.[1];
    assert.equal(await thresholdOf('store-cart', '/cart'), undefined);
    assert.equal(await thresholdOf('cart-drawer', '/shop'), undefined);

    await deleteMethods(owner, ['standard']);
    const parcel = await createMethod(owner, { name: 'Parcel', price: '6', freeFrom: '50' });
    assert.equal(await thresholdOf('store-cart', '/cart'), '5000');
    assert.equal(await thresholdOf('cart-drawer', '/shop'), '5000');
    const cart = await visitor.get('/cart');
    assert.match(wordsOf(cart.text), /Order summary \$32\.00 to free shipping /);
    assert.match(cart.text, /<progress max="5000" value="1800"/);
    await addGiftCard(visitor);
    assert.match(wordsOf((await visitor.get('/cart')).text), /\$32\.00 to free shipping /);
    await createCode(owner, { code: 'SHIP', kind: 'none', hasFreeShipping: '1' });
    await applyCode(visitor, 'SHIP');
    assert.match(wordsOf((await visitor.get('/cart')).text), /Order summary You have free shipping\. /);
    assert.match(JSON.stringify((await codesOf(visitor)).validCoupons), /"hasFreeShipping":true/);
    await removeCode(visitor, 'SHIP');
    assert.match(wordsOf((await visitor.get('/cart')).text), /\$32\.00 to free shipping /);
    await visitor.add({ itemId: 'mug', quantity: 2 });
    assert.match(wordsOf((await visitor.get('/cart')).text), /Order summary You have free shipping\. /);

    await createMethod(owner, { name: 'Overseas', price: '20', countries: ['JP'] });
    assert.equal(await thresholdOf('store-cart', '/cart'), '5000', 'Parcel is offered in Japan, too');
    await postMethod(owner, parcel, {
      name: 'Parcel',
      price: '6',
      freeFrom: '50',
      countries: ['US'],
    });
    assert.equal(await thresholdOf('store-cart', '/cart'), undefined);
    assert.doesNotMatch(wordsOf((await visitor.get('/cart')).text), /free shipping/);
  });

  test('is not printed for a cart without goods that are shipped', async () => {
    await createMethod(owner, { name: 'Everywhere', price: '6', freeFrom: '50' });
    const visitor = await Visitor.arrive(store.url);
    await addGiftCard(visitor);
    assert.match((await visitor.get('/cart')).text, /<store-cart free-shipping-threshold-cents="5000"/);
    assert.doesNotMatch(wordsOf((await visitor.get('/cart')).text), /free shipping/);
  });
});
