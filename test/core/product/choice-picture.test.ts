import { expect } from '@open-wc/testing';
import { parseProduct } from '../../../core/product/index.ts';
import { pictureOfChoice } from '../../../core/purchase/index.ts';

describe('the picture of a choice', () => {
  const variant = (color: string, size: string, assetUrl: string | undefined) => ({
    sku: `${color}-${size}`,
    attributes: { Color: color, Size: size },
    ...(assetUrl && { mainImage: { assetUrl, altText: color } }),
  });
  const product = parseProduct(
    {
      id: 'tee',
      mainImage: { assetUrl: '/own.svg' },
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['Color', 'Size'],
        variants: [
          ...[variant('Ink', 'S', '/ink.svg'), variant('Ink', 'M', '/ink.svg')],
          ...[variant('Sand', 'S', '/sand-s.svg'), variant('Sand', 'M', '/sand-m.svg')],
          ...[variant('Rust', 'S', '/rust.svg'), variant('Rust', 'M', undefined)],
        ],
      },
    },
    { fallbackCurrency: 'USD', report: () => undefined },
  )!;
  const of = (choice: Record<string, string>) => pictureOfChoice(product, choice)?.assetUrl ?? null;

  it('is the picture of the variant', () => {
    expect(of({ Color: 'Sand', Size: 'M' })).to.equal('/sand-m.svg');
  });

  it('is the picture that all remaining variants share', () => {
    expect(of({ Color: 'Ink' })).to.equal('/ink.svg');
    expect(of({ Color: 'Sand' })).to.equal(null);
    expect(of({ Color: 'Rust' })).to.equal(null);
  });

  it('is null without a choice, without a picture, and without a matching variant', () => {
    expect(of({})).to.equal(null);
    expect(of({ Color: '', Size: '' })).to.equal(null);
    expect(of({ Color: 'Rust', Size: 'M' })).to.equal(null);
    expect(of({ Color: 'Ink', Size: 'XXL' })).to.equal(null);
  });
});
