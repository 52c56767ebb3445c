import type { InstallmentAttributes } from '../../../elements/afterpay-pill/model.ts';

/** The attributes of a tag without any. */
export const OWN: InstallmentAttributes = {
  cart: false,
  priceCents: null,
  minimumCents: null,
  maximumCents: null,
  installments: 4,
  country: '',
  shopperLanguage: '',
  modalSrc: '',
  locale: '',
  currency: '',
};
/** Instalments for totals above 1.00, up to 100.00. */
export const CONTEXT = {
  afterPayAvailable: true,
  afterPayMin: 100,
  afterPayMax: 10_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
  modalUrls: { en_US: '/instalments/us', fr_CA: '/instalments/ca-fr' },
};
/** A physical product with a variant for each price. */
export const vase = (cents: readonly number[], more: object = {}) => ({
  id: 'vase',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: cents.length > 1 ? ['Size'] : [],
    variants: cents.map((price, index) => ({
      sku: `vase-${index}`,
      price,
      qtyInStock: 9,
      attributes: cents.length > 1 ? { Size: String(index) } : {},
    })),
    ...more,
  },
});
