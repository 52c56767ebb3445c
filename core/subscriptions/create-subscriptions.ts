import { createCooldown } from '../api/index.ts';
import type { AddRequest } from '../cart/index.ts';
import {
  FAILURE_KINDS,
  type FailureKind,
  isStorefrontError,
  StorefrontError,
  toStorefrontError,
} from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import { randomId } from '../session/index.ts';
import { pause, type Report } from '../shared/index.ts';
import type { SubscriptionsGateway } from './gateway.ts';

/** Starts subscriptions, each in a cart of its own. Source: docs/behaviour/subscriptions.md §3 */
export interface Subscriptions {
  /**
   * Starts a subscription. If the outcome is unknown, the next attempt reuses the key, so that the store answers
   * the same token.
   * @returns the token of its cart
   * @throws StorefrontError when it was refused, or its outcome is unknown
   */
  start(request: AddRequest): Promise<string>;
}

/** Dependencies of subscriptions. */
export interface SubscriptionsParts {
  readonly gateway: SubscriptionsGateway;
  /** Receives mistakes of the gateway. */
  readonly report: Report;
  /** Monotonic time in milliseconds; `performance.now` by default. */
  readonly nowMs?: () => number;
  /** Waits, in milliseconds; uses `setTimeout` by default. */
  readonly wait?: (delayMs: number) => Promise<void>;
}

/** The store has processed this request; after any other failure the outcome is unknown. */
const DECIDED: readonly FailureKind[] = [FAILURE_KINDS.soldOut, FAILURE_KINDS.invalid];

/** How long an attempt with the same key may stay in flight, in milliseconds. Source: docs/behaviour/cart.md §6.6 */
const IN_FLIGHT_WAIT_MS = 1_000;

const CONTEXT = 'subscriptions/gateway';

/**
 * Creates the subscriptions of a page.
 * @param parts the backend, and clocks
 * Source: docs/behaviour/subscriptions.md §3.3, §3.4
 */
export function createSubscriptions(parts: SubscriptionsParts): Subscriptions {
  const { gateway, report, nowMs = () => performance.now(), wait = pause } = parts;
  const cooldown = createCooldown(nowMs);
  /** Request → the key of an attempt with unknown outcome. */
  const keys = new Map<string, string>();

  async function ask(request: AddRequest, key: string): Promise<string> {
    try {
      return tokenOf(await gateway.start(request, key));
    } catch (caught) {
      throw toStorefrontError(caught, report, CONTEXT);
    }
  }

  async function askAgain(request: AddRequest, key: string): Promise<string> {
    try {
      return await ask(request, key);
    } catch (error) {
      if (!isStorefrontError(error) || error.kind !== FAILURE_KINDS.inFlight) throw error;
      await wait(IN_FLIGHT_WAIT_MS);
      return ask(request, key);
    }
  }

  return {
    async start({ itemId, sku, quantity, additionalFields }) {
      cooldown.check();
      const request = { itemId, sku, quantity, additionalFields };
      const name = JSON.stringify(request);
      const key = keys.get(name) ?? randomId();
      keys.set(name, key);
      try {
        const token = await askAgain(request, key);
        keys.delete(name);
        return token;
      } catch (error) {
        if (!isStorefrontError(error)) throw error;
        if (error.kind === FAILURE_KINDS.rateLimited) cooldown.begin(error);
        if (DECIDED.includes(error.kind)) keys.delete(name);
        throw error;
      }
    },
  };
}

function tokenOf(answer: unknown): string {
  const token = isJsonObject(answer) ? answer['cartToken'] : undefined;
  if (typeof token === 'string' && token !== '') return token;
  throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
}
