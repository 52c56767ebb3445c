import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { applyStockTo } from '../../../core/purchase/index.ts';
import { createProductModel, type ProductModel } from '../../../core/product/index.ts';
import { PriceTagModel, type PriceTagLook } from '../../../elements/store-price/model.ts';
import { printProduct } from '../../../elements/testing.ts';
import { listenAlways, openShop, until, type Shop } from '../shop.ts';

interface Variant {
  readonly cents: number;
  readonly saleCents?: number;
  readonly left?: number;
}

const LOOK: PriceTagLook = { locale: '', freeIfZero: false, freeLabel: '', keepBillingUnit: false };
const YEARLY = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 };
const SCARCE = { scarcityEnabled: true, scarcityText: 'Only {qtyInStock} left' };

const itemOf = (variants: readonly Variant[], content: object = {}) => ({
  id: 'vase',
  title: 'Vase',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: variants.length > 1 ? ['Size'] : [],
    variants: variants.map(({ cents, saleCents, left = 50 }, index) => ({
      sku: `vase-${index}`,
      price: cents,
      onSale: saleCents !== undefined,
      salePrice: saleCents ?? 0,
      qtyInStock: left,
      attributes: variants.length > 1 ? { Size: String(index) } : {},
    })),
    ...content,
  },
});

const applyStock = (model: ProductModel, stock: Parameters<typeof applyStockTo>[1]) => {
  model.update((product) => applyStockTo(product, stock));
};

describe('the content of a price', () => {
  let store: Shop;
  let product: ProductModel;
  let price: PriceTagModel;

  const show = async (item: object, look: Partial<PriceTagLook> = {}, settings: object = {}) => {
    store = await openShop(settings);
    const products = store.shop.products;
    product = createProductModel({
      report: (error) => assert.fail(String(error)),
      getFallbackCurrency: () => 'USD',
      products,
    });
    product.setProduct(item);
    price = new PriceTagModel(store.shop);
    price.use(product);
    price.start(listenAlways);
    price.setLook({ ...LOOK, ...look });
  };
  const shown = () => {
    const content = price.$content.get();
    return content.state === 'priced' ? content : assert.fail('it shows nothing');
  };
  const texts = () => [shown().priceText, shown().originalPriceText];

  afterEach(() => {
    store.close();
  });

  it('formats amounts by the locale of the tag, otherwise of the page', async () => {
    await show(itemOf([{ cents: 123_450 }]));
    assert.deepEqual(texts(), ['$1,234.50', null]);
    price.setLook({ ...LOOK, locale: 'de-DE' });
    assert.deepEqual(texts(), ['1.234,50\u00A0$', null]);
  });

  it('shows a sale price beside the original one, with its mark', async () => {
    await show(printProduct);
    assert.deepEqual(texts(), ['$12.00', '$15.00']);
    assert.deepEqual(shown().status, { type: 'on-sale', text: 'sale' });
  });

  it('shows the lowest price with “from” while no variant is chosen', async () => {
    await show(itemOf([{ cents: 3_000 }, { cents: 2_000 }]));
    assert.deepEqual(texts(), ['from $20.00', null]);
    product.choose('Size', '0');
    assert.deepEqual(texts(), ['$30.00', null]);
    product.choose('Size', '');
    assert.deepEqual(texts(), ['from $20.00', null]);
  });

  it('shows price and mark of the variants with the values chosen so far', async () => {
    const colors = ['Sand', 'Sand', 'Ink', 'Ink', 'Blue'];
    const json = itemOf([
      { cents: 2_400 },
      { cents: 2_400, left: 0 },
      { cents: 2_400, saleCents: 1_900 },
      { cents: 2_600 },
      { cents: 1_000, left: 0 },
    ]);
    const variants = json.structuredContent.variants.map((variant, index) => ({
      ...variant,
      attributes: { ...variant.attributes, Color: colors[index] },
    }));
    await show(itemOf([], { variants, variantOptionOrdering: ['Color', 'Size'] }));
    const withMark = () => [shown().priceText, shown().status?.type];
    assert.deepEqual(withMark(), ['from $19.00', 'on-sale']);
    product.choose('Color', 'Sand');
    assert.deepEqual(withMark(), ['$24.00', undefined]);
    product.choose('Color', 'Ink');
    assert.deepEqual(withMark(), ['from $19.00', 'on-sale'], 'as incomplete as before');
    product.choose('Color', 'Blue');
    assert.deepEqual(withMark(), ['$10.00', 'sold-out']);
    product.choose('Size', '0');
    assert.deepEqual(withMark(), ['from $19.00', 'on-sale'], 'nothing has these values');
    product.choose('Color', '');
    assert.deepEqual(withMark(), ['$24.00', undefined], 'the only one of this size');
  });

  it('shows the label instead of zero, if there is one', async () => {
    await show(itemOf([{ cents: 0 }]), { freeIfZero: true, freeLabel: 'Free' });
    assert.deepEqual(texts(), ['Free', null]);
    price.setLook({ ...LOOK, freeIfZero: true });
    assert.deepEqual(texts(), ['$0.00', null]);
    price.setLook({ ...LOOK, freeLabel: 'Free' });
    assert.deepEqual(texts(), ['$0.00', null]);
  });

  it('shows the label for a sale price of zero, too, and "from" before it', async () => {
    await show(itemOf([{ cents: 2_000, saleCents: 0 }]), { freeIfZero: true, freeLabel: 'Free' });
    assert.deepEqual(texts(), ['Free', '$20.00']);
    product.setProduct(itemOf([{ cents: 0 }, { cents: 500 }]));
    assert.deepEqual(texts(), ['from Free', null]);
  });

  it('shows the period and duration of a subscription', async () => {
    const plan = { isSubscribable: true, subscriptionPlan: YEARLY };
    await show(itemOf([{ cents: 1_000 }], plan));
    assert.equal(shown().priceText, '$10.00');
    await until(() => shown().periodText === 'every month for 1 year', 'the period');
    price.setLook({ ...LOOK, keepBillingUnit: true });
    assert.equal(shown().periodText, 'every month for 12 months');
  });

  it('shows the total of a subscription with an end below, in a reserved line', async () => {
    const plan = { isSubscribable: true, subscriptionPlan: YEARLY };
    await show(itemOf([{ cents: 3_000 }, { cents: 2_000 }], plan));
    assert.notEqual(shown().totalText, null);
    await until(() => shown().totalText === 'from $240.00 total', 'the total');
    product.choose('Size', '0');
    assert.equal(shown().totalText, '$360.00 total');
    product.setProduct(itemOf([{ cents: 0 }], plan));
    assert.equal(shown().totalText, '');
  });

  it('shows no total for a subscription without an end', async () => {
    const plan = { billingPeriod: YEARLY.billingPeriod, numBillingCycles: 0 };
    await show(itemOf([{ cents: 1_000 }], { isSubscribable: true, subscriptionPlan: plan }));
    await until(() => shown().periodText === 'every month', 'the period');
    assert.equal(shown().totalText, null);
  });

  it('shows a subscription without a plan as unavailable, without a price', async () => {
    await show(itemOf([{ cents: 1_000 }], { isSubscribable: true }));
    await until(() => shown().periodText === 'Unavailable', 'the word');
    assert.equal(shown().priceText, null);
  });

  it('shows no price for an unknown product type, and a paywall’s own price', async () => {
    await show(itemOf([{ cents: 1_000 }], { productType: 5, price: 900 }));
    assert.deepEqual(texts(), ['$9.00', null]);
    assert.equal(shown().status, null);
  });

  describe('the scarcity message', () => {
    it('shows for the chosen variant, if the owner has switched it on', async () => {
      await show(
        itemOf([
          { cents: 1, left: 3 },
          { cents: 1, left: 4 },
        ]),
        {},
        { merchandising: { vase: SCARCE } },
      );
      assert.equal(shown().scarcityText, null);
      product.choose('Size', '0');
      await until(() => shown().scarcityText === 'Only 3 left', 'the text');
      product.choose('Size', '1');
      assert.equal(shown().scarcityText, null);
      product.choose('Size', '0');
      applyStock(product, new Map([['vase-0', { isUnlimited: false, quantity: 1 }]]));
      assert.equal(shown().scarcityText, 'Only 1 left');
      applyStock(product, new Map([['vase-0', { isUnlimited: false, quantity: 0 }]]));
      assert.equal(shown().scarcityText, null);
    });

    it('shows for the whole product before a choice, if the owner has switched that on', async () => {
      const merchandising = { vase: { ...SCARCE, scarcityShownByDefault: true } };
      await show(
        itemOf([
          { cents: 1, left: 1 },
          { cents: 1, left: 2 },
        ]),
        {},
        { merchandising },
      );
      await until(() => shown().scarcityText === 'Only 3 left', 'the text');
    });

    it('does not show if the owner has not switched it on', async () => {
      const merchandising = { vase: { ...SCARCE, scarcityEnabled: false } };
      await show(itemOf([{ cents: 1, left: 1 }]), {}, { merchandising });
      assert.equal(shown().scarcityText, null);
    });

    it('is a message in the syntax of templates', async () => {
      const scarcityText = '{qtyInStock plural one{The last one} other{# left}}';
      await show(
        itemOf([{ cents: 1, left: 1 }]),
        {},
        { merchandising: { vase: { ...SCARCE, scarcityText } } },
      );
      await until(() => shown().scarcityText === 'The last one', 'the text');
      applyStock(product, new Map([['vase-0', { isUnlimited: false, quantity: 2 }]]));
      assert.equal(shown().scarcityText, '2 left');
    });
  });

  it('replaces the price of other tags while it is in the page', async () => {
    await show(printProduct);
    assert.equal(product.$priceTagCount.get(), 1);
    price.use(product);
    assert.equal(product.$priceTagCount.get(), 1);
    price.stop();
    assert.equal(product.$priceTagCount.get(), 0);
  });
});
