import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { ShopProduct, ShopVariant } from '../../core/shopify/answers.ts';
import { productJson } from '../../core/shopify/product-json.ts';

const VARIANT: ShopVariant = {
  id: 'gid://shopify/ProductVariant/1',
  sku: 'poster',
  requiresShipping: true,
  selectedOptions: [{ name: 'Title', value: 'Default Title' }],
  image: null,
  availableForSale: true,
  quantityAvailable: 3,
  currentlyNotInStock: false,
  price: { amount: '1500.0', currencyCode: 'JPY' },
  compareAtPrice: null,
};

function contentOf(variants: readonly Partial<ShopVariant>[], isGiftCard = false) {
  const nodes = variants.map((variant, index) => ({ ...VARIANT, id: `${VARIANT.id}${index}`, ...variant }));
  const product: ShopProduct = {
    ...{ id: 'gid://shopify/Product/1', handle: 'poster', title: 'Poster', isGiftCard, featuredImage: null },
    variants: { nodes, pageInfo: { hasNextPage: false, endCursor: null } },
  };
  const { structuredContent } = productJson(product);
  return { ...structuredContent, variants: structuredContent.variants! };
}

describe('a product of Shopify', () => {
  it('is on sale below its former price only', () => {
    const former = (amount: string) =>
      contentOf([{ compareAtPrice: { amount, currencyCode: 'JPY' } }]).variants[0]!;
    const { onSale, priceMoney, salePriceMoney } = former('2000.0');
    assert.deepEqual(
      [onSale, priceMoney, salePriceMoney],
      [true, { value: '2000.0', currency: 'JPY' }, { value: '1500.0', currency: 'JPY' }],
    );
    assert.equal(former('1500.0').onSale, undefined);
  });

  it('names variants without a SKU of their own by their number', () => {
    const { variants } = contentOf([
      { sku: '' },
      { sku: null },
      { sku: 'a' },
      { sku: 'same' },
      { sku: 'same' },
    ]);
    assert.deepEqual(
      variants.map(({ sku }) => sku),
      ['10', '11', 'a', '13', '14'],
    );
  });

  it('knows what is sold without stock', () => {
    const stockOf = (variant: Partial<ShopVariant>) => {
      const { unlimited, qtyInStock, inStock } = contentOf([variant]).variants[0]!;
      return { unlimited, qtyInStock, inStock };
    };
    const [endless, none] = [
      { unlimited: true, qtyInStock: 0, inStock: undefined },
      { unlimited: false, qtyInStock: 0, inStock: undefined },
    ];
    assert.deepEqual(stockOf({ quantityAvailable: 0 }), endless);
    assert.deepEqual(stockOf({ quantityAvailable: -2, currentlyNotInStock: true }), endless);
    assert.deepEqual(stockOf({ quantityAvailable: null, currentlyNotInStock: true }), endless);
    assert.deepEqual(stockOf({ quantityAvailable: null }), {
      unlimited: false,
      qtyInStock: undefined,
      inStock: true,
    });
    assert.deepEqual(stockOf({ availableForSale: false }), none);
  });

  it('has a type', () => {
    const download = { requiresShipping: false, quantityAvailable: 0 };
    const selectedOptions = [{ name: 'Length', value: '1 h' }];
    assert.deepEqual(
      [
        contentOf([{}]),
        contentOf([download]),
        contentOf([{ ...download, selectedOptions }]),
        contentOf([{ ...download, quantityAvailable: 2 }]),
        contentOf([download], true),
      ].map(({ productType }) => productType),
      [1, 2, 3, 3, 4],
    );
  });
});
