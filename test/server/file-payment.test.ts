import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { mainText, postAction } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startProvider, type StandInProvider } from '../support/payment-provider.ts';
import { clickDownload, downloadLinks, fetchFile, sendFile } from '../support/product-files.ts';
import { Visitor } from '../support/visitor.ts';

const FILES = '/owner/products/print/files';

describeOnAnyDatabase('files that are paid at a provider', (stores) => {
  let provider: StandInProvider;
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    provider = await startProvider();
    store = await stores.open({
      rateLimits: NO_LIMITS,
      ownerPassword: OWNER_PASSWORD,
      payments: provider.options,
    });
    owner = await arriveAsOwner(store.url);
  });
  after(() => provider.close());

  /** Orders the print; its payment is pending. */
  async function order() {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'print' });
    assert.equal((await visitor.order()).status, 303);
    const payment = [...provider.payments.values()].at(-1)!;
    const page = (await visitor.get(new URL(payment.returnUrl).pathname)).headers.get('location') ?? '';
    const id = page.split('/').at(-1) ?? '';
    const pay = async (): Promise<readonly string[]> => {
      provider.decide(payment.id, 'paid');
      assert.equal(await provider.notify(payment.id), 200);
      return downloadLinks((await visitor.get(page)).text);
    };
    return { visitor, page, id, ownerPage: `/owner/orders/${id}`, pay };
  }
  const contentOf = async (visitor: Visitor, link: string): Promise<string> =>
    (await fetchFile(store.url + (await clickDownload(visitor, link)).file)).body.toString();

  test('are those of the order, whatever the owner does to the product before it is paid', async () => {
    const removed = await order();
    assert.deepEqual(downloadLinks((await removed.visitor.get(removed.page)).text), []);
    assert.match(mainText((await owner.get(removed.ownerPage)).text), /Nothing was sent\./);
    const [file = ''] =
      /\/owner\/products\/print\/files\/[0-9a-f-]{36}(?=")/.exec((await owner.get(FILES)).text) ?? [];
    await owner.post(`${file}/delete`, {});
    await sendFile(owner, FILES, { name: 'new.txt', content: Buffer.from('another') });
    const [link = '', ...others] = await removed.pay();
    assert.deepEqual(others, []);
    assert.match(await contentOf(removed.visitor, link), /<svg/);
    assert.match(mainText((await owner.get(removed.ownerPage)).text), /Email: Your downloads from/);

    const deleted = await order();
    await owner.post('/owner/products/print/delete', {});
    const [kept = ''] = await deleted.pay();
    assert.equal(await contentOf(deleted.visitor, kept), 'another');
  });

  test('are released with an order that is not paid', async () => {
    await store.close();
    store = await stores.open({
      rateLimits: NO_LIMITS,
      ownerPassword: OWNER_PASSWORD,
      payments: provider.options,
    });
    owner = await arriveAsOwner(store.url);
    const { id, ownerPage } = await order();
    assert.equal((await postAction(owner, `${ownerPage}/cancel`)).status, 303);
    const db = await stores.closeAndRead(store);
    const uses = await db
      .selectFrom('upload_uses')
      .select('used_by')
      .where('used_by', '=', `order:${id}`)
      .execute();
    assert.deepEqual(uses, []);
  });
});
