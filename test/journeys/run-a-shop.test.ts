import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { Guest } from '../support/shop-guest.ts';
import { ShopOwner } from '../support/shop-owner.ts';
import { receivedMail } from '../support/received-mail.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';
import { onlyInWholeRun } from '../support/whole-run.ts';

const SMALL_WHITE = { Size: 'Small', Color: 'White' };
const CARD = /(?<=Code: )\S+/;

describe('an owner fills the store, sells from it and delivers', () => {
  test('with JavaScript', () => visitWith(true));
  onlyInWholeRun(test)('without JavaScript', () => visitWith(false));
});

async function visitWith(javaScriptEnabled: boolean): Promise<void> {
  const smtp = await startSmtpServer();
  const store = await openOwnStore({ mail: smtp.options, captcha: null });
  try {
    await visit(store, smtp, javaScriptEnabled);
  } finally {
    await store.close();
    await smtp.stop();
  }
}

const includes = (words: string, ...parts: readonly string[]): void => {
  for (const part of parts) assert.ok(words.includes(part), `“${part}” is not in: ${words}`);
};

async function visit(store: VisitedStore, smtp: SmtpServer, javaScriptEnabled: boolean): Promise<void> {
  const open = async () => (await store.visit({ javaScriptEnabled })).page;
  const owner = new ShopOwner(await open());
  await owner.logIn();
  await owner.createStore('Lamps');
  await owner.save(
    '/owner/products/new?type=physical',
    {
      Title: 'Moon Lamp',
      Description: '<p>A <b>round</b> lamp.</p>',
      Price: '40',
      'In stock': '2',
      'Name of option 1': 'Size',
      'Values of option 1': 'Small, Large',
      'Name of option 2': 'Color',
      'Values of option 2': 'White, Sand',
    },
    'Create product',
    { Store: 'Lamps' },
  );
  await owner.addPictures(['moon.png', 'sun.png', 'star.png']);
  await owner.save('/owner/codes/new', { Code: 'MOON10', Percent: '10' }, 'Create code');
  await owner.save('/owner/shipping/new', { Name: 'Courier', 'Price in US dollars': '6' }, 'Save');

  const ann = new Guest(await open(), javaScriptEnabled);
  await ann.page.goto('/lamps');
  await ann.page.getByRole('link', { name: 'Moon Lamp', exact: true }).click();
  await ann.page.getByRole('img', { name: 'moon' }).first().waitFor();
  await ann.add('/shop/gift-card', { Denomination: '$100' });
  await ann.order('ann@example.org');
  const [card = ''] = CARD.exec(await receivedMail(smtp, 'ann@example.org', 'Code: ')) ?? [];

  // 2 × $40.00 − 10 % + $6.00; the card pays all of it.
  await ann.add('/shop/moon-lamp', SMALL_WHITE, 2);
  await ann.apply('MOON10');
  await ann.apply(card);
  const first = await ann.order('ann@example.org', { method: 'Courier', total: '$78.00' });
  includes(
    first.words,
    'Subtotal $80.00',
    'Discount −$8.00',
    'Shipping $6.00',
    'Total $78.00',
    'Gift cards −$78.00',
  );
  includes(
    await receivedMail(smtp, 'ann@example.org', 'Moon Lamp'),
    'Moon Lamp',
    'Subtotal: $80.00',
    'Total: $78.00',
    'Gift cards: −$78.00',
  );
  includes(await owner.read(`/owner/orders/${first.id}`), 'Small / White', '$78.00', 'MOON10');

  const ben = new Guest(await open(), javaScriptEnabled);
  await ben.signUpForRestock('/shop/moon-lamp', SMALL_WHITE, 'ben@example.org');
  await owner.setStock('Moon Lamp, Small / White', '5');
  await owner.emailWaiting(javaScriptEnabled);
  includes(await receivedMail(smtp, 'ben@example.org', 'Back in stock'), 'Moon Lamp');

  await ben.add('/shop/moon-lamp', SMALL_WHITE);
  await ben.apply(card);
  const second = await ben.order('ben@example.org', { method: 'Courier', total: '$46.00' });
  includes(second.words, 'Total $46.00', 'Gift cards −$22.00', 'To pay $24.00');

  const [firstPage, secondPage] = [`/owner/orders/${first.id}`, `/owner/orders/${second.id}`];
  await owner.act(`${firstPage}/ship`, { Carrier: 'UPS', 'Tracking number': '1Z-42' }, /ship/i);
  await owner.act(
    `${firstPage}/refund`,
    { Amount: '10.00', 'Message to the customer': 'A scratch' },
    /refund/i,
  );
  await owner.act(`${secondPage}/cancel`, {}, /cancel/i);
  includes(await owner.read(firstPage), 'Shipped', 'UPS', '1Z-42', 'Refunded $10.00');
  includes(await owner.read(secondPage), 'Canceled');
  // $100.00 − $78.00 − $22.00; the refund gives back $10.00, the cancellation $22.00.
  includes(await owner.read('/owner/gift-cards'), '$100.00 $32.00');
  includes(await owner.read('/owner/codes'), 'used 1 time');
  assert.equal(await owner.readStock('Moon Lamp, Small / White'), '5');
}
