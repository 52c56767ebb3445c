import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { createMethod, deleteMethods } from '../support/owner-settings.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, seenControls, type StoreAnswer, Visitor } from '../support/visitor.ts';

const PAGE = '/owner/taxes';

const hiddenSeen = (page: string) => ({
  seenCountry: hiddenValue(page, 'seenCountry'),
  seenPercent: hiddenValue(page, 'seenPercent'),
});
const mainOf = ({ text }: StoreAnswer) => textOf(text.slice(text.indexOf('<main'), text.indexOf('</main')));

describeOnAnyDatabase('taxes', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const setRate = (country: string, percent: string) => owner.post(PAGE, { country, percent });
  const setPrices = (prices: 'with' | 'without') => owner.post(`${PAGE}/prices`, { prices });
  const shopper = async (itemId = 'mug') => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId });
    return visitor;
  };
  const controlsOf = (page: StoreAnswer) => ({
    ...seenControls(page),
    idempotencyKey: hiddenValue(page.text, 'idempotencyKey'),
    email: 'ann@example.com',
    name: 'Ann',
  });
  /** The totals that text ends with, without their words for dates and numbers. */
  const totalsIn = (text: string) =>
    [...text.matchAll(/(Subtotal|Shipping|Tax included|Tax|Total):? (\$[\d.]+)/g)].map(([, name, amount]) => [
      name,
      amount,
    ]);

  test('are set per country, changed, and deleted after a question', async () => {
    assert.match(mainOf(await owner.get(PAGE)), /No taxes yet\./);
    assert.equal((await setRate('DE', '19')).headers.get('location'), `${PAGE}?done=saved`);
    await setRate('DE', '7,5 %');
    const list = await owner.get(`${PAGE}?done=saved`);
    assert.match(mainOf(list), /The tax rate was saved\. .* Germany 7\.5% Delete… Germany/);
    assert.match((await owner.get(`${PAGE}?country=DE`)).text, /value="DE" selected[\s\S]*value="7\.5"/);
    const opened = hiddenSeen((await owner.get(`${PAGE}?country=DE`)).text);
    await setRate('DE', '7');
    const mistyped = await owner.post(PAGE, { ...opened, country: 'DE', percent: '1g' });
    assert.deepEqual([mistyped.status, hiddenSeen(mistyped.text)], [400, opened]);
    const late = await owner.post(PAGE, { ...opened, country: 'DE', percent: '16' });
    assert.equal(late.status, 409);
    assert.match(mainOf(late), /Someone else set the rate of Germany to 7% .* Germany 7% Delete/);
    assert.match(late.text, /value="DE" selected[\s\S]*name="percent"[^>]* value="16"/);
    const again = { ...hiddenSeen(late.text), country: 'DE', percent: '7.5' };
    assert.equal((await owner.post(PAGE, again)).status, 303);
    for (const [country, percent] of [
      ['', '5'],
      ['XX', '5'],
      ['FR', ''],
      ['FR', '0'],
      ['FR', '100.01'],
      ['FR', '<5>'],
    ] as const) {
      const refused = await setRate(country, percent);
      assert.equal(refused.status, 400, `${country} ${percent}`);
      assert.match(refused.text, / aria-invalid="true"[^>]* autofocus/);
    }
    assert.match((await setRate('FR', '<5>')).text, /value="FR" selected[\s\S]*value="&lt;5&gt;"/);
    assert.match(mainOf(await owner.get(`${PAGE}/DE/delete`)), /Delete this tax rate\? Germany · 7\.5% /);
    assert.equal((await owner.post(`${PAGE}/DE/delete`, {})).headers.get('location'), `${PAGE}?done=deleted`);
    assert.match(mainOf(await owner.get(PAGE)), /No taxes yet\./);
    assert.equal((await owner.get(`${PAGE}/DE/delete`)).status, 404);
  });

  test('are added at the checkout, shipping included, with the same amounts in confirmation, mail and on the owner’s pages', async () => {
    await deleteMethods(owner, ['standard']);
    await createMethod(owner, { name: 'Parcel', price: '5.01' });
    await setRate('US', '8.25');
    const visitor = await shopper();
    const page = await visitor.get('/checkout');
    const totals = [
      ['Subtotal', '$18.00'],
      ['Shipping', '$5.01'],
      ['Tax', '$1.90'],
      ['Total', '$24.91'],
    ];
    assert.deepEqual(totalsIn(mainOf(page)), totals);
    const placed = await visitor.post('/checkout', controlsOf(page));
    assert.equal(placed.status, 303);
    const confirmed = await visitor.get(placed.headers.get('location') ?? '');
    assert.deepEqual(totalsIn(mainOf(confirmed)), totals);
    const [mail] = rowsIn((await owner.get('/owner/mails')).text);
    assert.deepEqual(totalsIn(mainOf(await owner.get(mail?.url ?? ''))), totals);
    const id = placed.headers.get('location')?.split('/').at(-1);
    assert.deepEqual(totalsIn(mainOf(await owner.get(`/owner/orders/${id}`))), totals);
    assert.match(
      mainOf(await owner.get('/owner/orders')),
      /Customer Ann ann@example\.com Items 1 × Stoneware Mug Total \$24\.91/,
    );
  });

  test('are a part of prices that contain them', async () => {
    assert.equal((await setPrices('with')).headers.get('location'), `${PAGE}?done=prices`);
    assert.match((await owner.get(PAGE)).text, /value="with" checked/);
    const totals = mainOf(await (await shopper()).get('/checkout'));
    assert.match(totals, /Shipping \$5\.01 Total \$23\.01 Tax included \$1\.75/);
    await setPrices('without');
  });

  test('report that somebody else has changed whether prices contain them', async () => {
    const seen = { seenPrices: hiddenValue((await owner.get(PAGE)).text, 'seenPrices') };
    assert.deepEqual(seen, { seenPrices: 'without' });
    await setPrices('with');
    const late = await owner.post(`${PAGE}/prices`, { ...seen, prices: 'without' });
    assert.equal(late.status, 409);
    assert.match(mainOf(late), /Someone else saved that prices contain the tax after you opened this page\./);
    assert.match(late.text, /value="without" checked/);
    assert.match((await owner.get(PAGE)).text, /value="with" checked/);
    const same = await owner.post(`${PAGE}/prices`, { ...seen, prices: 'with' });
    assert.equal(same.status, 303, 'both want the same');
    const again = { seenPrices: hiddenValue(late.text, 'seenPrices'), prices: 'without' };
    assert.equal((await owner.post(`${PAGE}/prices`, again)).status, 303);
    assert.match((await owner.get(PAGE)).text, /value="without" checked/);
  });

  test('ask for the country alone where nothing is shipped, and follow it', async () => {
    const visitor = await shopper('print');
    const page = await visitor.get('/checkout');
    assert.match(mainOf(page), /Your country Country The tax depends on it\./);
    assert.doesNotMatch(page.text, /name="(?:line1|method)"/);
    assert.match(mainOf(page), / Tax \$/);
    const untaxed = await visitor.post('/checkout', { ...controlsOf(page), country: 'FR', step: 'update' });
    assert.doesNotMatch(mainOf(untaxed), / Tax \$/);
    assert.match(untaxed.text, /value="FR" selected/);
    const placed = await visitor.post('/checkout', { ...controlsOf(untaxed), country: 'FR' });
    assert.equal(placed.status, 303);
    const changed = await (async () => {
      const other = await shopper('print');
      return other.post('/checkout', { ...controlsOf(await other.get('/checkout')), country: 'FR' });
    })();
    assert.equal(changed.status, 409, 'the total that was shown had a tax');
  });

  test('are not due for gift cards', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'gift-card', sku: 'gift-25' });
    assert.equal((await visitor.cart()).totalQuantity, 1);
    const page = await visitor.get('/checkout');
    assert.doesNotMatch(page.text, /name="country"/);
    assert.doesNotMatch(mainOf(page), / Tax \$/);
  });
});
