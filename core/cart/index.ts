export { openBackend, type CartBackend } from './client/backend.ts';
export { createCartClient, type CartClientParts } from './client/create-client.ts';
export { limitCartGateway } from './client/limit-gateway.ts';
export type { CartClient, CartContext } from './state/cart-client.ts';
export type { Cart, CartEntry, CartStatus, ChosenVariant, Coupon } from './state/cart.ts';
export type { ObservableCart } from './cart-room.ts';
export { createCart, type CartParts } from './create-cart.ts';
export type {
  AddRequest,
  AdditionalFieldsRequest,
  CartAnswerJson,
  CartEntryJson,
  CartGateway,
  CartJson,
  Stock,
} from './state/gateway.ts';
export { createMemoryCartGateway, type MemoryCartGateway } from './memory-gateway.ts';
export type { CatalogItem } from './memory-lines.ts';
export { cartStates, isCartKnown } from './cart-states.ts';
export { countText, spokenCount } from './count-text.ts';
export { hasPendingLines } from './has-pending-lines.ts';
export { cartFailureMessage } from './failure-message.ts';
export type { CartMiddleware, CartOperation, CartResult } from './state/cart-operation.ts';
export { tellPriceChange } from './tell-price-change.ts';
export { createAdditionUndo, type AdditionUndo, type UndoStep } from './undo-addition.ts';
export { assertCartGateway } from './own-gateway.ts';
export { createCartParser } from './client/parse-cart.ts';
export { CART_PATH, restCartGateway } from './client/rest-gateway.ts';
