import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { codeRoutes } from './code-routes.ts';
import { newCodeData, readCode, readCodes, readDeleteQuestion, readEndQuestion } from './read-codes.ts';
import { createDiscounts } from './tables.ts';

/** The discount codes of the owner. */
export const DISCOUNTS: Feature = {
  tables: ['discounts', 'discount_customers', 'order_codes'],
  migrations: {
    '039-codes': createDiscounts,
    [GROWTH]: addIndexes({ order_codes_discount: 'order_codes (discount_id)' }),
  },
  routes: [codeRoutes],
  ownerPages: [
    ownerPage({
      title: 'Discount codes',
      path: OWNER_URLS.codes,
      template: 'owner-codes',
      read: readCodes,
    }),
    ownerPage({
      title: 'New discount code',
      path: OWNER_URLS.newCode,
      template: 'owner-code',
      read: () => Promise.resolve(newCodeData()),
    }),
    ownerPage({
      title: 'Discount code',
      path: OWNER_URLS.code,
      template: 'owner-code',
      read: readCode,
    }),
    ownerPage({
      title: 'End this code?',
      path: OWNER_URLS.endCode,
      template: 'owner-question',
      read: readEndQuestion,
    }),
    ownerPage({
      title: 'Delete this code?',
      path: OWNER_URLS.deleteCode,
      template: 'owner-question',
      read: readDeleteQuestion,
    }),
  ],
};
