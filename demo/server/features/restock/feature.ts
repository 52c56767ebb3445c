import { addIndexes, addTextIndex, GROWTH, OWNER_LISTS } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import type { CaptchaParts } from '../captcha/index.ts';
import { readRestock, readSendingQuestion, SENDING_PAGE } from './read-restock.ts';
import { restockApi } from './restock-api.ts';
import { restockOwnerApi } from './restock-owner-api.ts';
import { restockPosts } from './restock-posts.ts';
import { restockRoutes } from './restock-routes.ts';
import { createRestock, createSendings, followCatalogue } from './tables.ts';

/** Sign-ups for a restock, and the emails to them. */
export const RESTOCK: Feature<CaptchaParts> = {
  tables: ['restock_signups', 'restock_sendings'],
  migrations: {
    '010-restock': createRestock,
    '028-restock-sendings': createSendings,
    '036-edited-products': followCatalogue,
    [GROWTH]: addIndexes({
      restock_signups_email: 'restock_signups (email_key)',
      restock_signups_variant: 'restock_signups (variant_id)',
      restock_signups_groups: 'restock_signups (product_id, variant_id, position) where sent_at is null',
    }),
    [OWNER_LISTS]: addTextIndex('restock_signups_email_parts', 'restock_signups', 'email_key'),
  },
  templates: ['restock'],
  routes: [restockApi, restockPosts, restockOwnerApi, restockRoutes],
  shownAgain: [PAGE_URLS.restock],
  ownerPages: [
    ownerPage({
      title: 'Back-in-stock requests',
      path: OWNER_URLS.restock,
      template: 'owner-restock',
      read: readRestock,
    }),
    ownerPage({ ...SENDING_PAGE, template: 'owner-question', read: readSendingQuestion }),
  ],
};

export { resumeSendings } from './finish-sending.ts';
