export type { CartClient, CartContext } from './state/cart-client.ts';
export type { Cart, CartEntry, CartStatus, ChosenVariant, Coupon } from './state/cart.ts';
export type { ObservableCart } from './observable-cart.ts';
export { createCart, type CartParts } from './create-cart.ts';
export type {
  AddRequest,
  AdditionalFieldsRequest,
  CartAbilities,
  CartAnswerJson,
  CartCall,
  CartEntryJson,
  CartGateway,
  CartJson,
  CheckoutPlace,
  DirectCartGateway,
  GatewayCall,
  Stock,
} from './state/gateway.ts';
export type { CartMiddleware, CartOperation, CartResult } from './state/cart-operation.ts';
export { assertCartGateway } from './own-gateway.ts';
export type { CartState } from './state/cart-state.ts';
export { cartSummary, EMPTY_SUMMARY, type CartSummary } from './state/summary.ts';
