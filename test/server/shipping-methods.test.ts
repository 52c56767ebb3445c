import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { createMethod, deleteMethods, hiddenOf, postMethod } from '../support/owner-settings.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, seenControls, type StoreAnswer, Visitor } from '../support/visitor.ts';

const LIST = '/owner/shipping';
const NEW = '/owner/shipping/new';
const EXPRESS = { name: 'Express', price: '$12.50', freeFrom: '100', countries: ['US', 'CA', 'DE', 'FR'] };

const mainOf = ({ text }: StoreAnswer) => textOf(text.slice(text.indexOf('<main'), text.indexOf('</main')));

describeOnAnyDatabase('the shipping methods of the owner', (stores) => {
  let owner: Visitor;
  before(async () => {
    const store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const facts = async () => mainOf(await owner.get(LIST));

  test('are a free delivery and a pickup at first', async () => {
    assert.match(
      await facts(),
      /Standard shipping Delivery · Free · All countries Pickup in the yard Pickup · Free/,
    );
  });

  test('are created once, moved, changed, and deleted after a question', async () => {
    const hidden = hiddenOf((await owner.get(NEW)).text);
    for (const _press of [1, 2]) {
      const answer = await postMethod(owner, NEW, EXPRESS, hidden);
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, `${LIST}?done=created`]);
    }
    const list = await owner.get(`${LIST}?done=created`);
    const [path = '', ...others] = [...list.text.matchAll(/href="(\/owner\/shipping\/[^"]+)">Express/g)].map(
      ([, url]) => url,
    );
    assert.deepEqual(others, []);
    const line = 'Express Delivery · $12.50 · free from $100.00 · United States, Canada, Germany and 1 more';
    assert.ok(mainOf(list).includes(`The shipping method was created. `));
    assert.ok(mainOf(list).includes(line));

    assert.equal((await owner.post(`${path}/up`, {})).headers.get('location'), `${LIST}?done=moved`);
    assert.match(await facts(), /Standard shipping .* Express .* Pickup in the yard/);

    const form = await owner.get(path);
    assert.match(form.text, /name="price"[^>]* value="12\.50"/);
    assert.match(form.text, /value="some" checked/);
    assert.match(form.text, /value="FR" checked/);
    const saved = await postMethod(owner, path, { ...EXPRESS, name: 'Bike', kind: 'pickup', freeFrom: '' });
    assert.equal(saved.headers.get('location'), `${LIST}?done=saved`);
    assert.match(await facts(), /Bike Pickup · \$12\.50 · United States/);

    assert.match(mainOf(await owner.get(`${path}/delete`)), /Delete this shipping method\? Bike /);
    assert.equal((await owner.post(`${path}/delete`, {}, { crumb: 'old' })).status, 403);
    await owner.post(`${path}/delete`, {});
    assert.doesNotMatch(await facts(), /Bike/);
    assert.equal((await owner.get(path)).status, 404);
  });

  test('are refused with the error at its field, and with what was typed', async () => {
    const refused = await postMethod(owner, NEW, { name: ' ', price: '-1', freeFrom: 'lots', countries: [] });
    assert.equal(refused.status, 400);
    for (const id of ['name', 'price', 'free-from'])
      assert.match(refused.text, new RegExp(`id="${id}"[^>]* aria-invalid="true"`), id);
    assert.equal(refused.text.match(/ autofocus/g)?.length, 1);
    assert.match(mainOf(refused), /Enter an amount such as 4\.90\..*Choose at least one country\./);
    assert.match(refused.text, /id="free-from"[^>]* value="lots"/);
    const unknown = await postMethod(owner, NEW, { name: 'Pigeon', price: '1.999', countries: ['XX'] });
    assert.equal(unknown.status, 400);
    assert.doesNotMatch(await facts(), /Pigeon/);
  });

  test('that someone else has changed or deleted are shown with both versions', async () => {
    const path = await createMethod(owner, { name: 'Slow', price: '3' });
    const old = hiddenOf((await owner.get(path)).text);
    await postMethod(owner, path, { name: 'Slower', price: '2' });
    const conflict = await postMethod(owner, path, { name: 'Slowest', price: '1' }, old);
    assert.equal(conflict.status, 409);
    for (const version of ['', '3000000000'])
      assert.equal((await postMethod(owner, path, { name: 'Odd', price: '1' }, { version })).status, 409);
    assert.match(mainOf(conflict), /Someone else changed this .* Slower · Delivery · \$2\.00/);
    assert.match(conflict.text, /id="name"[^>]* value="Slowest"/);
    const again = await postMethod(owner, path, { name: 'Slowest', price: '1' }, hiddenOf(conflict.text));
    assert.equal(again.status, 303);
    await deleteMethods(owner, [path.split('/').at(-1) ?? '']);
    const gone = await postMethod(owner, path, { name: 'Slowest', price: '5' }, hiddenOf(conflict.text));
    assert.equal(gone.status, 409);
    assert.match(mainOf(gone), /Someone else deleted this shipping method\./);
    assert.match(gone.text, /action="\/owner\/shipping\/new"[\s\S]*value="Slowest"/);
  });

  test('are created and moved by several owners at once', async () => {
    const paths: string[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four'])
      paths.push(await createMethod(owner, { name, price: '1' }));
    const hidden = hiddenOf((await owner.get(NEW)).text);
    const create = (name: string) =>
      postMethod(owner, NEW, { name, price: '1' }, { ...hidden, key: randomUUID() });
    const raise = () => paths.map((path) => owner.post(`${path}/up`, {}));
    const answers = await Promise.all(
      ['Five', 'Six', 'Seven', 'Eight'].flatMap((name) => [...raise(), create(name), ...raise()]),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
  });
});

describeOnAnyDatabase('shipping at the checkout', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let express: string;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    await deleteMethods(owner, ['standard']);
    await createMethod(owner, { name: 'Parcel', price: '6', freeFrom: '50', countries: ['US', 'DE'] });
    express =
      (await createMethod(owner, { name: 'Express', price: '20', countries: ['US'] })).split('/').at(-1) ??
      '';
  });

  async function shopper(quantity = 1): Promise<Visitor> {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', quantity });
    return visitor;
  }
  const controlsOf = (page: StoreAnswer) => ({
    ...seenControls(page),
    idempotencyKey: hiddenValue(page.text, 'idempotencyKey'),
    email: 'ann@example.com',
    name: 'Ann',
  });

  test('preselects the cheapest method that delivers, and adds its price', async () => {
    const visitor = await shopper();
    const page = await visitor.get('/checkout');
    assert.match(mainOf(page), /Subtotal \$18\.00 Shipping \$6\.00 Total \$24\.00/);
    assert.match(mainOf(page), /Pickup in the yard Free Parcel \$6\.00 Express \$20\.00/);
    assert.match(mainOf(page), /Place order · \$24\.00/);
    assert.match(page.text, /checked> <span>Parcel/);
    assert.match(mainOf(await (await shopper(3)).get('/checkout')), /Parcel Free .*Place order · \$54\.00/);
  });

  test('asks again when another method makes another total, and then takes the order', async () => {
    const visitor = await shopper();
    const controls = { ...controlsOf(await visitor.get('/checkout')), method: express };
    const refused = await visitor.post('/checkout', controls);
    assert.equal(refused.status, 409);
    assert.match(
      mainOf(refused),
      /Your total has changed\. Please review it .* Total \$38\.00 .*Place order · \$38\.00/,
    );
    assert.match(refused.text, new RegExp(`value="${express}"[^>]* checked`));
    assert.notEqual(hiddenValue(refused.text, 'idempotencyKey'), controls.idempotencyKey);
    const placed = await visitor.post('/checkout', { ...controlsOf(refused), method: express });
    assert.equal(placed.status, 303);
    const confirmed = mainOf(await visitor.get(placed.headers.get('location') ?? ''));
    assert.match(confirmed, /Shipping method Express .* Shipping \$20\.00 Total \$38\.00/);
  });

  test('updates methods and total for another country', async () => {
    const visitor = await shopper();
    const controls = controlsOf(await visitor.get('/checkout'));
    const german = { ...controls, method: express, country: 'DE' };
    const updated = await visitor.post('/checkout', { ...german, step: 'update' });
    assert.match(mainOf(updated), /Pickup in the yard Free Parcel \$6\.00 .*Place order · \$24\.00/);
    assert.doesNotMatch(mainOf(updated), /Express/);
    const parts = await visitor.post('/checkout', { ...german, step: 'fresh' });
    assert.equal(parts.status, 200);
    assert.match(
      textOf(parts.text),
      /Shipping \$6\.00 Total \$24\.00 .* State or region \(optional\) .* Parcel \$6\.00 Place order · \$24\.00/,
    );
    assert.doesNotMatch(parts.text, /<style|Contact information/);
  });

  test('offers only pickup elsewhere, and refuses a country without any method', async () => {
    const visitor = await shopper();
    const french = { ...controlsOf(await visitor.get('/checkout')), country: 'FR' };
    const updated = await visitor.post('/checkout', { ...french, step: 'update' });
    assert.match(updated.text, /data-pickup checked/);
    await deleteMethods(owner, ['pickup']);
    const refused = await visitor.post('/checkout', french);
    assert.equal(refused.status, 400);
    assert.match(mainOf(refused), /There is a problem Country : We don’t ship to this country\./);
    const page = await visitor.get('/checkout');
    assert.deepEqual(
      [...page.text.matchAll(/<option value="(\w\w)"/g)].map(([, code]) => code),
      ['DE', 'US'],
    );
  });

  test('refuses a method that was deleted after the page was opened', async () => {
    const path = await createMethod(owner, { name: 'Boat', price: '1' });
    const visitor = await shopper();
    const method = path.split('/').at(-1) ?? '';
    const controls = { ...controlsOf(await visitor.get('/checkout')), method };
    await deleteMethods(owner, [method]);
    const refused = await visitor.post('/checkout', controls);
    assert.equal(refused.status, 400);
    assert.match(mainOf(refused), /Shipping method : Please choose one of the options\./);
  });

  test('is a part of each payment of a subscription', async () => {
    const visitor = await Visitor.arrive(store.url);
    const tea = { itemId: 'harbour-tea', sku: 'harbour-tea', qty: 1, additionalFields: '' };
    const started = await visitor.send('POST', '/api/3/commerce/cart/subscription', tea);
    const { cartToken } = started.json() as { readonly cartToken: string };
    const page = await visitor.get(`/checkout?cartToken=${cartToken}`);
    assert.match(
      mainOf(page),
      /Payments \$18\.00 every month for 6 months\. \$108\.00 total Shipping \$6\.00 Paid now \$18\.00/,
    );
    assert.match(mainOf(page), /Subscribe · \$18\.00 every month for 6 months/);
    const placed = await visitor.post('/checkout/subscription', { ...controlsOf(page), cartToken });
    assert.equal(placed.status, 303);
    const confirmed = mainOf(await visitor.get(placed.headers.get('location') ?? ''));
    assert.match(confirmed, /Ship to Ann 1 Kiln Road .* Payments \$18\.00 every month .* Paid now \$18\.00/);
  });
});
