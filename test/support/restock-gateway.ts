import { createMemoryRestockGateway } from '../../core/restock/index.ts';
import { createMemoryRestockOwnerGateway } from '../../owner/restock/index.ts';

/** Two groups of people who wait. */
export function restockGatewayWithSignups() {
  const group = { productId: 'vase', variantId: 'vase', title: 'Bud Vase', signUpCount: 2, isInStock: true };
  const other = { productId: 'tee', variantId: 'tee-m', title: 'Everyday Tee', variantTitle: 'Sand / M' };
  const signUps = [{ siteVisitorEmail: 'ann@example.com', isJoinMailingList: true }];
  return {
    ...createMemoryRestockGateway(),
    ...createMemoryRestockOwnerGateway(),
    loadGroups: () =>
      Promise.resolve({ signUpGroups: [group, { ...other, signUpCount: 1, isInStock: false }] }),
    loadSignups: () => Promise.resolve({ signUps }),
  };
}
