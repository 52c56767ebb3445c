import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { turnLanguagesOn } from '../support/turn-languages-on.ts';
import { hiddenValue, seenControls, type StoreAnswer, USUAL_ADDRESS, Visitor } from '../support/visitor.ts';

const NOTHING_TYPED = { country: 'US', line1: '', city: '', region: '', postalCode: '' };

describeOnAnyDatabase('the address at the checkout', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    await turnLanguagesOn(owner, ['de']);
  });

  async function shopper(itemId = 'mug'): Promise<Visitor> {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId });
    return visitor;
  }

  const controlsOf = (page: StoreAnswer) => ({
    ...seenControls(page),
    idempotencyKey: hiddenValue(page.text, 'idempotencyKey') || randomUUID(),
    email: 'ann@example.com',
    name: 'Ann',
  });
  const order = async (visitor: Visitor, typed: Readonly<Record<string, string>>) =>
    visitor.post('/checkout', { ...controlsOf(await visitor.get('/checkout')), ...typed });
  const mainOf = ({ text }: StoreAnswer) => textOf(text.slice(text.indexOf('<main'), text.indexOf('</main')));
  const lastMail = async () => {
    const list = await owner.get('/owner/mails');
    return (await owner.get(rowsIn(list.text)[0]?.url ?? '')).text;
  };

  test('is asked for where something is shipped, and printed by the confirmation and the mail', async () => {
    const visitor = await shopper();
    const placed = await order(visitor, {
      recipient: 'Bo <b>',
      line2: 'Floor 2',
      note: 'Ring twice.\nNot on Mondays & Sundays.',
    });
    assert.equal(placed.status, 303);
    const path = placed.headers.get('location') ?? '';
    const confirmed = mainOf(await visitor.get(path));
    const ownerPage = mainOf(await owner.get(`/owner/orders/${path.split('/').at(-1)}`));
    assert.match(
      ownerPage,
      /Shipping Bo (?:<b>|&lt;b&gt;) 1 Kiln Road Floor 2 Portland, ME 04101 United States Standard/,
    );
    assert.match(ownerPage, /Note from the customer Ring twice\. Not on Mondays/);
    for (const text of [confirmed, textOf(await lastMail())]) {
      assert.match(
        text,
        /Ship to:? Bo (?:<b>|&lt;b&gt;) 1 Kiln Road Floor 2 Portland, ME 04101 United States/,
      );
      assert.match(text, /Shipping method:? Standard shipping/);
      assert.match(text, /Your note:? Ring twice\. Not on Mondays (?:&|&amp;) Sundays\./);
    }
  });

  test('is refused field by field, with the other errors, and nothing typed is lost', async () => {
    const visitor = await shopper();
    const refused = await order(visitor, {
      ...NOTHING_TYPED,
      email: 'ann',
      line2: 'Floor "2"',
      note: 'x'.repeat(1_001),
      method: 'pigeon',
    });
    assert.equal(refused.status, 400);
    const summary = /<div class="error-summary"[\s\S]*?<\/div>/.exec(refused.text)?.[0] ?? '';
    assert.match(summary, /autofocus/);
    assert.match(
      textOf(summary),
      /^There is a problem Email: .* Address line 1 : Required City : Required State or region : Required Postal code : Required Shipping method : Please choose one of the options\. Note for the store : That is too long\.$/,
    );
    for (const id of [...summary.matchAll(/href="#([^"]+)"/g)].map(([, one]) => one))
      assert.match(refused.text, new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"`), id);
    assert.match(refused.text, /id="line1"[^>]* aria-describedby="line1-error" aria-invalid="true"/);
    assert.match(refused.text, /value="Floor &quot;2&quot;"/);
    assert.match(refused.text, /x{1001}<\/textarea>/);
    assert.equal((await visitor.cart()).totalQuantity, 1);
  });

  test('has the required fields of its country', async () => {
    const visitor = await shopper();
    const irish = { ...NOTHING_TYPED, country: 'IE', line1: '5 Quay', city: 'Cork' };
    const placed = await order(visitor, irish);
    assert.equal(placed.status, 303);
    const confirmed = mainOf(await visitor.get(placed.headers.get('location') ?? ''));
    assert.match(confirmed, /Ship to Ann 5 Quay Cork Ireland Shipping method/);
    const german = await order(await shopper(), { ...irish, country: 'DE' });
    assert.match(textOf(german.text), /There is a problem Postal code : Required /);
    const unknown = await order(await shopper(), { ...USUAL_ADDRESS, country: 'XX' });
    assert.match(textOf(unknown.text), /There is a problem Country : Please choose one of the options\./);
  });

  test('is not needed for pickup, nor for what is not shipped', async () => {
    const visitor = await shopper();
    const picked = await order(visitor, { ...NOTHING_TYPED, method: 'pickup' });
    assert.equal(picked.status, 303);
    const confirmed = mainOf(await visitor.get(picked.headers.get('location') ?? ''));
    assert.match(confirmed, /Shipping method Pickup in the yard/);
    assert.doesNotMatch(confirmed, /Ship to/);

    const digital = await shopper('print');
    assert.doesNotMatch((await digital.get('/checkout')).text, /name="(?:country|line1|method)"/);
    const placed = await order(digital, { ...NOTHING_TYPED, country: '' });
    assert.doesNotMatch(
      mainOf(await digital.get(placed.headers.get('location') ?? '')),
      /Ship to|Shipping method/,
    );
  });

  test('"Update total" shows the form for another country, and keeps what was typed', async () => {
    const visitor = await shopper();
    const controls = controlsOf(await visitor.get('/checkout'));
    const typed = {
      ...NOTHING_TYPED,
      email: 'a',
      country: 'IE',
      line1: '5 Quay',
      note: 'Hi',
      payment: 'transfer',
    };
    const updated = await visitor.post('/checkout', { ...controls, ...typed, step: 'update' });
    assert.equal(updated.status, 200);
    assert.match(updated.text, /<option value="IE" selected>Ireland/);
    assert.match(updated.text, /value="5 Quay"/);
    assert.match(updated.text, /Hi<\/textarea>/);
    assert.match(updated.text, /value="transfer" checked/);
    assert.doesNotMatch(updated.text, / aria-invalid=|There is a problem/);
    assert.equal(hiddenValue(updated.text, 'idempotencyKey'), controls.idempotencyKey);
    const strange = await visitor.post('/checkout', { ...controls, step: 'update' }, { crumb: 'old' });
    assert.equal(strange.status, 403);
  });

  test('is in the language of the page', async () => {
    const visitor = await shopper();
    const page = await visitor.get('/de/checkout');
    assert.match(page.text, /<option value="US" selected>Vereinigte Staaten</);
    assert.match(mainOf(page), /Lieferadresse Land .* Straße und Hausnummer .* Versandart/);
    const placed = await visitor.post('/de/checkout', controlsOf(page));
    const confirmed = mainOf(await visitor.get(placed.headers.get('location') ?? ''));
    assert.match(confirmed, /Lieferung an Ann 1 Kiln Road Portland, ME 04101 Vereinigte Staaten Versandart/);
    assert.match(textOf(await lastMail()), /04101 United States/);
  });
});
