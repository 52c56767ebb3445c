export { answerOf } from './answer-of.ts';
export { openShop, type ShopTraits } from './ask-shop.ts';
export type { BackendGateways } from './backend-gateways.ts';
export type { BackendOptions } from './backend-options.ts';
export { checkOptions } from './check-options.ts';
export { checkFields, checkQuantity } from './check-requests.ts';
export { emptyCart } from './empty-cart.ts';
export { refuse } from './refuse.ts';
export { browserTokens, type TokenStore } from './token-store.ts';
