import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { controlsOf } from '../support/product-form.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

const FORM = '/shop/harbour-print/reviews/new';
const PAGE = '/owner/reviews';

describeOnAnyDatabase('reviews that visitors write', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    visitor = await Visitor.arrive(store.url);
  });

  const GOOD = {
    rating: '4',
    title: 'Fine',
    body: 'Hangs straight.',
    author: 'Ada',
    email: 'ada@example.com',
  };

  /** Reads the form as a browser would send it: no rating is chosen at first. */
  async function formOf(path = FORM): Promise<Record<string, string>> {
    const { rating: _, ...controls } = controlsOf(await visitor.get(path), path.replace(/\?.*/, ''));
    return controls;
  }

  async function write(values: Readonly<Record<string, string>>, path = FORM): Promise<StoreAnswer> {
    return visitor.post(path.replace(/\?.*/, ''), { ...(await formOf(path)), ...values });
  }

  const listing = async (id = 'print') =>
    (await visitor.get(`/api/commerce/products/${id}/reviews`)).json() as {
      reviews: { title: string | null; body: string | null; rating: number }[];
      reviewCount: number;
      averageRating: number;
    };

  /** The paths of the actions on a review, by a word of it. */
  async function actionsOf(word: string, state = 'pending'): Promise<{ state: string; delete: string }> {
    const { text } = await owner.get(`${PAGE}?state=${state}`);
    const item = text.split('<li>').find((part) => part.includes(word)) ?? '';
    const pathOf = (action: string) => new RegExp(`"(/owner/reviews/[^"]+/${action})"`).exec(item)?.[1] ?? '';
    return { state: pathOf('state'), delete: pathOf('delete') };
  }

  test('are refused with an error at each field, and nothing typed is lost', async () => {
    const answer = await write({ title: 'x'.repeat(101), body: ' ', author: 'Two\nlines', email: 'nobody' });
    assert.equal(answer.status, 400);
    const errors = [...answer.text.matchAll(/class="field-error" id="review-(\w+)-error">/g)].map(
      ([, name]) => name,
    );
    assert.deepEqual(errors, ['rating', 'title', 'body', 'author', 'email']);
    assert.equal(answer.text.match(/<input[^>]* autofocus/g)?.length, 1);
    const shown = controlsOf(answer, FORM);
    assert.deepEqual([shown['title'], shown['email']], ['x'.repeat(101), 'nobody']);
    assert.match((await write({ ...GOOD, rating: '6' })).text, /Choose from one to five stars/);
  });

  test('are not shown before the owner has approved them', async () => {
    const earlier = await listing();
    const form = { ...(await formOf()), ...GOOD, rating: '1' };
    const [one, other] = await Promise.all([visitor.post(FORM, form), visitor.post(FORM, form)]);
    assert.deepEqual(
      [one.headers.get('location'), other.headers.get('location')],
      [`${FORM}?done`, `${FORM}?done`],
    );
    assert.match((await visitor.get(`${FORM}?done`)).text, /Thank you! Your review will be here/);
    assert.deepEqual(await listing(), earlier);
    assert.match((await owner.get('/owner')).text, /new review to approve/);
    const page = (await owner.get(PAGE)).text;
    assert.match(page, /Pending \(1\)/);
    assert.match(page, /ada@example\.com/);
    const actions = await actionsOf('Hangs straight');
    const approved = await owner.post(actions.state, { state: 'approved', list: 'pending' });
    assert.equal(approved.headers.get('location'), `${PAGE}?state=pending&done=approved`);
    const later = await listing();
    assert.equal(later.reviewCount, earlier.reviewCount + 1);
    assert.ok(later.averageRating < earlier.averageRating);
    const { text } = await visitor.get('/shop/harbour-print');
    assert.match(text, /Hangs straight/);
    assert.match(text, /href="\/shop\/harbour-print\/reviews\/new"/);
    assert.doesNotMatch(text + (await visitor.get('/shop/harbour-print/reviews')).text, /ada@example/);
    await owner.post(actions.state, { state: 'rejected', list: 'approved' });
    assert.deepEqual(await listing(), earlier);
    assert.match((await owner.get(actions.delete)).text, /will be deleted permanently/);
    await owner.post(actions.delete, { state: 'rejected' });
    await owner.post(actions.delete, { state: 'rejected' });
    assert.match((await owner.get(`${PAGE}?state=rejected`)).text, /No rejected reviews/);
    assert.equal((await owner.post(actions.state, { state: 'approved' })).status, 404);
  });

  test('are kept once per address and product, without telling whose address it is', async () => {
    const first = { ...GOOD, body: 'The first one', email: 'Once@example.com' };
    const answers = await Promise.all([
      write(first),
      write({ ...first, body: 'Another', email: 'once@EXAMPLE.com' }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [303, 303],
    );
    const page = (await owner.get(PAGE)).text;
    assert.equal(page.match(/once@example/gi)?.length, 1);
    const elsewhere = '/shop/bud-vase/reviews/new';
    assert.equal((await write(first, elsewhere)).status, 303);
    assert.match((await owner.get(PAGE)).text, /Pending \(2\)/);
  });

  test('are verified by an order of the product, not by an address alone', async () => {
    const buyer = await Visitor.arrive(store.url);
    await buyer.add({ itemId: 'mug' });
    const { location, email } = await orderOf(buyer);
    const orderId = location.split('/').at(-1)!;
    const path = '/shop/mug/reviews/new';
    await write({ ...GOOD, body: 'By address', email }, path);
    assert.doesNotMatch((await owner.get(PAGE)).text, /Verified buyer/);
    const { delete: remove } = await actionsOf('By address');
    await owner.post(remove, { state: 'pending' });
    await write({ ...GOOD, body: 'Of another', email: 'other@example.com' }, `${path}?order=${orderId}`);
    await write({ ...GOOD, body: 'Not bought', email }, `/shop/bud-vase/reviews/new?order=${orderId}`);
    assert.doesNotMatch((await owner.get(PAGE)).text, /Verified buyer/);
    await write({ ...GOOD, body: 'By order', email }, `${path}?order=${orderId}`);
    const { text } = await owner.get(PAGE);
    const item = text.split('<li>').find((part) => part.includes('By order')) ?? '';
    assert.match(item, /Verified buyer/);
    assert.equal(text.match(/Verified buyer/g)?.length, 1);
  });

  test('are text, whatever is in them', async () => {
    const body = `<script>alert(1)</script> {.end} ${'long'.repeat(200)} 👩‍👩‍👧‍👦 مرحبا`;
    await write({
      ...GOOD,
      title: '"><img src=x onerror=1>',
      body,
      author: '<b>Eve</b>',
      email: 'eve@example.com',
    });
    const page = (await owner.get(PAGE)).text;
    assert.match(page, /&lt;script&gt;alert\(1\)&lt;\/script&gt; \{\.end\}/);
    const { state } = await actionsOf('alert(1)');
    await owner.post(state, { state: 'approved', list: 'pending' });
    const { text } = await visitor.get('/shop/harbour-print');
    for (const printed of [page, text]) {
      assert.doesNotMatch(printed, /<script>alert|<img src=x|<b>Eve/);
      assert.match(printed, /👩‍👩‍👧‍👦 مرحبا/u);
    }
    assert.equal((await listing()).reviews[0]?.body, body);
  });

  test('belong to the data of a customer, and are erased with it', async () => {
    await write({ ...GOOD, body: 'To be forgotten', email: 'gone@example.com' });
    assert.match((await owner.get('/owner/customers?q=gone@example')).text, /gone@example\.com/);
    const query = 'email=gone%40example.com';
    assert.match((await owner.get(`/owner/customers/details.json?${query}`)).text, /To be forgotten/);
    await owner.post('/owner/customers/erase', { email: 'gone@example.com' });
    assert.doesNotMatch((await owner.get(PAGE)).text, /To be forgotten/);
  });

  test('are for the owner to change only, and only from this site', async () => {
    const { state, delete: remove } = await actionsOf('The first one');
    for (const path of [state, remove])
      assert.notEqual(
        (await visitor.post(path, { state: 'approved' })).headers.get('location')?.startsWith(PAGE),
        true,
      );
    assert.match((await owner.get(PAGE)).text, /The first one/);
    assert.equal((await visitor.get('/shop/nothing/reviews/new')).status, 404);
    const withoutCrumb = await visitor.post(FORM, { ...GOOD, crumb: 'wrong', email: 'csrf@example.com' });
    assert.notEqual(withoutCrumb.status, 303);
  });
});

describeOnAnyDatabase('reviews of members', (stores) => {
  test('are theirs by their login, once for each product, also if a guest has typed their address', async () => {
    const store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    const owner = await arriveAsOwner(store.url);
    const guest = await Visitor.arrive(store.url);
    const values = { ...GOOD_MEMBER, email: 'member@example.com' };
    await guest.post(FORM, { ...controlsOf(await guest.get(FORM), FORM), ...values, body: 'Not me' });
    const member = await Visitor.arrive(store.url);
    const joined = await member.post('/members/join', {
      email: 'member@example.com',
      password: 'a long password',
    });
    assert.equal(joined.status, 303, joined.text);
    await member.add({ itemId: 'print' });
    await member.order();
    const page = await member.get(FORM);
    assert.doesNotMatch(page.text, /name="email"/);
    const { rating: _, ...controls } = controlsOf(page, FORM);
    const sent = await member.post(FORM, { ...controls, ...GOOD_MEMBER, email: 'other@example.com' });
    assert.equal(sent.status, 303, sent.text);
    const again = { ...controls, ...GOOD_MEMBER, body: 'Again', idempotencyKey: 'b'.repeat(36) };
    const second = await member.post(FORM, again);
    assert.deepEqual([second.status, /already reviewed this item/.test(second.text)], [409, true]);
    const { text } = await owner.get(PAGE);
    const item = text.split('<li>').find((part) => part.includes('By a member')) ?? '';
    assert.match(item, /member@example\.com[^]*Verified buyer/);
  });
});

const GOOD_MEMBER = { rating: '5', title: '', body: 'By a member', author: 'Mem' };

async function orderOf(buyer: Visitor): Promise<{ location: string; email: string }> {
  const answer = await buyer.order();
  return { location: answer.headers.get('location') ?? '', email: 'ann@example.com' };
}
