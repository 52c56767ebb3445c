import { expect } from '@open-wc/testing';
import { applyStockTo } from '../../../core/purchase/index.ts';
import { createProductModel, type ProductModel } from '../../../core/product/index.ts';
import { GIFT_CARD, type Json, MUG, productJson, TEE, variantJson } from './fixtures.ts';

function createModel(reports: string[] = []): ProductModel {
  return createProductModel({
    report: (_error, context) => reports.push(context),
    getFallbackCurrency: () => 'USD',
  });
}

function modelOf(json: unknown): ProductModel {
  const model = createModel();
  model.setProduct(json);
  return model;
}

const applyStock = (model: ProductModel, stock: Parameters<typeof applyStockTo>[1]) => {
  model.update((product) => applyStockTo(product, stock));
};

const choiceOf = (model: ProductModel) => ({ ...model.$choice.get() });

describe('a product model', () => {
  it('starts without product, selection and match, at quantity 1', () => {
    const model = createModel();
    expect(model.$product.get()).to.equal(null);
    expect(choiceOf(model)).to.deep.equal({});
    expect(model.$match.get()).to.equal(null);
    expect(model.$quantityText.get()).to.equal('1');
  });

  it('matches as the visitor chooses, and notifies its listeners', () => {
    const model = modelOf(TEE);
    const heard: string[] = [];
    model.$match.listen((match) => heard.push(match?.state ?? 'none'));
    model.choose('Color', 'Sand');
    model.choose('Size', 'S');
    model.choose('Color', 'Ink');
    model.choose('Size', 'M');
    model.choose('Size', '');
    expect(heard).to.deep.equal(['incomplete', 'matched', 'matched', 'unavailable', 'incomplete']);
    expect(choiceOf(model)).to.deep.equal({ Color: 'Ink' });
  });

  it('ignores values that the product does not have', () => {
    const model = modelOf(TEE);
    model.choose('Color', 'Pink');
    model.choose('Fit', 'Wide');
    model.choose('__proto__', 'x');
    expect(choiceOf(model)).to.deep.equal({});
  });

  it('lets an option be called __proto__ and be chosen', () => {
    const attributes = (value: string) => JSON.parse(`{"__proto__":"${value}"}`) as Json;
    const variants = [variantJson('1', attributes('a')), variantJson('2', attributes('b'))];
    const model = modelOf(productJson({ variantOptionOrdering: ['__proto__'], variants }));
    model.choose('__proto__', 'b');
    const match = model.$match.get();
    expect(match?.state === 'matched' && match.variant.sku).to.equal('2');
    expect(Object.keys(model.$choice.get())).to.deep.equal(['__proto__']);
  });

  it('keeps the quantity exactly as typed', () => {
    const model = modelOf(MUG);
    model.setQuantityText(' 2x');
    expect(model.$quantityText.get()).to.equal(' 2x');
  });

  it('is cleared by a value that is not a product, with one report', () => {
    const reports: string[] = [];
    const model = createModel(reports);
    model.setProduct('nonsense');
    expect(model.$product.get()).to.equal(null);
    expect(reports).to.deep.equal(['product.parse']);
  });
});

describe('newer data of the same product', () => {
  it('keeps selection and quantity', () => {
    const model = modelOf(TEE);
    model.choose('Color', 'Sand');
    model.setQuantityText('abc');
    model.setProduct({ ...TEE, title: 'New' });
    expect(model.$product.get()?.title).to.equal('New');
    expect(choiceOf(model)).to.deep.equal({ Color: 'Sand' });
    expect(model.$quantityText.get()).to.equal('abc');
  });

  it('drops only values that no longer exist', () => {
    const model = modelOf(TEE);
    model.choose('Color', 'Sand');
    model.choose('Size', 'S');
    model.setProduct(
      productJson({
        variantOptionOrdering: ['Color', 'Size'],
        variants: [
          variantJson('ink-s', { Color: 'Ink', Size: 'S' }),
          variantJson('ink-m', { Color: 'Ink', Size: 'M' }),
        ],
      }),
    );
    expect(choiceOf(model)).to.deep.equal({ Size: 'S' });
  });

  it('keeps the selection through broken data', () => {
    const model = modelOf(TEE);
    model.choose('Color', 'Sand');
    model.setQuantityText('3');
    model.setProduct(null);
    model.setProduct(TEE);
    expect(choiceOf(model)).to.deep.equal({ Color: 'Sand' });
    expect(model.$quantityText.get()).to.equal('3');
  });

  it('keeps an earlier choice and quantity as far as they exist', () => {
    const model = createModel();
    model.choose('Color', 'Sand');
    model.choose('Size', 'XXL');
    model.setQuantityText('2');
    model.setProduct(TEE);
    expect(choiceOf(model)).to.deep.equal({ Color: 'Sand' });
    expect(model.$quantityText.get()).to.equal('2');
  });

  it('resets the selection for another product, even after a moment without one', () => {
    const model = modelOf(TEE);
    model.setQuantityText('3');
    model.setProduct(null);
    model.setProduct(MUG);
    expect(model.$quantityText.get()).to.equal('1');
  });

  it('resets the selection for another product', () => {
    const model = modelOf(TEE);
    model.choose('Color', 'Sand');
    model.setQuantityText('3');
    model.setProduct(GIFT_CARD);
    expect(choiceOf(model)).to.deep.equal({});
    expect(model.$quantityText.get()).to.equal('1');
  });
});

describe('newer stock', () => {
  const stockOf = (model: ProductModel) => model.$product.get()?.variants.map(({ stock }) => stock.quantity);

  it('applies to the variants it names; others keep theirs', () => {
    const model = modelOf(TEE);
    applyStock(model, new Map([['sand-s', { isUnlimited: false, quantity: 1 }]]));
    expect(stockOf(model)).to.deep.equal([1, 0, 5]);
  });

  it('keeps selection and quantity, and changes the match', () => {
    const model = modelOf(TEE);
    model.choose('Color', 'Sand');
    model.choose('Size', 'S');
    model.setQuantityText('4');
    applyStock(model, new Map([['sand-s', { isUnlimited: false, quantity: 2 }]]));
    const match = model.$match.get();
    expect(match?.state === 'matched' && match.variant.stock.quantity).to.equal(2);
    expect(model.$quantityText.get()).to.equal('4');
  });

  it('can become unlimited', () => {
    const model = modelOf(MUG);
    applyStock(model, new Map([['mug', { isUnlimited: true, quantity: 0 }]]));
    expect(model.$product.get()?.variants[0]?.stock.isUnlimited).to.equal(true);
  });

  it('takes the only entry for a variant without sku', () => {
    for (const sku of ['', 'whatever']) {
      const model = modelOf(productJson({ variants: [variantJson('x', {}, { sku: null })] }));
      applyStock(model, new Map([[sku, { isUnlimited: false, quantity: 1 }]]));
      expect(stockOf(model)).to.deep.equal([1]);
    }
  });

  it('does not notify listeners without a change', () => {
    const model = modelOf(TEE);
    let heard = 0;
    model.$product.listen(() => (heard += 1));
    applyStock(model, new Map([['sand-s', { isUnlimited: false, quantity: 5 }]]));
    applyStock(model, new Map());
    expect(heard).to.equal(0);
  });

  it('never makes a gift card run out, and needs no product', () => {
    const model = modelOf(GIFT_CARD);
    applyStock(model, new Map([['gift-25', { isUnlimited: false, quantity: 0 }]]));
    expect(model.$product.get()?.variants[0]?.stock.isUnlimited).to.equal(true);
    applyStock(createModel(), new Map([['x', { isUnlimited: true, quantity: 0 }]]));
  });
});
