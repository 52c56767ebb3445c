import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { setStock } from '../support/product-form.ts';
import { hiddenValue, type RequestDetails, type StoreAnswer, Visitor } from '../support/visitor.ts';

const CALL = '/api/site-users/account/notifications/restock';
const VASE = { productId: 'vase', variantId: 'vase' };

const mainOf = (page: string): string => textOf(page.slice(page.indexOf('<main')));

describeOnEachDatabase('restock sign-ups', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD, captcha: null });
    [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
  });

  const signUp = (
    siteVisitorEmail: string,
    more: object = {},
    details: RequestDetails = {},
  ): Promise<StoreAnswer> =>
    visitor.send('POST', CALL, { ...VASE, isJoinMailingList: false, siteVisitorEmail, ...more }, details);
  const groups = async (cursor = '') => (await owner.get(`${CALL}/groups?cursor=${cursor}`)).json();
  const waiting = async (target: Readonly<Record<string, string>> = VASE) => {
    const { signUps } = (await owner.get(`${CALL}?${new URLSearchParams(target)}`)).json() as {
      readonly signUps: readonly { readonly siteVisitorEmail: string }[];
    };
    return signUps.map(({ siteVisitorEmail }) => siteVisitorEmail);
  };
  const mails = async () => rowsIn((await owner.get('/owner/mails')).text);

  test('are stored once per variant and email, in any letter case and however often they are sent', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all([
      signUp(' Ann@Example.com ', {}, key),
      signUp('Ann@Example.com', {}, key),
      signUp('ann@example.com'),
      signUp('bob@example.com', { isJoinMailingList: true, language: 'fr' }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    assert.deepEqual((await waiting()).map((email) => email.toLowerCase()).sort(), [
      'ann@example.com',
      'bob@example.com',
    ]);
    const list = (await owner.get('/owner/lists/journal-letter/addresses.csv')).text;
    assert.match(list, /"bob@example\.com","[^"]+","restock"/);
    assert.doesNotMatch(list, /ann@/i);
  });

  test('are refused in the words of the tag', async () => {
    const refusals: readonly (readonly [Promise<StoreAnswer>, number, RegExp])[] = [
      [signUp(''), 400, /^Email cannot be blank$/],
      [signUp('a@'), 400, /^Email is invalid$/],
      [signUp('ann@example.com', { variantId: 'none' }), 404, /no longer available/],
      [signUp('ann@example.com', { productId: 'mug', variantId: 'mug' }), 422, /back in stock/],
      [signUp('ann@example.com', {}, { crumb: 'wrong' }), 403, /session has expired/],
    ];
    for (const [answer, status, message] of refusals) {
      const { status: got, json } = await answer;
      assert.equal(got, status);
      assert.match((json() as { readonly message: string }).message, message);
    }
    assert.equal((await waiting()).length, 2);
  });

  test('are visible to the owner only, who alone sends', async () => {
    for (const path of [CALL, `${CALL}/groups`]) assert.equal((await visitor.get(path)).status, 401);
    for (const [path, body] of [
      [`${CALL}/send`, VASE],
      [`${CALL}/send/all`, { sendRequests: [VASE] }],
    ] as const)
      assert.equal((await visitor.send('POST', path, body)).status, 401);
    assert.equal((await owner.send('POST', `${CALL}/send`, VASE, { crumb: 'wrong' })).status, 403);
    assert.equal((await waiting()).length, 2);
  });

  test('without JavaScript, are shown again with errors and entries', async () => {
    const page = (await visitor.get('/shop/bud-vase')).text;
    const [offer] = /<restock-signup[^]*?<\/restock-signup>/.exec(page) ?? [];
    const controls = {
      idempotencyKey: hiddenValue(offer ?? '', 'idempotencyKey'),
      productId: 'vase',
      variantId: 'vase',
      isJoinMailingList: 'true',
    };
    const wrong = await visitor.post('/shop/bud-vase/restock', { ...controls, email: 'cleo@' });
    assert.equal(wrong.status, 400);
    assert.match(wrong.text, /id="restock-error">Email is invalid</);
    assert.match(wrong.text, /value="cleo@" aria-invalid="true"/);
    assert.match(wrong.text, /name="isJoinMailingList" value="true" checked/);
    // The author's hidden input sends a value for the box that is not ticked.
    const boxes = async (values: readonly string[]) => {
      const body = new URLSearchParams({ ...controls, crumb: visitor.crumb, email: 'cleo@' });
      body.delete('isJoinMailingList');
      for (const value of values) body.append('isJoinMailingList', value);
      const { text } = await visitor.request('POST', '/shop/bud-vase/restock', { body });
      return text.includes('name="isJoinMailingList" value="true" checked');
    };
    assert.deepEqual([await boxes(['0']), await boxes(['0', 'true']), await boxes([])], [false, true, false]);
    const right = await visitor.post('/shop/bud-vase/restock', { ...controls, email: 'cleo@example.com' });
    assert.deepEqual([right.status, right.headers.get('location')], [303, '/shop/bud-vase/restock?done']);
    assert.match(mainOf((await visitor.get('/shop/bud-vase/restock?done')).text), /Signed up!/);
    assert.deepEqual((await waiting()).length, 3);
    const foreign = await visitor.post('/shop/bud-vase/restock', controls, {
      headers: { origin: 'https://evil.example' },
    });
    assert.equal(foreign.status, 403);
  });

  test('are paged to the end, groups and sign-ups', async () => {
    for (let index = 0; index < 60; index += 1) await signUp(`many${index}@example.com`);
    const first = (await owner.get(`${CALL}?${new URLSearchParams(VASE)}`)).json() as Page;
    assert.deepEqual([first.signUps.length, first.hasNextPage], [50, true]);
    const rest = (
      await owner.get(`${CALL}?${new URLSearchParams({ ...VASE, cursor: first.nextPageCursor! })}`)
    ).json() as Page;
    assert.deepEqual([rest.signUps.length, rest.hasNextPage, rest.nextPageCursor], [13, false, null]);
    assert.deepEqual(await groups(), {
      signUpGroups: [{ ...VASE, title: 'Bud Vase', variantTitle: '', signUpCount: 63, isInStock: false }],
      hasNextPage: false,
      nextPageCursor: null,
    });
    assert.equal((await owner.get(`${CALL}/groups?cursor=x`)).status, 400);
  });

  test('get one mail each, and can be repeated after the mail', async () => {
    assert.equal((await mails()).length, 0);
    await setStock(owner, 'vase', 5);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const send = () => owner.send('POST', `${CALL}/send`, VASE, key);
    const [first, again] = await Promise.all([send(), send()]);
    assert.deepEqual([first.json(), again.json()], [{ sentCount: 63 }, { sentCount: 63 }]);
    const others = await Promise.all(
      [1, 2].map(() => owner.send('POST', `${CALL}/send/all`, { sendRequests: [VASE, VASE] })),
    );
    assert.deepEqual(
      others.map(({ json }) => json()),
      [{ sentCount: 0 }, { sentCount: 0 }],
    );
    const list = (await owner.get('/owner/mails')).text;
    assert.match(list, /<strong>63 emails<\/strong>/);
    const { url, words } = rowsIn(list)[0]!;
    assert.match(words, /^Back in stock: Bud Vase to \S+@example\.com Back in stock /i);
    assert.match(mainOf((await owner.get(url)).text), /Bud Vase is back in stock\. \/shop\/bud-vase /);
    assert.deepEqual(await waiting(), []);
    await setStock(owner, 'vase', 0);
    assert.equal((await signUp('ann@example.com')).status, 200);
    assert.deepEqual(await waiting(), ['ann@example.com']);
  });

  test('get a mail about their own variant only, and none while it is sold out', async () => {
    const [one, other] = ['tee-sand-l', 'tee-forest-m'].map((variantId) => ({ productId: 'tee', variantId }));
    for (const target of [VASE, one, other])
      assert.equal((await signUp('two@example.com', target)).status, 200);
    await setStock(owner, 'tee-sand-l', 3);
    const all = { sendRequests: [VASE, one, other] };
    assert.equal((await owner.send('POST', `${CALL}/send/all`, all)).status, 422);
    const sent = await owner.send('POST', `${CALL}/send`, one);
    assert.deepEqual(sent.json(), { sentCount: 1 });
    assert.deepEqual(await waiting(one), []);
    assert.deepEqual(await waiting(other), ['two@example.com']);
    assert.deepEqual(await waiting(VASE), ['ann@example.com', 'two@example.com']);
  });
});

interface Page {
  readonly signUps: readonly unknown[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}
