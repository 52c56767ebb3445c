export { findCardsOfOrder, type GiftCardOfOrder } from './find-cards-of-order.ts';
export { issueGiftCards } from './issue-gift-cards.ts';
export { findGiftCard, type GiftCard } from './find-gift-card.ts';
export { payByGiftCards, returnGiftCards } from './pay-by-gift-cards.ts';
export { voidGiftCards } from './void-gift-cards.ts';
