import { createClient } from '@redis/client';
import { RateLimiterRedis } from 'rate-limiter-flexible';

import { COUNT_TIMEOUT_MS, type CounterStore, openShared } from './counter-store.ts';
import { hashCounted } from './hash-counted.ts';
import type { SharedCounterParts } from './postgres-counters.ts';

/** How often an idle connection is tried, which finds one that was lost without a word. */
const PING_INTERVAL_MS = 10_000;

/**
 * Counts in Redis or Valkey.
 * @param parts its address
 * @returns the store; it connects in the background, and again after a loss
 */
export function redisCounters({ url, secret, onOwnCount }: SharedCounterParts): CounterStore {
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    pingInterval: PING_INTERVAL_MS,
    socket: { connectTimeout: COUNT_TIMEOUT_MS },
  });
  // It reconnects automatically; a failed count is noticed when it is made.
  client.on('error', () => undefined);
  void client.connect().catch(() => undefined);
  return {
    open: (name, window) =>
      openShared(
        `storefront:${name}`,
        window,
        (options) =>
          new RateLimiterRedis({
            ...options,
            storeClient: client,
            useRedisPackage: true,
            rejectIfRedisNotReady: true,
          }),
        onOwnCount,
      ),
    toKey: (counted) => hashCounted(secret, counted),
    close() {
      if (client.isOpen) client.destroy();
      return Promise.resolve();
    },
  };
}
