export const product = {
  id: 'mug',
  title: 'Stoneware Mug',
  structuredContent: {
    productType: 1,
    variants: [{ sku: 'mug', priceMoney: { value: '18.00', currency: 'USD' }, qtyInStock: 50 }],
  },
};
