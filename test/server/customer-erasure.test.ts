import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { ALL_TABLES } from '../../demo/server/features.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { applyCode, createCode } from '../support/codes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { join, logIn } from '../support/member-visitor.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { mainText, placeOrder, postAction } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { reopenStore } from '../support/reopen-store.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const LIST = '/owner/customers';
const DETAILS = '/owner/customers/details';
const ERASE = '/owner/customers/erase';
/** The texts of the customer that must be in the store before, and nowhere after. */
const TEXTS = [
  'Zoe.Quill@example.org',
  'Zoë Quill',
  'engrave ZQ',
  'leave at the porch',
  '1Z-ZQ',
  'Sorry, Zoë',
  '7 Quill Lane',
  'Quillton',
  'Ring for Zoë',
];

const query = (email: string) => `?${new URLSearchParams({ email })}`;

/** All of the store's data, as text in lower case. */
async function dataIn(db: Database): Promise<string> {
  const rows: unknown[] = [];
  for (const table of ALL_TABLES) rows.push(await db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows).toLowerCase();
}

const missingIn = (data: string) => TEXTS.filter((text) => !data.includes(text.toLowerCase()));

describeOnAnyDatabase('the data of a customer', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  const urlOf = () => store.url;
  const [email = ''] = TEXTS;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
    owner = await arriveAsOwner(urlOf);
  });

  async function read(): Promise<string> {
    const reopened = await reopenStore(stores, store, dataIn);
    ({ store } = reopened);
    return reopened.read;
  }

  /** A member who has ordered, signed up for a restock, and joined a list. */
  async function fill(): Promise<{ readonly visitor: Visitor; readonly ownerPage: string }> {
    const visitor = await Visitor.arrive(urlOf);
    await join(visitor, email);
    const tee = { itemId: 'tee', sku: 'tee-sand-m', additionalFields: '{"name":"engrave ZQ"}' };
    assert.equal((await visitor.add(tee)).status, 200);
    const address = {
      country: 'US',
      line1: '7 Quill Lane',
      city: 'Quillton',
      region: 'ME',
      postalCode: '04101',
    };
    const typed = { ...address, email, name: 'Zoë Quill', note: 'Ring for Zoë' };
    await createCode(owner, { code: 'WELCOME', percent: '10', maxUsesPerCustomer: '2' });
    assert.equal((await applyCode(visitor, 'WELCOME')).status, 200);
    const { ownerPage } = await placeOrder(visitor, typed);
    await visitor.add({ itemId: 'mug' });
    assert.equal((await applyCode(visitor, 'WELCOME')).status, 200);
    const signup = { variantId: 'vase', email: email.toUpperCase(), isJoinMailingList: 'true' };
    assert.equal((await visitor.post('/shop/bud-vase/restock', signup)).status, 303);
    const note = await owner.post(`${ownerPage}/note`, { note: 'leave at the porch', version: '0' });
    assert.equal(note.status, 303);
    return { visitor, ownerPage };
  }

  test('is found, exported and erased, except for what the order was', async () => {
    const { visitor, ownerPage } = await fill();
    assert.match(mainText((await owner.get(LIST)).text), /Search by email address or name/);
    for (const words of ['zoë', 'QUILL@example', 'zoe.quill']) {
      const { text } = await owner.get(`${LIST}?${new URLSearchParams({ q: words })}`);
      assert.ok(text.includes(`href="${DETAILS}?email=zoe.quill%40example.org"`), words);
    }
    assert.match(mainText((await owner.get(`${LIST}?q=nobody%25`)).text), /No customers match/);

    // An order that still has to be shipped.
    const refused = await owner.post(ERASE, { email });
    assert.equal(refused.status, 409);
    assert.match(mainText(refused.text), /Order #1001 is still open\. Ship or cancel it first\./);
    assert.equal((await visitor.get('/members')).status, 200, 'nothing was erased');
    const tracking = { carrier: 'UPS', trackingNumber: '1Z-ZQ', trackingUrl: '' };
    assert.equal((await postAction(owner, `${ownerPage}/ship`, tracking)).status, 303);
    const refund = { amount: '1.00', reason: 'Sorry, Zoë' };
    assert.equal((await postAction(owner, `${ownerPage}/refund`, refund)).status, 303);
    const stored = await read();
    assert.deepEqual(missingIn(stored), []);
    const [session = ''] = stored.match(/member-[^"]+/) ?? [];
    assert.notEqual(session, '');

    const page = mainText((await owner.get(DETAILS + query(email))).text);
    assert.match(
      page,
      /Zoë Quill .* Account .* Orders 1 #1001 .* Restock sign-ups 1 .* Mailing lists 1 Journal letter/,
    );
    const file = await owner.get(`${DETAILS}.json${query(email)}`);
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment; filename="customer\.json"$/);
    assert.deepEqual(missingIn(file.text.toLowerCase()), []);
    assert.doesNotMatch(file.text, /password_?hash|argon2/i);
    const { discountCodes } = file.json() as { readonly discountCodes: readonly unknown[] };
    assert.equal(discountCodes.length, 1);

    const question = await owner.get(ERASE + query(email));
    assert.match(mainText(question.text), /cannot be undone/);
    for (const _click of [1, 2]) {
      const done = await owner.post(ERASE, { email });
      assert.deepEqual([done.status, done.headers.get('location')], [303, `${LIST}?done=erased`]);
    }
    const left = await read();
    assert.deepEqual(
      TEXTS.filter((text) => left.includes(text.toLowerCase())),
      [],
    );
    assert.ok(!left.includes(session), 'nothing of the session is left');
    assert.equal((await visitor.get('/members')).status, 403);
    assert.equal((await logIn(visitor, email)).status, 422);
    assert.equal((await owner.get(DETAILS + query(email))).status, 404);
    const order = mainText((await owner.get(ownerPage)).text);
    assert.match(
      order,
      /Order #1001 .* Everyday Tee .* \$21\.60 .* Erased customer .* Shipped .* Refunded \$1\.00/,
    );
    assert.match((await owner.get('/owner/orders?q=tee')).text, /#1001/);
    // Later steps of the order have no recipient.
    assert.equal((await postAction(owner, `${ownerPage}/refund`, { amount: '2.00' })).status, 303);
    assert.doesNotMatch((await owner.get('/owner/mails')).text, /refund from/);
  });

  test('includes form submissions with the address, and the mails about them', async () => {
    const [visitor, address] = [await Visitor.arrive(urlOf), 'form@example.org'];
    const newsletter = { email: address };
    const sent = await visitor.post('/forms/newsletter', newsletter);
    assert.equal(sent.status, 303, sent.text);
    const found = await owner.get(`${LIST}?q=form%40`);
    assert.match(found.text, /email=form%40example\.org/);
    assert.match(mainText((await owner.get(DETAILS + query(address))).text), /Form submissions 1/);
    assert.equal((await owner.post(ERASE, { email: address })).status, 303);
    assert.ok(!(await read()).includes(address));
  });

  test('is shown in pages, each list for itself, the newest first', async () => {
    const [visitor, address] = [await Visitor.arrive(urlOf), 'often@example.org'];
    const orders = 26;
    for (let count = 0; count < orders; count += 1) {
      await visitor.add({ itemId: 'mug' });
      await placeOrder(visitor, { email: address, name: `Often ${count}` });
    }
    const first = await owner.get(DETAILS + query(address));
    const numbersIn = (text: string) => mainText(text).match(/#\d{4}/g) ?? [];
    assert.match(mainText(first.text), /^often@example\.org Often 25 .* Orders 26 .* Emails 26 /);
    assert.equal(numbersIn(first.text).length, 25);
    const [, older = ''] = /aria-label="Pages: Orders">[^]*?href="([^"]+)" rel="next"/.exec(first.text) ?? [];
    const second = await owner.get(older.replaceAll('&amp;', '&'));
    assert.equal(numbersIn(second.text).length, 1);
    assert.ok((numbersIn(second.text)[0] ?? '') < (numbersIn(first.text).at(-1) ?? ''));
    assert.match(mainText(second.text), / Often 25 .* Orders 26 .* Emails 26 /);
    assert.equal(second.text.match(/href="\/owner\/mails\//g)?.length, 25, 'the mails did not turn');
    assert.match(second.text, /aria-label="Pages: Orders">[^]*?#orders" rel="prev"/);
  });

  test('is kept of everybody else, and stock stays as it is', async () => {
    const [other, gone] = [await Visitor.arrive(urlOf), await Visitor.arrive(urlOf)];
    await other.add({ itemId: 'mug' });
    const { ownerPage } = await placeOrder(other, { email: 'not-zoe.quill@example.org', name: 'Zo' });
    await gone.add({ itemId: 'mug' });
    const goneOrder = await placeOrder(gone, { email, name: 'Zoë' });
    assert.equal((await postAction(owner, `${goneOrder.ownerPage}/cancel`)).status, 303);
    const mugs = await stockOf(other, 'mug');
    assert.equal((await owner.post(ERASE, { email })).status, 303);
    assert.equal(await stockOf(other, 'mug'), mugs);
    assert.match(mainText((await owner.get(ownerPage)).text), /not-zoe\.quill@example\.org/);
    assert.equal((await gone.get(goneOrder.page)).status, 404, 'the browser has no order any longer');
  });

  test('is found and erased in any case, also of letters that the database does not know', async () => {
    const visitor = await Visitor.arrive(urlOf);
    await visitor.add({ itemId: 'print' });
    const { ownerPage } = await placeOrder(visitor, { email: 'Max@KÖLN.example', name: 'Max' });
    assert.equal((await postAction(owner, `${ownerPage}/cancel`)).status, 303);
    const key = 'max@köln.example';
    const found = await owner.get(`${LIST}?${new URLSearchParams({ q: 'KöLN' })}`);
    assert.ok(found.text.includes(`href="${DETAILS}${query(key)}"`), mainText(found.text));
    assert.match(mainText((await owner.get(DETAILS + query(key))).text), /Orders 1 .* Emails 3 /);
    assert.equal((await owner.post(ERASE, { email: key })).status, 303);
    assert.ok(!(await read()).includes(key));
  });

  test('is erased while the member shops, without an error for either', async () => {
    for (const round of [1, 2, 3, 4]) {
      const [visitor, racing] = [await Visitor.arrive(urlOf), `racing-${round}@example.org`];
      await join(visitor, racing);
      await visitor.add({ itemId: 'print' });
      const [erased, added] = await Promise.all([
        owner.post(ERASE, { email: racing }),
        visitor.add({ itemId: 'mug' }),
      ]);
      assert.equal(erased.status, 303, erased.text);
      assert.ok([200, 409].includes(added.status), added.text);
      assert.equal((await visitor.get('/members')).status, 403);
    }
  });

  test('is for the owner alone, and erased by the owner’s own page', async () => {
    const stranger = await Visitor.arrive(urlOf);
    for (const path of [LIST, DETAILS + query(email), `${DETAILS}.json${query(email)}`, ERASE + query(email)])
      assert.equal((await stranger.get(path)).status, 303, path);
    assert.equal((await owner.post(ERASE, { email }, { crumb: 'forged' })).status, 403);
  });
});
