import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { outliveCatalogue } from '../catalogue/index.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { subscriptionApi } from './subscription-api.ts';
import { createSubscriptions } from './tables.ts';

/** The subscriptions to products. */
export const SUBSCRIPTIONS: Feature = {
  tables: ['subscription_carts', 'subscriptions'],
  migrations: {
    '011-subscriptions': createSubscriptions,
    '036-edited-products': (db) =>
      outliveCatalogue(db, 'subscription_carts', { product: 'item_id', variant: 'sku' }),
    [GROWTH]: addIndexes({
      subscription_carts_item: 'subscription_carts (item_id)',
      subscription_carts_sku: 'subscription_carts (sku)',
    }),
  },
  routes: [subscriptionApi],
  ownerPages: [
    ownerPage({
      title: 'Subscriptions',
      path: OWNER_URLS.subscriptions,
      template: 'owner-table',
      read: readSubscriptions,
    }),
  ],
};
