import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { parseProduct, priceSummary, stockLeft } from '../../../core/product/index.ts';
import { type Json, MUG, parse, parseVariantWith, productJson, productOf, variantJson } from './fixtures.ts';

describe('a hostile product document', () => {
  for (const json of [
    null,
    undefined,
    '{"id":"tee"}',
    42,
    [],
    {},
    { id: 'tee' },
    { id: '', structuredContent: {} },
    { structuredContent: {} },
    { id: 7, structuredContent: {} },
    { id: 'tee', structuredContent: [] },
  ]) {
    it(`yields null and one report for ${json === undefined ? 'undefined' : JSON.stringify(json)}`, () => {
      const { product, reports } = parse(json);
      expect(product).to.equal(null);
      expect(reports).to.have.length(1);
    });
  }

  it('yields null for an object with throwing getters', () => {
    const hostile = {
      get id(): string {
        throw new Error('mine');
      },
    };
    expect(parse(hostile)).to.deep.equal({ product: null, reports: ['mine'] });
  });

  it('may have options called __proto__, constructor and toString', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const attributes = JSON.parse('{"__proto__":"a","constructor":"b","toString":"c"}') as Json;
    const other = JSON.parse('{"__proto__":"x","constructor":"y","toString":"z"}') as Json;
    const product = productOf(
      productJson({
        variantOptionOrdering: names,
        variants: [variantJson('1', attributes), variantJson('2', other)],
      }),
    );
    expect(product.options.map(({ name }) => name)).to.deep.equal(names);
    expect(product.options.map(({ values }) => values)).to.deep.equal([
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'z'],
    ]);
    const prototype = Object.getPrototypeOf(product.variants[0]?.attributes) as object;
    expect([Reflect.ownKeys(prototype), Object.getPrototypeOf(prototype)], 'inherited').to.deep.equal([
      [],
      null,
    ]);
    expect(({} as Json).polluted).to.equal(undefined);
  });

  it('ignores inherited fields', () => {
    expect(parse(Object.create(MUG)).product).to.equal(null);
    const json = JSON.parse('{"__proto__":{"id":"evil","structuredContent":{}}}') as unknown;
    expect(parse(json).product).to.equal(null);
  });

  it('causes one report, which names the first bad field', () => {
    const { reports } = parse(
      productJson(
        { variants: [variantJson('1', {}, { onSale: 'yes', qtyInStock: -1, unlimited: 1 })] },
        { title: 7 },
      ),
    );
    expect(reports).to.have.length(1);
  });

  for (const qtyInStock of [-1, 1.5, '3', Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, null]) {
    it(`reads a stock of ${String(qtyInStock)} as 0`, () => {
      expect(parseVariantWith({ qtyInStock }).variant.stock).to.deep.equal({
        isUnlimited: false,
        quantity: 0,
      });
    });
  }

  it('drops a variant that is not an object', () => {
    const { product, reports } = parse(productJson({ variants: [null, 'x', variantJson('1', {})] }));
    expect(product?.variants.map(({ sku }) => sku)).to.deep.equal(['1']);
    expect(reports).to.deep.equal(['Product data: structuredContent.variants[0] not as promised.']);
  });

  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'java\tscript:alert(1)', 'blob:x', 7]) {
    it(`refuses ${JSON.stringify(address)} as link and picture`, () => {
      const { product, reports } = parse(productJson({}, { fullUrl: address, assetUrl: address }));
      expect(product?.url).to.equal(null);
      expect(product?.image).to.equal(null);
      expect(reports).to.have.length(1);
    });
  }

  it('accepts a data: picture', () => {
    const assetUrl = 'data:image/svg+xml,%3Csvg%2F%3E';
    expect(productOf(productJson({}, { assetUrl })).image?.assetUrl).to.equal(assetUrl);
  });

  it('never throws, reports at most once and never yields NaN, whatever the JSON', () => {
    const content = fc.record(
      {
        productType: fc.oneof(fc.constantFrom(1, 2, 3, 4, 5), fc.jsonValue()),
        variants: fc.oneof(fc.array(likeVariant(), { maxLength: 4 }), fc.jsonValue()),
        variantOptionOrdering: fc.oneof(fc.array(optionName()), fc.jsonValue()),
        priceMoney: likeMoney(),
        salePriceMoney: likeMoney(),
        onSale: fc.oneof(fc.boolean(), fc.jsonValue()),
        isSubscribable: fc.jsonValue(),
        subscriptionPlan: fc.jsonValue(),
        customAddButtonText: fc.jsonValue(),
        additionalFieldsFormId: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const document = fc.record(
      { id: fc.constant('x'), title: fc.jsonValue(), fullUrl: fc.jsonValue(), structuredContent: content },
      { requiredKeys: ['id', 'structuredContent'] },
    );
    let products = 0;
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: document }, fc.jsonValue()), (json) => {
        let reports = 0;
        const product = parseProduct(json, { fallbackCurrency: 'USD', report: () => (reports += 1) });
        expect(reports).to.be.at.most(1);
        if (!product) return;
        products += 1;
        expectNoNonsense(product);
        expectNoNonsense(priceSummary(product, null));
        expect(stockLeft(product)).to.satisfy(Number.isSafeInteger);
      }),
      { numRuns: 500 },
    );
    expect(products).to.be.above(100);
  });
});

function optionName() {
  return fc.constantFrom('Color', 'Size', '__proto__', 'constructor', '');
}

function likeMoney() {
  const value = fc.oneof(fc.double(), fc.integer(), fc.constantFrom('10.00', '-1', 'x', '1e9', ''));
  const currency = fc.constantFrom('USD', 'JPY', 'XXX', undefined, 7);
  return fc.oneof(fc.record({ value, currency, decimalValue: value }, { requiredKeys: [] }), fc.jsonValue());
}

function likeVariant() {
  return fc.record(
    {
      id: fc.jsonValue(),
      sku: fc.oneof(fc.string(), fc.jsonValue()),
      price: fc.oneof(fc.double(), fc.jsonValue()),
      priceMoney: likeMoney(),
      salePriceMoney: likeMoney(),
      onSale: fc.oneof(fc.boolean(), fc.jsonValue()),
      unlimited: fc.oneof(fc.boolean(), fc.jsonValue()),
      qtyInStock: fc.oneof(fc.double(), fc.integer(), fc.jsonValue()),
      attributes: fc.oneof(fc.dictionary(optionName(), fc.string()), fc.jsonValue()),
      mainImage: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
}

function expectNoNonsense(value: unknown): void {
  if (typeof value === 'number') expect(value).to.satisfy(Number.isSafeInteger);
  expect(value).not.to.equal(undefined);
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectNoNonsense);
}
