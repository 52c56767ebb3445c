import { expect } from '@open-wc/testing';
import { isValueAvailable, matchVariant } from '../../../core/product/index.ts';
import { type Json, MUG, productJson, productOf, TEE, variantJson } from './fixtures.ts';

describe('choosing a variant', () => {
  const tee = productOf(TEE);

  it('lists the missing options, in the product’s order', () => {
    expect(matchVariant(tee, {})).to.deep.equal({ state: 'incomplete', missing: ['Color', 'Size'] });
    expect(matchVariant(tee, { Size: 'S' })).to.deep.equal({ state: 'incomplete', missing: ['Color'] });
  });

  it('ignores empty values', () => {
    expect(matchVariant(tee, { Color: '', Size: 'S' })).to.deep.equal({
      state: 'incomplete',
      missing: ['Color'],
    });
  });

  it('finds the variant of a complete selection, even if it is sold out', () => {
    const match = matchVariant(tee, { Color: 'Sand', Size: 'M' });
    expect(match.state === 'matched' && match.variant.sku).to.equal('sand-m');
  });

  it('reports that there is no such variant', () => {
    expect(matchVariant(tee, { Color: 'Ink', Size: 'M' })).to.deep.equal({ state: 'unavailable' });
  });

  it('ignores values of unknown options', () => {
    expect(matchVariant(tee, { Color: 'Ink', Size: 'S', Fit: 'Wide' }).state).to.equal('matched');
  });

  it('matches the only variant of a product without options', () => {
    const match = matchVariant(productOf(MUG), {});
    expect(match.state === 'matched' && match.variant.sku).to.equal('mug');
  });

  it('matches nothing without variants', () => {
    expect(matchVariant(productOf(productJson({})), {}).state).to.equal('unavailable');
  });

  it('matches nothing if no option distinguishes the variants', () => {
    const variants = [variantJson('1', {}), variantJson('2', {})];
    expect(matchVariant(productOf(productJson({ variants })), {}).state).to.equal('unavailable');
  });

  it('treats an option called constructor as missing until it is chosen', () => {
    const product = productOf(
      productJson({
        variantOptionOrdering: ['constructor', '__proto__'],
        variants: [
          variantJson('1', JSON.parse('{"constructor":"a","__proto__":"p"}') as Json),
          variantJson('2', JSON.parse('{"constructor":"b","__proto__":"q"}') as Json),
        ],
      }),
    );
    expect(matchVariant(product, {})).to.deep.equal({
      state: 'incomplete',
      missing: ['constructor', '__proto__'],
    });
    const choice = JSON.parse('{"constructor":"b","__proto__":"q"}') as Record<string, string>;
    const match = matchVariant(product, choice);
    expect(match.state === 'matched' && match.variant.sku).to.equal('2');
  });
});

describe('a value that can still be bought', () => {
  const tee = productOf(TEE);
  for (const [choice, option, value, isAvailable] of [
    [{}, 'Size', 'S', true],
    [{}, 'Size', 'M', false],
    [{}, 'Color', 'Sand', true],
    [{ Color: 'Sand' }, 'Size', 'S', true],
    [{ Color: 'Sand' }, 'Size', 'M', false],
    [{ Color: 'Ink' }, 'Size', 'M', false],
    // M cannot be had at all, so that no color makes a difference.
    [{ Size: 'M' }, 'Color', 'Ink', true],
    [{ Color: 'Sand', Size: 'M' }, 'Color', 'Sand', true],
    [{ Color: 'Sand', Size: 'M' }, 'Size', 'M', false],
    [{ Color: 'Ink', Size: 'M' }, 'Color', 'Ink', true],
    [{ Color: 'Ink', Size: 'M' }, 'Size', 'M', false],
    [{ Size: 'S' }, 'Color', 'Ink', true],
    [{ Size: 'M' }, 'Size', 'S', true],
    [{}, 'Size', 'XL', false],
    [{}, 'Fit', 'Wide', false],
  ] as const) {
    it(`is ${isAvailable ? '' : 'not '}${option} ${value}, given ${JSON.stringify(choice)}`, () => {
      expect(isValueAvailable(tee, choice, option, value)).to.equal(isAvailable);
    });
  }
});

describe('a choice that is sold out', () => {
  /** Values that are marked, as "Color Forest". */
  const marked = (stock: Readonly<Record<string, number>>, choice: Readonly<Record<string, string>>) => {
    const names = Object.keys(stock).some((key) => key.split('/').length > 2)
      ? ['Color', 'Size', 'Fabric']
      : ['Color', 'Size'];
    const variants = Object.entries(stock).map(([key, qtyInStock]) =>
      variantJson(
        key,
        Object.fromEntries(key.split('/').map((value, index) => [names[index] ?? '', value])),
        {
          qtyInStock,
        },
      ),
    );
    const product = productOf(productJson({ variantOptionOrdering: names, variants }));
    return product.options.flatMap(({ name, values }) =>
      values
        .filter((value) => !isValueAvailable(product, choice, name, value))
        .map((value) => `${name} ${value}`),
    );
  };

  it('is marked on the value that makes the difference', () => {
    const stock = { 'Forest/S': 3, 'Forest/M': 0, 'Clay/S': 3, 'Clay/M': 3 };
    expect(marked(stock, { Color: 'Forest', Size: 'M' })).to.deep.equal(['Size M']);
    expect(marked(stock, { Size: 'M' })).to.deep.equal(['Color Forest']);
    expect(marked(stock, { Color: 'Forest' })).to.deep.equal(['Size M']);
    expect(marked(stock, { Color: 'Clay', Size: 'M' })).to.deep.equal(['Color Forest']);
  });

  it('is not marked on the sizes of a color that is sold out in every size', () => {
    const stock = { 'Forest/S': 0, 'Forest/M': 0, 'Clay/S': 3, 'Clay/M': 3 };
    for (const choice of [{}, { Color: 'Forest' }, { Color: 'Forest', Size: 'M' }] as Record<
      string,
      string
    >[])
      expect(marked(stock, choice), JSON.stringify(choice)).to.deep.equal(['Color Forest']);
  });

  it('is not marked on the colors for a size that is sold out in every color', () => {
    const stock = { 'Forest/S': 3, 'Forest/M': 0, 'Clay/S': 3, 'Clay/M': 0 };
    for (const choice of [{}, { Size: 'M' }, { Color: 'Forest', Size: 'M' }] as Record<string, string>[])
      expect(marked(stock, choice), JSON.stringify(choice)).to.deep.equal(['Size M']);
  });

  it('is marked on every value if nothing is left', () => {
    const all = ['Color Forest', 'Color Clay', 'Size S', 'Size M'];
    const stock = { 'Forest/S': 0, 'Clay/M': 0 };
    expect(marked(stock, { Color: 'Forest', Size: 'S' })).to.deep.equal(all);
    expect(marked(stock, {})).to.deep.equal(all);
  });

  it('is marked once with three options', () => {
    const stock = { 'Forest/M/Linen': 3, 'Forest/M/Wool': 0, 'Forest/S/Wool': 3, 'Clay/M/Wool': 3 };
    const choice = { Color: 'Forest', Size: 'M', Fabric: 'Wool' };
    expect(marked(stock, choice)).to.deep.equal(['Fabric Wool']);
    expect(marked({ ...stock, 'Forest/M/Linen': 0 }, choice)).to.deep.equal(['Size M', 'Fabric Linen']);
  });
});
