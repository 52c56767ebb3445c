import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { withinTime } from '../shared/index.ts';
import type { CartGateway } from '../cart/index.ts';
import { CART_LIMITS } from './limits.ts';

/**
 * Adds a timeout to a custom backend.
 * @param gateway the backend
 * @param timeoutMs the timeout in milliseconds; 30 s by default
 * @returns the same backend, which throws a StorefrontError "timeout" afterwards
 * Source: docs/behaviour/cart.md §9.1
 */
export function limitCartGateway(
  gateway: CartGateway,
  timeoutMs: number = CART_LIMITS.gatewayTimeoutMs,
): CartGateway {
  const limited = <Answer>(answer: Promise<Answer>) =>
    withinTime(answer, timeoutMs, () => new StorefrontError(FAILURE_KINDS.timeout));
  return {
    load: () => limited(gateway.load()),
    add: (...call) => limited(gateway.add(...call)),
    setQuantity: (...call) => limited(gateway.setQuantity(...call)),
    remove: (...call) => limited(gateway.remove(...call)),
    updateAdditionalFields: (...call) => limited(gateway.updateAdditionalFields(...call)),
    stockOf: (itemId) => limited(gateway.stockOf(itemId)),
  };
}
