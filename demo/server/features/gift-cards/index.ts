export { issueGiftCards } from './issue-gift-cards.ts';
