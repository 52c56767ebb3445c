export { findGiftCards, type ListedGiftCard } from './find-gift-cards.ts';
export { issueGiftCards } from './issue-gift-cards.ts';
export { maskCodes } from './new-code.ts';
