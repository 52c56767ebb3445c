import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { ProductItem } from '../../../demo/server/features/catalogue/product-item.ts';
import { productPlan } from '../../../demo/server/features/catalogue/product-plan.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { mugProduct } from '../../../elements/testing.ts';
import { settlePromises, until } from '../shop.ts';
import { type Buying, startBuying } from './buying.ts';

const PLAN = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 6 };
const [MUG] = mugProduct.structuredContent.variants;

/** A mug that costs $18.00 once and $15.00 each month. */
const mug = (content: object = {}, variant: object = { pricingOptions: [{ price: 1_500 }] }) => ({
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    isSubscribable: true,
    subscriptionPlan: PLAN,
    productSubscriptionOptions: [{ id: 'monthly' }],
    variants: [{ ...MUG, ...variant }],
    ...content,
  },
});

describe('a product for one-time purchase or subscription', () => {
  let buying: Buying;
  afterEach(() => {
    buying.close();
  });

  const open = async (item: object) => {
    buying = await startBuying(item);
    await until(() => buying.model.$content.get().state !== 'no-product', 'the product');
  };
  const way = () => {
    const option = buying.shown().options.at(-1);
    assert.ok(option, 'a choice');
    return option;
  };
  const choose = (value: string) => {
    buying.model.actions.choose('way', value);
  };

  it('offers both ways with their prices, and defaults to a one-time purchase', async () => {
    await open(mug());
    const { label, style, chosen, values } = way();
    assert.deepEqual([label, style, chosen], ['Purchase options', 'radio', 'once']);
    assert.deepEqual(
      values.map(({ text }) => text),
      ['One-time purchase · $18.00', `${PRODUCT_WORDS.subscribe} · $15.00 every month`],
    );
    const { priceText, periodText, totalText, quantityText, label: button } = buying.shown();
    assert.deepEqual(
      [priceText, periodText, totalText, quantityText, button],
      ['$18.00', null, null, '1', PRODUCT_WORDS.addToCart],
    );
    buying.model.actions.submit();
    await until(() => buying.shop.cart.$count.get() === 1, 'one mug');
    assert.deepEqual(buying.subscribed, []);
  });

  it('names the lowest price of each way while prices vary, as the reference store prints them', async () => {
    const large = { ...MUG, sku: 'large', attributes: { Size: 'L' }, optionValues: undefined };
    const dear = { price: 2_400, priceMoney: { value: '24.00', currency: 'USD' } };
    const small = { ...MUG, attributes: { Size: 'S' } };
    const item = mug({
      variantOptionOrdering: ['Size'],
      variants: [
        { ...small, pricingOptions: [{ price: 1_500 }] },
        { ...large, ...dear, pricingOptions: [{ price: 2_000 }] },
      ],
    });
    await open(item);
    const texts = way().values.map(({ text }) => text);
    assert.deepEqual(texts, [
      'One-time purchase · from $18.00',
      `${PRODUCT_WORDS.subscribe} · from $15.00 every month`,
    ]);
    const plan = productPlan(item as unknown as ProductItem, { locale: 'en-US' }, assert.ifError);
    assert.deepEqual(
      plan?.ways.map(({ text }) => text),
      texts,
    );
    assert.equal(plan.onceText, buying.shown().priceText);
  });

  it('updates price, period, total and button when the visitor chooses to subscribe', async () => {
    await open(mug());
    choose('subscribe');
    const { priceText, periodText, totalText, quantityText, label } = buying.shown();
    assert.deepEqual(
      [priceText, periodText, totalText, quantityText, label],
      ['$15.00', 'every month for 6 months', '$90.00 total', null, PRODUCT_WORDS.subscribe],
    );
    buying.model.actions.submit();
    await until(() => buying.subscribed.length === 1, 'the subscription');
    assert.deepEqual(buying.subscribed, [
      { itemId: mugProduct.id, sku: MUG.sku, quantity: 1, additionalFields: '' },
    ]);
    assert.equal(buying.shop.cart.$count.get(), 0);
    choose('once');
    assert.deepEqual([buying.shown().priceText, buying.shown().periodText], ['$18.00', null]);
  });

  it('keeps the choice after a refusal and newer data, and drops it for another product', async () => {
    await open(mug());
    const product = buying.model.product;
    choose('subscribe');
    product?.setProduct(mug({}, { qtyInStock: 0, unlimited: false, pricingOptions: [{ price: 1_400 }] }));
    assert.deepEqual([way().chosen, buying.shown().priceText], ['subscribe', '$14.00']);
    buying.model.actions.submit();
    await settlePromises();
    assert.ok(buying.shown().failure, 'it is sold out');
    assert.equal(way().chosen, 'subscribe');
    choose('once');
    assert.equal(buying.shown().failure, null);
    choose('subscribe');
    product?.setProduct({ ...mug(), id: 'cup' });
    assert.deepEqual([way().chosen, buying.shown().label], ['once', PRODUCT_WORDS.addToCart]);
  });

  it('ignores any other value of the field', async () => {
    await open(mug());
    choose('subscribe');
    for (const value of ['', 'twice', 'Once', '__proto__']) {
      choose(value);
      assert.deepEqual([way().chosen, buying.shown().label], ['subscribe', PRODUCT_WORDS.subscribe], value);
    }
  });

  it('drops the choice for another product, also before the code for purchases has loaded', async () => {
    await open(mug());
    const product = buying.product(mug());
    product.$way.set('subscribe');
    product.setProduct(mug({}, { pricingOptions: [{ price: 1_400 }] }));
    assert.equal(product.$way.get(), 'subscribe');
    product.setProduct({ ...mug(), id: 'cup' });
    assert.equal(product.$way.get(), 'once');
  });

  it('costs the same in both ways if the variant has no price for the plan', async () => {
    await open(mug({}, {}));
    assert.equal(way().values[1]?.text, `${PRODUCT_WORDS.subscribe} · $18.00 every month`);
  });

  it('offers no choice without a plan, without subscription options, or for other product types', async () => {
    await open(mug({ subscriptionPlan: null }));
    assert.deepEqual([buying.shown().options, buying.shown().label], [[], PRODUCT_WORDS.addToCart]);
    buying.close();
    await open(mug({ productSubscriptionOptions: [] }));
    assert.deepEqual([buying.shown().options, buying.shown().label], [[], PRODUCT_WORDS.subscribe]);
    buying.close();
    await open(mug({ productType: 4 }));
    assert.deepEqual([buying.shown().options, buying.shown().label], [[], PRODUCT_WORDS.addToCart]);
  });
});
