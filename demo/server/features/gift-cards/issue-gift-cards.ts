import { formatMoney, money } from '../../../../core/money/index.ts';
import { WEBSITE } from '../../../site/website.ts';
import { newCode } from '../../platform/credentials/index.ts';
import type { StoreTransaction } from '../../platform/database/tables.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import { MAIL_TEXTS } from '../../platform/shared/mail-texts.ts';
import { queueMail } from '../mails/index.ts';

/** The gift cards of an order. */
interface BoughtGiftCards {
  readonly orderId: string;
  readonly email: string;
  readonly customerName: string;
  /** The value of each card, in integer cents. */
  readonly valuesCents: readonly number[];
}

/**
 * Issues the gift cards of an order: each has its own code with the paid value, and a mail that can be forwarded.
 * @param transaction that of the order's payment
 * @param bought the order; nothing happens without a gift card
 * Source: docs/behaviour/reference-store.md §5.6
 */
export async function issueGiftCards(
  transaction: StoreTransaction,
  { orderId, email, customerName, valuesCents }: BoughtGiftCards,
): Promise<void> {
  for (const valueCents of valuesCents) {
    const code = newCode();
    await transaction
      .insertInto('gift_cards')
      .values({
        code,
        order_id: orderId,
        value_cents: valueCents,
        left_cents: valueCents,
        currency: CURRENCY,
      })
      .execute();
    const { subject, greeting, code: codeLine, use } = MAIL_TEXTS.giftCard;
    const value = formatMoney(money(valueCents, CURRENCY));
    await queueMail(transaction, {
      kind: 'gift-card',
      cause: `gift-card:${code}`,
      to: email,
      subject: subject(value, WEBSITE.siteTitle),
      body: [greeting(customerName, value), codeLine(code), use(WEBSITE.siteTitle)].join('\n\n'),
      language: WEBSITE.language,
    });
  }
}
