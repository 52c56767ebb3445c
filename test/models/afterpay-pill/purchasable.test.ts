import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { createProductModel, type ProductModel } from '../../../core/product/index.ts';
import { InstallmentModel, type InstallmentAttributes } from '../../../elements/afterpay-pill/model.ts';
import { mugProduct, teeProduct } from '../../../elements/testing.ts';
import { listenAlways, openShop, type Shop } from '../shop.ts';
import { CONTEXT, OWN, vase } from './fixtures.ts';

describe('instalments for what can be bought', () => {
  let store: Shop;
  let product: ProductModel;
  let pill: InstallmentModel;

  const show = async (item: unknown, own: Partial<InstallmentAttributes> = {}) => {
    store = await openShop({ installments: CONTEXT });
    await store.shop.prepare();
    product = createProductModel({
      report: (error) => assert.fail(String(error)),
      getFallbackCurrency: () => 'USD',
    });
    product.setProduct(item);
    pill = new InstallmentModel({ storefront: store.shop, openPage: () => Promise.resolve() });
    pill.use(product);
    pill.start(listenAlways);
    pill.setAttributes({ ...OWN, ...own });
    pill.setPrepared();
  };
  const state = () => pill.$content.get().state;
  const shown = () => {
    const content = pill.$content.get();
    return 'brand' in content ? content : assert.fail(`it is ${content.state}`);
  };

  afterEach(() => {
    store.close();
  });

  it('shows nothing for what cannot be bought', async () => {
    const gone = { qtyInStock: 0 };
    const item = (...stock: readonly number[]) => {
      const json = vase([2_000, 4_000]);
      const { variants } = json.structuredContent;
      return {
        ...json,
        structuredContent: {
          ...json.structuredContent,
          variants: variants.map((variant, index) => ({ ...variant, qtyInStock: stock[index] })),
        },
      };
    };
    await show({ ...mugProduct, structuredContent: { ...mugProduct.structuredContent, variants: [gone] } });
    assert.equal(state(), 'nothing', 'sold out');
    product.setProduct(item(0, 0));
    assert.equal(state(), 'nothing', 'all variants sold out');
    product.setProduct(item(0, 5));
    assert.equal(shown().text, '4 interest-free payments of $10.00', 'the only one left');
    product.choose('Size', '0');
    assert.equal(state(), 'nothing', 'the chosen variant is sold out');
    product.choose('Size', '1');
    assert.equal(state(), 'in-range');
    product.setQuantityText('6');
    assert.equal(state(), 'nothing', 'more than there are');
    product.setQuantityText('5');
    assert.equal(state(), 'out-of-range', 'as many as there are');
    product.update((now) => ({ ...now, variants: [] }));
    assert.equal(state(), 'nothing', 'newer stock');
  });

  it('shows nothing for a choice that is sold out or does not exist', async () => {
    await show(teeProduct);
    product.choose('Color', 'Sand');
    assert.equal(state(), 'in-range', 'Sand is left in S');
    product.choose('Size', 'M');
    assert.equal(state(), 'nothing', 'Sand/M is sold out');
    const { structuredContent } = teeProduct;
    const variants = structuredContent.variants.filter(({ sku }) => sku !== 'tee-sand-m');
    product.setProduct({ ...teeProduct, structuredContent: { ...structuredContent, variants } });
    assert.equal(state(), 'nothing', 'there is no Sand/M');
    const noSand = structuredContent.variants.map((variant) =>
      variant.attributes.Color === 'Sand' ? { ...variant, qtyInStock: 0 } : variant,
    );
    product.choose('Size', '');
    product.setProduct({ ...teeProduct, structuredContent: { ...structuredContent, variants: noSand } });
    assert.equal(state(), 'nothing', 'Sand is sold out in every size');
    product.choose('Color', 'Ink');
    assert.equal(state(), 'in-range');
  });

  it('counts only variants with enough pieces and the values chosen so far', async () => {
    const json = vase([1_000, 2_000, 3_000]);
    const { structuredContent } = json;
    const colors = ['Sand', 'Ink', 'Ink'];
    const variants = structuredContent.variants.map((variant, index) => ({
      ...variant,
      attributes: { ...variant.attributes, Color: colors[index] },
      qtyInStock: [1, 3, 9][index],
    }));
    const item = { ...structuredContent, variants, variantOptionOrdering: ['Size', 'Color'] };
    await show({ ...json, structuredContent: item });
    assert.equal(shown().text, '4 interest-free payments from $2.50');
    product.setQuantityText('2');
    assert.equal(shown().text, '4 interest-free payments from $10.00', 'a single piece of Sand is left');
    product.setQuantityText('4');
    assert.equal(shown().text, 'available for orders up to $100.00', 'only the dearest is left');
    product.setQuantityText('1');
    product.choose('Color', 'Ink');
    assert.equal(shown().text, '4 interest-free payments from $5.00', 'Ink costs more');
  });

  it('shows nothing for a total that is too large to represent', async () => {
    await show({ ...vase([Number.MAX_SAFE_INTEGER]) });
    product.setQuantityText('2');
    assert.equal(state(), 'nothing');
  });

  it('uses the total of the cart, also 0; the subtotal only if no total is sent', async () => {
    await show(null, { cart: true });
    await store.add('mug', 'mug', 2);
    const json = await store.gateway.load();
    let { version } = json;
    const answer = async (totals: object) => {
      version = Number(version) + 1;
      store.gateway.load = async () => Promise.resolve({ ...json, ...totals, version });
      await store.shop.cart.refresh();
    };
    assert.equal(shown().text, '4 interest-free payments of $9.00');
    await answer({ grandTotalCents: 4_000 });
    assert.equal(shown().text, '4 interest-free payments of $10.00');
    await answer({ grandTotalCents: 0 });
    assert.equal(shown().text, 'available for orders over $1.00');
    await answer({ grandTotalCents: undefined });
    assert.equal(shown().text, '4 interest-free payments of $9.00');
    await answer({ grandTotalCents: undefined, subtotalCents: undefined });
    assert.equal(state(), 'nothing');
    for (const unreadable of ['0', '3600', -1, 36.5, {}, Number.MAX_VALUE]) {
      await answer({ grandTotalCents: 4_000 });
      assert.equal(shown().text, '4 interest-free payments of $10.00');
      await answer({ grandTotalCents: unreadable });
      assert.equal(state(), 'nothing', `${JSON.stringify(unreadable)} is no total, but one was sent`);
    }
  });
});
