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
    [{ Size: 'M' }, 'Color', 'Ink', false],
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
