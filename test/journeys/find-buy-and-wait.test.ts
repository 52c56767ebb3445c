import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Guest } from '../support/shop-guest.ts';
import { ShopOwner } from '../support/shop-owner.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';

const LAMP = 'Moon Lamp';
const LAMP_PATH = '/shop/moon-lamp';

describe('a visitor finds, filters, adds and orders the last piece, and another waits for the next', () => {
  test('with JavaScript', () => visitWith(true));
  test('without JavaScript', () => visitWith(false));
});

async function visitWith(isScripted: boolean): Promise<void> {
  const store = await openOwnStore({ captcha: null });
  try {
    await visit(store, isScripted);
  } finally {
    await store.close();
  }
}

async function visit(store: VisitedStore, isScripted: boolean): Promise<void> {
  const open = async () => (await store.visit({ javaScriptEnabled: isScripted })).page;
  const owner = new ShopOwner(await open());
  await fillShop(owner);

  const ann = new Guest(await open(), isScripted);
  await ann.page.goto('/');
  await ann.search('moon lam', LAMP);
  await ann.filter('/shop', '119', 1);
  const cart = await ann.addFromList(LAMP);
  await cart.getByRole('link', { name: LAMP }).waitFor();
  await cart.getByText('$30.00 to free shipping').waitFor();
  await ann.applyIn(cart, 'MOON10');
  await cart
    .getByRole('definition')
    .filter({ hasText: /[−-]\$12\.00/ })
    .waitFor();
  await cart.getByRole('link', { name: 'Checkout' }).click();
  await ann.page.waitForURL('**/checkout');
  // $120.00 − 10 % + $6.00
  const { id, words } = await ann.placeOrder('ann@example.org', { method: 'Courier', total: '$114.00' });
  assert.match(words, /Subtotal \$120\.00 Discount −\$12\.00 Shipping \$6\.00 Total \$114\.00/);
  assert.match(await owner.read(`/owner/orders/${id}`), /Moon Lamp.*\$114\.00.*MOON10/);

  const ben = new Guest(await open(), isScripted);
  await ben.page.goto('/');
  await ben.search('moon lam', LAMP);
  await ben.page.getByRole('main').getByText('Sold out').waitFor();
  await ben.page.getByRole('main').getByRole('link', { name: LAMP, exact: true }).click();
  await ben.page.waitForURL(`**${LAMP_PATH}`);
  await ben.signUpForRestock(LAMP_PATH, {}, 'ben@example.org');
  await owner.setStock(LAMP, '1');
  await owner.emailWaiting(isScripted);
}

/** One lamp, a code, and a courier who is free from an amount. */
async function fillShop(owner: ShopOwner): Promise<void> {
  await owner.logIn();
  await owner.save(
    '/owner/products/new?type=physical',
    { Title: LAMP, Description: '<p>A <b>round</b> lamp.</p>', Price: '120', 'In stock': '1' },
    'Create product',
  );
  await owner.save('/owner/codes/new', { Code: 'MOON10', Percent: '10' }, 'Create code');
  await owner.save(
    '/owner/shipping/new',
    { Name: 'Courier', 'Price in US dollars': '6', 'Free from (optional)': '150' },
    'Save',
  );
  await owner.act('/owner/shipping/standard/delete', {}, /delete/i);
}
