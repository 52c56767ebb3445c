import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, Visitor, type StoreAnswer } from '../support/visitor.ts';

const SEAT = { participant: ['Ada', 'Byron'], experience: 'Never', wish: 'A low stool\nTotal: $0.00' };

describeOnAnyDatabase('the answers of an order', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const main = ({ text }: StoreAnswer): string => text.slice(text.indexOf('<main'));

  async function newestMail(): Promise<string> {
    const [row] = rowsIn((await owner.get('/owner/mails')).text);
    return main(await owner.get(row!.url));
  }

  async function confirmation(visitor: Visitor, placed: StoreAnswer): Promise<string> {
    assert.equal(placed.status, 303);
    return main(await visitor.get(placed.headers.get('location') ?? ''));
  }

  async function subscribe(visitor: Visitor, additionalFields: string): Promise<StoreAnswer> {
    const fields = { itemId: 'coffee', sku: 'coffee', qty: 1, additionalFields };
    const answer = await visitor.send('POST', '/api/3/commerce/cart/subscription', fields);
    const { cartToken } = answer.json() as { readonly cartToken: string };
    const { text } = await visitor.get(`/checkout?cartToken=${cartToken}`);
    return visitor.post('/checkout/subscription', {
      cartToken,
      totalCents: hiddenValue(text, 'totalCents'),
      idempotencyKey: randomUUID(),
      email: 'ann@example.com',
      name: 'Ann',
    });
  }

  test('are in the mail and on the confirmation, in the words of the form', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'workshop', additionalFields: JSON.stringify(SEAT) });
    await visitor.add({ itemId: 'mug' });
    const page = textOf(await confirmation(visitor, await visitor.order()));
    assert.match(page, /Pottery Workshop Qty 1 Participant Ada Byron Have you used a pottery wheel before\?/);
    const mail = await newestMail();
    assert.match(
      mail,
      /1 × Pottery Workshop: \S+\n {2}Participant: Ada Byron\n {2}Have you used a pottery wheel before\? Never\n/,
    );
    assert.match(
      mail,
      /know\? A low stool\n {4}Total: \$0\.00\n1 × Stoneware Mug/,
      'no answer begins a line',
    );
  });

  test('belong to their own line, for two seats of one workshop', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const name of ['Ada', 'Grace']) {
      const additionalFields = JSON.stringify({ ...SEAT, participant: [name, 'Doe'] });
      await visitor.add({ itemId: 'workshop', additionalFields });
    }
    await confirmation(visitor, await visitor.order());
    assert.match(
      textOf(await newestMail()),
      /Participant: Ada Doe .*1 × Pottery Workshop.*Participant: Grace Doe /,
    );
  });

  test('without a form are printed as text under their names', async () => {
    const visitor = await Visitor.arrive(store.url);
    const fields = {
      '<i>motif</i>': '<script>',
      sides: [1, 'back'],
      size: { width: 2 },
      none: '',
      nul: 'a\0b',
    };
    await visitor.add({ itemId: 'mug', additionalFields: JSON.stringify(fields) });
    const page = await confirmation(visitor, await visitor.order());
    const mail = await newestMail();
    for (const markup of [page, mail]) {
      assert.match(markup, /&lt;i&gt;motif&lt;\/i&gt;/);
      assert.match(markup, /&lt;script&gt;/);
      assert.doesNotMatch(markup, /<i>motif|none/);
      const text = textOf(markup);
      assert.match(text, /sides:? 1, back/);
      assert.match(text, /size:? width: 2/);
      assert.match(text, /nul:? ab/);
    }
  });

  test('stay on the confirmation after the form has changed', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'workshop', additionalFields: JSON.stringify(SEAT) });
    const placed = await visitor.order();
    const path = '/api/owner/forms/participant';
    const edited = (await owner.get(path)).json() as { readonly schema: { readonly id: string } };
    const fields = [
      { id: 'participant', type: 'text', title: 'Name' },
      { id: 'experience', type: 'date', title: 'Since when?' },
    ];
    const schema = { ...edited.schema, fields };
    assert.equal((await owner.send('PUT', path, { ...edited, schema })).status, 200);
    const page = textOf(await confirmation(visitor, placed));
    assert.match(page, /Name Ada, Byron Since when\? Never wish A low stool/);
  });

  test('are kept by a subscription, too', async () => {
    const visitor = await Visitor.arrive(store.url);
    const placed = await subscribe(visitor, '{"grind":"Coarse"}');
    assert.match(textOf(await confirmation(visitor, placed)), /grind Coarse/);
    assert.match(textOf(await newestMail()), /grind: Coarse Your first order number/);
  });
});
