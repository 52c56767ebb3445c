import type { StoreContext } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { cursorOf, pageUrls, tableOf } from '../../platform/owner/index.ts';
import type { OwnerTableData } from '../../platform/pages/owner-pages.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { toMoney } from '../../platform/shared/money.ts';
import { OWNER_TEXTS } from '../../platform/shared/strings.ts';
import { findGiftCards } from './find-gift-cards.ts';

/**
 * Reads the list of gift cards.
 * @param context the request: `before` or `after` in its query
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §8.3
 */
export async function readGiftCards(context: StoreContext, { db }: StoreParts): Promise<OwnerTableData> {
  const { items, total, ...ends } = await findGiftCards(db, cursorOf(context));
  return {
    count: OWNER_TEXTS.giftCards(total),
    ...tableOf(['Issued', 'Customer', 'Code', 'Value', 'Left', 'Order'], items, (card) => [
      { at: card.createdAtMs },
      { lines: [card.customerName, card.email] },
      { code: card.maskedCode },
      { money: toMoney(card.valueCents) },
      card.isVoided ? { lines: [OWNER_TEXTS.voidedCard] } : { money: toMoney(card.leftCents) },
      { link: { text: card.orderNumber, url: OWNER_URLS.order.replace(':id', card.orderId) } },
    ]),
    empty: OWNER_TEXTS.noGiftCards,
    ...pageUrls(ends, OWNER_URLS.giftCards),
  };
}
