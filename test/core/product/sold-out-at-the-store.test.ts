import { expect } from '@open-wc/testing';
import { StorefrontError } from '../../../core/errors/index.ts';
import { MUG, TEE, variantJson, withContent } from './fixtures.ts';
import { shopsForOneTest } from './shop.ts';

const open = shopsForOneTest();

describe('a product that is sold out at the store', () => {
  it('has its stock read again', async () => {
    const { purchase, model, failure } = open(MUG, { stock: { mug: 1 } });
    model.setQuantityText('2');
    await purchase.submit();
    expect(failure()?.message).to.equal('Sorry, we do not have enough of that item available.');
    expect(model.$product.get()?.variants[0]?.stock.quantity).to.equal(1);
    expect(model.$quantityText.get()).to.equal('2');
  });

  it('keeps the failure while the stock changes', async () => {
    const { purchase, failure, model } = open(MUG, { stock: { mug: 0 } });
    await purchase.submit();
    expect(model.$product.get()?.variants[0]?.stock.quantity).to.equal(0);
    expect(failure()?.code).to.equal('sold-out');
  });

  it('points at no quantity field where there is none', async () => {
    const lastMug = withContent(MUG, { variants: [variantJson('mug', {}, { qtyInStock: 1 })] });
    const { purchase, failure } = open(lastMug, { stock: { mug: 0 } });
    await purchase.submit();
    expect(failure()).to.include({ code: 'sold-out', field: null });
  });

  it('shows the failure even if the stock cannot be read', async () => {
    const shop = open(MUG, { stock: { mug: 0 } });
    shop.cart.stockOf = () => Promise.reject(new StorefrontError('offline'));
    await shop.purchase.submit();
    expect(shop.failure()?.code).to.equal('sold-out');
    expect(shop.model.$product.get()?.variants[0]?.stock.quantity).to.equal(50);
  });

  it('does not change another product that was set meanwhile', async () => {
    const shop = open(MUG, { stock: { mug: 0 } });
    const stock = new Map([['sand-s', { isUnlimited: false, quantity: 1 }]]);
    shop.cart.stockOf = () => {
      shop.model.setProduct(TEE);
      return Promise.resolve(stock);
    };
    await shop.purchase.submit();
    expect(shop.model.$product.get()?.variants[0]?.stock.quantity).to.equal(5);
  });
});

describe('a product with a form', () => {
  const withForm = withContent(MUG, { additionalFieldsFormId: 'engraving' });

  it('is enough while more is in stock than the cart holds', async () => {
    const { purchase, model, sent, clock } = open(withForm, { stock: { mug: 2 } });
    await purchase.submit();
    clock.pass(3000);
    model.setQuantityText('1');
    await purchase.submit();
    expect(sent).to.have.length(2);
  });

  it('is not enough when the cart holds all of it, and nothing is sent', async () => {
    const { purchase, sent, clock, failure } = open(withForm, { stock: { mug: 1 } });
    await purchase.submit();
    clock.pass(3000);
    await purchase.submit();
    expect(sent).to.have.length(1);
    expect(failure()).to.include({
      message: 'Sorry, we do not have enough of that item available.',
      code: 'sold-out',
    });
  });

  it('counts only this variant in the cart', async () => {
    const teeWithForm = withContent(TEE, { additionalFieldsFormId: 'engraving' });
    const { purchase, model, cart, sent } = open(teeWithForm, { stock: { 'sand-s': 1 } });
    await cart.add({ itemId: 'tee', sku: 'ink-s', quantity: 3, additionalFields: '' });
    model.choose('Color', 'Sand');
    model.choose('Size', 'S');
    await purchase.submit();
    expect(sent).to.have.length(2);
  });

  it('is always enough when unlimited', async () => {
    const shop = open(withForm);
    shop.cart.stockOf = () => Promise.resolve(new Map([['mug', { isUnlimited: true, quantity: 0 }]]));
    await shop.purchase.submit();
    expect(shop.sent).to.have.length(1);
  });

  it('is left to the store when the stock cannot be read or does not name it', async () => {
    for (const stockOf of [
      () => Promise.reject(new StorefrontError('server')),
      () => Promise.resolve(new Map<string, never>()),
    ]) {
      const shop = open(withForm);
      shop.cart.stockOf = stockOf;
      await shop.purchase.submit();
      expect(shop.sent).to.have.length(1);
    }
  });

  it('does not request the stock of a product without a form', async () => {
    const shop = open(MUG);
    let asked = 0;
    shop.cart.stockOf = () => {
      asked += 1;
      return Promise.resolve(new Map<string, never>());
    };
    await shop.purchase.submit();
    expect(asked).to.equal(0);
  });
});
