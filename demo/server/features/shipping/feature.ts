import type { Feature } from '../../platform/feature.ts';
import { createShippingMethods } from './tables.ts';

/** The ways in which orders reach customers. */
export const SHIPPING: Feature = {
  tables: ['shipping_methods'],
  migrations: { '038-shipping-and-taxes': createShippingMethods },
};

export { seedShippingMethods } from './tables.ts';
