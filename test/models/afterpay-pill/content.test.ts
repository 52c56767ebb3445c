import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { createProductModel, type ProductModel } from '../../../core/product/index.ts';
import {
  type HostedPage,
  InstallmentModel,
  type InstallmentAttributes,
} from '../../../elements/afterpay-pill/model.ts';
import { mugProduct, printProduct, teeProduct } from '../../../elements/testing.ts';
import { listenAlways, openShop, until, type Shop } from '../shop.ts';
import { CONTEXT, OWN, vase } from './fixtures.ts';

describe('the content of the instalment pill', () => {
  let store: Shop;
  let product: ProductModel;
  let pill: InstallmentModel;
  const reports: string[] = [];
  const opened: HostedPage[] = [];
  let openPage = (): Promise<void> => Promise.resolve();

  const show = async (item: unknown, own: Partial<InstallmentAttributes> = {}, settings: object = {}) => {
    reports.length = 0;
    opened.length = 0;
    store = await openShop({
      installments: CONTEXT,
      reportError: (error: unknown, { context }: { readonly context: string }) =>
        reports.push(`${context}: ${(error as Error).message}`),
      ...settings,
    });
    await store.shop.prepare();
    product = createProductModel({
      report: (error) => assert.fail(String(error)),
      getFallbackCurrency: () => 'USD',
    });
    product.setProduct(item);
    pill = new InstallmentModel({
      storefront: store.shop,
      openPage: (page) => {
        opened.push(page);
        return openPage();
      },
    });
    pill.use(product);
    pill.start(listenAlways);
    pill.setAttributes({ ...OWN, ...own });
    pill.setPrepared();
  };
  const shown = () => {
    const content = pill.$content.get();
    return 'brand' in content ? content : assert.fail(`it is ${content.state}`);
  };
  const said = () => [shown().brand, shown().text, shown().spokenText];
  const state = () => pill.$content.get().state;

  afterEach(() => {
    store.close();
    openPage = () => Promise.resolve();
  });

  it('shows the amount of four payments, visibly and in its accessible name', async () => {
    await show(mugProduct);
    assert.deepEqual(said(), [
      'Afterpay',
      '4 interest-free payments of $4.50',
      '4 payments of $4.50 with Afterpay',
    ]);
    assert.deepEqual(pill.$states.get(), ['in-range']);
  });

  it('lists payments that differ by a cent in its accessible name, and shows the first', async () => {
    await show(vase([1_003]));
    assert.deepEqual(said().slice(1), [
      '4 interest-free payments of $2.51',
      '4 payments of $2.51, $2.51, $2.51 and $2.50 with Afterpay',
    ]);
  });

  it('uses the author’s number of payments', async () => {
    await show(mugProduct, { installments: 6 });
    assert.equal(shown().text, '6 interest-free payments of $3.00');
  });

  it('follows the quantity; an invalid quantity counts as one', async () => {
    await show(mugProduct);
    product.setQuantityText('3');
    assert.equal(shown().text, '4 interest-free payments of $13.50');
    product.setQuantityText('three');
    assert.equal(shown().text, '4 interest-free payments of $4.50');
  });

  it('shows the lowest price with “from” until a variant is chosen', async () => {
    await show(vase([4_000, 2_000]));
    assert.deepEqual(said().slice(1), [
      '4 interest-free payments from $5.00',
      '4 payments from $5.00 with Afterpay',
    ]);
    product.choose('Size', '0');
    assert.equal(shown().text, '4 interest-free payments of $10.00');
  });

  it('shows the limit for a total at the minimum or above the maximum', async () => {
    await show(vase([100]));
    assert.deepEqual(said(), ['Afterpay', 'available for orders over $1.00', null]);
    assert.deepEqual(pill.$states.get(), ['out-of-range']);
    product.setProduct(vase([10_001]));
    assert.equal(shown().text, 'available for orders up to $100.00');
    product.setProduct(vase([10_000]));
    assert.equal(shown().text, '4 interest-free payments of $25.00');
    product.setQuantityText('2');
    assert.equal(shown().text, 'available for orders up to $100.00');
  });

  it('shows nothing for products that are not physical, and for subscriptions', async () => {
    await show(printProduct);
    assert.equal(state(), 'nothing');
    for (const content of [
      { productType: 3 },
      { productType: 4 },
      { isSubscribable: true, subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' } } },
    ]) {
      product.setProduct(vase([2_000], content));
      assert.equal(state(), 'nothing', JSON.stringify(content));
    }
    product.setProduct(vase([2_000]));
    assert.equal(state(), 'in-range');
  });

  it('shows nothing if the page offers no instalments, and reports nothing', async () => {
    await show(mugProduct, {}, { installments: {} });
    assert.equal(state(), 'nothing');
    assert.deepEqual(pill.$states.get(), []);
    assert.deepEqual(reports, []);
  });

  it('reports an invalid context once, and shows nothing', async () => {
    await show({ ...teeProduct, installments: { afterPayMax: 'a lot' } });
    assert.equal(state(), 'nothing');
    product.choose('Color', 'Ink');
    product.setQuantityText('2');
    const expected = 'afterpay-pill/context: Instalment context: installments.afterPayMax not as promised.';
    assert.deepEqual(reports, [expected]);
    product.setProduct({ ...teeProduct, installments: { afterPayMax: 5_000 } });
    assert.equal(shown().text, '4 interest-free payments of $12.00');
  });

  it('reports a context without a country', async () => {
    await show(mugProduct, {}, { installments: { ...CONTEXT, stripeAccountCountry: '' } });
    assert.equal(state(), 'nothing');
    assert.match(reports.join(), /stripeAccountCountry is missing/);
  });

  it('takes brand and information page from country and language', async () => {
    await show({ ...mugProduct, installments: { stripeAccountCountry: 'CA', shopperLanguage: 'fr' } });
    pill.actions.open();
    assert.deepEqual(opened, [{ url: '/instalments/ca-fr', title: 'Afterpay installments' }]);
    product.setProduct({ ...mugProduct, installments: { stripeAccountCountry: 'GB' } });
    assert.equal(shown().brand, 'Clearpay');
    assert.equal(shown().infoLabel, null, 'there is no page for Britain');
    product.setProduct({ ...mugProduct, installments: { stripeAccountCountry: 'PR' } });
    assert.equal(shown().infoLabel, 'Learn more about Afterpay installments');
  });

  it('prefers the author’s information page', async () => {
    await show(mugProduct, { modalSrc: '/my-own' });
    pill.actions.open();
    assert.equal(opened[0]?.url, '/my-own');
  });

  it('opens a loading page only once, and can retry after a failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    openPage = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    await show(mugProduct);
    pill.actions.open();
    pill.actions.open();
    assert.equal(opened.length, 1);
    assert.equal(shown().isOpening, true);
    fail(new Error('It has moved.'));
    await until(() => !shown().isOpening, 'the end of the try');
    assert.deepEqual(reports, ['afterpay-pill/page: It has moved.']);
    assert.equal(shown().text, '4 interest-free payments of $4.50');
    pill.actions.open();
    assert.equal(opened.length, 2);
  });

  it('uses the author’s price without a product', async () => {
    const own = {
      priceCents: 4_000,
      currency: 'CAD',
      country: 'CA',
      minimumCents: 0,
      maximumCents: 9_000,
    } as const;
    await show(null, own, { installments: {} });
    assert.equal(shown().text, '4 interest-free payments of CA$10.00');
    product.setProduct(vase([2_000]));
    product.setQuantityText('2');
    assert.equal(shown().text, '4 interest-free payments of $20.00');
  });

  it('waits without a product', async () => {
    await show(null);
    assert.equal(state(), 'waiting');
  });
});
