import { mugProduct } from '../../elements/testing.ts';

/** A mug of which two are left. */
export const nearlySoldOut = {
  ...mugProduct,
  structuredContent: {
    ...mugProduct.structuredContent,
    variants: [{ ...mugProduct.structuredContent.variants[0], qtyInStock: 2 }],
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
