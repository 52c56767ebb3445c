import { PRODUCT_TYPES } from '../../core/enumerations/index.ts';
import { mugProduct } from '../../elements/testing.ts';

/** A mug of which two are left. */
export const nearlySoldOut = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], qtyInStock: 2 }],
  },
};

/** A mug that is worth money. */
export const giftCard = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    productType: PRODUCT_TYPES['gift-card'],
    variantOptionOrdering: ['Denomination'],
    variants: ['25.00', '50.00'].map((value) => ({
      ...mugProduct.structuredContent.variants[0],
      sku: value,
      attributes: { Denomination: `$${value}` },
      priceMoney: { value, currency: 'USD' },
    })),
  },
};

/** A mug every month. */
export const subscription = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
  },
};

/** A mug once, or every month. */
export const soldBothWays = {
  ...subscription,
  structuredContent: { ...subscription.structuredContent, productSubscriptionOptions: [{ id: 'monthly' }] },
};
