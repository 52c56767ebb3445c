import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { applyCode, codesOf, createCode, postCode, removeCode } from '../support/codes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, type StoreAnswer, Visitor } from '../support/visitor.ts';

const MUG_CENTS = 1_800;

/** What a reader sees of a page's main content. */
const wordsOf = ({ text }: StoreAnswer): string => textOf(text.slice(text.indexOf('<main')));
/** The sentence of a refusal by the API. */
const messageOf = (answer: StoreAnswer): unknown => (answer.json() as { message: unknown }).message;

describeOnAnyDatabase('discount codes', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const withMugs = async (quantity = 1): Promise<Visitor> => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', quantity });
    return visitor;
  };
  const order = async (visitor: Visitor, email: string): Promise<StoreAnswer> => {
    const { text } = await visitor.get('/checkout');
    return postOrder(visitor, text, email);
  };
  const postOrder = (visitor: Visitor, page: string, email: string): Promise<StoreAnswer> => {
    const names = ['cartVersion', 'totalCents', 'giftCardCents', 'idempotencyKey'];
    const seen = Object.fromEntries(names.map((name) => [name, hiddenValue(page, name)]));
    return visitor.post('/checkout', { ...seen, email, name: 'Ann' });
  };

  test('take a percentage or an amount off, and one replaces the other', async () => {
    await createCode(owner, { code: 'Percent-15', percent: '15' });
    await createCode(owner, { code: 'FIVER', kind: 'amount', amount: '$5' });
    const visitor = await withMugs(2);
    assert.equal((await applyCode(visitor, ' percent-15 ')).status, 200);
    const first = await codesOf(visitor);
    const subtotalCents = 2 * MUG_CENTS;
    assert.deepEqual(first.coupons, [{ code: 'PERCENT-15', kind: 'discount' }]);
    assert.deepEqual([first.discountCents, first.grandTotalCents], [540, subtotalCents - 540]);
    assert.equal((await applyCode(visitor, 'fiver')).status, 200);
    const second = await codesOf(visitor);
    assert.deepEqual(second.validCoupons, [{ code: 'FIVER', kind: 'discount' }]);
    assert.deepEqual([second.discountCents, second.version], [500, first.version + 1]);
    await applyCode(visitor, 'fiver');
    assert.equal((await codesOf(visitor)).version, second.version, 'the same code changes nothing');
    await removeCode(visitor, 'FIVER');
    const { coupons, grandTotalCents } = await codesOf(visitor);
    assert.deepEqual([coupons, grandTotalCents], [[], subtotalCents]);
  });

  test('are refused with the reason', async () => {
    await createCode(owner, { code: 'LATER', startsAt: '2199-01-01T00:00' });
    await createCode(owner, { code: 'BYGONE', endsAt: '2020-01-01T00:00' });
    await createCode(owner, { code: 'BIG-SPENDER', minimum: '18.01' });
    const visitor = await withMugs();
    const { version } = await codesOf(visitor);
    for (const [code, sentence] of [
      ['NOBODY', 'We don’t know this code. Please check how it is written.'],
      ['LATER', 'This code can’t be used yet.'],
      ['BYGONE', 'This code has expired.'],
      ['BIG-SPENDER', 'Spend at least $18.01 to use this code.'],
      ['x'.repeat(101), 'We don’t know this code. Please check how it is written.'],
    ] as const) {
      const refused = await applyCode(visitor, code);
      assert.deepEqual([messageOf(refused), refused.status >= 400], [sentence, true]);
    }
    const cart = await codesOf(visitor);
    assert.deepEqual([cart.coupons, cart.version], [[], version]);
  });

  test('that do not apply any more stay in the cart with the reason and take nothing off', async () => {
    await createCode(owner, { code: 'TWO-MUGS', minimum: '30' });
    const path = await createCode(owner, { code: 'ENDING' });
    const visitor = await withMugs(2);
    await applyCode(visitor, 'TWO-MUGS');
    const [line] = (await visitor.cart()).entries;
    await visitor.setQuantity(line!.id, 1);
    const { validCoupons, invalidCoupons, discountCents } = await codesOf(visitor);
    assert.deepEqual([validCoupons, discountCents], [[], 0]);
    const message = 'Spend at least $30.00 to use this code.';
    assert.deepEqual(invalidCoupons, [
      { code: 'TWO-MUGS', kind: 'discount', problem: 'codeMinimum', message },
    ]);
    assert.match(wordsOf(await visitor.get('/cart')), /TWO-MUGS Remove Spend at least \$30\.00/);
    await applyCode(visitor, 'ENDING');
    const page = await visitor.get('/checkout');
    assert.equal((await owner.post(`${path}/end`, {})).status, 303);
    const refused = await postOrder(visitor, page.text, 'ann@example.com');
    assert.equal(refused.status, 409);
    assert.match(wordsOf(refused), /This code has expired\..*Place order · \$18\.00/);
    const placed = await postOrder(visitor, refused.text, 'ann@example.com');
    assert.equal(placed.status, 303);
  });

  test('are counted by orders, in all and per customer, in any case of the email', async () => {
    const path = await createCode(owner, { code: 'TWICE', maxUses: '2', maxUsesPerCustomer: '1' });
    const buy = async (email: string): Promise<StoreAnswer> => {
      const visitor = await withMugs();
      await applyCode(visitor, 'TWICE');
      return order(visitor, email);
    };
    const placed = await buy('ada@example.com');
    assert.equal(placed.status, 303);
    const again = await withMugs();
    await applyCode(again, 'twice');
    const refused = await order(again, 'ADA@example.com');
    assert.equal(refused.status, 409);
    assert.match(
      wordsOf(refused),
      /You have already used this code as often as it allows\..*Place order · \$18\.00/,
    );
    assert.equal((await postOrder(again, refused.text, 'ADA@example.com')).status, 303);
    assert.equal((await buy('bob@example.com')).status, 303);
    assert.match(
      wordsOf(await owner.get('/owner/codes')),
      /TWICE Used up 10% off, 1 time per customer, used 2 of 2 times/,
    );
    const late = await withMugs();
    assert.equal(messageOf(await applyCode(late, 'TWICE')), 'This code has been used up.');
    const question = await owner.get(`${path}/delete`);
    assert.match(wordsOf(question), /Used 2 of 2 times\. Orders keep what it took off\./);
    assert.equal((await owner.post(`${path}/delete`, {})).status, 303);
    const kept = await Visitor.arrive(store.url);
    assert.equal(
      messageOf(await applyCode(kept, 'TWICE')),
      'We don’t know this code. Please check how it is written.',
    );
  });

  test('are printed in confirmation, mail and checkout as the same amounts', async () => {
    await createCode(owner, { code: 'PRINTED', percent: '25' });
    const visitor = await withMugs();
    await applyCode(visitor, 'PRINTED');
    const amounts = /Subtotal:? \$18\.00 Discount:? −\$4\.50 Total:? \$13\.50/;
    assert.match(wordsOf(await visitor.get('/checkout')), amounts);
    const placed = await order(visitor, 'printed@example.com');
    const confirmed = await visitor.get(placed.headers.get('location') ?? '');
    assert.match(wordsOf(confirmed), amounts);
    const [, mail = ''] = /href="(\/owner\/mails\/[^"]+)"/.exec((await owner.get('/owner/mails')).text) ?? [];
    assert.match(wordsOf(await owner.get(mail)), amounts);
    const { coupons } = await codesOf(visitor);
    assert.deepEqual(coupons, [], 'the next cart has no codes');
  });

  test('move with the cart when its visitor joins', async () => {
    await createCode(owner, { code: 'MOVING' });
    const visitor = await withMugs();
    await applyCode(visitor, 'MOVING');
    await visitor.send('PUT', '/api/commerce/shopping-cart/note', { note: ' Ring twice ' });
    const entry = { email: 'mover@example.org', password: 'celadon over tenmoku', rememberMe: false };
    assert.equal((await visitor.send('POST', '/api/site-users/account', entry)).status, 200);
    const { validCoupons, note } = await codesOf(visitor);
    assert.deepEqual([validCoupons.map(({ code }) => code), note], [['MOVING'], 'Ring twice']);
  });

  test('are checked when the owner saves them, and shown again with the entries', async () => {
    await createCode(owner, { code: 'TAKEN' });
    const answer = await postCode(owner, {
      ...{ code: 'é', percent: '0', minimum: 'much', startsAt: '2026-02-30T10:00', maxUses: '-1' },
    });
    assert.equal(answer.status, 400);
    const errors = [...answer.text.matchAll(/class="field-error" id="(\w+)-error"/g)].map(([, name]) => name);
    assert.deepEqual(errors, ['code', 'percent', 'minimum', 'startsAt', 'maxUses']);
    assert.match(answer.text, /name="code" value="é"[^>]*aria-invalid="true" autofocus/);
    const taken = await postCode(owner, { code: 'taken' });
    assert.match(wordsOf(taken), /There is already a discount with this code\./);
    const cardLike = await postCode(owner, { code: '7K2P-09QX-M4TD-5ZB8' });
    assert.match(wordsOf(cardLike), /This looks like the code of a gift card\./);
    const nothing = await postCode(owner, { code: 'NOTHING', kind: 'none' });
    assert.match(wordsOf(nothing), /Choose free shipping, or something to take off\./);
    const reversed = { startsAt: '2026-12-02T00:00', endsAt: '2026-12-01T00:00' };
    assert.match(wordsOf(await postCode(owner, { code: 'REVERSED', ...reversed })), /later than the start/);
  });

  test('keep the entries of an owner who saves after somebody else', async () => {
    const path = await createCode(owner, { code: 'EDITED', endsAt: '2199-07-04T12:30' });
    const { text } = await owner.get(path);
    assert.match(text, /name="endsAt" value="2199-07-04T12:30"/);
    const version = hiddenValue(text, 'version');
    const typed = { version, code: 'EDITED', kind: 'percent' };
    assert.equal((await owner.post(path, { ...typed, percent: '20' })).status, 303);
    for (const odd of ['', '-1', '1e300', '9'.repeat(30)])
      assert.equal((await owner.post(path, { ...typed, percent: '5', version: odd })).status, 409, odd);
    const late = await owner.post(path, { ...typed, percent: '30' });
    assert.equal(late.status, 409);
    assert.match(wordsOf(late), /Someone else changed this code .* Now it is: EDITED, 20% off/);
    assert.match(late.text, /name="percent" value="30"/);
    const saved = await owner.post(path, {
      ...typed,
      version: hiddenValue(late.text, 'version'),
      percent: '30',
    });
    assert.equal(saved.status, 303);
    assert.match(wordsOf(await owner.get('/owner/codes')), /EDITED Active 30% off/);
    assert.equal((await owner.post(`${path}/delete`, {})).status, 303);
    const gone = await owner.post(path, { ...typed, percent: '40' });
    assert.equal(gone.status, 409);
    assert.match(wordsOf(gone), /Someone else deleted this code\..* Create code/);
    assert.match(gone.text, /action="\/owner\/codes\/new"[\s\S]*name="percent" value="40"/);
  });

  test('begin an hour later where the clocks skip their first minute', async () => {
    const path = await createCode(owner, {
      ...{ code: 'SPRING', startsAt: '2030-03-10T02:30', endsAt: '2030-11-03T01:30' },
    });
    const { text } = await owner.get(path);
    assert.match(
      text,
      /name="startsAt" value="2030-03-10T03:30"[\s\S]*name="endsAt" value="2030-11-03T01:30"/,
    );
    const { text: list } = await owner.get('/owner/codes');
    assert.match(list, /datetime="2030-03-10T03:30:00-04:00"[\s\S]*datetime="2030-11-03T01:30:00-04:00"/);
  });

  test('are created once, however often the form is sent', async () => {
    const key = hiddenValue((await owner.get('/owner/codes/new')).text, 'key');
    const typed = { key, code: 'ONCE', kind: 'none', hasFreeShipping: '1' };
    const answers = [
      await owner.post('/owner/codes/new', typed),
      await owner.post('/owner/codes/new', typed),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [303, 303],
    );
    assert.match(wordsOf(await owner.get('/owner/codes')), /ONCE Active free shipping, not used yet/);
  });
});
