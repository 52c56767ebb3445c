import { FAILURE_KINDS, StorefrontError } from '../../errors/index.ts';
import type { CartGateway } from '../state/gateway.ts';

/** How long a program's own backend may take to answer, in milliseconds. */
const GATEWAY_TIMEOUT_MS = 30_000;

/**
 * Limits how long a program's own backend may take.
 * @param gateway the backend
 * @param timeoutMs how long an answer may take, in milliseconds; 30 s by default
 * @returns the same backend, which then throws a StorefrontError "timeout"
 * Source: docs/behaviour/cart.md §9.1
 */
export function limitCartGateway(gateway: CartGateway, timeoutMs = GATEWAY_TIMEOUT_MS): CartGateway {
  return {
    load: () => withinTime(gateway.load(), timeoutMs),
    add: (...call) => withinTime(gateway.add(...call), timeoutMs),
    setQuantity: (...call) => withinTime(gateway.setQuantity(...call), timeoutMs),
    remove: (...call) => withinTime(gateway.remove(...call), timeoutMs),
    updateAdditionalFields: (...call) => withinTime(gateway.updateAdditionalFields(...call), timeoutMs),
    stockOf: (itemId) => withinTime(gateway.stockOf(itemId), timeoutMs),
  };
}

async function withinTime<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorefrontError(FAILURE_KINDS.timeout));
    }, timeoutMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
