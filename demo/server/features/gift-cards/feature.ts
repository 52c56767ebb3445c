import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { readGiftCards } from './read-gift-cards.ts';
import { createGiftCardPayments, createGiftCards, voidCards } from './tables.ts';

/** The gift cards that orders have issued. */
export const GIFT_CARDS: Feature = {
  tables: ['gift_cards', 'order_gift_cards'],
  migrations: {
    '009-gift-cards': createGiftCards,
    '037-events-of-orders': voidCards,
    '039-codes': createGiftCardPayments,
    [GROWTH]: addIndexes({
      gift_cards_order: 'gift_cards (order_id)',
      order_gift_cards_code: 'order_gift_cards (code)',
    }),
  },
  ownerPages: [
    ownerPage({
      title: 'Gift cards',
      path: OWNER_URLS.giftCards,
      template: 'owner-table',
      read: readGiftCards,
    }),
  ],
};
