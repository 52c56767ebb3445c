export { openBackend, type CartBackend } from './backend.ts';
export type { Cart, CartEntry, ChosenVariant, Coupon } from './cart.ts';
export type { CartRoom, CartStatus } from './cart-room.ts';
export { createCart, type CartParts } from './create-cart.ts';
export type {
  AddRequest,
  AdditionalFieldsRequest,
  CartAnswerJson,
  CartEntryJson,
  CartGateway,
  CartJson,
  Stock,
} from './gateway.ts';
export { createMemoryCartGateway, type MemoryCartGateway } from './memory-gateway.ts';
export type { CatalogItem } from './memory-lines.ts';
export { cartFailureMessage, countText, spokenCount } from './messages.ts';
export type { CartMiddleware, CartOperation, CartResult } from './operation.ts';
export { assertCartGateway, limitCartGateway } from './own-gateway.ts';
export { createCartParser } from './parse-cart.ts';
export { restCartGateway } from './rest-gateway.ts';
export { CART_STRINGS } from './strings.ts';
