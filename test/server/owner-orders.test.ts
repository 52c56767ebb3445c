import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { parse } from 'csv-parse/sync';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn } from '../support/owner-lists.ts';
import { mainText, placeOrder, placeSubscription, postAction, seenOf } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const TRACKING = 'https://parcels.example/track?id=1&lang=en';

describeOnAnyDatabase('the orders of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const read = async (path: string): Promise<string> => mainText((await owner.get(path)).text);
  const mailsOf = async (): Promise<readonly string[]> =>
    rowsIn((await owner.get('/owner/mails')).text).map(({ words }) => words);
  /** A visitor with things in the cart. */
  async function buyer(...additions: readonly Readonly<Record<string, unknown>>[]): Promise<Visitor> {
    const visitor = await Visitor.arrive(store.url);
    for (const addition of additions) assert.equal((await visitor.add(addition)).status, 200);
    return visitor;
  }

  test('show an order with its lines, customer, payment and mails', async () => {
    const visitor = await buyer(
      { itemId: 'tee', sku: 'tee-sand-m', quantity: 2, additionalFields: '{"name":"<i>Zoë</i>"}' },
      { itemId: 'gift-card', sku: 'gift-50' },
    );
    const { ownerPage } = await placeOrder(visitor, { name: 'Ärnst Øre', email: 'arnst@example.com' });
    const list = (await owner.get('/owner/orders')).text;
    assert.ok(list.includes(`href="${ownerPage}">#1001</a>`), list);
    const page = (await owner.get(ownerPage)).text;
    const text = mainText(page);
    assert.match(text, /^Order #1001 Paid To ship /);
    assert.match(text, /Everyday Tee · Sand \/ M tee-sand-m · 2 × \$/);
    assert.match(text, /&lt;i&gt;Zoë&lt;\/i&gt;/);
    assert.match(text, /Customer Ärnst Øre arnst@example\.com/);
    assert.match(text, /••••-••••-••••-\w{4} \$50\.00 of \$50\.00 left/);
    assert.match(
      text,
      /Timeline Order placed .* Paid Email: Your order at .* Email: Your \$50\.00 gift card/,
    );
    const [, mail = ''] = /Email: <a href="([^"]+)"/.exec(page) ?? [];
    assert.equal((await owner.get(mail)).status, 200);
    const stranger = await Visitor.arrive(store.url);
    assert.equal((await stranger.get(ownerPage)).status, 303);
    assert.equal((await owner.get('/owner/orders/none')).status, 404);
  });

  test('mark an order as shipped once, which the customer reads on page and in a mail', async () => {
    const visitor = await buyer({ itemId: 'mug' });
    const { page, ownerPage } = await placeOrder(visitor, { payment: 'transfer', name: 'Ben' });
    assert.equal((await owner.get(`${ownerPage}/ship`)).status, 409, 'not before it is paid');
    const paid = await owner.post(`${ownerPage}/paid?from=order`, {});
    assert.equal(paid.headers.get('location'), `${ownerPage}?done=paid`);
    const form = (await owner.get(`${ownerPage}/ship`)).text;

    for (const trackingUrl of ['javascript:alert(1)', 'https:// evil', 'parcels.example']) {
      const refused = await owner.post(`${ownerPage}/ship`, {
        ...seenOf(form),
        carrier: 'UPS <b>',
        trackingUrl,
      });
      assert.equal(refused.status, 400, trackingUrl);
      assert.match(refused.text, /value="UPS &lt;b&gt;"/, 'what was typed is kept');
      assert.match(refused.text, /<input [^>]*name="trackingUrl"[^>]*aria-invalid="true" autofocus>/);
      assert.match(mainText(refused.text), /Enter a web address that starts with https:/);
    }
    const typed = { carrier: 'UPS', trackingNumber: '1Z-9', trackingUrl: TRACKING };
    assert.equal(
      (await owner.post(`${ownerPage}/ship`, { ...seenOf(form), ...typed }, { crumb: 'x' })).status,
      403,
    );
    const mailsBefore = (await mailsOf()).length;
    for (const _click of [1, 2]) {
      const done = await owner.post(`${ownerPage}/ship`, { ...seenOf(form), ...typed });
      assert.deepEqual([done.status, done.headers.get('location')], [303, `${ownerPage}?done=shipped`]);
    }
    const other = await owner.post(`${ownerPage}/ship`, { ...seenOf(form), ...typed, carrier: 'DHL' });
    assert.equal(other.status, 409);
    assert.match(mainText(other.text), /^Order #\d+ Paid Shipped .* This order has already been shipped\./);

    const mails = await mailsOf();
    assert.equal(mails.length, mailsBefore + 1);
    assert.match(mails[0]!, /has shipped to ann@example\.com/);
    assert.match(
      await read(`${ownerPage}?done=shipped`),
      /Timeline Shipped .* UPS 1Z-9 Track the parcel Email: .* Marked as paid .* Email: Payment received.* Order placed .* Awaiting transfer Email/,
    );
    const { text } = await visitor.get(page);
    assert.match(mainText(text), /Your order is on its way\..* Carrier UPS Tracking number 1Z-9/);
    assert.ok(text.includes(`href="${TRACKING.replace('&', '&amp;')}"`));
    assert.equal((await owner.get(`${ownerPage}/cancel`)).status, 409);
    assert.equal((await owner.post(`${ownerPage}/cancel`, {})).status, 409, 'too late');
  });

  test('cancel an order: stock returns once, unused gift cards are void, and the payment is refunded', async () => {
    const visitor = await buyer({ itemId: 'mug', quantity: 3 }, { itemId: 'gift-card', sku: 'gift-50' });
    const mugs = await stockOf(visitor, 'mug');
    const { page, ownerPage } = await placeOrder(visitor, { name: 'Cleo' });
    assert.equal(await stockOf(visitor, 'mug'), mugs - 3);
    const question = (await owner.get(`${ownerPage}/cancel`)).text;
    assert.match(
      mainText(question),
      /Cleo .* The gift card from this order will be void\..* Record a refund of \$104\.00, too Keep order/,
    );
    assert.ok(question.includes(`href="${ownerPage}" autofocus`));
    for (const _click of [1, 2])
      assert.equal(
        (await owner.post(`${ownerPage}/cancel`, { ...seenOf(question), refund: '1' })).status,
        303,
      );
    assert.equal((await owner.post(`${ownerPage}/cancel`, {})).status, 409);
    assert.equal(await stockOf(visitor, 'mug'), mugs);
    const text = await read(ownerPage);
    assert.match(text, /^Order #\d+ Canceled Refunded /);
    assert.match(text, /3 back in stock/);
    assert.doesNotMatch(text, /1 back in stock/, 'gift cards have no stock');
    assert.match(text, /Total \$104\.00 Refunded −\$104\.00/);
    assert.match(
      text,
      /Timeline Refunded \$104\.00 .* Canceled .* Back in stock: 3 × Stoneware Mug One gift card voided Email: /,
    );
    assert.doesNotMatch(text, /Cancel order|Mark as shipped/);
    assert.match(await read('/owner/gift-cards'), /Value \$50\.00 Left Voided/);
    const [mail] = await mailsOf();
    assert.match(mail!, /was canceled/);
    assert.match(mainText((await visitor.get(page)).text), /This order was canceled\..* Refunded −\$104\.00/);
    assert.match((await visitor.get(page)).text, /<title>Order canceled/);
  });

  test('refund in part: at most what is left, with pieces that return to stock', async () => {
    const visitor = await buyer({ itemId: 'mug', quantity: 2 }, { itemId: 'print' });
    const mugs = await stockOf(visitor, 'mug');
    const { page, ownerPage } = await placeOrder(visitor);
    const path = `${ownerPage}/refund`;
    const form = (await owner.get(path)).text;
    assert.match(form, /name="restock-0"/);
    assert.doesNotMatch(form, /name="restock-1"/, 'stock of prints is not counted');
    const typed = { amount: '10.50', 'restock-0': '1', reason: 'A chip.\nSorry!' };
    for (const [field, value, message] of [
      ['amount', '1000', 'You can refund up to $'],
      ['amount', '0', 'Enter an amount'],
      ['amount', '1,5', 'Enter an amount'],
      ['restock-0', '3', 'You can return up to 2.'],
      ['restock-0', '-1', 'Enter a whole number'],
    ] as const) {
      const refused = await owner.post(path, { ...seenOf(form), ...typed, [field]: value });
      assert.ok(refused.status === 400 || refused.status === 422, `${field} ${value}: ${refused.status}`);
      assert.ok(mainText(refused.text).includes(message), mainText(refused.text));
      assert.match(refused.text, new RegExp(`name="${field}"[^>]* autofocus`));
      assert.match(refused.text, /A chip\.\nSorry!<\/textarea>/);
    }
    for (const _click of [1, 2])
      assert.equal((await owner.post(path, { ...seenOf(form), ...typed })).status, 303);
    assert.equal(await stockOf(visitor, 'mug'), mugs - 1);
    const changed = await owner.post(path, { ...seenOf(form), amount: '5' });
    assert.equal(changed.status, 409, 'the page did not show the first refund');
    assert.match(mainText(changed.text), /The order has changed since you opened this page/);
    assert.match(changed.text, /name="amount"[^>]*value="5"/);
    assert.equal((await owner.post(path, { ...seenOf(changed.text), amount: '5' })).status, 303);
    const text = await read(ownerPage);
    assert.match(text, /^Order #\d+ Partly refunded To ship/);
    assert.match(text, /Refunded −\$15\.50/);
    assert.match(
      text,
      /Refunded \$5\.00 .* Refunded \$10\.50 .* A chip\. Sorry! Back in stock: 1 × Stoneware Mug Email/,
    );
    assert.match(mainText((await visitor.get(page)).text), /Refunded −\$15\.50/);
    const [last, first] = rowsIn((await owner.get('/owner/mails')).text);
    assert.match(await read(last!.url), /We’re refunding \$5\.00\..*Refunded: −\$15\.50/);
    assert.match(await read(first!.url), /We’re refunding \$10\.50\. A chip\. Sorry!/);
    assert.equal((await postAction(owner, `${ownerPage}/cancel`)).status, 303);
    assert.equal(await stockOf(visitor, 'mug'), mugs, 'only what had not returned');
    assert.match(await read(ownerPage), /^Order #\d+ Canceled Partly refunded/);
  });

  test('keep a note, and both versions when two people change it', async () => {
    const { ownerPage } = await placeOrder(await buyer({ itemId: 'print' }));
    const page = (await owner.get(ownerPage)).text;
    assert.match(mainText(page), /^Order #\d+ Paid \w+ \d/, 'nothing to ship');
    const note = { version: seenOf(page)['version'] ?? '', note: '<b>call</b> first' };
    for (const _click of [1, 2]) assert.equal((await owner.post(`${ownerPage}/note`, note)).status, 303);
    const refused = await owner.post(`${ownerPage}/note`, { ...note, note: 'mine' });
    assert.equal(refused.status, 409);
    assert.match(
      mainText(refused.text),
      /Someone else saved the note .*mine .*Their version: &lt;b&gt;call&lt;\/b&gt; first/,
    );
    const saved = await owner.post(`${ownerPage}/note`, { ...seenOf(refused.text), note: 'mine' });
    assert.equal(saved.status, 303);
    assert.match((await owner.get(ownerPage)).text, /<textarea[^>]*>\nmine<\/textarea>/);
  });

  test('are found by number, name, email, item and SKU, and by how far they are', async () => {
    const numbers = async (query: string): Promise<readonly string[]> =>
      [...(await owner.get(`/owner/orders?${query}`)).text.matchAll(/>(#\d+)<\/a>/g)].map(
        ([, number = '']) => number,
      );
    const all = await numbers('');
    assert.equal(all.length, 5);
    assert.deepEqual(await numbers('q=%231002'), ['#1002']);
    assert.deepEqual(await numbers('q=1003'), ['#1003']);
    assert.deepEqual(await numbers('q=%C3%84RNST'), ['#1001'], 'capitals');
    assert.deepEqual(await numbers('q=arnst@example'), ['#1001']);
    assert.deepEqual(await numbers('q=tee-sand-m'), ['#1001']);
    assert.deepEqual(await numbers('q=stoneware+cleo'), ['#1003']);
    assert.deepEqual(await numbers('q=%25'), []);
    assert.deepEqual(await numbers('show=shipped'), ['#1002']);
    assert.deepEqual(await numbers('show=cancelled'), ['#1004', '#1003']);
    assert.deepEqual(await numbers('show=refunded&q=mug'), ['#1004', '#1003']);
    assert.deepEqual(await numbers('show=to-ship'), ['#1001']);
    assert.deepEqual(await numbers('show=unpaid'), []);
    assert.deepEqual(await numbers('show=nonsense'), all);
    await placeOrder(await buyer({ itemId: 'mug' }), { payment: 'transfer' });
    assert.deepEqual(await numbers('show=unpaid'), ['#1006']);
    assert.match(
      await read('/owner/orders?q=nobody'),
      /0 orders found · show all No orders match your search\./,
    );
  });

  test('are saved as CSV, a row per line, without formulas', async () => {
    await placeOrder(await buyer({ itemId: 'mug' }), { name: '=1+1' });
    const { headers, text } = await owner.get('/owner/orders.csv?show=to-ship');
    assert.match(headers.get('content-disposition') ?? '', /filename="orders\.csv"/);
    const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
    assert.deepEqual(
      rows.map(({ Order, SKU, Quantity, Name }) => [Order, SKU, Quantity, Name]),
      [
        ['#1007', 'mug', '1', "'=1+1"],
        ['#1001', 'tee-sand-m', '2', 'Ärnst Øre'],
        ['#1001', 'gift-50', '1', 'Ärnst Øre'],
      ],
    );
    assert.match(rows[1]!['Answers'] ?? '', /Zoë/);
    assert.equal(rows[0]!['Line total'], '18.00');
    const stranger = await Visitor.arrive(store.url);
    assert.equal((await stranger.get('/owner/orders.csv')).status, 303);
  });

  test('a subscription ends with its canceled order', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { page, ownerPage } = await placeSubscription(visitor);
    const before = await read(ownerPage);
    assert.match(before, /Subscription \$12\.00 every month for 6 months/);
    assert.match(before, /Order placed .* Email: Your subscription at/);
    assert.match(await read('/owner/subscriptions'), /One subscription/);
    assert.match(await read(`${ownerPage}/cancel`), /The subscription ends, too\./);
    assert.equal((await postAction(owner, `${ownerPage}/cancel`)).status, 303);
    assert.match(await read('/owner/subscriptions'), /No subscriptions yet\./);
    const { text } = await visitor.get(page);
    assert.match(mainText(text), /This order was canceled\./);
    assert.doesNotMatch(mainText(text), /on its way/);
    assert.deepEqual(store.log, []);
  });
});
